"""The setup in the order of the rulebook: reefs, first dice, the first tip, the start player."""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.game import Json, Log, Setup
from tidetable.engine.poseidon.model import (
    CORALS,
    EMPTY,
    FACES,
    OWNERS,
    STAGE_FIRST_DICE,
    STAGE_REEFS,
    TENTACLES,
    Box,
    PoseidonState,
    bit,
)
from tidetable.engine.poseidon.reef import Reef, Site, first_tile
from tidetable.engine.poseidon.serialize import emit, site_of, tile_of
from tidetable.engine.seats import chosen_first


def lay_out(setup: Setup, chance: Chance, box: Box, log: Log | None) -> PoseidonState:
    """Lay out everything that comes before the first decision."""
    state = PoseidonState(setup, chance, box)
    state.log = log
    players = setup.players
    order = chance.shuffle("corals", box.corals)
    state.corals = vec[i64]([0] * box.corals)
    for n in range(box.corals):
        state.corals[n] = box.coral_kinds[order[n]]
    if log is not None:
        # Hidden from all seats: only the seat after the last, which does not exist, may see them.
        kinds = [CORALS[kind] for kind in state.corals]
        hidden: Json = {"event": "deal", "corals": [None for _ in kinds]}
        log.emit_private(players, {"event": "deal", "corals": kinds}, hidden)
    state.creatures = vec[i64]([0] * (players * 2))
    for seat in range(players):
        state.creatures[seat * 2 + 1] = box.beach
    state.shark = box.start
    state.sea = vec[i64]([0] * (box.waves * OWNERS))
    state.slots = vec[i64]([EMPTY] * box.slots)
    state.supply = vec[i64]([0] * OWNERS)
    for seat in range(players):
        state.supply[seat] = box.dice
    state.supply[OWNERS - 1] = box.neutral
    state.stock = box.stock[:]
    state.skeletons = box.skeletons
    state.track = vec[i64]([0] * len(box.starts))
    state.friends = vec[i64]([(1 << TENTACLES) - 1] * players)
    state.tokens = vec[i64]([0] * (players * TENTACLES))
    state.tokens_taken = vec[i64]([0] * TENTACLES)
    state.owners = vec[i64]([EMPTY] * box.corals)
    state.seen = vec[i64]([0] * players)
    state.owed = vec[i64]([0] * players)
    state.off = vec[i64]([0] * OWNERS)
    preset = setup.options["start_reef"] == "preset"
    for seat in range(players):
        state.reefs.append(preset_reef(state, seat) if preset else first_of_reef(state, seat))
    state.active = 0
    if preset:
        begin_dice(state)
    else:
        state.stage = STAGE_REEFS
        begin_reef(state)
    return state


def emit_tile(state: PoseidonState, seat: i64, tile: i64, site: Site) -> None:
    if state.log is not None:
        details: Json = {"tile": tile_of(state.box.start_symbols, tile), "hexes": site_of(site)}
        emit(state, "lay", seat, details)


def first_of_reef(state: PoseidonState, seat: i64) -> Reef:
    """Lay the first tile at the origin. Any reef can be turned that way, so it is no choice."""
    symbols = state.box.start_symbols
    emit_tile(state, seat, 0, Site(0, 0, 1, 0, 1))
    return first_tile(symbols[0], symbols[1])


def preset_reef(state: PoseidonState, seat: i64) -> Reef:
    symbols = state.box.start_symbols
    reef = Reef(vec[i64](), 0)
    for tile in range(i64(len(state.box.start_tiles))):
        place = state.box.preset[tile]
        site = Site(place[0], place[1], place[2], place[3], 1)
        reef = reef.built(site, symbols[tile * 2], symbols[tile * 2 + 1])
        emit_tile(state, seat, tile, site)
    return reef


def begin_reef(state: PoseidonState) -> None:
    """Leave all start tiles but the first for the active seat to lay."""
    state.start_left = bit(len(state.box.start_tiles)) - 2


def begin_dice(state: PoseidonState) -> None:
    """Go on to the first dice. Who loads first counts as the active player until play begins."""
    state.stage = STAGE_FIRST_DICE
    chosen = chosen_first(state.setup)
    if chosen >= 0:
        state.active = chosen
    else:
        state.active = draw(state, "loader", state.setup.players) if state.box.random_loader else 0


def draw(state: PoseidonState, label: str, count: i64) -> i64:
    """Draw by lot. The last decision can no longer be undone."""
    state.learned += 1
    return state.chance.pick(label, count)


# -- who begins ----------------------------------------------------------------------------------


def start_player(state: PoseidonState) -> i64:
    """The seat with the highest sum; tie: die nearest the beach, highest die, by lot."""
    players = state.setup.players
    tied = vec[i64]([1] * players)
    for rule in range(i64(3)):
        best: i64 = -1
        for seat in range(players):
            if tied[seat] and claim(state, seat, rule) > best:
                best = claim(state, seat, rule)
        for seat in range(players):
            if tied[seat] and claim(state, seat, rule) < best:
                tied[seat] = 0
    count: i64 = 0
    for seat in range(players):
        count += tied[seat]
    skip = draw(state, "start", count) if count > 1 else 0
    for seat in range(players):
        if tied[seat]:
            if skip == 0:
                return seat
            skip -= 1
    return 0


def claim(state: PoseidonState, seat: i64, rule: i64) -> i64:
    if rule == 0:
        return state.sum_of(seat)
    best: i64 = 0
    for wave in range(state.box.waves):
        for face in range(i64(FACES)):
            if state.dice_on(wave, seat * FACES + face) > 0:
                if rule == 1:
                    best = wave + 1
                elif face + 1 > best:
                    best = face + 1
    return best


def begin_game(state: PoseidonState) -> None:
    """Set up the Kraken track: the start player on the head, the others further on, and unused
    creatures on the spaces that are left."""
    players = state.setup.players
    for n in range(i64(len(state.track))):
        seat = (state.first + n) % players if n < players else n
        state.track[seat] = state.box.starts[n]
    state.active = state.first
