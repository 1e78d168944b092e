"""Players' clocks. They read no clock themselves: all times come from log entries.

The laws (docs/decisions/0035-clocks.md):

1. Time falls only for the seat to move, and only while the server is up: times are server time.
2. An increment is given once for a completed turn. Undo takes it back.
3. Undo gives no time: the seat that undoes pays for the time since its decision began, also for
   what another seat has thought meanwhile. The others' time stays as it was.
4. Leaving and returning give no time: somebody who returns in the middle of their own decision has
   used the time since that decision began.
5. During a pause no time falls for those it is for (docs/decisions/0050-play-by-the-day.md).
6. A bank of days that runs out, where that costs one turn, holds one more day after that turn.
7. A turn begins with an allowance, in which no time falls: clients show what the others did. Nor
   does time fall in a moment that everybody looks at, such as a wave that breaks. Who undoes pays
   for that time: move and undo must not be free.
"""

from typing import NamedTuple

from tidetable.table.entries import TimeControl

EVERYBODY = -1  # instead of a seat
MOMENTS = 2  # that a decision waits for, at most
EXTRA = 86_400.0  # seconds in a bank that has run out, once the missed turn is over


class Pause(NamedTuple):
    """A time in which the clock of a seat is paused."""

    start: float
    until: float
    agreed: bool  # by everybody; otherwise a holiday of the person on this seat


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
        # A reserve is a bank that is charged only for what a decision takes longer than this.
        self.free: float = 0.0
        full = control.bank
        if control.reserve is not None and control.per_move is not None:
            self.free, full = control.per_move, control.reserve
        # As they were when the current decision began: it is charged when it ends.
        self.banks: list[float] | None = None if full is None else [full] * players
        self.seat: int = -1  # that is to move; -1: none
        self.since: float = 0.0  # when its decision began ...
        self.before: float = 0.0  # ... and what it had used by then: undo costs time
        self.allowed: float = 0.0  # how long before `since` the decision was asked for
        self.looking: float = 0.0  # until when everybody looks at what has happened
        self.pauses: list[list[Pause]] = [[] for _ in range(players)]  # by seat
        self.held: float | None = None  # a bot decides; what was used when it took over
        self.past: list[Decision] = []
        self.turns: list[int] = [0] * players  # completed by seat ...
        self.paid: list[int] = [0] * players  # ... and the last one with an increment
        # A bank that runs out costs one turn: these seats get more time when that turn is over.
        self.extra = control.missed == "turn" and control.bank is not None
        self.owed: set[int] = set()

    # -- changes ---------------------------------------------------------------------------------

    def begin(self, seat: int, at: float, used: float = 0.0, new_turn: bool = False) -> None:
        """Start a decision of this seat; -1: of none. It has used some time already."""
        self.allowed = min(max(0.0, self.looking - at), MOMENTS * self.control.moment)
        if new_turn:
            self.allowed += self.control.allowance
        self.seat, self.since, self.before, self.held = seat, at + self.allowed, used, None

    def look(self, at: float, moments: int) -> None:
        """Something has happened that everybody looks at, so many times."""
        if moments:
            self.looking = max(self.looking, at) + min(moments, MOMENTS) * self.control.moment

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
        limit = self.limit(self.seat)
        if self.banks is not None and self.held is not None and limit is not None:
            self.held = max(self.held, limit)
        if self.extra:
            self.owed.add(self.seat)

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
            charged = min(max(0.0, used - self.free), self.banks[seat])
            if passed and self.held is None and self.turns[seat] > self.paid[seat]:
                gain = self.control.increment
                self.paid[seat] = self.turns[seat]
            if passed and seat in self.owed:
                self.owed.discard(seat)
                gain = max(0.0, EXTRA - (self.banks[seat] - charged))
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
        self.looking = at
        self.begin(first.seat, at, cost)

    def pause(self, seat: int, at: float, until: float) -> None:
        """Pause the clock of a seat, or of everybody, from now until then. What was over
        before the current decision began counts for nothing any more."""
        over = min(at, self.since)
        for number, pauses in enumerate(self.pauses):
            pauses[:] = [one for one in pauses if one.until > over]
            if seat in (number, EVERYBODY) and until > at:
                pauses.append(Pause(at, until, seat == EVERYBODY))

    def resume(self, seat: int, at: float) -> None:
        """End the pauses of one seat. What all have agreed on stays."""
        self.pauses[seat] = [
            one if one.agreed else Pause(one.start, min(one.until, at), False)
            for one in self.pauses[seat]
        ]

    def grant(self, seat: int, bank: float, at: float) -> None:
        """Set the time left to a seat that has used up its bank."""
        if self.banks is not None:
            used = self.elapsed(at) if seat == self.seat else 0.0
            self.banks[seat] = max(0.0, used - self.free) + bank

    # -- queries ---------------------------------------------------------------------------------

    @property
    def running(self) -> int:
        """The seat whose clock runs; -1: none."""
        return self.seat if self.held is None else -1

    def used(self, at: float) -> float:
        """Seconds that the seat to move has used for its decision."""
        return self.elapsed(at) if self.held is None else self.held

    def elapsed(self, at: float) -> float:
        """Seconds since the decision began, no matter who decides, without the pauses of its
        seat."""
        passed = max(0.0, at - self.since)
        if self.seat >= 0:
            for start, until in self.still(self.seat):
                passed -= max(0.0, min(until, at) - max(start, self.since))
        return self.before + max(0.0, passed)

    def limit(self, seat: int) -> float | None:
        """Seconds that a seat had when the current decision began; None without a clock."""
        return self.control.per_move if self.banks is None else self.free + self.banks[seat]

    def still(self, seat: int) -> list[tuple[float, float]]:
        """When the clock of a seat is paused: its pauses, joined where they overlap."""
        found: list[tuple[float, float]] = []
        for start, until, _ in sorted(self.pauses[seat]):
            if found and start <= found[-1][1]:
                found[-1] = found[-1][0], max(until, found[-1][1])
            else:
                found.append((start, until))
        return found

    def paused(self, seat: int, at: float) -> float | None:
        """Until when the clock of a seat is paused; None if it is not."""
        return next((until for start, until in self.still(seat) if start <= at < until), None)

    def all_paused(self, at: float) -> list[float | None]:
        """Seconds by seat for which its clock stays paused; empty if none is."""
        if not any(self.pauses):
            return []
        untils = [self.paused(seat, at) for seat in range(self.players)]
        if all(until is None for until in untils):
            return []
        return [None if until is None else until - at for until in untils]

    def left(self, seat: int, at: float) -> float | None:
        """Seconds left to a seat; None without a clock."""
        limit = self.limit(seat)
        used = self.used(at) if seat == self.seat else 0.0
        return None if limit is None else max(0.0, limit - used)

    def all_left(self, at: float) -> list[float | None]:
        """Seconds left by seat; empty without clocks."""
        return [self.left(seat, at) for seat in range(self.players)] if self.timed else []

    def all_shown(self, at: float) -> list[float | None]:
        """Seconds by seat until the clock reaches zero, were it to run now."""
        shown = self.all_left(at)
        if shown and self.running >= 0:
            left = shown[self.running]
            if left is not None:
                shown[self.running] = left + self.allowed_yet(at)
        return shown

    def allowed_yet(self, at: float) -> float:
        """Seconds until time falls for the seat to move."""
        return max(0.0, self.since - at) if self.timed and self.running >= 0 else 0.0

    def ends(self) -> float | None:
        """The time at which the running clock reaches zero; None: never."""
        limit = self.limit(self.running) if self.running >= 0 else None
        if limit is None:
            return None
        end = self.since + limit - self.before
        for start, until in self.still(self.seat):
            first = max(start, self.since)
            if first < min(end, until):
                end += until - first
        return end

    def used_up(self, seat: int, at: float) -> bool:
        """Whether a seat has no time left, and gets none with its next turn either."""
        if self.banks is None or self.free > 0.0 or self.extra:
            return False
        return self.left(seat, at) == 0

    def may_return(self, seat: int, at: float) -> bool:
        """Whether a person who returns now has time left for the decision that a bot is making."""
        limit = self.limit(seat)
        return limit is None or seat != self.seat or self.elapsed(at) < limit

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
        own = self.seat == first.seat
        if not own and asked is not None:
            at = min(asked, at)
        allowed = min(self.allowed, max(0.0, at - (self.since - self.allowed)))
        return first.used + allowed + (self.used(at) if own else self.elapsed(at))
