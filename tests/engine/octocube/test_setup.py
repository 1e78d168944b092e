"""Setup: tiles, stacks, abyss tiles, who begins."""

from collections import Counter
from typing import Any, cast

import pytest

from tests.engine.octocube.conservation import places
from tests.engine.octocube.position import OCTOCUBE, corrected, seen, stack
from tests.engine.uniform import assert_uniform
from tidetable.engine.octocube.model import OctocubeState


def new(players: int, seed: int = 1, mode: str = "standard") -> OctocubeState:
    return cast(OctocubeState, OCTOCUBE.new(players, seed, mode=mode))


def test_the_tiles_of_the_box() -> None:
    tiles = places(new(2))["stacks"]
    kinds = Counter(shown // 4 for shown in tiles if shown != 20)
    assert [kinds[kind] for kind in range(5)] == [9, 12, 15, 17, 19]
    assert Counter(shown % 4 for shown in tiles if shown != 20) == dict.fromkeys(range(4), 18)
    assert tiles.count(20) == 12
    assert len(tiles) == 84


def test_the_tiles_of_each_colour() -> None:
    counts = Counter(places(new(4))["stacks"])
    table = [[counts[kind * 4 + colour] for kind in range(5)] for colour in range(4)]
    assert table == [[3, 3, 3, 4, 5], [2, 3, 4, 5, 4], [2, 3, 4, 4, 5], [2, 3, 4, 4, 5]]


HEIGHTS = {
    2: ["5555", "5665", "5665", "5555"],
    3: ["33333", "34543", "35053", "34543", "33333"],
    4: ["33333", "34543", "35053", "34543", "33333"],
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stacks(players: int) -> None:
    view: Any = new(players).view(None)
    heights = ["".join(str(len(space["tiles"])) for space in row) for row in view["board"]]
    assert heights == HEIGHTS[players]


@pytest.mark.parametrize("mode", ["standard", "family"])
@pytest.mark.parametrize(("players", "supply"), [(2, 5), (3, 6), (4, 7)])
def test_the_supply_and_the_tile_in_the_middle(mode: str, players: int, supply: int) -> None:
    state = new(players, mode=mode)
    assert len(cast(Any, state.view(0))["supply"]) == state.supply == supply
    laid = [abyss for abyss in state.abyss if abyss >= 0]
    assert laid == ([] if players == 2 else [0])
    if players > 2:
        assert stack(state, "c3") == "~A"


@pytest.mark.parametrize(("players", "supply"), [(2, 5), (3, 6), (4, 7)])
def test_powers_are_drawn_without_repetition_from_eight(players: int, supply: int) -> None:
    centres: Counter[int] = Counter()
    for seed in range(240):
        state = new(players, seed, "advanced")
        assert sorted(state.powers) == list(range(1, 9))  # A is on a standard side
        assert state.supply == supply
        assert state.laid == (players > 2)
        if players > 2:
            assert state.abyss[12] == state.powers[0]
        centres[int(state.powers[0])] += 1
    assert_uniform([centres[power] for power in range(1, 9)])


def test_all_nine_powers_are_the_alternative() -> None:
    data = corrected(abyss={"powers": "ABCDEFGHI"})
    centres = set()
    for seed in range(60):
        state = cast(OctocubeState, OCTOCUBE.new(3, seed, data, mode="advanced"))
        assert sorted(state.powers) == list(range(9))
        centres.add(int(state.abyss[12]))
    assert centres == set(range(9))


def test_only_the_top_of_a_stack_is_seen() -> None:
    state = new(2)
    assert seen(state, "a1")[1:] == [None] * 4
    assert seen(state, "a1")[0] is not None
    revealed: Any = state.reveal()
    assert None not in revealed["board"][0][0]["tiles"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random_and_play_goes_clockwise(players: int) -> None:
    firsts = [new(players, seed).first for seed in range(300)]
    assert_uniform([firsts.count(seat) for seat in range(players)])
    state = new(players, 5)
    order = []
    for _ in range(players):
        order.append(int(state.to_move))
        state.apply(state.actions()[0])
    assert order == [(state.first + n) % players for n in range(players)]
    assert state.to_move == state.first


def test_every_deal_is_another() -> None:
    assert len({str(new(2, seed).reveal()["board"]) for seed in range(20)}) == 20


def test_the_table_may_choose_who_begins() -> None:
    """A round ends before that seat's next turn."""
    for seed in range(8):
        state = cast(OctocubeState, OCTOCUBE.new(4, seed, first="seat2"))
        assert (state.first, state.to_move) == (2, 2)
        for _ in range(4):
            state.apply(state.actions()[0])
        assert (state.to_move, state.rounds) == (2, 2)
