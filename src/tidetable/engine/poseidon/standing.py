"""How a seat stands at the end of the game, as one number that is higher for a better place.

The endgame compares many ends that differ little. So it does not play each of them: it reads off
what counts for each seat once, and changes that.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.model import (
    CORALS,
    FINS,
    GRAVEYARD,
    MOUTH,
    RIDER,
    TENTACLES,
    TRIDENT,
    PoseidonState,
    bit,
)
from tidetable.engine.poseidon.reef import (
    ARROW,
    COVER,
    FIELDS,
    FOOD,
    OPEN,
    SKELETON,
    SYMBOL,
    WAVE,
)
from tidetable.engine.poseidon.scoring import token_points

KINDS: Final = len(CORALS)
COUNTED: Final = 3  # symbols that corals count: ARROW, FOOD, WAVE
LOWEST: Final = 512  # more than anybody can have below zero
ROOM: Final = 128  # for a tie-break in a rank


class Standing:
    """What counts for a seat, while its last bites and its bonus are still to come."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.tokens: i64 = 0  # points
        self.friends: i64 = 0  # bit t while tentacle t holds its friend
        self.skeletons: i64 = 0
        self.tallest: i64 = 0
        self.places: i64 = 0  # hexes without a skeleton
        self.visible: vec[i64] = vec[i64]([0] * COUNTED)
        self.cleaned: vec[i64] = vec[i64]([0] * COUNTED)  # the same without skeletons
        self.free: vec[i64] = vec[i64]([0] * COUNTED)  # free hexes with these symbols ...
        self.spare: i64 = 0  # ... and with those that count for nothing
        self.known: vec[i64] = vec[i64]([0] * KINDS)  # corals that the judging seat has seen
        self.unknown: i64 = 0  # other corals

    def rank(self, kinds: vec[i64], bites: i64, gain: i64, graveyard: i64) -> i64:
        """The place of the seat with these corals, after so many skeletons more and tokens of
        `gain` points: its points and then its tie-breaks. It puts skeletons where they cost
        least."""
        left = bites
        total = self.spare + self.free[ARROW] + self.free[FOOD] + self.free[WAVE]
        if left > total:
            left = total  # the others go where a die lies, on storage
        left -= self.spare if self.spare < left else left
        seen = self.visible
        arrows, food, waves = seen[ARROW], seen[FOOD], seen[WAVE]
        skeletons = self.skeletons + bites
        most: i64 = -LOWEST
        for of_arrows in range(left + 1):
            if of_arrows > self.free[ARROW]:
                break
            for of_food in range(left - of_arrows + 1):
                of_waves = left - of_arrows - of_food
                if of_food > self.free[FOOD] or of_waves > self.free[WAVE]:
                    continue
                points = coral_points(
                    kinds,
                    arrows - of_arrows,
                    food - of_food,
                    waves - of_waves,
                    skeletons,
                    graveyard,
                )
                if points > most:
                    most = points
        return self.ranked(most, kinds, skeletons, gain)

    def rank_cleaned(self, kinds: vec[i64], graveyard: i64, gain: i64) -> i64:
        """Its place when all its skeletons have returned to the box."""
        seen = self.cleaned
        points = coral_points(kinds, seen[ARROW], seen[FOOD], seen[WAVE], 0, graveyard)
        return self.ranked(points, kinds, 0, gain)

    def ranked(self, points: i64, kinds: vec[i64], skeletons: i64, gain: i64) -> i64:
        tokens = self.tokens + gain
        trident: i64 = 1 if kinds[TRIDENT] > 0 else 0
        rank = (points + tokens + LOWEST) * 2 + trident
        rank = rank * ROOM + self.tallest
        rank = rank * ROOM + ROOM - 1 - skeletons
        return rank * ROOM + tokens

    def nearest(self) -> i64:
        """The tentacle with the friend that a bonus would free, -1 without any."""
        for tentacle in range(i64(TENTACLES)):
            if self.friends & bit(tentacle):
                return tentacle
        return -1


def coral_points(
    kinds: vec[i64], arrows: i64, food: i64, waves: i64, skeletons: i64, graveyard: i64
) -> i64:
    """The points of corals of these kinds, as scoring.coral_points counts them."""
    grave = graveyard if skeletons == 0 else -skeletons
    total = kinds[FINS] * arrows + kinds[RIDER] * waves + kinds[MOUTH] * food
    total += kinds[GRAVEYARD] * grave
    if kinds[TRIDENT] > 0:
        best = arrows if arrows > food else food
        best = waves if waves > best else best
        best = grave if grave > best else best
        total += kinds[TRIDENT] * best
    return total


def standing_of(state: PoseidonState, seat: i64, viewer: i64) -> Standing:
    """How a seat stands now, as the viewer knows it."""
    found = Standing(seat)
    found.tokens = token_points(state, seat)
    found.friends = state.friends[seat]
    reef = state.reef(seat)
    found.skeletons = reef.skeletons
    found.tallest = reef.tallest
    found.places = reef.count - reef.skeletons
    hexes = reef.hexes
    for at in range(0, i64(len(hexes)), FIELDS):
        symbol, cover = hexes[at + SYMBOL], hexes[at + COVER]
        if symbol < COUNTED:
            found.cleaned[symbol] += 1
            if cover != SKELETON:
                found.visible[symbol] += 1
            if cover == OPEN:
                found.free[symbol] += 1
        elif cover == OPEN:
            found.spare += 1
    for coral in range(state.box.corals):
        if state.owners[coral] == seat:
            if state.seen[viewer] >> coral & 1:
                found.known[state.corals[coral]] += 1
            else:
                found.unknown += 1
    return found
