"""Final scoring a second time, straight from the rules: for the tests to compare with."""

KIND_POINTS = [(7, 4), (6, 3), (5, 2), (4, 1), (3, 0)]  # diamond .. starfish
COLOUR_POINTS = (5, 2)


def paid(counts: list[int], first: int, second: int) -> list[int]:
    """What each player gets for one category."""
    ranked = sorted({count for count in counts if count > 0}, reverse=True)
    if not ranked:
        return [0] * len(counts)
    tied = counts.count(ranked[0]) > 1
    runner_up = ranked[1] if len(ranked) > 1 and not tied else None
    return [
        first if count == ranked[0] else second if count == runner_up else 0 for count in counts
    ]


def final_points(boards: list[list[int]], coins: list[int], chips: list[int]) -> list[int]:
    """Boards are lists of what the tiles show: kind * 4 + colour."""
    points = [chip + 3 * coin for chip, coin in zip(chips, coins, strict=True)]
    categories = [
        ([sum(tile // 4 == kind for tile in board) for board in boards], KIND_POINTS[kind])
        for kind in range(5)
    ]
    categories += [
        ([sum(tile % 4 == colour for tile in board) for board in boards], COLOUR_POINTS)
        for colour in range(4)
    ]
    for counts, (first, second) in categories:
        for seat, gain in enumerate(paid(counts, first, second)):
            points[seat] += gain
    return points


def winners(points: list[int], boards: list[list[int]]) -> list[int]:
    best = max((points[seat], len(boards[seat])) for seat in range(len(points)))
    return [seat for seat in range(len(points)) if (points[seat], len(boards[seat])) == best]


# -- the family game ---------------------------------------------------------------------------

# The slots of the first player: kind and colour, None for any.
FIXED = [(1, 0), (2, 1), (2, 2), (3, 3), (3, 0), (4, 1), (4, 3)]
SLOTS: list[tuple[int | None, int | None]] = [
    *((kind, None) for kind in range(5)),
    *((None, colour) for colour in range(4)),
    *FIXED,
]
Slots = tuple[int | None, ...]


def fits(slot: int, tile: int) -> bool:
    kind, colour = SLOTS[slot]
    return kind in (None, tile // 4) and colour in (None, tile % 4)


def put(slots: Slots, *changes: tuple[int, int]) -> Slots:
    row = list(slots)
    for slot, tile in changes:
        row[slot] = tile
    return tuple(row)


def boards(slots: Slots, tiles: list[int], shift: bool) -> set[Slots]:
    """Every board that some order of placing these tiles leads to, straight from the rules: any
    tile may be next; one that fits a free slot must be placed, one that does not may be shifted
    in; it is over when no tile that is left fits a free slot."""
    found: set[Slots] = set()
    seen: set[tuple[Slots, tuple[int, ...]]] = set()
    waiting = [(slots, tuple(sorted(tiles)))]
    while waiting:
        now, left = waiting.pop()
        if (now, left) in seen:
            continue
        seen.add((now, left))
        free = [slot for slot in range(16) if now[slot] is None]
        if not any(fits(slot, tile) for slot in free for tile in left):
            found.add(now)
        for number, tile in enumerate(left):
            rest = left[:number] + left[number + 1 :]
            for slot in range(16):
                there = now[slot]
                if not fits(slot, tile):
                    continue
                if there is None:
                    waiting.append((put(now, (slot, tile)), rest))
                elif shift:
                    moved = [to for to in free if fits(to, there)]
                    waiting += [(put(now, (to, there), (slot, tile)), rest) for to in moved]
    return found
