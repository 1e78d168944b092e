"""Who sits where at a table, who is its host, and whom its invitations let in. No I/O.

Before the game the host arranges all this (lobby.py); here the entries are only applied.
"""

import hashlib
import hmac

from tidetable.engine.state import SIGNS
from tidetable.table import entries as log


class Seat:
    """A seat and who plays on it."""

    def __init__(self, plan: log.SeatPlan, key: int) -> None:
        self.key = key  # stays with the chair when seats are moved: invitations depend on it
        self.person: str | None = None
        self.name: str | None = None
        self.rating: int | None = None  # of the person when sitting down
        self.companion = False  # the name is that of somebody else on the person's device
        self.resigned = False
        self.away = False  # the person has left the running game and may return
        self.absent = False  # a bot plays because the person is not connected: see `welcome`
        self.once = False  # the bot plays to the end of this turn only
        self.missed = 0  # deadlines in a row, at a table where each costs one turn
        self.excused = False  # a bot made the last decision only because the person was away
        self.acted = 0  # number of the log entry of the person's last own decision
        self.sign: str | None = None  # the creature or colour that was chosen for it
        self.plan = plan
        self.bot: str | None = None  # the bot playing now
        self.set_plan(plan)

    def set_plan(self, plan: log.SeatPlan) -> None:
        self.plan = plan
        self.bot = plan.bot if plan.kind == "bot" else None
        if isinstance(plan.sign, str):
            self.sign = plan.sign

    def take(
        self, person: str | None, name: str | None, rating: int | None, companion: bool = False
    ) -> None:
        self.person, self.name, self.rating, self.companion = person, name, rating, companion

    def leave(self) -> None:
        """Be free again before the game. The next person chooses for themselves."""
        self.take(None, None, None)
        self.sign = None

    def lend(self, bot: str, once: bool = False, absent: bool = False) -> None:
        """Let a bot play for the person."""
        self.bot, self.once, self.absent = bot, once, absent

    def give_back(self) -> None:
        """The person plays again."""
        self.bot, self.once, self.absent = None, False, False

    @property
    def present(self) -> bool:
        """Whether a person plays here, not a bot."""
        return self.person is not None and not self.away and self.bot is None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.plan.kind == "bot"


