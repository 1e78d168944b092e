"""The order of play: which seat decides what next, and what happens from turn to turn."""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import NOBODY
from tidetable.engine.poseidon.eating import (
    can_store,
)
from tidetable.engine.poseidon.kraken import count_movers
from tidetable.engine.poseidon.model import (
    ASK_BONUS,
    ASK_BUILD,
    ASK_CORAL,
    ASK_HEAD,
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
    EMPTY,
    NEUTRAL,
    STAGE_BONUS,
    STAGE_BUILD,
    STAGE_FIRST_DICE,
    STAGE_FIRST_TIP,
    STAGE_MORE_DICE,
    STAGE_MOVE,
    STAGE_OVER,
    STAGE_REEFS,
    STAGE_SHARK,
    STAGE_TAKE,
    STAGE_TIP,
    STAGE_TRACK,
    PoseidonState,
)
from tidetable.engine.poseidon.scoring import scores, winners
from tidetable.engine.poseidon.serialize import emit
from tidetable.engine.poseidon.shark import (
    ask_for_symbol,
    graves,
    next_eaten,
    swim,
)
from tidetable.engine.poseidon.start import (
    begin_dice,
    begin_game,
    begin_reef,
    start_player,
)
from tidetable.engine.poseidon.wave import (
    any_bonus,
    ask_for_returns,
    ask_to_load,
    can_load,
    is_full,
    load_die,
    load_next,
    only_group,
    tip,
    turn_shark,
)
from tidetable.engine.seats import next_seat


def ask_next(state: PoseidonState) -> bool:
    """Ask the next question. False when there was none and the game continued by itself."""
    if state.loading > 0:
        if load_forced(state):
            return False
        ask(state, ASK_ROW, state.loading_seat)
        return True
    if state.freeing >= 0:
        ask(state, ASK_HEAD, state.freeing)
        return True
    if state.looking >= 0:
        ask(state, ASK_LOOK, state.looking)
        return True
    return ask_in_stage(state)


def ask(state: PoseidonState, what: i64, seat: i64) -> None:
    state.ask = what
    state.to_move = seat


def load_forced(state: PoseidonState) -> bool:
    """Load a die that can only go to one group, or stop. False when there is a choice."""
    owner = state.loading_owner
    if not can_load(state, owner):
        state.loading = 0
        return True
    if state.loading_may_stop:
        return False
    group = only_group(state)
    if group >= 0:
        load_next(state, group)
    return group >= 0


def ask_in_stage(state: PoseidonState) -> bool:
    """Ask the next question of the stage. False when the next stage has begun."""
    stage = state.stage
    if stage == STAGE_BUILD:
        return ask_build(state)
    if stage == STAGE_MOVE:
        ask(state, ASK_MOVE, state.active)
        return True
    if stage == STAGE_TAKE:
        return ask_take(state)
    if stage == STAGE_TRACK:
        return ask_track(state)
    if stage == STAGE_SHARK:
        return ask_shark(state)
    if stage == STAGE_TIP:
        if not ask_for_returns(state):
            turn_shark(state)
            state.waiting = state.setup.players
            state.stage = STAGE_BONUS
        return False
    if stage == STAGE_BONUS:
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
    state.stage = STAGE_MOVE
    return False


def ask_take(state: PoseidonState) -> bool:
    """Step 3: take dice and store or eat them."""
    seat = state.active
    if state.held >= 0:
        ask(state, ASK_ROOM, seat)
    elif state.goal >= 0 or state.low >= 0 or state.high >= 0:
        ask(state, ASK_PICK, seat)
    elif state.dice_taken == 0 and not state.fed:
        ask(state, ASK_TAKE, seat)
    elif state.first_coral >= 0:
        ask(state, ASK_CORAL, seat)
    elif state.dice_taken > 0 and can_store(state):
        ask(state, ASK_STORE, seat)
    else:
        state.stage = STAGE_TRACK
        return False
    return True


def ask_track(state: PoseidonState) -> bool:
    """Owners of taken dice move on the Kraken track in an order that the active seat chooses."""
    if count_movers(state) > 0:
        ask(state, ASK_MOVER, state.active)
        return True
    swim(state)
    state.stage = STAGE_SHARK
    return False


def ask_shark(state: PoseidonState) -> bool:
    """Step 4: load dice for the symbols passed, then ask the owners of eaten creatures."""
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
            emit(state, "no-skeleton", seat, {})
        return False
    if is_full(state):  # step 5
        tip(state)
        state.stage = STAGE_TIP
    else:
        end_turn(state)
    return False


def ask_bonus(state: PoseidonState) -> bool:
    """Each seat from the active one on may choose a bonus."""
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
    """The next question of the setup."""
    players = state.setup.players
    if state.stage == STAGE_REEFS:
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
    elif state.stage == STAGE_FIRST_DICE:
        if state.loaded < players * state.box.own_dice:
            seat = (state.active + state.loaded) % players
            ask_to_load(state, seat, seat, 1)
        else:
            while not is_full(state):
                for slot in range(state.box.slots):
                    if state.slots[slot] < 0:
                        load_die(state, state.active, NEUTRAL, state.box.group_of[slot])
            tip(state)
            state.stage = STAGE_FIRST_TIP
    elif state.stage == STAGE_FIRST_TIP:
        if not ask_for_returns(state):
            begin_more_dice(state)
    elif state.stage == STAGE_MORE_DICE:
        if state.waiting > 0:
            seat = (state.first + players - state.waiting) % players
            state.waiting -= 1
            ask_to_load(state, seat, seat, state.box.more_dice)
        else:
            begin_game(state)
            begin_turn(state)
    return False


def begin_more_dice(state: PoseidonState) -> None:
    state.first = start_player(state)
    state.waiting = state.setup.players
    state.stage = STAGE_MORE_DICE
    if state.log is not None:
        sums = [int(state.sum_of(seat)) for seat in range(state.setup.players)]
        emit(state, "start-player", state.first, {"sums": sums})


# -- from turn to turn ---------------------------------------------------------------------------


def begin_turn(state: PoseidonState) -> None:
    # A turn without a choice shares its number with the next, because the notation has a line
    # for each number.
    if state.steps > state.began:
        state.turns += 1
        state.began = state.steps
    state.progress = False
    state.fed = False
    state.moved = EMPTY
    state.dice_taken = 0
    state.dice_eaten = 0
    state.fresh = 0
    state.stage = STAGE_BUILD
    if state.log is not None:
        emit(state, "turn", state.active, {"turn": int(state.turns)})


def end_turn(state: PoseidonState) -> None:
    """Pass the turn on, begin the last round, or end the game."""
    state.quiet = 0 if state.progress else state.quiet + 1
    if state.last_round():
        state.last_turns -= 1
        if state.last_turns == 0:
            finish(state)
            return
    elif state.ending or state.quiet >= state.box.stalemate:
        state.last_turns = state.setup.players
        if state.log is not None:
            why = "friends" if state.ending else "stalemate"
            emit(state, "last-round", state.active, {"why": why})
    state.active = next_seat(state, state.active)
    begin_turn(state)


def finish(state: PoseidonState) -> None:
    """End the game: the corals are turned over and counted."""
    state.stage = STAGE_OVER
    state.ask = ASK_NOTHING
    state.to_move = NOBODY
    state.legal = vec[i64]()
    state.learned += 1
    if state.log is not None:
        state.log.emit({"event": "end", "scores": scores(state), "winners": winners(state)})
