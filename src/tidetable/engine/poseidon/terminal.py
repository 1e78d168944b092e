"""Poseidon's Kingdom drawn for a terminal of 80 columns. Only the command line imports this.

A die is the letter of its owner and its value, on the owner's colour: the colour is never the only
sign. The letters are those of the notation.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tidetable.engine.poseidon.moves import LETTERS
from tidetable.engine.poseidon.words import hex_word, tile

if TYPE_CHECKING:
    from tidetable.text import Text

PAINT = {
    "octopus": "white on #1f7a3d",
    "fish": "white on #2456b8",
    "starfish": "black on #f08a24",
    "clam": "black on #f2d13c",
}
NEUTRAL = LETTERS[-1]
GREY = "white on #5a6270"
SIGNS = {"arrow": ">", "food": "o", "wave": "~", "storage": "=", "plain": "."}
View = Mapping[str, Any]


def paint(view: View, owner: int | None) -> str:
    return GREY if owner is None else PAINT[view["seats"][owner]["creature"]]


def letter(view: View, owner: int | None) -> str:
    return NEUTRAL if owner is None else str(view["seats"][owner]["creature"][0])


def die(view: View, shown: Mapping[str, Any]) -> Line:
    owner = shown["owner"]
    return Line(f"{letter(view, owner)}{shown['value']}", style=paint(view, owner))


def mark(view: View, seat: int) -> Line:
    return Line(letter(view, seat).upper(), style=paint(view, seat))


def board(text: "Text", view: View, names: list[str]) -> RenderableType:
    """The whole table as the viewing seat sees it."""
    top = Table.grid(padding=(0, 3))
    top.add_row(ocean(text, view), beside(text, view))
    left = [f"{tile(text, name.split('/'))} {count}" for name, count in view["stock"].items()]
    stock = Line(f"{text('label-stock')}: {', '.join(left)}", style="dim")
    parts: list[RenderableType] = [top, Line(), players(text, view, names), stock]
    seat = view["seat"]
    if seat is not None:
        parts += [Line(), Line(text("label-reef"), style="bold"), reef(view, seat)]
        parts.append(Line(text("label-legend"), style="dim"))
    if view["last_turns"] > 0:
        parts.append(Line(text("label-last-turns", count=view["last_turns"]), style="bold yellow"))
    return Group(*parts)


def ocean(text: "Text", view: View) -> Table:
    """One line a wave: who is at its left edge, its dice, who is at its right edge."""
    sea = view["ocean"]
    spaces = {one["name"]: one for one in sea["spaces"]}
    table = Table(box=None, padding=(0, 1), title=text("label-ocean"), title_justify="left")
    for name in ("", "", "", ""):
        table.add_column(name)
    table.add_row(text.name("space", "Deep"), at(view, spaces["Deep"]), "", "")
    for number, dice in enumerate(sea["waves"], 1):
        left, right = spaces[f"L{number}"], spaces[f"R{number}"]
        row = Line(" ").join(die(view, one) for one in dice for _ in range(one["count"]))
        table.add_row(f"{number} ({left['shark_number']})", at(view, left), row, at(view, right))
    table.add_row(text.name("space", "Beach"), at(view, spaces["Beach"]), "", "")
    table.caption = text("label-shark", next=text.name("space", sea["shark"]["next"]))
    table.caption_justify = "left"
    return table


def at(view: View, here: Mapping[str, Any]) -> Line:
    """Who stands on a space."""
    line = Line("").join(mark(view, seat) for seat in here["creatures"])
    if view["ocean"]["shark"]["space"] == here["name"]:
        line.append("▲", style="bold red")
    return line


def beside(text: "Text", view: View) -> RenderableType:
    """The Big Wave, the Kraken, and the stock."""
    kraken = view["kraken"]
    lines: list[RenderableType] = [Line(text("label-big-wave"), style="bold"), big_wave(view)]
    lines += [Line(), Line(text("label-tentacles"), style="bold")]
    for tentacle in kraken["tentacles"]:
        friends = Line("").join(mark(view, seat) for seat in tentacle["friends"])
        tokens = " ".join(str(token) for token in tentacle["tokens"])
        name = text(f"tentacle-{tentacle['combination']}")
        lines.append(Line.assemble(friends, f" {name}: {tokens}"))
    corals = [
        f"{one['number']}" + (f" {text('coral-' + one['kind'])}" if one["kind"] else "")
        for one in kraken["corals"]
        if one["owner"] is None
    ]
    lines.append(Line(f"{text('label-corals')}: {', '.join(corals)}"))
    return Group(*lines)


def big_wave(view: View) -> Line:
    rows: dict[int, list[Line]] = {}
    for slot in view["big_wave"]["slots"]:
        sign = Line("·")
        if slot["taken"]:
            sign = Line(letter(view, slot["owner"]), style=paint(view, slot["owner"]))
        rows.setdefault(slot["row"], []).append(sign)
    return Line("\n").join(
        Line.assemble(f"{row + 1} ", Line(" ").join(signs)) for row, signs in rows.items()
    )


def players(text: "Text", view: View, names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 1))
    heads = ("supply", "sum", "strengths", "friends", "track", "skeletons", "points")
    table.add_column("")
    for label in heads:
        table.add_column(text(f"label-{label}"), justify="right")
    for number, seat in enumerate(view["seats"]):
        active = "▶ " if view["active"] == number else "  "
        strengths = "/".join(str(strength) for strength in seat["strengths"].values())
        points = "?" if seat["points"] is None else str(seat["points"])
        counts = (seat["supply"], seat["sum"], strengths, len(seat["freed"]))
        rest = (view["kraken"]["track"][number], seat["skeletons"], points)
        name = Line.assemble(active, mark(view, number), f" {names[number]}")
        table.add_row(name, *map(str, (*counts, *rest)))
    return table


def reef(view: View, seat: int) -> Line:
    """Hexes as sign and level, each row shifted by half a hex; a die in place of the sign. Before
    each row stand the coordinates of its first hex, from which q goes up one by one."""
    places = {tuple(one["at"]): one for one in view["seats"][seat]["reef"]}
    rows = [r for _, r in places]
    first = min(2 * q + r for q, r in places)
    drawn = []
    for r in range(min(rows), max(rows) + 1):
        columns = sorted(q for q, row in places if row == r)
        name = hex_word([columns[0], r]) if columns else ""
        line = Line(f"{name:>8} ", style="dim")
        for q in columns:
            line.append(" " * (9 + (2 * q + r - first) * 2 - len(line)))
            line.append(hexagon(view, places[q, r]))
        drawn.append(line)
    return Line("\n").join(drawn)


def hexagon(view: View, one: Mapping[str, Any]) -> Line:
    if one["die"]:
        return Line.assemble(die(view, one["die"]), str(one["level"]))
    sign = "x" if one["skeleton"] else SIGNS[one["symbol"]]
    return Line(f"{sign}{one['level']}", style="bold" if one["level"] > 1 else "")


def choice(
    text: "Text",
    view: View,
    move: Mapping[str, Any],
    preview: Mapping[str, Any],
    names: list[str],
) -> Line:
    """A legal move for the numbered list, with what it would do."""
    do = move["do"]
    if do == "tile":
        return Line(text("choice-tile", tile=tile(text, move["tile"]), left=preview["left"]))
    if do == "start":
        return Line(text("choice-start", tile=tile(text, move["tile"])))
    if do == "lay":
        hexes = " ".join(hex_word(one) for one in preview["hexes"])
        return Line(f"{hexes} ↑{preview['level']}")
    if do == "load":
        return Line(text("choice-load", row=move["row"] + 1))
    if do == "move":
        return moving(text, view, move, preview)
    if do == "take":
        named = text.argument("die", move["die"], names)
        said = (
            text("choice-pick", die=named) if preview["serves"] else text("choice-take", die=named)
        )
        return Line.assemble(die(view, move["die"]), f" {said}")
    if do == "hex":
        line = Line(f"{hex_word(preview['at'])} {text('symbol-' + preview['symbol'])} ")
        return Line.assemble(line, die(view, preview["die"])) if preview["die"] else line
    if do == "free":
        name = text(f"tentacle-{move['tentacle']}")
        code = "choice-free-head" if view["step"] == "head" else "choice-free"
        return Line(text(code, tentacle=name, token=preview["token"]))
    if do == "buy":
        return Line(text("choice-buy", corals=", ".join(map(str, move["corals"]))))
    if do == "mover":
        return Line.assemble(mark(view, move["seat"]), f" {names[move['seat']]}")
    if do == "look":
        return Line(text("choice-look", coral=move["coral"]))
    if do == "return":
        return Line(text.name("space", move["space"]))
    if do == "bonus":
        return Line(text(f"bonus-{move['bonus']}"))
    return Line(text("choice-enough"))


def moving(text: "Text", view: View, move: Mapping[str, Any], preview: Mapping[str, Any]) -> Line:
    start, end = text.name("space", move["from"]), text.name("space", move["to"])
    if preview["wave"] is None:
        line = Line(text("choice-move-end", **{"from": start, "to": end}))
    else:
        line = Line(text("choice-move", **{"from": start, "to": end, "wave": preview["wave"]}))
    line.append("  ")
    spaces = " ".join(text.name("space", name) for name in preview["shark"])
    line.append(text("choice-shark", spaces=spaces), style="dim")
    for eaten in preview["eaten"]:
        line.append(mark(view, eaten["seat"]))
    return line
