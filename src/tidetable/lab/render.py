"""A table as the terminal draws it, for the render modes of the environments.

"ansi" is the text with its colours, "rgb_array" a picture of it.
"""

import io
from typing import Literal, get_args

from rich.console import Console, RenderableType

from tidetable import extras
from tidetable.drawing import drawing_of
from tidetable.engine.game import State
from tidetable.lab.spec import Bytes
from tidetable.text import Text

with extras.needed("lab"):
    import numpy as np
    import vl_convert

RenderMode = Literal["ansi", "rgb_array"]
RENDER_MODES: tuple[RenderMode, ...] = get_args(RenderMode)

WIDTH = 100  # characters
LINES = 40  # of a picture: more than any table has, so that all pictures of a film have one size
# Rich's picture of a terminal without its frame, and with a font that needs no network.
PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{terminal_height}">
<style>
.{unique_id}-matrix {{
  font-family: 'DejaVu Sans Mono', Menlo, Consolas, monospace; font-size: {char_height}px;
}}
{styles}
</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" fill="#292929" />
<g transform="translate(8, 8)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>"""


def check(mode: str | None) -> None:
    """Refuse a mode that does not exist."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: {', '.join(RENDER_MODES)} or None, not {mode!r}")


def rendered(mode: str | None, state: State, seat: int | None) -> str | Bytes | None:
    """What a seat sees, in English; None is a spectator."""
    if mode is None:
        return None
    return drawn(state, seat) if mode == "ansi" else pictured(state, seat)


def drawn(state: State, seat: int | None) -> str:
    """The table as text."""
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, force_terminal=True, color_system="standard")
    console.print(board(state, seat))
    return out.getvalue()


def pictured(state: State, seat: int | None) -> Bytes:
    """The table as pixels: height, width, and red, green, blue."""
    with extras.needed("lab"):
        from PIL import Image
    console = Console(
        file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="standard", record=True
    )
    drawing = board(state, seat)
    console.print(drawing)
    console.print("\n" * (LINES - 1 - len(console.render_lines(drawing))))
    svg = console.export_svg(code_format=PICTURE, unique_id="table")
    with Image.open(io.BytesIO(vl_convert.svg_to_png(svg))) as picture:
        return np.array(picture.convert("RGB"))


def board(state: State, seat: int | None) -> RenderableType:
    text = Text("en", state.game.name)
    names = [f"player_{n}" for n in range(state.players)]
    return drawing_of(state.game).board(text, state.view(seat), names)
