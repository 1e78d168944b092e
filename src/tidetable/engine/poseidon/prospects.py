"""What a seat could eat in its next turn: the dice on its reef, and those on a wave that one of its
creatures can reach, as things are now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.combining import BYTE, has_alike, has_different
from tidetable.engine.poseidon.eating import (
    ALIKE,
    DIFFERENT,
    HIGH_PAIR,
    LOW,
    LOW_PAIR,
    RUN,
    SEVEN,
    at_least,
)
from tidetable.engine.poseidon.kraken import holds_friend
from tidetable.engine.poseidon.model import FACES, OWNERS, TENTACLES, Box, PoseidonState, bit
from tidetable.engine.poseidon.reef import ARROW, FOOD

SUMS: Final = 13  # sums of dice below this; nobody needs more, for a die too many can be left
MOST: Final = 4  # dice from the wave, for no meal needs more
ANY: Final = 0x010101010101  # a die of each value


class Ways:
    """How many steps lie between the spaces of a board, for each space of the shark."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        # By space of the shark, as far as it was asked for: start * spaces + end.
        self.known: list[vec[i64]] = [vec[i64]() for _ in range(box.spaces)]

    def steps(self, shark: i64) -> vec[i64]:
        if len(self.known[shark]) == 0:
            self.known[shark] = self.find(shark)
        return self.known[shark]

    def find(self, shark: i64) -> vec[i64]:
        """Creatures may leave the shark's space, but not enter it: it is infinitely far."""
        box = self.box
        spaces = box.spaces
        steps = vec[i64]([spaces] * (spaces * spaces))
        queue = vec[i64]([0] * spaces)
        for start in range(spaces):
            row = start * spaces
            steps[row + start] = 0
            queue[0] = start
            done: i64 = 0
            found: i64 = 1
            while done < found:
                here = queue[done]
                done += 1
                for there in box.near[here]:
                    if there != shark and steps[row + there] == spaces:
                        steps[row + there] = steps[row + here] + 1
                        queue[found] = there
                        found += 1
        return steps


class Prospects:
    """The prospects of one seat after another, in the same memory."""

    def __init__(self, box: Box) -> None:
        self.ways: Ways = Ways(box)
        self.waves: vec[i64] = vec[i64]([0] * box.waves)  # the dice on each wave, by value
        self.sums: vec[i64] = vec[i64]([0] * (MOST + 1))  # by dice taken from the wave
        # Of the seat that was looked at last:
        self.meals: i64 = 0  # bit t when tentacle t can be fed
        self.ready: i64 = 0  # ... with the dice on the reef alone
        self.nearly: i64 = 0  # ... with those and one more, of the right value
        self.totals: i64 = 0  # bit s when dice with the sum s can be eaten
        self.dice: i64 = 0  # on the fullest wave in reach

    def fill(self, state: PoseidonState) -> None:
        """Count the dice on the waves."""
        sea = state.sea
        for wave in range(state.box.waves):
            dice: i64 = 0
            for at in range(wave * OWNERS, wave * OWNERS + OWNERS):
                dice += sea[at]
            self.waves[wave] = dice

    def look(self, state: PoseidonState, seat: i64) -> None:
        reef = state.reef(seat)
        stored = reef.values
        self.meals = 0
        self.totals = 0
        self.dice = 0
        self.serve(state, seat, stored, 0, 0)
        self.ready = self.meals
        self.serve(state, seat, stored, ANY, 1)
        self.nearly = self.meals
        self.meals = self.ready
        self.totals = self.sums[0]
        takes = reef.strength(FOOD)
        reach = self.reach(state, seat, reef.strength(ARROW))
        for wave in range(state.box.waves):
            if reach >> wave & 1 and self.waves[wave] != 0:
                dice = self.waves[wave]
                self.serve(state, seat, stored, dice, takes)
                count = in_all(dice)
                if count > self.dice:
                    self.dice = count

    def reach(self, state: PoseidonState, seat: i64, most: i64) -> i64:
        """Bit w when a creature of the seat can move to wave w."""
        box = state.box
        steps = self.ways.steps(state.shark_space())
        found: i64 = 0
        for creature in range(seat * 2, seat * 2 + 2):
            start = state.creatures[creature]
            if start < 0:
                continue
            for space in range(box.spaces):
                wave = box.wave_of[space]
                if wave >= 0 and space != start and steps[start * box.spaces + space] <= most:
                    found |= bit(wave)
        return found

    def serve(self, state: PoseidonState, seat: i64, stored: i64, dice: i64, takes: i64) -> None:
        """Add what the seat can do with what it has stored and so many of these dice."""
        self.add_up(stored, dice, takes)
        sums = self.sums[takes if takes < MOST else i64(MOST)]
        self.totals |= sums
        for tentacle in range(i64(TENTACLES)):
            if self.meals >> tentacle & 1 or not holds_friend(state, seat, tentacle):
                continue
            rule = state.box.combination[tentacle]
            if rule == LOW_PAIR:
                can = has_alike(stored, dice, takes, 0, LOW, 2)
            elif rule == HIGH_PAIR:
                can = has_alike(stored, dice, takes, LOW, FACES, 2)
            elif rule == ALIKE:
                can = has_alike(stored, dice, takes, 0, FACES, 3)
            elif rule == DIFFERENT:
                can = has_different(stored, dice, takes, 0, FACES, 4)
            elif rule == RUN:
                can = False
                for first in range(i64(FACES - 2)):
                    can = can or has_different(stored, dice, takes, first, first + 3, 3)
            else:
                can = bool(sums >> SEVEN if at_least(state) else sums >> SEVEN & 1)
            if can:
                self.meals |= bit(tentacle)

    def add_up(self, stored: i64, dice: i64, takes: i64) -> None:
        """Find the sums of these dice: bit s of sums[n] with at most n dice from the wave."""
        sums = self.sums
        low = bit(SUMS) - 1
        known: i64 = 1
        for value in range(i64(1), i64(FACES + 1)):
            count = stored >> (value - 1) * BYTE & 255
            while count > 0:
                more = (known | known << value) & low
                if more == known:
                    break
                known = more
                count -= 1
        if takes > MOST:
            takes = MOST
        for n in range(takes + 1):
            sums[n] = known
        if dice == 0:
            return
        for value in range(i64(1), i64(FACES + 1)):
            count = dice >> (value - 1) * BYTE & 255
            if count > takes:
                count = takes
            for _ in range(count):
                for n in range(takes, i64(0), -1):
                    sums[n] |= sums[n - 1] << value & low


def in_all(dice: i64) -> i64:
    """How many dice there are of all values."""
    count: i64 = 0
    while dice:
        count += dice & 255
        dice >>= BYTE
    return count
