"""Fits the learned judge of a game (engine/judge.py) to gathered games, with Adam.

It learns who wins and, as a help, by how many points: both are read from the same units.
"""

import hashlib
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from tidetable import extras, games
from tidetable.engine.errors import SetupError
from tidetable.engine.judge_file import Provenance, Weights
from tidetable.lab.training import Plan, Sample

with extras.needed("train"):
    import numpy as np

HELD_OUT = 5  # every fifth game is not fitted, but shows how good the fit is
UNITS = 16
EPOCHS = 16
BATCH = 512
AT_ONCE = 8_192  # positions, where all are judged: the units of all of them would fill the memory
FEWEST = 8  # batches: few positions make small ones
RATE = 3e-3  # of learning; it falls to nothing
FAST, SLOW = 0.1, 0.001  # how quickly Adam's two means follow the gradients
POINTS = 10.0  # that count as one
FAR = 5.0  # margins beyond so many times POINTS are all the same
MARGINS = 0.6  # weight of the margin in the loss
TENTHS = 10
WIDTH = 4  # bytes of a number


class Positions:
    """Positions with one number of players, as arrays."""

    def __init__(self, samples: list[Sample], groups: int) -> None:
        players = samples[0].players
        count = sum(one.positions for one in samples)
        table: Any = np.frombuffer(b"".join(one.features for one in samples), "<f4")
        self.inputs: Any = table.reshape(count, players, groups, -1)
        won: Any = each([one.shares for one in samples], samples)
        # What nobody wins is shared: no seat is better off with it.
        self.won: Any = won + (1 - won.sum(axis=1, keepdims=True)) / players
        # Points behind the winner, from the mean of the seats.
        behind = np.minimum(each([one.margins for one in samples], samples), 0) / POINTS
        self.points: Any = centred(np.maximum(behind, -FAR))

    def read(self, first: Any, second: Any) -> Any:
        """The strength and the points of each seat."""
        some = range(0, len(self.inputs), AT_ONCE)
        pooled = [np.maximum(self.inputs[n : n + AT_ONCE] @ first, 0).sum(axis=2) for n in some]
        return np.concatenate(pooled) @ second

    def chances(self, first: Any, second: Any) -> Any:
        return softmax(self.read(first, second)[..., 0])


def each(results: Any, samples: list[Sample]) -> Any:
    """The result of a game, for each of its positions."""
    return np.repeat(np.array(results, float), [one.positions for one in samples], axis=0)


def centred(rows: Any) -> Any:
    return rows - rows.mean(axis=1, keepdims=True)


