"""The engine and the naive model of reference.py play the same games side by side."""

from typing import Any

import pytest

from tests.engine.kadora.conservation import conserved
from tests.engine.kadora.reference import ALL_CARDS, CELLS, Card, Move, Table
from tests.engine.modes import THOROUGH, random_play
from tidetable import games
from tidetable.engine.game import Json, State

KADORA = games.get("kadora")
GAMES = 150 if THOROUGH else 50


def table_beside(state: State) -> Table:
    """The naive model dealt from the same shuffled deck."""
    deck, first = (list(outcome.numbers) for outcome in state.chance.outcomes)
    return Table([ALL_CARDS[number] for number in deck], state.players, first[0])


def as_json(card: Card) -> Json:
    return {"colour": card.colour, "kind": card.kind, "value": card.value}


def as_card(card: Any) -> Card:
    return Card(card["colour"], card["kind"], card["value"])


def as_move(move: Any) -> Move:
    match move:
        case {"do": "give", "colour": colour, "to": to}:
            return ("give", colour, to)
        case {"do": "place", "card": card, "cell": [row, column]}:
            return ("place", as_card(card), (row, column))
        case {"do": "draw", "stack": stack}:
            return ("draw", stack)
    raise AssertionError(move)


def assert_same(state: State, table: Table) -> None:
    shown: Any = state.reveal()
    assert state.to_move == (-1 if table.to_move is None else table.to_move)
    assert shown["step"] == table.step
    assert shown["last_turns"] == (-1 if table.last_turns is None else table.last_turns)
    for row, column in CELLS:
        card = table.block.get((row, column))
        assert shown["block"][row][column] == (None if card is None else as_json(card))
    for seat, shown_seat in enumerate(shown["seats"]):
        assert {as_card(card) for card in shown_seat["hand"]} == table.hands[seat]
        loot = [as_card(card) for pile in shown_seat["loot"].values() for card in pile["cards"]]
        assert len(loot) == len(set(loot))
        assert set(loot) == table.loot[seat]
    assert [[as_card(card) for card in stack] for stack in shown["stacks"]] == table.stacks
    assert {as_card(card) for card in shown["aside"]} == table.aside
    conserved(state)


def played_side_by_side(players: int, seed: int) -> Table:
    state = KADORA.new(players, seed)
    table = table_beside(state)
    assert_same(state, table)
    for action in random_play(state, seed):
        moves = {as_move(KADORA.move(state, legal)): legal for legal in state.actions()}
        assert set(moves) == table.moves()
        state.apply(action)
        table.play(next(move for move, legal in moves.items() if legal == action))
        assert_same(state, table)
    assert table.moves() == set()
    assert state.scores() == table.scores()
    assert state.winners() == table.winners()
    return table


@pytest.mark.parametrize("players", KADORA.players)
def test_same_moves_and_positions_all_the_way(players: int) -> None:
    tables = [played_side_by_side(players, seed) for seed in range(GAMES)]
    assert sum(table.full_tables for table in tables) > 0  # the rare rules were compared, too


@pytest.mark.parametrize(("players", "seed"), [(2, 1975), (2, 5153), (3, 1074), (3, 1213), (4, 88)])
def test_same_in_games_with_a_last_resort(players: int, seed: int) -> None:
    assert played_side_by_side(players, seed).last_resorts > 0


@pytest.mark.parametrize(("players", "seed"), [(2, 1094), (3, 382), (4, 354), (4, 387)])
def test_same_in_games_with_a_shared_win(players: int, seed: int) -> None:
    assert len(played_side_by_side(players, seed).winners()) > 1
