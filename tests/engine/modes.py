"""Every mode (game, options, number of players) that the contract tests and the soak cover."""

import importlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from tidetable import compiled, games
from tidetable.engine.chance import Rng
from tidetable.engine.game import Game, State
from tidetable.engine.seats import FIRST

LONGEST = 10_000  # decisions; a game that takes more does not end
THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"  # as `make test-all` sets it
EVERY_STEP = 40  # decisions of a game that `looks` stops at; later ones only now and then


class Mode(NamedTuple):
    game: Game
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *self.options.values()])

    def new(self, seed: int) -> State:
        return self.game.new(self.players, seed, **self.options)

    def after(self, steps: int, seed: int) -> State:
        """A game from this seed after this many random decisions, or finished if it is shorter."""
        state = self.new(seed)
        for _, action in zip(range(steps), random_play(state, seed), strict=False):
            state.apply(action)
        return state

    def finished(self, seed: int) -> State:
        return self.after(LONGEST, seed)

    def midway(self, seed: int) -> State:
        """The same game as `finished`, half played."""
        return self.after(int(self.finished(seed).steps) // 2, seed)

    @property
    def random(self) -> bool:
        """Does anything depend on the seed?"""
        return self.game.random_setup or self.game.chance_after_deal

    def viewers(self) -> list[int | None]:
        """All viewers: each seat, and None for a spectator."""
        return [*range(self.players), None]


def modes() -> list[Mode]:
    """The modes of all games, for each number of players.

    A game with one or two options: each choice of each option, with the defaults of the others.
    A game with more, independent options: all first choices, all second choices, and so on.
    Who begins is left to the lot: contract/test_first.py has the other choices.
    """
    found = []
    for game in games.all():
        options = {name: choices for name, choices in game.options.items() if choices != FIRST}
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
    """Each combination of options and each number of players, but not each with each.

    `make test` has these. The agreement of the compiled engine with plain Python, the recorded
    games, the goldens and the short soak have every mode.
    """
    found: dict[str, list[Mode]] = {}
    for mode in modes():
        found.setdefault(mode.game.name, []).append(mode)
    return [mode for of in found.values() for mode in covering(of)]


def covering(of_one_game: list[Mode]) -> list[Mode]:
    """A few modes with every number of players and every combination of options."""
    players = list(dict.fromkeys(mode.players for mode in of_one_game))
    ways = [mode.options for mode in of_one_game if mode.players == players[0]]
    return [
        Mode(of_one_game[0].game, players[number % len(players)], ways[number % len(ways)])
        for number in range(max(len(players), len(ways)))
    ]


def random_play(state: State, seed: int) -> Iterator[int]:
    """Random legal actions until the game is over; the caller applies them."""
    rng = Rng(seed)
    for _ in range(LONGEST):
        if state.over:
            return
        yield chosen(state.actions(), rng)
    raise AssertionError(f"no end after {LONGEST} decisions")


def looks(state: State, seed: int) -> Iterator[int]:
    """Like random_play, for tests that check each step thoroughly and slowly.

    It yields every action of the first EVERY_STEP decisions and fewer and fewer later; it applies
    the actions that it does not yield itself.
    """
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
    """This game's check that no piece is lost or doubled: tests/engine/GAME/conservation.py.

    It is optional; a game of another package has none here."""
    if not (Path(__file__).with_name(game.name) / "conservation.py").is_file():
        return lambda state: None
    module = importlib.import_module(f"tests.engine.{game.name}.conservation")
    return cast(Callable[[State], None], module.conserved)


def one_of_each_game(found: list[Mode]) -> list[pytest.ParameterSet]:
    """The first mode of each game; the others only in `make test-all`."""
    first = {mode.game.name: mode for mode in reversed(found)}
    others = pytest.mark.thorough
    return [
        pytest.param(mode, marks=() if mode is first[mode.game.name] else others) for mode in found
    ]


FEWER = fewer()
MODES = modes() if compiled.is_compiled() else FEWER
everywhere = pytest.mark.parametrize(
    "mode",
    [pytest.param(mode, marks=() if mode in FEWER else pytest.mark.thorough) for mode in MODES],
    ids=str,
)
# For formats and refusals, which hardly depend on a game's options and number of players.
in_each_game = pytest.mark.parametrize("mode", one_of_each_game(MODES), ids=str)
# For checks that are slow at every step of a game.
fewer_examples = settings(max_examples=4 if THOROUGH else 1)
seeds = st.integers(0, 2**64)
steps = st.integers(0, 80)  # some way into a game, or to its end
