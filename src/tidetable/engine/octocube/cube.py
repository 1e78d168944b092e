"""The cube: tables of its 24 orientations, and of what each roll and rotation leads to.

A face is numbered by the direction in which it points in orientation 0. An orientation is the list
of faces that point up, down, north, east, south and west.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

UP: Final = 0
DOWN: Final = 1
NORTH: Final = 2  # the four sides follow clockwise, seen from above
FACES: Final = 6
SIDES: Final = 4
ORIENTATIONS: Final = 24
DIRECTIONS: Final = ["up", "down", "north", "east", "south", "west"]

# For a roll north, east, south, west: the direction from which each direction gets its face.
ROLLS: Final = [
    [4, 2, 0, 3, 1, 5],
    [5, 3, 2, 0, 4, 1],
    [2, 4, 1, 3, 0, 5],
    [3, 5, 2, 1, 4, 0],
]
QUARTER_TURN: Final = [0, 1, 5, 2, 3, 4]  # clockwise, seen from above


def turned(faces: list[int], by: list[int]) -> list[int]:
    return [faces[direction] for direction in by]


def orientations() -> list[list[int]]:
    """All orientations that rolling can reach, orientation 0 first."""
    found = [list(range(FACES))]
    for faces in found:  # grows during the loop
        for roll in ROLLS:
            after = turned(faces, roll)
            if after not in found:
                found.append(after)
    return sorted(found)


class CubeTables:
    """Lookup tables for all cubes."""

    def __init__(self) -> None:
        self.face: vec[i64] = vec[i64]()  # orientation * 6 + direction: the face that points there
        self.rolled: vec[i64] = vec[i64]()  # orientation * 4 + side: orientation after a roll
        self.rotated: vec[i64] = vec[i64]()  # orientation * 4 + quarter turns: after a rotation
        known = orientations()
        for faces in known:
            for face in faces:
                self.face = append(self.face, face)
            for roll in ROLLS:
                self.rolled = append(self.rolled, known.index(turned(faces, roll)))
            for _ in range(SIDES):
                self.rotated = append(self.rotated, known.index(faces))
                faces = turned(faces, QUARTER_TURN)
