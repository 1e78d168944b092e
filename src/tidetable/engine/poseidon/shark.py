"""Step 4: the shark swims along its route and eats the creatures it meets."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.poseidon.eating import throw_out
from tidetable.engine.poseidon.model import EATEN, EMPTY, NEUTRAL, PoseidonState
from tidetable.engine.poseidon.reef import DIE, OPEN, SKELETON
from tidetable.engine.poseidon.serialize import emit, hex_of, space_of
from tidetable.engine.poseidon.wave import ask_to_load, can_load
from tidetable.engine.seats import next_seat


def swim(state: PoseidonState) -> None:
    """Swim as many spaces as the shark number where the moved creature ended."""
    state.symbols = 0
    state.eaten = vec[i64]()
    for _ in range(state.box.shark_number[state.creatures[state.moved]]):
        swim_one(state)


def swim_one(state: PoseidonState) -> None:
    box = state.box
    length: i64 = len(box.route)
    before = state.shark
    after = (before + state.heading + length) % length
    state.shark = after
    space = box.route[after]
    over = box.crossing[before if state.heading > 0 else after] == 1
    if state.log is not None:
        places: dict[str, object] = {
            "from": space_of(state, box.route[before]),
            "to": space_of(state, space),
            "crossing": over,
        }
        emit(state, "shark", state.active, places)
    if over or space == 0 or space == box.beach:
        state.symbols += 1
        if state.log is not None:
            emit(state, "die-symbol", state.active, {})
    bite(state, space)


def bite(state: PoseidonState, space: i64) -> None:
    """Eat all creatures on the space, from the active seat on."""
    seat = state.active
    for _ in range(state.setup.players):
        for creature in range(seat * 2, seat * 2 + 2):
            if state.creatures[creature] == space:
                state.creatures[creature] = EATEN
                state.eaten = append(state.eaten, creature)
                if state.log is not None:
                    emit(state, "eaten", seat, {"space": space_of(state, space)})
        seat = next_seat(state, seat)


def swims_over(state: PoseidonState, steps: i64) -> vec[i64]:
    """The spaces that the shark would enter."""
    length: i64 = len(state.box.route)
    found = vec[i64]([0] * steps)
    at = state.shark
    for n in range(steps):
        at = (at + state.heading + length) % length
        found[n] = state.box.route[at]
    return found


# -- what follows --------------------------------------------------------------------------------


def ask_for_symbol(state: PoseidonState) -> bool:
    """Let the active seat load a neutral die, or one of its own, for a symbol that was passed.
    False when no more dice can be loaded."""
    while state.symbols > 0:
        state.symbols -= 1
        owner: i64 = NEUTRAL if state.supply[NEUTRAL] > 0 else state.active
        if can_load(state, owner):
            ask_to_load(state, state.active, owner, 1)
            return True
    return False


def graves(state: PoseidonState, seat: i64) -> vec[i64]:
    """Hexes for a skeleton: free ones; if there are none, those with a die."""
    reef = state.reef(seat)
    found = vec[i64](capacity=reef.count)
    if state.skeletons == 0:
        return found
    for hex in range(reef.count):
        cover = reef.cover(hex)
        if cover == OPEN if reef.free_hexes > 0 else cover >= DIE:
            found = append(found, hex)
    return found


def bury(state: PoseidonState, seat: i64, hex: i64) -> None:
    if state.reef(seat).cover(hex) >= DIE:
        throw_out(state, seat, hex)
    state.reefs[seat] = state.reef(seat).covered(hex, SKELETON)
    state.skeletons -= 1
    state.buried = True
    if state.log is not None:
        emit(state, "skeleton", seat, {"hex": hex_of(state.reef(seat), hex)})


def come_back(state: PoseidonState, space: i64) -> None:
    """Return the creature eaten first. On the shark's own space it is behind the shark, safe."""
    creature = state.eaten[0]
    state.eaten = state.eaten[1:]
    state.buried = False
    state.creatures[creature] = space
    if state.log is not None:
        emit(state, "return", creature // 2, {"space": space_of(state, space)})


def next_eaten(state: PoseidonState) -> i64:
    """The first eaten creature that has not returned, or EMPTY."""
    return state.eaten[0] if len(state.eaten) > 0 else EMPTY
