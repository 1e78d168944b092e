"""The worth of actions in the standard and the advanced game to the seat to move, in points.

The worth of a tile on the cube is what its set promises plus what it adds to the majorities,
minus the face that it takes up. The worth of an action is how much it changes that, plus a share
of the best tile within reach afterwards. Nothing here looks below the top of a stack or under a
cube: an unseen tile counts as an average one. All weights are in `Weights`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.octocube.actions import (
    DONE,
    KEEPS,
    ORIENTS,
    PLACES,
    ROLLS,
    ROTATES,
    SCORE,
    SEATS,
    SKIP,
    SPACES,
    TILES,
    USES,
)
from tidetable.engine.octocube.cube import DOWN, FACES, NORTH, SIDES, UP
from tidetable.engine.octocube.model import (
    ADVANCED,
    COIN,
    COLOURS,
    EMPTY,
    KINDS,
    OBJECTS,
    Box,
    OctocubeState,
)
from tidetable.engine.octocube.powers import (
    CHANGE_PLACES,
    LIFT,
    SWAP_OWN,
    SWAP_STACKS,
    TAKE,
    TRADE,
    power_actions,
)
from tidetable.engine.octocube.scoring import CATEGORIES

MOST_IN_SET: Final = (
    FACES + 3
)  # six, plus tiles that a full cube cannot take but that are appraised
SPAN: Final = 32  # leads in tiles up to this are told apart, one more or less included


class Weights:
    def __init__(self) -> None:
        # What a set on the cube promises while there is time, by its number of tiles.
        self.promise: vec[float] = vec[float]([0.0, 0.9, 3.2, 5.8, 9.0, 12.5, 15.0])
        self.coin: float = 2.8
        self.face: float = 0.6  # a free face
        self.reach: float = 0.35  # share of the best tile that could be taken next
        self.reach_second: float = 0.1  # share of the second best
        self.home: float = 1.0  # a cube at home: it takes a tile when it is placed
        self.unseen: float = 1.2  # a tile that nobody has seen
        self.doubt: float = 1.7  # lead in tiles that makes a majority certain in the end ...
        self.doubt_early: float = 0.4  # ... plus this for each abyss tile left
        self.early: float = 0.2  # for each abyss tile left: chance that a first tile still comes


class Outlook:
    def __init__(self) -> None:
        self.weights: Weights = Weights()
        self.box: Box | None = None  # the box and supply for which `set_worth` was computed
        self.supply: i64 = -1
        self.own: vec[i64] = vec[i64]([0] * CATEGORIES)  # tiles of the seat by category
        self.rival: vec[i64] = vec[i64]([0] * CATEGORIES)  # ... of the best rival in it
        self.count: vec[i64] = vec[i64]([0] * CATEGORIES)  # ... of the seat being counted
        self.more: vec[float] = vec[float]([0.0] * CATEGORIES)  # worth of one tile more ...
        self.less: vec[float] = vec[float]([0.0] * CATEGORIES)  # ... and of one less
        self.time: float = 1.0  # 1 when there is plenty, 0 in the last turn
        self.early: float = 0.0  # chance that a first tile of a category still comes
        # Chance of a majority by lead, from -SPAN on, and what first and second are worth.
        self.chance: vec[float] = vec[float]([0.0] * (2 * SPAN + 1))
        self.second: vec[float] = vec[float]([0.0] * CATEGORIES)
        self.ahead: vec[float] = vec[float]([0.0] * CATEGORIES)  # first minus second
        self.gain: vec[float] = vec[float](
            [0.0] * (OBJECTS + 1)
        )  # expected points for one more of each tile
        self.loss: vec[float] = vec[float]([0.0] * (OBJECTS + 1))  # ... and for one less
        self.set_worth: vec[float] = vec[float]([0.0] * MOST_IN_SET)  # by number of tiles
        self.faces: vec[i64] = vec[i64]([0] * FACES)  # what the tiles on the cube show
        self.counts: vec[i64] = vec[i64]([0] * KINDS)  # tiles of each kind on the cube
        self.on: vec[i64] = vec[i64]([0] * KINDS)  # ... that stay when the seat scores
        self.off: vec[i64] = vec[i64]([0] * KINDS)  # ... and that come off
        self.free: i64 = 0  # faces without a tile
        self.now: float = 0.0  # worth of the cube before the action
        self.vacated: i64 = EMPTY  # the space that the cube leaves, where an unseen tile may appear

    # -- the position --------------------------------------------------------------------------

    def fill(self, state: OctocubeState) -> None:
        seat = state.to_move
        if self.supply != state.supply or self.box is not state.box:
            self.note_time(state)
        self.weigh_majorities(state, seat)
        for kind in range(i64(KINDS)):
            self.counts[kind] = 0
        self.free = 0
        for face in range(i64(FACES)):
            shown = state.faces[seat * FACES + face]
            self.faces[face] = shown
            if shown < 0:
                self.free += 1
            elif shown != COIN:
                self.counts[shown // COLOURS] += 1
        self.vacated = EMPTY
        self.now = self.cube()

    def note_time(self, state: OctocubeState) -> None:
        """Compute what depends on the time that is left alone."""
        self.box = state.box
        self.supply = state.supply
        supply = float(state.supply)
        self.time = supply / 2.0 if supply < 2.0 else 1.0
        self.early = self.weights.early * supply if self.weights.early * supply < 1.0 else 1.0
        doubt = self.weights.doubt + self.weights.doubt_early * supply
        for lead in range(i64(-SPAN), i64(SPAN + 1)):
            chance = 0.5 + 0.5 * float(lead) / doubt
            self.chance[lead + SPAN] = 0.0 if chance < 0.0 else 1.0 if chance > 1.0 else chance
        for category in range(i64(CATEGORIES)):
            second = float(state.box.second_points[category])
            self.second[category] = second
            self.ahead[category] = float(state.box.first_points[category]) - second
        points = state.box.set_points
        for n in range(i64(MOST_IN_SET)):
            size: i64 = n if n < FACES else i64(FACES)
            sure = float(points[size])
            self.set_worth[n] = sure + (self.weights.promise[size] - sure) * self.time

    def weigh_majorities(self, state: OctocubeState, seat: i64) -> None:
        """Expected points of each category with one tile more and one less."""
        own, rival = self.own, self.rival
        for category in range(i64(CATEGORIES)):
            rival[category] = 0
        for other in range(state.setup.players):
            if other == seat:
                self.count_tiles(state, other, own)
                continue
            self.count_tiles(state, other, self.count)
            for category in range(i64(CATEGORIES)):
                if self.count[category] > rival[category]:
                    rival[category] = self.count[category]
        self.weigh_tiles(state.box.mode == ADVANCED)

    def weigh_tiles(self, losses: bool) -> None:
        """What one tile more is worth in each category, and so for each thing that a tile shows;
        what one less is worth, where tiles may be given away."""
        own, rival, chance = self.own, self.rival, self.chance
        more, less = self.more, self.less
        early = self.early
        for category in range(i64(CATEGORIES)):
            number = own[category]
            at = number - rival[category] + SPAN
            if at < 1:
                at = 1
            elif at >= 2 * SPAN:
                at = 2 * SPAN - 1
            second, ahead = self.second[category], self.ahead[category]
            here = second + ahead * chance[at]
            if number == 0:  # a first tile may still come while there is time
                here *= early
            more[category] = second + ahead * chance[at + 1] - here
            if losses:
                before = second + ahead * chance[at - 1]
                less[category] = here - (before if number > 1 else before * early)
        shown: i64 = 0
        for kind in range(i64(KINDS)):
            for colour in range(i64(KINDS), i64(CATEGORIES)):
                self.gain[shown] = more[kind] + more[colour]
                if losses:
                    self.loss[shown] = less[kind] + less[colour]
                shown += 1
        self.gain[COIN] = self.weights.coin
        self.loss[COIN] = self.weights.coin

    def count_tiles(self, state: OctocubeState, seat: i64, counts: vec[i64]) -> None:
        """Count the tiles of a seat by category: those on its cube come to its board as well."""
        for category in range(i64(CATEGORIES)):
            counts[category] = 0
        board = state.board
        at = seat * OBJECTS
        for kind in range(i64(KINDS)):
            for colour in range(i64(KINDS), i64(CATEGORIES)):
                number = board[at]
                at += 1
                if number > 0:
                    counts[kind] += number
                    counts[colour] += number
        faces = state.faces
        for face in range(seat * FACES, seat * FACES + FACES):
            shown = faces[face]
            if shown >= 0 and shown != COIN:
                counts[shown // COLOURS] += 1
                counts[KINDS + shown % COLOURS] += 1

    def cube(self) -> float:
        """The worth of the cube with all tiles it carries."""
        worth = float(self.free) * self.weights.face * self.time
        for kind in range(i64(KINDS)):
            worth += self.set_worth[self.counts[kind]]
        for face in range(i64(FACES)):
            if self.faces[face] >= 0:
                worth += self.gain[self.faces[face]]
        return worth

    def taking(self, shown: i64) -> float:
        """The worth of one more tile on the cube."""
        worth = self.gain[shown] - self.weights.face * self.time
        if shown != COIN:
            count = self.counts[shown // COLOURS]
            worth += self.set_worth[count + 1] - self.set_worth[count]
        return worth

    # -- actions -------------------------------------------------------------------------------

    def worth(self, state: OctocubeState, action: i64) -> float:
        if action < ORIENTS:
            return self.place_worth(state, action - PLACES)
        if action < ROLLS:
            return self.orient_worth(state, action - ORIENTS)
        if action < ROTATES:
            return self.roll_worth(state, action - ROLLS)
        orientation = state.orientation[state.to_move]
        space = state.at[state.to_move]
        if action < SCORE:
            after = state.box.cube.rotated[orientation * SIDES + action - ROTATES + 1]
            return self.reachable(state, space, after, EMPTY)
        if action == SCORE:
            return self.score_worth(state)
        if action == SKIP:
            return self.reachable(state, space, orientation, EMPTY)
        if action <= DONE:
            kept = state.kept if action == DONE else state.kept | i64(1) << action - KEEPS
            return self.keep_worth(state, kept)
        if action < SPACES:
            return self.use_worth(state, action - USES)
        return self.choice_worth(state, state.power, state.chosen, action)

    def place_worth(self, state: OctocubeState, space: i64) -> float:
        """The tile there and the tiles next to it, in whatever orientation."""
        shown = state.visible(space)
        worth = self.taking(shown) if shown >= 0 else 0.0
        best = 0.0
        for at in range(space * SIDES, space * SIDES + SIDES):
            other = state.box.neighbours[at]
            if other >= 0 and state.visible(other) >= 0:
                value = self.taking_after(state.visible(other), shown)
                if value > best:
                    best = value
        return worth + self.weights.reach * self.time * best

    def orient_worth(self, state: OctocubeState, orientation: i64) -> float:
        seat = state.to_move
        space = state.at[seat]
        known = space < 0  # when placing; with power E the tile under the cube may be unseen
        if known:
            space = state.chosen
        down = self.faces[state.box.cube.face[orientation * FACES + DOWN]]
        worth = 0.0
        taken: i64 = EMPTY
        if down < 0 and state.top[space] >= 0:
            if known or state.known[space] > 0:
                taken = state.shown[state.top[space]]
                worth = self.taking(taken)
            else:
                worth = self.weights.unseen
        return worth + self.reachable(state, space, orientation, taken)

    def roll_worth(self, state: OctocubeState, side: i64) -> float:
        seat = state.to_move
        box = state.box
        start = state.at[seat]
        orientation = box.cube.rolled[state.orientation[seat] * SIDES + side]
        space = box.neighbours[start * SIDES + side]
        self.vacated = start
        worth = self.standing_on(state, space, orientation)
        self.vacated = EMPTY
        return worth

    def standing_on(self, state: OctocubeState, space: i64, orientation: i64) -> float:
        """The worth of moving onto an available space in this orientation."""
        shown = state.visible(space)
        down = self.faces[state.box.cube.face[orientation * FACES + DOWN]]
        if shown < 0 or down >= 0:
            return self.reachable(state, space, orientation, EMPTY)
        return self.taking(shown) + self.reachable(state, space, orientation, shown)

    def reachable(self, state: OctocubeState, space: i64, orientation: i64, taken: i64) -> float:
        """A share of the best tiles that could be taken next; `taken` has just stuck."""
        if self.time <= 0.0:
            return 0.0
        box = state.box
        face = box.cube.face
        best, second = 0.0, 0.0
        for side in range(i64(SIDES)):
            other = box.neighbours[space * SIDES + side]
            if other < 0 or self.faces[face[orientation * FACES + NORTH + side]] >= 0:
                continue
            if other == self.vacated:
                value = self.weights.unseen if state.top[other] >= 0 else 0.0
            else:
                shown = state.visible(other)
                value = self.taking_after(shown, taken) if shown >= 0 else 0.0
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return self.time * (self.weights.reach * best + self.weights.reach_second * second)

    def taking_after(self, shown: i64, before: i64) -> float:
        """The worth of a tile after another has been taken."""
        if before < 0 or before == COIN:
            return self.taking(shown)
        self.counts[before // COLOURS] += 1
        worth = self.taking(shown)
        self.counts[before // COLOURS] -= 1
        return worth

    # -- scoring -------------------------------------------------------------------------------

    def score_worth(self, state: OctocubeState) -> float:
        """The better of two ways to score: all tiles, or all but single ones of a kind."""
        single: i64 = 0
        face = state.box.cube.face
        start = state.orientation[state.to_move] * FACES
        for direction in range(i64(FACES)):
            shown = self.faces[face[start + direction]]
            if shown >= 0 and shown != COIN and self.counts[shown // COLOURS] == 1:
                single |= i64(1) << direction
        all_off = self.keep_worth(state, 0)
        if single == 0 or self.time <= 0.0:
            return all_off
        some_off = self.keep_worth(state, single)
        return some_off if some_off > all_off else all_off

    def keep_worth(self, state: OctocubeState, kept: i64) -> float:
        """Sets that come off earn points, their tiles join the board, and faces become free."""
        off, on = self.off, self.on
        for kind in range(i64(KINDS)):
            off[kind] = 0
            on[kind] = 0
        face = state.box.cube.face
        start = state.orientation[state.to_move] * FACES
        worth = 0.0
        for direction in range(i64(FACES)):
            shown = self.faces[face[start + direction]]
            stays = kept >> direction & 1
            if shown < 0 or not stays:
                worth += self.weights.face * self.time
            if shown < 0:
                continue
            worth += self.gain[shown]
            if shown != COIN:
                if stays:
                    on[shown // COLOURS] += 1
                else:
                    off[shown // COLOURS] += 1
        for kind in range(i64(KINDS)):
            worth += float(state.box.set_points[off[kind]]) + self.set_worth[on[kind]]
        return worth - self.now + self.weights.home * self.time

    # -- powers --------------------------------------------------------------------------------

    def use_worth(self, state: OctocubeState, power: i64) -> float:
        """The best that the power can do."""
        best = -1.0e9
        for action in power_actions(state, power, EMPTY):
            value = self.choice_worth(state, power, EMPTY, action)
            if value > best:
                best = value
        return best

    def choice_worth(self, state: OctocubeState, power: i64, chosen: i64, action: i64) -> float:
        seat = state.to_move
        if ROLLS <= action < ROTATES:
            return self.roll_worth(state, action - ROLLS)
        if ORIENTS <= action < ROLLS:
            return self.orient_worth(state, action - ORIENTS)
        space, orientation = state.at[seat], state.orientation[seat]
        if power == LIFT:
            self.vacated = space
            worth = self.standing_on(state, action - SPACES, orientation)
            self.vacated = EMPTY
            return worth
        here = self.reachable(state, space, orientation, EMPTY)
        if power == TAKE:
            return here + self.taking(state.visible(action - SPACES))
        if power == SWAP_OWN:
            given = state.face_at(seat, UP)
            return here + self.on_top(given, action - TILES)
        if power == TRADE:
            if chosen < 0:
                return here + self.best_trade(state, state.visible(action - SPACES))
            got = state.visible(chosen)
            return here + self.gain[got] - self.loss[action - TILES]
        if power == CHANGE_PLACES:
            self.vacated = space
            worth = self.reachable(state, state.at[action - SEATS], orientation, EMPTY)
            self.vacated = EMPTY
            return worth
        if power == SWAP_STACKS:
            return here
        theirs = state.face_at(action - SEATS, UP)
        given = state.face_at(seat, UP)
        return here + self.on_top(given, theirs) + self.gain[theirs] - self.loss[given]

    def best_trade(self, state: OctocubeState, got: i64) -> float:
        best = -1.0e9
        for shown in range(i64(OBJECTS)):
            if shown != got and state.board[state.to_move * OBJECTS + shown] > 0:
                value = self.gain[got] - self.loss[shown]
                if value > best:
                    best = value
        return best

    def on_top(self, given: i64, got: i64) -> float:
        """How the worth of the sets changes when a tile on the cube is swapped."""
        worth = 0.0
        if given != COIN:
            count = self.counts[given // COLOURS]
            worth -= self.set_worth[count] - self.set_worth[count - 1]
            self.counts[given // COLOURS] -= 1
        if got != COIN:
            count = self.counts[got // COLOURS]
            worth += self.set_worth[count + 1] - self.set_worth[count]
        if given != COIN:
            self.counts[given // COLOURS] += 1
        return worth
