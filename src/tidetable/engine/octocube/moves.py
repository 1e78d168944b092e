"""Actions as people see them: structured moves for the wire, short words for the notation.

In the notation a tile is the letter of its kind and of its colour (Pg is the green pearl, Co a
coin) and a space is column and row (b3; a1 is the north-western corner). `+b1` puts the cube
there, `@UN` lets it stand with face U up and face N to the north, `n` rolls north, `r90` rotates,
`score` and `skip` are what they say, `keep-up` leaves a tile on the cube and `done` takes off the
rest. `!C` uses a power; the space, tile or cube it is to work on follows. `=7` fills a slot,
`=7>12` does so after moving what is there, `aside` lets a tile wait.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.errors import IllegalAction
from tidetable.engine.fields import listed, only, whole
from tidetable.engine.game import Json
from tidetable.engine.octocube.actions import (
    ASIDE,
    DONE,
    KEEPS,
    ORIENTS,
    PLACES,
    ROLLS,
    ROTATES,
    SCORE,
    SEATS,
    SHIFTS,
    SKIP,
    SLOT_TAKES,
    SPACES,
    TILES,
    USES,
)
from tidetable.engine.octocube.cube import DIRECTIONS, FACES, NORTH, ORIENTATIONS, UP
from tidetable.engine.octocube.model import (
    COIN,
    COLOURS,
    FAMILY,
    LETTERS,
    OBJECTS,
    SLOTS,
    Box,
    OctocubeState,
)
from tidetable.engine.octocube.serialize import cell, tile

KIND_LETTERS: Final = "DPSAF"
COLOUR_LETTERS: Final = "wldg"
COLUMN_LETTERS: Final = "abcde"
FACE_LETTERS: Final = "UDNESW"
VERBS: Final = [
    *("place", "orient", "roll", "rotate", "score", "take-back", "skip", "keep", "done"),
    *("power", "space", "tile", "cube", "slot", "shift", "aside"),
]


# -- structured moves ----------------------------------------------------------------------------


def move(state: OctocubeState, action: i64) -> Json:
    box = state.box
    if action < ORIENTS:
        return {"do": "place", "cell": cell(box, action - PLACES)}
    if action < ROLLS:
        return {"do": "orient", "orientation": int(action - ORIENTS)}
    if action < ROTATES:
        return {"do": "roll", "direction": DIRECTIONS[NORTH + action - ROLLS]}
    if action < SCORE:
        return {"do": "rotate", "degrees": int(action - ROTATES + 1) * 90}
    if action == SCORE:
        return {"do": "take-back" if box.mode == FAMILY else "score"}
    if action == SKIP:
        return {"do": "skip"}
    if action < DONE:
        return {"do": "keep", "face": DIRECTIONS[action - KEEPS]}
    if action == DONE:
        return {"do": "done"}
    if action < SPACES:
        return {"do": "power", "power": LETTERS[action - USES]}
    if action < TILES:
        return {"do": "space", "cell": cell(box, action - SPACES)}
    if action < SEATS:
        return {"do": "tile", "tile": tile(box, action - TILES)}
    if action < SLOT_TAKES:
        return {"do": "cube", "seat": int(action - SEATS)}
    if action < SHIFTS:
        return {"do": "slot", "slot": int(action - SLOT_TAKES)}
    if action < ASIDE:
        slot, to = (action - SHIFTS) // SLOTS, (action - SHIFTS) % SLOTS
        return {"do": "shift", "slot": int(slot), "to": int(to)}
    return {"do": "aside"}


def action(state: OctocubeState, move: object) -> int:
    """The action that a structured move means; every way it can be malformed has its reason."""
    if not isinstance(move, dict):
        raise IllegalAction("move-not-object")
    do = move.get("do")
    box = state.box
    if do == "place":
        only(move, ["cell"])
        return PLACES + space_number(box, move.get("cell"))
    if do == "orient":
        only(move, ["orientation"])
        return ORIENTS + whole(move, "orientation", ORIENTATIONS)
    if do == "roll":
        only(move, ["direction"])
        return ROLLS + listed(move, "direction", DIRECTIONS[NORTH:])
    if do == "rotate":
        only(move, ["degrees"])
        degrees = move.get("degrees")
        if isinstance(degrees, bool) or degrees not in (90, 180, 270):
            raise IllegalAction("move-field", field="degrees", expected="90, 180, 270")
        return ROTATES + [90, 180, 270].index(int(str(degrees)))
    if do == "keep":
        only(move, ["face"])
        return KEEPS + listed(move, "face", DIRECTIONS)
    if do == "power":
        only(move, ["power"])
        return USES + listed(move, "power", list(LETTERS))
    if do == "space":
        only(move, ["cell"])
        return SPACES + space_number(box, move.get("cell"))
    if do == "tile":
        only(move, ["tile"])
        return TILES + object_number(box, move.get("tile"))
    if do == "cube":
        only(move, ["seat"])
        return SEATS + whole(move, "seat", state.players)
    if do == "slot":
        only(move, ["slot"])
        return SLOT_TAKES + whole(move, "slot", SLOTS)
    if do == "shift":
        only(move, ["slot", "to"])
        return SHIFTS + whole(move, "slot", SLOTS) * SLOTS + whole(move, "to", SLOTS)
    return plain_action(box, move)


def plain_action(box: Box, move: Json) -> int:
    """A move that is one word."""
    do = move.get("do")
    home = "take-back" if box.mode == FAMILY else "score"
    for word, number in ((home, SCORE), ("skip", SKIP), ("done", DONE), ("aside", ASIDE)):
        if do == word:
            only(move, [])
            return number
    known = [verb for verb in VERBS if verb not in ("score", "take-back") or verb == home]
    raise IllegalAction("move-field", field="do", expected=", ".join(known))


def object_number(box: Box, shown: object) -> int:
    for number in range(OBJECTS):
        if tile(box, number) == shown:
            return number
    raise IllegalAction("move-field", field="tile", expected="kind, colour")


def space_number(box: Box, at: object) -> int:
    last = int(box.side) - 1
    expected = f"[0 .. {last}, 0 .. {last}]"
    if not isinstance(at, list) or len(at) != 2:
        raise IllegalAction("move-field", field="cell", expected=expected)
    for part in at:
        if not isinstance(part, int) or isinstance(part, bool) or not 0 <= part <= last:
            raise IllegalAction("move-field", field="cell", expected=expected)
    row: int = at[0]
    column: int = at[1]
    return row * int(box.side) + column


# -- notation ------------------------------------------------------------------------------------


def tile_word(shown: i64) -> str:
    if shown == COIN:
        return "Co"
    return f"{KIND_LETTERS[shown // COLOURS]}{COLOUR_LETTERS[shown % COLOURS]}"


def space_word(side: i64, space: i64) -> str:
    return f"{COLUMN_LETTERS[space % side]}{int(space // side) + 1}"


def orientation_word(box: Box, orientation: i64) -> str:
    face = box.cube.face
    at = orientation * FACES
    return f"@{FACE_LETTERS[face[at + UP]]}{FACE_LETTERS[face[at + NORTH]]}"


def write_action(state: OctocubeState, action: i64) -> str:
    box = state.box
    if action < ORIENTS:
        return f"+{space_word(box.side, action - PLACES)}"
    if action < ROLLS:
        return orientation_word(box, action - ORIENTS)
    if action < ROTATES:
        return DIRECTIONS[NORTH + action - ROLLS][0]
    if action < SCORE:
        return f"r{int(action - ROTATES + 1) * 90}"
    if action < KEEPS:
        return "score" if action == SCORE else "skip"
    if action < DONE:
        return f"keep-{DIRECTIONS[action - KEEPS]}"
    if action == DONE:
        return "done"
    if action < SPACES:
        return f"!{LETTERS[action - USES]}"
    if action < TILES:
        return space_word(box.side, action - SPACES)
    if action < SEATS:
        return tile_word(action - TILES)
    if action < SLOT_TAKES:
        return f"#{int(action - SEATS) + 1}"
    if action < SHIFTS:
        return f"={int(action - SLOT_TAKES) + 1}"
    if action < ASIDE:
        slot, to = (action - SHIFTS) // SLOTS, (action - SHIFTS) % SLOTS
        return f"={int(slot) + 1}>{int(to) + 1}"
    return "aside"


def read_action(state: OctocubeState, word: str) -> int:
    """Every action has a word of its own, so that the word is looked for among all."""
    box = state.box
    first, last = spans(word)
    for number in range(first, last):
        if not beyond(box, number) and write_action(state, number) == word:
            return number
    raise IllegalAction("no-such-word", word=word)


def spans(word: str) -> tuple[int, int]:
    """The range in which a word can be, by its first sign."""
    signs = {"+": (PLACES, ORIENTS), "@": (ORIENTS, ROLLS), "!": (USES, SPACES)}
    signs["#"] = SEATS, SLOT_TAKES
    signs["="] = SLOT_TAKES, ASIDE
    return signs.get(word[:1], (ROLLS, ASIDE + 1))


def beyond(box: Box, action: i64) -> bool:
    """A space that this board does not have."""
    if action < ORIENTS:
        return action - PLACES >= box.spaces
    return SPACES <= action < TILES and action - SPACES >= box.spaces


def write_deal(box: Box, numbers: vec[i64]) -> str:
    """The tiles of the box, those that show the same told apart by a number."""
    words = deal_words(box)
    return " ".join([words[number] for number in numbers])


def read_deal(box: Box, text: str) -> vec[i64]:
    number_of: dict[str, int] = {}
    for number, word in enumerate(deal_words(box)):
        number_of[word] = number
    numbers: list[int] = []
    for word in text.split():
        if word not in number_of:
            raise IllegalAction("no-such-tile", word=word)
        numbers.append(number_of[word])
    return vec[i64](numbers)


def deal_words(box: Box) -> list[str]:
    words: list[str] = []
    for shown in range(i64(OBJECTS + 1)):
        for copy in range(int(box.counts[shown])):
            words.append(f"{tile_word(shown)}{copy + 1}")
    return words
