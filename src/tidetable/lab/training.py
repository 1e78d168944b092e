"""Fits the learned judge of a game (engine/judge.py) to games that bots play against themselves.

Gathering is slow and can be resumed; fitting takes seconds. A game is a pure function of its task,
so the same plan always gives the same games and the same weights.
"""

import hashlib
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from tidetable import extras, games
from tidetable.bots.contract import Perspective
from tidetable.engine.chance import Rng
from tidetable.engine.errors import SetupError
from tidetable.engine.judge_file import Provenance, Weights
from tidetable.engine.state import State
from tidetable.lab import contestants
from tidetable.lab.checkpoint import Checkpoint

with extras.needed("lab"):
    import numpy as np

FORMAT = "tidetable-training/1"
HELD_OUT = 5  # every fifth game is not fitted, but shows how good the fit is
PENALTY = 3.0  # pull of each weight towards 0, for features of unit size
ROUNDS = 12  # of Newton's method
ASTRAY = 0.08  # share of random decisions, so that the judge sees more than good play
PER_MILLE = 1000
TENTHS = 10


class Plan(msgspec.Struct, frozen=True):
    """What is played. It determines every position."""

    game: str
    level: str
    players: tuple[int, ...]  # in turn
    games: int
    seed: int
    options: dict[str, str] = {}  # several choices with commas between them: in turn
    format: str = FORMAT

    def begin(self, number: int, players: int, seed: int) -> State:
        """The deal of a game."""
        turn = number // len(self.players)
        options = {}
        for name, choices in self.options.items():
            every = choices.split(",")
            options[name] = every[turn % len(every)]
        return games.get(self.game).new(players=players, seed=seed, **options)

    def first(self) -> State:
        return self.begin(0, self.players[0], self.seed)


class Task(msgspec.Struct, frozen=True):
    number: int
    players: int


class Sample(msgspec.Struct, omit_defaults=True):
    """The positions of a game at the beginnings of turns, and who won it."""

    number: int
    players: int
    rows: list[list[float]]  # the features of each seat, and the stage
    shares: list[float]  # of the win
    margins: list[int] = []  # at the end; for judges of groups, which tell them, too


class Gathered(Checkpoint[Plan, Sample]):
    def __init__(self, plan: Plan, file: Path | None = None) -> None:
        super().__init__(plan, Sample, file)

    def missing(self) -> list[Task]:
        players = self.head.players
        every = (Task(n, players[n % len(players)]) for n in range(self.head.games))
        return [task for task in every if task.number not in self.played]


def check(plan: Plan) -> None:
    """Reject invalid settings before any game is played."""
    heuristics = games.get(plan.game).heuristics()
    contestants.check(plan.level, plan.first())
    known = set()
    for task in Gathered(plan).missing()[: 4 * len(plan.players)]:
        state = plan.begin(task.number, task.players, plan.seed)
        known.add(heuristics.judge_file(state))
    if known != {heuristics.judge_file(plan.first())} or "" in known:
        raise SetupError("no-judge", game=plan.game)


def play(plan: Plan, task: Task) -> Sample:
    """Play one game and note its positions."""
    game = games.get(plan.game)
    bot, judge = contestants.get(plan.level), game.heuristics()
    seed = plan.seed << 40 | task.number
    rng = Rng(seed + 1)
    state = plan.begin(task.number, task.players, seed)
    rows: list[list[float]] = []
    turn = 0
    while not state.over:
        if game.turn(state) != turn:
            turn = int(game.turn(state))
            rows.append([round(one, 4) for one in judge.features(state)])
        actions = state.actions()
        action = actions[int(rng.below(len(actions)))]
        if len(actions) > 1 and int(rng.below(PER_MILLE)) >= ASTRAY * PER_MILLE:
            action = bot.choose(Perspective(state), seed << 16 | state.since).action
        state.apply(action)
    margins = game.margins(state) if judge.groups(state) else []
    return Sample(task.number, task.players, rows, state.rewards(), margins)


class Bin(msgspec.Struct):
    """Seats to which the judge gave about the same chance."""

    told: float  # the mean of these chances
    won: float  # the share of the wins that they got
    positions: int


# -- the fit -------------------------------------------------------------------------------------


class Positions:
    """Positions with one number of players, as arrays."""

    def __init__(self, samples: list[Sample], players: int) -> None:
        rows = [row for one in samples for row in one.rows]
        won = [one.shares for one in samples for _ in one.rows]
        table: Any = np.array(rows)
        plain = table[:, :-1].reshape(len(rows), players, -1)
        stage = table[:, -1].reshape(-1, 1, 1)
        self.inputs: Any = np.concatenate([plain, stage * plain], axis=2)
        self.shares: Any = np.array(won)

    def chances(self, weights: Any) -> Any:
        sums = self.inputs @ weights
        powers = np.exp(sums - sums.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)


