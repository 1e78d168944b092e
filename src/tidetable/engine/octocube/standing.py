"""How the seats of the standard and the advanced game would stand if everybody scored all tiles,
those on the cubes included."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.octocube.cube import FACES
from tidetable.engine.octocube.model import COIN, COLOURS, KINDS, OBJECTS, OctocubeState, full_of
from tidetable.engine.octocube.scoring import CATEGORIES, award, two_best

SEATS: Final = 4


class Standing:
    """Tiles and points of all seats, in the same memory for one position after another."""

    def __init__(self) -> None:
        self.counts: vec[i64] = full_of(0, SEATS * CATEGORIES)  # seat * CATEGORIES + category
        self.points: vec[i64] = full_of(0, SEATS)
        self.sets: vec[i64] = full_of(0, SEATS * KINDS)  # on the cubes

    def count(self, state: OctocubeState) -> None:
        players, box = state.setup.players, state.box
        counts, points = self.counts, self.points
        for seat in range(players):
            self.count_tiles(state, seat)
        for category in range(i64(CATEGORIES)):
            first, second = two_best(counts, category, players)
            for seat in range(players):
                number = counts[seat * CATEGORIES + category]
                points[seat] += award(box, category, number, first, second)

    def count_tiles(self, state: OctocubeState, seat: i64) -> None:
        """The tiles of a seat and its points without majorities."""
        counts, board, faces, sets = self.counts, state.board, state.faces, self.sets
        start = seat * CATEGORIES
        for at in range(start, start + CATEGORIES):
            counts[at] = 0
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            sets[at] = 0
        shown = seat * OBJECTS
        for kind in range(start, start + KINDS):
            for colour in range(start + KINDS, start + CATEGORIES):
                number = board[shown]
                shown += 1
                if number > 0:
                    counts[kind] += number
                    counts[colour] += number
        box = state.box
        points = state.chips[seat] + box.coin_points * state.coins[seat]
        for face in range(seat * FACES, seat * FACES + FACES):
            tile = faces[face]
            if tile == COIN:
                points += box.coin_points
            elif tile >= 0:
                counts[start + tile // COLOURS] += 1
                counts[start + KINDS + tile % COLOURS] += 1
                sets[seat * KINDS + tile // COLOURS] += 1
        for at in range(seat * KINDS, seat * KINDS + KINDS):
            points += box.set_points[sets[at]]
        self.points[seat] = points

    def ahead(self, seat: i64, players: i64) -> i64:
        """Points ahead of the best rival."""
        points = self.points
        best: i64 = -1000
        for other in range(players):
            if other != seat and points[other] > best:
                best = points[other]
        return points[seat] - best

    def lead(self, seat: i64, category: i64, players: i64) -> i64:
        """Tiles of a category ahead of the best rival."""
        counts = self.counts
        rival: i64 = 0
        for other in range(players):
            number = counts[other * CATEGORIES + category]
            if other != seat and number > rival:
                rival = number
        return counts[seat * CATEGORIES + category] - rival
