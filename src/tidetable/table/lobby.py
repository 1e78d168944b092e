"""The commands before a game: who sits where, and what the host may arrange.

As in table.py, a command is checked and returns the log entry to store; nothing changes until that
entry is applied. Nobody at the table ever gets stuck: a host who leaves is succeeded by
another person, and free seats can be dropped or given to bots (docs/decisions/0044).
"""

import math
from typing import Literal

from tidetable import bots
from tidetable.engine.errors import SetupError
from tidetable.table import entries as log
from tidetable.table.seating import Seat
from tidetable.table.state import TableError, TableState

Missing = Literal["wait", "drop", "bots"]
# Entries that people without a seat may write: a log must not grow at the will of strangers.
EACH_STRANGER = 200
RENAMES = 50  # of one person at a table
CHOICES = 100  # of creatures or colours by one person at a table
ARRANGED = 1000  # changes of the seats; then the host may only begin or clear the table away
FIRST_RATING = 1000  # that people see before their first rated game
MOST_RATING = 9999
HOST_AWAY = 30.0  # seconds: a host who reloads the page stays host


class Lobby(TableState):
    # -- for everybody ---------------------------------------------------------------------------

    def sit(
        self,
        seat: int,
        person: str,
        name: str,
        invited: bool,
        rating: int | None = None,
        companion: str | None = None,
    ) -> log.Sat:
        """Take a free seat. `companion`: the name of somebody else on the person's device, who is
        to play there."""
        place = self.seat(seat)
        self.check_open()
        own, hosts = self.seats_of(person), self.current_id(person) == self.host
        if place.taken:
            raise TableError("seat-taken", seat=seat)
        if self.current_id(person) in self.removed:
            raise TableError("removed")
        returns = self.current_id(person) in self.former and not own
        if place.plan.kind == "invited" and not (invited or hosts or returns):
            raise TableError("needs-invitation", seat=seat)
        if place.plan.kind == "host" and not hosts:
            raise TableError("seat-taken", seat=seat)
        if self.made.rated and own:
            raise TableError("rated-people")
        if not (invited or hosts or returns):
            self.check_rating(rating)
        if not invited and own and not hosts:
            raise TableError("one-seat")  # the host may share a device; others were not asked to
        self.check_stranger(person)
        if companion is not None:
            return log.Sat(seat, person, self.distinct(companion, ""), rating, True)
        return log.Sat(seat, person, self.distinct(name, person), rating)

    def swap(self, seat: int, other: int, person: str) -> log.Swapped:
        """Exchange two seats. The host may move anybody; others move from their own seat to a free
        one."""
        place, free = self.seat(seat), self.seat(other)
        self.check_open()
        self.check_arranged()
        if seat == other:
            raise TableError("seat-taken", seat=seat)
        if self.current_id(person) != self.host:
            self.check_owner(seat, person)
            if free.taken and free.person != place.person:
                raise TableError("seat-taken", seat=other)
        return log.Swapped(seat, other)

    def choose_sign(self, seat: int, person: str, sign: str) -> log.Chose | None:
        """Choose the creature or colour of a seat: everybody for themselves, the host for bots.
        What somebody else has chosen is taken; a seat that has not chosen makes room."""
        place = self.seat(seat)
        self.check_open()
        self.check_arranged()
        if place.plan.kind != "bot" or self.current_id(person) != self.host:
            self.check_owner(seat, person)
        if self.made.past is not None:
            raise TableError("seats-fixed")
        if sign not in self.known_signs():
            raise SetupError("bad-sign", sign=sign[:40])
        if place.sign == sign:
            return None
        for number, other in enumerate(self.seats):
            if other.sign == sign:
                raise TableError("sign-taken", seat=number)
        if self.chose.get(self.current_id(person), 0) >= CHOICES:
            raise TableError("enough-arranged")
        return log.Chose(seat, sign)

    def begin(self, person: str, missing: Missing = "wait", bot: str = "normal") -> log.Began:
        """Start the game. Only the host may, or any seated person if the host has no seat.
        `missing`: what becomes of free seats; they may be dropped, or bots may take them."""
        host_sits = bool(self.seats_of(self.host))
        if self.current_id(person) != self.host and (host_sits or not self.seats_of(person)):
            raise TableError("host-only")
        self.check_open()
        free = self.free_seats()
        if not free:
            return log.Began()
        if missing == "drop":
            self.check_players(len(self.seats) - len(free))
            return log.Began(free)
        if missing == "bots":
            self.check_plan(log.SeatPlan("bot", bot))
            return log.Began(bot=bot)
        raise TableError("seats-free", count=len(free))

    def take_over(self, person: str, host_away: float | None) -> log.Hosted:
        """Become the host in the place of one who is not there. `host_away`: for how many seconds;
        None: the host is connected."""
        self.check_open()
        if not self.seats_of(person):
            raise TableError("not-seated")
        if self.current_id(person) == self.host or host_away is None:
            raise TableError("host-is-here")
        if host_away < HOST_AWAY:
            raise TableError("host-just-left", seconds=math.ceil(HOST_AWAY - host_away))
        return log.Hosted(self.current_id(person))

    def rename(self, person: str, name: str) -> log.Renamed | None:
        """Show a person's new name; None if there is nothing to change here."""
        if self.status not in ("open", "playing") or self.renamed.get(person, 0) >= RENAMES:
            return None
        own = [seat for seat in self.seats if seat.person == person and not seat.companion]
        name = self.distinct(name, person)
        if all(seat.name == name for seat in own):
            return None
        return log.Renamed(person, name)

    # -- for the host ----------------------------------------------------------------------------

    def plan_seat(self, seat: int, person: str, plan: log.SeatPlan) -> log.Planned:
        """Change who may take a free seat: a friend, anybody, or a bot."""
        self.check_host(person)
        if self.seat(seat).person is not None:
            raise TableError("seat-taken", seat=seat)
        self.check_plan(plan)
        return log.Planned(seat, plan)

    def add_seat(self, person: str, plan: log.SeatPlan) -> log.Added:
        self.check_host(person)
        self.check_players(len(self.seats) + 1)
        self.check_plan(plan)
        return log.Added(plan)

    def drop_seat(self, seat: int, person: str) -> log.Dropped:
        self.check_host(person)
        if self.seat(seat).person is not None:
            raise TableError("seat-taken", seat=seat)
        self.check_players(len(self.seats) - 1)
        return log.Dropped(seat)

    def remove(self, person: str, by: str) -> log.Removed:
        """Take a person off their seats."""
        self.check_host(by)
        person = self.current_id(person)
        if not self.seats_of(person):
            raise TableError("not-at-table")
        if person == self.host:
            raise TableError("host-stays")
        return log.Removed(person)

    def readmit(self, person: str, by: str) -> log.Readmitted | None:
        self.check_host(by)
        person = self.current_id(person)
        return log.Readmitted(person) if person in self.removed else None

    def make_host(self, person: str, by: str) -> log.Hosted:
        """Hand the table over to somebody who sits at it."""
        self.check_host(by)
        if not self.seats_of(person):
            raise TableError("not-at-table")
        return log.Hosted(self.current_id(person))

    def reinvite(self, person: str) -> log.Reinvited:
        self.check_host(person)
        return log.Reinvited()

    def set_listed(self, person: str, listed: bool) -> log.Listed | None:
        self.check_host(person)
        return None if listed == self.listed else log.Listed(listed)

    def clear_away(self, person: str) -> log.Cleared:
        """Delete the table."""
        self.check_host(person, arranging=False)
        return log.Cleared()

    # -- checks ----------------------------------------------------------------------------------

    def seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise SetupError("no-such-seat", seat=seat, players=len(self.seats))
        return self.seats[seat]

    def check_owner(self, seat: int, person: str) -> None:
        if self.seat(seat).person != self.current_id(person):
            raise TableError("not-your-seat", seat=seat)

    def check_open(self) -> None:
        """The game has not begun, and people may arrange the table: not one of a tournament, at
        which the server seats the players and begins."""
        if self.status != "open":
            raise self.halted or TableError("already-begun")
        if self.made.tournament is not None:
            raise TableError("tournament-table")

    def check_host(self, person: str, arranging: bool = True) -> None:
        """Only the host arranges a table, and only before the game."""
        self.check_open()
        if self.current_id(person) != self.host:
            raise TableError("host-only")
        if arranging:
            self.check_arranged()

    def check_arranged(self) -> None:
        if self.arranged >= ARRANGED:
            raise TableError("enough-arranged")

    def check_players(self, players: int) -> None:
        """Whether the game can be played by so many. One that continues a record keeps its
        players."""
        if self.made.past is not None:
            raise TableError("seats-fixed")
        known = self.game.players
        if players not in known:
            low, high = min(known), max(known)
            raise SetupError(
                "bad-players", game=self.made.game, players=players, low=low, high=high
            )

    def check_plan(self, plan: log.SeatPlan) -> None:
        if (plan.kind == "bot") != (plan.bot is not None):
            raise TableError("bad-seat-plan")
        if plan.bot is not None:
            bots.level(plan.bot)
        if self.made.rated and plan.kind in ("bot", "host"):
            raise TableError("rated-people")

    def check_rating(self, rating: int | None) -> None:
        """Whether a stranger's rating is in the range that the host has chosen. People with
        an invitation were chosen by somebody. Before the first rated game, one has the first
        rating."""
        low, high = self.made.rating_low, self.made.rating_high
        own = FIRST_RATING if rating is None else rating
        if (low is not None and own < low) or (high is not None and own > high):
            raise TableError(
                "rating-range", rating=own, low=low or 0, high=MOST_RATING if high is None else high
            )

    def check_stranger(self, person: str) -> None:
        if self.strangers.get(person, 0) >= EACH_STRANGER and not self.seats_of(person):
            raise TableError("enough-said")
