"""The expert of this tree against that of another one, an earlier commit, at equal processor time.

    python benchmarks/against.py octocube --tree ../earlier --iterations 1000 --pairs 100
    python benchmarks/against.py octocube --set exploration=0.3 --fixed --iterations 300

The second one plays this tree against itself with a setting of the search changed (`exploration`,
`temperature`), with the same number of iterations for both (`--fixed`).

Both play as their trees' experts do (plans, shards, exact ends), with another budget. Every deal is
played from both seats; with three and four players, in all ways to share the seats as evenly as
possible, so that equal sides win half of the games. The rival has a fixed budget, which in trees
before budgets by turn is that of a decision; after each deal, this side's is adjusted so that both
have used as much processor time in all. A sequential test ends the match as soon as it is decided
whether this side wins half of the games or the share `--better`, with errors of 5 % each. The rival
gets a resampled state, as in a worker process. `--results` keeps the deals, so that a stopped match
can be resumed.
"""

import argparse
import copy
import json
import math
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from time import thread_time
from typing import Any

from tidetable import bots, games
from tidetable.bots import Perspective, Settings

HERE = Path(__file__).parents[1]
ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
FEWEST = 10  # deals, before the test may end the match
STEP = 1.25  # largest change of the budget after a deal


class Side:
    """An expert with its budget and the processor time that it has used."""

    def __init__(self, iterations: float, changed: dict[str, Any] | None = None) -> None:
        self.iterations = iterations
        self.changed = changed or {}  # settings of the search
        self.used = 0.0

    def choose(self, perspective: Perspective, seed: int) -> int:
        action, seconds = think(perspective, seed, round(self.iterations), self.changed)
        self.used += seconds
        return action


class Rival(Side):
    """The expert of another tree, in a process of its own."""

    def __init__(self, iterations: float, tree: Path) -> None:
        super().__init__(iterations)
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
            text=True,
        )

    def choose(self, perspective: Perspective, seed: int) -> int:
        record = perspective.base.record()
        task = [record, perspective.seat, seed, round(self.iterations)]
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        action, seconds = json.loads(self.process.stdout.readline())
        self.used += seconds
        return int(action)


# Also of an earlier tree: what not all of them have is asked for. It has its memory, since it goes
# on with its trees.
EXPERT: Any = copy.copy(bots.get("expert"))
FULL = int(EXPERT.settings.iterations)
EFFORT = int(getattr(EXPERT, "effort", 0))


def think(
    perspective: Perspective, seed: int, iterations: int, changed: dict[str, Any]
) -> tuple[int, float]:
    EXPERT.settings = Settings(iterations, **changed)
    EXPERT.effort = EFFORT * iterations // FULL  # or solving would take most of a small budget
    began = thread_time()
    thought = EXPERT.choose(perspective, seed)
    return thought.action, thread_time() - began


def serve() -> None:
    """Answer tasks from the standard input."""
    for line in sys.stdin:
        record, seat, seed, iterations = json.loads(line)
        state = games.get(record["game"]).replay(record)
        print(json.dumps(think(Perspective(state, seat), seed, iterations, {})), flush=True)


def play(game: str, seed: int, options: dict[str, str], sides: list[Side]) -> list[float]:
    state = games.get(game).new(players=len(sides), seed=seed, **options)
    while not state.over:
        actions = state.actions()
        action = actions[0]
        if len(actions) > 1:
            side = sides[int(state.to_move)]
            action = side.choose(Perspective(state), seed << 16 | state.since)
        state.apply(action)
    return state.rewards()


def lineups(players: int) -> list[tuple[int, ...]]:
    """Whose seats they are: 0 for this side, 1 for the rival."""
    every = product((0, 1), repeat=players)
    return [one for one in every if abs(2 * sum(one) - players) <= players % 2]


def share_of(rewards: list[float], lineup: tuple[int, ...]) -> float:
    """This side's share of the win. What nobody wins, as with Kadora's virtual player, is
    halved."""
    own = sum(reward for reward, side in zip(rewards, lineup, strict=True) if side == 0)
    return own + (1 - sum(rewards)) / 2


def match(asked: Any) -> None:
    options = dict(one.split("=", 1) for one in asked.option)
    changed = {name: float(value) for name, value in (one.split("=", 1) for one in asked.set)}
    ours = Side(asked.first or asked.iterations, changed)
    rival = Rival(asked.iterations, asked.tree)
    sides, seatings = [ours, rival], lineups(asked.players)
    shares: list[float] = []
    if asked.results and asked.results.exists():
        for line in asked.results.read_text().splitlines():
            share, ours.iterations, ours.used, rival.used = json.loads(line)
            shares.append(share)
    for deal in range(len(shares), asked.pairs):
        seed = asked.seed << 40 | deal
        won = 0.0
        for lineup in seatings:
            rewards = play(asked.game, seed, options, [sides[one] for one in lineup])
            won += share_of(rewards, lineup) / len(seatings)
        shares.append(won)
        if not asked.fixed:
            ours.iterations *= min(STEP, max(1 / STEP, rival.used / ours.used))
        if asked.results:
            with asked.results.open("a") as file:
                print(json.dumps([won, ours.iterations, ours.used, rival.used]), file=file)
        mean = sum(shares) / len(shares)
        # A little more than was seen: the first deals may all end alike.
        spread = (sum((one - mean) ** 2 for one in shares) + 0.02) / len(shares)
        ratio = len(shares) * (asked.better - 0.5) * (2 * mean - 0.5 - asked.better) / (2 * spread)
        decided = len(shares) >= FEWEST and abs(ratio) > BOUND
        if decided or len(shares) % 5 == 0 or deal + 1 == asked.pairs:
            doubt = 1.96 * math.sqrt(spread / len(shares))
            count = len(seatings) * len(shares)
            print(
                f"{asked.game} {count} games: {100 * mean:.1f} % +- {100 * doubt:.1f},"
                f" log-likelihood ratio {ratio:.2f}, {ours.used:.0f} and {rival.used:.0f} s,"
                f" {ours.iterations:.0f} and {rival.iterations:.0f} iterations",
                flush=True,
            )
        if decided and not asked.whole:
            break
    rival.process.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--tree", type=Path, default=HERE, help="the other tree, compiled")
    parser.add_argument("--set", action="append", default=[], help="exploration=0.3, of this side")
    parser.add_argument("--fixed", action="store_true", help="the same iterations for both")
    parser.add_argument("--iterations", type=int, default=1000, help="of a turn")
    parser.add_argument("--first", type=int, help="this side's budget in the first deal")
    parser.add_argument("--pairs", type=int, default=100, help="deals, at most")
    parser.add_argument("--better", type=float, default=0.57, help="share to be shown")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--whole", action="store_true", help="play on when it is decided")
    parser.add_argument("--option", action="append", default=[], help="as in tidetable arena")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, help="keep the deals of this match in a file")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve()
    elif asked.game:
        match(asked)
    else:
        parser.error("a game is needed")


if __name__ == "__main__":
    main()
