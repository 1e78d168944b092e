"""Scoring: tokens, corals, and who wins."""

from mypy_extensions import i64

from tidetable.engine.poseidon.model import (
    FINS,
    GRAVEYARD,
    MOUTH,
    RIDER,
    STAGE_OVER,
    TENTACLES,
    TRIDENT,
    PoseidonState,
)
from tidetable.engine.poseidon.reef import ARROW, FOOD, WAVE
from tidetable.engine.seats import earliest


def token_points(state: PoseidonState, seat: i64) -> i64:
    total: i64 = 0
    for at in range(seat * TENTACLES, seat * TENTACLES + TENTACLES):
        total += state.tokens[at]
    return total


def coral_points(state: PoseidonState, seat: i64, kind: i64) -> i64:
    """The points of a coral of this kind for the seat; the Trident counts as the best other one."""
    reef = state.reef(seat)
    if kind == FINS:
        return reef.visible[ARROW]
    if kind == RIDER:
        return reef.visible[WAVE]
    if kind == MOUTH:
        return reef.visible[FOOD]
    if kind == GRAVEYARD:
        return state.box.graveyard if reef.skeletons == 0 else -reef.skeletons
    best = coral_points(state, seat, FINS)
    for other in range(i64(RIDER), i64(TRIDENT)):
        points = coral_points(state, seat, other)
        if points > best:
            best = points
    return best


def points(state: PoseidonState, seat: i64) -> i64:
    """The points of a seat. Corals count only when they are turned over at the end."""
    total = token_points(state, seat)
    if state.stage == STAGE_OVER:
        for coral in range(state.box.corals):
            if state.owners[coral] == seat:
                total += coral_points(state, seat, state.corals[coral])
    return total


def scores(state: PoseidonState) -> list[int]:
    return [int(points(state, seat)) for seat in range(state.setup.players)]


def tie_break(state: PoseidonState, seat: i64, rule: i64) -> i64:
    """A number for the rule, higher is better: Trident, tallest reef, fewest skeletons, tokens."""
    if rule == 0:
        for coral in range(state.box.corals):
            if state.owners[coral] == seat and state.corals[coral] == TRIDENT:
                return 1
        return 0
    if rule == 1:
        return state.reef(seat).tallest
    if rule == 2:
        return -state.reef(seat).skeletons
    return token_points(state, seat)


def winners(state: PoseidonState) -> list[int]:
    """The seats with most points after all tie-breaks; with the option `boredom`, all the others
    when a tie remains."""
    players = state.players
    total = scores(state)
    best = [seat for seat in range(players) if total[seat] == max(total)]
    for rule in range(4):
        claims = [int(tie_break(state, seat, rule)) for seat in best]
        best = [seat for seat, claim in zip(best, claims, strict=True) if claim == max(claims)]
    if len(best) == 1:
        return best
    if state.setup.options["boredom"] == "yes" and len(best) < players:
        return [seat for seat in range(players) if seat not in best]
    if state.box.earlier_seat_wins:
        return earliest(state, best)
    return best
