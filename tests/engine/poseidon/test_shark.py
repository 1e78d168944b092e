"""Step 4: the shark."""

from typing import Any, cast

import pytest

from tests.engine.modes import random_play
from tests.engine.poseidon.position import (
    POSEIDON,
    corrected,
    drawn_slots,
    events,
    happened,
    legal_words,
    play,
    position,
    spaces,
    step,
    stored,
)
from tidetable.engine.poseidon.model import STAGE_SHARK, STAGE_TAKE, PoseidonState

EIGHT = ["Deep", "L1", "L2", "L3", "R4", "R5", "R6", "Beach", "L6", "L5", "L4", "R3", "R2", "R1"]


def hunted(creatures: list[str], shark: str, moved: int = 0, **more: object) -> PoseidonState:
    """The creature numbered `moved` has ended its move; nothing is to be taken."""
    fields: dict[str, object] = {
        "players": len(creatures),
        "creatures": creatures,
        "shark": shark,
        "stage": STAGE_TAKE,
        "moved": moved,
        "active": moved // 2,
        **more,
    }
    return position(**fields)


def swum(state: PoseidonState) -> list[str]:
    return [str(event["to"]) for event in events(state, "shark")]


def where(state: PoseidonState) -> str:
    return state.box.names[state.shark_space()]


def test_as_many_spaces_as_the_number_where_the_creature_ended() -> None:
    assert swum(hunted(["L2 R6", "R6 R6"], "Beach")) == ["L6", "L5", "L4"]  # 2 players: 3
    assert swum(hunted(["L3 R6", "R6 R6"], "Beach")) == ["L6", "L5"]
    four = ["L2 R6", "R6 R6", "R6 R6", "R6 R6"]
    assert swum(hunted(four, "Beach")) == ["L6", "L5"]
    assert swum(hunted(["L3 R6", *four[1:]], "Beach")) == ["L6"]


def test_the_number_has_nothing_to_do_with_where_the_shark_is() -> None:
    assert len(swum(hunted(["L2 R6", "R6 R6"], "L6"))) == 3


@pytest.mark.parametrize("heading", [1, -1])
def test_the_route_is_a_figure_of_eight_that_always_crosses(heading: int) -> None:
    for start in range(14):
        state = hunted(["L3 L3", "L3 L3"], EIGHT[start], heading=heading)
        expected = [EIGHT[(start + heading * n) % 14] for n in (1, 2)]
        assert swum(state) == expected


def test_it_starts_in_the_deep_sea_heading_for_the_beach() -> None:
    shark = POSEIDON.new(2, seed=1).view(0)["ocean"]["shark"]  # type: ignore[index]
    assert (shark["space"], shark["next"]) == ("L1", "L2")
    assert shark["route"] == EIGHT


def test_every_creature_on_a_space_it_enters_is_eaten_and_it_swims_on() -> None:
    state = hunted(["R6 L6", "L5 R6"], "Beach", moved=0, reefs=["A1a S1a", "A1a S1a"])
    assert swum(state) == ["L6", "L5"]
    assert [(e["seat"], e["space"]) for e in events(state, "eaten")] == [(0, "L6"), (1, "L5")]
    assert where(state) == "L5"


@pytest.mark.parametrize(("shark", "heading", "across"), [("L3", 1, "R4"), ("R4", -1, "L3")])
def test_it_eats_beyond_a_crossing_too(shark: str, heading: int, across: str) -> None:
    state = hunted([f"R1 {across}", "R1 R1"], shark, heading=heading)
    assert [(e["seat"], e["space"]) for e in events(state, "eaten")] == [(0, across)]


def test_creatures_on_its_own_space_are_behind_it() -> None:
    state = hunted(["L3 Beach", "Beach Beach"], "Beach")
    assert events(state, "eaten") == []
    turned = hunted(["L3 Beach", "Beach Beach"], "Beach", heading=-1)
    assert events(turned, "eaten") == []


def test_owners_decide_in_the_order_eaten_on_one_space_from_the_active_player_on() -> None:
    creatures = ["L6 R6", "L3 L6", "L6 L6", "L6 R6"]
    state = hunted(creatures, "Beach", moved=2)
    assert [e["seat"] for e in events(state, "eaten")] == [1, 2, 2, 3, 0]
    order = []
    while step(state) in ("skeleton", "return"):
        order.append((int(state.to_move), step(state)))
        state.apply(state.actions()[0])
    assert order == [(s, what) for s in (1, 2, 2, 3, 0) for what in ("skeleton", "return")]


def test_a_skeleton_on_a_free_hex_of_the_owners_choice() -> None:
    state = hunted(["R6 L6", "R6 R6"], "Beach", reefs=["A1a S1a:o5 F1b:x S1b"])
    assert step(state) == "skeleton"
    assert legal_words(state) == {"#0,0", "#3,0"}
    play(state, "#0,0")
    assert state.reefs[0].skeletons == 2
    assert state.skeletons == 35


def test_without_a_free_hex_a_stored_die_goes() -> None:
    state = hunted(["R6 L6", "R6 R6"], "Beach", reefs=["A1a:x S1a:o5 S1b:f3"])
    assert legal_words(state) == {"#1,0", "#2,0"}
    play(state, "#2,0")
    assert stored(state) == ["o5"]
    assert state.supply[1] == 10


def test_without_any_hex_no_skeleton() -> None:
    state = hunted(["R6 L6", "R6 R6"], "Beach", reefs=["A1a:x S1a:x"])
    assert step(state) == "return"
    assert "no-skeleton" in happened(state)


