"""Setting up: seeds, players, options."""

import hashlib
import inspect

import pytest
from hypothesis import given

from tests.engine.modes import Mode, everywhere, random_play, seeds
from tidetable import games
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game
from tidetable.engine.seats import FIRST

every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.name)


@everywhere
@given(seed=seeds)
def test_the_same_seed_is_the_same_game(mode: Mode, seed: int) -> None:
    one, two = mode.new(seed), mode.new(seed)
    assert one.record() == two.record()
    for action in random_play(one, seed):
        one.apply(action)
        two.apply(action)
    assert one.record() == two.record()
    assert one.reveal() == two.reveal()


@everywhere
def test_another_seed_is_another_deal(mode: Mode) -> None:
    deals = {str(mode.new(seed).record()["outcomes"]) for seed in range(50)}
    if mode.game.hidden_information:
        assert len(deals) == 50
    else:
        assert (len(deals) > 1) == mode.game.random_setup


@everywhere
def test_without_a_seed_the_operating_system_gives_one(mode: Mode) -> None:
    states = [mode.game.new(mode.players, None, **mode.options) for _ in range(5)]
    found = {state.chance.seed for state in states}
    assert None not in found
    assert len(found) == 5


@everywhere
@given(seed=seeds)
def test_the_hash_of_the_seed_is_public_from_the_start(mode: Mode, seed: int) -> None:
    state = mode.new(seed)
    assert state.seed_hash == hashlib.sha256(str(seed).encode()).hexdigest()
    assert state.seed_hash == mode.finished(seed).seed_hash
    assert state.copy().seed_hash == state.seed_hash
    assert state.resample(None, 1).seed_hash == state.seed_hash


@everywhere
def test_a_negative_seed_is_refused(mode: Mode) -> None:
    with pytest.raises(SetupError, match="bad-seed"):
        mode.new(-1)


@every_game
def test_players_out_of_range_are_refused(game: Game) -> None:
    for players in (game.players[0] - 1, game.players[-1] + 1, -1, 99):
        with pytest.raises(SetupError) as refused:
            game.new(players, seed=1)
        assert refused.value.code == "bad-players"
        assert refused.value.params["players"] == players


@every_game
def test_the_least_number_of_players_is_the_default(game: Game) -> None:
    assert game.new(seed=1).players == game.players[0]


@every_game
def test_unknown_options_are_refused(game: Game) -> None:
    with pytest.raises(SetupError) as refused:
        game.new(seed=1, nonsense="yes")
    assert refused.value.code == "unknown-option"
    assert refused.value.params["option"] == "nonsense"


@every_game
def test_unknown_choices_are_refused_and_the_first_is_the_default(game: Game) -> None:
    record = game.new(seed=1).record()
    usual = {name: choices[0] for name, choices in game.options.items() if choices != FIRST}
    assert record["options"] == usual  # the lot is not mentioned
    for option in game.options:
        with pytest.raises(SetupError, match="bad-option"):
            game.new(game.players[0], 1, **{option: "nonsense"})


@everywhere
@pytest.mark.parametrize("seat", [-1, 99])
def test_a_seat_that_is_not_there_has_no_view(mode: Mode, seat: int) -> None:
    state = mode.new(1)
    for ask in (state.view, state.events, lambda s: state.resample(s, 1)):
        with pytest.raises(SetupError) as refused:
            ask(seat)
        assert refused.value.code == "no-such-seat"
    with pytest.raises(SetupError, match="no-such-seat"):
        state.view(mode.players)


@every_game
def test_a_game_is_found_by_its_name(game: Game) -> None:
    assert games.get(game.name) is game
    assert game.name in games.names()


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as refused:
        games.get("chess")
    assert refused.value.code == "unknown-game"
    assert refused.value.params["known"] == ", ".join(games.names())


@every_game
def test_every_game_fills_in_the_contract(game: Game) -> None:
    contract = [name for name, _ in inspect.getmembers(Game, callable) if name[0] != "_"]
    assert all(callable(getattr(game, name)) for name in contract)
    assert game.rules_version >= 1
    assert game.players.step == 1
    assert all(choices for choices in game.options.values())
    assert game.data.name.startswith(game.name)
