"""A small neural network in NumPy that values positions: inputs, layers and Adam.

A value is the expected result of a seat, from 0 to 1. Networks that learn these games within an
hour are so small that they need neither PyTorch nor a graphics card.
"""

from typing import Any

from tidetable import extras
from tidetable.lab.spec import Bytes, EnvironmentSpec

with extras.needed("lab"):
    import numpy as np
    import numpy.typing as npt

Floats = npt.NDArray[np.float32]
HIDDEN = 255  # in a part with numbers: something hidden


class Inputs:
    """Observations as input of a network.

    Codes are one-hot encoded. Numbers are standardised by the mean and deviation that `measure`
    has seen, because their scales differ a hundredfold; hidden ones become the mean. Parts can be
    left out. Numbers are cut at `far` deviations from the mean. For parts in `counts`, how often
    each code occurs in the part is an input as well: a small network is slow to learn that.

    `features` float32 numbers may follow the bytes of an observation in the same row (`joined`);
    they are standardised like the numbers.
    """

    def __init__(
        self,
        spec: EnvironmentSpec,
        without: tuple[str, ...] = (),
        far: float = 4.0,
        counts: tuple[str, ...] = (),
        features: int = 0,
    ) -> None:
        self.far = far
        self.size = spec.size + 4 * features  # bytes of a row
        self.features = features
        codes: list[int] = []
        bases: list[int] = []  # the first column of each code
        numbers: list[int] = []
        counted: list[tuple[int, int, int]] = []  # first column, size and values of a part
        width = at = 0
        for part in spec.layout:
            columns = range(at, at + part.size)
            at += part.size
            names = {part.name, part.name.partition(".")[2]}
            if names & set(without):
                continue
            if part.values:
                if names & set(counts):
                    counted.append((width, part.size, part.values))
                codes.extend(columns)
                bases.extend(width + n * part.values for n in range(part.size))
                width += part.values * part.size
            else:
                numbers.extend(columns)
        self.codes = np.array(codes, np.int64)
        self.bases = np.array(bases, np.int64)
        self.numbers = np.array(numbers, np.int64)
        self.counted = counted
        self.codes_width = width
        standardised = len(numbers) + features
        self.width = width + sum(values for _, _, values in counted) + standardised
        self.mean: Floats = np.zeros(standardised, np.float32)
        self.scale: Floats = np.ones(standardised, np.float32)

    def measure(self, observations: Bytes) -> None:
        """Take mean and deviation of the numbers from these positions."""
        seen = observations[:, self.numbers].astype(np.float32)
        seen[seen == HIDDEN] = np.nan
        seen = np.concatenate([seen, self.features_of(observations)], axis=1)
        known = np.where(np.isnan(seen).all(axis=0), np.float32(0), seen)
        self.mean = np.nanmean(known, axis=0).astype(np.float32)
        self.scale = (1 / np.maximum(np.nanstd(known, axis=0), self.least())).astype(np.float32)

    def least(self) -> Floats:
        """The smallest deviation that is taken for one: features may be fractions."""
        return np.repeat(np.array([0.5, 0.05], np.float32), [len(self.numbers), self.features])

    def encode(self, observations: Bytes) -> Floats:
        """(rows, size) bytes -> (rows, width) floats."""
        rows = len(observations)
        out: Floats = np.zeros((rows, self.width), np.float32)
        starts = np.arange(0, rows * self.width, self.width)[:, None]
        out.reshape(-1)[starts + self.bases + observations[:, self.codes]] = 1
        at = self.codes_width
        for first, size, values in self.counted:
            single = out[:, first : first + size * values].reshape(rows, size, values)
            out[:, at : at + values] = single.sum(axis=1)
            at += values
        seen = observations[:, self.numbers]
        end = len(self.numbers)
        scaled = np.clip((seen - self.mean[:end]) * self.scale[:end], -self.far, self.far)
        scaled[seen == HIDDEN] = 0
        out[:, at : at + end] = scaled
        if self.features:
            features = (self.features_of(observations) - self.mean[end:]) * self.scale[end:]
            out[:, at + end :] = np.clip(features, -self.far, self.far)
        return out

    def features_of(self, rows: Bytes) -> Floats:
        return np.ascontiguousarray(rows[:, self.size - 4 * self.features :]).view(np.float32)


def joined(observations: Bytes, features: npt.NDArray[np.float64]) -> Bytes:
    """Rows of observations with their features behind them, as bytes."""
    as_bytes = features.astype(np.float32).view(np.uint8)
    return np.concatenate([observations, as_bytes], axis=1)


class Network:
    """Layers of rectified units and one sigmoid output, trained with Adam on cross-entropy."""

    def __init__(self, sizes: list[int], seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.sizes = sizes
        self.weights: list[Floats] = []
        for inner, outer in zip([*sizes], [*sizes[1:], 1], strict=True):
            spread = np.sqrt(2 / inner)
            self.weights.append(rng.normal(0, spread, (inner, outer)).astype(np.float32))
            self.weights.append(np.zeros(outer, np.float32))
        self.weights[-2] *= 0.1  # begin undecided
        self.first = [np.zeros_like(one) for one in self.weights]  # Adam's two moments
        self.second = [np.zeros_like(one) for one in self.weights]
        self.updates = 0

    def values(self, inputs: Floats) -> Floats:
        """The value of each row."""
        return self.forward(inputs)[-1][:, 0]

    def forward(self, inputs: Floats) -> list[Floats]:
        """The output of each layer, the inputs first."""
        outputs = [inputs]
        last = len(self.weights) - 2
        for n in range(0, last + 2, 2):
            result = outputs[-1] @ self.weights[n]
            result += self.weights[n + 1]
            if n < last:
                np.maximum(result, 0, out=result)
            else:
                result = 1 / (1 + np.exp(-np.clip(result, -30, 30)))
            outputs.append(result)
        return outputs

    def learn(self, inputs: Floats, targets: Floats, rate: float) -> float:
        """One step of Adam towards the targets; returns the loss before it."""
        outputs = self.forward(inputs)
        value = outputs[-1][:, 0]
        error = ((value - targets) / len(targets))[:, None].astype(np.float32)
        gradients: list[Floats] = []
        for n in range(len(self.weights) - 2, -1, -2):
            below = outputs[n // 2]
            gradients[:0] = [below.T @ error, error.sum(axis=0)]
            if n:
                error = (error @ self.weights[n].T) * (below > 0)
        self.adam(gradients, rate)
        safe = np.clip(value, 1e-6, 1 - 1e-6)
        return float(-(targets * np.log(safe) + (1 - targets) * np.log(1 - safe)).mean())

    def adam(self, gradients: list[Floats], rate: float) -> None:
        self.updates += 1
        pace = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for weight, gradient, first, second in zip(
            self.weights, gradients, self.first, self.second, strict=True
        ):
            first *= 0.9
            first += 0.1 * gradient
            second *= 0.999
            second += 0.001 * gradient * gradient
            weight -= pace * first / (np.sqrt(second) + 1e-8)

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Everything that training continues with."""
        found: dict[str, npt.NDArray[Any]] = {"updates": np.array(self.updates)}
        for name, group in self.groups():
            found.update({f"{name}{n}": one for n, one in enumerate(group)})
        return found

    def restore(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        self.updates = int(arrays["updates"])
        for name, group in self.groups():
            group[:] = [arrays[f"{name}{n}"] for n in range(len(group))]

    def groups(self) -> list[tuple[str, list[Floats]]]:
        return [("weight", self.weights), ("first", self.first), ("second", self.second)]
