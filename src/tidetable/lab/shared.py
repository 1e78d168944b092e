"""A batch spread over several processes, each with some of the rows, in shared memory."""

import weakref
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NoReturn

from tidetable import extras
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import State
from tidetable.lab.arrays import LocalBatch
from tidetable.lab.spec import Bytes, EnvironmentSpec

with extras.needed("lab"):
    import numpy as np
    import numpy.typing as npt

STEP, WHY, RESTART = b"step", b"why not", b"restart"
WIDE = 2**31  # larger than any action, so that rows do not overlap


class SharedArrays:
    """The shared memory, divided into arrays.

    `legal` has room for the worst case: pages that are never written take no memory.
    """

    def __init__(
        self, memory: SharedMemory, spec: EnvironmentSpec, pieces: list[tuple[int, int]]
    ) -> None:
        count = sum(size for _, size in pieces)
        self.memory = memory
        self.at = 0
        self.rewards = self.cut(np.float64, count, spec.players)
        self.actions = self.cut(np.int32, count)
        self.chosen = self.cut(np.int32, count)
        self.starts = [self.cut(np.int32, size + 1) for _, size in pieces]
        self.observations = self.cut(np.uint8, count, spec.size)
        self.finals = self.cut(np.uint8, count, spec.size)
        self.to_move = self.cut(np.uint8, count)
        self.done = self.cut(np.bool_, count)
        self.at += self.at % 2
        self.legal = [self.cut(np.int16, size * spec.actions) for _, size in pieces]

    @staticmethod
    def bytes_for(spec: EnvironmentSpec, count: int, pieces: int) -> int:
        row = 8 * spec.players + 4 * 3 + 2 * spec.size + 2 + 2 * spec.actions
        return count * row + 4 * pieces + 8

    def cut(self, kind: Any, *shape: int) -> npt.NDArray[Any]:
        array: npt.NDArray[Any] = np.ndarray(shape, kind, self.memory.buf, self.at)
        self.at += array.nbytes
        return array


