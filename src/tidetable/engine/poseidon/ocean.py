"""Step 2: creatures move on the ocean."""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.model import PoseidonState
from tidetable.engine.poseidon.reef import ARROW
from tidetable.engine.poseidon.serialize import emit, space_of


def distances(state: PoseidonState, space: i64, most: i64) -> vec[i64]:
    """The number of steps to each space, at most `most`; 0 where the creature cannot end.

    A creature may not end where it began, nor enter the shark's space, but it may leave it."""
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


def move_strength(state: PoseidonState) -> i64:
    """How many steps a creature of the active seat may move."""
    return state.reef(state.active).strength(ARROW)


def move(state: PoseidonState, start: i64, end: i64) -> None:
    """Move the creature of the active seat that is on `start`."""
    creature = state.active * 2
    if state.creatures[creature] != start:
        creature += 1
    state.creatures[creature] = end
    state.moved = creature
    if state.log is not None:
        places: dict[str, object] = {"from": space_of(state, start), "to": space_of(state, end)}
        emit(state, "move", state.active, places)


def movable(state: PoseidonState, start: i64) -> bool:
    """Does the active seat have a creature there?"""
    first = state.active * 2
    return state.creatures[first] == start or state.creatures[first + 1] == start
