"""The commands of a tournament: who may do what, and what happens by itself when.

As at a table, a command is checked and returns the log entry to store; nothing changes until that
entry is stored and applied with `add`. What happens by itself is asked for by the server, again and
again: `None` means that there is nothing to do (yet).
"""

import math
from collections.abc import Callable

from tidetable.tournament import entries as log
from tidetable.tournament.pairing import METHOD, pair
from tidetable.tournament.state import (
    Player,
    Round,
    TableOfRound,
    TournamentError,
    TournamentState,
)

MOST = 64  # people
LAST_ENTRY = 2  # the round in which late people play first
OFTEN = 5  # times that one person may join
HOSTS = 50  # changes of the host
HOST_AWAY = 120.0  # seconds: then any player may be host
WAITS = 600.0  # seconds after which a round begins that the host was to call


class Tournament(TournamentState):
    # -- for everybody ---------------------------------------------------------------------------

    def join(self, person: str) -> log.Joined | None:
        """Take part; None: the person does."""
        self.check_alive()
        player = self.player(person)
        if player is not None and player.gone == "removed":
            raise TournamentError("removed-from-tournament")
        if player is not None and not player.gone:
            return None
        if not self.may_join():
            raise TournamentError("tournament-begun")
        if len(self.active()) >= MOST or len(self.players) >= 2 * MOST:
            raise TournamentError("tournament-full", most=MOST)
        if player is not None and player.joined >= OFTEN:
            raise TournamentError("enough-changes")
        return log.Joined(player.id if player is not None else person)

    def may_join(self) -> bool:
        """Whether people may still join: late ones can play from the second round on."""
        paired = len(self.rounds)
        late = self.settings.late and paired < min(LAST_ENTRY, self.settings.rounds)
        return self.status == "open" or (self.status == "running" and late)

    def withdraw(self, person: str) -> log.Withdrew | None:
        self.check_alive()
        player = self.player(person)
        if player is None:
            raise TournamentError("not-in-tournament")
        return None if player.gone else log.Withdrew(player.id)

    def come(self, table_id: str, person: str) -> log.Came | None:
        """A person has come to their table; None: that is known, or does not matter."""
        player, last = self.player(person), self.current_round()
        if player is None or last is None or self.status != "running":
            return None
        for table in last.tables:
            if table.id == table_id and player.id in table.people:
                known = player.id in table.came | table.missed or table.outcome is not None
                return None if known else log.Came(table_id, player.id)
        return None

    def take_over(self, person: str, host_away: float) -> log.Hosted:
        """Become the host in the place of one who has not looked for so many seconds."""
        self.check_alive()
        self.check_player(person)
        if person == self.host:
            raise TournamentError("tournament-host-here")
        if host_away < HOST_AWAY:
            raise TournamentError("tournament-host-left", seconds=math.ceil(HOST_AWAY - host_away))
        return self.hosted(person)

    # -- for the host ----------------------------------------------------------------------------

    def begin(self, by: str) -> log.Began:
        self.check_host(by)
        if self.status != "open":
            raise TournamentError("tournament-begun")
        if len(self.active()) < 2:
            raise TournamentError("too-few-entrants")
        return log.Began()

    def call(self, by: str, number: int) -> log.Called | None:
        """Begin a round before the pause is over. `number` says which: a second click must not
        call the round after it."""
        self.check_host(by)
        last = self.current_round()
        if self.status != "running" or (last is not None and last.over_at is None):
            raise TournamentError("round-not-over")
        waiting = 1 if last is None else last.number + 1
        return log.Called() if number == waiting and not self.called else None

    def remove(self, person: str, by: str | None) -> log.Removed | None:
        """Do not let a person play on. The current game is played to its end: the host, who may
        play, too, decides no game by this. `by` None: the operator of the server."""
        self.check_host(by)
        player = self.player(person)
        if player is None:
            raise TournamentError("not-in-tournament")
        return None if player.gone == "removed" else log.Removed(player.id)

    def make_host(self, person: str, by: str) -> log.Hosted:
        self.check_host(by)
        self.check_player(person)
        return self.hosted(person)

    def cancel(self, by: str | None) -> log.Cancelled:
        """End the tournament. Games that are being played continue, and count for nothing here."""
        self.check_host(by)
        return log.Cancelled()

    def decide(
        self, table_id: str, winner: str | None, by: str, now: float, halted: bool
    ) -> log.Decided:
        """Decide a game that does not come to an end: one without a clock after the limit of the
        round, or one that `halted`. Nobody decides their own game."""
        self.check_host(by)
        table, own = self.table(table_id), self.player(by)
        if table.outcome is not None:
            raise TournamentError("game-decided")
        if own is not None and own.id in table.people:
            raise TournamentError("own-game")
        if not halted and not self.is_late(table, now):
            raise TournamentError("decide-too-early")
        player = None if winner is None else self.player(winner)
        if winner is not None and (player is None or player.id not in table.people):
            raise TournamentError("not-in-tournament")
        return log.Decided(table_id, None if player is None else player.id)

    # -- what happens by itself ------------------------------------------------------------------

    def advance(
        self, now: float, seed: str, new_id: Callable[[], str]
    ) -> log.Paired | log.Finished | None:
        """Pair the next round when it is time, or end the tournament after the last one."""
        due = self.next_at()
        if due is None or now < due:
            return None
        last, settings, people = self.current_round(), self.settings, self.entrants()
        number = 1 if last is None else last.number + 1
        if number > settings.rounds or len(people) < 2:
            return log.Finished()
        tables, byes = pair(people, settings.size, settings.sizes, settings.uneven, seed)
        if not tables:
            return log.Finished()
        made = [log.NewTable(new_id(), table) for table in tables]
        return log.Paired(number, seed, made, byes, METHOD)

    def next_at(self) -> float | None:
        """When the next round is paired or the tournament ends; None: something else comes
        first."""
        if self.status != "running":
            return None
        last = self.current_round()
        if last is None or (last.over_at is not None and self.called):
            return 0.0
        if last.over_at is None:
            return None
        if last.number >= self.settings.rounds or len(self.active()) < 2:
            return last.over_at
        pause = self.settings.pause
        return last.over_at + (WAITS if pause is None else pause)

    def awaited(self, table: TableOfRound) -> list[str]:
        """The people without whom a game does not begin before the time is up."""
        there = table.came | table.missed
        return [
            one for one in table.people if one not in there and self.players[one].gone != "withdrew"
        ]

    def miss(self, table_id: str, now: float) -> log.Missed | None:
        """A person who has not come to a table in time; None: there is none (any more)."""
        table = self.table(table_id)
        if table.started_at is not None or table.created_at is None or table.outcome is not None:
            return None
        if now < table.created_at + self.settings.no_show:
            return None
        missing = self.awaited(table)
        return log.Missed(table_id, missing[0]) if missing else None

    def may_start(self, table: TableOfRound) -> bool:
        return table.created_at is not None and not self.awaited(table)

    def given_up(self, table: TableOfRound) -> list[str]:
        """The people at a table who have lost by forfeit or have withdrawn."""
        return [
            one
            for one in table.people
            if one in table.missed or self.players[one].gone == "withdrew"
        ]

    def is_late(self, table: TableOfRound, now: float) -> bool:
        """Whether a game without a clock has taken longer than a round may."""
        started = table.started_at
        return not self.timed() and started is not None and now >= started + self.settings.limit

    def table_created(self, table_id: str) -> log.TableCreated | None:
        return None if self.table(table_id).created_at is not None else log.TableCreated(table_id)

    def start(self, table_id: str) -> log.Started | None:
        return None if self.table(table_id).started_at is not None else log.Started(table_id)

    def report(
        self, table_id: str, places: list[int], nobody: bool, void: bool = False
    ) -> log.Result | None:
        """The result of a game, once; None: it is known."""
        known = self.status != "running" or self.table(table_id).outcome is not None
        return None if known else log.Result(table_id, places, nobody, void)

    def hand_over(self, was: str, person: str) -> log.Handed | None:
        """A guest has logged in to an account."""
        known = was in self.merged or (was not in self.players and was != self.first_host)
        return None if known else log.Handed(was, person)

    def leave(self, person: str, removed: bool) -> log.Withdrew | log.Removed | None:
        """Somebody's data was deleted, or an administrator does not let them in."""
        if self.players[person].gone:
            return None
        return log.Removed(person) if removed else log.Withdrew(person)

    # -- checks ----------------------------------------------------------------------------------

    def check_alive(self) -> None:
        if self.status in ("finished", "cancelled"):
            raise TournamentError("tournament-over")

    def check_host(self, by: str | None) -> None:
        self.check_alive()
        if by not in (self.host, None):
            raise TournamentError("not-the-host")

    def check_player(self, person: str) -> None:
        player = self.player(person)
        if player is None or player.gone:
            raise TournamentError("not-in-tournament")

    def hosted(self, person: str) -> log.Hosted:
        if self.hosts >= HOSTS:
            raise TournamentError("enough-changes")
        return log.Hosted(person)


def rebuild(id_: str, entries: list[log.AnyEntry]) -> Tournament:
    """The tournament with this log."""
    first, *others = entries
    if not isinstance(first, log.Opened):
        raise ValueError("a log begins with Opened")
    found = Tournament(id_, first)
    for entry in others:
        found.add(entry)
    return found


def wrong_rounds(id_: str, entries: list[log.AnyEntry]) -> list[int]:
    """The rounds whose pairing does not follow from the log before them and their seed."""
    wrong: list[int] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, log.Paired) and entry.method == METHOD:
            before = rebuild(id_, entries[:number])
            settings = before.settings
            tables, byes = pair(
                before.entrants(), settings.size, settings.sizes, settings.uneven, entry.seed
            )
            if (tables, byes) != ([one.people for one in entry.tables], entry.byes):
                wrong.append(entry.round)
    return wrong


__all__ = ["Player", "Round", "TableOfRound", "Tournament", "TournamentError", "rebuild"]
