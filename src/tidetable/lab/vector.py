"""Many games at once for learning: NumPy arrays in, NumPy arrays out, one native loop between.

    env = VectorEnv("kadora", count=1024, players=2, seed=7)
    while True:
        env.step(env.sample())          # or your own actions, one per game
        env.observations, env.rewards   # and so on: see docs/environments.md

When a game ends, `rewards` holds its result and the row starts a new game in the same step. Row n
depends only on the seed, on n and on its actions, not on `count` or `processes`.
"""

from types import TracebackType
from typing import Protocol

from tidetable import extras
from tidetable.engine.batch import Batch
from tidetable.lab.spec import Bytes, EnvironmentSpec

with extras.needed("lab"):
    import numpy as np
    import numpy.typing as npt

ROWS = 2**32  # upper limit: the seeds have no room for more


class Arrays(Protocol):
    """The current position of all games; every step overwrites the arrays."""

    observations: Bytes  # (count, size): of the seat to move
    to_move: Bytes  # (count,)
    starts: npt.NDArray[np.int32]  # (count + 1,): index of each game's first legal action
    chosen: npt.NDArray[np.int32]  # (count,): a random legal action of each game
    rewards: npt.NDArray[np.float64]  # (count, players): of games that have just ended, else 0
    done: npt.NDArray[np.bool_]  # (count,)

    @property
    def legal(self) -> npt.NDArray[np.int16]: ...  # the legal actions of all games, concatenated

    def step(self, actions: npt.NDArray[np.int32]) -> None: ...

    def close(self) -> None: ...


class LocalBatch:
    """All games in this process. The arrays share the memory of the engine's batch."""

    def __init__(self, spec: EnvironmentSpec, seed: int, first: int, count: int) -> None:
        options = spec.setup.options
        margins = spec.reward == "margin"
        self.batch = Batch(
            *(spec.game, spec.players, options, spec.setup.data, seed, first, count, margins)
        )
        self.observations: Bytes = np.asarray(self.batch.observations).reshape(count, -1)
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

    def close(self) -> None:
        pass


class VectorEnv:
    """`count` games of one kind, stepped together.

    The arrays are overwritten by the next step: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        count: int = 1024,
        players: int = 0,
        reward: str = "margin",
        seed: int = 0,
        processes: int = 1,
        **options: str,
    ) -> None:
        self.spec = EnvironmentSpec(game, players, reward, **options)
        if not 0 < count <= ROWS:
            raise ValueError(f"count: the number of games, at least 1, not {count}")
        if not 0 < processes <= count:
            raise ValueError(f"processes: from 1 to the number of games, not {processes}")
        if not 0 <= seed < 2**128:
            raise ValueError(f"seed: from 0 to 2**128 - 1, not {seed}")
        self.count = count
        self.players = self.spec.players
        self.actions = self.spec.actions
        self.arrays: Arrays
        if processes == 1:
            self.arrays = LocalBatch(self.spec, seed, 0, count)
        else:
            from tidetable.lab.shared import SharedBatch

            self.arrays = SharedBatch(self.spec, seed, count, processes)
        self.dense: npt.NDArray[np.bool_] | None = None
        self.marked: npt.NDArray[np.int64] = np.zeros(0, np.int64)  # the true entries of `dense`

    @property
    def rules(self) -> EnvironmentSpec:
        """Deprecated name of `spec`."""
        return self.spec

    # -- observing -------------------------------------------------------------------------------

    @property
    def observations(self) -> Bytes:
        """(count, size): what the seat to move sees of each game."""
        return self.arrays.observations

    @property
    def to_move(self) -> Bytes:
        """(count,): the seat to move in each game."""
        return self.arrays.to_move

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        """(count, players): of the games that ended in this step; 0 for all others."""
        return self.arrays.rewards

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """(count,): whether the row's game has just ended; the row then shows a new game."""
        return self.arrays.done

    @property
    def legal(self) -> npt.NDArray[np.int16]:
        """The legal actions of game n, sorted, are legal[starts[n] : starts[n + 1]]."""
        return self.arrays.legal

    @property
    def starts(self) -> npt.NDArray[np.int32]:
        """(count + 1,): where the legal actions of each game start in `legal`."""
        return self.arrays.starts

    def masks(self) -> npt.NDArray[np.bool_]:
        """(count, actions): true where an action is legal. Computed from `legal` on each call."""
        if self.dense is None:
            self.dense = np.zeros((self.count, self.actions), np.bool_)
        flat = self.dense.reshape(-1)
        flat[self.marked] = False
        rows = np.arange(0, self.dense.size, self.actions)
        self.marked = np.repeat(rows, np.diff(self.starts)) + self.legal
        flat[self.marked] = True
        return self.dense

    def sample(self) -> npt.NDArray[np.int32]:
        """A random legal action for each game; constant until the next step."""
        return self.arrays.chosen

    # -- acting ----------------------------------------------------------------------------------

    def step(self, actions: npt.ArrayLike) -> None:
        """Apply one action in every game.

        If an action is illegal, raises IllegalAction with the game's row in its note, and no
        game changes.
        """
        given = np.ascontiguousarray(actions, dtype="<i4")
        if given.shape != (self.count,):
            raise ValueError(f"actions: one for each of {self.count} games, not {given.shape}")
        self.arrays.step(given)

    def close(self) -> None:
        """Stop the worker processes, if there are any."""
        self.arrays.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
