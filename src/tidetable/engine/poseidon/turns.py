"""A turn and its end: what an action does, and every step after it that is no choice.

`advance` is the order of play. It goes from stage to stage until somebody has to decide.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.game import NOBODY, Json, Log, Setup
from tidetable.engine.poseidon.actions import (
    BONUS,
    BUYS,
    CORAL_CHOICES,
    DICE_TAKEN,
    DONE,
    ENDS,
    FREES,
    HEX,
    LOOKS,
    MOVERS,
    MOVES,
    ROWS,
    SITE,
    SPACES,
    START_TILES,
    TILES,
)
from tidetable.engine.poseidon.eating import (
    aim,
    can_store,
    eat,
    name_corals,
    pick,
    store,
    take_to_store,
)
from tidetable.engine.poseidon.kraken import look, move_owed, movers
from tidetable.engine.poseidon.legal import legal
from tidetable.engine.poseidon.model import (
    ASK_BONUS,
    ASK_BUILD,
    ASK_LOOK,
    ASK_MOVE,
    ASK_MOVER,
    ASK_NOTHING,
    ASK_PICK,
    ASK_RETURN,
    ASK_ROOM,
    ASK_ROW,
    ASK_SITE,
    ASK_SKELETON,
    ASK_STORE,
    ASK_TAKE,
    ASK_TILE,
    ASKS,
    BUILD,
    EMPTY,
    FIRST_DICE,
    FIRST_TIP,
    MORE_DICE,
    MOVE,
    NEUTRAL,
    OVER,
    REEFS,
    SHARK,
    TAKE,
    TIP,
    TRACK,
    Box,
    PoseidonState,
    bit,
)
from tidetable.engine.poseidon.model import BONUS as BONUS_STAGE
from tidetable.engine.poseidon.ocean import move
from tidetable.engine.poseidon.scoring import scores, winners
from tidetable.engine.poseidon.serialize import site_of, tell, tile_of
from tidetable.engine.poseidon.shark import (
    ask_for_symbol,
    bury,
    come_back,
    graves,
    next_eaten,
    swim,
)
from tidetable.engine.poseidon.start import (
    begin_dice,
    begin_game,
    begin_reef,
    lay_out,
    start_player,
)
from tidetable.engine.poseidon.wave import (
    any_bonus,
    ask_for_returns,
    ask_to_place,
    begin_loading,
    can_load,
    is_full,
    load_die,
    only_group,
    place,
    take_bonus,
    tip,
    turn_shark,
)


def deal(setup: Setup, chance: Chance, box: Box, log: Log | None) -> PoseidonState:
    state = lay_out(setup, chance, box, log)
    advance(state)
    return state


def perform(state: PoseidonState, action: i64) -> None:
    act(state, action)
    advance(state)


# -- what an action does -------------------------------------------------------------------------


def act(state: PoseidonState, action: i64) -> None:
    seat = state.to_move
    if action == DONE:
        enough(state)
    elif action >= SITE:
        lay(state, action - SITE)
    elif action >= BONUS:
        state.waiting -= 1
        take_bonus(state, seat, action - BONUS)
    elif action >= ENDS:
        come_back(state, 0 if action == ENDS else state.box.beach)
    elif action >= LOOKS:
        look(state, seat, action - LOOKS)
    elif action >= MOVERS:
        mover = action - MOVERS
        if state.log is not None:
            tell(state, "mover", seat, {"mover": int(mover)})
        move_owed(state, mover)
    elif action >= BUYS:
        choice = action - BUYS
        name_corals(state, choice // CORAL_CHOICES - 1, choice % CORAL_CHOICES - 1)
    elif action >= FREES:
        aim(state, action - FREES)
    elif action >= HEX:
        use_hex(state, seat, action - HEX)
    elif action >= DICE_TAKEN:
        if state.ask == ASK_PICK:
            pick(state, action - DICE_TAKEN)
        else:
            take_to_store(state, action - DICE_TAKEN)
    elif action >= MOVES:
        move(state, (action - MOVES) // SPACES, (action - MOVES) % SPACES)
        state.stage = TAKE
    elif action >= ROWS:
        load(state, action - ROWS)
    elif action >= TILES:
        choose_tile(state, action - TILES)
    else:
        choose_tile(state, action - START_TILES)


def enough(state: PoseidonState) -> None:
    """The seat takes nothing, no more, or no bonus."""
    if state.log is not None:
        tell(state, "enough", state.to_move, {"ask": ASKS[state.ask]})
    ask = state.ask
    if ask == ASK_ROW:
        state.placing = 0
    elif ask == ASK_LOOK:
        state.looking = EMPTY
    elif ask == ASK_BONUS:
        state.waiting -= 1
    elif ask == ASK_PICK:
        eat(state)
        state.stage = TRACK
    else:
        state.stage = TRACK


def choose_tile(state: PoseidonState, tile: i64) -> None:
    state.tile = tile
    if state.log is not None:
        start = state.stage == REEFS
        symbols = state.box.start_symbols if start else state.box.tile_symbols
        tell(state, "tile", state.active, {"tile": tile_of(symbols, tile)})


def lay(state: PoseidonState, number: i64) -> None:
    """The chosen tile joins the reef."""
    seat = state.active
    start = state.stage == REEFS
    symbols = state.box.start_symbols if start else state.box.tile_symbols
    site = state.reef(seat).site(number)
    assert site is not None
    tile = state.tile
    state.reefs[seat] = state.reef(seat).built(site, symbols[tile * 2], symbols[tile * 2 + 1])
    state.tile = EMPTY
    if state.log is not None:
        told: Json = {"tile": tile_of(symbols, tile), "hexes": site_of(site)}
        if not start:
            told["level"] = int(site.level)
        tell(state, "lay" if start else "build", seat, told)
    if start:
        state.start_left &= ~bit(tile)
    else:
        state.stock[tile] -= 1
        state.busy = True
        state.stage = MOVE


def load(state: PoseidonState, group: i64) -> None:
    if state.ask == ASK_BUILD:
        begin_loading(state, group)
        state.stage = MOVE
    else:
        place(state, group)


def use_hex(state: PoseidonState, seat: i64, hex: i64) -> None:
    if state.ask == ASK_SKELETON:
        bury(state, seat, hex)
    elif state.ask == ASK_PICK:
        pick(state, DICE_OF_REEF + hex)
    else:
        store(state, hex)


DICE_OF_REEF: Final = HEX - DICE_TAKEN  # as picks number them: see eating.py


# -- the order of play ---------------------------------------------------------------------------


def advance(state: PoseidonState) -> None:
    """Go on until somebody has a choice, or the game is over."""
    while True:
        if state.placing > 0:
            if place_forced(state):
                continue
            ask(state, ASK_ROW, state.placing_seat)
        elif state.looking >= 0:
            ask(state, ASK_LOOK, state.looking)
        elif not ask_in_stage(state):
            if state.stage == OVER:
                return
            continue
        found = legal(state)
        if len(found) > 1:
            state.legal = found
            return
        if state.ask == ASK_TAKE:
            state.stage = TRACK  # nothing in reach
        else:
            act(state, found[0])


def ask(state: PoseidonState, what: i64, seat: i64) -> None:
    state.ask = what
    state.to_move = seat


def place_forced(state: PoseidonState) -> bool:
    """Put a die where it must go, or none when there is no more; False when there is a choice."""
    owner = state.placing_owner
    if not can_load(state, owner):
        state.placing = 0
        return True
    if state.placing_may_stop:
        return False
    group = only_group(state)
    if group >= 0:
        place(state, group)
    return group >= 0


def ask_in_stage(state: PoseidonState) -> bool:
    """The next question of the stage; False when it went on to another."""
    stage = state.stage
    if stage == BUILD:
        return ask_build(state)
    if stage == MOVE:
        ask(state, ASK_MOVE, state.active)
        return True
    if stage == TAKE:
        return ask_take(state)
    if stage == TRACK:
        return ask_track(state)
    if stage == SHARK:
        return ask_shark(state)
    if stage == TIP:
        if not ask_for_returns(state):
            turn_shark(state)
            state.waiting = state.setup.players
            state.stage = BONUS_STAGE
        return False
    if stage == BONUS_STAGE:
        return ask_bonus(state)
    return ask_setup(state)


def ask_build(state: PoseidonState) -> bool:
    """Step 1: build or load, whichever is possible."""
    if state.tile >= 0:
        ask(state, ASK_SITE, state.active)
        return True
    for left in state.stock:
        if left > 0:
            ask(state, ASK_BUILD, state.active)
            return True
    if can_load(state, state.active):
        ask(state, ASK_BUILD, state.active)
        return True
    state.stage = MOVE
    return False


def ask_take(state: PoseidonState) -> bool:
    """Step 3: take dice and store or eat them."""
    seat = state.active
    if state.held >= 0:
        ask(state, ASK_ROOM, seat)
    elif state.goal >= 0 or state.low >= 0 or state.high >= 0:
        ask(state, ASK_PICK, seat)
    elif state.takes == 0 and not state.fed:
        ask(state, ASK_TAKE, seat)
    elif state.takes > 0 and can_store(state):
        ask(state, ASK_STORE, seat)
    else:
        state.stage = TRACK
        return False
    return True


def ask_track(state: PoseidonState) -> bool:
    """The owners of the taken dice move on the Kraken track, in the active seat's order."""
    if movers(state) > 0:
        ask(state, ASK_MOVER, state.active)
        return True
    swim(state)
    state.stage = SHARK
    return False


