"""Fits a judge that looks at groups of features (engine/group_judge.py), with Adam.

It learns who wins and, as a help, by how many points: both are read from the same units.
"""

from typing import Any

from tidetable import extras, games
from tidetable.engine.judge_file import GroupWeights
from tidetable.lab.training import HELD_OUT, Bin, Plan, Sample, binned, provenance, too_few

with extras.needed("lab"):
    import numpy as np

UNITS = 16
EPOCHS = 16
BATCH = 512
FEWEST = 8  # batches: few positions make small ones
RATE = 3e-3  # of learning; it falls to nothing
FAST, SLOW = 0.1, 0.001  # how quickly Adam's two means follow the gradients
POINTS = 10.0  # that count as one
FAR = 5.0  # margins beyond so many times POINTS are all the same
MARGINS = 0.3  # weight of the margin in the loss


class Positions:
    """Positions of games with two players, as arrays."""

    def __init__(self, samples: list[Sample], groups: int) -> None:
        rows = [row for one in samples for row in one.rows]
        table: Any = np.array(rows, np.float32)[:, :-1]
        self.inputs: Any = table.reshape(len(rows), 2, groups, -1)
        # What nobody wins is halved: neither seat is better off with it.
        self.won: Any = np.array(
            [one.shares[0] + (1 - sum(one.shares)) / 2 for one in samples for _ in one.rows]
        )
        margins = [(one.margins[0] - one.margins[1]) / 2 for one in samples for _ in one.rows]
        self.margins: Any = np.clip(np.array(margins) / POINTS, -FAR, FAR)

    def read(self, first: Any, second: Any) -> Any:
        """The difference of both seats in strength and points."""
        pooled = np.maximum(self.inputs @ first, 0).sum(axis=2) @ second
        return pooled[:, 0] - pooled[:, 1]

    def chances(self, first: Any, second: Any) -> Any:
        return 1 / (1 + np.exp(-self.read(first, second)[:, 0]))

    def log_loss(self, chances: Any) -> float:
        chances = np.clip(chances, 1e-12, 1 - 1e-12)
        gain = self.won * np.log(chances) + (1 - self.won) * np.log(1 - chances)
        return round(float(-gain.mean()), 4)


class Adam:
    def __init__(self, shape: tuple[int, ...]) -> None:
        self.mean: Any = np.zeros(shape)
        self.square: Any = np.zeros(shape)
        self.steps = 0

    def step(self, gradient: Any, rate: float) -> Any:
        self.steps += 1
        self.mean += FAST * (gradient - self.mean)
        self.square += SLOW * (gradient**2 - self.square)
        mean = self.mean / (1 - (1 - FAST) ** self.steps)
        square = self.square / (1 - (1 - SLOW) ** self.steps)
        return rate * mean / (np.sqrt(square) + 1e-8)


def fit(positions: Positions, seed: int) -> tuple[Any, Any]:
    rng = np.random.default_rng(seed)
    count = positions.inputs.shape[-1]
    first: Any = rng.normal(size=(count, UNITS)) / np.sqrt(count)
    second: Any = rng.normal(size=(UNITS, 2)) * 0.1
    steps = Adam(first.shape), Adam(second.shape)
    order = np.arange(len(positions.won))
    batch = max(1, min(BATCH, len(order) // FEWEST))
    batches = len(order) // batch
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        for n in range(batches):
            some = order[n * batch : (n + 1) * batch]
            inputs = positions.inputs[some]
            excited = inputs @ first
            pooled = np.maximum(excited, 0).sum(axis=2)
            read = pooled[:, 0] @ second - pooled[:, 1] @ second
            wins = 1 / (1 + np.exp(-read[:, 0])) - positions.won[some]
            points = MARGINS * (read[:, 1] - positions.margins[some])
            error = np.stack([wins, points], axis=1) / batch
            both = np.stack([error, -error], axis=1)
            below = (both @ second.T)[:, :, None, :] * (excited > 0)
            slope = inputs.reshape(-1, count).T @ below.reshape(-1, UNITS)
            rate = RATE * (1 - (epoch * batches + n) / (EPOCHS * batches))
            second = second - steps[1].step(np.einsum("bsu,bsr->ur", pooled, both), rate)
            first = first - steps[0].step(slope, rate)
    return first, second


def positions_of(samples: list[Sample], groups: int) -> Positions | None:
    return Positions(samples, groups) if samples else None


def trained(
    plan: Plan, samples: list[Sample], command: str, before: GroupWeights | None
) -> GroupWeights:
    """Fit the weights, and say how well they do on games that were not fitted."""
    heuristics, state = games.get(plan.game).heuristics(), plan.first()
    groups = heuristics.groups(state)
    fitted = positions_of([one for one in samples if one.number % HELD_OUT], groups)
    held_out = positions_of([one for one in samples if one.number % HELD_OUT == 0], groups)
    if fitted is None or held_out is None:
        raise too_few(samples)
    first, second = fit(fitted, plan.seed)
    metrics = {
        "log_loss": held_out.log_loss(held_out.chances(first, second)),
        "log_loss_fitted": fitted.log_loss(fitted.chances(first, second)),
        "log_loss_even": held_out.log_loss(np.full(len(held_out.won), 0.5)),
    }
    if before is not None:
        metrics["log_loss_before"] = held_out.log_loss(held_out.chances(*arrays_of(before)))
    readings: Any = second.T * np.array([[1.0], [POINTS]])
    return GroupWeights(
        plan.game,
        heuristics.feature_names(state),
        [[round(float(one), 5) for one in row] for row in first],
        [[round(float(one), 5) for one in row] for row in readings],
        provenance(plan, samples, command, metrics),
    )


def arrays_of(weights: GroupWeights) -> tuple[Any, Any]:
    return np.array(weights.first), np.array(weights.second).T


def calibration(samples: list[Sample], found: GroupWeights) -> list[Bin]:
    """What the judge told in games that were not fitted, in tenths, and what came of it."""
    held_out = [one for one in samples if one.number % HELD_OUT == 0]
    count = len(found.features)
    positions = Positions(held_out, (len(held_out[0].rows[0]) - 1) // (2 * count))
    told = positions.chances(*arrays_of(found))
    return binned(
        np.concatenate([told, 1 - told]), np.concatenate([positions.won, 1 - positions.won])
    )
