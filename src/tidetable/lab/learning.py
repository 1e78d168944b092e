"""A player that learns from its own games: temporal differences on afterstates.

The network values what a seat sees after an action of its own. To choose, it values the
afterstates of all legal actions; to learn, it moves the value of each chosen afterstate towards
those of the next ones and the result of the game (TD(lambda), as TD-Gammon did). A value serves all
actions that lead to similar positions; a policy with one output per action learns each of them by
itself. docs/how-to/train.md compares both.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from tidetable import extras
from tidetable.lab.network import Floats, Inputs, Network, joined
from tidetable.lab.spec import Bytes, EnvironmentSpec, Reward
from tidetable.lab.vector import VectorEnv

with extras.needed("lab"):
    import numpy as np
    import numpy.typing as npt

FORMAT = "tidetable-learned/1"
SLOWEST = 0.05  # of the first rate of learning, at the end of a run
REWARDS: tuple[Reward, Reward] = ("win", "margin")
MEASURED = 200  # steps of random play before the first game, for the scales of the inputs


class Settings(msgspec.Struct, frozen=True):
    """What is learned and how. A checkpoint contains it."""

    game: str
    players: int = 2
    options: dict[str, str] = {}
    seed: int = 1
    without: tuple[str, ...] = ()  # parts of the observation that are left out
    counts: tuple[str, ...] = ()  # parts of which it also gets how often each code occurs
    judge: bool = False  # it also gets the features of the game's judge
    far: float = 4.0  # deviations of random play at which numbers are cut; good play has more
    hidden: tuple[int, ...] = (128, 64)  # units of the hidden layers
    opponents: tuple[str, ...] = ()  # quick bots to learn from, besides itself
    rows: int = 128  # games at once
    decisions: int = 10_000_000  # in the whole run: the rate of learning falls until then
    rate: float = 1e-3
    batch: int = 256  # positions in one step of Adam
    trace: float = 0.6  # lambda
    # Of the choice while learning, in values, or with `points` in points; 0 always takes the best.
    heat: float = 0.02
    points: float = 0.0  # a lead of so many points is worth 0.73; 0: only the win counts
    format: str = FORMAT


class Evaluation(msgspec.Struct, frozen=True):
    """The results against one rival."""

    share: float  # of the wins
    lead: float  # points ahead of the best rival at the end, on average
    games: int


class Trail:
    """The chosen afterstates of unfinished games, in a ring of steps."""

    def __init__(self, env: VectorEnv, size: int, steps: int = 1024) -> None:
        self.seen: Bytes = np.zeros((steps, env.count, size), np.uint8)
        self.values: Floats = np.zeros((steps, env.count), np.float32)
        self.movers: Bytes = np.zeros((steps, env.count), np.uint8)
        self.steps = steps
        self.now = 0
        self.began = np.zeros(env.count, np.int64)  # the step in which each row's game began

    def add(self, seen: Bytes, values: Floats, movers: Bytes) -> None:
        at = self.now % self.steps
        self.seen[at], self.values[at], self.movers[at] = seen, values, movers
        self.now += 1

    def finish(self, row: int, results: Floats, trace: float) -> tuple[Bytes, Floats]:
        """The afterstates of a game that has just ended, with what each should have been worth."""
        first = max(int(self.began[row]), self.now - self.steps)
        ring = np.arange(first, self.now) % self.steps
        self.began[row] = self.now
        movers, values = self.movers[ring, row], self.values[ring, row]
        targets = np.zeros(len(ring), np.float32)
        for seat in range(len(results)):
            worth = float(results[seat])
            following = worth
            for n in np.flatnonzero(movers == seat)[::-1].tolist():
                worth = (1 - trace) * following + trace * worth
                targets[n] = worth
                following = float(values[n])
        return self.seen[ring, row], targets


class Learner:
    """A network, the games it learns from and how far it has come."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.options = dict[str, Any](settings.options)  # for keyword arguments
        self.spec = EnvironmentSpec(settings.game, settings.players, **self.options)
        self.features = 0
        if settings.judge:
            self.spec.check_judge()
            self.heuristics = self.spec.game.heuristics()
            self.features = len(self.heuristics.features(self.spec.new(0)))
        self.inputs = Inputs(
            self.spec, settings.without, settings.far, settings.counts, self.features
        )
        self.network = Network([self.inputs.width, *settings.hidden], settings.seed)
        self.decisions = 0
        self.games = 0
        self.loss = 0.0
        self.seconds = 0.0  # processor time of the learning, without evaluations
        self.rng = np.random.default_rng(settings.seed)
        self.tables: list[tuple[VectorEnv, Trail]] = []
        self.waiting: list[tuple[Bytes, Floats]] = []  # finished games, not learned from yet
        self.positions = 0  # of them

    def seat_tables(self) -> None:
        """Deal the games to learn from; a learner that only plays needs none."""
        settings = self.settings
        rivals: list[Sequence[str]] = [(), *((name,) for name in settings.opponents)]
        for n, opponents in enumerate(rivals):
            env = VectorEnv(
                *(settings.game, max(1, settings.rows // len(rivals)), settings.players),
                reward="margin" if settings.points else "win",
                seed=settings.seed + n + self.decisions,
                opponents=opponents,
                **self.options,
            )
            self.tables.append((env, Trail(env, self.inputs.size)))
        if not self.decisions:
            env = self.tables[0][0]
            seen = []
            for step in range(MEASURED):
                env.step(env.sample())
                if step % 10 == 0:
                    inputs = (
                        self.afterstates(env, step)[env.starts[:-1]] if settings.judge else None
                    )
                    seen.append(env.observations.copy() if inputs is None else inputs)
            self.inputs.measure(np.concatenate(seen))
            env.reset(seed=settings.seed)

    def train(self, decisions: int) -> None:
        """Play and learn until that many more decisions are made."""
        start = process_time()
        if not self.tables:
            self.seat_tables()
        until = self.decisions + decisions
        while self.decisions < until:
            for env, trail in self.tables:
                self.step(env, trail)
            while self.positions >= self.settings.batch:
                self.learn()
        self.seconds += process_time() - start

    def afterstates(self, env: VectorEnv, seed: int) -> Bytes:
        """What the network gets about each legal action."""
        if self.settings.judge:
            return joined(*env.judged_afterstates(seed))
        return env.afterstates(seed)

    def step(self, env: VectorEnv, trail: Trail) -> None:
        after = self.afterstates(env, self.decisions)
        values = self.network.values(self.inputs.encode(after))
        picked = chosen(self.worth(values), env.starts, self.settings.heat, self.rng)
        trail.add(after[picked], values[picked], env.to_move)
        env.step(env.legal[picked].astype(np.int32))
        self.decisions += env.count
        for row in np.flatnonzero(env.done).tolist():
            results = self.results(env.rewards[row])
            self.waiting.append(trail.finish(row, results, self.settings.trace))
            self.positions += len(self.waiting[-1][1])
            self.games += 1

    def worth(self, values: Floats) -> Floats:
        """What heat is measured in: the values, or the leads in points that they stand for.

        Squashed, a point is worth a tenth as much in a game that is nearly won or lost: with heat
        in squashed values such games would be played at random, and teach the values of that."""
        if not self.settings.points:
            return values
        safe = np.clip(values, 1e-6, 1 - 1e-6)
        leads: Floats = np.log(safe / (1 - safe)) * np.float32(self.settings.points)
        return leads

    def results(self, rewards: npt.NDArray[np.float64]) -> Floats:
        """What a game was worth to each seat, from 0 to 1.

        A player that loses every game learns nothing from the wins; by how much it loses still
        distinguishes good decisions from bad ones. Large leads are squashed, so that a close game
        counts more."""
        if self.settings.points:
            rewards = 1 / (1 + np.exp(-rewards / self.settings.points))
        return rewards.astype(np.float32)

    def learn(self) -> None:
        seen = np.concatenate([one for one, _ in self.waiting])
        targets = np.concatenate([one for _, one in self.waiting])
        order = self.rng.permutation(len(targets))
        batch = self.settings.batch
        rate = self.settings.rate * max(SLOWEST, 1 - self.decisions / self.settings.decisions)
        for at in range(0, len(order) - batch + 1, batch):
            some = order[at : at + batch]
            loss = self.network.learn(self.inputs.encode(seen[some]), targets[some], rate)
            self.loss += 0.01 * (loss - self.loss)
        rest = order[len(order) // batch * batch :]
        self.waiting = [(seen[rest], targets[rest])]
        self.positions = len(rest)

    def evaluate(self, rival: str, games: int, seed: int = 2) -> Evaluation:
        """Play against a quick bot: always the best action, seats in turn, the first games of each
        row, so that short ones do not count more."""
        rows = min(games, 200)
        each = -(-games // rows)
        # The same games twice, because an environment pays either wins or points.
        env, points = (
            VectorEnv(
                *(self.settings.game, rows, self.settings.players),
                reward=reward,
                seed=seed,
                opponents=[rival],
                **self.options,
            )
            for reward in REWARDS
        )
        left = np.full(rows, each)
        won = lead = 0.0
        while left.any():
            movers = env.to_move.copy()
            values = self.network.values(self.inputs.encode(self.afterstates(env, seed)))
            actions = env.legal[chosen(values, env.starts, 0, self.rng)].astype(np.int32)
            env.step(actions)
            points.step(actions)
            counted = env.done & (left > 0)
            won += float(env.rewards[counted, movers[counted]].sum())
            lead += float(points.rewards[counted, movers[counted]].sum())
            left[counted] -= 1
        played = rows * each
        return Evaluation(won / played, lead / played, played)

    # -- checkpoints -----------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        head = {"plan": msgspec.to_builtins(self.settings)}
        head |= {"decisions": self.decisions, "games": self.games, "loss": self.loss}
        head["seconds"] = self.seconds
        arrays: Any = self.network.arrays()
        partial = file.with_name(file.name + ".part")
        with partial.open("wb") as out:
            np.savez_compressed(
                out,
                head=np.array(json.dumps(head)),
                mean=self.inputs.mean,
                scale=self.inputs.scale,
                **arrays,
            )
        partial.replace(file)  # a run that is killed here leaves the last checkpoint

    @staticmethod
    def load(file: Path) -> "Learner":
        with file.open("rb") as source, np.load(source, allow_pickle=False) as arrays:
            head = json.loads(str(arrays["head"]))
            learner = Learner(msgspec.convert(head["plan"], Settings))
            learner.decisions, learner.games = head["decisions"], head["games"]
            learner.loss, learner.seconds = head["loss"], head["seconds"]
            learner.inputs.mean, learner.inputs.scale = arrays["mean"], arrays["scale"]
            learner.network.restore(dict(arrays))
        return learner


def chosen(
    values: Floats, starts: npt.NDArray[np.int32], heat: float, rng: np.random.Generator
) -> npt.NDArray[np.int64]:
    """For each game the index of an action: the best, or with heat a sample (Gumbel's trick)."""
    if heat:
        values = values + np.float32(heat) * rng.gumbel(size=len(values)).astype(np.float32)
    rows = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
    order = np.lexsort((values, rows))  # by game, then by value: the last of each game is the best
    return order[starts[1:] - 1]
