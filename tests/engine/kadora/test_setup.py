"""Setup: what is dealt where, and who begins."""

from collections import Counter
from typing import Any

import pytest

from tests.engine.kadora.conservation import places
from tests.engine.kadora.position import (
    KADORA,
    WORDS,
    block_of,
    dealt,
    drawn_block,
    hand,
    loot,
    stack,
    words,
)
from tests.engine.uniform import assert_uniform
from tidetable.engine.kadora.model import CARDS


@pytest.mark.parametrize(("players", "aside", "stack_size"), [(2, 18, 17), (3, 12, 18), (4, 6, 19)])
def test_how_many_cards_go_where(players: int, aside: int, stack_size: int) -> None:
    lying = places(dealt(list(range(CARDS)), players))
    assert {place: len(cards) for place, cards in lying.items()} == {
        "aside": aside,
        "hands": 4 * players,
        "block": 12,
        "loot": 0,
        "first stack": stack_size,
        "second stack": stack_size,
    }


def test_four_players_share_out_all_72_cards() -> None:
    assert 6 + 16 + 12 + 2 * 19 == CARDS == 72


def test_the_block_is_four_by_four_with_an_empty_middle() -> None:
    state = dealt(list(range(CARDS)), 4)
    empty = [(cell // 4, cell % 4) for cell, card in enumerate(state.block) if card < 0]
    assert empty == [(1, 1), (1, 2), (2, 1), (2, 2)]


def test_dealing_order_aside_hands_block_stacks() -> None:
    """The deck is not shuffled here, so the order in which the cards lie is the dealing order."""
    state = dealt(list(range(CARDS)), 3)
    in_order = iter(WORDS)
    assert words(state.set_aside()).split() == [next(in_order) for _ in range(12)]
    for seat in range(3):
        assert hand(state, seat) == {next(in_order) for _ in range(4)}
    block = [".." if n in (5, 6, 9, 10) else next(in_order) for n in range(16)]
    assert drawn_block(state) == block_of(
        "\n".join(" ".join(block[n : n + 4]) for n in (0, 4, 8, 12))
    )
    assert stack(state, 0) == [next(in_order) for _ in range(18)]  # top card first
    assert stack(state, 1) == [next(in_order) for _ in range(18)]
    assert list(in_order) == []


def test_nobody_has_loot_at_the_start() -> None:
    state = dealt(list(range(CARDS)), 4)
    assert [loot(state, seat) for seat in range(4)] == [set()] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random(players: int) -> None:
    began = Counter(int(KADORA.new(players, seed).to_move) for seed in range(600))
    assert set(began) == set(range(players))
    assert_uniform(list(began.values()))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_play_passes_clockwise(players: int, first: int) -> None:
    """Seats are numbered clockwise."""
    state = dealt(list(range(CARDS)), players, first % players)
    turn_order = []
    for _ in range(2 * players):
        turn_order.append(int(state.to_move))
        while state.to_move == turn_order[-1]:
            state.apply(state.actions()[0])
    expected = [(first + n) % players for n in range(2 * players)]
    assert turn_order == expected


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (2, ["south", "north"]),
        (3, ["south", "west", "north"]),
        (4, ["south", "west", "north", "east"]),
    ],
)
def test_where_the_seats_are(players: int, sides: list[str]) -> None:
    view: Any = KADORA.new(players, seed=1).view(None)
    assert [seat["side"] for seat in view["seats"]] == sides
