"""The arrays of many games, and the batch of the engine that fills them in this process."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

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

    def judged_afterstates(self, seed: int) -> tuple[Bytes, npt.NDArray[np.float64]]: ...

    def close(self) -> None: ...


FORGET = 256  # steps after which actions of games that are over are forgotten


class Kept(NamedTuple):
    """A batch in a pickle: the games are dealt again and their actions repeated."""

    seed: int
    deals: list[int]  # games started on each row
    past: list[bytes]  # the actions of the last steps
    began: npt.NDArray[np.int64]  # with which of them the game of a row began
    rngs: list[tuple[int, int, int, int]]  # random actions to come
    shown: list[npt.NDArray[Any]]  # what the last step left in the arrays


class LocalBatch:
    """All games in this process. The arrays share the memory of the engine's batch; observations of
    a game that writes them itself are copied, all at once."""

    def __init__(
        self,
        spec: EnvironmentSpec,
        seed: int,
        first: int,
        count: int,
        opponents: Sequence[str],
        seat: int,
    ) -> None:
        self.arguments = (spec, seed, first, count, tuple(opponents), seat)
        options = spec.setup.options
        margins = spec.reward == "margin"
        self.batch = Batch(
            *(spec.game, spec.players, options, spec.setup.data, seed, first, count, margins),
            list(opponents),
            seat,
        )
        self.after = Afterstates(self.batch)
        self.observations: Bytes
        self.copied: Bytes = np.zeros(0, np.uint8)
        if self.batch.writes:
            self.copied = np.frombuffer(self.batch.observed(), np.uint8).copy()
            self.observations = self.copied.reshape(count, -1)
            self.observations.flags.writeable = False  # like the others
        else:
            self.observations = np.asarray(self.batch.observations).reshape(count, -1)
        self.finals: Bytes = np.asarray(self.batch.finals).reshape(count, -1)
        self.to_move: Bytes = np.asarray(self.batch.to_move)
        self.starts: npt.NDArray[np.int32] = np.asarray(self.batch.starts)
        self.chosen: npt.NDArray[np.int32] = np.asarray(self.batch.chosen)
        self.rewards: npt.NDArray[np.float64] = np.asarray(self.batch.rewards).reshape(count, -1)
        self.done: npt.NDArray[np.bool_] = np.asarray(self.batch.done).view(np.bool_)
        self.past: list[bytes] = []  # the actions of the last steps, for pickles
        self.began: npt.NDArray[np.int64] = np.zeros(count, np.int64)  # where a row's game begins
        self.full = FORGET

    @property
    def legal(self) -> npt.NDArray[np.int16]:
        # Not cached: the batch reallocates this array when it has to grow.
        return np.asarray(self.batch.legal)[: self.starts[-1]]

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        given = actions.tobytes()
        self.batch.step(given)
        self.copy_written()
        self.past.append(given)
        self.began[self.done] = len(self.past)
        if len(self.past) >= self.full:
            self.forget()

    def copy_written(self) -> None:
        if self.batch.writes:
            self.copied[:] = np.frombuffer(self.batch.observed(), np.uint8)

    def forget(self) -> None:
        """Drop the actions that no running game needs."""
        over = int(self.began.min())
        del self.past[:over]
        self.began -= over
        self.full = len(self.past) + FORGET

    def restart(self, seed: int | None) -> None:
        self.batch.restart(seed)
        self.copy_written()
        self.past = []
        self.began[:] = 0

    def state(self, row: int) -> State:
        return self.batch.states[row].copy()

    def afterstates(self, seed: int) -> Bytes:
        self.after.look(seed)
        return self.tried()

    def judged_afterstates(self, seed: int) -> tuple[Bytes, npt.NDArray[np.float64]]:
        self.after.look(seed, True)
        each = self.after.judged
        features = np.asarray(self.after.features)[: self.starts[-1] * each].reshape(-1, each)
        return self.tried(), features

    def tried(self) -> Bytes:
        size = self.observations.shape[1]
        return np.asarray(self.after.observations)[: self.starts[-1] * size].reshape(-1, size)

    def close(self) -> None:
        pass

    # -- pickles ---------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        self.forget()
        batch = self.batch
        kept = Kept(
            batch.seed,
            np.asarray(batch.deals).tolist(),
            self.past,
            self.began,
            [(rng.a, rng.b, rng.c, rng.counter) for rng in batch.rngs],
            [np.asarray(one) for one in self.outcome()],
        )
        return resumed, (self.arguments, kept)

    def outcome(self) -> list[Any]:
        """What the positions do not say, as the vecs of the batch."""
        return [self.batch.chosen, self.batch.rewards, self.batch.done, self.batch.finals]

    def resume(self, kept: Kept) -> None:
        """Continue where another batch stopped."""
        batch = self.batch
        batch.seed, self.past, self.began = kept.seed, list(kept.past), kept.began.copy()
        taken = np.frombuffer(b"".join(self.past), "<i4").reshape(-1, len(self.began))
        for n in range(len(self.began)):
            batch.deals[n] = kept.deals[n] - 1
            state = batch.states[n] = batch.deal(n)
            for action in taken[self.began[n] :, n].tolist():
                seat = state.to_move
                state.step(action)
                if batch.opponents:
                    batch.play_others(state, seat, batch.others[n])
        batch.show_all()
        self.copy_written()
        for rng, words in zip(batch.rngs, kept.rngs, strict=True):
            rng.a, rng.b, rng.c, rng.counter = words
        for vec, shown in zip(self.outcome(), kept.shown, strict=True):
            for at in np.flatnonzero(np.asarray(vec) != shown).tolist():
                vec[at] = shown[at].item()  # numpy may only read it


def resumed(arguments: tuple[Any, ...], kept: Kept) -> LocalBatch:
    """A `LocalBatch` from a pickle."""
    games = LocalBatch(*arguments)
    games.resume(kept)
    return games
