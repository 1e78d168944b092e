"""Who meets whom in a round: a function of what was played before and of a seed.

Two at a table: the Swiss system (swiss.py). Three or more: people with about as many points meet
(groups.py). In both, a bye goes to the last of those who have had the fewest, nobody meets the same
people again while that can be avoided, and everybody gets the first seat about equally often.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tidetable.tournament import groups, swiss
from tidetable.tournament.entries import Uneven

METHOD = 1  # the version of these rules: written with every round


class Entrant(NamedTuple):
    """What counts for the pairing of a person."""

    id: str
    points: int  # in twelfths (standings.py)
    byes: int
    met: Counter[str]  # people -> how often
    seats: list[int]  # in the rounds so far


class Pairing(NamedTuple):
    tables: list[list[str]]  # people by seat
    byes: list[str]


def draw(seed: str, person: str) -> bytes:
    """A lot: what decides between people with equally many points."""
    return hashlib.sha256(f"{seed}/{person}".encode()).digest()


def pair(
    people: Sequence[Entrant], size: int, sizes: Sequence[int], uneven: Uneven, seed: str
) -> Pairing:
    """Pair a round. `sizes` are the numbers of players that the game admits."""
    ranked = sorted(people, key=lambda one: (-one.points, draw(seed, one.id)))
    points = [one.points for one in ranked]
    byes = [one.byes for one in ranked]
    met = [[one.met[other.id] for other in ranked] for one in ranked]
    if size == 2:
        tables, free = swiss.pair(points, byes, met)
    else:
        shape = groups.shape(len(ranked), size, sizes, uneven)
        tables, free = groups.pair(points, byes, met, shape)
    return Pairing(
        [[one.id for one in seated([ranked[n] for n in table], seed)] for table in tables],
        [ranked[n].id for n in free],
    )


def seated(people: list[Entrant], seed: str) -> list[Entrant]:
    """People in the order of their seats: each seat goes to the person who has had it least often,
    and rather not in the round before."""
    left, order = list(people), list[Entrant]()
    for seat in range(len(people)):
        chosen = min(
            left,
            key=lambda one: (
                one.seats.count(seat),
                one.seats[-1:] == [seat],
                draw(seed, one.id),
            ),
        )
        left.remove(chosen)
        order.append(chosen)
    return order
