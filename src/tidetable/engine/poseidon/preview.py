"""What an action would do, as far as it is certain. Boards show it before the action is chosen."""

from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.poseidon.actions import (
    BONUSES,
    BUYS,
    CORAL_CHOICES,
    DICE_TAKEN,
    ENDS,
    FREES,
    HEXES,
    LOOKS,
    MOVERS,
    MOVES,
    ROWS,
    SITES,
    SPACE_LIMIT,
    TILES,
)
from tidetable.engine.poseidon.box import SYMBOLS
from tidetable.engine.poseidon.eating import Larder, freeable, pick, picked_of, picks
from tidetable.engine.poseidon.kraken import nearest, next_space
from tidetable.engine.poseidon.model import (
    ASK_HEAD,
    ASK_PICK,
    DICE,
    EMPTY,
    FACES,
    STAGE_REEFS,
    TENTACLES,
    PoseidonState,
)
from tidetable.engine.poseidon.ocean import distances, move_strength
from tidetable.engine.poseidon.reef import DIE
from tidetable.engine.poseidon.serialize import die_of, hex_of, site_of, tile_of
from tidetable.engine.poseidon.shark import swims_over
from tidetable.engine.poseidon.view import strengths_view
from tidetable.engine.poseidon.wave import BONUS_FREE, BONUS_TRACK, free_slot


def preview(state: PoseidonState, action: i64) -> Json:
    if action >= SITES:
        return preview_site(state, action - SITES)
    if action >= BONUSES:
        return preview_bonus(state, action - BONUSES)
    if action >= ENDS:
        space = 0 if action == ENDS else state.box.beach
        return {"with_shark": state.shark_space() == space}
    if action >= LOOKS:
        return {}
    if action >= MOVERS:
        return preview_track(state, action - MOVERS, state.owed[action - MOVERS])
    if action >= BUYS:
        choice = action - BUYS
        low, high = choice // CORAL_CHOICES - 1, choice % CORAL_CHOICES - 1
        return {"eats": served(state, EMPTY, low, high)}
    if action >= FREES:
        tentacle = action - FREES
        token = int(state.top_token(tentacle))
        if state.ask == ASK_HEAD:
            return {"token": token}
        return {"token": token, "eats": served(state, tentacle, EMPTY, EMPTY)}
    if action >= HEXES:
        return preview_hex(state, action - HEXES)
    if action >= DICE_TAKEN:
        return preview_die(state, action - DICE_TAKEN)
    if action >= MOVES:
        return preview_move(state, (action - MOVES) // SPACE_LIMIT, (action - MOVES) % SPACE_LIMIT)
    if action >= ROWS:
        return {"slot": int(free_slot(state, action - ROWS))}
    if action >= TILES:
        return {"left": int(state.stock[action - TILES])}
    return {}


def preview_site(state: PoseidonState, number: i64) -> Json:
    """The hexes in the order of the symbols, and the new strengths of the reef."""
    reef = state.reef(state.active)
    symbols = state.box.start_symbols if state.stage == STAGE_REEFS else state.box.tile_symbols
    site = reef.site(number)
    assert site is not None
    tile = state.tile
    after = reef.built(site, symbols[tile * 2], symbols[tile * 2 + 1])
    return {
        "hexes": site_of(site),
        "symbols": tile_of(symbols, tile),
        "level": int(site.level),
        "strengths": strengths_view(after),
    }


def preview_move(state: PoseidonState, start: i64, end: i64) -> Json:
    """Where the shark would swim, which creatures it would eat, which friends could be freed."""
    box = state.box
    after = state.fork()
    creature = state.active * 2
    if state.creatures[creature] != start:
        creature += 1
    after.creatures[creature] = end
    after.moved = creature
    swims = swims_over(after, box.shark_number[end])
    eaten: list[Json] = []
    for space in swims:
        for other in range(i64(len(after.creatures))):
            if after.creatures[other] == space:
                eaten.append({"seat": int(other // 2), "space": box.names[space]})
    wave = int(box.wave_of[end])
    open = freeable(after, Larder(after))
    return {
        "steps": int(distances(state, start, move_strength(state))[end]),
        "wave": wave + 1 if wave >= 0 else None,
        "shark": [box.names[space] for space in swims],
        "eaten": eaten,
        "frees": [box.tentacles[t] for t in range(TENTACLES) if open >> t & 1],
    }


def preview_track(state: PoseidonState, seat: i64, steps: i64) -> Json:
    """The spaces on the way; at the head (0) the creature stops and frees the nearest friend."""
    spaces: list[int] = []
    space = state.track[seat]
    for _ in range(steps):
        space = next_space(state, seat, space)
        spaces.append(int(space))
        if space == 0:
            break
    head = len(spaces) > 0 and spaces[-1] == 0
    tentacle = nearest(state, seat)
    freed = state.box.tentacles[tentacle] if head and tentacle >= 0 else None
    return {"spaces": spaces, "frees": freed}


def preview_bonus(state: PoseidonState, bonus: i64) -> Json:
    seat = state.to_move
    if bonus == BONUS_TRACK:
        return preview_track(state, seat, state.box.bonus_steps)
    if bonus == BONUS_FREE:
        tentacle = nearest(state, seat)
        token = int(state.top_token(tentacle))
        return {"frees": state.box.tentacles[tentacle], "token": token}
    return {}


def preview_hex(state: PoseidonState, hex: i64) -> Json:
    """Where the hex is, its symbol, and the die on it, which is eaten or thrown out."""
    reef = state.reef(state.to_move)
    cover = reef.cover(hex)
    return {
        "at": hex_of(reef, hex),
        "symbol": SYMBOLS[reef.symbol(hex)],
        "die": die_of(cover - DIE) if cover >= DIE else None,
        "serves": state.ask == ASK_PICK,
    }


def preview_die(state: PoseidonState, die: i64) -> Json:
    """Who would move on the Kraken track because of the die."""
    return {"moves_owner": moves_owner(state, die), "serves": state.ask == ASK_PICK}


def moves_owner(state: PoseidonState, die: i64) -> bool:
    owner = die // FACES
    return owner < state.setup.players and owner != state.active and not state.last_round()


def served(state: PoseidonState, tentacle: i64, low: i64, high: i64) -> list[Json]:
    """The dice that boards pick for a player who does not: as few as will do, of the sea before
    stored ones, which keep, and those that help another player last. `servings` in followUps.ts of
    the browser client picks the same."""
    after = state.fork()
    after.goal, after.low, after.high = tentacle, low, high
    dice: list[Json] = []
    while True:
        best: i64 = EMPTY
        most: i64 = 0
        for code in picks(after):
            if code == EMPTY:
                return dice  # it will do
            worth: i64 = 2
            if code < DICE:
                worth = 1 if moves_owner(state, code) else 3
            if worth > most:
                best, most = code, worth
        dice.append(picked_of(after, best))
        pick(after, best)
        if len(after.picked) == 0:
            return dice  # it is eaten
