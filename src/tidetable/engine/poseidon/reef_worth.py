"""The worth of a reef, and of what could be done to it, in points. All weights of reefs are here.

Bots compare hundreds of sites, so nothing is built to be judged: what a tile or a skeleton changes
is computed from the reef as it is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.reef import (
    ABOVE,
    ARROW,
    COVER,
    FIELDS,
    FOOD,
    LEVEL,
    OPEN,
    PLAIN,
    SKELETON,
    STORAGE,
    SYMBOL,
    SYMBOLS,
    WAVE,
    WAYS,
    Q,
    R,
    Reef,
    east,
    south,
)

EAT: Final = 2.2  # a second level of food
SWIM: Final = 1.3  # ... of arrows
LOAD: Final = 0.7  # ... of waves
LATER: Final = 0.7  # worth of each further level, as a share of the one before
ROOM: Final = 0.7  # a free storage hex, up to ENOUGH_ROOMS
ENOUGH_ROOMS: Final = 4
TOGETHER: Final = 0.12  # a neighbouring hex: reefs grow where they are dense
BURIED: Final = 0.25  # a skeleton on the reef
LOOKED_AT: Final = 16  # sites that are compared to judge a tile
UNKNOWN: Final = -1.0e9
NONE: Final = -1  # no hex


def height_worth(level: i64, second: float) -> float:
    worth = 0.0
    more = second
    for _ in range(1, level):
        worth += more
        more *= LATER
    return worth


def worth_of(food: i64, arrows: i64, waves: i64, rooms: i64, skeletons: i64) -> float:
    """The worth of strengths and storage, minus skeletons."""
    worth = height_worth(food, EAT)
    worth += height_worth(arrows, SWIM)
    worth += height_worth(waves, LOAD)
    if rooms > ENOUGH_ROOMS:
        rooms = ENOUGH_ROOMS
    return worth + ROOM * float(rooms) - BURIED * float(skeletons)


def reef_worth(reef: Reef) -> float:
    heights = reef.heights
    return worth_of(heights[FOOD], heights[ARROW], heights[WAVE], reef.rooms, reef.skeletons)


# -- another tile --------------------------------------------------------------------------------


def tile_worth(reef: Reef, first: i64, second: i64, time: float) -> float:
    """The worth of a tile at its best site, among the last sites and the first one.

    The reef keeps it: in a search, most positions share the reefs of the first one."""
    if reef.worths_at != time:
        reef.tile_worths = vec[float]([UNKNOWN] * (SYMBOLS * SYMBOLS))
        reef.worths_at = time
    known = reef.tile_worths[first * SYMBOLS + second]
    if known != UNKNOWN:
        return known
    sites = reef.sites(first == second, True)
    best = site_worth(reef, sites[0], first, second, time)
    # A tile turned round adds as much: of each two sites, one is enough.
    step: i64 = 1 if first == second else 2
    n: i64 = len(sites) - 1
    last = n - LOOKED_AT
    while n > 0 and n > last:
        value = site_worth(reef, sites[n], first, second, time)
        if value > best:
            best = value
        n -= step
    reef.tile_worths[first * SYMBOLS + second] = best
    return best


def site_worth(reef: Reef, number: i64, first: i64, second: i64, time: float) -> float:
    """What a tile there adds to a reef. Strengths matter less towards the end."""
    heights = reef.heights
    food, arrows, waves = heights[FOOD], heights[ARROW], heights[WAVE]
    rooms = reef.rooms
    level: i64 = 1
    touched: i64 = 0
    if number >= ABOVE:
        hexes = reef.hexes
        one = (number - ABOVE) // 12
        level = hexes[one * FIELDS + LEVEL] + 1
        two = neighbour(reef, one, (number - ABOVE) // 2 % WAYS)
        lost, lost_too = hexes[one * FIELDS + SYMBOL], hexes[two * FIELDS + SYMBOL]
        if lost == FOOD or lost_too == FOOD:
            food = height_without(reef, FOOD, one, two)
        if lost == ARROW or lost_too == ARROW:
            arrows = height_without(reef, ARROW, one, two)
        if lost == WAVE or lost_too == WAVE:
            waves = height_without(reef, WAVE, one, two)
        if lost == STORAGE:
            rooms -= 1
        if lost_too == STORAGE:
            rooms -= 1
    else:
        touched = touching(reef, number)
    if (first == FOOD or second == FOOD) and level > food:
        food = level
    if (first == ARROW or second == ARROW) and level > arrows:
        arrows = level
    if (first == WAVE or second == WAVE) and level > waves:
        waves = level
    if first == STORAGE:
        rooms += 1
    if second == STORAGE:
        rooms += 1
    gain = worth_of(food, arrows, waves, rooms, reef.skeletons) - reef_worth(reef)
    return gain * time + TOGETHER * float(touched)


def touching(reef: Reef, number: i64) -> i64:
    """How many hexes of the reef touch the halves of a site of level 1."""
    hexes = reef.hexes
    turn, way, shore = number // 2 % WAYS, number // 12 % WAYS, number // 72 * FIELDS
    q, r = hexes[shore + Q] + east(way), hexes[shore + R] + south(way)
    q2, r2 = q + east(turn), r + south(turn)
    count: i64 = 0
    for hex in range(reef.count):
        at = hex * FIELDS
        if apart(hexes[at + Q] - q, hexes[at + R] - r) == 1:
            count += 1
        if apart(hexes[at + Q] - q2, hexes[at + R] - r2) == 1:
            count += 1
    return count


def apart(q: i64, r: i64) -> i64:
    """The square of a distance on the grid: 1 between neighbours alone."""
    return q * q + q * r + r * r


def neighbour(reef: Reef, hex: i64, way: i64) -> i64:
    hexes = reef.hexes
    return reef.find(hexes[hex * FIELDS + Q] + east(way), hexes[hex * FIELDS + R] + south(way))


def height_without(reef: Reef, symbol: i64, one: i64, two: i64) -> i64:
    """The level of the highest visible symbol that is not on these hexes."""
    hexes = reef.hexes
    height: i64 = 0
    for hex in range(reef.count):
        at = hex * FIELDS
        if hexes[at + SYMBOL] != symbol or hexes[at + COVER] == SKELETON:
            continue
        if hexes[at + LEVEL] > height and hex != one and hex != two:
            height = hexes[at + LEVEL]
    return height


# -- a skeleton ----------------------------------------------------------------------------------


def grave_worth(reef: Reef, hex: i64) -> float:
    """The worth of a skeleton on a hex without one; negative."""
    heights = reef.heights
    symbol = reef.symbol(hex)
    food, arrows, waves, rooms = heights[FOOD], heights[ARROW], heights[WAVE], reef.rooms
    if symbol == FOOD:
        food = height_without(reef, symbol, hex, NONE)
    elif symbol == ARROW:
        arrows = height_without(reef, symbol, hex, NONE)
    elif symbol == WAVE:
        waves = height_without(reef, symbol, hex, NONE)
    elif symbol == STORAGE and reef.cover(hex) == OPEN:
        rooms -= 1
    worth = worth_of(food, arrows, waves, rooms, reef.skeletons + 1) - reef_worth(reef)
    if symbol == PLAIN:
        worth += 0.3
    return worth - 0.1 * float(crowd(reef, hex))


def crowd(reef: Reef, hex: i64) -> i64:
    """How many neighbours of the hex have its level, so that a tile could lie on both."""
    hexes = reef.hexes
    q, r, level = reef.field(hex, Q), reef.field(hex, R), reef.field(hex, LEVEL)
    count: i64 = 0
    for other in range(reef.count):
        at = other * FIELDS
        if hexes[at + LEVEL] == level and apart(hexes[at + Q] - q, hexes[at + R] - r) == 1:
            count += 1
    return count
