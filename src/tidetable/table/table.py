"""What may be done at a table, and by whom.

Commands check and give back the entry to write down; nothing changes until that entry has been
stored and comes back through `add`. So what is shown is always what is durable.
"""

from tidetable import bots
from tidetable.engine.errors import RecordError, SetupError
from tidetable.engine.game import Json
from tidetable.table import entries as log
from tidetable.table.told import Result, Seat, TableError, Told

__all__ = ["Result", "Seat", "Table", "TableError"]

GRACE = 0.25  # of a full bank


class Table(Told):
    # -- commands: what they give back is to be stored ------------------------------------------

    def sit(
        self, seat: int, person: str, name: str, invited: bool, rating: int | None = None
    ) -> log.Sat:
        chair = self.chair(seat)
        self.opened()
        if chair.taken:
            raise TableError("seat-taken", seat=seat)
        if chair.plan.kind == "invited" and not invited:
            raise TableError("needs-invitation", seat=seat)
        if chair.plan.kind == "host" and person != self.host:
            raise TableError("seat-taken", seat=seat)
        if self.made.rated and self.seats_of(person):
            raise TableError("rated-people")
        return log.Sat(seat, person, name, rating)

    def hand_over(self, guest: str, person: str, name: str) -> log.Handed | None:
        """An account takes over what a guest has here; None: nothing (any more)."""
        has = guest == self.host or any(seat.person == guest for seat in self.seats)
        return log.Handed(guest, person, name) if has else None

    def stand(self, seat: int, person: str) -> log.Stood:
        self.own(seat, person)
        if self.status != "open":
            self.playing()
        if self.seats[seat].away:
            raise TableError("already-left")
        return log.Stood(seat)

    def begin(self, person: str) -> log.Began:
        """By the host; when the host has no seat (a rematch without them) by anybody who has."""
        host_sits = bool(self.seats_of(self.host))
        if self.known(person) != self.host and (host_sits or not self.seats_of(person)):
            raise TableError("host-only")
        self.opened()
        free = [number for number, seat in enumerate(self.seats) if not seat.taken]
        if free:
            raise TableError("seats-free", count=len(free))
        return log.Began()

    def move(self, person: str, ply: int, move: object) -> log.Moved:
        """A structured move of the seat to move, made against a state of the game."""
        seat = self.deciding(person)
        if ply != self.ply:
            raise TableError("stale", sent=ply, now=self.ply)
        return log.Moved(seat, self.game.action(self.state, move))

    def deciding(self, person: str) -> int:
        self.playing()
        seat = self.to_move()
        if self.seats[seat].person != self.known(person):
            raise TableError("not-your-turn" if self.seats_of(person) else "not-seated")
        self.plays(seat)
        return seat

    def undo(self, seat: int, person: str) -> log.Undid | log.AskedUndo:
        """Fair at once; otherwise a request that the other people must agree to."""
        self.own(seat, person)
        self.playing()
        self.plays(seat)
        assert self.session is not None
        keep = self.session.before_last(seat)
        if keep is None:
            raise TableError("nothing-to-undo")
        if self.session.undo_refusal(seat) is None or not self.others(person):
            return log.Undid(seat, keep)
        return log.AskedUndo(seat, keep)

    def answer(
        self, seat: int, person: str, agreed: bool, to: log.Request = "undo"
    ) -> log.Answered:
        self.own(seat, person)
        undo = self.asked.seat if self.asked else None
        asking = undo if to == "undo" else self.asked_back
        if asking is None or asking in self.seats_of(person):
            raise TableError("nothing-asked")
        return log.Answered(seat, agreed, to)

    def agreed_on(self) -> log.Undid | log.CameBack | None:
        """What follows when everybody has agreed to what was asked."""
        if self.asked is not None and self.all_agree(self.asked.seat, self.agreed):
            return log.Undid(self.asked.seat, self.asked.keep)
        if self.asked_back is not None and self.all_agree(self.asked_back, self.let_back):
            return log.CameBack(self.asked_back, self.grace())
        return None

    def all_agree(self, asking: int, agreed: set[int]) -> bool:
        people = {self.seats[number].person for number in agreed}
        return self.others(self.seats[asking].person or "") <= people

    def grace(self) -> float:
        """What the others grant to one whose bank is used up: a quarter of a full one."""
        return (self.made.clock.bank or 0.0) * GRACE

    def resign(self, seat: int, person: str) -> log.Resigned:
        self.own(seat, person)
        self.playing()
        if self.seats[seat].resigned:
            raise TableError("already-resigned")
        return log.Resigned(seat)

    def stand_in(self, seat: int, person: str, level: str) -> log.StoodIn:
        """A bot for a seat whose person has left: any other person at the table may ask."""
        chair = self.chair(seat)
        self.playing()
        if not self.seats_of(person):
            raise TableError("not-seated")
        if not chair.away or chair.bot is not None:
            raise TableError("seat-taken", seat=seat)
        bots.get(level)
        return log.StoodIn(seat, level)

    def come_back(self, seat: int, person: str) -> log.CameBack | log.AskedBack:
        """Play on oneself after having left or run out of time. Where a bank is used up that costs
        the others time they have not agreed to, so they are asked."""
        self.own(seat, person)
        self.playing()
        chair = self.seats[seat]
        if chair.resigned:
            raise TableError("already-resigned")
        if chair.present:
            raise TableError("nobody-stands-in", seat=seat)
        if self.clocks.banks is None or self.clocks.banks[seat] > 0:
            return log.CameBack(seat)
        if not self.others(person):
            return log.CameBack(seat, self.grace())
        if self.asked_back is not None:
            raise TableError("already-asked")
        return log.AskedBack(seat)

    def hintable(self, person: str) -> None:
        """Whoever is to decide may ask what a bot would do, unless the game counts."""
        self.deciding(person)
        if self.made.rated:
            raise TableError("no-hints")

    def say(self, person: str, name: str, text: str) -> log.Said:
        """A line of chat: from the table, or from those who may look on."""
        if not self.made.spectators and not self.seats_of(person):
            raise TableError("not-seated")
        return log.Said(person, name, text)

    def mute(self, by: str, person: str, muted: bool) -> log.Muted | None:
        """Only those who have said something can be muted, so that the log stays small."""
        if muted == (person in self.muted_by(by)):
            return None
        if muted and not any(line.person == person for line in self.chat):
            raise TableError("nobody-said")
        return log.Muted(by, person, muted)

    def ran_out(self, now: float) -> log.RanOut | None:
        ends = self.clocks.ends()
        if self.status != "playing" or ends is None or now < ends:
            return None
        return log.RanOut(self.clocks.running)

    # -- checks ----------------------------------------------------------------------------------

    def chair(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise SetupError("no-such-seat", seat=seat, players=len(self.seats))
        return self.seats[seat]

    def own(self, seat: int, person: str) -> None:
        if self.chair(seat).person != self.known(person):
            raise TableError("not-your-seat", seat=seat)

    def plays(self, seat: int) -> None:
        """The person on this seat decides for it, nobody else."""
        if self.seats[seat].resigned:
            raise TableError("already-resigned")
        if not self.seats[seat].present:
            raise TableError("bot-stands-in", seat=seat)

    def opened(self) -> None:
        if self.status != "open":
            raise self.halted or TableError("already-begun")

    def playing(self) -> None:
        if self.status == "halted" and self.halted is not None:
            raise self.halted
        if self.status != "playing":
            raise TableError("not-begun" if self.status == "open" else "game-over")

    def others(self, person: str) -> set[str]:
        """The other people who are here and play themselves."""
        present = {seat.person for seat in self.seats if seat.person and seat.present}
        return present - {self.known(person)}

    # -- to take along ---------------------------------------------------------------------------

    def record(self) -> Json:
        told = self.state.record()
        return {**told, "seed": self.seed, "seed_hash": self.seed_hash}

    def past(self, step: int) -> Json:
        """The way to a position of this finished game, to play on from there."""
        if self.status != "over":
            raise TableError("not-over")
        played = len(self.state.taken())
        if not 0 <= step < played:
            raise RecordError("bad-number", field="step", reason=f"0 .. {played - 1}")
        way = self.game.replay(self.record(), None, step).record()
        return {**way, "seed": None, "seed_hash": None}
