"""Points and standings (docs/decisions/0054).

A game is worth one point, whatever the number of players: the part of the opponents who are
behind, where a tie counts half. So of two, the winner gets 1, the loser 0, and each 1/2 for a draw;
of four, 1, 2/3, 1/3 and 0. Points are counted in twelfths, so that they are whole numbers.
"""

from collections.abc import Sequence, Set
from typing import NamedTuple

GAME = 12  # twelfths of a point that a game is worth
STRENGTH = 6 * GAME  # parts of a point in which the strength of opponents is counted


class Standing(NamedTuple):
    person: str
    place: int  # from 1; equal in everything: shared
    points: int  # in twelfths
    strength: int  # of the opponents: the points they have now, the mean of each table, in 72ths
    direct: int  # points against those who are equal so far, in twelfths of a duel
    wins: int  # first places, also shared ones


class Outcome(NamedTuple):
    """A game that is over: people by seat, their places, and who was not there."""

    people: Sequence[str]
    places: Sequence[int]
    missed: Set[str] = frozenset()
    nobody: bool = False  # has won

    def duel(self, one: int, other: int) -> int:
        """Twelfths of a point of a seat against another one."""
        if self.people[one] in self.missed:
            return 0
        if self.people[other] in self.missed:
            return GAME
        if self.nobody and len(self.people) == 2:
            return 0  # the rules say that both have lost
        if self.places[one] == self.places[other]:
            return GAME // 2
        return GAME if self.places[one] < self.places[other] else 0

    def points(self, seat: int) -> int:
        others = [other for other in range(len(self.people)) if other != seat]
        return sum(self.duel(seat, other) for other in others) // len(others)

    def won(self, seat: int) -> bool:
        present = self.people[seat] not in self.missed
        return present and not self.nobody and self.places[seat] == 1


def standings(
    people: Sequence[str], outcomes: Sequence[Outcome], byes: Sequence[str]
) -> list[Standing]:
    """Everybody, the leader first. Ties are broken by the strength of the opponents, then by the
    games among those who are still equal, then by the number of wins."""
    points = dict.fromkeys(people, 0)
    wins = dict.fromkeys(people, 0)
    strength = dict.fromkeys(people, 0)
    for person in byes:
        points[person] += GAME
    for outcome in outcomes:
        for seat, person in enumerate(outcome.people):
            points[person] += outcome.points(seat)
            wins[person] += outcome.won(seat)
    for outcome in outcomes:
        share = STRENGTH // GAME // (len(outcome.people) - 1)
        for person in outcome.people:
            strength[person] += share * sum(
                points[other] for other in outcome.people if other != person
            )
    direct = {
        person: sum(
            outcome.duel(seat, other)
            for outcome in outcomes
            for seat, one in enumerate(outcome.people)
            if one == person
            for other, rival in enumerate(outcome.people)
            if other != seat
            and (points[rival], strength[rival]) == (points[person], strength[person])
        )
        for person in people
    }
    keys = {one: (points[one], strength[one], direct[one], wins[one]) for one in people}
    ranked = sorted(people, key=lambda one: keys[one], reverse=True)
    return [
        Standing(one, 1 + sum(keys[other] > keys[one] for other in people), *keys[one])
        for one in ranked
    ]
