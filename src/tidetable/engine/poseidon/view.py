"""What a seat may see of a game of Poseidon's Kingdom.

A coral is hidden from the seats that have not looked at it, and with closed scores so are the
tokens of the other seats. Who has looked at which coral is public.
"""

from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.poseidon.box import COLOURS, CREATURES, SYMBOLS
from tidetable.engine.poseidon.eating import takes_left
from tidetable.engine.poseidon.model import (
    CORALS,
    DICE,
    OWNERS,
    STAGE_BUILD,
    STAGE_MORE_DICE,
    STAGE_OVER,
    STAGES,
    TENTACLES,
    PoseidonState,
)
from tidetable.engine.poseidon.reef import (
    ARROW,
    COVER,
    DIE,
    FIELDS,
    FOOD,
    LEVEL,
    SKELETON,
    SYMBOL,
    TILE,
    WAVE,
    Reef,
)
from tidetable.engine.poseidon.scoring import coral_points, points, scores, winners
from tidetable.engine.poseidon.serialize import die_of, hex_of, owner_of, space_of, tile_of


def visible(state: PoseidonState, seat: i64, reveal: bool) -> Json:
    shown = public_part(state, reveal, False)
    shown.update(personal_part(state, seat, reveal))
    return shown


def scores_are_open(state: PoseidonState, reveal: bool) -> bool:
    over = state.stage == STAGE_OVER
    return reveal or over or state.setup.options["open_scores"] == "yes"


def personal_part(state: PoseidonState, seat: i64, reveal: bool) -> Json:
    """The corals that a seat has looked at and, with closed scores, its tokens."""
    shown: Json = {"kraken": kraken_view(state, seat, reveal or state.stage == STAGE_OVER)}
    if not scores_are_open(state, reveal):
        shown["seats"] = [seat_view(state, s, s == seat) for s in range(state.setup.players)]
    return shown


def public_part(state: PoseidonState, reveal: bool, encoded: bool) -> Json:
    box = state.box
    over = state.stage == STAGE_OVER
    stock: Json = {}
    for tile in range(box.tile_kinds):
        stock[box.tiles[tile]] = int(state.stock[tile])
    left = range(len(box.start_tiles))
    shown: Json = {
        "active": int(state.active),
        "stage": STAGES[state.stage],
        "first": int(state.first) if state.stage >= STAGE_MORE_DICE else None,
        "last_turns": int(state.last_turns),
        "ocean": ocean_view(state, encoded),
        "big_wave": big_wave_view(state),
        "stock": stock,
        "start_tiles": [box.start_tiles[t] for t in left if state.start_left >> t & 1],
        "neutral_dice": int(state.supply[OWNERS - 1]),
        "skeletons": int(state.skeletons),
        "now": now_view(state),
        "result": result_view(state) if over else None,
    }
    if scores_are_open(state, reveal):
        shown["seats"] = [seat_view(state, s, True) for s in range(state.setup.players)]
    return shown


def seat_view(state: PoseidonState, seat: i64, shown: bool) -> Json:
    """With its tokens `shown`, or not."""
    box = state.box
    reef = state.reef(seat)
    tokens = [int(state.tokens[seat * TENTACLES + t]) for t in range(TENTACLES)]
    spaces: list[str | None] = []
    for creature in range(seat * 2, seat * 2 + 2):
        space = state.creatures[creature]
        spaces.append(space_of(state, space) if space >= 0 else None)
    visible: Json = {}
    for symbol in range(len(SYMBOLS)):
        visible[SYMBOLS[symbol]] = int(reef.visible[symbol])
    freed = [t for t in range(TENTACLES) if not state.friends[seat] >> t & 1]
    return {
        "creature": state.setup.signs[seat],
        "colour": COLOURS[CREATURES.index(state.setup.signs[seat])],
        "spaces": spaces,
        "supply": int(state.supply[seat]),
        "sum": int(state.sum_of(seat)),
        "reef": [hex_view(reef, hex) for hex in range(reef.count)],
        "strengths": strengths_view(reef),
        "visible": visible,
        "skeletons": int(reef.skeletons),
        "freed": [box.tentacles[t] for t in freed],
        "tokens": [token for token in tokens if token > 0] if shown else None,
        "points": int(points(state, seat)) if shown else None,
    }


def strengths_view(reef: Reef) -> Json:
    return {
        "arrow": int(reef.strength(ARROW)),
        "food": int(reef.strength(FOOD)),
        "wave": int(reef.strength(WAVE)),
    }


def hex_view(reef: Reef, hex: i64) -> Json:
    cover = reef.hexes[hex * FIELDS + COVER]
    return {
        "at": hex_of(reef, hex),
        "level": int(reef.hexes[hex * FIELDS + LEVEL]),
        "symbol": SYMBOLS[reef.hexes[hex * FIELDS + SYMBOL]],
        "tile": int(reef.hexes[hex * FIELDS + TILE]),
        "die": die_of(cover - DIE) if cover >= DIE else None,
        "skeleton": cover == SKELETON,
    }


