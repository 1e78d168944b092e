"""Why an action is not allowed: the same rules as in legal.py, with their reasons."""

from mypy_extensions import i64

from tidetable.engine.errors import IllegalAction
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
    can_free,
    picking,
    picks,
    rooms,
)
from tidetable.engine.poseidon.kraken import holds_friend, nearest
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
    ASKS,
    DICE,
    STAGE_OVER,
    STAGE_REEFS,
    PoseidonState,
)
from tidetable.engine.poseidon.ocean import distances, movable, move_strength
from tidetable.engine.poseidon.reef import (
    DIE,
    OPEN,
    SKELETON,
    STORAGE,
    WAYS,
    Reef,
    Site,
    east,
    south,
)
from tidetable.engine.poseidon.serialize import die_of, hex_of, space_of
from tidetable.engine.poseidon.wave import BONUS_NAMES, bonus_possible, free_slot


def refusal(state: PoseidonState, action: i64) -> IllegalAction | None:
    """Why the action is not allowed now; None when it is."""
    ask = state.ask
    if state.stage == STAGE_OVER:
        return IllegalAction("game-over")
    if action == DONE:
        return done_refusal(state)
    if action >= SITES and ask == ASK_SITE:
        return site_refusal(state, action)
    if BONUSES <= action < SITES and ask == ASK_BONUS:
        return bonus_refusal(state, action - BONUSES)
    if ENDS <= action < BONUSES and ask == ASK_RETURN:
        return None
    if LOOKS <= action < ENDS and ask == ASK_LOOK:
        return look_refusal(state, action - LOOKS)
    if MOVERS <= action < LOOKS and ask == ASK_MOVER:
        owed = action - MOVERS < state.setup.players and state.owed[action - MOVERS] > 0
        return None if owed else IllegalAction("no-steps-owed")
    if BUYS <= action < MOVERS and ask in (ASK_TAKE, ASK_CORAL):
        return buy_refusal(state, action - BUYS)
    if FREES <= action < BUYS and ask == ASK_TAKE:
        return free_refusal(state, action - FREES)
    if FREES <= action < BUYS and ask == ASK_HEAD:
        return head_refusal(state, action - FREES)
    if HEXES <= action < FREES and ask in (ASK_ROOM, ASK_SKELETON, ASK_PICK):
        return hex_refusal(state, action - HEXES)
    if DICE_TAKEN <= action < HEXES and ask in (ASK_TAKE, ASK_STORE, ASK_PICK):
        return die_refusal(state, action - DICE_TAKEN)
    if MOVES <= action < DICE_TAKEN and ask == ASK_MOVE:
        start, end = (action - MOVES) // SPACE_LIMIT, (action - MOVES) % SPACE_LIMIT
        return move_refusal(state, start, end)
    if ROWS <= action < MOVES and ask in (ASK_ROW, ASK_BUILD):
        return row_refusal(state, action - ROWS)
    if TILES <= action < ROWS and ask == ASK_BUILD:
        return tile_refusal(state, action - TILES)
    if START_TILES <= action < TILES and ask == ASK_TILE:
        left = state.start_left >> action - START_TILES & 1
        return None if left else IllegalAction("no-start-tile")
    return IllegalAction("other-question", ask=ASKS[ask])


def done_refusal(state: PoseidonState) -> IllegalAction | None:
    ask = state.ask
    if ask in (ASK_TAKE, ASK_STORE, ASK_BONUS, ASK_HEAD, ASK_CORAL):
        return None
    if ask == ASK_LOOK:
        return IllegalAction("must-look") if state.must_look else None
    if ask == ASK_ROW:
        return None if state.loading_may_stop else IllegalAction("must-load")
    if ask == ASK_PICK:
        larder = Larder(state)
        meal = picking(state, larder)
        done = larder.done(meal.count, meal.total)
        return None if done else IllegalAction("meal-not-done")
    return IllegalAction("other-question", ask=ASKS[ask])


# -- build or load -------------------------------------------------------------------------------


def tile_refusal(state: PoseidonState, tile: i64) -> IllegalAction | None:
    there = tile < state.box.tile_kinds and state.stock[tile] > 0
    return None if there else IllegalAction("no-tile-left")


def row_refusal(state: PoseidonState, group: i64) -> IllegalAction | None:
    if group >= state.box.groups:
        return IllegalAction("no-such-row", row=int(group))
    if free_slot(state, group) < 0:
        return IllegalAction("row-full", row=int(group))
    if state.ask == ASK_BUILD and state.supply[state.active] == 0:
        return IllegalAction("no-dice-left")
    return None


def site_refusal(state: PoseidonState, action: i64) -> IllegalAction | None:
    reef = state.reef(state.active)
    start = state.stage == STAGE_REEFS
    site = reef.site(action - SITES)
    if site is None:
        return IllegalAction("no-such-hex")
    found = place_refusal(reef, site, start)
    if found is not None:
        return found
    symbols = state.box.start_symbols if start else state.box.tile_symbols
    alike = symbols[state.tile * 2] == symbols[state.tile * 2 + 1]
    number = reef.number(site)
    # A site has only one number, and a tile with two equal symbols is never swapped.
    if number != action - SITES or (alike and number % 2 == 1):
        return IllegalAction("site-has-another-number")
    return None


