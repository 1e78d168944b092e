"""What is replayed again and again is freed again.

Compiled code never frees a `vec` that plain Python passes to it (a fault of mypyc 2.x). So
plain Python passes lists, and compiled functions make the vecs.
"""

import gc
import sys
from collections.abc import Callable

import pytest

from tidetable import bots, games
from tidetable.bots.contract import Bot, Perspective
from tidetable.bots.ismcts import Settings
from tidetable.bots.players import Searcher
from tidetable.engine.game import Game

TIMES = 150


def kept(work: Callable[[], object]) -> float:
    """Blocks of memory that each call leaves behind."""
    for _ in range(10):
        work()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        work()
    gc.collect()
    return (sys.getallocatedblocks() - before) / TIMES


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.name)
def test_replaying_leaves_nothing_behind(game: Game) -> None:
    state = game.new(seed=1)
    for _ in range(5):
        state.apply(state.actions()[0])
    record = state.record()
    assert kept(lambda: game.replay(record)) < 0.5


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.name)
@pytest.mark.parametrize("level", ["greedy", "easy"])
def test_a_bot_that_appraises_actions_leaves_nothing_behind(game: Game, level: str) -> None:
    """A worker process makes millions of decisions."""
    perspective = Perspective(game.new(seed=1))
    if level == "greedy":
        bot: Bot = bots.get("greedy")
    else:  # as `easy` overlooks actions, without its long search
        bot = Searcher("hasty", Settings(iterations=2), overlooks=0.5)
    assert len(perspective.actions) > 1
    assert kept(lambda: bot.choose(perspective, 1)) < 0.5