class Seating:
    def __init__(self, id_: str, made: log.Made) -> None:
        self.id = id_
        self.made = made
        self.seats = [Seat(plan, key) for key, plan in enumerate(made.seats)]
        for seat, name in zip(self.seats, made.names or (), strict=False):
            seat.name = name
        if SIGNS in made.options:
            for seat, sign in zip(self.seats, made.options[SIGNS].split(","), strict=False):
                seat.sign = sign
        self.seats_made = len(self.seats)  # so far, also those that were dropped
        self.seats_by_person: dict[str, list[int]] = {}
        self.merged: dict[str, str] = {}  # guest -> the account that owns the guest's seats
        self.first_host = made.host  # ... until the table gets another one
        self.listed = made.listed
        self.invited_times = 0  # how often the host has renewed the invitations
        self.former: set[str] = set()  # people who had a seat: they may come back to a free one
        self.removed: dict[str, str] = {}  # people whom the host has removed, and their names
        self.renamed: dict[str, int] = {}  # people -> how often
        self.chose: dict[str, int] = {}  # people -> how often they have chosen a sign
        self.arranged = 0  # entries about seats
        self.strangers: dict[str, int] = {}  # people -> their entries while they had no seat

    # -- queries ---------------------------------------------------------------------------------

    def current_id(self, person: str) -> str:
        """A person's id today: the account's, once a guest has logged in. A connection that the
        guest opened before keeps working."""
        return self.merged.get(person, person)

    @property
    def host(self) -> str:
        return self.current_id(self.first_host)

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else self.seats_by_person.get(self.current_id(person), [])

    def concerns(self, person: str) -> bool:
        """Whether a person sits here, or is the host."""
        return bool(self.seats_of(person)) or self.current_id(person) == self.host

    def is_among_invited(self, person: str | None) -> bool:
        """Whether a person plays here, and nobody could sit down without an invitation. A seat that
        somebody has taken stays what it was, also when the table is off the public list again."""
        return bool(self.seats_of(person)) and all(seat.plan.kind != "open" for seat in self.seats)

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.taken]

    def heir(self, leaving: int) -> str | None:
        """The next host if this seat becomes free and is the host's last one; None: no change. A
        host who leaves an empty table stays its host, and may sit down again."""
        if self.seats[leaving].person != self.host or len(self.seats_of(self.host)) > 1:
            return None
        others = (seat.person for seat in self.seats if seat.person is not None)
        return next((person for person in others if person != self.host), None)

    def distinct(self, name: str, person: str) -> str:
        """A name that nobody else at the table has: a second Otter is "Otter 2"."""
        person = self.current_id(person)
        taken = {
            seat.name.casefold()
            for seat in self.seats
            if seat.name and (seat.person != person or seat.companion)
        }
        number, found = 1, name
        while found.casefold() in taken:
            number += 1
            found = f"{name} {number}"
        return found

    def signs_among(self, known: list[str]) -> list[str]:
        """The sign of each seat: the chosen one, else the usual one of its place, or the first that
        is left if somebody else has chosen that."""
        found = [seat.sign if seat.sign in known else None for seat in self.seats]
        for number, usual in enumerate(known[: len(found)]):
            if found[number] is None and usual not in found:
                found[number] = usual
        left = [sign for sign in known if sign not in found]
        return [sign or left.pop(0) for sign in found]

    # -- invitations -----------------------------------------------------------------------------

    def invitation(self, seat: int, secret: bytes) -> str:
        """The code that opens an invited seat, derived from the server's secret."""
        text = f"{self.id}/{self.seats[seat].key}"
        if self.invited_times:
            text += f"/{self.invited_times}"
        return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()[:24]

    def is_invited(self, seat: int, code: str, secret: bytes) -> bool:
        if not 0 <= seat < len(self.seats):
            return False
        return hmac.compare_digest(self.invitation(seat, secret).encode(), code.encode())

    # -- entries ---------------------------------------------------------------------------------

    def arrange(self, entry: log.AnyEntry) -> None:
        """Apply an entry about seats and people."""
        self.arranged += 1
        match entry:
            case log.Sat(seat, person, name, rating, companion):
                self.count_stranger(person)
                self.seats[seat].take(person, name, rating, companion)
                self.former.add(person)
            case log.Handed(was, person, name):
                self.merged[was] = person
                self.former.add(person)
                for taken in self.seats:
                    if taken.person == was:
                        taken.person = person
                        taken.name = taken.name if taken.companion else name
            case log.Renamed(person, name):
                self.renamed[person] = self.renamed.get(person, 0) + 1
                for taken in self.seats:
                    if taken.person == person and not taken.companion:
                        taken.name = name
            case log.Planned(seat, plan):
                self.seats[seat].set_plan(plan)
            case log.Added(plan):
                self.seats.append(Seat(plan, self.seats_made))
                self.seats_made += 1
            case log.Dropped(seat):
                del self.seats[seat]
            case log.Swapped(seat, other):
                self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
            case log.Chose(seat, sign):
                chooser = self.seats[seat].person or self.host
                self.chose[chooser] = self.chose.get(chooser, 0) + 1
                self.seats[seat].sign = sign
            case log.Removed(person):
                for number in self.seats_of(person):
                    self.removed[person] = self.seats[number].name or ""
                    self.seats[number].leave()
            case log.Readmitted(person):
                self.removed.pop(person, None)
            case log.Hosted(person):
                self.pass_on(person)
            case log.Reinvited():
                self.invited_times += 1
            case log.Listed(listed):
                self.listed = listed
            case _:
                raise ValueError(f"an entry that is not about seats: {entry}")
        self.index_seats()

    def stand_up(self, seat: int) -> None:
        """A person leaves a seat before the game. If it was the host, the next one is host."""
        heir = self.heir(seat)
        self.seats[seat].leave()
        self.index_seats()
        if heir is not None:
            self.pass_on(heir)

    def pass_on(self, person: str) -> None:
        """Make a person the host. Seats kept for the host's device would keep everybody waiting."""
        self.first_host = person
        for seat in self.seats:
            if seat.plan.kind == "host" and seat.person is None:
                seat.set_plan(log.SeatPlan("invited"))

    def fill(self, dropped: list[int], bot: str | None) -> None:
        """Begin without these seats, or with bots on all free ones."""
        for number in sorted(dropped, reverse=True):
            del self.seats[number]
        if bot is not None:
            for number in self.free_seats():
                self.seats[number].set_plan(log.SeatPlan("bot", bot))
        self.index_seats()

    def forget_name(self, person: str) -> None:
        """A person's data was deleted."""
        for seat in self.seats:
            if seat.person == person:
                seat.name = ""
        self.removed.pop(person, None)

    def index_seats(self) -> None:
        """Rebuild the index of seats by person."""
        self.seats_by_person = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self.seats_by_person.setdefault(seat.person, []).append(number)

    def count_stranger(self, person: str) -> None:
        if not self.seats_of(person):
            self.strangers[person] = self.strangers.get(person, 0) + 1
