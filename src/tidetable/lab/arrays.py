"""The arrays of many games, and the batch of the engine that fills them in this process."""

from collections.abc import Sequence
from typing import Protocol

from tidetable import extras
from tidetable.engine.afterstates import Afterstates
from tidetable.engine.batch import Batch
from tidetable.engine.game import State
from tidetable.lab.spec import Bytes, EnvironmentSpec

with extras.needed("lab"):
    import numpy as np
    import numpy.typing as npt


class Arrays(Protocol):
    """The current position of all games; every step overwrites the arrays."""

    observations: Bytes  # (count, size): of the seat to move
    finals: Bytes  # (count, size): the last position of games that have just ended
    to_move: Bytes  # (count,)
    starts: npt.NDArray[np.int32]  # (count + 1,): index of each game's first legal action
    chosen: npt.NDArray[np.int32]  # (count,): a random legal action of each game
    rewards: npt.NDArray[np.float64]  # (count, players): of games that have just ended, else 0
    done: npt.NDArray[np.bool_]  # (count,)

    @property
    def legal(self) -> npt.NDArray[np.int16]: ...  # the legal actions of all games, concatenated

    def step(self, actions: npt.NDArray[np.int32]) -> None: ...

    def restart(self, seed: int | None) -> None: ...

    def state(self, row: int) -> State: ...

    def afterstates(self, seed: int) -> Bytes: ...

    def close(self) -> None: ...


class LocalBatch:
    """All games in this process. The arrays share the memory of the engine's batch."""

    def __init__(
        self,
        spec: EnvironmentSpec,
        seed: int,
        first: int,
        count: int,
        opponents: Sequence[str],
        seat: int,
    ) -> None:
        options = spec.setup.options
        margins = spec.reward == "margin"
        self.batch = Batch(
            *(spec.game, spec.players, options, spec.setup.data, seed, first, count, margins),
            list(opponents),
            seat,
        )
        self.after = Afterstates(self.batch)
        self.observations: Bytes = np.asarray(self.batch.observations).reshape(count, -1)
        self.finals: Bytes = np.asarray(self.batch.finals).reshape(count, -1)
        self.to_move: Bytes = np.asarray(self.batch.to_move)
        self.starts: npt.NDArray[np.int32] = np.asarray(self.batch.starts)
        self.chosen: npt.NDArray[np.int32] = np.asarray(self.batch.chosen)
        self.rewards: npt.NDArray[np.float64] = np.asarray(self.batch.rewards).reshape(count, -1)
        self.done: npt.NDArray[np.bool_] = np.asarray(self.batch.done).view(np.bool_)

    @property
    def legal(self) -> npt.NDArray[np.int16]:
        # Not cached: the batch reallocates this array when it has to grow.
        return np.asarray(self.batch.legal)[: self.starts[-1]]

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        self.batch.step(actions.tobytes())

    def restart(self, seed: int | None) -> None:
        self.batch.restart(seed)

    def state(self, row: int) -> State:
        return self.batch.states[row].copy()

    def afterstates(self, seed: int) -> Bytes:
        self.after.look(seed)
        size = self.observations.shape[1]
        return np.asarray(self.after.observations)[: self.starts[-1] * size].reshape(-1, size)

    def close(self) -> None:
        pass