def ocean_view(state: PoseidonState, encoded: bool) -> Json:
    box = state.box
    names = box.names
    spaces: list[Json] = []
    for space in range(box.spaces):
        here = [c // 2 for c in range(len(state.creatures)) if state.creatures[c] == space]
        wave = int(box.wave_of[space])
        spaces.append(
            {
                "name": names[space],
                "wave": wave + 1 if wave >= 0 else None,
                "shark_number": int(box.shark_number[space]),
                "creatures": here,
            }
        )
    waves: list[list[Json]] = []
    for wave in range(int(box.waves)):
        dice: list[Json] = []
        for die in range(i64(DICE)):
            count = int(state.dice_on(wave, die))
            if count > 0:
                dice.append({**die_of(die), "count": count})
        waves.append(dice)
    length = len(box.route)
    return {
        "spaces": spaces,
        "paths": box.encoded_paths if encoded else box.paths(),
        "crossings": box.encoded_crossings if encoded else box.crossings(),
        "die_symbols": [names[0], names[box.beach]],
        "waves": waves,
        "shark": {
            "space": names[box.route[state.shark]],
            "next": names[box.route[(state.shark + state.heading + length) % length]],
            "route": box.encoded_route if encoded else box.route_names(),
            "heading": int(state.heading),
        },
    }


def big_wave_view(state: PoseidonState) -> Json:
    box = state.box
    slots: list[Json] = []
    for slot in range(box.slots):
        owner = state.slots[slot]
        slots.append(
            {
                "row": int(box.row_of[slot]),
                "group": int(box.group_of[slot]),
                "owner": owner_of(owner) if owner >= 0 else None,
                "taken": owner >= 0,
            }
        )
    landing = [[int(part) for part in box.landing[group]] for group in range(box.groups)]
    return {"slots": slots, "landing": landing}


def kraken_view(state: PoseidonState, seat: i64, all: bool) -> Json:
    box = state.box
    players = state.players
    tentacles: list[Json] = []
    for tentacle in range(TENTACLES):
        holds = [s for s in range(players) if state.friends[s] >> tentacle & 1]
        left = box.stacks[tentacle][state.tokens_taken[tentacle] :]
        tentacles.append(
            {
                "combination": box.tentacles[tentacle],
                "friends": holds,
                "tokens": [int(token) for token in left],
            }
        )
    corals: list[Json] = []
    for coral in range(int(box.corals)):
        known = all or (seat >= 0 and state.seen[seat] >> coral & 1 == 1)
        owner = int(state.owners[coral])
        corals.append(
            {
                "number": int(box.coral_numbers[coral]),
                "kind": CORALS[state.corals[coral]] if known else None,
                "owner": owner if owner >= 0 else None,
                "seen_by": [s for s in range(players) if state.seen[s] >> coral & 1],
            }
        )
    return {
        "spaces": int(box.ring),
        "track": [int(state.track[s]) for s in range(players)],
        "unused": [int(state.track[s]) for s in range(players, len(state.track))],
        "closed": state.last_round(),
        "tentacles": tentacles,
        "corals": corals,
    }


def now_view(state: PoseidonState) -> Json:
    box = state.box
    reef = state.reef(state.active)
    moved = state.moved >= 0 and state.creatures[state.moved] >= 0
    wave = int(state.reachable_wave()) if moved else -1
    picked: list[Json] = []
    hexes: list[int | None] = []
    for code in state.picked:
        stored = code >= DICE
        picked.append(die_of(reef.cover(code - DICE) - DIE if stored else code))
        hexes.append(int(code - DICE) if stored else None)
    tile: list[str] | None = None
    if state.tile >= 0:
        symbols = box.tile_symbols if state.stage >= STAGE_BUILD else box.start_symbols
        tile = tile_of(symbols, state.tile)
    named = [coral for coral in (state.low, state.high) if coral >= 0]
    return {
        "tile": tile,
        "moved_to": space_of(state, state.creatures[state.moved]) if moved else None,
        "wave": wave + 1 if wave >= 0 else None,
        "takes_left": int(takes_left(state)) if moved else 0,
        "held": die_of(state.held) if state.held >= 0 else None,
        "goal": box.tentacles[state.goal] if state.goal >= 0 else None,
        "corals": [int(box.coral_numbers[coral]) for coral in named],
        "picked": picked,
        "picked_hexes": hexes,
        "to_load": int(state.loading),
        "load_owner": owner_of(state.loading_owner) if state.loading > 0 else None,
        "eaten": [int(creature // 2) for creature in state.eaten],
        "steps_owed": [int(steps) for steps in state.owed],
    }


def result_view(state: PoseidonState) -> Json:
    corals: list[list[int]] = []
    for seat in range(state.setup.players):
        own = [n for n in range(state.box.corals) if state.owners[n] == seat]
        corals.append([int(coral_points(state, seat, state.corals[n])) for n in own])
    return {"winners": winners(state), "scores": scores(state), "corals": corals}
