"""Clocks, without a clock: times come from the log's entries."""

from tidetable.table.entries import ClockPlan


class Clocks:
    """Time left of each seat. Only the seat to move uses any."""

    def __init__(self, plan: ClockPlan, players: int) -> None:
        self.plan = plan
        self.banks: list[float] | None = None if plan.bank is None else [plan.bank] * players
        self.players = players
        self.timed = plan.bank is not None or plan.per_move is not None
        self.running: int = -1  # the seat whose time is running
        self.since: float = 0.0  # and since when

    def start(self, seat: int, at: float) -> None:
        """From now on this seat's time runs; -1 stops all clocks. What the one before it has used
        is gone, however its turn ended."""
        if self.banks is not None and self.running >= 0:
            self.banks[self.running] = max(0.0, self.banks[self.running] - self.used(at))
        self.running, self.since = seat, at

    def decided(self, at: float) -> None:
        """The running seat has made a decision: it pays for it and gets its increment."""
        seat = self.running
        self.start(-1, at)
        if self.banks is not None and seat >= 0:
            self.banks[seat] += self.plan.increment

    def grant(self, seat: int, bank: float) -> None:
        """Time for one whose own is used up."""
        if self.banks is not None:
            self.banks[seat] = bank

    def used(self, at: float) -> float:
        return max(0.0, at - self.since)  # the system's time may be set back

    def left(self, seat: int, at: float) -> float | None:
        """Seconds that a seat has; None: no clock."""
        used = self.used(at) if seat == self.running else 0.0
        if self.banks is not None:
            return max(0.0, self.banks[seat] - used)
        if self.plan.per_move is not None:
            return max(0.0, self.plan.per_move - used)
        return None

    def all_left(self, at: float) -> list[float | None]:
        """By seat; none at all without clocks."""
        return [self.left(seat, at) for seat in range(self.players)] if self.timed else []

    def ends(self) -> float | None:
        """When the running seat's time is over; None: never."""
        if self.running < 0:
            return None
        left = self.left(self.running, self.since)
        return None if left is None else self.since + left