def pieces_of(count: int, processes: int) -> list[tuple[int, int]]:
    """The first row and the number of rows of each process."""
    ends = [count * n // processes for n in range(processes + 1)]
    return [(ends[n], ends[n + 1] - ends[n]) for n in range(processes)]


class SharedBatch:
    """Offers the same arrays as a `LocalBatch`."""

    def __init__(
        self,
        spec: EnvironmentSpec,
        seed: int,
        count: int,
        processes: int,
        opponents: Sequence[str],
        seat: int,
    ) -> None:
        pieces = self.pieces = pieces_of(count, processes)
        memory = SharedMemory(create=True, size=SharedArrays.bytes_for(spec, count, processes))
        self.shared = SharedArrays(memory, spec, pieces)
        self.pipes: list[Connection] = []
        context = get_context("spawn")
        way = (spec, seed, tuple(opponents), seat)
        self.workers = []
        for number in range(processes):
            ours, theirs = context.Pipe()
            work = (theirs, memory.name, way, pieces, number)
            worker = context.Process(target=serve, args=work, daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)
        self.end = weakref.finalize(self, clean_up, self.pipes, self.workers, memory)
        self.observations: Bytes = self.shared.observations
        self.finals: Bytes = self.shared.finals
        self.to_move: Bytes = self.shared.to_move
        self.chosen: npt.NDArray[np.int32] = self.shared.chosen
        self.rewards: npt.NDArray[np.float64] = self.shared.rewards
        self.done: npt.NDArray[np.bool_] = self.shared.done
        self.starts = np.zeros(count + 1, np.int32)
        self.legal = np.zeros(0, np.int16)
        self.gather()

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        self.check(actions)
        self.shared.actions[:] = actions
        self.send(STEP)
        self.gather()

    def restart(self, seed: int | None) -> None:
        self.send(RESTART + (b"" if seed is None else str(seed).encode()))
        self.gather()

    def send(self, request: bytes) -> None:
        try:
            for pipe in self.pipes:
                pipe.send_bytes(request)
        except OSError:
            self.give_up()

    def state(self, row: int) -> State:
        raise ValueError("state: the games are in other processes; use processes=1")

    def afterstates(self, seed: int) -> Bytes:
        raise ValueError("afterstates: the games are in other processes; use processes=1")

    def judged_afterstates(self, seed: int) -> NoReturn:
        raise ValueError("afterstates: the games are in other processes; use processes=1")

    def __reduce__(self) -> NoReturn:
        raise TypeError("VectorEnv: with several processes it cannot be pickled; use processes=1")

    def check(self, actions: npt.NDArray[np.int32]) -> None:
        """Check all actions before any process steps: one illegal action changes nothing."""
        rows = np.arange(len(actions)) * WIDE
        offered = np.repeat(rows, np.diff(self.starts)) + self.legal  # ascending
        wanted = rows + actions
        found = np.searchsorted(offered, wanted)
        bad = offered[np.minimum(found, len(offered) - 1)] != wanted
        if bad.any():
            row = int(bad.argmax())
            self.shared.actions[:] = actions
            piece = next(n for n, (first, size) in enumerate(self.pieces) if row < first + size)
            self.pipes[piece].send_bytes(WHY)
            code, params, note = self.pipes[piece].recv()
            refusal = IllegalAction(code, **params)
            refusal.add_note(note)
            raise refusal

    def gather(self) -> None:
        """Wait for all processes, then join their legal actions into one array."""
        try:
            for pipe in self.pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            self.give_up()
        at = 0
        actions = []
        for (first, size), starts, legal in zip(
            self.pieces, self.shared.starts, self.shared.legal, strict=True
        ):
            self.starts[first : first + size + 1] = starts + at
            at += int(starts[-1])
            actions.append(legal[: starts[-1]])
        self.legal = np.concatenate(actions)

    def give_up(self) -> NoReturn:
        self.close()
        raise RuntimeError(
            "A worker process of the environment has died. If this happens at the start, the "
            'program probably lacks `if __name__ == "__main__":`.'
        )

    def close(self) -> None:
        self.end()


def clean_up(pipes: list[Connection], workers: list[Any], memory: SharedMemory) -> None:
    for pipe in pipes:
        pipe.close()  # a worker exits when its pipe is closed
    for worker in workers:
        worker.join()
    memory.unlink()


def serve(
    pipe: Connection,
    memory: str,
    way: tuple[EnvironmentSpec, int, tuple[str, ...], int],
    pieces: list[tuple[int, int]],
    number: int,
) -> None:
    """The loop of a worker: step its rows, then write their arrays."""
    spec, seed, opponents, seat = way
    shared = SharedArrays(SharedMemory(memory), spec, pieces)
    first, count = pieces[number]
    own = slice(first, first + count)
    games = LocalBatch(spec, seed, first, count, opponents, seat)
    while True:
        show(games, shared, number, own)
        pipe.send_bytes(STEP)
        try:
            while (request := pipe.recv_bytes()) == WHY:
                pipe.send(why(games, shared.actions[own]))
        except EOFError:
            return
        if request.startswith(RESTART):
            given = request.removeprefix(RESTART)
            games.restart(int(given) if given else None)
        else:
            games.step(shared.actions[own])


def show(games: LocalBatch, shared: SharedArrays, number: int, own: slice) -> None:
    shared.observations[own] = games.observations
    if games.done.any():
        shared.finals[own] = games.finals
    shared.to_move[own] = games.to_move
    shared.chosen[own] = games.chosen
    shared.rewards[own] = games.rewards
    shared.done[own] = games.done
    shared.starts[number][:] = games.starts
    legal = games.legal
    shared.legal[number][: len(legal)] = legal


def why(games: LocalBatch, actions: npt.NDArray[np.int32]) -> tuple[str, dict[str, object], str]:
    try:
        games.batch.check(actions.tobytes())
    except IllegalAction as refusal:
        return refusal.code, refusal.params, refusal.__notes__[0]
    raise AssertionError("the action was legal")