def ask_shark(state: PoseidonState) -> bool:
    """Step 4: dice for the symbols passed; then each eaten creature's owner decides."""
    if ask_for_symbol(state):
        return False
    creature = next_eaten(state)
    if creature >= 0:
        seat = creature // 2
        if state.buried:
            ask(state, ASK_RETURN, seat)
            return True
        if len(graves(state, seat)) > 0:
            ask(state, ASK_SKELETON, seat)
            return True
        state.buried = True
        if state.log is not None:
            tell(state, "no-skeleton", seat, {})
        return False
    if is_full(state):  # step 5
        tip(state)
        state.stage = TIP
    else:
        end_turn(state)
    return False


def ask_bonus(state: PoseidonState) -> bool:
    players = state.setup.players
    if state.waiting == 0:
        end_turn(state)
        return False
    seat = (state.active + players - state.waiting) % players
    if not any_bonus(state, seat):
        state.waiting -= 1
        return False
    ask(state, ASK_BONUS, seat)
    return True


def ask_setup(state: PoseidonState) -> bool:
    """The stages before the first turn."""
    players = state.setup.players
    if state.stage == REEFS:
        if state.tile >= 0:
            ask(state, ASK_SITE, state.active)
            return True
        if state.start_left != 0:
            ask(state, ASK_TILE, state.active)
            return True
        if state.active + 1 < players:
            state.active += 1
            begin_reef(state)
        else:
            begin_dice(state)
    elif state.stage == FIRST_DICE:
        if state.full < players * state.box.own_dice:
            seat = (state.active + state.full) % players
            ask_to_place(state, seat, seat, 1)
        else:
            while not is_full(state):
                for slot in range(state.box.slots):
                    if state.slots[slot] < 0:
                        load_die(state, state.active, NEUTRAL, state.box.group_of[slot])
            tip(state)
            state.stage = FIRST_TIP
    elif state.stage == FIRST_TIP:
        if not ask_for_returns(state):
            begin_more_dice(state)
    elif state.stage == MORE_DICE:
        if state.waiting > 0:
            seat = (state.first + players - state.waiting) % players
            state.waiting -= 1
            ask_to_place(state, seat, seat, state.box.more_dice)
        else:
            begin_game(state)
            begin_turn(state)
    return False


