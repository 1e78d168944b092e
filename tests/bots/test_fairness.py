"""A bot knows no more than its seat: it makes the same choice in positions that look the same."""

import pytest

from tests.bots.positions import positions
from tidetable import bots, games
from tidetable.bots import Bot, Perspective, Settings
from tidetable.bots.players import Searcher


def quick(name: str) -> Bot:
    """The bot, with a small budget if it searches. What it sees is not affected."""
    bot = bots.get(name)
    if isinstance(bot, Searcher):
        was = bot.settings
        settings = Settings(40, was.exploration, was.temperature, was.guided, was.priors)
        return Searcher(name, settings, bot.overlooks)
    return bot


@pytest.mark.parametrize("name", bots.names())
def test_the_choice_is_the_same_in_indistinguishable_states(name: str) -> None:
    bot = quick(name)
    for number, state in enumerate(positions(24)):
        seat = int(state.to_move)
        choice = bot.choose(Perspective(state), number).action
        assert choice in state.actions()
        for guess in range(3):
            other = state.resample(seat, 900 + guess)
            assert bot.choose(Perspective(other), number).action == choice


@pytest.mark.parametrize("mode", ["family", "advanced"])
def test_the_judge_of_a_mode_learns_nothing_hidden(mode: str) -> None:
    """Each mode of Octocube has its own features and weights; other tests play the first one."""
    bot, greedy = Searcher("search", Settings(60)), bots.get("greedy")
    state = games.get("octocube").new(players=2, seed=4, mode=mode)
    compared = 0
    while not state.over and compared < 8:
        seat = int(state.to_move)
        if len(state.actions()) > 1 and state.steps % 5 == 0:
            choice = bot.choose(Perspective(state), 3).action
            others = [state.resample(seat, seed) for seed in (900, 901)]
            assert all(bot.choose(Perspective(one), 3).action == choice for one in others)
            compared += any(one.reveal() != state.reveal() for one in others)
        state.apply(greedy.choose(Perspective(state), 0).action)
    assert compared == 8


def test_a_perspective_depends_only_on_what_the_seat_knows() -> None:
    for state in positions(60):
        seat = int(state.to_move)
        other = state.resample(seat, 77)
        # One sample may happen to equal the real state, but not three in a row.
        guesses = [state.resample(seat, seed).reveal() for seed in (77, 78, 79)]
        assert guesses != [state.reveal()] * 3 or state.reveal() == state.view(seat)
        mine, same = Perspective(state), Perspective(other)
        assert mine.base.reveal() == same.base.reveal()
        assert mine.resample(5).reveal() == same.resample(5).reveal()
        assert mine.view == state.view(seat)
        assert mine.actions == state.actions()


def test_a_perspective_does_not_contain_the_seed() -> None:
    for state in positions(3):
        perspective = Perspective(state)
        assert perspective.base.chance.seed is None
        assert perspective.base.record()["seed"] is None
        assert perspective.resample(1).chance.seed is None


def test_different_seeds_give_different_samples() -> None:
    state = next(positions(1))
    perspective = Perspective(state)
    seen = {str(perspective.resample(seed).reveal()) for seed in range(20)}
    assert len(seen) == 20


def test_a_budget_depends_only_on_what_the_seat_knows() -> None:
    bot = bots.get("expert")
    assert isinstance(bot, Searcher)
    for state in positions(60):
        other = state.resample(int(state.to_move), 77)
        assert bot.iterations(state) == bot.iterations(other) > 0
