"""Positions of Octocube drawn in text (positions.py of the game), played on and looked at."""

from typing import Any

from tests.engine.octocube.conservation import conserved
from tests.engine.octocube.conservation import stack as stack_numbers
from tests.engine.values import Values, merged
from tidetable.engine.game import Json
from tidetable.engine.octocube import positions
from tidetable.engine.octocube.cube import DIRECTIONS
from tidetable.engine.octocube.model import (
    EMPTY,
    HOME,
    LETTERS,
    NO_ABYSS,
    PLAIN,
    SLOTS,
    OctocubeState,
)
from tidetable.engine.octocube.moves import space_word, tile_word
from tidetable.engine.octocube.positions import BOX_VALUES, OCTOCUBE, TILES, space_of

__all__ = ["BOX_VALUES", "OCTOCUBE", "TILES", "space_of"]

BARE = ". . . . . . . . . . . . . . . ."
LARGE_BARE = ". . . . . . . . . . . . . . . . . . . . . . . . ."


def tile(word: str) -> Json:
    """A tile as views and events show it."""
    if word == "Co":
        return {"kind": "coin"}
    number = TILES[word]
    kinds, colours = BOX_VALUES["tiles"]["kinds"], BOX_VALUES["tiles"]["colours"]
    return {"kind": kinds[number // 4], "colour": colours[number % 4]}


def corrected(**changes: object) -> Values:
    """The numbers of the box with corrections: corrected(family={"shift": False})."""
    return merged(BOX_VALUES, changes)


def position(board: str, cubes: list[str], **drawn: Any) -> OctocubeState:
    """The drawn position (positions.py), in which every tile is in one place."""
    state = positions.position(board, cubes, **drawn)
    if not drawn.get("elsewhere"):
        conserved(state)
    return state


# -- playing and looking -------------------------------------------------------------------------


def play(state: OctocubeState, text: str) -> OctocubeState:
    """Apply actions written in notation: play(state, "n +b1 score done")."""
    for word in text.split():
        state.apply(OCTOCUBE.read_action(state, word))
        if sum(state.box.counts) == state.box.tiles:
            conserved(state)
    return state


def legal_words(state: OctocubeState) -> set[str]:
    return {OCTOCUBE.write_action(state, action) for action in state.actions()}


def rolls(state: OctocubeState) -> set[str]:
    return legal_words(state) & set("nesw")


def net(state: OctocubeState, seat: int = 0) -> dict[str, str]:
    """The tiles of a cube by direction: {"U": "Pg", "D": "Sw"}."""
    found = {}
    for number, direction in enumerate(DIRECTIONS):
        shown = state.face_at(seat, number)
        if shown != EMPTY:
            found[direction[0].upper()] = tile_word(shown)
    return found


def at(state: OctocubeState, seat: int = 0) -> str:
    space = state.at[seat]
    return "home" if space == HOME else space_word(state.box.side, space)


def stack(state: OctocubeState, name: str) -> str:
    """The tiles on a space from the top, or its abyss tile, or a dot: as `position` reads it."""
    space = space_of(state.box, name)
    abyss = state.abyss[space]
    if abyss != NO_ABYSS:
        return "~" if abyss == PLAIN else f"~{LETTERS[abyss]}"
    return "/".join(tile_word(shown) for shown in stack_numbers(state, space)) or "."


def board(state: OctocubeState, seat: int = 0) -> str:
    """The tiles of a player's board."""
    row = state.board[seat * 20 : seat * 20 + 20]
    return " ".join(tile_word(shown) for shown in range(20) for _ in range(row[shown]))


def slots(state: OctocubeState, seat: int = 0) -> dict[int, str]:
    row = state.slots[seat * SLOTS : (seat + 1) * SLOTS]
    return {number: tile_word(shown) for number, shown in enumerate(row) if shown != EMPTY}


def happened(state: OctocubeState) -> list[str]:
    """The names of the events since the position was drawn."""
    return [str(event["event"]) for event in state.events(None)]


def seen(state: OctocubeState, name: str, viewer: int | None = None) -> list[Any]:
    """The tiles on a space as a view shows them."""
    view: Any = state.view(viewer)
    space = space_of(state.box, name)
    tiles = view["board"][space // state.box.side][space % state.box.side]["tiles"]
    return list(tiles)
