"""Many games at once for learning: NumPy arrays in, NumPy arrays out, one native loop between.

    env = VectorEnv("kadora", count=1024, players=2, seed=7)
    while True:
        env.step(env.sample())          # or your own actions, one per game
        env.observations, env.rewards   # and so on: see docs/environments.md

It is a `gymnasium.vector.VectorEnv`, too: `reset` and `step` return what Gymnasium prescribes.

When a game ends, `rewards` holds its result and the row starts a new game in the same step. Row n
depends only on the seed, on n and on its actions, not on `count` or `processes`.
"""

from collections.abc import Sequence
from typing import Any

from tidetable import extras
from tidetable.engine.batch import ANY_SEAT, QUICK
from tidetable.engine.game import State
from tidetable.lab.arrays import Arrays, LocalBatch
from tidetable.lab.spec import Bytes, EnvironmentSpec, Reward

with extras.needed("lab"):
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv

ROWS = 2**32  # upper limit: the seeds have no room for more
Infos = dict[str, Any]
Step = tuple[Bytes, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Infos]


class VectorEnv(GymnasiumVectorEnv[Bytes, npt.NDArray[Any], npt.NDArray[Any]]):
    """`count` games of one kind, stepped together.

    The arrays are overwritten by the next step: copy what you keep, or say `copy=True`, and `reset`
    and `step` return copies.

    Without `opponents` you decide for every seat. With them, `random` or `greedy`, you decide for
    one seat, and they play on until it is to move again; they take the seats that follow, repeated
    if there are too few. `seat=-1` goes round the table from game to game.

    `info_masks` puts the masks of the legal actions into the infos of `reset` and `step`.
    """

    metadata: dict[str, Any] = {
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        count: int = 1024,
        players: int = 0,
        reward: Reward = "margin",
        seed: int = 0,
        processes: int = 1,
        opponents: Sequence[str] = (),
        seat: int = ANY_SEAT,
        copy: bool = False,
        info_masks: bool = False,
        **options: str,
    ) -> None:
        # Not `spec`: Gymnasium uses that attribute for its own registry entry.
        self.game_spec = EnvironmentSpec(game, players, reward, **options)
        if not 0 < count <= ROWS:
            raise ValueError(f"count: the number of games, at least 1, not {count}")
        if not 0 < processes <= count:
            raise ValueError(f"processes: from 1 to the number of games, not {processes}")
        check_seed(seed)
        for name in opponents:
            if name not in QUICK:
                quick = " or ".join(QUICK)
                raise ValueError(f"opponents: {quick}, not {name!r}; SeatEnv plays against others")
        if seat != ANY_SEAT and not 0 <= seat < self.game_spec.players:
            raise ValueError(f"seat: 0 to {self.game_spec.players - 1}, or -1 for any, not {seat}")
        if seat != ANY_SEAT and not opponents:
            raise ValueError("seat: only with opponents; without them you decide for all seats")
        self.count = self.num_envs = count
        self.players = self.game_spec.players
        self.actions = self.game_spec.actions
        self.opponents = tuple(opponents)
        self.copy = copy
        self.info_masks = info_masks
        self.single_observation_space = spaces.Box(0, 255, (self.game_spec.size,), np.uint8)
        self.observation_space = spaces.Box(0, 255, (count, self.game_spec.size), np.uint8)
        self.single_action_space = spaces.Discrete(self.actions)
        self.action_space = spaces.MultiDiscrete([self.actions] * count)
        self.arrays: Arrays
        if processes == 1:
            self.arrays = LocalBatch(self.game_spec, seed, 0, count, opponents, seat)
        else:
            from tidetable.lab.shared import SharedBatch

            self.arrays = SharedBatch(self.game_spec, seed, count, processes, opponents, seat)
        self.fresh = True  # no step since the deal
        self.rows = np.arange(count)
        self.never: npt.NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.dense: npt.NDArray[np.bool_] | None = None
        self.marked: npt.NDArray[np.int64] = np.zeros(0, np.int64)  # the true entries of `dense`

    @property
    def rules(self) -> EnvironmentSpec:
        """Deprecated name of `game_spec`."""
        return self.game_spec

    # -- observing -------------------------------------------------------------------------------

    @property
    def observations(self) -> Bytes:
        """(count, size): what the seat to move sees of each game."""
        return self.arrays.observations

    @property
    def finals(self) -> Bytes:
        """(count, size): where `done`, the last position of the game that has just ended."""
        return self.arrays.finals

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

    action_masks = masks  # as sb3-contrib calls it

    def state(self, row: int) -> State:
        """A copy of the position of a row, for inspection; it has no history, so no record."""
        return self.arrays.state(range(self.count)[row])

    def afterstates(self, seed: int = 0) -> Bytes:
        """(len(legal), size): what the seat to move would see after each entry of `legal`.

        Actions are tried in a resampled state: a card that one draws is a card that it may draw.
        `seed` is for resampling. The array is overwritten by the next call."""
        return self.arrays.afterstates(seed)

    def judged_afterstates(self, seed: int = 0) -> tuple[Bytes, npt.NDArray[np.float64]]:
        """The same, and (len(legal), features): what the judge of the game's bots looks at there,
        for all seats from the one that decides on, and how much of the game is left."""
        self.game_spec.check_judge()
        return self.arrays.judged_afterstates(seed)

    def sample(self) -> npt.NDArray[np.int32]:
        """A random legal action for each game; constant until the next step."""
        return self.arrays.chosen

    # -- acting ----------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, Infos]:
        """Begin new games: the first ones of a seed, or the next ones of each row."""
        if isinstance(seed, list):
            raise ValueError("seed: one number for all rows; each row derives its own from it")
        if seed is not None:
            check_seed(seed)
        if seed is not None or not self.fresh:
            self.arrays.restart(seed)
        self.fresh = True
        return self.kept(self.observations), self.infos()

    def step(self, actions: npt.ArrayLike) -> Step:
        """Apply one action in every game; return observations, rewards, terminations, truncations
        and infos. The reward is that of the seat whose action it was; `rewards` has all seats.

        If an action is illegal, raises IllegalAction with the game's row in its note, and no
        game changes.
        """
        given = np.ascontiguousarray(actions, dtype="<i4")
        if given.shape != (self.count,):
            raise ValueError(f"actions: one for each of {self.count} games, not {given.shape}")
        movers = self.to_move.copy()
        self.arrays.step(given)
        self.fresh = False
        earned = self.rewards[self.rows, movers]
        infos = self.infos()
        if self.done.any():
            infos["final_obs"] = self.kept(self.finals)
            infos["_final_obs"] = self.kept(self.done)
        return self.kept(self.observations), earned, self.kept(self.done), self.never, infos

    def infos(self) -> Infos:
        found: Infos = {"to_move": self.kept(self.to_move)}
        if self.info_masks:
            found["action_mask"] = self.kept(self.masks())
        return found

    def kept(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self.copy else array

    def close_extras(self, **_: Any) -> None:
        """Stop the worker processes, if there are any. Called by `close`, and by Gymnasium for an
        environment that was never made because its arguments were wrong."""
        if hasattr(self, "arrays"):
            self.arrays.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def check_seed(seed: int) -> None:
    if not 0 <= seed < 2**128:
        raise ValueError(f"seed: from 0 to 2**128 - 1, not {seed}")
