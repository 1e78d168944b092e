"""Fair shares of the worker processes: weighted fair queueing on a tree.

Work is grouped by purpose, then by address, person and table. Each group has a virtual time, which
advances with the processor time it uses. The group that would finish first, if all groups thought
at the same time and at the same speed, comes first: short thoughts of people who used little
overtake long ones of people who used much, and nobody waits forever, because the virtual time of
those who think passes that of those who wait.
"""

from collections.abc import Callable, Iterator
from math import inf
from typing import Generic, Protocol, TypeVar

CREDIT = 0.5  # seconds that those who have not thought for a while may think at once, before they
# share: as much as some moves of a `normal` bot


class Shared(Protocol):
    """What a tree of shares contains."""

    @property
    def path(self) -> tuple[str, ...]:
        """The groups that it belongs to, from the root downwards."""

    @property
    def number(self) -> int:
        """The earlier of two equals has the lower number."""

    @property
    def left(self) -> float:
        """Seconds of processor time that it still needs, by estimate."""


Work = TypeVar("Work", bound=Shared)


class Share(Generic[Work]):
    """A group of work and its parts."""

    def __init__(self, weight: float = 1.0) -> None:
        self.weight = weight
        self.used = 0.0  # virtual time, on the clock of the group above
        self.clock = 0.0  # advances with the work of the parts, divided by their weights
        self.parts: dict[str, Share[Work]] = {}
        self.work: list[Work] = []
        self.count = 0  # of work, here and in the parts

    def choose(self, eligible: Callable[[Work], bool], quantum: float) -> Work | None:
        """The work that comes first among the eligible. `quantum` limits how much of a thought
        counts against its group; without a limit, short thoughts overtake long ones."""
        best: Work | None = None
        best_rank = (inf, 0, 0)
        for part in self.parts.values():
            found = part.choose(eligible, inf) if part.count else None
            if found is not None:
                finish = part.used + min(found.left, quantum) / part.weight
                # Rounded: what has run and what is left add up to the same, but not exactly, and
                # those who are equal should think one after the other, not in turns.
                rank = (round(finish, 6), part.count, found.number)
                if rank < best_rank:
                    best, best_rank = found, rank
        if best is not None:
            return best
        return min(
            (one for one in self.work if eligible(one)), key=lambda one: one.number, default=None
        )

    def active_weight(self) -> float:
        return sum(part.weight for part in self.parts.values() if part.count)


class Shares(Generic[Work]):
    """The whole tree. Between the groups below the root, which have weights, a thought counts with
    `quantum` seconds at most, so that they alternate."""

    def __init__(self, weights: dict[str, float], quantum: float) -> None:
        self.root: Share[Work] = Share()
        self.root.parts = {name: Share(weight) for name, weight in weights.items()}
        self.quantum = quantum

    def choose(self, eligible: Callable[[Work], bool]) -> Work | None:
        return self.root.choose(eligible, self.quantum)

    def groups(self, work: Work) -> Iterator[tuple[Share[Work], Share[Work]]]:
        """The groups of work from the root downwards, each with the group above."""
        above = self.root
        for name in work.path:
            group = above.parts.get(name)
            if group is None:
                group = above.parts[name] = Share()
                group.used = above.clock - CREDIT
            yield above, group
            above = group

    def add(self, work: Work) -> None:
        group = self.root
        for above, group in self.groups(work):
            if group.count == 0:
                credit = 0.0 if above is self.root else CREDIT
                group.used = max(group.used, above.clock - credit)
            group.count += 1
        group.work.append(work)

    def remove(self, work: Work) -> None:
        group = self.root
        for above, group in list(self.groups(work)):
            group.count -= 1
            if above is not self.root:
                self.tidy(above)
        group.work.remove(work)

    def charge(self, work: Work, seconds: float) -> None:
        """Account for the processor time that a piece of work has used."""
        for above, group in self.groups(work):
            group.used += seconds / group.weight
            cancelled = 0.0 if group.count else group.weight
            above.clock += seconds / (above.active_weight() + cancelled)

    def tidy(self, above: Share[Work]) -> None:
        """Forget groups without work that newcomers would be equal to."""
        equal = above.clock - CREDIT
        idle = [name for name, part in above.parts.items() if not part.count and part.used <= equal]
        for name in idle:
            del above.parts[name]
