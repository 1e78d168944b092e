"""What the learned judge looks at while the game goes on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.judge import softly
from tidetable.engine.poseidon.kraken import freed, holds_friend, nearest, next_space
from tidetable.engine.poseidon.model import OWNERS, TENTACLES, Box, PoseidonState
from tidetable.engine.poseidon.prospects import Prospects, in_all
from tidetable.engine.poseidon.reef import ARROW, FOOD, WAVE
from tidetable.engine.poseidon.reef_worth import reef_worth, tile_worth
from tidetable.engine.poseidon.scoring import coral_points, token_points
from tidetable.engine.poseidon.worth import STEP, coral_worth, danger, time_left

FEATURES: Final = [
    # How the seat stands:
    "standing",  # points that it has and can expect
    "lead",  # the same, against the best rival, and softly: a large lead is hardly more
    "slight_lead",  # the same, with a smaller measure
    "points",  # points that it has
    "points_lead",  # the same, against the best rival, softly
    "slight_points_lead",  # the same, with a smaller measure
    "friends",  # friends that it has freed
    "finish",  # its progress towards the last friend, squared: the end comes suddenly
    "rivals_friends",  # friends that the quickest rival has freed
    "waits",  # turns until it is the seat's turn
    "stage",
    "last_round",
    "finished",  # the seat has had its last turn; then only what comes before this line counts
    "more_players",  # players, beyond two
    "one",
    # What it has:
    "food",  # levels of its strengths
    "arrows",
    "waves",
    "rooms",  # free storage
    "stored",  # dice on its reef
    "skeletons",  # on its reef
    "danger",  # how near the shark is to its creatures
    "sea",  # dice within reach of its creatures
    "track",  # its place on the Kraken track, while that can help
    "head",  # how near it is there to the head
    "supply",  # its dice in the supply,
    "launched",  # ... on the Big Wave,
    "afloat",  # ... on the waves,
    "sum",  # ... and what these add up to, for a bonus
    "full",  # how full the Big Wave is
    # What it could do in its next turn, as things are now:
    "hope",  # tokens that its friends would bring
    "meals",  # friends that it could free
    "meal",  # the best token among those
    "ready",  # friends that it could free with the dice on its reef alone
    "nearly",  # ... with one die more
    "takes",  # dice that it could take
    "corals",  # the worth of corals that it could take
    "rivals_meal",  # the best token that a rival could get
    "nearest",  # the token that the Kraken's head would bring
    "contested",  # what its tokens would lose if a rival took each of them first
    "bonus",  # what its dice may bring when the Big Wave tips, the more the fuller that is
    # What counts for corals:
    "visible_food",  # symbols on its reef
    "visible_arrows",
    "visible_waves",
    "owned",  # corals that it has
    "build",  # the worth of the best tile that it could build
]
COUNT: Final = 46
RIVALS_MEAL: Final = 37
LEAD: Final = 8.0  # points that are a large lead
SLIGHT: Final = 3.0  # points that are a slight lead
HOPE: Final = 0.45  # share of the top token for each friend still held
THROWN: Final = 3.3  # points of a die on the Big Wave, which may miss the board
SPREAD: Final = 5.0  # points by which a throw may miss what is expected
# The worth of each bonus beyond the one before it: a die, another one, the track, a look, a reef
# without skeletons, a friend.
GAINS: Final = [0.5, 0.5, 0.4, 0.0, 0.6, 3.0]


def stage(state: PoseidonState) -> float:
    """From 1 at the beginning to 0 in the last round."""
    return 0.0 if state.last_round() else time_left(state)


def points(state: PoseidonState, seat: i64) -> float:
    total = float(token_points(state, seat))
    for coral in range(state.box.corals):
        if state.owners[coral] == seat:
            total += float(coral_points(state, seat, state.corals[coral]))
    return total


def has_finished(state: PoseidonState, seat: i64) -> bool:
    """Whether the seat has had its last turn."""
    ahead = (seat - state.active) % state.setup.players
    return state.last_round() and ahead >= state.last_turns


def standing(state: PoseidonState, seat: i64) -> float:
    """Points that the seat has and can expect."""
    time = time_left(state)
    reef = state.reef(seat)
    total = points(state, seat)
    if has_finished(state, seat):
        return total
    for tentacle in range(i64(TENTACLES)):
        if holds_friend(state, seat, tentacle):
            total += HOPE * time * float(state.top_token(tentacle))
    total += time * (reef_worth(reef) + 0.9 * float(reef.stored))
    if not state.last_round() and state.friends[seat] != 0:
        total += time * STEP * float(state.track[seat]) * 0.6
    for creature in range(seat * 2, seat * 2 + 2):
        if state.creatures[creature] >= 0:
            total -= 0.5 * danger(state, state.creatures[creature])
    return total


class Looks:
    """The features of a position, in the same memory for one position after another."""

    def __init__(self, state: PoseidonState) -> None:
        players = state.setup.players
        self.prospects: Prospects = Prospects(state.box)
        self.standings: vec[float] = vec[float]([0.0] * players)
        self.scores: vec[float] = vec[float]([0.0] * players)
        self.meals: vec[float] = vec[float]([0.0] * players)  # the best token in reach
        self.features: vec[float] = vec[float]([0.0] * (players * COUNT))  # seat * COUNT + feature

    def fill(self, state: PoseidonState) -> None:
        players = state.setup.players
        self.prospects.fill(state)
        for n in range(i64(len(self.features))):
            self.features[n] = 0.0
        for seat in range(players):
            self.scores[seat] = points(state, seat)
            self.standings[seat] = standing(state, seat)
        for seat in range(players):
            self.compare(state, seat)
            self.meals[seat] = 0.0
            if not has_finished(state, seat):
                self.add_means(state, seat)
                self.add_prospects(state, seat)
        for seat in range(players):
            at = seat * COUNT
            for other in range(players):
                if other != seat and self.meals[other] > self.features[at + RIVALS_MEAL]:
                    self.features[at + RIVALS_MEAL] = self.meals[other]

    def compare(self, state: PoseidonState, seat: i64) -> None:
        """What the seat has, and how it stands against the others."""
        players = state.setup.players
        values, at = self.features, seat * COUNT
        lead = ahead_of_rivals(self.standings, seat)
        values[at] = self.standings[seat]
        values[at + 1] = softly(lead, LEAD)
        values[at + 2] = softly(lead, SLIGHT)
        values[at + 3] = self.scores[seat]
        points_lead = ahead_of_rivals(self.scores, seat)
        values[at + 4] = softly(points_lead, LEAD)
        values[at + 5] = softly(points_lead, SLIGHT)
        done = float(freed(state, seat))
        values[at + 6] = done
        values[at + 7] = done * done / float(state.box.friends * state.box.friends)
        for other in range(players):
            if other != seat:
                done = float(freed(state, other))
                if done > values[at + 8]:
                    values[at + 8] = done
        values[at + 9] = float((seat - state.active) % players)
        values[at + 10] = stage(state)
        values[at + 11] = 1.0 if state.last_round() else 0.0
        values[at + 12] = 1.0 if has_finished(state, seat) else 0.0
        values[at + 13] = float(players - 2)
        values[at + 14] = 1.0

    def add_means(self, state: PoseidonState, seat: i64) -> None:
        """The seat's reef and creatures, the track and its dice."""
        box = state.box
        values, at = self.features, seat * COUNT + 15
        reef = state.reef(seat)
        heights = reef.heights
        values[at] = float(heights[FOOD])
        values[at + 1] = float(heights[ARROW])
        values[at + 2] = float(heights[WAVE])
        values[at + 3] = float(reef.rooms)
        values[at + 4] = float(reef.stored)
        values[at + 5] = float(reef.skeletons)
        for creature in range(seat * 2, seat * 2 + 2):
            space = state.creatures[creature]
            if space >= 0:
                values[at + 6] += danger(state, space)
                values[at + 7] += self.food_around(box, space)
        if not state.last_round() and state.friends[seat] != 0:
            values[at + 8] = float(state.track[seat])
            values[at + 9] = 1.0 / float(steps_to_head(state, seat))
        values[at + 10] = float(state.supply[seat])
        for slot in range(box.slots):
            if state.slots[slot] == seat:
                values[at + 11] += 1.0
        for wave in range(box.waves):
            values[at + 12] += float(in_all(state.sea[wave * OWNERS + seat]))
        values[at + 13] = float(state.sum_of(seat))
        values[at + 14] = float(state.loaded) / float(box.slots)

    def add_prospects(self, state: PoseidonState, seat: i64) -> None:
        """What the seat could eat and store in its next turn."""
        prospects = self.prospects
        prospects.look(state, seat)
        values, at = self.features, seat * COUNT + 30
        for tentacle in range(i64(TENTACLES)):
            if not holds_friend(state, seat, tentacle):
                continue
            token = float(state.top_token(tentacle))
            values[at] += token
            if prospects.meals >> tentacle & 1:
                values[at + 1] += 1.0
                if token > values[at + 2]:
                    values[at + 2] = token
            if prospects.ready >> tentacle & 1:
                values[at + 3] += 1.0
            if prospects.nearly >> tentacle & 1:
                values[at + 4] += 1.0
        self.meals[seat] = values[at + 2]
        takes = state.reef(seat).strength(FOOD)
        values[at + 5] = float(takes if takes < prospects.dice else prospects.dice)
        values[at + 6] = corals_in_reach(state, seat, prospects.totals)
        tentacle = nearest(state, seat)
        values[at + 8] = float(state.top_token(tentacle)) if tentacle >= 0 else 0.0
        values[at + 9] = contested(state, seat)
        values[at + 10] = bonus_near(state, seat)
        visible = state.reef(seat).visible
        values[at + 11] = float(visible[FOOD])
        values[at + 12] = float(visible[ARROW])
        values[at + 13] = float(visible[WAVE])
        for coral in range(state.box.corals):
            if state.owners[coral] == seat:
                values[at + 14] += 1.0
        values[at + 15] = best_tile(state, seat)

    def food_around(self, box: Box, space: i64) -> float:
        """How many dice lie on the waves of this space and its neighbours."""
        waves = self.prospects.waves
        count: i64 = 0
        if box.wave_of[space] >= 0:
            count += in_all(waves[box.wave_of[space]])
        for other in box.near[space]:
            if box.wave_of[other] >= 0:
                count += in_all(waves[box.wave_of[other]])
        return float(count)


