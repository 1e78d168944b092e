"""Clocks, without a clock: times come from the log's entries."""

from tidetable.table.entries import ClockPlan


class Clocks:
    """Time left of each seat. Only the seat to move uses any."""

    def __init__(self, plan: ClockPlan, players: int) -> None:
        self.plan = plan
        self.banks: list[float] | None = None if plan.bank is None else [plan.bank] * players
        self.running: int = -1  # the seat whose time is running
        self.since: float = 0.0  # and since when

    def start(self, seat: int, at: float) -> None:
        """From now on this seat's time runs; -1 stops all clocks."""
        self.running, self.since = seat, at

    def decided(self, at: float) -> None:
        """The running seat has made a decision."""
        if self.banks is not None and self.running >= 0:
            used = at - self.since
            left = self.banks[self.running] - used + self.plan.increment
            self.banks[self.running] = max(0.0, left)

    def left(self, seat: int, at: float) -> float | None:
        """Seconds that a seat has; None: no clock."""
        used = at - self.since if seat == self.running else 0.0
        if self.banks is not None:
            return max(0.0, self.banks[seat] - used)
        if self.plan.per_move is not None:
            return max(0.0, self.plan.per_move - used)
        return None

    def ends(self) -> float | None:
        """When the running seat's time is over; None: never."""
        if self.running < 0:
            return None
        left = self.left(self.running, self.since)
        return None if left is None else self.since + left
