"""Tournaments between bots, designed to reduce the influence of luck.

Each deal is played several times with the bots rotated around the table, so that every bot gets
the good cards and the good seats. A game is a pure function of its task, so the result does not
depend on where or in which order the games are played.
"""

import itertools
from collections.abc import Iterator
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec

from tidetable import bots, games
from tidetable.bots.contract import Perspective
from tidetable.engine.errors import SetupError
from tidetable.lab import contestants
from tidetable.lab.checkpoint import Checkpoint

FORMAT = "tidetable-arena/1"


class Contest(msgspec.Struct, frozen=True):
    """The settings of a tournament. They determine every move."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int  # at least: the last deal is always played in all seatings
    seed: int
    options: dict[str, str] = {}
    format: str = FORMAT


class Task(msgspec.Struct, frozen=True):
    """One game of a contest."""

    number: int
    deal: int
    lineup: tuple[str, ...]  # the bot in each seat


class PlayedGame(msgspec.Struct):
    """How a game ended."""

    number: int
    deal: int
    lineup: tuple[str, ...]
    shares: list[float]  # of the win, by seat
    margins: list[int]
    scores: list[int]
    times: list[list[float]]  # processor ms by seat and decision; these differ between runs
    capped: int = 0  # decisions stopped by the time limit


def check(contest: Contest) -> None:
    """Reject invalid settings before any game is played."""
    if not contest.bots:
        raise SetupError("unknown-bot", bot="", known=", ".join(bots.names()))
    game = games.get(contest.game)
    state = game.new(players=contest.players, seed=contest.seed, **contest.options)
    for name in contest.bots:
        contestants.check(name, state)


def lineups(names: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Who plays together.

    All bots, repeated until the table is full; or, with more bots than seats, every combination of
    them in turn.
    """
    if len(names) <= players:
        return [tuple(itertools.islice(itertools.cycle(names), players))]
    return list(itertools.combinations(names, players))


def tasks(contest: Contest) -> Iterator[Task]:
    """All games, deal by deal, each deal in every distinct rotation of the bots."""
    tables = lineups(contest.bots, contest.players)
    number = 0
    for deal in itertools.count():
        if number >= contest.games:
            return
        table = tables[deal % len(tables)]
        turned = {table[turn:] + table[:turn]: None for turn in range(contest.players)}
        for lineup in turned:
            yield Task(number, deal, lineup)
            number += 1


class PlayedOut(msgspec.Struct):
    """A finished game of a contest, and what it cost."""

    state: Any
    times: list[list[float]]
    capped: int


def play_out(contest: Contest, task: Task) -> PlayedOut:
    """Play one game of a contest to its end."""
    game = games.get(contest.game)
    seed = contest.seed << 40 | task.deal
    state = game.new(players=contest.players, seed=seed, **contest.options)
    times: list[list[float]] = [[] for _ in range(contest.players)]
    capped = 0
    while not state.over:
        seat = int(state.to_move)
        actions = state.actions()
        action = actions[0]
        if len(actions) > 1:
            start = thread_time()
            thought = contestants.get(task.lineup[seat]).choose(
                Perspective(state), seed << 16 | state.since
            )
            times[seat].append(round(1000 * (thread_time() - start), 2))
            capped += thought.capped
            action = thought.action
        state.apply(action)
    return PlayedOut(state, times, capped)


def play(contest: Contest, task: Task) -> PlayedGame:
    """Play one game of a contest; return how it ended."""
    played = play_out(contest, task)
    state = played.state
    return PlayedGame(
        task.number,
        task.deal,
        task.lineup,
        state.rewards(),
        state.game.margins(state),
        state.scores(),
        played.times,
        played.capped,
    )


class Results(Checkpoint[Contest, PlayedGame]):
    """The games of a contest that have been played so far."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        super().__init__(contest, PlayedGame, file)

    def missing(self) -> list[Task]:
        """The games still to be played."""
        return [task for task in tasks(self.head) if task.number not in self.played]
