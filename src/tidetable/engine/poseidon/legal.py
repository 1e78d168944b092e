"""The legal actions of the seat to move, question by question."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.poseidon.actions import (
    BONUSES,
    BUYS,
    CORAL_CHOICES,
    DICE_TAKEN,
    DONE,
    ENDS,
    FREES,
    HEXES,
    LOOKS,
    MOVERS,
    MOVES,
    ROWS,
    SITES,
    SPACE_LIMIT,
    START_TILES,
    TILES,
)
from tidetable.engine.poseidon.eating import (
    Larder,
    can_buy,
    can_store,
    freeable,
    picks,
    rooms,
)
from tidetable.engine.poseidon.kraken import nearest
from tidetable.engine.poseidon.model import (
    ASK_BONUS,
    ASK_BUILD,
    ASK_CORAL,
    ASK_HEAD,
    ASK_LOOK,
    ASK_MOVE,
    ASK_MOVER,
    ASK_PICK,
    ASK_RETURN,
    ASK_ROOM,
    ASK_ROW,
    ASK_SITE,
    ASK_SKELETON,
    ASK_STORE,
    ASK_TAKE,
    ASK_TILE,
    FACES,
    OWNERS,
    STAGE_REEFS,
    TENTACLES,
    PoseidonState,
)
from tidetable.engine.poseidon.ocean import distances, move_strength
from tidetable.engine.poseidon.shark import graves
from tidetable.engine.poseidon.wave import BONUS_COUNT, bonus_possible, can_load, free_slot


def legal(state: PoseidonState) -> vec[i64]:
    """The legal actions, ascending."""
    ask = state.ask
    if ask == ASK_ROW:
        return with_rows(state, with_done(state.loading_may_stop))
    if ask == ASK_MOVE:
        return moves(state)
    if ask == ASK_BUILD:
        return tiles_and_rows(state)
    if ask == ASK_SITE:
        return sites(state)
    if ask == ASK_TAKE:
        return takes(state)
    if ask == ASK_STORE:
        return with_dice(state, with_done(True))
    if ask == ASK_ROOM:
        return offset(rooms(state), HEXES)
    if ask == ASK_PICK:
        return picked(state)
    if ask == ASK_SKELETON:
        return offset(graves(state, state.to_move), HEXES)
    if ask == ASK_RETURN:
        return vec[i64]([ENDS, ENDS + 1])
    if ask == ASK_MOVER:
        return movers(state)
    if ask == ASK_LOOK:
        return looks(state)
    if ask == ASK_BONUS:
        return bonuses(state)
    if ask == ASK_HEAD:
        return append(with_done(True), FREES + nearest(state, state.to_move))
    if ask == ASK_CORAL:
        return with_corals(state, Larder(state), with_done(True))
    if ask == ASK_TILE:
        return start_tiles(state)
    return vec[i64]()


def with_done(allowed: bool) -> vec[i64]:
    return vec[i64]([DONE], capacity=8) if allowed else vec[i64](capacity=8)


def offset(numbers: vec[i64], by: i64) -> vec[i64]:
    for n in range(i64(len(numbers))):
        numbers[n] += by
    return numbers


def with_rows(state: PoseidonState, found: vec[i64]) -> vec[i64]:
    """Add the groups of the Big Wave with a free slot."""
    for group in range(state.box.groups):
        if free_slot(state, group) >= 0:
            found = append(found, ROWS + group)
    return found


def start_tiles(state: PoseidonState) -> vec[i64]:
    found = vec[i64](capacity=8)
    for tile in range(i64(len(state.box.start_tiles))):
        if state.start_left >> tile & 1:
            found = append(found, START_TILES + tile)
    return found


def tiles_and_rows(state: PoseidonState) -> vec[i64]:
    found = vec[i64](capacity=8)
    for tile in range(state.box.tile_kinds):
        if state.stock[tile] > 0:
            found = append(found, TILES + tile)
    return with_rows(state, found) if can_load(state, state.active) else found


def sites(state: PoseidonState) -> vec[i64]:
    start = state.stage == STAGE_REEFS
    symbols = state.box.start_symbols if start else state.box.tile_symbols
    alike = symbols[state.tile * 2] == symbols[state.tile * 2 + 1]
    return offset(state.reef(state.active).sites(alike, not start)[:], SITES)


def moves(state: PoseidonState) -> vec[i64]:
    """From each space with a creature of the seat to each space that it can reach."""
    one, two = state.creatures[state.active * 2], state.creatures[state.active * 2 + 1]
    if one > two:
        one, two = two, one
    found = vec[i64](capacity=16)
    most = move_strength(state)
    start = one
    while True:
        steps = distances(state, start, most)
        for end in range(state.box.spaces):
            if steps[end] > 0:
                found = append(found, MOVES + start * SPACE_LIMIT + end)
        if start == two:
            return found
        start = two


def takes(state: PoseidonState) -> vec[i64]:
    """Take nothing, store a die, eat for a friend, or take corals."""
    found = with_done(True)
    wave = state.reachable_wave()
    nothing = wave < 0 or state.wave_empty(wave)
    if nothing and state.reef(state.active).stored == 0:
        return found
    if can_store(state):
        found = with_dice(state, found)
    larder = Larder(state)
    open = freeable(state, larder)
    for tentacle in range(i64(TENTACLES)):
        if open >> tentacle & 1:
            found = append(found, FREES + tentacle)
    return with_corals(state, larder, found) if state.last_round() else found


def with_dice(state: PoseidonState, found: vec[i64]) -> vec[i64]:
    """Add the dice on the wave; equal dice are one choice."""
    wave = state.reachable_wave()
    for owner in range(i64(OWNERS)):
        dice = state.sea[wave * OWNERS + owner]
        die = owner * FACES
        while dice:
            if dice & 255:
                found = append(found, DICE_TAKEN + die)
            dice >>= 8
            die += 1
    return found


def with_corals(state: PoseidonState, larder: Larder, found: vec[i64]) -> vec[i64]:
    """Add the corals that can be taken: at most one low and one high number, one by one or named
    together."""
    box = state.box
    low_taken = state.first_coral >= 0 and state.first_coral < box.low_corals
    high_taken = state.first_coral >= box.low_corals
    for low in range(i64(-1), box.low_corals):
        if low >= 0 and (low_taken or state.owners[low] >= 0):
            continue
        if low >= 0 and can_buy(larder, low, -1):
            found = append(found, BUYS + (low + 1) * CORAL_CHOICES)
        if high_taken or (low >= 0 and box.corals_one_by_one):
            continue
        for high in range(box.low_corals, box.corals):
            if state.owners[high] < 0 and can_buy(larder, low, high):
                found = append(found, BUYS + (low + 1) * CORAL_CHOICES + high + 1)
    return found


def picked(state: PoseidonState) -> vec[i64]:
    """Dice that may be picked next, from the wave before those from the reef."""
    found = picks(state)
    for n in range(i64(len(found))):
        # Hexes follow dice in the codes of picks, and in the actions.
        found[n] = DONE if found[n] < 0 else DICE_TAKEN + found[n]
    return found


def movers(state: PoseidonState) -> vec[i64]:
    found = vec[i64](capacity=4)
    for seat in range(state.setup.players):
        if state.owed[seat] > 0:
            found = append(found, MOVERS + seat)
    return found


def looks(state: PoseidonState) -> vec[i64]:
    """Corals on the board that the seat has not seen."""
    found = with_done(not state.must_look)
    for coral in range(state.box.corals):
        if state.owners[coral] < 0 and not state.seen[state.looking] >> coral & 1:
            found = append(found, LOOKS + coral)
    return found


def bonuses(state: PoseidonState) -> vec[i64]:
    found = with_done(True)
    total = state.sum_of(state.to_move)
    for bonus in range(i64(BONUS_COUNT)):
        if bonus_possible(state, state.to_move, bonus, total):
            found = append(found, BONUSES + bonus)
    return found
