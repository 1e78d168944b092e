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
from tidetable.engine.errors import RecordError, SetupError

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


class Results:
    """What has been played, kept in a file as it comes so that a stopped contest can go on."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        self.contest = contest
        self.file = file
        self.played: dict[int, Played] = {}
        if file is None:
            return
        if file.exists() and file.stat().st_size:
            self.load(file)
        else:
            file.write_bytes(msgspec.json.encode(contest) + b"\n")

    def load(self, file: Path) -> None:
        head, *lines = file.read_bytes().split(b"\n")
        try:
            same = msgspec.json.decode(head, type=Contest) == self.contest
        except msgspec.DecodeError:
            same = False
        if not same:
            raise RecordError("arena-other", file=str(file))
        whole = head + b"\n"
        for line in lines:
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                continue  # a line that a stop cut off is played again
            self.played[played.number] = played
            whole += line + b"\n"
        file.write_bytes(whole)

    def missing(self) -> list[Task]:
        return [task for task in tasks(self.contest) if task.number not in self.played]

    def add(self, played: Played) -> None:
        self.played[played.number] = played
        if self.file is not None:
            with self.file.open("ab") as lines:
                lines.write(msgspec.json.encode(played) + b"\n")

    def in_order(self) -> list[Played]:
        return [self.played[number] for number in sorted(self.played)]
