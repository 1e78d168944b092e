"""What a view shows and what it hides."""

import json
from typing import Any, cast

import pytest

from tests.engine.modes import random_play
from tests.engine.octocube.position import BARE, OCTOCUBE, play, position, tile
from tidetable.engine.octocube.model import OctocubeState
from tidetable.engine.octocube.resample import hidden_places


@pytest.mark.parametrize("mode", ["standard", "family", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_below_the_top_everything_is_hidden_from_all(mode: str, players: int) -> None:
    """At every step, for every seat and for a spectator."""
    state = cast(OctocubeState, OCTOCUBE.new(players, 3, mode=mode))
    for action in random_play(state, 3):
        for viewer in [*range(players), None]:
            view: Any = state.view(viewer)
            hidden = sum(one is None for row in view["board"] for s in row for one in s["tiles"])
            assert hidden == len(hidden_places(state))
            for row in view["board"]:
                for space in row:
                    if space["cube"] is None and space["tiles"]:
                        assert space["tiles"][0] is not None
                    if mode != "family":
                        assert all(one is None for one in space["tiles"][1:])
            assert view["supply"] == [None] * state.supply
        state.apply(action)


def test_the_supply_of_powers_is_hidden_and_revealed_in_order() -> None:
    state = position(BARE, ["a1", "d4"], mode="advanced", powers="CGB")
    assert state.view(0)["supply"] == [None] * 3
    assert state.reveal()["supply"] == ["C", "G", "B"]


def test_the_deal_is_hidden_from_everybody() -> None:
    state = OCTOCUBE.new(4, 1, mode="advanced")
    for viewer in (0, 1, 2, 3, None):
        assert state.events(viewer)[0] == {
            "event": "deal",
            "first": int(state.to_move),
            "stacks": None,
            "powers": None,
        }
    whole: Any = state.events(None, reveal=True)[0]
    assert sum(len(stack) for stack in whole["stacks"]) == 84
    assert sorted(whole["powers"]) == list("BCDEFGHI")


def test_cubes_boards_and_coins_are_open_and_chips_lie_face_down() -> None:
    state = position(
        BARE, ["a1 U=Pg", "d4 N=Fw"], boards=["Sw Sw", "Dg"], coins=[1, 2], chips=[3, 4]
    )
    for viewer in (0, 1, None):
        seats: Any = state.view(viewer)["seats"]
        assert seats[0]["cube"]["faces"]["up"] == tile("Pg")
        assert seats[1]["cube"]["cell"] == [3, 3]
        assert seats[0]["board"]["sextant"]["white"] == 2
        assert [seat["coins"] for seat in seats] == [1, 2]
        own = [points if viewer == seat else None for seat, points in enumerate((3, 4))]
        assert [seat["chips"] for seat in seats] == own


def test_chips_are_open_if_the_table_wants_it() -> None:
    state = OCTOCUBE.new(3, 2, hidden_chips="no")
    for _, action in zip(range(100), random_play(state, 2), strict=False):
        state.apply(action)
    for viewer in (0, 1, 2, None):
        seats: Any = state.view(viewer)["seats"]
        assert sum(seat["chips"] for seat in seats) > 0
        assert [seat["score"] for seat in seats] == state.scores()


def test_chips_are_seen_by_their_owner_alone_until_the_end() -> None:
    state = OCTOCUBE.new(3, 2)
    rng = random_play(state, 2)
    for _ in range(100):
        state.apply(next(rng))
    for viewer in (0, 1, 2, None):
        seats: Any = state.view(viewer)["seats"]
        for number, seat in enumerate(seats):
            assert (seat["chips"] is None) == (number != viewer)
            assert (seat["score"] is None) == (number != viewer)
    for action in rng:
        state.apply(action)
    ended: Any = state.view(None)["seats"]
    assert all(seat["chips"] is not None for seat in ended)
    assert [seat["score"] for seat in ended] == state.scores()


def test_a_view_says_which_step_it_is_and_what_has_been_chosen() -> None:
    state = position("Pg . . .  . . . .  . . . .  . . . .", ["home U=Fw", "home"])
    assert state.view(1)["step"] == "place"
    now: Any = play(state, "+a1").view(1)
    assert (now["step"], now["now"]["cell"]) == ("orient", [0, 0])
    play(state, "@UN +d4")
    assert state.view(0)["step"] == "act"
    play(state, "score")
    assert state.view(0)["step"] == "keep"
    now = play(state, "keep-up").view(0)
    assert now["now"]["kept"] == ["up"]


def test_majorities_show_who_would_get_what() -> None:
    state = position(BARE, ["a1", "d4"], boards=["Pg Pw", "Pl"])
    found: Any = state.view(None)["majorities"]
    assert found[1] == {
        "of": "kind",
        "name": "pearl",
        "points": [6, 3],
        "counts": [2, 1],
        "gains": [6, 3],
    }
    assert len(found) == 9


def test_a_view_has_the_set_value_of_each_cube() -> None:
    state = position(BARE, ["a1 U=Pg N=Pw E=Pl S=Co", "d4"])
    seats: Any = state.view(1)["seats"]
    assert [seat["cube"]["points"] for seat in seats] == [4, 0]
    assert state.view(0)["set_points"] == [0, 2, 4, 7, 10, 15]
    assert state.view(0)["coin_points"] == 3
    assert json.dumps(state.view(0))
