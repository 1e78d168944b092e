"""Who begins: drawn by lot, or the seat that the table has chosen."""

import json

import pytest

from tests.engine.modes import random_play
from tidetable import games
from tidetable.engine import notation
from tidetable.engine.chance import Chance
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game, State
from tidetable.engine.record import verify
from tidetable.engine.seats import FIRST

CHOOSING = [game for game in games.all() if game.options.get("first") == FIRST]
every_game = pytest.mark.parametrize("game", CHOOSING, ids=lambda game: game.name)


def begun(game: Game, players: int, seed: int, **options: str) -> State:
    """A game at its first decision, which is that of the seat that begins: in Poseidon's Kingdom
    everybody lays a reef before."""
    ready = {"start_reef": "preset"} if "start_reef" in game.options else {}
    return game.new(players, seed, **ready, **options)


def drawn_in(state: State) -> dict[str, list[int]]:
    return {outcome.label: list(outcome.numbers) for outcome in state.chance.outcomes}


def test_the_released_games_have_the_choice() -> None:
    assert {"kadora", "octocube", "poseidon"} <= {game.name for game in CHOOSING}


@every_game
def test_the_chosen_seat_begins_whatever_the_seed(game: Game) -> None:
    for players in game.players:
        for seat in range(players):
            for seed in range(4):
                state = begun(game, players, seed, first=f"seat{seat}")
                assert state.to_move == seat
                assert (
                    len(drawn_in(state)) == len(drawn_in(begun(game, players, seed))) - 1
                )  # no lot
                assert state.setup.options["first"] == f"seat{seat}"


@every_game
def test_the_lot_is_the_default_and_is_drawn(game: Game) -> None:
    for players in game.players:
        games_begun = [begun(game, players, seed) for seed in range(30)]
        assert {int(state.to_move) for state in games_begun} == set(range(players))
        named = begun(game, players, 3, first="lot")
        assert named.record() == games_begun[3].record()
        assert "first" not in named.setup.options  # as in older records


@every_game
def test_a_seat_that_is_not_there_cannot_begin(game: Game) -> None:
    for players in game.players:
        for choice in (*FIRST[players + 1 :], "seat9", "seat-1", "seat", "0", ""):
            with pytest.raises(SetupError) as refused:
                game.new(players, 1, first=choice)
            assert refused.value.code == "bad-option"
            assert refused.value.params["known"] == ", ".join(FIRST[: players + 1])


@every_game
def test_the_choice_survives_record_notation_and_copies(game: Game) -> None:
    state = game.new(3, 5, first="seat2")
    for _, action in zip(range(40), random_play(state, 5), strict=False):
        state.apply(action)
    record = json.loads(json.dumps(state.record()))
    assert record["options"]["first"] == "seat2"
    assert game.replay(record).reveal() == state.reveal()
    assert verify(game, record).reveal() == state.reveal()
    assert json.loads(json.dumps(notation.parse(game, notation.write(game, record)))) == record
    assert state.copy().first == state.fork().first == state.first


@every_game
def test_bots_get_what_they_may_know(game: Game) -> None:
    """A resampled state was begun by the same seat, looks the same, and leads to itself."""
    state = game.new(3, 6, first="seat1")
    for _, action in zip(range(25), random_play(state, 6), strict=False):
        state.apply(action)
    for seat in (None, 0, 1, 2):
        other = state.resample(seat, 9)
        assert other.first == state.first
        assert other.view(seat) == state.view(seat)
        assert other.events(seat) == state.events(seat)
        assert game.replay(other.record()).view(seat) == state.view(seat)


@every_game
def test_the_choice_changes_nothing_else_of_the_deal(game: Game) -> None:
    """The host cannot pick a better deal by picking who begins."""
    drawn = drawn_in(begun(game, 3, 8))
    chosen = drawn_in(begun(game, 3, 8, first="seat1"))
    assert {label: drawn[label] for label in chosen} == chosen


@every_game
def test_a_record_of_the_lot_can_be_dealt_again(game: Game) -> None:
    record = game.new(3, 8).record()
    again = game.start(3, game.new(3, 8).setup.options, game.data, Chance(8), None)
    assert again.record() == record
