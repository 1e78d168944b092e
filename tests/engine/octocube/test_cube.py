"""The cube as tables, next to an independent one of rotation matrices."""

from itertools import permutations, product

import pytest

from tidetable.engine.octocube.cube import CubeTables, orientations

TABLES = CubeTables()
Vector = tuple[int, int, int]
Matrix = tuple[Vector, Vector, Vector]
# x is east, y is north, z is up; in the order up, down, north, east, south, west.
AXES: list[Vector] = [(0, 0, 1), (0, 0, -1), (0, 1, 0), (1, 0, 0), (0, -1, 0), (-1, 0, 0)]
IDENTITY: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
ROLLS: list[Matrix] = [  # the top goes north, east, south, west
    ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((0, 0, -1), (0, 1, 0), (1, 0, 0)),
]
CLOCKWISE: Matrix = ((0, 1, 0), (-1, 0, 0), (0, 0, 1))  # seen from above: north goes east


def applied(matrix: Matrix, vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def times(one: Matrix, two: Matrix) -> Matrix:
    columns = [applied(one, column) for column in zip(*two, strict=True)]
    a, b, c = zip(*columns, strict=True)
    return a, b, c


def determinant(m: Matrix) -> int:
    (a, b, c), (d, e, f), (g, h, i) = m
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def rotations() -> list[Matrix]:
    """Signed permutations of the axes that do not mirror."""
    found: list[Matrix] = []
    for order in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            rows = [[0, 0, 0] for _ in range(3)]
            for row, (column, sign) in enumerate(zip(order, signs, strict=True)):
                rows[row][column] = sign
            a, b, c = (tuple(row) for row in rows)
            matrix: Matrix = (a, b, c)  # type: ignore[assignment]
            if determinant(matrix) == 1:
                found.append(matrix)
    return found


def faces_by_matrix(matrix: Matrix) -> list[int]:
    """Which face points in each direction when a cube has been rotated like this."""
    points = {applied(matrix, axis): face for face, axis in enumerate(AXES)}
    return [points[axis] for axis in AXES]


def faces_by_table(orientation: int) -> list[int]:
    return list(TABLES.face[orientation * 6 : orientation * 6 + 6])


def matrix_of(orientation: int) -> Matrix:
    wanted = faces_by_table(orientation)
    return next(matrix for matrix in rotations() if faces_by_matrix(matrix) == wanted)


def test_there_are_24_orientations_just_those_of_the_rotation_matrices() -> None:
    by_table = {tuple(faces_by_table(orientation)) for orientation in range(24)}
    assert len(orientations()) == len(by_table) == len(rotations()) == 24
    assert by_table == {tuple(faces_by_matrix(matrix)) for matrix in rotations()}
    assert faces_by_table(0) == list(range(6))


@pytest.mark.parametrize("side", range(4))
def test_every_roll_is_the_rotation_of_a_wheel(side: int) -> None:
    for orientation in range(24):
        after = times(ROLLS[side], matrix_of(orientation))
        rolled = TABLES.rolled[orientation * 4 + side]
        assert faces_by_table(rolled) == faces_by_matrix(after)
        assert faces_by_table(rolled)[1] == faces_by_table(orientation)[2 + side]  # comes down


@pytest.mark.parametrize("quarters", range(4))
def test_every_rotation_is_about_the_upright_axis(quarters: int) -> None:
    for orientation in range(24):
        after = matrix_of(orientation)
        for _ in range(quarters):
            after = times(CLOCKWISE, after)
        turned = TABLES.rotated[orientation * 4 + quarters]
        assert faces_by_table(turned) == faces_by_matrix(after)
        assert faces_by_table(turned)[:2] == faces_by_table(orientation)[:2]


@pytest.mark.parametrize("side", range(4))
def test_four_rolls_in_one_direction_change_nothing(side: int) -> None:
    for orientation in range(24):
        now, seen = orientation, set()
        for _ in range(4):
            now = TABLES.rolled[now * 4 + side]
            seen.add(now)
        assert now == orientation
        assert len(seen) == 4


def test_a_roll_and_the_roll_back_change_nothing() -> None:
    for orientation in range(24):
        for side in range(4):
            there = TABLES.rolled[orientation * 4 + side]
            assert TABLES.rolled[there * 4 + (side + 2) % 4] == orientation


def test_the_orientations_are_a_group_under_rolls_and_rotations() -> None:
    """Closed, each reachable from each, with every element's inverse: the 24 rotations."""
    moves = [[TABLES.rolled[o * 4 + side] for o in range(24)] for side in range(4)] + [
        [TABLES.rotated[o * 4 + n] for o in range(24)] for n in range(1, 4)
    ]
    for move in moves:
        assert sorted(move) == list(range(24))
    reached = {tuple(range(24))}
    todo = list(reached)
    while todo:
        element = todo.pop()
        for move in moves:
            after = tuple(move[o] for o in element)
            if after not in reached:
                reached.add(after)
                todo.append(after)
    assert len(reached) == 24
    for element in reached:
        inverse = tuple(sorted(range(24), key=lambda o: element[o]))
        assert inverse in reached
