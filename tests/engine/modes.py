"""Every way to play every game: the ground that the contract tests and the soak cover."""

import importlib
from collections.abc import Callable, Iterator
from typing import NamedTuple, cast

import pytest
from hypothesis import strategies as st

from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.game import Game, State

LONGEST = 10_000  # decisions; a game that takes more does not end


class Mode(NamedTuple):
    game: Game
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *self.options.values()])

    def new(self, seed: int) -> State:
        return self.game.new(self.players, seed, **self.options)

    def after(self, steps: int, seed: int) -> State:
        """A game from this seed after so many random decisions, or its end when it is shorter."""
        state = self.new(seed)
        for _, action in zip(range(steps), random_play(state, seed), strict=False):
            state.apply(action)
        return state

    def finished(self, seed: int) -> State:
        return self.after(LONGEST, seed)

    def eyes(self) -> list[int | None]:
        """Everybody who can look at the table: the seats and a spectator."""
        return [*range(self.players), None]


def modes() -> list[Mode]:
    """Each choice of each option with the defaults of the others."""
    found = []
    for game in games.all():
        usual = {option: choices[0] for option, choices in game.options.items()}
        ways = [usual]
        for option, choices in game.options.items():
            ways += [{**usual, option: choice} for choice in choices[1:]]
        found += [Mode(game, players, way) for players in game.players for way in ways]
    return found


def random_play(state: State, seed: int) -> Iterator[int]:
    """Random legal actions until the game is over; whoever asks for them applies them."""
    rng = Rng(seed)
    for _ in range(LONGEST):
        if state.over:
            return
        yield chosen(state.actions(), rng)
    raise AssertionError(f"no end after {LONGEST} decisions")


def chosen(actions: list[int], rng: Rng) -> int:
    return actions[rng.below(len(actions))]


def conserved(game: Game) -> Callable[[State], None]:
    """The check of this game that no piece is lost or doubled: engine/GAME/conservation.py."""
    module = importlib.import_module(f"tests.engine.{game.name}.conservation")
    return cast(Callable[[State], None], module.conserved)


everywhere = pytest.mark.parametrize("mode", modes(), ids=str)
seeds = st.integers(0, 2**64)
steps = st.integers(0, 80)  # some way into a game, or to its end
