"""What the learned judge looks at while the game goes on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.judge import softly
from tidetable.engine.poseidon.kraken import freed, holds_friend
from tidetable.engine.poseidon.model import TENTACLES, PoseidonState
from tidetable.engine.poseidon.reef import ARROW, FOOD, WAVE
from tidetable.engine.poseidon.reef_worth import reef_worth
from tidetable.engine.poseidon.scoring import coral_points, token_points
from tidetable.engine.poseidon.worth import STEP, danger, food_around, time_left

FEATURES: Final = [
    "standing",  # points that the seat has and can expect
    "lead",  # the same, against the best rival, and softly: a large lead is hardly more
    "slight_lead",  # the same, with a smaller measure
    "points",  # points that it has
    "points_lead",  # the same, against the best rival, softly
    "friends",  # friends that it has freed
    "finish",  # its progress towards the last friend, squared: the end comes suddenly
    "hope",  # tokens that its friends would bring now
    "food",  # levels of its strengths
    "arrows",
    "waves",
    "rooms",  # free storage
    "stored",  # dice on its reef
    "skeletons",  # on its reef
    "track",  # its place on the Kraken track, while that can help
    "danger",  # how near the shark is to its creatures
    "sea",  # dice within reach of its creatures
    "turn",  # it is the seat's turn
]
COUNT: Final = 18
LEAD: Final = 8.0  # points that are a large lead
SLIGHT: Final = 3.0  # points that are a slight lead
HOPE: Final = 0.45  # share of the top token for each friend still held


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


def features(state: PoseidonState, standings: vec[float]) -> vec[float]:
    """The features of all seats."""
    players = state.setup.players
    values = vec[float]([0.0] * (players * COUNT))
    scores = vec[float]([0.0] * players)
    for seat in range(players):
        scores[seat] = points(state, seat)
    for seat in range(players):
        at = seat * COUNT
        lead = ahead_of_rivals(standings, seat)
        values[at] = standings[seat]
        values[at + 1] = softly(lead, LEAD)
        values[at + 2] = softly(lead, SLIGHT)
        values[at + 3] = scores[seat]
        values[at + 4] = softly(ahead_of_rivals(scores, seat), SLIGHT)
        done = float(freed(state, seat))
        values[at + 5] = done
        values[at + 6] = done * done / float(state.box.friends * state.box.friends)
        if has_finished(state, seat):
            continue
        for tentacle in range(i64(TENTACLES)):
            if holds_friend(state, seat, tentacle):
                values[at + 7] += float(state.top_token(tentacle))
        reef = state.reef(seat)
        heights = reef.heights
        values[at + 8] = float(heights[FOOD])
        values[at + 9] = float(heights[ARROW])
        values[at + 10] = float(heights[WAVE])
        values[at + 11] = float(reef.rooms)
        values[at + 12] = float(reef.stored)
        values[at + 13] = float(reef.skeletons)
        if not state.last_round() and state.friends[seat] != 0:
            values[at + 14] = float(state.track[seat])
        for creature in range(seat * 2, seat * 2 + 2):
            space = state.creatures[creature]
            if space >= 0:
                values[at + 15] += danger(state, space)
                values[at + 16] += food_around(state, space)
        if seat == state.active:
            values[at + 17] = 1.0
    return values


def ahead_of_rivals(standings: vec[float], seat: i64) -> float:
    """Points ahead of the best rival."""
    rival = -1000.0
    for other in range(i64(len(standings))):
        if other != seat and standings[other] > rival:
            rival = standings[other]
    return standings[seat] - rival
