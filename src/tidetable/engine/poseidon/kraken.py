"""The Kraken: friends, Safe Place tokens, the track round its tentacles, and its corals."""

from mypy_extensions import i64

from tidetable.engine.poseidon.model import (
    CORALS,
    EMPTY,
    TENTACLES,
    PoseidonState,
    bit,
)
from tidetable.engine.poseidon.serialize import emit

# -- friends -------------------------------------------------------------------------------------


def holds_friend(state: PoseidonState, seat: i64, tentacle: i64) -> bool:
    """Does the tentacle still hold a friend of the seat?"""
    return bool(state.friends[seat] >> tentacle & 1)


def freed(state: PoseidonState, seat: i64) -> i64:
    count: i64 = TENTACLES
    friends = state.friends[seat]
    while friends:
        friends &= friends - 1
        count -= 1
    return count


def free(state: PoseidonState, seat: i64, tentacle: i64, by: str) -> None:
    """Free a friend and take the top token of that stack."""
    token = state.top_token(tentacle)
    state.tokens_taken[tentacle] += 1
    state.friends[seat] &= ~bit(tentacle)
    state.tokens[seat * TENTACLES + tentacle] = token
    state.progress = True
    if freed(state, seat) >= state.box.friends:
        state.ending = True
    if state.log is not None:
        name = state.box.tentacles[tentacle]
        emit(state, "free", seat, {"tentacle": name, "token": int(token), "by": by})


def nearest(state: PoseidonState, seat: i64) -> i64:
    """The first tentacle clockwise from the head that holds a friend of the seat, or EMPTY."""
    for tentacle in range(i64(TENTACLES)):
        if holds_friend(state, seat, tentacle):
            return tentacle
    return EMPTY


def free_nearest(state: PoseidonState, seat: i64, by: str) -> None:
    tentacle = nearest(state, seat)
    if tentacle >= 0:
        free(state, seat, tentacle, by)


# -- the track -----------------------------------------------------------------------------------


def next_space(state: PoseidonState, seat: i64, space: i64) -> i64:
    """The space one step clockwise. Occupied spaces are jumped, except for the head (0)."""
    track = state.track
    space = (space + 1) % state.box.ring
    while space != 0:
        taken = False
        for other in range(i64(len(track))):
            if other != seat and track[other] == space:
                taken = True
        if not taken:
            break
        space = (space + 1) % state.box.ring
    return space


def advance_on_track(state: PoseidonState, seat: i64, steps: i64) -> None:
    """Move a creature on the track. At the head it stops and gets the head bonus."""
    for _ in range(steps):
        before = state.track[seat]
        after = next_space(state, seat, before)
        state.track[seat] = after
        if state.log is not None:
            emit(state, "track", seat, {"from": int(before), "to": int(after)})
        if after == 0:
            if state.log is not None:
                emit(state, "head", seat, {})
            if state.box.head_may_free and state.friends[seat] != 0:
                state.freeing = seat
            else:
                free_nearest(state, seat, "head")
                may_look(state, seat)
            return


def head_bonus(state: PoseidonState, seat: i64, frees: bool) -> None:
    """The seat at the head has decided whether to free its nearest friend."""
    state.freeing = EMPTY
    if frees:
        free_nearest(state, seat, "head")
    may_look(state, seat)


def owe_steps(state: PoseidonState, die_owner: i64) -> None:
    """Count a step for the owner of a die taken from the board, unless the die is neutral or the
    active seat's own, or the track is closed."""
    if die_owner < state.setup.players and die_owner != state.active and not state.last_round():
        state.owed[die_owner] += 1


def count_movers(state: PoseidonState) -> i64:
    """How many seats have steps to go on the track."""
    count: i64 = 0
    for steps in state.owed:
        if steps > 0:
            count += 1
    return count


def move_owed(state: PoseidonState, seat: i64) -> None:
    steps = state.owed[seat]
    state.owed[seat] = 0
    advance_on_track(state, seat, steps)


# -- the corals ----------------------------------------------------------------------------------


def may_look(state: PoseidonState, seat: i64) -> None:
    """Let the seat look at a coral that it has not seen, if there is one."""
    state.must_look = False
    if state.unseen(seat) > 0:
        state.looking = seat


def look(state: PoseidonState, seat: i64, coral: i64) -> None:
    """Look at a coral. Everybody sees which one; only the seat sees its kind."""
    learn(state, seat, coral, "look")
    state.looking = EMPTY


def buy(state: PoseidonState, seat: i64, coral: i64) -> None:
    state.owners[coral] = seat
    learn(state, seat, coral, "buy")


def learn(state: PoseidonState, seat: i64, coral: i64, name: str) -> None:
    state.seen[seat] |= bit(coral)
    state.learned += 1
    log = state.log
    if log is not None:
        event: dict[str, object] = {"event": name, "seat": int(seat)}
        event["coral"] = int(state.box.coral_numbers[coral])
        log.emit_private(
            seat, {**event, "kind": CORALS[state.corals[coral]]}, {**event, "kind": None}
        )
