"""Many games at once for learning: numpy arrays in, numpy arrays out, one native loop between.

    env = VectorEnv("kadora", count=1024, players=2, seed=7)
    while True:
        env.step(env.sample())          # or actions of your own, one for each game
        env.observations, env.rewards   # and so on: see docs/environments.md

A game that ends is paid for in `rewards` and begins anew in the same step. What happens in row n
hangs on the seed, on n and on the actions there: not on `count`, not on `processes`.
"""

from types import TracebackType
from typing import Protocol

import numpy as np
import numpy.typing as npt

from tidetable.engine.batch import Batch
from tidetable.lab.rules import Bytes, Rules

ROWS = 2**32  # at most: seeds have room for no more


class Arrays(Protocol):
    """All games as they stand; written anew by every step."""

    observations: Bytes  # (count, size): of the seat to move
    to_move: Bytes  # (count,)
    starts: npt.NDArray[np.int32]  # (count + 1,): where those of each game begin
    chosen: npt.NDArray[np.int32]  # (count,): one of them by chance
    rewards: npt.NDArray[np.float64]  # (count, players): of games that have just ended, else 0
    done: npt.NDArray[np.bool_]  # (count,)

    @property
    def legal(self) -> npt.NDArray[np.int16]: ...  # of all games, one after the other

    def step(self, actions: npt.NDArray[np.int32]) -> None: ...

    def close(self) -> None: ...


class Here:
    """All games in this process. The arrays are the batch's own memory."""

    def __init__(self, rules: Rules, seed: int, first: int, count: int) -> None:
        options = rules.setup.options
        margins = rules.reward == "margin"
        self.batch = Batch(
            *(rules.game, rules.players, options, rules.setup.data, seed, first, count, margins)
        )
        self.observations: Bytes = np.asarray(self.batch.observations).reshape(count, -1)
        self.to_move: Bytes = np.asarray(self.batch.to_move)
        self.starts: npt.NDArray[np.int32] = np.asarray(self.batch.starts)
        self.chosen: npt.NDArray[np.int32] = np.asarray(self.batch.chosen)
        self.rewards: npt.NDArray[np.float64] = np.asarray(self.batch.rewards).reshape(count, -1)
        self.done: npt.NDArray[np.bool_] = np.asarray(self.batch.done).view(np.bool_)

    @property
    def legal(self) -> npt.NDArray[np.int16]:
        # Asked for anew each time: the batch takes a larger piece of memory when it must.
        return np.asarray(self.batch.legal)[: self.starts[-1]]

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        self.batch.step(actions.tobytes())

    def close(self) -> None:
        pass


class VectorEnv:
    """`count` games of one kind. Arrays are shown, not given: copy what you keep."""

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
        self.rules = Rules(game, players, reward, **options)
        if not 0 < count <= ROWS:
            raise ValueError(f"count: how many games, from 1 on, not {count}")
        if not 0 < processes <= count:
            raise ValueError(f"processes: from 1 to the number of games, not {processes}")
        if not 0 <= seed < 2**128:
            raise ValueError(f"seed: from 0 to 2**128 - 1, not {seed}")
        self.count = count
        self.players = self.rules.players
        self.actions = self.rules.actions
        self.arrays: Arrays
        if processes == 1:
            self.arrays = Here(self.rules, seed, 0, count)
        else:
            from tidetable.lab.shared import Shared

            self.arrays = Shared(self.rules, seed, count, processes)
        self.dense: npt.NDArray[np.bool_] | None = None
        self.marked: npt.NDArray[np.int64] = np.zeros(0, np.int64)  # what is true in it

    # -- what can be seen ------------------------------------------------------------------------

    @property
    def observations(self) -> Bytes:
        """(count, size): what the seat to move sees of each game."""
        return self.arrays.observations

    @property
    def to_move(self) -> Bytes:
        """(count,): the seat that decides in each game."""
        return self.arrays.to_move

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        """(count, players): of the games that ended with this step; 0 in all others."""
        return self.arrays.rewards

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """(count,): the game of this row has just ended, and what is shown is a new one."""
        return self.arrays.done

    @property
    def legal(self) -> npt.NDArray[np.int16]:
        """The legal actions of game n, ascending: legal[starts[n] : starts[n + 1]]."""
        return self.arrays.legal

    @property
    def starts(self) -> npt.NDArray[np.int32]:
        return self.arrays.starts

    def masks(self) -> npt.NDArray[np.bool_]:
        """(count, actions): true where an action is legal. Made from `legal` when asked for."""
        if self.dense is None:
            self.dense = np.zeros((self.count, self.actions), np.bool_)
        flat = self.dense.reshape(-1)
        flat[self.marked] = False
        rows = np.arange(0, self.dense.size, self.actions)
        self.marked = np.repeat(rows, np.diff(self.starts)) + self.legal
        flat[self.marked] = True
        return self.dense

    def sample(self) -> npt.NDArray[np.int32]:
        """A random legal action for each game; the same ones until the next step."""
        return self.arrays.chosen

    # -- what can be done ------------------------------------------------------------------------

    def step(self, actions: npt.ArrayLike) -> None:
        """One action in every game. IllegalAction, with the game in its note, when one is not
        legal: then none has been done."""
        given = np.ascontiguousarray(actions, dtype="<i4")
        if given.shape != (self.count,):
            raise ValueError(f"actions: one for each of {self.count} games, not {given.shape}")
        self.arrays.step(given)

    def close(self) -> None:
        """Ends the worker processes, if there are any."""
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
