"""What a seat sees, and what it must not."""

from typing import Any, cast

from tests.engine.poseidon.position import POSEIDON, play, position, stored
from tidetable.engine.poseidon.model import STAGE_OVER, STAGE_TAKE, PoseidonState

KINDS = "fins fins rider rider mouth mouth graveyard trident"


def test_nobody_sees_a_coral_at_first() -> None:
    state = POSEIDON.new(3, seed=4)
    for viewer in (0, 1, 2, None):
        corals = cast(Any, state.view(viewer))["kraken"]["corals"]
        assert [coral["kind"] for coral in corals] == [None] * 8
    revealed = cast(Any, state.reveal())["kraken"]["corals"]
    assert None not in [coral["kind"] for coral in revealed]


def test_a_seat_sees_what_it_has_peeked_at_and_bought_also_when_somebody_else_buys_it() -> None:
    state = position(corals=KINDS)
    state.seen[0] = 0b1
    state.seen[1] = 0b10
    state.owners[0] = 1
    state.seen[1] |= 0b1
    shown = [cast(Any, state.view(viewer))["kraken"]["corals"] for viewer in (0, 1, None)]
    assert [[c["kind"] for c in corals[:3]] for corals in shown] == [
        ["fins", None, None],
        ["fins", "fins", None],
        [None, None, None],
    ]
    assert shown[2][0]["owner"] == 1
    assert shown[2][0]["seen_by"] == [0, 1]


def test_open_scores_show_everybodys_tokens() -> None:
    state = position(friends=["23456", "123456"], open_scores="yes")
    for viewer in (0, 1, None):
        seats = cast(Any, state.view(viewer))["seats"]
        assert [seat["tokens"] for seat in seats] == [[1], []]
        assert [seat["points"] for seat in seats] == [1, 0]


def test_closed_scores_show_only_the_own_ones() -> None:
    state = position(friends=["23456", "123456"])  # as in the rulebook
    shown = [cast(Any, state.view(viewer))["seats"] for viewer in (0, 1, None)]
    assert [[seat["points"] for seat in seats] for seats in shown] == [
        [1, None],
        [None, 0],
        [None, None],
    ]
    assert shown[1][0]["tokens"] is None
    assert cast(Any, state.reveal())["seats"][0]["tokens"] == [1]
    state.stage = STAGE_OVER  # then all is counted
    assert [seat["points"] for seat in cast(Any, state.view(None))["seats"]] == [1, 0]


def test_the_board_can_be_drawn_from_a_view() -> None:
    state = position(
        creatures=["L2 Beach", "Deep R3"],
        sea={2: "o5 o5 n1"},
        slots="of. n.. ...",
        reefs=["A2a S1a:f3 F1b:x"],
        shark="L3",
        heading=-1,
    )
    view = cast(Any, state.view(0))
    spaces = {one["name"]: one for one in view["ocean"]["spaces"]}
    assert spaces["L2"]["creatures"] == [0]
    assert spaces["R3"]["creatures"] == [1]
    assert (spaces["L2"]["wave"], spaces["Deep"]["wave"]) == (2, None)
    assert view["ocean"]["waves"][1] == [
        {"owner": 0, "value": 5, "count": 2},
        {"owner": None, "value": 1, "count": 1},
    ]
    assert view["ocean"]["shark"]["space"] == "L3"
    assert view["ocean"]["shark"]["next"] == "L2"
    assert len(view["ocean"]["paths"]) == 16
    assert [slot["taken"] for slot in view["big_wave"]["slots"]][:4] == [True, True, False, True]
    assert view["big_wave"]["slots"][3] == {"row": 1, "group": 1, "owner": None, "taken": True}
    seat = view["seats"][0]
    assert seat["reef"][1] == {
        "at": [1, 0],
        "level": 1,
        "symbol": "storage",
        "tile": 0,
        "die": {"owner": 1, "value": 3},
        "skeleton": False,
    }
    assert seat["reef"][2]["skeleton"]
    assert seat["strengths"] == {"arrow": 2, "food": 1, "wave": 1}
    assert (seat["skeletons"], seat["sum"]) == (1, 10)


def test_what_is_under_way_is_shown() -> None:
    state = position(
        creatures=["L2 Beach", "Beach Beach"],
        sea={2: "o3 f3 n3 o5"},
        reefs=["F2a S1a S1b"],
        shark="Beach",
        stage=STAGE_TAKE,
        moved=0,
    )
    now = cast(Any, state.view(1))["now"]
    assert (now["moved_to"], now["wave"], now["takes_left"]) == ("L2", 2, 2)
    eating = play(cast(PoseidonState, state.copy()), "eat2 o3")
    now = cast(Any, eating.view(1))["now"]
    assert now["goal"] == "low_pair"
    assert now["picked"] == [{"owner": 0, "value": 3}]
    storing = play(state, "o5")
    now = cast(Any, storing.view(1))["now"]
    assert now["held"] == {"owner": 0, "value": 5}
    assert stored(state) == []


def test_the_result_shows_all_corals() -> None:
    state = POSEIDON.new(2, seed=6, start_reef="preset")
    while not state.over:
        state.apply(state.actions()[-1])
    view = cast(Any, state.view(None))
    assert all(coral["kind"] for coral in view["kraken"]["corals"])
    assert view["result"]["scores"] == state.scores()
    assert view["result"]["winners"] == state.winners()
