"""A table as text, for the render mode "ansi" of the environments: as the terminal draws it."""

import io

from rich.console import Console

from tidetable.drawing import drawing_of
from tidetable.engine.game import State
from tidetable.text import Text

WIDTH = 100


def drawn(state: State, seat: int | None) -> str:
    """What a seat sees, in English; None is a spectator."""
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, force_terminal=True, color_system="standard")
    text = Text("en", state.game.name)
    names = [f"player_{n}" for n in range(state.players)]
    drawing = drawing_of(state.game)
    console.print(drawing.board(text, state.view(seat), names))
    return out.getvalue()
