"""Octocube drawn for a terminal of 80 columns. Only the command line imports this.

A tile is a letter for its kind and one for its colour, on its colour: the colour is never the
only sign. A cube is the number of its seat.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tidetable.engine.octocube.moves import COLOUR_LETTERS, KIND_LETTERS
from tidetable.parameters import cell_word

if TYPE_CHECKING:
    from tidetable.text import Text

PAINT = {  # ink on ground
    "white": "black on #f2efe6",
    "light-blue": "black on #7fc4e8",
    "dark-blue": "white on #1f4e9e",
    "green": "white on #1f7a4d",
}
CUBES = {
    "orange": "black on #f08a24",
    "purple": "white on #7b3fa0",
    "red": "white on #b3261e",
    "yellow": "black on #f2d13c",
}
KINDS = ["diamond", "pearl", "sextant", "amphora", "starfish"]
COLOURS = list(PAINT)
COIN_PAINT = "black on #d8a93a"
Tile = Mapping[str, Any]
View = Mapping[str, Any]


def short(tile: Tile | None) -> Line:
    """Pg, or Co for a coin, or dots for nothing."""
    if tile is None:
        return Line(" ·· ", style="dim")
    if "colour" not in tile:
        return Line(" Co ", style=COIN_PAINT)
    kind, colour = tile["kind"], tile["colour"]
    word = KIND_LETTERS[KINDS.index(kind)] if kind in KINDS else kind[:1].upper()
    word += COLOUR_LETTERS[COLOURS.index(colour)] if colour in COLOURS else colour[:1]
    return Line(f" {word} ", style=PAINT.get(colour, "reverse"))


def row_of(tiles: list[Tile]) -> Line:
    return Line("").join(short(tile) for tile in tiles)


def cube_mark(view: View, seat: int) -> Line:
    colour = view["seats"][seat]["colour"]
    return Line(f"[{seat}]", style=CUBES.get(colour, "reverse"))


def board(text: "Text", view: View, names: list[str]) -> RenderableType:
    """The whole table as the viewing seat sees it."""
    middle = Table.grid(padding=(0, 3))
    middle.add_row(sea_bed(view), beside(text, view, names))
    parts: list[RenderableType] = [middle, Line()]
    parts.append(
        slots(text, view, names) if view["mode"] == "family" else boards(text, view, names)
    )
    if view["now"]["tile"]:
        parts.append(
            Line.assemble((text("label-tile", tile=""), "bold"), short(view["now"]["tile"]))
        )
    if view["last_round"] and view["to_move"] >= 0:
        parts.append(Line(text("label-last-round"), style="bold yellow"))
    return Group(*parts)


def sea_bed(view: View) -> Table:
    """The spaces, two lines each: name and cube; top tile and height, or the abyss tile."""
    grid = Table(show_header=False, padding=(0, 0), show_lines=True)
    for r, row in enumerate(view["board"]):
        cells = []
        for c, here in enumerate(row):
            line = Line(f"{cell_word([r, c])} ", style="dim")
            if here["cube"] is not None:
                line.append_text(cube_mark(view, here["cube"]))
            line.append("\n")
            line.append_text(ground(here))
            cells.append(line)
        grid.add_row(*cells)
    return grid


def ground(here: Mapping[str, Any]) -> Line:
    if here["abyss"]:
        return Line(f" ~{here['abyss']['power'] or '~'}~ ", style="dim reverse")
    if not here["tiles"]:
        return Line("      ")
    top = here["tiles"][0]
    return Line.assemble(short(top) if top else Line(" ?? ", style="dim"), f" {len(here['tiles'])}")


def beside(text: "Text", view: View, names: list[str]) -> RenderableType:
    """The cubes unfolded: top, then north, east, south and west, then bottom."""
    lines: list[RenderableType] = [Line(text("label-supply", count=len(view["supply"])))]
    for number, seat in enumerate(view["seats"]):
        cube = seat["cube"]
        at = cell_word(cube["cell"]) if cube["cell"] else text("label-home")
        mark = "▶" if view["to_move"] == number else " "
        lines.append(Line.assemble(mark, cube_mark(view, number), f" {names[number]}, {at}"))
        faces = cube["faces"]
        net = Line("   ↑").join([Line(), short(faces["up"])])
        net.append(" ")
        net.append_text(row_of([faces[side] for side in ("north", "east", "south", "west")]))
        net.append(" ↓")
        net.append_text(short(faces["down"]))
        lines.append(net)
    return Group(*lines, Line(), Line(text("label-legend"), style="dim"))


def boards(text: "Text", view: View, names: list[str]) -> Table:
    """How many tiles everybody has of each kind and colour, and who would be paid for it."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    for part in view["majorities"]:
        sign = part["name"][:1].upper()
        if part["of"] == "kind" and part["name"] in KINDS:
            sign = KIND_LETTERS[KINDS.index(part["name"])]
        elif part["name"] in COLOURS:
            sign = COLOUR_LETTERS[COLOURS.index(part["name"])]
        table.add_column(f"{sign} {part['points'][0]}/{part['points'][1]}", justify="right")
    for label in ("coins", "chips", "score"):
        table.add_column(text(f"label-{label}"), justify="right")
    for number, seat in enumerate(view["seats"]):
        counts = [
            f"{place(part['gains'][number], part['points'])}{part['counts'][number] or '·'}"
            for part in view["majorities"]
        ]
        rest = [seat["coins"], seat["chips"], seat["score"]]
        table.add_row(names[number], *counts, *("?" if n is None else str(n) for n in rest))
    table.caption = text("label-leads")
    table.caption_justify = "left"
    return table