def test_no_skeletons_left_in_the_box() -> None:
    state = hunted(["R6 L6", "R6 R6"], "Beach", skeletons=0)
    assert step(state) == "return"


def test_two_creatures_eaten_are_two_skeletons() -> None:
    state = hunted(["L6 L5", "R6 R6"], "Beach", moved=2, reefs=["A1a S1a F1b"])
    play(state, "#0,0 =Deep #1,0 =Beach")
    assert state.reefs[0].skeletons == 2
    assert spaces(state, 0) == ["Deep", "Beach"]


def test_it_returns_to_deep_or_beach_even_beside_the_shark_and_is_not_eaten_again() -> None:
    state = hunted(["R3 R6", "R3 R3"], "R5", reefs=["A1a S1a"])
    assert swum(state) == ["R6", "Beach"]
    play(state, "w1 #0,0")  # a neutral die for the symbol of the beach, then the skeleton
    assert legal_words(state) == {"=Deep", "=Beach"}
    play(state, "=Beach")
    assert spaces(state, 0) == ["R3", "Beach"]
    assert where(state) == "Beach"


# -- die symbols ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shark", "heading", "symbols"),
    [
        ("R6", 1, 1),  # enters Beach
        ("R1", 1, 1),  # enters Deep
        ("L3", 1, 1),  # crosses to R4
        ("R4", -1, 1),  # and back
        ("R5", -1, 1),  # R4, then back
        ("L3", -1, 0),  # no crossing on the way to the deep sea
        ("L4", 1, 1),  # crosses to R3
        ("R2", -1, 1),  # R3, then back
        ("L4", -1, 0),
        ("L1", 1, 0),
        ("Beach", 1, 0),  # leaving an end is not entering it
        ("L2", 1, 1),  # L3, then across
    ],
)
def test_the_shark_passes_a_die_symbol(shark: str, heading: int, symbols: int) -> None:
    state = hunted(["L1 L1", "L1 L1"], shark, heading=heading)
    if shark == "L1":
        state = hunted(["R1 R1", "R1 R1"], shark, heading=heading)
    assert len(swum(state)) == 2
    assert happened(state).count("die-symbol") == symbols


def test_a_neutral_die_on_a_slot_of_the_active_players_choice() -> None:
    state = hunted(["L3 L3", "L3 L3"], "R6")
    assert (step(state), int(state.to_move)) == ("row", 0)
    play(state, "w2")
    assert drawn_slots(state) == "... n.. ..."


def test_each_symbol_passed_brings_a_die() -> None:
    numbers = {"2": [5, 5, 5, 5, 5, 5, 5, 5]}  # from L3 across, and on to the beach
    data = corrected(ocean={"shark_numbers": numbers})
    state = hunted(["L1 L1", "L1 L1"], "L3", data=data)
    assert happened(state).count("die-symbol") == 2
    assert drawn_slots(play(state, "w1 w2")) == "n.. n.. ..."


def test_without_neutral_dice_an_own_one() -> None:
    state = play(hunted(["L3 L3", "L3 L3"], "R6", supply={"n": 0}), "w2")
    assert drawn_slots(state) == "... o.. ..."


def test_without_any_die_nothing() -> None:
    state = hunted(["L3 L3", "L3 L3"], "R6", supply={"n": 0, "o": 0})
    assert drawn_slots(state) == "... ... ..."
    assert state.active == 1


def test_creatures_that_pass_a_symbol_do_nothing() -> None:
    state = position(creatures=["L3 L3", "R3 R3"], shark="Beach", stage=5)
    play(state, "L3>R4")
    assert happened(state).count("die-symbol") == 0


def test_the_view_has_the_stage() -> None:
    assert hunted(["L3 L3", "L3 L3"], "R6").stage == STAGE_SHARK


# -- replayed by hand ------------------------------------------------------------------------------

NUMBERS = {2: [2, 2, 3, 2, 2, 3, 2, 2], 4: [1, 1, 2, 1, 1, 2, 1, 1]}  # Deep, each wave, Beach


def number_of(space: str, players: int) -> int:
    ends = {"Deep": 0, "Beach": 7}
    return NUMBERS[players][ends[space] if space in ends else int(space[1])]


@pytest.mark.parametrize("players", [2, 4])
def test_where_it_swims_and_whom_it_eats_follows_from_the_moves_alone(players: int) -> None:
    state = POSEIDON.new(players, seed=11, start_reef="preset")
    for _, action in zip(range(900), random_play(state, 11), strict=False):
        state.apply(action)
    creatures = [["Deep", "Beach"] for _ in range(players)]
    at, heading = 1, 1
    expected: list[tuple[object, ...]] = []
    found: list[tuple[object, ...]] = []
    for event in cast(list[dict[str, Any]], state.events(None)):
        name, seat = event["event"], event.get("seat", 0)
        if name == "move":
            creatures[seat].remove(event["from"])
            creatures[seat].append(event["to"])
            for _ in range(number_of(event["to"], players)):
                at = (at + heading) % len(EIGHT)
                expected.append(("shark", EIGHT[at]))
                for other in [*range(seat, players), *range(seat)]:
                    while EIGHT[at] in creatures[other]:
                        creatures[other].remove(EIGHT[at])
                        expected.append(("eaten", other, EIGHT[at]))
        elif name == "shark":
            found.append((name, event["to"]))
        elif name == "eaten":
            found.append((name, seat, event["space"]))
        elif name == "return":
            creatures[seat].append(event["space"])
        elif name == "shark-turns":
            heading = -heading
    assert found == expected
    assert sum(step[0] == "eaten" for step in found) > 20
