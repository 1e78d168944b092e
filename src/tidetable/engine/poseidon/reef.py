"""A player's reef: two-hex tiles on a hexagonal grid, in levels.

A reef is a list of hexes as seen from above, in the order in which they first got a tile. Building
on a hex replaces what is on top, so a hex keeps its number. A `Reef` is immutable: each change
makes a new one, and copies of a state share them.

Hexes have axial coordinates q, r. The six ways to a neighbour are numbered from the east,
counter-clockwise. A site, where a tile can be laid, is a number:

- level 1: ((hex * 6 + way) * 6 + turn) * 2 + swapped. The first half lies beside the hex in
  direction `way`, the second beside the first half in direction `turn`. The lowest of several such
  numbers stands for the site.
- above: ABOVE + (hex * 6 + way) * 2 + swapped. The tile lies on the hex and its neighbour in
  direction `way`; the hex has the lower number of the two.

`swapped` exchanges the two symbols of the tile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.combining import one_of

HEX_LIMIT: Final = 64  # room in the numbers of sites
WAYS: Final = 6
ABOVE: Final = HEX_LIMIT * WAYS * WAYS * 2
SITE_COUNT: Final = ABOVE + HEX_LIMIT * WAYS * 2

# The fields of a hex: hexes[hex * FIELDS + field].
Q: Final = 0
R: Final = 1
LEVEL: Final = 2
SYMBOL: Final = 3
TILE: Final = 4  # number of the tile on top, in the order laid
COVER: Final = 5  # what lies on it
FIELDS: Final = 6

# Symbols, as in box.SYMBOLS
ARROW: Final = 0
FOOD: Final = 1
WAVE: Final = 2
STORAGE: Final = 3
PLAIN: Final = 4
SYMBOLS: Final = 5

# Covers: nothing, a skeleton, or from DIE on a die (owner * 6 + value - 1).
OPEN: Final = 0
SKELETON: Final = 1
DIE: Final = 2
VALUES: Final = 6  # of a die


def east(way: i64) -> i64:
    """The change of q in direction `way`."""
    if way == 0 or way == 1:
        return 1
    return -1 if way == 3 or way == 4 else 0


def south(way: i64) -> i64:
    """The change of r in direction `way`."""
    if way == 4 or way == 5:
        return 1
    return -1 if way == 1 or way == 2 else 0


class Reef:
    """The hexes of a reef, and numbers computed from them."""

    def __init__(self, hexes: vec[i64], tiles: i64) -> None:
        self.hexes: vec[i64] = hexes  # hex * FIELDS + field
        self.count: i64 = len(hexes) // FIELDS  # hexes
        self.tiles: i64 = tiles  # tiles laid so far
        self.tallest: i64 = 0  # the highest level
        self.skeletons: i64 = 0  # skeletons on it
        self.stored: i64 = 0  # dice on it
        self.values: i64 = 0  # the same by value, eight bits each
        self.free_hexes: i64 = 0  # hexes without a die or skeleton
        self.rooms: i64 = 0  # free storage hexes
        self.heights: vec[i64] = vec[i64](
            [0] * SYMBOLS
        )  # by symbol: level of the highest visible one
        self.visible: vec[i64] = vec[i64]([0] * SYMBOLS)  # by symbol: how many are visible
        # Found when somebody asks; copies of a state share them with the reef.
        self.sites_alike: vec[i64] = vec[i64]()  # for a tile of two equal symbols
        self.sites_mixed: vec[i64] = vec[i64]()  # for other tiles
        self.summary: bytes = b""  # its parts of observations: observation.py
        self.layout: bytes = b""
        self.tile_worths: vec[float] = vec[float]()  # what tiles would add: reef_worth.py
        self.worths_at: float = -1.0  # ... with so much time left
        heights = self.heights
        visible = self.visible
        at: i64 = 0
        end: i64 = len(hexes)
        while at < end:
            level = hexes[at + LEVEL]
            cover = hexes[at + COVER]
            if level > self.tallest:
                self.tallest = level
            if cover == SKELETON:
                self.skeletons += 1
            else:
                symbol = hexes[at + SYMBOL]
                visible[symbol] += 1
                if level > heights[symbol]:
                    heights[symbol] = level
                if cover >= DIE:
                    self.stored += 1
                    self.values += one_of((cover - DIE) % VALUES)
                else:
                    self.free_hexes += 1
                    if symbol == STORAGE:
                        self.rooms += 1
            at += FIELDS

    def strength(self, symbol: i64) -> i64:
        """The strength of an action: the level of its highest visible symbol, at least 1."""
        height = self.heights[symbol]
        return height if height > 1 else 1

    def field(self, hex: i64, field: i64) -> i64:
        return self.hexes[hex * FIELDS + field]

    def cover(self, hex: i64) -> i64:
        return self.hexes[hex * FIELDS + COVER]

    def symbol(self, hex: i64) -> i64:
        return self.hexes[hex * FIELDS + SYMBOL]

    def find(self, q: i64, r: i64) -> i64:
        """The number of the hex at these coordinates, or -1."""
        hexes = self.hexes
        for hex in range(self.count):
            if hexes[hex * FIELDS + Q] == q and hexes[hex * FIELDS + R] == r:
                return hex
        return -1

    # -- changes: each returns a new reef ---------------------------------------------------------

    def covered(self, hex: i64, cover: i64) -> "Reef":
        hexes = self.hexes[:]
        hexes[hex * FIELDS + COVER] = cover
        return Reef(hexes, self.tiles)

    def cleaned(self) -> "Reef":
        """This reef without skeletons."""
        hexes = self.hexes[:]
        for hex in range(self.count):
            if hexes[hex * FIELDS + COVER] == SKELETON:
                hexes[hex * FIELDS + COVER] = OPEN
        return Reef(hexes, self.tiles)

    def built(self, site: "Site", first: i64, second: i64) -> "Reef":
        """This reef with another tile of these two symbols."""
        count = self.count
        grown = count + 2 if site.level == 1 else count
        hexes = vec[i64]([0] * (grown * FIELDS))
        for n in range(count * FIELDS):
            hexes[n] = self.hexes[n]
        one = count if site.level == 1 else self.find(site.q1, site.r1)
        two = count + 1 if site.level == 1 else self.find(site.q2, site.r2)
        self.lay(hexes, one, site.q1, site.r1, site.level, first)
        self.lay(hexes, two, site.q2, site.r2, site.level, second)
        return Reef(hexes, self.tiles + 1)

    def lay(self, hexes: vec[i64], hex: i64, q: i64, r: i64, level: i64, symbol: i64) -> None:
        at = hex * FIELDS
        hexes[at + Q] = q
        hexes[at + R] = r
        hexes[at + LEVEL] = level
        hexes[at + SYMBOL] = symbol
        hexes[at + TILE] = self.tiles
        hexes[at + COVER] = OPEN

    # -- where a tile can be laid -----------------------------------------------------------------

    def sites(self, alike: bool, above: bool) -> vec[i64]:
        """All sites, ascending; not to be changed. `alike`: the tile has two equal symbols, so it
        is never swapped. `above`: it may be laid on other tiles, as start tiles may not."""
        if not above:
            return self.find_sites(alike, False)
        known = self.sites_alike if alike else self.sites_mixed
        if len(known) > 0:
            return known
        found = self.find_sites(alike, True)
        if alike:
            self.sites_alike = found
        else:
            self.sites_mixed = found
        return found

    def find_sites(self, alike: bool, above: bool) -> vec[i64]:
        hexes = self.hexes
        count = self.count
        west, east_, north, south_ = hexes[Q], hexes[Q], hexes[R], hexes[R]
        for hex in range(count):
            q = hexes[hex * FIELDS + Q]
            r = hexes[hex * FIELDS + R]
            west = q if q < west else west
            east_ = q if q > east_ else east_
            north = r if r < north else north
            south_ = r if r > south_ else south_
        # A map with a margin of two: hex + 1 at a hex of the reef; -(hex * WAYS + way + 1) beside
        # the reef, for the first hex that touches there; else 0.
        height = south_ - north + 5
        chart = vec[i64]([0] * (height * (east_ - west + 5)))
        steps = vec[i64]([height, height - 1, -1, -height, 1 - height, 1])
        place = vec[i64]([0] * count)
        for hex in range(count):
            q = hexes[hex * FIELDS + Q] - west + 2
            place[hex] = q * height + hexes[hex * FIELDS + R] - north + 2
            chart[place[hex]] = hex + 1
        shore = vec[i64]([0] * (count * WAYS))
        length: i64 = 0
        for hex in range(count):
            for way in range(i64(WAYS)):
                beside = place[hex] + steps[way]
                if chart[beside] == 0:
                    chart[beside] = -(hex * WAYS + way + 1)
                    shore[length] = beside
                    length += 1
        found = vec[i64]([0] * (length * WAYS * 2 + count * WAYS * 2))
        n: i64 = 0
        for at in range(length):
            first = shore[at]
            touch = -chart[first] - 1
            for turn in range(i64(WAYS)):
                other = chart[first + steps[turn]]
                if other > 0 or (other < 0 and -other - 1 < touch):
                    continue  # occupied, or the same site was found from its other half
                found[n] = (touch * WAYS + turn) * 2
                n += 1
                if not alike:
                    found[n] = found[n - 1] + 1
                    n += 1
        if above:
            for hex in range(count):
                here = hex * FIELDS
                if hexes[here + COVER] != OPEN:
                    continue
                for way in range(i64(WAYS)):
                    there = (chart[place[hex] + steps[way]] - 1) * FIELDS
                    if (
                        there > here
                        and hexes[there + COVER] == OPEN
                        and hexes[there + LEVEL] == hexes[here + LEVEL]
                        and hexes[there + TILE] != hexes[here + TILE]
                    ):
                        found[n] = ABOVE + (hex * WAYS + way) * 2
                        n += 1
                        if not alike:
                            found[n] = found[n - 1] + 1
                            n += 1
        return found[:n]

    def site(self, number: i64) -> "Site | None":
        """The site with this number, None when its hex does not exist."""
        if number >= ABOVE:
            return self.site_above(number - ABOVE)
        swapped, turn = number % 2, number // 2 % WAYS
        way, hex = number // 12 % WAYS, number // 72
        if hex >= self.count:
            return None
        q = self.hexes[hex * FIELDS + Q] + east(way)
        r = self.hexes[hex * FIELDS + R] + south(way)
        q2, r2 = q + east(turn), r + south(turn)
        return Site(q2, r2, q, r, 1) if swapped else Site(q, r, q2, r2, 1)

    def site_above(self, number: i64) -> "Site | None":
        swapped, way, hex = number % 2, number // 2 % WAYS, number // 12
        if hex >= self.count:
            return None
        q, r = self.hexes[hex * FIELDS + Q], self.hexes[hex * FIELDS + R]
        level = self.hexes[hex * FIELDS + LEVEL] + 1
        q2, r2 = q + east(way), r + south(way)
        return Site(q2, r2, q, r, level) if swapped else Site(q, r, q2, r2, level)

    def number(self, site: "Site") -> i64:
        """The number of a site whose halves are neighbours; -1 when it does not touch the reef."""
        one, two = self.find(site.q1, site.r1), self.find(site.q2, site.r2)
        if one >= 0 or two >= 0:
            if one < 0 or two < 0:
                return -1
            way = way_between(site.q1, site.r1, site.q2, site.r2)
            if one < two:
                return ABOVE + (one * WAYS + way) * 2
            return ABOVE + (two * WAYS + (way + 3) % WAYS) * 2 + 1
        for hex in range(self.count):
            q, r = self.hexes[hex * FIELDS + Q], self.hexes[hex * FIELDS + R]
            for way in range(i64(WAYS)):
                q1, r1 = q + east(way), r + south(way)
                touch = (hex * WAYS + way) * WAYS
                if q1 == site.q1 and r1 == site.r1:
                    return (touch + way_between(q1, r1, site.q2, site.r2)) * 2
                if q1 == site.q2 and r1 == site.r2:
                    return (touch + way_between(q1, r1, site.q1, site.r1)) * 2 + 1
        return -1


class Site:
    """Where a tile is laid: the first symbol on hex 1, the second on hex 2."""

    def __init__(self, q1: i64, r1: i64, q2: i64, r2: i64, level: i64) -> None:
        self.q1: i64 = q1
        self.r1: i64 = r1
        self.q2: i64 = q2
        self.r2: i64 = r2
        self.level: i64 = level


def way_between(q1: i64, r1: i64, q2: i64, r2: i64) -> i64:
    """The way from a hex to a neighbour, -1 when it is not a neighbour."""
    for way in range(i64(WAYS)):
        if q1 + east(way) == q2 and r1 + south(way) == r2:
            return way
    return -1


def first_tile(first: i64, second: i64) -> Reef:
    """A reef of one tile, at the origin."""
    nothing = Reef(vec[i64](), 0)
    return nothing.built(Site(0, 0, 1, 0, 1), first, second)
