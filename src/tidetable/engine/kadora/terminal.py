"""Kadora drawn for a terminal of 80 columns. Only the command line imports this.

A card is a letter for its colour, its value, and a sign for its kind, on its colour: the colour
is never the only sign.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tidetable.engine.kadora.moves import COLOUR_LETTERS
from tidetable.parameters import cell_word

if TYPE_CHECKING:
    from tidetable.text import Text

PAINT = {  # ink on ground
    "red": "white on #b3261e",
    "orange": "black on #f08a24",
    "yellow": "black on #f2d13c",
    "green": "white on #1f7a3d",
    "blue": "white on #2456b8",
    "purple": "white on #7b3fa0",
}
SIGNS = {"round": "●", "square": "■", "drop": "▼"}
COLOURS = list(PAINT)
Card = Mapping[str, Any]


def letter(colour: str) -> str:
    return COLOUR_LETTERS[COLOURS.index(colour)] if colour in PAINT else colour[:1].upper()


def short(card: Card) -> Line:
    """R5● or, face down, R."""
    face = f"{letter(card['colour'])}"
    if "kind" in card:
        face += f"{card['value']}{SIGNS.get(card['kind'], card['kind'][:1])}"
    return Line(f" {face} ", style=PAINT.get(card["colour"], "reverse"))


def row_of(cards: list[Card], gap: str = " ") -> Line:
    return Line(gap).join(short(card) for card in cards)


def board(text: "Text", view: Mapping[str, Any], names: list[str]) -> RenderableType:
    """The whole table as the viewing seat sees it."""
    middle = Table.grid(padding=(0, 3))
    middle.add_row(block(view), beside(text, view))
    parts: list[RenderableType] = [middle, Line(), loot(text, view, names)]
    seat = view["seat"]
    if seat is not None and view["seats"][seat]["hand"]:
        hand = Line.assemble(
            (f"{text('label-hand')}  ", "bold"), row_of(view["seats"][seat]["hand"])
        )
        parts += [Line(), hand]
    if view["last_turns"] > 0:
        parts.append(Line(text("label-last-turns", count=view["last_turns"]), style="bold yellow"))
    return Group(*parts)


def block(view: Mapping[str, Any]) -> Table:
    """Four by four, turned to the viewing seat; empty cells show their name."""
    grid = Table(show_header=False, padding=(0, 1), show_lines=True)
    cells = iter(view["reading"])
    for _ in range(4):
        row = []
        for _ in range(4):
            r, c = next(cells)
            card = view["block"][r][c]
            name = cell_word([r, c])
            here = Line.assemble(short(card), (f" {name}", "dim")) if card else Line(f"     {name}")
            row.append(here)
        grid.add_row(*row)
    return grid


def beside(text: "Text", view: Mapping[str, Any]) -> RenderableType:
    lines: list[RenderableType] = [Line(text("label-stacks"), style="bold")]
    for number, stack in enumerate(view["stacks"], 1):
        lines.append(Line.assemble(f"{number} ({len(stack)}) ", backs(stack[:7])))
    lines += [Line(), Line(f"{text('label-aside')} ({len(view['aside'])})", style="bold")]
    counts = Counter(card["colour"] for card in view["aside"])
    aside = Line(" ").join(
        Line.assemble(short({"colour": colour}), str(counts[colour]))
        for colour in COLOURS
        if counts[colour]
    )
    return Group(*lines, aside, Line(), Line(text("label-legend"), style="dim"))


def backs(cards: list[Card]) -> Line:
    return Line("").join(short({"colour": card["colour"]}) for card in cards)


def loot(text: "Text", view: Mapping[str, Any], names: list[str]) -> Table:
    """Everybody's totals by colour, who leads, penalty so far, and the backs in hand."""
    table = Table(box=None, padding=(0, 1), title=text("label-loot"), title_justify="left")
    table.add_column("")
    for colour in view["seats"][0]["loot"]:
        table.add_column(short({"colour": colour}), justify="right")
    table.add_column(text("label-penalty"), justify="right")
    table.add_column(text("label-hand"))
    for number, seat in enumerate(view["seats"]):
        mark = "▶ " if view["to_move"] == number else "  "
        totals = [pile_total(pile) for pile in seat["loot"].values()]
        table.add_row(mark + names[number], *totals, str(seat["penalty"]), backs(seat["hand"]))
    result = view["result"]
    if result and "virtual" in result:
        totals = [pile_total(pile) for pile in result["virtual_loot"].values()]
        table.add_row(f"  {text('virtual-player')}", *totals, str(result["virtual"]), "")
    table.caption = text("label-leads")
    table.caption_justify = "left"
    return table


def pile_total(pile: Mapping[str, Any]) -> str:
    if not pile["cards"]:
        return "·"
    return f"{'▲' if pile['leads'] else ''}{pile['total']}"


def choice(
    text: "Text",
    view: Mapping[str, Any],
    move: Mapping[str, Any],
    preview: Mapping[str, Any],
    names: list[str],
) -> Line:
    """A legal move for the numbered list, with what it would take."""
    if move["do"] == "place":
        r, c = move["cell"]
        line = Line.assemble(short(move["card"]), f" → {cell_word([r, c])} ")
        if preview["takes"]:
            line.append("+")
            line.append(row_of([one["card"] for one in preview["takes"]], ""))
        return line
    if move["do"] == "draw":
        top = view["stacks"][move["stack"]][0]
        return Line.assemble(short(top), f" {text('choice-draw', stack=move['stack'] + 1)}")
    colour = text.name("colour", move["colour"])
    return Line(text("choice-give", colour=colour, to=names[move["to"]]))
