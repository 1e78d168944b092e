"""The commands during a game: who may do what, and when. lobby.py has those before it.

A command is checked and returns the log entry to store. Nothing changes until that entry is stored
and applied with `add`, so what is shown is always durable.
"""

import math
from collections.abc import Set

from tidetable.engine.errors import RecordError
from tidetable.engine.game import Json, State
from tidetable.table import entries as log
from tidetable.table.clock import EVERYBODY
from tidetable.table.lobby import EACH_STRANGER, Lobby
from tidetable.table.seating import Seat
from tidetable.table.state import FinalResult, TableError

__all__ = ["EACH_STRANGER", "FinalResult", "Seat", "Table", "TableError"]

GRACE = 0.25  # of a full bank
DAY = 86_400.0  # seconds
OFFERED = 3  # missed deadlines in a row after which the others may let a bot play on
SHORTEST_PAUSE = 3_600.0  # seconds: a clock must not have thousands of them to add up
LONGEST_PAUSE = 30 * DAY
ALL_STRANGERS = 2000  # entries that people without a seat may write, together
UNDOS = 500  # of one seat: far more than anybody needs, but moving and undoing ends some time


class Table(Lobby):
    # -- commands: each returns the entry to store -----------------------------------------------

    def hand_over(self, guest: str, person: str, name: str) -> log.Handed | None:
        """Give a guest's seats to an account; None if the guest owns nothing here."""
        has = guest == self.host or any(seat.person == guest for seat in self.seats)
        return log.Handed(guest, person, name) if has else None

    def stand(self, seat: int, person: str) -> log.Stood:
        self.check_owner(seat, person)
        if self.status != "open":
            self.check_playing()
        elif self.made.tournament is not None:
            raise TableError("tournament-table")
        if self.seats[seat].away:
            raise TableError("already-left")
        return log.Stood(seat)

    def move(self, person: str, ply: int, move: object) -> log.Moved:
        """A structured move for the seat to move, chosen when the game was at this ply."""
        seat = self.deciding(person)
        if ply != self.ply:
            raise TableError("stale", sent=ply, now=self.ply)
        return log.Moved(seat, self.game.action(self.state, move))

    def deciding(self, person: str) -> int:
        """The seat to move, which must be this person's."""
        self.check_playing()
        seat = self.to_move()
        if self.seats[seat].person != self.current_id(person):
            raise TableError("not-your-turn" if self.seats_of(person) else "not-seated")
        self.check_present(seat)
        return seat

    def undo(self, seat: int, person: str, now: float) -> log.Undid | log.AskedUndo:
        """Undo if that is fair; otherwise ask everyone who has something at stake, present or not
        (docs/decisions/0034-consent-to-undo.md)."""
        self.check_owner(seat, person)
        self.check_playing()
        self.check_present(seat)
        assert self.session is not None
        keep = self.session.before_last(seat)
        if keep is None:
            raise TableError("nothing-to-undo")
        if self.undone.get(seat, 0) >= UNDOS:
            raise TableError("enough-undone", most=UNDOS)
        fair = self.session.undo_refusal(seat) is None
        if self.made.rated and not fair:
            raise TableError("rated-undo")
        if not self.clocks.may_undo(keep, now):
            raise TableError("no-time-to-undo")
        if fair or not self.stakeholders(person):
            return log.Undid(seat, keep)
        asking = None if self.undo_request is None else self.undo_request.seat
        self.check_unasked(seat, asking, "undo")
        return log.AskedUndo(seat, keep)

    def answer(
        self,
        seat: int,
        person: str,
        agreed: bool,
        to: log.Request = "undo",
        asked_by: int | None = None,
        ply: int | None = None,
    ) -> log.Answered:
        """Answer a request. The person who asked withdraws it by refusing. `asked_by` and `ply` say
        which request is meant: the answer must not count for a later one."""
        self.check_owner(seat, person)
        asking = self.asking(to)
        own = asking in self.seats_of(person)
        if asking is None or (own and agreed):
            raise TableError("nothing-asked")
        if asked_by not in (None, asking) or (to == "undo" and ply not in (None, self.ply)):
            raise TableError("nothing-asked")
        if agreed and seat in self.agreed_to(to):
            raise TableError("already-answered")
        return log.Answered(seat, agreed, to)

    def asking(self, request: log.Request) -> int | None:
        """The seat that has made a request."""
        if request == "undo":
            return None if self.undo_request is None else self.undo_request.seat
        if request == "pause":
            return None if self.pause_request is None else self.pause_request.seat
        return self.return_request

    def agreed_to(self, request: log.Request) -> set[int]:
        """The seats that have agreed to a request."""
        if request == "pause":
            return self.pause_agreed
        return self.undo_agreed if request == "undo" else self.return_agreed

    def agreed_on(self, now: float) -> log.Undid | log.CameBack | log.Answered | log.Paused | None:
        """The entry that a request leads to once everyone has agreed; None before that."""
        undo, returning = self.undo_request, self.return_request
        if undo is not None and not self.missing("undo"):
            if self.clocks.may_undo(undo.keep, now, self.undo_asked_at):
                return log.Undid(undo.seat, undo.keep)
            return log.Answered(undo.seat, False)  # it has become too late: the request ends
        if returning is not None and not self.missing("come-back"):
            return log.CameBack(returning, self.grace())
        if self.pause_request is not None and not self.missing("pause"):
            return log.Paused(EVERYBODY, self.pause_request.duration)
        return None

    def missing(self, request: log.Request) -> list[int]:
        """The seats of people who have yet to agree to a request."""
        asking = self.asking(request)
        if asking is None:
            return []
        person = self.seats[asking].person or ""
        back = request == "come-back"
        needed = self.return_judges(person) if back else self.stakeholders(person)
        needed -= {self.seats[number].person or "" for number in self.agreed_to(request)}
        return [number for number, seat in enumerate(self.seats) if seat.person in needed]

    def agreed_seats(self) -> list[int]:
        """The seats whose people have agreed to the request to undo."""
        return [] if self.undo_request is None else sorted(self.undo_agreed)

    def stakeholders(self, person: str) -> set[str]:
        """The other people who can still win or lose, also those for whom a bot plays now."""
        people = {seat.person for seat in self.seats if seat.person and not seat.resigned}
        return people - {self.current_id(person)}

    def return_judges(self, person: str) -> set[str]:
        """Who decides whether a person without time may return: the others who play themselves; in
        a rated game everyone who has something at stake."""
        return self.stakeholders(person) if self.made.rated else self.others(person)

    def grace(self) -> float:
        """The time granted to a seat whose bank is used up: a quarter of a full bank."""
        return (self.made.clock.bank or 0.0) * GRACE

    def resign(self, seat: int, person: str) -> log.Resigned:
        self.check_owner(seat, person)
        self.check_playing()
        if self.seats[seat].resigned:
            raise TableError("already-resigned")
        return log.Resigned(seat)

    def stand_in(
        self, seat: int, person: str, once: bool = False, left: float | None = None
    ) -> log.StoodIn:
        """Let a bot play for a person who has left, who has missed several deadlines in a row, or
        who is to move and has been away for so long that `left` (table/absence.py) is zero. Any
        seated person may ask for it; which bot it is, the host has chosen: a weak one would be a
        weapon."""
        place = self.seat(seat)
        self.check_playing()
        own = self.seats_of(person)
        if not own:
            raise TableError("not-seated")
        tired = not place.away and place.missed >= OFFERED
        if place.resigned or (place.bot is not None and not (place.once and tired)):
            raise TableError("seat-taken", seat=seat)
        waited_for = not place.away and not tired
        if waited_for and left is None:
            raise TableError("not-away", seat=seat)
        if waited_for and left is not None and left > 0:
            raise TableError("away-a-moment", seat=seat, seconds=math.ceil(left))
        absent = not place.away
        return log.StoodIn(seat, self.stand_in_level, by=own[0], once=once, absent=absent)

    def welcome(self, connected: Set[str], now: float) -> log.CameBack | None:
        """Give a seat back to a person who was only absent and is connected again."""
        if self.status != "playing":
            return None
        for number, seat in enumerate(self.seats):
            back = seat.absent and not seat.away and seat.person in connected
            if back and self.clocks.may_return(number, now):
                return log.CameBack(number)
        return None

    def come_back(self, seat: int, person: str, now: float) -> log.CameBack | log.AskedBack:
        """Resume after leaving or running out of time. If the bank is used up, the others lose time
        by it, so they must agree."""
        self.check_owner(seat, person)
        self.check_playing()
        place = self.seats[seat]
        if place.resigned:
            raise TableError("already-resigned")
        if place.present:
            raise TableError("nobody-stands-in", seat=seat)
        if self.clocks.used_up(seat, now):
            if not self.return_judges(person):
                return log.CameBack(seat, self.grace())
            self.check_unasked(seat, self.return_request, "come-back")
            return log.AskedBack(seat)
        if not self.clocks.may_return(seat, now):
            raise TableError("bot-decides", seat=seat)
        return log.CameBack(seat)

    def ask_pause(
        self, seat: int, person: str, days: float, now: float
    ) -> log.AskedPause | log.Paused:
        """Pause all clocks for some days, if everyone who has something at stake agrees.
        One pause at a time: it does not begin before the one agreed on is over."""
        self.check_owner(seat, person)
        self.check_playing()
        self.check_present(seat)
        if not self.clocks.timed:
            raise TableError("no-clock")
        duration = days * DAY
        if not SHORTEST_PAUSE <= duration <= LONGEST_PAUSE:
            raise TableError("pause-length", most=int(LONGEST_PAUSE / DAY))
        if any(one.agreed and now < one.until for one in self.clocks.pauses[seat]):
            raise TableError("already-paused")
        if not self.stakeholders(person):
            return log.Paused(EVERYBODY, duration)
        self.check_unasked(seat, self.asking("pause"), "pause")
        return log.AskedPause(seat, duration)

    def pause_days(self) -> float | None:
        """For how long somebody asks to pause the clocks."""
        return None if self.pause_request is None else self.pause_request.duration / DAY

    def go_on_holiday(self, person: str, duration: float, now: float) -> log.Paused | None:
        """Pause the clock of a person at a table by the day; None: it is paused already, for
        as long (to the minute), or there is nothing to stop. A person may have several seats: the
        first one that does not pause yet."""
        if self.status != "playing" or not self.by_day():
            return None
        for seat in self.seats_of(person):
            until = self.clocks.paused(seat, now)
            if not self.seats[seat].resigned and (until is None or until < now + duration - 60.0):
                return log.Paused(seat, duration)
        return None

    def end_holiday(self, person: str, now: float) -> log.Resumed | None:
        """Let the clock of a person run again; None: it does."""
        for seat in self.seats_of(person):
            if any(not one.agreed and now < one.until for one in self.clocks.pauses[seat]):
                return log.Resumed(seat)
        return None

    def by_day(self) -> bool:
        """Whether this table plays by the day: people need not be there at the same time."""
        return is_by_day(self.made.clock)

    def hintable(self, person: str) -> None:
        """Check that a person may ask for a hint: their turn, and neither a rated game nor one of a
        tournament."""
        self.deciding(person)
        if self.made.tournament is not None:
            raise TableError("no-tournament-hints")
        if self.made.rated:
            raise TableError("no-hints")

    def say(self, person: str, name: str, text: str) -> log.Said:
        """A chat line from a seated person or, where spectators are allowed, from anyone."""
        self.check_chatter(person)
        own = self.seats_of(person)
        if own and not self.seats[own[0]].companion:
            name = self.seats[own[0]].name or name  # the name that the others see at the seat
        return log.Said(person, name, text)

    def mute(self, by: str, person: str, muted: bool) -> log.Muted | None:
        """Hide or show a person's chat. Only people who may read the chat can, and only people who
        have written can be muted: that bounds the log."""
        self.check_chatter(by)
        if muted == (person in self.muted_by(by)):
            return None
        if muted and not any(line.person == person for line in self.chat):
            raise TableError("nobody-said")
        return log.Muted(by, person, muted)

    def forget(self, person: str) -> log.Forgot | None:
        """Remove a person's name and chat; None if there is nothing of them here."""
        named = any(seat.person == person and seat.name for seat in self.seats)
        wrote = any(line.person == person for line in self.chat)
        return log.Forgot(person) if named or wrote or person in self.removed else None

    def close(self, reason: str) -> log.Closed | None:
        """Close the table for good, by an administrator; None if it cannot be played anyway."""
        return log.Closed(reason) if self.status in ("open", "playing") else None

    def ran_out(self, now: float) -> log.RanOut | None:
        ends = self.clocks.ends()
        if self.status != "playing" or ends is None or now < ends:
            return None
        return log.RanOut(self.clocks.running)

    # -- checks ----------------------------------------------------------------------------------

    def check_present(self, seat: int) -> None:
        """The person on this seat plays it, not a bot."""
        if self.seats[seat].resigned:
            raise TableError("already-resigned")
        if not self.seats[seat].present:
            raise TableError("bot-stands-in", seat=seat)

    def check_unasked(self, seat: int, asking: int | None, request: log.Request) -> None:
        """One request at a time, and one per seat and position: nobody can pester the others."""
        if asking is not None and asking != seat:
            raise TableError("others-ask")
        if asking == seat or (seat, request) in self.asked:
            raise TableError("already-asked")

    def check_chatter(self, person: str) -> None:
        """A person who may write here: with a seat, or as one of a limited number of entries."""
        if self.seats_of(person):
            return
        if self.current_id(person) in self.removed:
            raise TableError("removed")
        if not self.made.spectators:
            raise TableError("not-seated")
        self.check_stranger(person)
        if sum(self.strangers.values()) >= ALL_STRANGERS:
            raise TableError("enough-said")

    def check_playing(self) -> None:
        if self.status == "halted" and self.halted is not None:
            raise self.halted
        if self.status != "playing":
            raise TableError("not-begun" if self.status == "open" else "game-over")

    def others(self, person: str) -> set[str]:
        """The other people who play themselves."""
        present = {seat.person for seat in self.seats if seat.person and seat.present}
        return present - {self.current_id(person)}

    # -- records ---------------------------------------------------------------------------------

    def record(self) -> Json:
        record = self.state.record()
        if self.cut_short and self.session is not None:
            begun = self.session.inherited  # actions of the game that this one continues
            record["cut_short"] = [begun + number for number in self.cut_short]
        return {**record, "seed": self.seed, "seed_hash": self.seed_hash}

    def past(self, step: int) -> Json:
        """The record of this finished game up to a step, to play on from there."""
        if self.status != "over":
            raise TableError("not-over")
        played = len(self.state.taken())
        if not 0 <= step < played:
            raise RecordError("bad-number", field="step", reason=f"0 .. {played - 1}")
        return {**self.at_step(step).record(), "seed": None, "seed_hash": None}

    def at_step(self, step: int) -> State:
        """The position after so many actions, with the data that the game was begun with."""
        return self.game.replay(self.record(), self.state.setup.data, step)


def is_by_day(control: log.TimeControl) -> bool:
    """Whether a time control gives days, not minutes."""
    return max(control.per_move or 0.0, control.bank or 0.0) >= DAY
