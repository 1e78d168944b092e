"""What the Big Wave may bring when it tips: the chances that seats may take certain bonuses.

Nobody needs to know where each die falls. A bonus needs a sum of one's own dice on the board, and
all dice together are thrown again when more than half of them miss it. So the dice of each owner
are added up by themselves, with how many of them miss, and the owners are joined by that number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.model import FACES, NEUTRAL, OWNERS, Box, shifted

NEVER: Final = 1_000_000  # a sum that nobody reaches
MAY_CLEAN: Final = 1  # bits of what a seat may do, two for each seat
MAY_FREE: Final = 2
ABILITIES: Final = 4


def abilities(total: i64, clean: i64, free: i64) -> i64:
    """The bonuses open to this sum, with these thresholds."""
    return (MAY_CLEAN if total >= clean else 0) + (MAY_FREE if total >= free else 0)


def alike(box: Box) -> bool:
    """Do dice in all places of the Big Wave miss the board equally often?"""
    first = box.landing[0]
    for table in box.landing:
        if table[0] * whole(first) != first[0] * whole(table):
            return False
    return True


def whole(table: vec[i64]) -> i64:
    total: i64 = 0
    for part in table:
        total += part
    return total


class Odds:
    """The chances of what seats may do, each with a key of two bits for a seat."""

    def __init__(self, may: vec[i64], chances: vec[float]) -> None:
        self.may: vec[i64] = may
        self.chances: vec[float] = chances


class Throws:
    def __init__(self, box: Box, players: i64) -> None:
        self.players: i64 = players
        self.slots: i64 = box.slots
        table = box.landing[0]
        self.miss: float = float(table[0]) / float(whole(table))
        # By number of dice: missed * (FACES * dice + 1) + sum.
        self.sums: list[vec[float]] = [vec[float]([1.0])]

    def sums_of(self, dice: i64) -> vec[float]:
        while len(self.sums) <= dice:
            count: i64 = len(self.sums)
            before = self.sums[count - 1]
            width = FACES * (count - 1) + 1
            wider = FACES * count + 1
            after = vec[float]([0.0] * ((count + 1) * wider))
            hit = (1.0 - self.miss) / float(FACES)
            for missed in range(count):
                for total in range(width):
                    chance = before[missed * width + total]
                    after[(missed + 1) * wider + total] += chance * self.miss
                    for value in range(i64(1), i64(FACES + 1)):
                        after[missed * wider + total + value] += chance * hit
            self.sums.append(after)
        return self.sums[dice]

    def parts(self, dice: i64, base: i64, clean: i64, free: i64) -> vec[float]:
        """Of an owner's dice: abilities * (dice + 1) + missed."""
        chances = self.sums_of(dice)
        found = vec[float]([0.0] * (ABILITIES * (dice + 1)))
        width = FACES * dice + 1
        for missed in range(dice + 1):
            for total in range(width):
                may = abilities(base + total, clean, free)
                found[may * (dice + 1) + missed] += chances[missed * width + total]
        return found

    def odds(self, dice: vec[i64], bases: vec[i64], clean: vec[i64], free: vec[i64]) -> Odds:
        """With dice of these owners on the Big Wave, sums on the board before it tips, and
        thresholds for each seat."""
        ways: dict[int, vec[float]] = {0: vec[float]([1.0])}
        for owner in range(i64(OWNERS)):
            count = dice[owner]
            if owner >= self.players and owner != NEUTRAL:
                continue
            if owner == NEUTRAL:
                parts = self.parts(count, 0, NEVER, NEVER)
            else:
                parts = self.parts(count, bases[owner], clean[owner], free[owner])
            ways = joined(ways, parts, count, 2 * owner)
        found = vec[i64]([0] * len(ways))
        chances = vec[float]([0.0] * len(ways))
        total = 0.0
        n: i64 = 0
        for may, by_missed in ways.items():
            found[n] = may
            for missed in range(i64(len(by_missed))):
                if missed * 2 <= self.slots:
                    chances[n] += by_missed[missed]
            total += chances[n]
            n += 1
        for at in range(n):
            chances[at] /= total
        return Odds(found, chances)


def joined(
    ways: dict[int, vec[float]], parts: vec[float], count: i64, place: i64
) -> dict[int, vec[float]]:
    """The dice of one more owner. `place`: of its two bits."""
    after: dict[int, vec[float]] = {}
    for way, so_far in ways.items():
        before: i64 = way
        length: i64 = len(so_far)
        for may in range(i64(ABILITIES)):
            likely = 0.0
            for missed in range(count + 1):
                likely += parts[may * (count + 1) + missed]
            if likely == 0.0:
                continue
            both = vec[float]([0.0] * (length + count))
            for one in range(length):
                for missed in range(count + 1):
                    both[one + missed] += so_far[one] * parts[may * (count + 1) + missed]
            after[before + shifted(may, place)] = both
    return after
