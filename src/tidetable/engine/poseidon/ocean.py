"""The ocean: where a creature can go."""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.model import PoseidonState
from tidetable.engine.poseidon.reef import ARROW
from tidetable.engine.poseidon.serialize import emit, space_of


def distances(state: PoseidonState, space: i64, most: i64) -> vec[i64]:
    """Steps to each space, at most so many; 0 where a creature cannot end. Its own space is one of
    those. Nobody passes the shark; whoever stands with it may leave."""
    box = state.box
    shark = state.shark_space()
    steps = vec[i64]([0] * box.spaces)
    queue = vec[i64]([0] * box.spaces)
    queue[0] = space
    done: i64 = 0
    found: i64 = 1
    while done < found:
        here = queue[done]
        done += 1
        if steps[here] == most:
            continue
        for there in box.near[here]:
            if steps[there] == 0 and there != space and there != shark:
                steps[there] = steps[here] + 1
                queue[found] = there
                found += 1
    return steps


def reach(state: PoseidonState) -> i64:
    """How far the active seat's creatures go: the strength of its arrows."""
    return state.reef(state.active).strength(ARROW)


def move(state: PoseidonState, start: i64, end: i64) -> None:
    """Step 2: one of the two creatures moves."""
    creature = state.active * 2
    if state.creatures[creature] != start:
        creature += 1
    state.creatures[creature] = end
    state.moved = creature
    if state.log is not None:
        places: dict[str, object] = {"from": space_of(state, start), "to": space_of(state, end)}
        emit(state, "move", state.active, places)


def movable(state: PoseidonState, start: i64) -> bool:
    """Has the active seat a creature there?"""
    first = state.active * 2
    return state.creatures[first] == start or state.creatures[first + 1] == start
