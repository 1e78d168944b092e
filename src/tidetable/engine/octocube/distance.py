"""How far a cube is from a space."""

from mypy_extensions import i64


def distance(here: i64, space: i64, side: i64) -> i64:
    """How many moves a space is away; a cube at home may be placed on any space at the edge."""
    row, column = space // side, space % side
    if here >= 0:
        down, right = row - here // side, column - here % side
        return (down if down >= 0 else -down) + (right if right >= 0 else -right)
    inside = row if row < column else column
    other = side - 1 - row if row > column else side - 1 - column
    return 1 + (inside if inside < other else other)
