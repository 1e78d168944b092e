"""The largest matching of a graph: as many pairs as possible, nobody in two of them.

Edmonds' algorithm: as long as there is an augmenting path, from one person without a partner to
another, it yields one more pair. A cycle of odd length on the way (a blossom) is treated as a
single node.
"""

from collections import deque
from collections.abc import Sequence, Set

NOBODY = -1


def largest_matching(near: Sequence[Set[int]]) -> list[int]:
    """The partner of each node, or NOBODY. `near` are the neighbours of each node."""
    partner = [NOBODY] * len(near)
    for node, others in enumerate(near):  # most pairs are found without searching
        if partner[node] == NOBODY:
            free = next((one for one in sorted(others) if partner[one] == NOBODY), NOBODY)
            if free != NOBODY:
                partner[node], partner[free] = free, node
    for node in range(len(near)):
        if partner[node] == NOBODY:
            Search(near, partner).augment(node)
    return partner


class Search:
    """A search for an augmenting path, breadth first."""

    def __init__(self, near: Sequence[Set[int]], partner: list[int]) -> None:
        self.near = near
        self.partner = partner
        self.before = [NOBODY] * len(near)  # the node from which a node was reached
        self.base = list(range(len(near)))  # of the blossom that a node belongs to
        self.seen = [False] * len(near)  # at an even distance from the root

    def augment(self, root: int) -> None:
        """Change partners along a path from the root, if there is one."""
        node = self.find(root)
        while node != NOBODY:
            before = self.before[node]
            following = self.partner[before]
            self.partner[node], self.partner[before] = before, node
            node = following

    def find(self, root: int) -> int:
        """The end of an augmenting path from the root; NOBODY if there is none."""
        self.seen[root] = True
        queue = deque([root])
        while queue:
            node = queue.popleft()
            for other in sorted(self.near[node]):
                if self.base[node] == self.base[other] or self.partner[node] == other:
                    continue
                mate = self.partner[other]
                if other == root or (mate != NOBODY and self.before[mate] != NOBODY):
                    self.shrink(node, other, queue)
                elif self.before[other] == NOBODY:
                    self.before[other] = node
                    if mate == NOBODY:
                        return other
                    self.seen[mate] = True
                    queue.append(mate)
        return NOBODY

    def shrink(self, node: int, other: int, queue: deque[int]) -> None:
        """A cycle of odd length is closed: treat it as one node."""
        base = self.common_base(node, other)
        inside: set[int] = set()
        self.mark(node, base, other, inside)
        self.mark(other, base, node, inside)
        for one in range(len(self.near)):
            if self.base[one] in inside:
                self.base[one] = base
                if not self.seen[one]:
                    self.seen[one] = True
                    queue.append(one)

    def common_base(self, node: int, other: int) -> int:
        """Where the ways from the root to two nodes part."""
        on_way: set[int] = set()
        while True:
            node = self.base[node]
            on_way.add(node)
            if self.partner[node] == NOBODY:
                break
            node = self.before[self.partner[node]]
        while self.base[other] not in on_way:
            other = self.before[self.partner[self.base[other]]]
        return self.base[other]

    def mark(self, node: int, base: int, child: int, inside: set[int]) -> None:
        """Note the blossoms between a node and the base of the new one."""
        while self.base[node] != base:
            mate = self.partner[node]
            inside |= {self.base[node], self.base[mate]}
            self.before[node] = child
            child = mate
            node = self.before[mate]
