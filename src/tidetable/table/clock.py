"""Players' clocks. They read no clock themselves: all times come from log entries."""

from tidetable.table.entries import TimeControl


class Clocks:
    """The time left to each seat. Only the seat to move uses any."""

    def __init__(self, control: TimeControl, players: int) -> None:
        self.control = control
        self.banks: list[float] | None = None if control.bank is None else [control.bank] * players
        self.players = players
        self.timed = control.bank is not None or control.per_move is not None
        self.running: int = -1  # the seat whose clock runs; -1: none
        self.since: float = 0.0  # the time at which it started

    def start(self, seat: int, at: float) -> None:
        """Stop the running clock, charge its seat for the time used, and start this seat's clock.
        -1 starts none."""
        if self.banks is not None and self.running >= 0:
            self.banks[self.running] = max(0.0, self.banks[self.running] - self.used(at))
        self.running, self.since = seat, at

    def decided(self, at: float) -> None:
        """Stop the running clock after a decision and add the increment."""
        seat = self.running
        self.start(-1, at)
        if self.banks is not None and seat >= 0:
            self.banks[seat] += self.control.increment

    def grant(self, seat: int, bank: float) -> None:
        """Set the bank of a seat that has used up its time."""
        if self.banks is not None:
            self.banks[seat] = bank

    def used(self, at: float) -> float:
        return max(0.0, at - self.since)  # the system clock may go back

    def left(self, seat: int, at: float) -> float | None:
        """Seconds left to a seat; None without a clock."""
        used = self.used(at) if seat == self.running else 0.0
        if self.banks is not None:
            return max(0.0, self.banks[seat] - used)
        if self.control.per_move is not None:
            return max(0.0, self.control.per_move - used)
        return None

    def all_left(self, at: float) -> list[float | None]:
        """Seconds left by seat; empty without clocks."""
        return [self.left(seat, at) for seat in range(self.players)] if self.timed else []

    def ends(self) -> float | None:
        """The time at which the running clock reaches zero; None: never."""
        if self.running < 0:
            return None
        left = self.left(self.running, self.since)
        return None if left is None else self.since + left
