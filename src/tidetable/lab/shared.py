"""A batch in several processes, each with some of its rows, in memory that they share."""

import weakref
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from tidetable.engine.errors import IllegalAction
from tidetable.lab.rules import Bytes, Rules
from tidetable.lab.vector import Here

STEP, WHY = b"step", b"why not"
WIDE = 2**31  # more than any action: keeps the rows apart


class Board:
    """The shared memory, cut into arrays. `legal` has room for the worst: memory that nobody
    writes to is never there."""

    def __init__(self, memory: SharedMemory, rules: Rules, pieces: list[tuple[int, int]]) -> None:
        count = sum(size for _, size in pieces)
        self.memory = memory
        self.at = 0
        self.rewards = self.cut(np.float64, count, rules.players)
        self.actions = self.cut(np.int32, count)
        self.chosen = self.cut(np.int32, count)
        self.starts = [self.cut(np.int32, size + 1) for _, size in pieces]
        self.observations = self.cut(np.uint8, count, rules.size)
        self.to_move = self.cut(np.uint8, count)
        self.done = self.cut(np.bool_, count)
        self.at += self.at % 2
        self.legal = [self.cut(np.int16, size * rules.actions) for _, size in pieces]

    @staticmethod
    def bytes_for(rules: Rules, count: int, pieces: int) -> int:
        row = 8 * rules.players + 4 * 3 + rules.size + 2 + 2 * rules.actions
        return count * row + 4 * pieces + 8

    def cut(self, kind: Any, *shape: int) -> npt.NDArray[Any]:
        array: npt.NDArray[Any] = np.ndarray(shape, kind, self.memory.buf, self.at)
        self.at += array.nbytes
        return array


def pieces_of(count: int, processes: int) -> list[tuple[int, int]]:
    """First row and number of rows of each process."""
    ends = [count * n // processes for n in range(processes + 1)]
    return [(ends[n], ends[n + 1] - ends[n]) for n in range(processes)]


class Shared:
    """The same arrays as of one process."""

    def __init__(self, rules: Rules, seed: int, count: int, processes: int) -> None:
        pieces = self.pieces = pieces_of(count, processes)
        memory = SharedMemory(create=True, size=Board.bytes_for(rules, count, processes))
        self.board = Board(memory, rules, pieces)
        self.pipes: list[Connection] = []
        context = get_context("spawn")
        way = (rules.game.name, rules.players, rules.reward, rules.options)
        self.workers = []
        for number in range(processes):
            ours, theirs = context.Pipe()
            work = (theirs, memory.name, way, seed, pieces, number)
            worker = context.Process(target=serve, args=work, daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)
        self.end = weakref.finalize(self, clean_up, self.pipes, self.workers, memory)
        self.observations: Bytes = self.board.observations
        self.to_move: Bytes = self.board.to_move
        self.chosen: npt.NDArray[np.int32] = self.board.chosen
        self.rewards: npt.NDArray[np.float64] = self.board.rewards
        self.done: npt.NDArray[np.bool_] = self.board.done
        self.starts = np.zeros(count + 1, np.int32)
        self.legal = np.zeros(0, np.int16)
        self.gather()

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        self.check(actions)
        self.board.actions[:] = actions
        try:
            for pipe in self.pipes:
                pipe.send_bytes(STEP)
        except OSError:
            self.give_up()
        self.gather()

    def check(self, actions: npt.NDArray[np.int32]) -> None:
        """Before anybody steps: one bad action, and nothing has happened anywhere."""
        rows = np.arange(len(actions)) * WIDE
        offered = np.repeat(rows, np.diff(self.starts)) + self.legal  # ascending
        wanted = rows + actions
        found = np.searchsorted(offered, wanted)
        bad = offered[np.minimum(found, len(offered) - 1)] != wanted
        if bad.any():
            row = int(bad.argmax())
            self.board.actions[:] = actions
            piece = next(n for n, (first, size) in enumerate(self.pieces) if row < first + size)
            self.pipes[piece].send_bytes(WHY)
            code, params, note = self.pipes[piece].recv()
            refusal = IllegalAction(code, **params)
            refusal.add_note(note)
            raise refusal

    def gather(self) -> None:
        """Wait for all; then their legal actions become one list."""
        try:
            for pipe in self.pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            self.give_up()
        at = 0
        actions = []
        for (first, size), starts, legal in zip(
            self.pieces, self.board.starts, self.board.legal, strict=True
        ):
            self.starts[first : first + size + 1] = starts + at
            at += int(starts[-1])
            actions.append(legal[: starts[-1]])
        self.legal = np.concatenate(actions)

    def give_up(self) -> NoReturn:
        self.close()
        raise RuntimeError(
            "A process of the environment has ended. At its start this happens where the program "
            'lacks `if __name__ == "__main__":`.'
        )

    def close(self) -> None:
        self.end()


def clean_up(pipes: list[Connection], workers: list[Any], memory: SharedMemory) -> None:
    for pipe in pipes:
        pipe.close()  # a worker ends when nobody is left to talk to
    for worker in workers:
        worker.join()
    memory.unlink()


def serve(
    pipe: Connection,
    memory: str,
    way: tuple[str, int, str, dict[str, str]],
    seed: int,
    pieces: list[tuple[int, int]],
    number: int,
) -> None:
    """A worker: it steps its rows and writes down how they stand."""
    game, players, reward, options = way
    rules = Rules(game, players, reward, **options)
    board = Board(SharedMemory(memory), rules, pieces)
    first, count = pieces[number]
    own = slice(first, first + count)
    games = Here(rules, seed, first, count)
    while True:
        show(games, board, number, own)
        pipe.send_bytes(STEP)
        try:
            while pipe.recv_bytes() == WHY:
                pipe.send(why(games, board.actions[own]))
        except EOFError:
            return
        games.step(board.actions[own])


def show(games: Here, board: Board, number: int, own: slice) -> None:
    board.observations[own] = games.observations
    board.to_move[own] = games.to_move
    board.chosen[own] = games.chosen
    board.rewards[own] = games.rewards
    board.done[own] = games.done
    board.starts[number][:] = games.starts
    legal = games.legal
    board.legal[number][: len(legal)] = legal


def why(games: Here, actions: npt.NDArray[np.int32]) -> tuple[str, dict[str, object], str]:
    try:
        games.batch.check(actions.tobytes())
    except IllegalAction as refusal:
        return refusal.code, refusal.params, refusal.__notes__[0]
    raise AssertionError("the action was legal")
