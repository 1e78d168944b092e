"""Scoring: sets taken off the cube, majorities on the boards, and who wins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.octocube.model import (
    COLOURS,
    FAMILY,
    KINDS,
    OBJECTS,
    Box,
    OctocubeState,
    full_of,
)

CATEGORIES: Final = 9  # the kinds, then the colours


def two_best(counts: vec[i64], category: i64, players: i64) -> tuple[i64, i64]:
    """How many tiles of a category the first and the second have. A tie for first cancels
    second: then nobody has so many."""
    most: i64 = -1
    next_most: i64 = -1
    leaders: i64 = 0
    for seat in range(players):
        number = counts[seat * CATEGORIES + category]
        if number > most:
            next_most, most, leaders = most, number, 1
        elif number == most:
            leaders += 1
        elif number > next_most:
            next_most = number
    return most, next_most if leaders == 1 else i64(-1)


def award(box: Box, category: i64, number: i64, first: i64, second: i64) -> i64:
    """The points that so many tiles of a category bring. All tied seats get them."""
    if number == 0 and box.tile_needed:
        return 0
    if number == first:
        return box.first_points[category]
    return box.second_points[category] if number == second else i64(0)


class Tally:
    """The points of each seat with the boards as they are."""

    def __init__(self, state: OctocubeState) -> None:
        players = state.setup.players
        self.players: i64 = players
        self.family: bool = state.box.mode == FAMILY
        self.tiles: vec[i64] = full_of(0, players)  # object tiles on the board, or filled slots
        self.coins: vec[i64] = state.coins  # coins beside the board
        self.counts: vec[i64] = full_of(0, players * CATEGORIES)  # seat * CATEGORIES + category
        # seat * CATEGORIES + category: points
        self.majorities: vec[i64] = full_of(0, players * CATEGORIES)
        self.points: vec[i64] = full_of(0, players)  # in all
        if self.family:
            for seat in range(players):
                self.tiles[seat] = state.filled(seat)
                self.points[seat] = self.tiles[seat]
            return
        counts, board = self.counts, state.board
        for seat in range(players):
            for shown in range(i64(OBJECTS)):
                number = board[seat * OBJECTS + shown]
                if number > 0:
                    counts[seat * CATEGORIES + shown // COLOURS] += number
                    counts[seat * CATEGORIES + KINDS + shown % COLOURS] += number
                    self.tiles[seat] += number
            self.points[seat] = state.chips[seat] + state.box.coin_points * state.coins[seat]
        for category in range(i64(CATEGORIES)):
            self.share(state, category)

    def share(self, state: OctocubeState, category: i64) -> None:
        first, second = two_best(self.counts, category, self.players)
        for seat in range(self.players):
            at = seat * CATEGORIES + category
            points = award(state.box, category, self.counts[at], first, second)
            self.majorities[at] = points
            self.points[seat] += points

    def margin(self, seat: i64) -> i64:
        """By how many points it is ahead of its best rival."""
        rival: i64 = -1
        for other in range(self.players):
            if other != seat and (rival < 0 or self.points[other] > self.points[rival]):
                rival = other
        return self.points[seat] - self.points[rival]

    def best(self) -> list[int]:
        """The seats with most points, and among them with most object tiles (family: coins)."""
        best: list[int] = []
        for seat in range(self.players):
            if best:
                other: i64 = best[0]
                ahead = self.points[seat] - self.points[other]
                if ahead == 0:
                    ties = self.coins if self.family else self.tiles
                    ahead = ties[seat] - ties[other]
                if ahead < 0:
                    continue
                if ahead > 0:
                    best = []
            best.append(int(seat))
        return best


def scores(state: OctocubeState) -> list[int]:
    """Points, or filled slots in the family game."""
    return [int(points) for points in Tally(state).points]


def winners(state: OctocubeState) -> list[int]:
    return Tally(state).best()
