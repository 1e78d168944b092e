"""A seat's view of Poseidon's Kingdom as a fixed number of bytes, for machine learning.

It contains what the view contains, with seats counted from the viewer. docs/environments.md
explains the parts.

Most bytes are written six at a time, from the lowest six bytes of a word: the sea holds its dice
that way, and a reef, which never changes, keeps its words for the next observation.
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
SIX: Final = 6  # bytes in a word
SUMMARY: Final = 4  # words of a reef before those of its hexes
SUMMARY_BYTES: Final = 3 + SYMBOLS + 3 + MOST_STORED
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


def write_six(word: i64, out: vec[u8], at: i64) -> i64:
    """Write the lowest six bytes of a word, and return the place after them."""
    if word == 0:
        return fill_six(NONE, out, at)
    out[at] = u8(word & 255)
    out[at + 1] = u8(word >> 8 & 255)
    out[at + 2] = u8(word >> 16 & 255)
    out[at + 3] = u8(word >> 24 & 255)
    out[at + 4] = u8(word >> 32 & 255)
    out[at + 5] = u8(word >> 40 & 255)
    return at + SIX


def fill_six(code: u8, out: vec[u8], at: i64) -> i64:
    out[at] = code
    out[at + 1] = code
    out[at + 2] = code
    out[at + 3] = code
    out[at + 4] = code
    out[at + 5] = code
    return at + SIX


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
        for owner in range(wave + seat, wave + players):
            at = write_six(sea[owner], out, at)
        for owner in range(wave, wave + seat):
            at = write_six(sea[owner], out, at)
        at = write_six(sea[wave + NEUTRAL], out, at)
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
        last = at + corals
        seen = state.seen[other]
        while seen:
            out[at] = u8(seen & 1)
            seen >>= 1
            at += 1
        at = clear(out, at, last)
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
    freed = ~state.friends[seat]
    for tentacle in range(i64(TENTACLES)):
        out[at + tentacle] = u8(freed >> tentacle & 1)
    at += TENTACLES
    if closed:
        return fill_six(HIDDEN, out, at)
    end = at + TENTACLES
    tokens = state.tokens
    for place in range(seat * TENTACLES, (seat + 1) * TENTACLES):
        if tokens[place] > 0:
            out[at] = number_code(tokens[place])
            at += 1
    return clear(out, at, end)


def observe_reef(reef: Reef, out: vec[u8], at: i64) -> i64:
    """Numbers computed from the reef, and the dice stored on it."""
    words = reef.words if len(reef.words) > 0 else told(reef)
    at = write_six(words[0], out, at)
    at = write_six(words[1], out, at)
    at = write_six(words[2], out, at)
    out[at] = u8(words[3] & 255)
    return at + 1


def observe_hexes(reef: Reef, out: vec[u8], at: i64) -> None:
    """The hexes of the reef; coordinates are relative to ORIGIN."""
    words = reef.words if len(reef.words) > 0 else told(reef)
    end = at + MOST_HEXES * FIELDS
    for hex in range(i64(SUMMARY), i64(len(words))):
        if at < end:
            at = write_six(words[hex], out, at)
    while at < end:
        at = fill_six(NONE, out, at)


def told(reef: Reef) -> vec[i64]:
    """The words of a reef: its summary, then a word for each hex."""
    words = vec[i64]([0] * (SUMMARY + reef.count))
    put(words, 0, reef.strength(ARROW))
    put(words, 1, reef.strength(FOOD))
    put(words, 2, reef.strength(WAVE))
    for symbol in range(i64(SYMBOLS)):
        put(words, 3 + symbol, reef.visible[symbol])
    put(words, 3 + SYMBOLS, reef.skeletons)
    put(words, 4 + SYMBOLS, reef.tallest)
    put(words, 5 + SYMBOLS, reef.count)
    byte: i64 = 6 + SYMBOLS
    hexes = reef.hexes
    for hex in range(reef.count):
        at = hex * FIELDS
        cover = hexes[at + COVER]
        if cover >= DIE and byte < SUMMARY_BYTES:
            put(words, byte, cover - DIE + 1)
            byte += 1
        place = hexes[at + Q] + ORIGIN | hexes[at + R] + ORIGIN << 8
        tile = hexes[at + LEVEL] | hexes[at + SYMBOL] << 8 | hexes[at + TILE] << 16
        words[SUMMARY + hex] = place | tile << 16 | cover << 40
    reef.words = words
    return words


def put(words: vec[i64], byte: i64, number: i64) -> None:
    words[byte // SIX] |= number << byte % SIX * 8


def clear(out: vec[u8], at: i64, end: i64) -> i64:
    """Overwrite the rest of a list with zeros, and return its end."""
    while at < end:
        out[at] = NONE
        at += 1
    return end
