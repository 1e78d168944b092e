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
