"""The end of a turn, of a round and of the game, and the scoring that a turn and the end share."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.game import NOBODY
from tidetable.engine.octocube.cube import FACES
from tidetable.engine.octocube.model import (
    ACT,
    COIN,
    COLOURS,
    EMPTY,
    FAMILY,
    KINDS,
    NO_ABYSS,
    OBJECTS,
    OVER,
    PLACE,
    OctocubeState,
    full_of,
)
from tidetable.engine.octocube.movement import begin_last_round, lift, uncover
from tidetable.engine.octocube.scoring import Tally
from tidetable.engine.octocube.serialize import cell, tiles
from tidetable.engine.seats import next_seat


def coming_off(state: OctocubeState, seat: i64, kept: i64) -> vec[i64]:
    """The tiles of a cube that are not kept (bit d of `kept`: the one in direction d)."""
    off = vec[i64](capacity=FACES)
    for direction in range(i64(FACES)):
        shown = state.face_at(seat, direction)
        if shown >= 0 and not kept >> direction & 1:
            off = append(off, shown)
    return off


def set_points(state: OctocubeState, off: vec[i64]) -> i64:
    """Points for the sets among tiles that come off together."""
    counts = full_of(0, KINDS)
    for shown in off:
        if shown != COIN:
            counts[shown // COLOURS] += 1
    points: i64 = 0
    for kind in range(i64(KINDS)):
        points += state.box.set_points[counts[kind]]
    return points


def take_off(state: OctocubeState, seat: i64, kept: i64) -> None:
    """Score: sets earn chips, objects go onto the player's board, coins beside it."""
    off = coming_off(state, seat, kept)
    for direction in range(i64(FACES)):
        if not kept >> direction & 1:
            state.put_face(seat, direction, EMPTY)
    points = set_points(state, off)
    for shown in off:
        if shown == COIN:
            state.coins[seat] += 1
        else:
            state.board[seat * OBJECTS + shown] += 1
    state.chips[seat] += points
    if state.log is not None:
        state.log.emit(
            {
                "event": "score",
                "seat": int(seat),
                "tiles": tiles(state.box, off),
                "points": int(points),
            }
        )


def go_home(state: OctocubeState, seat: i64) -> None:
    """Take the cube home with all tiles it carries."""
    space = state.at[seat]
    lift(state, seat)
    if state.log is not None:
        state.log.emit({"event": "home", "seat": int(seat), "from": cell(state.box, space)})
    uncover(state, space)


def end_turn(state: OctocubeState) -> None:
    """Pass the turn on; before the first seat's turn the round ends."""
    state.chosen = EMPTY
    state.kept = 0
    state.power = NO_ABYSS
    state.used = 0
    following = next_seat(state, state.to_move)
    if following == state.first and end_round(state):
        return
    state.to_move = following
    state.turns += 1
    state.step_of_turn = PLACE if state.at[following] < 0 else ACT
    if state.log is not None:
        state.log.emit({"event": "turn", "seat": int(following), "turn": int(state.turns)})


def end_round(state: OctocubeState) -> bool:
    """End the round. True when the game is over."""
    state.quiet = 0 if state.progress else state.quiet + 1
    state.progress = False
    if state.box.quiet_rounds > 0 and state.quiet >= state.box.quiet_rounds:
        begin_last_round(state, "quiet")
    if state.last_round:
        finish(state)
        return True
    state.rounds += 1
    return False


def finish(state: OctocubeState) -> None:
    """End the game. Except in the family game, all seats score a last time with all tiles."""
    players = state.setup.players
    if state.box.mode != FAMILY:
        for seat in range(players):
            if state.at[seat] >= 0:
                go_home(state, seat)
            take_off(state, seat, 0)
    state.step_of_turn = OVER
    state.to_move = NOBODY
    if state.log is not None:
        tally = Tally(state)
        state.log.emit(
            {
                "event": "end",
                "scores": [int(points) for points in tally.points],
                "winners": tally.best(),
            }
        )
