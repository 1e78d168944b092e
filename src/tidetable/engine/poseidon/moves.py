"""Actions as people see them: structured moves for the wire, short words for the notation.

Words: `*arrow/food` chooses a tile, `@0,1:1,1` lays it on two hexes; `w2` loads the second row;
`L1>L3` moves; `f5` takes the fish's 5 (o octopus, f fish, s starfish, c clam, n neutral), `#1,0`
names a hex of the reef; `eat4` eats for the fourth tentacle, `buy3` for a coral, `buy3+10` for two;
`go:c` lets the clam move first; `free4` frees a friend at the head; `look7`; `=Deep` returns there;
`bonus:track`; `.` is enough.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.errors import IllegalAction
from tidetable.engine.fields import listed, only, whole
from tidetable.engine.game import Json
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
from tidetable.engine.poseidon.model import (
    ASK_HEAD,
    ASK_TILE,
    FACES,
    NEUTRAL,
    STAGE_REEFS,
    TENTACLES,
    PoseidonState,
)
from tidetable.engine.poseidon.reef import ABOVE, HEX_LIMIT, WAYS, Reef, Site, way_between
from tidetable.engine.poseidon.serialize import die_of, hex_of, tile_of
from tidetable.engine.poseidon.wave import BONUS_NAMES

LETTERS: Final = "ofscn"  # of the owners of dice: the initials of their creatures, then neutral
VERBS: Final = (
    "enough, start, tile, lay, load, move, take, hex, free, buy, mover, look, return, bonus"
)

# -- structured moves ----------------------------------------------------------------------------


def move(state: PoseidonState, action: i64) -> Json:
    box = state.box
    if action >= SITES:
        return site_move(action - SITES)
    if action >= BONUSES:
        return {"do": "bonus", "bonus": BONUS_NAMES[action - BONUSES]}
    if action >= ENDS:
        return {"do": "return", "space": box.names[0 if action == ENDS else box.beach]}
    if action >= LOOKS:
        return {"do": "look", "coral": int(box.coral_numbers[action - LOOKS])}
    if action >= MOVERS:
        return {"do": "mover", "seat": int(action - MOVERS)}
    if action >= BUYS:
        return {"do": "buy", "corals": bought(state, action)}
    if action >= FREES:
        return {"do": "free", "tentacle": box.tentacles[action - FREES]}
    if action >= HEXES:
        return {"do": "hex", "hex": int(action - HEXES)}
    if action >= DICE_TAKEN:
        return {"do": "take", "die": die_of(action - DICE_TAKEN)}
    if action >= MOVES:
        start, end = (action - MOVES) // SPACE_LIMIT, (action - MOVES) % SPACE_LIMIT
        return {"do": "move", "from": box.names[start], "to": box.names[end]}
    if action >= ROWS:
        return {"do": "load", "row": int(action - ROWS)}
    if action >= TILES:
        return {"do": "tile", "tile": tile_of(box.tile_symbols, action - TILES)}
    if action >= START_TILES:
        return {"do": "start", "tile": tile_of(box.start_symbols, action - START_TILES)}
    return {"do": "enough"}


def site_move(site: i64) -> Json:
    """Beside a hex, that way from it, then turning; or on a hex and its neighbour that way."""
    swapped = site % 2 == 1
    if site >= ABOVE:
        site -= ABOVE
        on, way = int(site // 12), int(site // 2 % WAYS)
        return {"do": "lay", "on": on, "way": way, "swapped": swapped}
    return {
        "do": "lay",
        "beside": int(site // 72),
        "way": int(site // 12 % WAYS),
        "turn": int(site // 2 % WAYS),
        "swapped": swapped,
    }


def bought(state: PoseidonState, action: i64) -> list[int]:
    choice = action - BUYS
    numbers = state.box.coral_numbers
    both = (choice // CORAL_CHOICES - 1, choice % CORAL_CHOICES - 1)
    return [int(numbers[coral]) for coral in both if coral >= 0]


def action(state: PoseidonState, move: object) -> int:
    """The action that a structured move means; every way it can be malformed has its reason."""
    if not isinstance(move, dict):
        raise IllegalAction("move-not-object")
    box = state.box
    do = move.get("do")
    if do == "enough":
        only(move, [])
        return DONE
    if do == "start" or do == "tile":
        only(move, ["tile"])
        if do == "start":
            return START_TILES + listed(move, "tile", [t.split("/") for t in box.start_tiles])
        return TILES + listed(move, "tile", [tile.split("/") for tile in box.tiles])
    if do == "lay":
        return SITES + site_number(move)
    if do == "load":
        only(move, ["row"])
        return ROWS + whole(move, "row", int(box.groups))
    if do == "move":
        only(move, ["from", "to"])
        names: list[object] = list(box.names)
        return MOVES + listed(move, "from", names) * SPACE_LIMIT + listed(move, "to", names)
    if do == "take":
        only(move, ["die"])
        return DICE_TAKEN + die_number(state, move.get("die"))
    if do == "hex":
        only(move, ["hex"])
        return HEXES + whole(move, "hex", HEX_LIMIT)
    if do == "free":
        only(move, ["tentacle"])
        return FREES + listed(move, "tentacle", list(box.tentacles))
    if do == "buy":
        only(move, ["corals"])
        return buy_number(state, move.get("corals"))
    if do == "mover":
        only(move, ["seat"])
        return MOVERS + whole(move, "seat", state.players)
    if do == "look":
        only(move, ["coral"])
        return LOOKS + listed(move, "coral", [int(n) for n in box.coral_numbers])
    if do == "return":
        only(move, ["space"])
        return ENDS + listed(move, "space", [box.names[0], box.names[box.beach]])
    if do == "bonus":
        only(move, ["bonus"])
        return BONUSES + listed(move, "bonus", list(BONUS_NAMES))
    raise IllegalAction("move-field", field="do", expected=VERBS)


def site_number(move: Json) -> int:
    swapped = move.get("swapped")
    if not isinstance(swapped, bool):
        raise IllegalAction("move-field", field="swapped", expected="true, false")
    way = whole(move, "way", WAYS)
    if "on" in move:
        only(move, ["on", "way", "swapped"])
        return ABOVE + (whole(move, "on", HEX_LIMIT) * WAYS + way) * 2 + int(swapped)
    only(move, ["beside", "way", "turn", "swapped"])
    touch = whole(move, "beside", HEX_LIMIT) * WAYS + way
    return (touch * WAYS + whole(move, "turn", WAYS)) * 2 + int(swapped)


def die_number(state: PoseidonState, die: object) -> int:
    if isinstance(die, dict) and set(die) == {"owner", "value"}:
        owner, value = die["owner"], die["value"]
        if owner is None:
            owner = NEUTRAL
        elif type(owner) is not int or not 0 <= owner < state.players:
            owner = -1
        if type(value) is int and 1 <= value <= FACES and owner >= 0:
            number: int = owner * FACES + value - 1
            return number
    raise IllegalAction("move-field", field="die", expected="owner, value")


def buy_number(state: PoseidonState, corals: object) -> int:
    """One or two of the numbers, ascending, not two of a row."""
    numbers = [int(number) for number in state.box.coral_numbers]
    rows = int(state.box.low_corals)
    both = [-1, -1]
    if isinstance(corals, list) and corals:
        fits = True
        for coral in corals:
            fits = fits and type(coral) is int and coral in numbers
        if fits:
            places = [numbers.index(coral) for coral in corals]
            for place in places:
                row = 0 if place < rows else 1
                if both[row] >= 0:
                    raise IllegalAction("one-coral-of-each-row")
                both[row] = place
            if places == [place for place in both if place >= 0]:
                return BUYS + (both[0] + 1) * CORAL_CHOICES + both[1] + 1
    expected = f"[{numbers[0]} .. {numbers[rows - 1]}, {numbers[rows]} .. {numbers[-1]}]"
    raise IllegalAction("move-field", field="corals", expected=expected)


# -- notation ------------------------------------------------------------------------------------


def write_action(state: PoseidonState, action: i64) -> str:
    box = state.box
    reef = state.reef(state.to_move)
    if action >= SITES:
        site = reef.site(action - SITES)
        assert site is not None
        return f"@{int(site.q1)},{int(site.r1)}:{int(site.q2)},{int(site.r2)}"
    if action >= BONUSES:
        return f"bonus:{BONUS_NAMES[action - BONUSES]}"
    if action >= ENDS:
        return f"={box.names[0 if action == ENDS else box.beach]}"
    if action >= LOOKS:
        return f"look{int(box.coral_numbers[action - LOOKS])}"
    if action >= MOVERS:
        return f"go:{letters(state)[action - MOVERS]}"
    if action >= BUYS:
        return "buy" + "+".join(str(number) for number in bought(state, action))
    if action >= FREES:
        return f"{'free' if state.ask == ASK_HEAD else 'eat'}{int(action - FREES) + 1}"
    if action >= HEXES:
        q, r = hex_of(reef, action - HEXES)
        return f"#{q},{r}"
    if action >= DICE_TAKEN:
        return die_word(letters(state), action - DICE_TAKEN)
    if action >= MOVES:
        start, end = (action - MOVES) // SPACE_LIMIT, (action - MOVES) % SPACE_LIMIT
        return f"{box.names[start]}>{box.names[end]}"
    if action >= ROWS:
        return f"w{int(action - ROWS) + 1}"
    if action >= TILES:
        return f"*{box.tiles[action - TILES]}"
    if action >= START_TILES:
        return f"*{box.start_tiles[action - START_TILES]}"
    return "."


def letters(state: PoseidonState) -> str:
    """The letters of the owners of dice at this table: those of the creatures that are played."""
    played = "".join([sign[0] for sign in state.setup.signs])
    return played + "".join([letter for letter in LETTERS if letter not in played])


def die_word(owners: str, die: i64) -> str:
    return f"{owners[die // FACES]}{int(die % FACES) + 1}"


def read_action(state: PoseidonState, word: str) -> int:
    """It may be refused, with a reason, when it is tried."""
    try:
        return read_word(state, word)
    except (ValueError, IndexError):
        raise IllegalAction("no-such-word", word=word) from None


def read_word(state: PoseidonState, word: str) -> int:
    box = state.box
    reef = state.reef(state.to_move if state.to_move >= 0 else 0)
    if word == ".":
        return DONE
    if word[0] == "*" and state.ask == ASK_TILE:
        return START_TILES + box.start_tiles.index(word[1:])
    if word[0] == "*":
        return TILES + box.tiles.index(word[1:])
    if word[0] == "@":
        return SITES + read_site(state, reef, word[1:])
    if word[0] == "#":
        q, r = [int(part) for part in word[1:].split(",")]
        hex = int(reef.find(q, r))
        if hex < 0:
            raise IllegalAction("no-such-hex")
        return HEXES + hex
    if ">" in word:
        start, end = word.split(">")
        return MOVES + box.names.index(start) * SPACE_LIMIT + box.names.index(end)
    if word.startswith("bonus:"):
        return BONUSES + BONUS_NAMES.index(word[6:])
    if word[0] == "=":
        return ENDS + [box.names[0], box.names[box.beach]].index(word[1:])
    if word.startswith("look"):
        return LOOKS + [int(number) for number in box.coral_numbers].index(int(word[4:]))
    if word.startswith("go:"):
        return MOVERS + list(letters(state)[: state.players]).index(word[3:])
    if word.startswith("buy"):
        return buy_number(state, [int(part) for part in word[3:].split("+")])
    if word.startswith(("eat", "free")):
        return FREES + range(1, TENTACLES + 1).index(int(word.lstrip("aefrt")))
    if word[0] == "w":
        return ROWS + range(1, int(box.groups) + 1).index(int(word[1:]))
    value = range(1, FACES + 1).index(int(word[1:]))
    return DICE_TAKEN + letters(state).index(word[0]) * FACES + value


def read_site(state: PoseidonState, reef: Reef, places: str) -> int:
    q1, r1, q2, r2 = [int(part) for part in places.replace(":", ",").split(",")]
    if way_between(q1, r1, q2, r2) < 0:
        raise IllegalAction("site-no-neighbours")
    number = reef.number(Site(q1, r1, q2, r2, 1))
    if number < 0:
        on_reef = reef.find(q1, r1) >= 0 or reef.find(q2, r2) >= 0
        raise IllegalAction("site-overhang" if on_reef else "site-apart")
    start = state.stage == STAGE_REEFS
    symbols = state.box.start_symbols if start else state.box.tile_symbols
    tile = state.tile
    if tile >= 0 and symbols[tile * 2] == symbols[tile * 2 + 1]:
        number -= number % 2  # it looks the same both ways
    return int(number)


def write_tip(numbers: vec[i64]) -> str:
    """Value and wave of each die, slot by slot; wave 0 is off the board."""
    dice = [f"{int(numbers[n]) + 1}-{int(numbers[n + 1])}" for n in range(0, len(numbers), 2)]
    return " ".join(dice)


def read_tip(text: str) -> vec[i64]:
    numbers: list[int] = []
    for die in text.split():
        value, wave = die.split("-")
        numbers += [int(value) - 1, int(wave)]
    return vec[i64](numbers)