def begin_more_dice(state: PoseidonState) -> None:
    state.first = start_player(state)
    state.waiting = state.setup.players
    state.stage = MORE_DICE
    if state.log is not None:
        sums = [int(state.sum_of(seat)) for seat in range(state.setup.players)]
        tell(state, "start-player", state.first, {"sums": sums})


# -- from turn to turn ---------------------------------------------------------------------------


def begin_turn(state: PoseidonState) -> None:
    # A turn in which nobody had a choice shares its number with the next: a notation has one line
    # for each number.
    if state.steps > state.began:
        state.turns += 1
        state.began = state.steps
    state.busy = False
    state.fed = False
    state.moved = EMPTY
    state.takes = 0
    state.fresh = 0
    state.stage = BUILD
    if state.log is not None:
        tell(state, "turn", state.active, {"turn": int(state.turns)})


def end_turn(state: PoseidonState) -> None:
    state.idle = 0 if state.busy else state.idle + 1
    if state.last_round():
        state.last_turns -= 1
        if state.last_turns == 0:
            finish(state)
            return
    elif state.ending or state.idle >= state.box.stalemate:
        state.last_turns = state.setup.players
        if state.log is not None:
            why = "friends" if state.ending else "stalemate"
            tell(state, "last-round", state.active, {"why": why})
    state.active = state.after(state.active)
    begin_turn(state)


def finish(state: PoseidonState) -> None:
    """The corals are turned over and all is counted."""
    state.stage = OVER
    state.ask = ASK_NOTHING
    state.to_move = NOBODY
    state.legal = vec[i64]()
    state.learned += 1
    if state.log is not None:
        state.log.emit({"event": "end", "scores": scores(state), "winners": winners(state)})
