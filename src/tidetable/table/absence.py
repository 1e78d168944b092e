"""How long somebody whose turn it is has been away, so that the others need not wait forever.

Only time in which the person is to move counts. It adds up until the person decides something:
connecting now and then for a moment, without a move, does not restart the wait. None of this is
stored. A process that starts counts from then on, in server time.

Who is connected is a parameter; the server asks all processes (docs/decisions/0047).
"""

from collections.abc import Set
from typing import Final

from tidetable.table.table import Table

SETTLED: Final = 3.0  # seconds after which a connection, or its loss, is no longer a flicker


class Absences:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat = -1  # whose turn is watched: of a person who plays there, present or not
        self.since = 0.0  # up to when time is booked
        self.here = True  # whether that person was connected then ...
        self.came_at = 0.0  # ... since when ...
        self.gone_at = 0.0  # ... or since when not, short visits left aside
        self.spent: dict[int, float] = {}  # seconds away by seat ...
        self.acted: dict[int, int] = {}  # ... since this entry, the person's last decision

    def follow(self, connected: Set[str] | None, now: float) -> None:
        """People have come or gone, or the table has changed. None: nobody knows who is here."""
        table = self.table
        seat = table.to_move()
        if seat < 0 or not table.seats[seat].present:
            seat = -1
        person = None if seat < 0 else table.seats[seat].person
        here = connected is None or person in connected
        self.book(seat, here, now)
        if seat >= 0 and self.acted.get(seat) != table.seats[seat].acted:
            self.acted[seat] = table.seats[seat].acted
            self.spent[seat] = 0.0

    def book(self, seat: int, here: bool, now: float) -> None:
        if seat != self.seat:
            self.seat, self.came_at, self.gone_at = seat, 0.0, now
        elif not self.here:
            self.spent[seat] = self.spent.get(seat, 0.0) + now - self.since
            if here:
                self.came_at = now
        elif not here:
            if now - self.came_at < SETTLED:  # only a visit
                self.spent[seat] = self.spent.get(seat, 0.0) + now - self.came_at
            else:
                self.gone_at = now
        self.here, self.since = here, now

    def has_left(self, seat: int) -> bool:
        """Whether the person at a seat said that they leave, and no bot plays for them yet."""
        return self.table.seats[seat].away and self.table.seats[seat].bot is None

    def is_here(self, seat: int) -> bool:
        """Whether nobody has to wait for the person at a seat: then `left` is None."""
        return seat == self.seat and self.here and not self.has_left(seat)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds until a bot may play for a seat, as of the last `follow`; None: not at all,
        because its person is here, is not to move, or has time on a clock."""
        if self.has_left(seat):
            return 0.0
        patience = self.table.patience
        if seat != self.seat or self.here or patience is None:
            return None
        spent = self.spent.get(seat, 0.0) + now - self.since
        flicker = self.gone_at + min(SETTLED, patience) - now
        return max(0.0, patience - spent, flicker)
