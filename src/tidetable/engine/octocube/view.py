"""What a seat may see of a game of Octocube. All seats see the same, except for hidden chips."""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.octocube.cube import DIRECTIONS, FACES
from tidetable.engine.octocube.model import (
    ADVANCED,
    COLOURS,
    FAMILY,
    KINDS,
    LETTERS,
    MODES,
    OBJECTS,
    SLOT,
    SLOTS,
    OctocubeState,
)
from tidetable.engine.octocube.scoring import CATEGORIES, Tally
from tidetable.engine.octocube.serialize import cell, net_now, power, tile, tile_or_none, tiles
from tidetable.engine.octocube.turns import coming_off, set_points

STEPS = [
    *("place", "orient", "act", "again", "offer", "keep", "power", "slot", "pile", "return", "over")
]


def visible(state: OctocubeState, seat: i64, reveal: bool) -> Json:
    shown = public_part(state, reveal, False)
    shown.update(personal_part(state, seat, reveal, False))
    return shown


def chips_are_open(state: OctocubeState, reveal: bool) -> bool:
    no_secret = state.box.mode == FAMILY or state.setup.options["hidden_chips"] == "no"
    return reveal or state.to_move < 0 or no_secret


def personal_part(state: OctocubeState, seat: i64, reveal: bool, encoded: bool) -> Json:
    """The seats, unless everybody sees them alike."""
    if chips_are_open(state, reveal):
        return {}
    tally = Tally(state)
    players = state.setup.players
    return {"seats": [seat_view(state, tally, s, s == seat, encoded) for s in range(players)]}


def public_part(state: OctocubeState, reveal: bool, encoded: bool) -> Json:
    box = state.box
    tally = Tally(state)
    family = box.mode == FAMILY
    over = state.to_move < 0
    players = state.setup.players
    shown: Json = {
        "mode": MODES[box.mode],
        "round": int(state.rounds),
        "first": int(state.first),
        "last_round": state.last_round,
        "quiet_rounds": int(state.quiet),
        "side": int(box.side),
        "board": [
            [
                space_view(state, row * box.side + column, reveal, encoded)
                for column in range(box.side)
            ]
            for row in range(box.side)
        ],
        "supply": supply_view(state, reveal),
        "now": now_view(state),
        "majorities": [] if family else majorities_view(state, tally),
        "set_points": [] if family else [int(points) for points in box.set_points[1:]],
        "coin_points": 0 if family else int(box.coin_points),
        "result": result_view(state, tally) if over else None,
    }
    if chips_are_open(state, reveal):
        shown["seats"] = [seat_view(state, tally, s, True, encoded) for s in range(players)]
    return shown


def space_view(state: OctocubeState, at: i64, reveal: bool, encoded: bool) -> Json:
    box = state.box
    stack: list[object] = []
    known = state.known[at]
    place = state.top[at]
    while place >= 0:
        if reveal or known > 0:
            shown = state.shown[place]
            stack.append(box.encoded_tiles[shown] if encoded else tile(box, shown))
        else:
            stack.append(None)
        known -= 1
        place = state.below[place]
    abyss = state.abyss[at]
    cube = state.standing[at]
    return {
        "tiles": stack,
        "abyss": {"power": power(abyss)} if abyss >= 0 else None,
        "cube": int(cube) if cube >= 0 else None,
    }


def supply_view(state: OctocubeState, reveal: bool) -> list[str | None]:
    powers: list[str | None] = []
    for n in range(state.supply):
        known = reveal and state.box.mode == ADVANCED
        powers.append(LETTERS[state.powers[state.laid + n]] if known else None)
    return powers


def now_view(state: OctocubeState) -> Json:
    box = state.box
    placing = state.step_of_turn == SLOT
    return {
        "cell": cell(box, state.chosen) if state.chosen >= 0 else None,
        "kept": [DIRECTIONS[d] for d in range(FACES) if state.kept >> d & 1],
        "power": power(state.power),
        "used": [LETTERS[p] for p in range(len(LETTERS)) if state.used >> p & 1],
        "tile": tile(box, state.loose[0]) if placing else None,
        "loose": tiles(box, state.loose[1:]) if placing else [],
        "unfit": tiles(box, state.unfit),
        "pile": tiles(box, state.pile),
    }


def seat_view(
    state: OctocubeState, tally: Tally, seat: i64, open_chips: bool, encoded: bool
) -> Json:
    box = state.box
    at = state.at[seat]
    return {
        "colour": state.setup.signs[seat],
        "cube": {
            "cell": cell(box, at) if at >= 0 else None,
            "orientation": int(state.orientation[seat]),
            "faces": net_now(state, seat, encoded),
            "points": int(set_points(state, coming_off(state, seat, 0))),
        },
        "board": board_view(state, seat),
        "tiles": int(state.board_tiles(seat)),
        "coins": int(state.coins[seat]),
        "chips": int(state.chips[seat]) if open_chips else None,
        "score": int(tally.points[seat]) if open_chips else None,
        "slots": slots_view(state, seat),
    }


def board_view(state: OctocubeState, seat: i64) -> Json:
    box = state.box
    rows: Json = {}
    for kind in range(i64(KINDS)):
        row: Json = {}
        for colour in range(i64(COLOURS)):
            row[box.colours[colour]] = int(state.board[seat * OBJECTS + kind * COLOURS + colour])
        rows[box.kinds[kind]] = row
    return rows


def slots_view(state: OctocubeState, seat: i64) -> list[Json]:
    box = state.box
    shown: list[Json] = []
    if box.mode != FAMILY:
        return shown
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        kind, colour = box.slot_kind[at], box.slot_colour[at]
        shown.append(
            {
                "kind": box.kinds[kind] if kind >= 0 else None,
                "colour": box.colours[colour] if colour >= 0 else None,
                "tile": tile_or_none(box, state.slots[at]),
            }
        )
    return shown


def majorities_view(state: OctocubeState, tally: Tally) -> list[Json]:
    box = state.box
    players = state.players
    shown: list[Json] = []
    for category in range(i64(CATEGORIES)):
        kind = category < KINDS
        shown.append(
            {
                "of": "kind" if kind else "colour",
                "name": box.kinds[category] if kind else box.colours[category - KINDS],
                "points": [int(box.first_points[category]), int(box.second_points[category])],
                "counts": [int(tally.counts[s * CATEGORIES + category]) for s in range(players)],
                "gains": [int(tally.majorities[s * CATEGORIES + category]) for s in range(players)],
            }
        )
    return shown


def result_view(state: OctocubeState, tally: Tally) -> Json:
    points: list[Json] = []
    if not tally.family:
        for seat in range(state.setup.players):
            start = seat * CATEGORIES
            points.append(
                {
                    "chips": int(state.chips[seat]),
                    "coins": int(state.coins[seat] * state.box.coin_points),
                    "kinds": total(tally.majorities[start : start + KINDS]),
                    "colours": total(tally.majorities[start + KINDS : start + CATEGORIES]),
                    "total": int(tally.points[seat]),
                }
            )
    return {"winners": tally.best(), "points": points}


def total(numbers: vec[i64]) -> int:
    return sum([int(number) for number in numbers])
