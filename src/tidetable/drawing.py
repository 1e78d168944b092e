"""The table in a terminal: a drawing of any view, for games without a `terminal` module.

A game's `terminal` module may have the functions `board`, `choice` and `ask` below; those that it
lacks are taken from here. Only the command line imports this.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, Protocol, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from tidetable.engine.game import Game
from tidetable.engine.schema import Header
from tidetable.text import Text

View = Mapping[str, Any]
HIDDEN = "?"
NOTHING = "·"


class Drawing(Protocol):
    def board(self, text: Text, view: View, names: list[str]) -> RenderableType: ...

    def choice(
        self, text: Text, view: View, move: View, preview: View, names: list[str]
    ) -> Line: ...

    def ask(self, text: Text, view: View) -> str: ...


class GameDrawing:
    """The functions of a game's `terminal` module, completed by those of this one."""

    def __init__(self, game: Game) -> None:
        own: ModuleType | None = game.part("terminal")
        self.board = getattr(own, "board", board)
        self.choice = getattr(own, "choice", choice)
        self.ask = getattr(own, "ask", ask)


def drawing_of(game: Game) -> Drawing:
    return cast(Drawing, GameDrawing(game))


def board(text: Text, view: View, names: list[str]) -> RenderableType:
    """Draw every part of a view: a table of the seats, and one line for anything else."""
    lines = Table.grid(padding=(0, 2))
    for name, part in view.items():
        if name not in Header.__annotations__ and name != "seats" and part is not None:
            lines.add_row(Line(label(text, name), style="bold"), shown(text, name, part, names))
    seats = view.get("seats")
    tables = [seats_table(text, view, seats, names)] if isinstance(seats, list) else []
    return Panel(Group(lines, *tables), expand=False)


def seats_table(text: Text, view: View, seats: list[View], names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    fields = list(dict.fromkeys(field for seat in seats for field in seat))
    for field in fields:
        table.add_column(label(text, field))
    for number, seat in enumerate(seats):
        mark = "▶ " if view["to_move"] == number else "  "
        cells = [shown(text, field, seat.get(field), names) for field in fields]
        table.add_row(mark + names[number], *cells)
    return table


def label(text: Text, name: str) -> str:
    word = name.replace("_", "-")
    return text(f"field-{word}") if text.has(f"field-{word}") else name.replace("_", " ")


def shown(text: Text, name: str, value: object, names: list[str]) -> str:
    """Return a part of a view as text; what has a declared kind by its words."""
    if value is None:
        return HIDDEN
    kind = text.game.parameters.get(name) if text.game else None
    if kind is not None:
        return str(text.argument(name, value, names))
    if isinstance(value, list):
        rows = any(isinstance(one, list) for one in value)
        inner = [shown(text, "", one, names) for one in value]
        return ("\n" if rows else " ").join(inner) or NOTHING
    if isinstance(value, Mapping):
        fields = [
            f"{label(text, key)} {shown(text, key, one, names)}" for key, one in value.items()
        ]
        return ", ".join(fields) or NOTHING
    return str(value)


def choice(text: Text, view: View, move: View, preview: View, names: list[str]) -> Line:
    """Return a legal move for the numbered list, and what it would do."""
    line = Line(text.choice(dict(move), names))
    if preview:
        line.append(f"  {shown(text, '', preview, names)}", style="dim")
    return line


def ask(text: Text, view: View) -> str:
    """Return the question that the seat to move has to answer."""
    code = f"ask-{view['step']}"
    return text(code) if text.has(code) else text("play-choose")