def place(gain: int, points: list[int]) -> str:
    return "" if gain == 0 else "▲" if gain == points[0] else "△"


def slots(text: "Text", view: View, names: list[str]) -> Table:
    """The family boards: what is still wanted stands in brackets."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    table.add_column(text("label-slots"))
    table.add_column(text("label-coins"), justify="right")
    for number, seat in enumerate(view["seats"]):
        line = Line()
        for at, slot in enumerate(seat["slots"]):
            line.append("\n" if at == 9 else "")  # the slots for one kind in one colour
            line.append_text(short(slot["tile"]) if slot["tile"] else wanted(slot))
        table.add_row(names[number], line, str(seat["coins"]))
    return table


def wanted(slot: Mapping[str, Any]) -> Line:
    kind = KIND_LETTERS[KINDS.index(slot["kind"])] if slot["kind"] in KINDS else "*"
    colour = COLOUR_LETTERS[COLOURS.index(slot["colour"])] if slot["colour"] in COLOURS else "*"
    return Line(f"({kind}{colour})", style="dim")


# -- choices -------------------------------------------------------------------------------------


def choice(
    text: "Text",
    view: View,
    move: Mapping[str, Any],
    preview: Mapping[str, Any],
    names: list[str],
) -> Line:
    """A legal move for the numbered list, with what it would bring."""
    line = Line(sentence(text, view, move, preview, names))
    if preview.get("sticks"):
        line.append(" +")
        line.append_text(short(preview["sticks"]))
    if move["do"] == "space" and preview.get("tile"):
        line.append(" ")
        line.append_text(short(preview["tile"]))
    return line


def sentence(
    text: "Text",
    view: View,
    move: Mapping[str, Any],
    preview: Mapping[str, Any],
    names: list[str],
) -> str:
    do = move["do"]
    if do == "place":
        return text("choice-place", cell=cell_word(move["cell"]))
    if do == "orient":
        faces = preview["faces"]
        up, north = short(faces["up"]).plain.strip(), short(faces["north"]).plain.strip()
        return text("choice-orient", up=up, north=north)
    if do == "roll":
        direction = text.name("side", move["direction"])
        return text("choice-roll", direction=direction, cell=cell_word(preview["to"]))
    if do == "rotate":
        return text("choice-rotate", degrees=move["degrees"])
    if do == "score":
        return text("choice-score", points=preview["points"])
    if do == "keep":
        shown = view["seats"][view["to_move"]]["cube"]["faces"][move["face"]]
        face = text.name("side", move["face"])
        return text("choice-keep", tile=short(shown).plain.strip(), face=face)
    if do == "done":
        return text("choice-done", points=preview["points"])
    if do == "power":
        letter = move["power"]
        return text("choice-power", power=letter, does=text(f"power-{letter}"))
    if do == "space":
        return cell_word(move["cell"])
    if do == "tile":
        return text("choice-tile", tile=short(move["tile"]).plain.strip())
    if do == "cube":
        return text("choice-cube", seat=names[move["seat"]])
    if do == "slot":
        return text("choice-slot", slot=move["slot"] + 1)
    if do == "shift":
        return text("choice-shift", slot=move["slot"] + 1, to=move["to"] + 1)
    if do == "skip":
        return text("choice-skip" if view["step"] == "act" else "choice-stop")
    return text("choice-take-back" if do == "take-back" else "choice-aside")
