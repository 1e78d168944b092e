"""A seat's view of Poseidon's Kingdom as a fixed number of bytes, for machine learning.

It contains what the view contains, with seats counted from the viewer. docs/environments.md
explains the parts.

Many bytes are written at once, from a word: the sea holds its dice that way, and flags are spread
over the bytes of one. A reef, which never changes, keeps its bytes for the next observation.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64, u8

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
WORD: Final = 8  # bytes of one
ALL_FREED: Final = (1 << TENTACLES) - 1
FLAGS: Final = 0x0101010101010101  # the lowest bit of each
NONE: Final[u8] = 0
HIDDEN: Final = -1  # six bytes of 255: tokens of other seats with closed scores


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


def write(state: PoseidonState, seat: i64, out: BytesWriter) -> None:
    write_now(state, seat, out)
    write_sea(state, seat, out)
    write_kraken(state, seat, out)
    players = state.setup.players
    closed = state.stage != STAGE_OVER and state.setup.options["open_scores"] == "no"
    here = seat
    for further in range(players):
        write_seat(state, here, closed and further > 0, out)
        out.write(summary_of(state.reef(here)))
        here += 1
        if here == players:
            here = 0
    out.write(layout_of(state.reef(seat)))


# -- several bytes at once -----------------------------------------------------------------------


def write_six(word: i64, out: BytesWriter) -> None:
    """Write the lowest six bytes of a word."""
    low = word & 0xFFFFFFFF
    high = word >> 32 & 0xFFFF
    write_i32_le(out, i32(low if low < 0x80000000 else low - 0x100000000))
    write_i16_le(out, i16(high if high < 0x8000 else high - 0x10000))


def write_pair(first: i64, second: i64, out: BytesWriter) -> None:
    """Write the lowest six bytes of two words."""
    low = second & 0xFFFF
    high = second >> 16 & 0xFFFFFFFF
    low = low if low < 0x8000 else low - 0x10000
    high = high if high < 0x80000000 else high - 0x100000000
    write_i64_le(out, first | low << 48)
    write_i32_le(out, i32(high))


def spread(flags: i64) -> i64:
    """A word with a byte for each of eight flags."""
    word = flags | flags << 7 | flags << 14 | flags << 21
    return (word | word << 28) & FLAGS


def write_flags(flags: i64, count: i64, out: BytesWriter) -> None:
    while count >= WORD:
        write_i64_le(out, spread(flags & 255))
        flags >>= 8
        count -= WORD
    while count > 0:
        out.append(u8(flags & 1))
        flags >>= 1
        count -= 1


def write_zeros(count: i64, out: BytesWriter) -> None:
    while count >= WORD:
        write_i64_le(out, 0)
        count -= WORD
    while count > 0:
        out.append(NONE)
        count -= 1


def owner_code(owner: i64, seat: i64, players: i64) -> u8:
    """Like seat_code, with the neutral owner after the seats."""
    return seat_code(owner, seat, players) if owner < players else u8(players + 1)


# -- the parts -----------------------------------------------------------------------------------


def write_now(state: PoseidonState, seat: i64, out: BytesWriter) -> None:
    """Whose turn it is, and what has happened in it."""
    players = state.setup.players
    moved = state.moved >= 0 and state.creatures[state.moved] >= 0
    out.append(u8(seat))
    out.append(seat_code(state.to_move, seat, players))
    out.append(seat_code(state.active, seat, players))
    out.append(u8(state.stage))
    out.append(u8(state.ask))
    first = seat_code(state.first, seat, players) if state.stage >= STAGE_MORE_DICE else NONE
    out.append(first)
    out.append(number_code(state.last_turns + 1))
    out.append(u8(state.tile + 1))
    out.append(u8(state.creatures[state.moved] + 1) if moved else NONE)
    out.append(number_code(takes_left(state)) if moved else NONE)
    out.append(u8(state.held + 1))
    out.append(u8(state.goal + 1))
    out.append(u8(state.low + 1))
    out.append(u8(state.high + 1))
    out.append(number_code(state.loading))
    out.append(owner_code(state.loading_owner, seat, players) if state.loading > 0 else NONE)
    write_picked(state, out)
    for creature in state.eaten:
        out.append(seat_code(creature // 2, seat, players))
    write_zeros(2 * players - len(state.eaten), out)
    write_flags(state.start_left, len(state.box.start_tiles), out)
    for left in state.stock:
        out.append(number_code(left))
    out.append(number_code(state.skeletons))


def write_picked(state: PoseidonState, out: BytesWriter) -> None:
    """The picked dice, then the hexes that they come from."""
    picked = state.picked
    count: i64 = len(picked)
    if count > MOST_PICKED:
        count = MOST_PICKED
    if count > 0:
        reef = state.reef(state.active)
        for n in range(count):
            code = picked[n]
            die = code if code < DICE else reef.cover(code - DICE) - DIE
            out.append(u8(die + 1))
    write_zeros(MOST_PICKED - count, out)
    for n in range(count):
        code = picked[n]
        out.append(u8(code - DICE + 1) if code >= DICE else NONE)
    write_zeros(MOST_PICKED - count, out)


def write_sea(state: PoseidonState, seat: i64, out: BytesWriter) -> None:
    """The shark; the dice of each wave by owner, from the viewer on, and value; the Big Wave."""
    players = state.setup.players
    sea = state.sea
    out.append(u8(state.shark))
    out.append(1 if state.heading > 0 else 0)
    before: i64 = 0  # dice that wait for the next ones
    wait = False
    for wave in range(0, state.box.waves * OWNERS, OWNERS):
        owner = wave + seat
        end = wave + players
        for further in range(players + 1):
            dice = sea[owner] if further < players else sea[wave + NEUTRAL]
            owner += 1
            if owner == end:
                owner = wave
            if wait:
                write_pair(before, dice, out)
            before = dice
            wait = not wait
    if wait:
        write_six(before, out)
    for owner in state.slots:
        out.append(owner_code(owner, seat, players))
    out.append(number_code(state.supply[OWNERS - 1]))


def write_kraken(state: PoseidonState, seat: i64, out: BytesWriter) -> None:
    """The Kraken. A coral is visible to the seats that have seen it, and to all at the end."""
    players = state.setup.players
    corals = state.box.corals
    track = state.track
    for creature in range(players, i64(len(track))):
        out.append(u8(track[creature]))
    for taken in state.tokens_taken:
        out.append(u8(taken))
    seen = bit(corals) - 1 if state.stage == STAGE_OVER else state.seen[seat]
    if seen:
        for kind in state.corals:
            out.append(u8(kind + 1) if seen & 1 else NONE)
            seen >>= 1
    else:
        write_zeros(corals, out)
    for owner in state.owners:
        out.append(seat_code(owner, seat, players) if owner >= 0 else NONE)
    for other in range(seat, players):
        write_flags(state.seen[other], corals, out)
    for other in range(seat):
        write_flags(state.seen[other], corals, out)


def write_seat(state: PoseidonState, seat: i64, closed: bool, out: BytesWriter) -> None:
    creatures = state.creatures
    sea = (creatures[seat * 2] + 1) | (creatures[seat * 2 + 1] + 1) << 8
    dice = i64(number_code(state.supply[seat])) | i64(number_code(state.sum_of(seat))) << 8
    track = state.track[seat] | i64(number_code(state.owed[seat])) << 8
    write_pair(sea | dice << 16 | track << 32, spread(~state.friends[seat] & ALL_FREED), out)
    if closed:
        write_six(HIDDEN, out)
        return
    tokens = state.tokens
    left: i64 = TENTACLES
    for place in range(seat * TENTACLES, (seat + 1) * TENTACLES):
        if tokens[place] > 0:
            out.append(number_code(tokens[place]))
            left -= 1
    write_zeros(left, out)


def summary_of(reef: Reef) -> bytes:
    """Numbers computed from the reef, and the dice stored on it."""
    if len(reef.summary) > 0:
        return reef.summary
    out = BytesWriter()
    out.append(u8(reef.strength(ARROW)))
    out.append(u8(reef.strength(FOOD)))
    out.append(u8(reef.strength(WAVE)))
    for count in reef.visible:
        out.append(u8(count))
    out.append(u8(reef.skeletons))
    out.append(u8(reef.tallest))
    out.append(u8(reef.count))
    left: i64 = MOST_STORED
    if reef.stored > 0:
        hexes = reef.hexes
        for at in range(i64(COVER), i64(len(hexes)), FIELDS):
            if hexes[at] >= DIE and left > 0:
                out.append(u8(hexes[at] - DIE + 1))
                left -= 1
    write_zeros(left, out)
    reef.summary = out.getvalue()
    return reef.summary


def layout_of(reef: Reef) -> bytes:
    """The hexes of the reef; coordinates are relative to ORIGIN."""
    if len(reef.layout) > 0:
        return reef.layout
    out = BytesWriter()
    hexes = reef.hexes
    left: i64 = MOST_HEXES
    for at in range(0, i64(len(hexes)), FIELDS):
        if left > 0:
            place = (hexes[at + Q] + ORIGIN) | (hexes[at + R] + ORIGIN) << 8
            tile = hexes[at + LEVEL] | hexes[at + SYMBOL] << 8 | hexes[at + TILE] << 16
            write_six(place | tile << 16 | hexes[at + COVER] << 40, out)
            left -= 1
    write_zeros(left * FIELDS, out)
    reef.layout = out.getvalue()
    return reef.layout