def best_tile(state: PoseidonState, seat: i64) -> float:
    """What the best tile in stock would add to the seat's reef."""
    symbols = state.box.tile_symbols
    time = time_left(state)
    best = 0.0
    for tile in range(state.box.tile_kinds):
        if state.stock[tile] > 0:
            reef = state.reef(seat)
            worth = tile_worth(reef, symbols[tile * 2], symbols[tile * 2 + 1], time)
            if worth > best:
                best = worth
    return best


def contested(state: PoseidonState, seat: i64) -> float:
    """What the tokens of the seat's friends are worth more now than after a rival's."""
    rivals: i64 = 0
    for other in range(state.setup.players):
        if other != seat:
            rivals |= state.friends[other]
    lost: i64 = 0
    for tentacle in range(i64(TENTACLES)):
        if (state.friends[seat] & rivals) >> tentacle & 1:
            stack = state.box.stacks[tentacle]
            top = state.tokens_taken[tentacle]
            lost += stack[top] - stack[top + 1]
    return float(lost)


def bonus_near(state: PoseidonState, seat: i64) -> float:
    """The worth of the bonus that the seat's dice may bring when the Big Wave tips, by how full it
    is."""
    box = state.box
    total = float(state.sum_of(seat))
    for slot in range(box.slots):
        if state.slots[slot] == seat:
            total += THROWN
    worth = 0.0
    for bonus in range(i64(len(GAINS))):
        chance = 0.5 + (total - float(box.thresholds[bonus])) / (2.0 * SPREAD)
        worth += GAINS[bonus] * min(max(chance, 0.0), 1.0)
    return worth * float(state.loaded) / float(box.slots)


def steps_to_head(state: PoseidonState, seat: i64) -> i64:
    """How many steps on the Kraken track lead the seat to the head."""
    steps: i64 = 1
    space = next_space(state, seat, state.track[seat])
    while space != 0:
        space = next_space(state, seat, space)
        steps += 1
    return steps


def corals_in_reach(state: PoseidonState, seat: i64, totals: i64) -> float:
    """The worth of the best coral of each row that dice with these sums can pay."""
    box = state.box
    low, high = 0.0, 0.0
    for coral in range(box.corals):
        if state.owners[coral] < 0 and totals >> box.coral_numbers[coral] & 1:
            worth = coral_worth(state, seat, coral)
            if coral < box.low_corals:
                low = max(low, worth)
            else:
                high = max(high, worth)
    return low + high


def ahead_of_rivals(standings: vec[float], seat: i64) -> float:
    """Points ahead of the best rival."""
    rival = -1000.0
    for other in range(i64(len(standings))):
        if other != seat and standings[other] > rival:
            rival = standings[other]
    return standings[seat] - rival
