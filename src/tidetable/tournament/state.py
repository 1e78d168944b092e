"""A tournament as rebuilt from its log. tournament.py has the commands."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from tidetable.engine.errors import TidetableError
from tidetable.tournament import entries as log
from tidetable.tournament.pairing import Entrant
from tidetable.tournament.standings import GAME, Outcome, Standing, standings

Status = Literal["open", "running", "finished", "cancelled"]


class TournamentError(TidetableError):
    """A command that is refused."""


class Player:
    """Somebody who has joined."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.gone: Literal["", "withdrew", "removed"] = ""
        self.joined = 0  # how often


class TableOfRound:
    def __init__(self, made: log.NewTable) -> None:
        self.id = made.table
        self.people = list(made.people)  # by seat
        self.created_at: float | None = None  # when it was there: people are expected from then on
        self.started_at: float | None = None
        self.came: set[str] = set()
        self.missed: set[str] = set()  # people who lose by forfeit
        self.outcome: Outcome | None = None  # None: not over
        self.decided = False  # by the host
        self.void = False  # the table was closed

    def end(self, places: list[int], nobody: bool = False) -> None:
        self.outcome = Outcome(self.people, places, frozenset(self.missed), nobody)


class Round:
    def __init__(self, paired: log.Paired) -> None:
        self.number = paired.round
        self.at = paired.up
        self.tables = [TableOfRound(made) for made in paired.tables]
        self.byes = list(paired.byes)
        self.over_at: float | None = None  # when the last game was over


class TournamentState:
    """`id_`: of the tournament; people are named by the id with which they joined."""

    def __init__(self, id_: str, opened: log.Opened) -> None:
        self.id = id_
        self.settings = opened.settings
        self.opener = opened.host  # who gave it its title
        self.first_host = opened.host  # ... until there is another one
        self.hosts = 1  # so far
        self.status: Status = "open"
        self.seq = 1  # of the last entry
        self.players: dict[str, Player] = {}  # in the order of joining
        self.merged: dict[str, str] = {}  # guest -> the account that plays on
        self.rounds: list[Round] = []
        self.called = False  # the host wants the next round now
        self.began_at: float | None = None

    # -- queries ---------------------------------------------------------------------------------

    def current_id(self, person: str) -> str:
        """A person's id today: the account's, once a guest has logged in."""
        return self.merged.get(person, person)

    @property
    def host(self) -> str:
        return self.current_id(self.first_host)

    def player(self, person: str) -> Player | None:
        """The player that somebody is, or was as a guest."""
        if person in self.players:
            return self.players[person]
        was = (one for one, now in self.merged.items() if now == person and one in self.players)
        return next((self.players[one] for one in was), None)

    def active(self) -> list[Player]:
        return [player for player in self.players.values() if not player.gone]

    def current_round(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None

    def table(self, table_id: str) -> TableOfRound:
        """A table of the current round."""
        for table in self.rounds[-1].tables if self.rounds else []:
            if table.id == table_id:
                return table
        raise TournamentError("no-such-table", table=table_id)

    def tables(self) -> Iterator[TableOfRound]:
        """The tables of all rounds."""
        for one in self.rounds:
            yield from one.tables

    def timed(self) -> bool:
        """Whether the players have clocks."""
        clock = self.settings.clock
        return clock.per_move is not None or clock.bank is not None

    def outcomes(self) -> list[Outcome]:
        return [table.outcome for table in self.tables() if table.outcome is not None]

    def byes(self) -> list[str]:
        return [person for one in self.rounds for person in one.byes]

    def standings(self) -> list[Standing]:
        return standings(list(self.players), self.outcomes(), self.byes())

    def entrants(self) -> list[Entrant]:
        """What the pairing of the next round depends on."""
        points = dict.fromkeys(self.players, 0)
        met: dict[str, Counter[str]] = {one: Counter() for one in self.players}
        seats: dict[str, list[int]] = {one: [] for one in self.players}
        byes = Counter(self.byes())
        for table in self.tables():
            for seat, person in enumerate(table.people):
                seats[person].append(seat)
                met[person].update(other for other in table.people if other != person)
                if table.outcome is not None:
                    points[person] += table.outcome.points(seat)
        return [
            Entrant(id_, points[id_] + GAME * byes[id_], byes[id_], met[id_], seats[id_])
            for id_ in (player.id for player in self.active())
        ]

    def forget_title(self) -> None:
        """The person who gave the tournament its title has had their data deleted."""
        self.settings = msgspec.structs.replace(self.settings, title="")

    # -- the log ---------------------------------------------------------------------------------

    def add(self, entry: log.AnyEntry) -> None:
        """Apply an entry that has been stored."""
        self.seq += 1
        match entry:
            case log.Joined(person):
                player = self.players.setdefault(person, Player(person))
                player.gone = ""
                player.joined += 1
            case log.Withdrew(person):
                self.players[person].gone = "withdrew"
            case log.Removed(person):
                self.players[person].gone = "removed"
            case log.Handed(was, person):
                self.merged[was] = person
                if was in self.players and person in self.players:
                    self.players[was].gone = "withdrew"  # the same person twice
            case log.Hosted(person):
                self.first_host = person
                self.hosts += 1
            case log.Began():
                self.status = "running"
                self.began_at = entry.up
            case log.Called():
                self.called = True
            case log.Paired():
                self.rounds.append(Round(entry))
                self.called = False
            case log.TableCreated(table):
                self.table(table).created_at = entry.up
            case log.Came(table, person):
                self.table(table).came.add(person)
            case log.Missed(table, person):
                self.table(table).missed.add(person)
            case log.Started(table):
                self.table(table).started_at = entry.up
            case log.Result(table, places, nobody, void):
                self.table(table).void = void
                self.table(table).end(places, nobody)
                self.end_round(entry.up)
            case log.Decided(table, winner):
                found = self.table(table)
                found.decided = True
                found.end([1 if winner in (None, one) else 2 for one in found.people])
                self.end_round(entry.up)
            case log.Finished():
                self.status = "finished"
            case log.Cancelled():
                self.status = "cancelled"
            case log.Opened():
                raise ValueError("only the first entry of a log can be Opened")

    def end_round(self, now: float) -> None:
        """A game is over: perhaps the round is."""
        last = self.rounds[-1]
        if all(table.outcome is not None for table in last.tables):
            last.over_at = now
