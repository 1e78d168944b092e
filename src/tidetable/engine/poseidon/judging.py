"""What the learned judge looks at while the game goes on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.judge import softly
from tidetable.engine.poseidon.kraken import freed, holds_friend
from tidetable.engine.poseidon.model import TENTACLES, PoseidonState
from tidetable.engine.poseidon.reef_worth import reef_worth
from tidetable.engine.poseidon.scoring import coral_points, token_points
from tidetable.engine.poseidon.worth import STEP, danger, time_left

FEATURES: Final = [
    "standing",  # points that the seat has and can expect
    "lead",  # the same, against the best rival, and softly: a large lead is hardly more
    "points",  # points that it has
    "reef",  # what its reef is worth
    "stored",  # dice on its reef
    "friends",  # friends that it has freed
    "track",  # its place on the Kraken track, while that can help
    "turn",  # it is the seat's turn
]
COUNT: Final = 8
LEAD: Final = 8.0  # points that are a large lead
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
    for seat in range(players):
        at = seat * COUNT
        values[at] = standings[seat]
        values[at + 1] = softly(ahead_of_rivals(standings, seat), LEAD)
        values[at + 2] = points(state, seat)
        values[at + 5] = float(freed(state, seat))
        if has_finished(state, seat):
            continue
        reef = state.reef(seat)
        values[at + 3] = reef_worth(reef)
        values[at + 4] = float(reef.stored)
        if not state.last_round() and state.friends[seat] != 0:
            values[at + 6] = float(state.track[seat])
        if seat == state.active:
            values[at + 7] = 1.0
    return values


def ahead_of_rivals(standings: vec[float], seat: i64) -> float:
    """Points ahead of the best rival."""
    rival = -1000.0
    for other in range(i64(len(standings))):
        if other != seat and standings[other] > rival:
            rival = standings[other]
    return standings[seat] - rival
