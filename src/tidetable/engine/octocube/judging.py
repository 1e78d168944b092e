"""What the learned judge looks at in the standard and the advanced game.

Everything here is open to all seats: the tops of the stacks, the cubes, the boards and the points.
All features are about the size of 1, so that a small network can learn from them
(engine/judge.py); each seat is one group.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.judge import softly
from tidetable.engine.octocube.cube import FACES, NORTH, SIDES
from tidetable.engine.octocube.distance import distance
from tidetable.engine.octocube.model import (
    ADVANCED,
    COIN,
    COLOURS,
    HOME,
    KINDS,
    NO_ABYSS,
    OctocubeState,
    full_of,
)
from tidetable.engine.octocube.scoring import CATEGORIES
from tidetable.engine.octocube.standing import SEATS, Standing

FEATURES: Final = [
    "points",  # ahead of the best rival, if everybody scored all tiles now
    "lead",  # the same, softly: a large lead is hardly more
    "safe",  # chips and coins that nobody can take away
    "majorities",  # the leads in all categories by what they are worth
    *("diamonds", "pearls", "sextants", "amphoras", "starfish"),  # leads, the softer the earlier
    *("white", "light blue", "dark blue", "green"),
    *("singles", "pairs", "threes", "fours", "fives"),  # sets on the cube, by size
    "coins",  # on the cube
    "faces",  # free ones
    *("best", "second"),  # what the best tiles are worth that the cube can take in its next turn
    *("near", "far"),  # the best one that takes two turns, and three
    "home",  # the cube is at home: it takes a tile when it is placed
    "turn",  # it is the seat's turn
    "wait",  # turns of others before its own
    "stage",  # abyss tiles left
    "time",  # tiles that have to be taken, at least, before the last round
    "last",  # one more turn
    "done",  # no more turn
    *("three players", "four players"),
    "advanced",
    "powers",  # open abyss tiles next to the cube, in the advanced game
    "one",
]
COUNT: Final = 36
# Where features are, those beyond the first four.
CATEGORY: Final = 4
SETS: Final = 13
CUBE_COINS: Final = 18
FREE: Final = 19
REACH: Final = 20  # best, second, near, far
AT_HOME: Final = 24  # and all that is about time
LATE: Final = 29  # last, done
TABLE: Final = 31  # three players, four players
POWER: Final = 33  # advanced, powers
ONE: Final = 35
# Sizes to which points and numbers are scaled.
POINTS: Final = 20.0
LEAD: Final = 10.0
MAJORITIES: Final = 10.0
WORTH: Final = 5.0
TIME: Final = 15.0
POWERS: Final = 2.0
COINS: Final = 3.0
# A lead of so many tiles is large: at the end, and more for each abyss tile that is left.
DOUBT: Final = 1.2
DOUBT_EARLY: Final = 0.4
SPAN: Final = 32  # a lead of so many tiles is as large as any
WIDTH: Final = 65
MOST_SUPPLY: Final = 8
LEADS: Final = vec[float](
    [
        softly(float(lead), DOUBT + DOUBT_EARLY * supply)
        for supply in range(MOST_SUPPLY + 1)
        for lead in range(-SPAN, SPAN + 1)
    ]
)
# What one more tile adds to a set on the cube, by the number of tiles in it.
GROWTH: Final = vec[float]([0.9, 2.3, 2.6, 3.2, 3.5, 2.5, 0.0])
COIN_WORTH: Final = 2.8
HEIGHTS: Final = 10  # of stacks, as data files have them, are one digit


def stage(state: OctocubeState) -> float:
    """From 1 at the beginning to 0 when no abyss tiles are left."""
    return float(state.supply) / float(state.box.supply) if state.box.supply > 0 else 0.0


class Sight:
    """The features of a position, in the same memory for one position after another."""

    def __init__(self) -> None:
        self.values: vec[float] = vec[float]([0.0] * (SEATS * COUNT))  # seat * COUNT + feature
        self.standing: Standing = Standing()
        self.more: vec[float] = vec[float]([0.0] * CATEGORIES)  # worth of one tile more
        self.stacks: vec[i64] = full_of(0, HEIGHTS)  # how many there are of each height

    def look(self, state: OctocubeState) -> None:
        values = self.values
        players = state.setup.players
        for at in range(players * COUNT):
            values[at] = 0.0
        self.standing.count(state)
        early = stage(state)
        time = self.time_left(state)
        for seat in range(players):
            at = seat * COUNT
            ahead = float(self.standing.ahead(seat, players))
            values[at] = ahead / POINTS
            values[at + 1] = ahead / ((ahead if ahead >= 0.0 else -ahead) + LEAD)
            values[at + 2] = (
                float(state.chips[seat] + state.box.coin_points * state.coins[seat]) / POINTS
            )
            self.compare(state, seat, players)
            self.look_at_cube(state, seat)
            if values[at + FREE] > 0.0:
                self.look_around(state, seat)
            self.tell_time(state, seat, early, time)

    def compare(self, state: OctocubeState, seat: i64, players: i64) -> None:
        """The seat's leads in all categories, and what one tile more would be worth in each."""
        values, more = self.values, self.more
        at = seat * COUNT
        supply = state.supply if state.supply < MOST_SUPPLY else i64(MOST_SUPPLY)
        row = supply * WIDTH + SPAN
        total = 0.0
        for category in range(i64(CATEGORIES)):
            lead = self.standing.lead(seat, category, players)
            lead = -SPAN if lead < -SPAN else SPAN - 1 if lead >= SPAN else lead
            now = LEADS[row + lead]
            worth = float(state.box.first_points[category])
            values[at + CATEGORY + category] = now
            total += worth * now
            more[category] = 0.5 * worth * (LEADS[row + lead + 1] - now)
        values[at + 3] = total / MAJORITIES

    # -- the cube ------------------------------------------------------------------------------

    def look_at_cube(self, state: OctocubeState, seat: i64) -> None:
        values, faces = self.values, state.faces
        at = seat * COUNT
        for kind in range(seat * KINDS, seat * KINDS + KINDS):
            size = self.standing.sets[kind]
            if size > 0:
                values[at + SETS + (size if size < KINDS else i64(KINDS)) - 1] += 1.0
        for face in range(seat * FACES, seat * FACES + FACES):
            shown = faces[face]
            if shown < 0:
                values[at + FREE] += 1.0 / FACES
            elif shown == COIN:
                values[at + CUBE_COINS] += 1.0 / COINS

    def look_around(self, state: OctocubeState, seat: i64) -> None:
        """What are the best visible tiles worth, by the turns that it takes to get them?"""
        box = state.box
        here = state.at[seat]
        best, second, near, far = 0.0, 0.0, 0.0, 0.0
        for space in range(box.spaces):
            shown = state.visible(space)
            if shown < 0:
                continue
            turns = distance(here, space, box.side)
            if turns > 3:
                continue
            worth = self.taking(seat, shown)
            if turns == 1 and (here < 0 or self.free_towards(state, seat, space)):
                if worth > best:
                    best, second = worth, best
                elif worth > second:
                    second = worth
            elif turns == 3:
                if worth > far:
                    far = worth
            elif worth > near:  # also next to a face that is not free: rotating takes a turn
                near = worth
        at = seat * COUNT + REACH
        values = self.values
        values[at] = best / WORTH
        values[at + 1] = second / WORTH
        values[at + 2] = near / WORTH
        values[at + 3] = far / WORTH

    def taking(self, seat: i64, shown: i64) -> float:
        """The worth of one more tile on the cube."""
        if shown == COIN:
            return COIN_WORTH
        kind = shown // COLOURS
        worth = GROWTH[self.standing.sets[seat * KINDS + kind]]
        return worth + self.more[kind] + self.more[KINDS + shown % COLOURS]

    def free_towards(self, state: OctocubeState, seat: i64, space: i64) -> bool:
        """Is the face free that would roll onto this neighbouring space?"""
        start = state.at[seat] * SIDES
        for side in range(i64(SIDES)):
            if state.box.neighbours[start + side] == space:
                return state.face_at(seat, NORTH + side) < 0
        return False

    # -- time ----------------------------------------------------------------------------------

    def time_left(self, state: OctocubeState) -> float:
        """How many tiles lie in the lowest stacks, of which as many as there are abyss tiles have
        to be used up."""
        if state.last_round:
            return 0.0
        stacks = self.stacks
        for height in range(i64(HEIGHTS)):
            stacks[height] = 0
        for space in range(state.box.spaces):
            if state.abyss[space] == NO_ABYSS:
                height = state.height(space)
                stacks[height if height < HEIGHTS else HEIGHTS - 1] += 1
        left = state.supply
        tiles: i64 = 0
        for height in range(i64(HEIGHTS)):
            some = stacks[height] if stacks[height] < left else left
            tiles += some * height
            left -= some
        return float(tiles) / TIME

    def tell_time(self, state: OctocubeState, seat: i64, early: float, time: float) -> None:
        values = self.values
        at = seat * COUNT
        players = state.setup.players
        wait = seat - state.to_move
        if wait < 0:
            wait += players
        if state.at[seat] == HOME:
            values[at + AT_HOME] = 1.0
        if wait == 0:
            values[at + AT_HOME + 1] = 1.0
        values[at + AT_HOME + 2] = float(wait) / float(players)
        values[at + AT_HOME + 3] = early
        values[at + AT_HOME + 4] = time
        if state.last_round:
            # The round ends before the first seat's next turn.
            until = state.first - state.to_move
            last = wait < (until if until > 0 else until + players)
            values[at + LATE if last else at + LATE + 1] = 1.0
        if players > 2:
            values[at + TABLE + players - 3] = 1.0
        if state.box.mode == ADVANCED:
            values[at + POWER] = 1.0
            if state.at[seat] != HOME:
                values[at + POWER + 1] = float(self.powers_beside(state, state.at[seat])) / POWERS
        values[at + ONE] = 1.0

    def powers_beside(self, state: OctocubeState, space: i64) -> i64:
        count: i64 = 0
        for at in range(space * SIDES, space * SIDES + SIDES):
            other = state.box.neighbours[at]
            if other >= 0 and state.abyss[other] >= 0 and state.standing[other] < 0:
                count += 1
        return count
