"""No bot can know more than its seat: it chooses alike wherever its seat sees alike."""

import pytest

from tests.bots.positions import positions
from tidetable import bots
from tidetable.bots import Bot, Perspective, Settings
from tidetable.bots.players import Searcher


def quick(name: str) -> Bot:
    """The bot itself; a searcher with a small budget, which changes nothing about what it sees."""
    bot = bots.get(name)
    if isinstance(bot, Searcher):
        was = bot.settings
        settings = Settings(40, was.exploration, was.temperature, was.guided, was.priors)
        return Searcher(name, settings, bot.overlooks)
    return bot


@pytest.mark.parametrize("name", bots.names())
def test_the_same_choice_in_every_state_the_seat_cannot_tell_apart(name: str) -> None:
    bot = quick(name)
    for number, state in enumerate(positions(24)):
        seat = int(state.to_move)
        choice = bot.choose(Perspective(state), number).action
        assert choice in state.actions()
        for guess in range(3):
            other = state.resample(seat, 900 + guess)
            assert bot.choose(Perspective(other), number).action == choice


def test_a_sight_hangs_on_what_the_seat_knows_alone() -> None:
    for state in positions(60):
        seat = int(state.to_move)
        other = state.resample(seat, 77)
        # One guess may happen to be right, but not three in a row.
        guesses = [state.resample(seat, seed).reveal() for seed in (77, 78, 79)]
        assert guesses != [state.reveal()] * 3 or state.reveal() == state.view(seat)
        mine, same = Perspective(state), Perspective(other)
        assert mine.base.reveal() == same.base.reveal()
        assert mine.resample(5).reveal() == same.resample(5).reveal()
        assert mine.view == state.view(seat)
        assert mine.actions == state.actions()


def test_a_sight_does_not_hold_the_seed_of_the_deal() -> None:
    for state in positions(3):
        perspective = Perspective(state)
        assert perspective.base.chance.seed is None
        assert perspective.base.record()["seed"] is None
        assert perspective.resample(1).chance.seed is None


def test_imaginations_differ() -> None:
    state = next(positions(1))
    perspective = Perspective(state)
    seen = {str(perspective.resample(seed).reveal()) for seed in range(20)}
    assert len(seen) == 20