def softmax(rows: Any) -> Any:
    powers = np.exp(rows - rows.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


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


def fit(every: list[Positions], seed: int, units: int = UNITS) -> tuple[Any, Any]:
    """The weights for features of unit size, scaled back to what they are."""
    rng = np.random.default_rng(seed)
    count = every[0].inputs.shape[-1]
    size = np.sqrt(np.mean([(one.inputs**2).mean(axis=(0, 1, 2)) for one in every], axis=0))
    size = np.where(size > 0, size, 1.0)
    first: Any = rng.normal(size=(count, units)) / np.sqrt(count)
    second: Any = rng.normal(size=(units, 2)) * 0.1
    steps = Adam(first.shape), Adam(second.shape)
    total = sum(len(one.won) for one in every)
    batch = max(1, min(BATCH, total // FEWEST))
    batches = [(one, n) for one in every for n in range(len(one.won) // batch)]
    for epoch in range(EPOCHS):
        orders = {id(one): rng.permutation(len(one.won)) for one in every}
        rng.shuffle(batches)
        for done, (one, n) in enumerate(batches):
            some = orders[id(one)][n * batch : (n + 1) * batch]
            inputs = one.inputs[some] / size
            excited = inputs @ first
            pooled = np.maximum(excited, 0).sum(axis=2)
            read = pooled @ second
            wins = softmax(read[..., 0]) - one.won[some]
            points = MARGINS * (centred(read[..., 1]) - one.points[some])
            error = np.stack([wins, points], axis=2) / batch
            below = (error @ second.T)[:, :, None, :] * (excited > 0)
            slope = inputs.reshape(-1, count).T @ below.reshape(-1, units)
            rate = RATE * (1 - (epoch * len(batches) + done) / (EPOCHS * len(batches)))
            second = second - steps[1].step(np.einsum("bsu,bsr->ur", pooled, error), rate)
            first = first - steps[0].step(slope, rate)
    return first / size[:, None], second


def by_players(samples: Iterable[Sample]) -> list[list[Sample]]:
    groups: dict[int, list[Sample]] = {}
    for one in samples:
        groups.setdefault(one.players, []).append(one)
    return [group for _players, group in sorted(groups.items())]


def arranged(samples: Iterable[Sample], groups: int) -> list[Positions]:
    return [Positions(some, groups) for some in by_players(samples)]


def log_loss(every: list[Positions], first: Any, second: Any) -> float:
    """The mean surprise at who won, in nats: lower is better."""
    total, count = 0.0, 0
    for one in every:
        chances = np.maximum(one.chances(first, second), 1e-12)
        total -= float((one.won * np.log(chances)).sum())
        count += len(one.won)
    return round(total / max(1, count), 4)


def trained(
    plan: Plan,
    samples: list[Sample],
    command: str,
    before: Weights | None,
    units: int = UNITS,
) -> Weights:
    """Fit the weights, and say how well they do on games that were not fitted."""
    heuristics, state = games.get(plan.game).heuristics(), plan.first()
    groups = heuristics.groups(state)
    fitted = arranged([one for one in samples if one.number % HELD_OUT], groups)
    held_out = arranged([one for one in samples if one.number % HELD_OUT == 0], groups)
    if not fitted or not held_out:
        raise too_few(samples)
    first, second = fit(fitted, plan.seed, units)
    metrics = {
        "log_loss": log_loss(held_out, first, second),
        "log_loss_fitted": log_loss(fitted, first, second),
        "log_loss_even": log_loss(held_out, first, 0 * second),
    }
    if before is not None:
        metrics["log_loss_before"] = log_loss(held_out, *arrays_of(before))
    for one in held_out:
        metrics[f"log_loss_{one.won.shape[1]}"] = log_loss([one], first, second)
    readings: Any = second.T * np.array([[1.0], [POINTS]])
    return Weights(
        plan.game,
        heuristics.feature_names(state),
        [[round(float(one), 5) for one in row] for row in first],
        [[round(float(one), 5) for one in row] for row in readings],
        provenance(plan, samples, command, metrics),
    )


def too_few(samples: list[Sample]) -> SetupError:
    reason = f"{len(samples)} < {2 * HELD_OUT}"
    return SetupError("bad-number", field="--games", reason=reason)


def provenance(
    plan: Plan, samples: list[Sample], command: str, metrics: dict[str, float]
) -> Provenance:
    digest = hashlib.sha256()
    for one in samples:
        digest.update(msgspec.json.encode(one) + b"\n")
    return Provenance(
        command=command,
        date=datetime.now(UTC).date().isoformat(),
        seed=plan.seed,
        games=len(samples),
        positions=sum(one.positions for one in samples),
        games_hash=digest.hexdigest(),
        metrics=metrics,
    )


# -- what the judge says about games that were not fitted ------------------------------------------


class Bin(msgspec.Struct):
    """Seats to which the judge gave about the same chance."""

    told: float  # the mean of these chances
    won: float  # the share of the wins that they got
    positions: int


def arrays_of(weights: Weights) -> tuple[Any, Any]:
    return np.array(weights.first), np.array(weights.second).T


def calibration(samples: list[Sample], found: Weights) -> list[Bin]:
    """What the judge told in games that were not fitted, in tenths, and what came of it."""
    held_out = [one for one in samples if one.number % HELD_OUT == 0]
    one = held_out[0]
    row = len(one.features) // WIDTH // one.positions
    every = arranged(held_out, row // (one.players * len(found.features)))
    told = [one.chances(*arrays_of(found)).ravel() for one in every]
    return binned(np.concatenate(told), np.concatenate([one.won.ravel() for one in every]))


def binned(told: Any, won: Any) -> list[Bin]:
    tenth = np.minimum((told * TENTHS).astype(int), TENTHS - 1)
    return [
        Bin(float(told[tenth == n].mean()), float(won[tenth == n].mean()), int((tenth == n).sum()))
        for n in range(TENTHS)
        if (tenth == n).any()
    ]
