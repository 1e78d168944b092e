"""What a decision does, and every step after it that leaves no choice.

`advance` goes from question to question until a seat has a choice; turns.py knows the order of
play. The actions themselves are in ocean.py, eating.py, kraken.py, shark.py and wave.py.
"""

from typing import Final

from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.game import Json, Log, Setup
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
    aim,
    eat,
    name_corals,
    pick,
    store,
    take_to_store,
)
from tidetable.engine.poseidon.kraken import head_bonus, look, move_owed
from tidetable.engine.poseidon.legal import legal
from tidetable.engine.poseidon.model import (
    ASK_BONUS,
    ASK_BUILD,
    ASK_CORAL,
    ASK_HEAD,
    ASK_LOOK,
    ASK_PICK,
    ASK_ROW,
    ASK_SKELETON,
    ASK_TAKE,
    ASKS,
    EMPTY,
    STAGE_MOVE,
    STAGE_OVER,
    STAGE_REEFS,
    STAGE_TAKE,
    STAGE_TRACK,
    Box,
    PoseidonState,
    bit,
)
from tidetable.engine.poseidon.ocean import move
from tidetable.engine.poseidon.serialize import emit, site_of, tile_of
from tidetable.engine.poseidon.shark import (
    bury,
    come_back,
)
from tidetable.engine.poseidon.start import (
    lay_out,
)
from tidetable.engine.poseidon.turns import ask_next
from tidetable.engine.poseidon.wave import (
    begin_loading,
    load_next,
    take_bonus,
)

DICE_OF_REEF: Final = HEXES - DICE_TAKEN  # first code of stored dice among picks: see eating.py


def deal(setup: Setup, chance: Chance, box: Box, log: Log | None) -> PoseidonState:
    """Lay out the game and play up to the first decision."""
    state = lay_out(setup, chance, box, log)
    advance(state)
    return state


def perform(state: PoseidonState, action: i64) -> None:
    """Do a legal action, and the steps after it that leave no choice."""
    act(state, action)
    advance(state)


def advance(state: PoseidonState) -> None:
    """Go on until a seat has a choice, or the game is over."""
    while state.stage != STAGE_OVER:
        if not ask_next(state):
            continue
        found = legal(state)
        if len(found) > 1:
            state.legal = found
            return
        if state.ask in (ASK_TAKE, ASK_CORAL):
            take_no_more(state)  # nothing in reach
        else:
            act(state, found[0])


# -- what an action does -------------------------------------------------------------------------


def act(state: PoseidonState, action: i64) -> None:
    seat = state.to_move
    if action == DONE:
        enough(state)
    elif action >= SITES:
        lay(state, action - SITES)
    elif action >= BONUSES:
        state.waiting -= 1
        take_bonus(state, seat, action - BONUSES)
    elif action >= ENDS:
        come_back(state, 0 if action == ENDS else state.box.beach)
    elif action >= LOOKS:
        look(state, seat, action - LOOKS)
    elif action >= MOVERS:
        mover = action - MOVERS
        if state.log is not None:
            emit(state, "mover", seat, {"mover": int(mover)})
        move_owed(state, mover)
    elif action >= BUYS:
        choice = action - BUYS
        name_corals(state, choice // CORAL_CHOICES - 1, choice % CORAL_CHOICES - 1)
    elif action >= FREES:
        if state.ask == ASK_HEAD:
            head_bonus(state, seat, True)
        else:
            aim(state, action - FREES)
    elif action >= HEXES:
        use_hex(state, seat, action - HEXES)
    elif action >= DICE_TAKEN:
        if state.ask == ASK_PICK:
            pick(state, action - DICE_TAKEN)
        else:
            take_to_store(state, action - DICE_TAKEN)
    elif action >= MOVES:
        move(state, (action - MOVES) // SPACE_LIMIT, (action - MOVES) % SPACE_LIMIT)
        state.stage = STAGE_TAKE
    elif action >= ROWS:
        load(state, action - ROWS)
    elif action >= TILES:
        choose_tile(state, action - TILES)
    else:
        choose_tile(state, action - START_TILES)


def enough(state: PoseidonState) -> None:
    """DONE: the seat takes nothing, no more, or no bonus."""
    if state.log is not None:
        emit(state, "enough", state.to_move, {"ask": ASKS[state.ask]})
    ask = state.ask
    if ask == ASK_ROW:
        state.loading = 0
    elif ask == ASK_LOOK:
        state.looking = EMPTY
    elif ask == ASK_HEAD:
        head_bonus(state, state.to_move, False)
    elif ask == ASK_BONUS:
        state.waiting -= 1
    elif ask == ASK_PICK:
        eat(state)
        take_no_more(state)
    else:
        take_no_more(state)


def take_no_more(state: PoseidonState) -> None:
    state.first_coral = EMPTY
    state.stage = STAGE_TRACK


def choose_tile(state: PoseidonState, tile: i64) -> None:
    state.tile = tile
    if state.log is not None:
        start = state.stage == STAGE_REEFS
        symbols = state.box.start_symbols if start else state.box.tile_symbols
        emit(state, "tile", state.active, {"tile": tile_of(symbols, tile)})


def lay(state: PoseidonState, number: i64) -> None:
    """Lay the chosen tile on the reef."""
    seat = state.active
    start = state.stage == STAGE_REEFS
    symbols = state.box.start_symbols if start else state.box.tile_symbols
    site = state.reef(seat).site(number)
    assert site is not None
    tile = state.tile
    state.reefs[seat] = state.reef(seat).built(site, symbols[tile * 2], symbols[tile * 2 + 1])
    state.tile = EMPTY
    if state.log is not None:
        details: Json = {"tile": tile_of(symbols, tile), "hexes": site_of(site)}
        if not start:
            details["level"] = int(site.level)
        emit(state, "lay" if start else "build", seat, details)
    if start:
        state.start_left &= ~bit(tile)
    else:
        state.stock[tile] -= 1
        state.progress = True
        state.stage = STAGE_MOVE


def load(state: PoseidonState, group: i64) -> None:
    if state.ask == ASK_BUILD:
        begin_loading(state, group)
        state.stage = STAGE_MOVE
    else:
        load_next(state, group)


def use_hex(state: PoseidonState, seat: i64, hex: i64) -> None:
    if state.ask == ASK_SKELETON:
        bury(state, seat, hex)
    elif state.ask == ASK_PICK:
        pick(state, DICE_OF_REEF + hex)
    else:
        store(state, hex)
