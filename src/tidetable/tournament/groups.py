"""Tables of three or more. People are numbers here, the leader is 0.

The people are seated in the order of their points, and then change places between tables as long
as that makes the tables more alike in points or lets fewer people meet again.
"""

from collections.abc import Sequence
from itertools import combinations

from tidetable.tournament.entries import Uneven

GAME = 12  # points of a won game
AGAIN = (2 * GAME) ** 2  # meeting again is as bad as a difference of two won games
PASSES = 20  # far more than are needed

Met = Sequence[Sequence[int]]  # how often each has met each


def shape(people: int, size: int, sizes: Sequence[int], uneven: Uneven) -> list[int]:
    """The numbers of people at the tables; people who are left have a bye. Tables are of the wanted
    size, as few as possible one smaller, and never of one."""
    if 2 <= people <= size and people in sizes:
        return [people]  # too few for anything else
    smaller = size - 1 if uneven == "smaller" and size - 1 in sizes and size > 2 else 0
    for seated in range(people, 1, -1):
        for full in range(seated // size, -1, -1):
            rest = seated - full * size
            if not rest:
                return [size] * full
            if smaller and rest % smaller == 0:
                return [size] * full + [smaller] * (rest // smaller)
    return []


def pair(
    points: Sequence[int], byes: Sequence[int], met: Met, shape: Sequence[int]
) -> tuple[list[list[int]], list[int]]:
    """The tables, and who has a bye: the last of those with the fewest."""
    people = list(range(len(points)))
    count = len(people) - sum(shape)
    free = sorted(sorted(people, key=lambda one: (byes[one], -one))[:count])
    left = [one for one in people if one not in free]
    tables: list[list[int]] = []
    for size in shape:
        tables.append(left[:size])
        left = left[size:]
    for _ in range(PASSES):
        if not improve(tables, points, met):
            break
    return [sorted(table) for table in tables], free


def improve(tables: list[list[int]], points: Sequence[int], met: Met) -> bool:
    """Let people of different tables change places where that helps; whether it did."""

    def price(one: int, table: list[int], but: int) -> int:
        """What a person costs at a table, in the place of another."""
        return sum(
            AGAIN * met[one][other] ** 2 + (points[one] - points[other]) ** 2
            for other in table
            if other != but
        )

    changed = False
    for a, b in combinations(range(len(tables)), 2):
        for i in range(len(tables[a])):
            for j in range(len(tables[b])):
                one, other = tables[a][i], tables[b][j]
                now = price(one, tables[a], one) + price(other, tables[b], other)
                then = price(other, tables[a], one) + price(one, tables[b], other)
                if then < now:
                    tables[a][i], tables[b][j] = other, one
                    changed = True
    return changed
