"""A seat's view of Poseidon's Kingdom as a fixed number of bytes, for machine learning.

It contains what the view contains, with seats counted from the viewer. docs/environments.md
explains the parts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tidetable.engine.game import Part, number_code, seat_code
from tidetable.engine.poseidon.eating import takes_left
from tidetable.engine.poseidon.model import (
    ASKS,
    CORALS,
    DICE,
    FACES,
    NEUTRAL,
    OWNERS,
    STAGE_MORE_DICE,
    STAGE_OVER,
    STAGES,
    TENTACLES,
    Box,
    PoseidonState,
    bit,
)
from tidetable.engine.poseidon.reef import (
    ARROW,
    COVER,
    DIE,
    FIELDS,
    FOOD,
    LEVEL,
    SYMBOL,
    SYMBOLS,
    TILE,
    WAVE,
    Q,
    R,
    Reef,
)

MOST_HEXES: Final = 32  # hexes of a reef, at most; few reefs ever have more
MOST_STORED: Final = 8  # dice on a reef, at most
ORIGIN: Final = 128  # code of coordinate 0
MOST_PICKED: Final = 8  # picked dice, at most
NONE: Final[u8] = 0
HIDDEN: Final[u8] = 255  # tokens of other seats with closed scores


def layout(box: Box, players: int) -> list[Part]:
    spaces, owners = int(box.spaces), players + 2
    parts = [
        Part("seat", 1, 4),
        Part("to_move", 1, players + 1),
        Part("active", 1, players + 1),
        Part("stage", 1, len(STAGES)),
        Part("step", 1, len(ASKS)),
        Part("first", 1, players + 1),
        Part("last_turns", 1, 0),
        Part("tile", 1, 9),
        Part("moved_to", 1, spaces + 1),
        Part("takes_left", 1, 0),
        Part("held", 1, DICE + 1),
        Part("goal", 1, TENTACLES + 1),
        Part("corals_named", 2, int(box.corals) + 1),
        Part("to_load", 1, 0),
        Part("load_owner", 1, owners),
        Part("picked", MOST_PICKED, DICE + 1),
        Part("picked_hexes", MOST_PICKED, 0),
        Part("eaten", 2 * players, players + 1),
        Part("start_tiles", len(box.start_tiles), 2),
        Part("stock", int(box.tile_kinds), 0),
        Part("skeletons_left", 1, 0),
        Part("shark", 1, len(box.route)),
        Part("heading", 1, 2),
        Part("sea", int(box.waves) * (players + 1) * FACES, 0),
        Part("big_wave", int(box.slots), owners),
        Part("neutral_dice", 1, 0),
        Part("unused", 4 - players, 0),
        Part("tokens_gone", TENTACLES, 0),
        Part("coral_kinds", int(box.corals), len(CORALS) + 1),
        Part("coral_owners", int(box.corals), players + 1),
        Part("corals_seen", int(box.corals) * players, 2),
    ]
    for further in range(players):
        parts += [
            Part(f"seat{further}.creatures", 2, spaces + 1),
            Part(f"seat{further}.supply", 1, 0),
            Part(f"seat{further}.sum", 1, 0),
            Part(f"seat{further}.track", 1, 0),
            Part(f"seat{further}.steps_owed", 1, 0),
            Part(f"seat{further}.freed", TENTACLES, 2),
            Part(f"seat{further}.tokens", TENTACLES, 0),
            Part(f"seat{further}.strengths", 3, 0),
            Part(f"seat{further}.visible", SYMBOLS, 0),
            Part(f"seat{further}.skeletons", 1, 0),
            Part(f"seat{further}.tallest", 1, 0),
            Part(f"seat{further}.hexes", 1, 0),
            Part(f"seat{further}.stored", MOST_STORED, DICE + 1),
        ]
    return [*parts, Part("reef", MOST_HEXES * FIELDS, 0)]


def observe(state: PoseidonState, seat: i64, out: vec[u8], at: i64) -> None:
    at = observe_now(state, seat, out, at)
    at = observe_sea(state, seat, out, at)
    at = observe_kraken(state, seat, out, at)
    players = state.setup.players
    closed = state.stage != STAGE_OVER and state.setup.options["open_scores"] == "no"
    here = seat
    for further in range(players):
        at = observe_seat(state, here, closed and further > 0, out, at)
        at = observe_reef(state.reef(here), out, at)
        here += 1
        if here == players:
            here = 0
    observe_hexes(state.reef(seat), out, at)


def owner_code(owner: i64, seat: i64, players: i64) -> u8:
    """Like seat_code, with the neutral owner after the seats."""
    return seat_code(owner, seat, players) if owner < players else u8(players + 1)


def observe_now(state: PoseidonState, seat: i64, out: vec[u8], at: i64) -> i64:
    """Whose turn it is, and what has happened in it."""
    players = state.setup.players
    moved = state.moved >= 0 and state.creatures[state.moved] >= 0
    out[at] = u8(seat)
    out[at + 1] = seat_code(state.to_move, seat, players)
    out[at + 2] = seat_code(state.active, seat, players)
    out[at + 3] = u8(state.stage)
    out[at + 4] = u8(state.ask)
    out[at + 5] = seat_code(state.first, seat, players) if state.stage >= STAGE_MORE_DICE else NONE
    out[at + 6] = number_code(state.last_turns + 1)
    out[at + 7] = u8(state.tile + 1)
    out[at + 8] = u8(state.creatures[state.moved] + 1) if moved else NONE
    out[at + 9] = number_code(takes_left(state)) if moved else NONE
    out[at + 10] = u8(state.held + 1)
    out[at + 11] = u8(state.goal + 1)
    out[at + 12] = u8(state.low + 1)
    out[at + 13] = u8(state.high + 1)
    out[at + 14] = number_code(state.loading)
    out[at + 15] = owner_code(state.loading_owner, seat, players) if state.loading > 0 else NONE
    at += 16
    at = observe_picked(state, out, at)
    end = at + 2 * players
    for creature in state.eaten:
        out[at] = seat_code(creature // 2, seat, players)
        at += 1
    at = clear(out, at, end)
    start_left = state.start_left
    for tile in range(i64(len(state.box.start_tiles))):
        out[at] = u8(start_left >> tile & 1)
        at += 1
    for left in state.stock:
        out[at] = number_code(left)
        at += 1
    out[at] = number_code(state.skeletons)
    return at + 1


def observe_picked(state: PoseidonState, out: vec[u8], at: i64) -> i64:
    """The picked dice, then the hexes that they come from."""
    picked = state.picked
    reef = state.reef(state.active)
    end = at + MOST_PICKED
    for code in picked:
        if at < end:
            stored = code >= DICE
            out[at] = u8(reef.cover(code - DICE) - DIE + 1) if stored else u8(code + 1)
            out[at + MOST_PICKED] = u8(code - DICE + 1) if stored else NONE
            at += 1
    while at < end:
        out[at] = NONE
        out[at + MOST_PICKED] = NONE
        at += 1
    return end + MOST_PICKED


def observe_sea(state: PoseidonState, seat: i64, out: vec[u8], at: i64) -> i64:
    """The shark; the dice of each wave by owner, from the viewer on, and value; the Big Wave."""
    box = state.box
    players = state.setup.players
    sea = state.sea
    out[at] = u8(state.shark)
    out[at + 1] = 1 if state.heading > 0 else 0
    at += 2
    for wave in range(0, box.waves * OWNERS, OWNERS):
        owner = seat
        for further in range(players + 1):
            dice = sea[wave + owner] if further < players else sea[wave + NEUTRAL]
            for value in range(i64(FACES)):
                out[at + value] = u8(dice >> value * 8 & 255)
            at += FACES
            owner += 1
            if owner == players:
                owner = 0
    for owner in state.slots:
        out[at] = owner_code(owner, seat, players)
        at += 1
    out[at] = number_code(state.supply[OWNERS - 1])
    return at + 1


def observe_kraken(state: PoseidonState, seat: i64, out: vec[u8], at: i64) -> i64:
    """The Kraken. A coral is visible to the seats that have seen it, and to all at the end."""
    players = state.setup.players
    corals = state.box.corals
    track = state.track
    for creature in range(players, i64(len(track))):
        out[at] = u8(track[creature])
        at += 1
    for taken in state.tokens_taken:
        out[at] = u8(taken)
        at += 1
    seen = bit(corals) - 1 if state.stage == STAGE_OVER else state.seen[seat]
    for kind in state.corals:
        out[at] = u8(kind + 1) if seen & 1 else NONE
        seen >>= 1
        at += 1
    for owner in state.owners:
        out[at] = seat_code(owner, seat, players) if owner >= 0 else NONE
        at += 1
    end = at + players * corals
    other = seat
    while at < end:
        seen = state.seen[other]
        for coral in range(corals):
            out[at + coral] = u8(seen >> coral & 1)
        at += corals
        other += 1
        if other == players:
            other = 0
    return at


def observe_seat(state: PoseidonState, seat: i64, closed: bool, out: vec[u8], at: i64) -> i64:
    creatures = state.creatures
    out[at] = u8(creatures[seat * 2] + 1)
    out[at + 1] = u8(creatures[seat * 2 + 1] + 1)
    out[at + 2] = number_code(state.supply[seat])
    out[at + 3] = number_code(state.sum_of(seat))
    out[at + 4] = u8(state.track[seat])
    out[at + 5] = number_code(state.owed[seat])
    at += 6
    friends = state.friends[seat]
    for tentacle in range(i64(TENTACLES)):
        out[at + tentacle] = u8(1 - (friends >> tentacle & 1))
    at += TENTACLES
    end = at + TENTACLES
    if closed:
        while at < end:
            out[at] = HIDDEN
            at += 1
        return end
    tokens = state.tokens
    for place in range(seat * TENTACLES, (seat + 1) * TENTACLES):
        if tokens[place] > 0:
            out[at] = number_code(tokens[place])
            at += 1
    return clear(out, at, end)


def observe_reef(reef: Reef, out: vec[u8], at: i64) -> i64:
    """Numbers computed from the reef, and the dice stored on it."""
    out[at] = u8(reef.strength(ARROW))
    out[at + 1] = u8(reef.strength(FOOD))
    out[at + 2] = u8(reef.strength(WAVE))
    at += 3
    for count in reef.visible:
        out[at] = u8(count)
        at += 1
    out[at] = u8(reef.skeletons)
    out[at + 1] = u8(reef.tallest)
    out[at + 2] = u8(reef.count)
    at += 3
    end = at + MOST_STORED
    last = at + reef.stored if reef.stored < MOST_STORED else end
    hexes = reef.hexes
    cover: i64 = COVER
    while at < last:
        if hexes[cover] >= DIE:
            out[at] = u8(hexes[cover] - DIE + 1)
            at += 1
        cover += FIELDS
    return clear(out, at, end)


def observe_hexes(reef: Reef, out: vec[u8], at: i64) -> None:
    """The hexes of the reef; coordinates are relative to ORIGIN."""
    hexes = reef.hexes
    end = at + MOST_HEXES * FIELDS
    n: i64 = 0
    while n < len(hexes) and at < end:
        out[at] = u8(hexes[n + Q] + ORIGIN)
        out[at + R] = u8(hexes[n + R] + ORIGIN)
        out[at + LEVEL] = u8(hexes[n + LEVEL])
        out[at + SYMBOL] = u8(hexes[n + SYMBOL])
        out[at + TILE] = u8(hexes[n + TILE])
        out[at + COVER] = u8(hexes[n + COVER])
        n += FIELDS
        at += FIELDS
    clear(out, at, end)


def clear(out: vec[u8], at: i64, end: i64) -> i64:
    """Overwrite the rest of a list with zeros, and return its end."""
    while at < end:
        out[at] = NONE
        at += 1
    return end