def arranged(samples: Iterable[Sample]) -> list[Positions]:
    """The positions by number of players. Games that nobody won say nothing."""
    won = [one for one in samples if sum(one.shares) > 0]
    return [Positions(some, some[0].players) for some in by_players(won)]


def by_players(samples: Iterable[Sample]) -> list[list[Sample]]:
    groups: dict[int, list[Sample]] = {}
    for one in samples:
        groups.setdefault(one.players, []).append(one)
    return [group for _players, group in sorted(groups.items())]


def log_loss(groups: list[Positions], weights: Any) -> float:
    """The mean surprise at who won, in nats: lower is better."""
    total, count = 0.0, 0
    for group in groups:
        chances = np.maximum(group.chances(weights), 1e-12)
        total -= float((group.shares * np.log(chances)).sum())
        count += len(group.shares)
    return total / max(1, count)


def calibration(samples: list[Sample], found: Weights) -> list[Bin]:
    """What the judge told in games that were not fitted, in tenths, and what came of it."""
    weights: Any = np.array([*found.weights, *found.stage_weights])
    groups = arranged(one for one in samples if one.number % HELD_OUT == 0)
    told: Any = np.concatenate([group.chances(weights).ravel() for group in groups])
    won: Any = np.concatenate([group.shares.ravel() for group in groups])
    return binned(told, won)


def binned(told: Any, won: Any) -> list[Bin]:
    tenth = np.minimum((told * TENTHS).astype(int), TENTHS - 1)
    return [
        Bin(float(told[tenth == n].mean()), float(won[tenth == n].mean()), int((tenth == n).sum()))
        for n in range(TENTHS)
        if (tenth == n).any()
    ]


def fit(groups: list[Positions]) -> Any:
    """The weights that explain best who won, with Newton's method."""
    size = np.sqrt(
        sum((group.inputs**2).sum(axis=(0, 1)) for group in groups)
        / sum(group.inputs.shape[0] * group.inputs.shape[1] for group in groups)
    )
    size = np.where(size > 0, size, 1.0)
    weights: Any = np.zeros(len(size))
    for _ in range(ROUNDS):
        slope, bend = PENALTY * weights, PENALTY * np.eye(len(size))
        for group in groups:
            inputs = group.inputs / size
            chances = group.chances(weights / size)
            slope = slope + np.einsum("nps,np->s", inputs, chances - group.shares)
            mean = np.einsum("nps,np->ns", inputs, chances)
            bend = bend + np.einsum("nps,np,npt->st", inputs, chances, inputs) - mean.T @ mean
        weights = weights - np.linalg.solve(bend, slope)
    return weights / size


def trained(plan: Plan, samples: list[Sample], command: str, before: Weights | None) -> Weights:
    """Fit the weights, and say how well they do on games that were not fitted."""
    fitted = arranged(one for one in samples if one.number % HELD_OUT)
    held_out = arranged(one for one in samples if one.number % HELD_OUT == 0)
    if not fitted or not held_out:
        raise too_few(samples)
    names = games.get(plan.game).heuristics().feature_names(plan.first())
    found = fit(fitted)
    metrics = {
        "log_loss": round(log_loss(held_out, found), 4),
        "log_loss_fitted": round(log_loss(fitted, found), 4),
        "log_loss_even": round(log_loss(held_out, np.zeros(len(found))), 4),
    }
    if before is not None:
        old = np.array([*before.weights, *before.stage_weights])
        metrics["log_loss_before"] = round(log_loss(held_out, old), 4)
    return Weights(
        plan.game,
        names,
        [round(float(one), 6) for one in found[: len(names)]],
        [round(float(one), 6) for one in found[len(names) :]],
        provenance(plan, samples, command, metrics),
    )


def too_few(samples: list[Sample]) -> SetupError:
    reason = f"{len(samples)} < {2 * HELD_OUT}"
    return SetupError("bad-number", field="--games", reason=reason)


def provenance(
    plan: Plan, samples: list[Sample], command: str, metrics: dict[str, float]
) -> Provenance:
    digest = hashlib.sha256(b"\n".join(msgspec.json.encode(one) for one in samples)).hexdigest()
    return Provenance(
        command=command,
        date=datetime.now(UTC).date().isoformat(),
        seed=plan.seed,
        games=len(samples),
        positions=sum(len(one.rows) for one in samples),
        games_hash=digest,
        metrics=metrics,
    )
