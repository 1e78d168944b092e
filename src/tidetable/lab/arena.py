"""Tournaments between bots, with as little luck as can be had.

Each deal is played several times with the same bots moved round the table, so that good cards and
good seats fall to everybody. A game is a pure function of its task: wherever and in whatever order
games are played, the result is the same.
"""

import itertools
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import msgspec

from tidetable import bots, games
from tidetable.bots.contract import Sight
from tidetable.engine.errors import SetupError
from tidetable.lab.journal import Journal

FORMAT = "tidetable-arena/1"


class Contest(msgspec.Struct, frozen=True):
    """What is played: it decides every move."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int  # at least; the last deal is always played out in all seatings
    seed: int
    options: dict[str, str] = {}
    format: str = FORMAT


class Task(msgspec.Struct, frozen=True):
    """One game of a contest."""

    number: int
    deal: int
    lineup: tuple[str, ...]  # the bot of each seat


class Played(msgspec.Struct):
    number: int
    deal: int
    lineup: tuple[str, ...]
    shares: list[float]  # of the win, by seat
    margins: list[int]
    scores: list[int]
    times: list[list[float]]  # milliseconds by seat and decision; what differs between runs
    capped: int = 0  # decisions that the safety net of time cut short


def check(contest: Contest) -> None:
    """Bad input is told before any work starts."""
    for name in contest.bots:
        bots.get(name)
    if not contest.bots:
        raise SetupError("unknown-bot", bot="", known=", ".join(bots.names()))
    game = games.get(contest.game)
    game.new(players=contest.players, seed=contest.seed, **contest.options)


def lineups(names: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Who sits at one table: everybody, repeated to fill it; or, when there are more bots than
    seats, every choice of them in turn."""
    if len(names) <= players:
        return [tuple(itertools.islice(itertools.cycle(names), players))]
    return list(itertools.combinations(names, players))


def tasks(contest: Contest) -> Iterator[Task]:
    """All games, deal by deal, each deal with every different seating round the table."""
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


def play(contest: Contest, task: Task) -> Played:
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
            start = perf_counter()
            thought = bots.get(task.lineup[seat]).choose(Sight(state), seed << 16 | state.steps)
            times[seat].append(round(1000 * (perf_counter() - start), 2))
            capped += thought.capped
            action = thought.action
        state.apply(action)
    return Played(
        task.number,
        task.deal,
        task.lineup,
        state.rewards(),
        game.margins(state),
        state.scores(),
        times,
        capped,
    )


class Results(Journal[Contest, Played]):
    """The games of a contest."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        super().__init__(contest, Played, file)

    def missing(self) -> list[Task]:
        return [task for task in tasks(self.head) if task.number not in self.played]
