"""Players' clocks. They read no clock themselves: all times come from log entries.

The laws (docs/decisions/0035-clocks.md):

1. Time falls only for the seat to move, and only while the server is up: times are server time.
2. An increment is given once for a completed turn. Undo takes it back.
3. Undo gives no time: the seat that undoes pays for the time since its decision began, also for
   what another seat has thought meanwhile. The others' time stays as it was.
4. Leaving and returning give no time: whoever returns in the middle of their own decision has used
   the time since that decision began.
"""

from typing import NamedTuple

from tidetable.table.entries import TimeControl


class Decision(NamedTuple):
    """What a decision did to its seat's clock."""

    seat: int
    used: float  # seconds that the person had for it
    charged: float  # to the bank: less than used if the bank was empty
    gain: float  # the increment
    passed: bool  # the move passed to another seat: a turn was completed


class Clocks:
    """The time left to each seat. Only the seat to move uses any."""

    def __init__(self, control: TimeControl, players: int, each_decision: bool = False) -> None:
        """`each_decision`: increments as older tables have them, for decisions instead of turns."""
        self.control = control
        self.players = players
        self.each_decision = each_decision
        self.timed = control.bank is not None or control.per_move is not None
        # As they were when the current decision began: it is charged when it ends.
        self.banks: list[float] | None = None if control.bank is None else [control.bank] * players
        self.seat: int = -1  # that is to move; -1: none
        self.since: float = 0.0  # when its decision began, moved back by what undo costs
        self.held: float | None = None  # a bot decides; what was used when it took over
        self.past: list[Decision] = []
        self.turns: list[int] = [0] * players  # completed by seat ...
        self.paid: list[int] = [0] * players  # ... and the last one with an increment

    # -- changes ---------------------------------------------------------------------------------

    def begin(self, seat: int, at: float) -> None:
        """Start a decision of this seat; -1: of none."""
        self.seat, self.since, self.held = seat, at, None

    def hold(self, at: float) -> None:
        """A bot decides from now on. The clock stops."""
        if self.held is None and self.seat >= 0:
            self.held = self.used(at)

    def release(self) -> None:
        """The person decides again, in the time that is left since the decision began."""
        self.held = None

    def run_out(self, at: float) -> None:
        """The time of the seat to move is used up, and a bot decides."""
        self.hold(at)
        if self.banks is not None and self.held is not None:
            self.held = max(self.held, self.banks[self.seat])

    def decided(self, at: float, passed: bool) -> None:
        """End a decision: charge its seat, and give the increment if a turn is complete."""
        seat = self.seat
        if not self.timed or seat < 0:
            return
        used, charged, gain = self.used(at), 0.0, 0.0
        passed = passed or self.each_decision
        if passed:
            self.turns[seat] += 1
        if self.banks is not None:
            charged = min(used, self.banks[seat])
            if passed and self.held is None and self.turns[seat] > self.paid[seat]:
                gain = self.control.increment
                self.paid[seat] = self.turns[seat]
            self.banks[seat] += gain - charged
        self.past.append(Decision(seat, used, charged, gain, passed))
        self.begin(-1, at)

    def undo(self, keep: int, at: float, asked: float | None = None) -> None:
        """Return to the decision after the first `keep`. `asked`: when consent was asked for."""
        if not self.timed or keep >= len(self.past):
            return
        cost = self.cost(keep, at, asked)
        first = self.past[keep]
        for decision in self.past[keep:]:
            self.turns[decision.seat] -= decision.passed
        del self.past[keep:]
        if self.banks is not None:
            self.banks[first.seat] += first.charged - first.gain
            if first.gain > 0:
                self.paid[first.seat] = self.turns[first.seat]
        self.begin(first.seat, at - cost)

    def grant(self, seat: int, bank: float, at: float) -> None:
        """Set the time left to a seat that has used up its bank."""
        if self.banks is not None:
            used = max(0.0, at - self.since) if seat == self.seat else 0.0
            self.banks[seat] = used + bank

    # -- queries ---------------------------------------------------------------------------------

    @property
    def running(self) -> int:
        """The seat whose clock runs; -1: none."""
        return self.seat if self.held is None else -1

    def used(self, at: float) -> float:
        """Seconds that the seat to move has used for its decision."""
        return max(0.0, at - self.since) if self.held is None else self.held

    def limit(self, seat: int) -> float | None:
        """Seconds that a seat had when the current decision began; None without a clock."""
        return self.control.per_move if self.banks is None else self.banks[seat]

    def left(self, seat: int, at: float) -> float | None:
        """Seconds left to a seat; None without a clock."""
        limit = self.limit(seat)
        used = self.used(at) if seat == self.seat else 0.0
        return None if limit is None else max(0.0, limit - used)

    def all_left(self, at: float) -> list[float | None]:
        """Seconds left by seat; empty without clocks."""
        return [self.left(seat, at) for seat in range(self.players)] if self.timed else []

    def ends(self) -> float | None:
        """The time at which the running clock reaches zero; None: never."""
        limit = self.limit(self.running) if self.running >= 0 else None
        return None if limit is None else self.since + limit

    def may_return(self, seat: int, at: float) -> bool:
        """Whether a person who returns now has time left for the decision that a bot is making."""
        limit = self.limit(seat)
        return limit is None or seat != self.seat or at - self.since < limit

    def may_undo(self, keep: int, at: float, asked: float | None = None) -> bool:
        """Whether the seat would have time left after an undo."""
        if not self.timed or keep >= len(self.past):
            return True
        first = self.past[keep]
        limit = self.limit(first.seat)
        restored = first.charged - first.gain if self.banks is not None else 0.0
        return limit is None or limit + restored > self.cost(keep, at, asked)

    def cost(self, keep: int, at: float, asked: float | None) -> float:
        """What a seat has used for its decision once it is undone: its own time, and what another
        seat has thought since. While the others consider a request, time is nobody's."""
        first = self.past[keep]
        if self.seat == first.seat:
            return first.used + self.used(at)
        until = at if asked is None else min(asked, at)
        return first.used + max(0.0, until - self.since)
