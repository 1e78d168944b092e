"""Every way to play every game: the ground that the contract tests and the soak cover."""

import importlib
from collections.abc import Callable, Iterator
from typing import NamedTuple, cast

import pytest
from hypothesis import strategies as st

from tidetable import compiled, games
from tidetable.engine.chance import Rng
from tidetable.engine.game import Game, State

LONGEST = 10_000  # decisions; a game that takes more does not end
EVERY_STEP = 40  # decisions of a game that are all looked at; later ones only now and then


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

    def viewers(self) -> list[int | None]:
        """Everybody who can look at the table: the seats and a spectator."""
        return [*range(self.players), None]


def modes() -> list[Mode]:
    """Each choice of each option with the defaults of the others, for each number of players; with
    many options, which do not meddle with each other, all first choices, all second ones, ..."""
    found = []
    for game in games.all():
        options = game.options
        usual = {name: choices[0] for name, choices in options.items()}
        if len(options) <= 2:
            ways = [usual]
            for name, choices in options.items():
                ways += [{**usual, name: choice} for choice in choices[1:]]
        else:
            most = max(len(choices) for choices in options.values())
            ways = [
                {name: of[way % len(of)] for name, of in options.items()} for way in range(most)
            ]
        found += [Mode(game, players, way) for players in game.players for way in ways]
    return found


def fewer() -> list[Mode]:
    """Each way of playing with one number of players: for plain Python, which is thirty times
    slower, and which test_compiled_agrees.py compares with the compiled engine everywhere."""
    found: dict[str, list[Mode]] = {}
    for mode in modes():
        found.setdefault(f"{mode.game.name} {mode.options}", []).append(mode)
    return [ways[number % len(ways)] for number, ways in enumerate(found.values())]


def random_play(state: State, seed: int) -> Iterator[int]:
    """Random legal actions until the game is over; whoever asks for them applies them."""
    rng = Rng(seed)
    for _ in range(LONGEST):
        if state.over:
            return
        yield chosen(state.actions(), rng)
    raise AssertionError(f"no end after {LONGEST} decisions")


def looks(state: State, seed: int) -> Iterator[int]:
    """As random_play, but in a long game it stops at every step only at first and then ever more
    seldom; the actions in between it applies itself. For tests that look closely at each step."""
    rng = Rng(seed + 1)
    for action in random_play(state, seed):
        late = max(0, int(state.steps) - EVERY_STEP)
        if rng.below(1 + late // 8) == 0:
            yield action
        else:
            state.apply(action)


def chosen(actions: list[int], rng: Rng) -> int:
    return actions[rng.below(len(actions))]


def conserved(game: Game) -> Callable[[State], None]:
    """The check of this game that no piece is lost or doubled: engine/GAME/conservation.py."""
    module = importlib.import_module(f"tests.engine.{game.name}.conservation")
    return cast(Callable[[State], None], module.conserved)


everywhere = pytest.mark.parametrize(
    "mode", modes() if compiled.is_compiled() else fewer(), ids=str
)
seeds = st.integers(0, 2**64)
steps = st.integers(0, 80)  # some way into a game, or to its end