def place_refusal(reef: Reef, site: Site, start: bool) -> IllegalAction | None:
    """Why a tile may not be laid there."""
    one, two = reef.find(site.q1, site.r1), reef.find(site.q2, site.r2)
    if one < 0 and two < 0:
        touching = touches(reef, site.q1, site.r1) or touches(reef, site.q2, site.r2)
        return None if touching else IllegalAction("site-apart")
    if one < 0 or two < 0:
        return IllegalAction("site-overhang")
    if start:
        return IllegalAction("site-start-level")
    for hex in (one, two):
        if reef.cover(hex) == SKELETON:
            return IllegalAction("site-skeleton", hex=hex_of(reef, hex))
        if reef.cover(hex) >= DIE:
            return IllegalAction("site-die", hex=hex_of(reef, hex))
    if reef.field(one, 2) != reef.field(two, 2):
        return IllegalAction("site-uneven")
    if reef.field(one, 4) == reef.field(two, 4):
        return IllegalAction("site-one-tile")
    return None


def touches(reef: Reef, q: i64, r: i64) -> bool:
    for way in range(i64(WAYS)):
        if reef.find(q + east(way), r + south(way)) >= 0:
            return True
    return False


# -- move ----------------------------------------------------------------------------------------


def move_refusal(state: PoseidonState, start: i64, end: i64) -> IllegalAction | None:
    if start >= state.box.spaces or end >= state.box.spaces:
        return IllegalAction("no-such-space")
    if not movable(state, start):
        return IllegalAction("no-creature-there", space=space_of(state, start))
    if start == end:
        return IllegalAction("must-move")
    if end == state.shark_space():
        return IllegalAction("shark-there", space=space_of(state, end))
    most = move_strength(state)
    if distances(state, start, most)[end] == 0:
        return IllegalAction("too-far", space=space_of(state, end), steps=int(most))
    return None


# -- take dice -----------------------------------------------------------------------------------


def die_refusal(state: PoseidonState, die: i64) -> IllegalAction | None:
    wave = state.reachable_wave()
    if wave < 0:
        return IllegalAction("no-wave-here")
    if state.dice_on(wave, die) == 0:
        return IllegalAction("no-such-die", die=die_of(die), wave=int(wave) + 1)
    if state.ask == ASK_PICK:
        return pick_refusal(state, die)
    return IllegalAction("no-room") if len(rooms(state)) == 0 else None


def pick_refusal(state: PoseidonState, code: i64) -> IllegalAction | None:
    for possible in picks(state):
        if possible == code:
            return None
    return IllegalAction("does-not-serve")


def hex_refusal(state: PoseidonState, hex: i64) -> IllegalAction | None:
    seat = state.to_move
    reef = state.reef(seat)
    if hex >= reef.count:
        return IllegalAction("no-such-hex")
    cover = reef.cover(hex)
    at = hex_of(reef, hex)
    if state.ask == ASK_PICK:
        no_die = IllegalAction("no-die-there", hex=at)
        return pick_refusal(state, DICE + hex) if cover >= DIE else no_die
    if cover == SKELETON:
        return IllegalAction("skeleton-there", hex=at)
    if state.ask == ASK_SKELETON:
        return IllegalAction("free-hex-first") if cover != OPEN and reef.free_hexes > 0 else None
    if reef.symbol(hex) != STORAGE:
        return IllegalAction("not-storage", hex=at)
    if state.fresh >> hex & 1:
        return IllegalAction("just-stored", hex=at)
    if cover != OPEN and reef.rooms > 0 and state.box.replace_only_when_full:
        return IllegalAction("free-storage-first")
    return None


def free_refusal(state: PoseidonState, tentacle: i64) -> IllegalAction | None:
    name = state.box.tentacles[tentacle]
    if not holds_friend(state, state.active, tentacle):
        return IllegalAction("friend-is-free", tentacle=name)
    can = can_free(Larder(state), tentacle)
    return None if can else IllegalAction("no-such-meal", tentacle=name)


def head_refusal(state: PoseidonState, tentacle: i64) -> IllegalAction | None:
    if tentacle == nearest(state, state.to_move):
        return None
    return IllegalAction("nearest-friend-only")


def buy_refusal(state: PoseidonState, choice: i64) -> IllegalAction | None:
    low, high = choice // CORAL_CHOICES - 1, choice % CORAL_CHOICES - 1
    if not state.last_round():
        return IllegalAction("corals-later")
    if state.box.corals_one_by_one and low >= 0 and high >= 0:
        return IllegalAction("one-coral-at-a-time")
    first = state.first_coral
    if first >= 0 and (low >= 0) == (first < state.box.low_corals):
        return IllegalAction("one-coral-of-each-row")
    named = low < state.box.low_corals and high < state.box.corals
    if not named or (low < 0 and high < 0) or 0 <= high < state.box.low_corals:
        return IllegalAction("one-coral-of-each-row")
    for coral in (low, high):
        if coral >= 0 and state.owners[coral] >= 0:
            return IllegalAction("coral-gone", coral=int(state.box.coral_numbers[coral]))
    return None if can_buy(Larder(state), low, high) else IllegalAction("cannot-pay")


# -- looks and bonuses ---------------------------------------------------------------------------


def look_refusal(state: PoseidonState, coral: i64) -> IllegalAction | None:
    if coral >= state.box.corals:
        return IllegalAction("no-such-coral")
    number = int(state.box.coral_numbers[coral])
    if state.owners[coral] >= 0:
        return IllegalAction("coral-gone", coral=number)
    seen = state.seen[state.looking] >> coral & 1
    return IllegalAction("coral-seen", coral=number) if seen else None


def bonus_refusal(state: PoseidonState, bonus: i64) -> IllegalAction | None:
    seat = state.to_move
    total = state.sum_of(seat)
    least = state.box.thresholds[bonus]
    if total < least:
        return IllegalAction("sum-too-low", sum=int(total), least=int(least))
    possible = bonus_possible(state, seat, bonus, total)
    return None if possible else IllegalAction("bonus-idle", bonus=BONUS_NAMES[bonus])
