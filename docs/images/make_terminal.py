"""Draws docs/images/terminal.svg: a real position as shown in the terminal."""

import io
import re
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text as Line

from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.kadora import terminal
from tidetable.text import Text

game = games.get("kadora")
state = game.new(players=4, seed=12)
rng = Rng(5)
while state.steps < 30 or state.to_move != 0 or not any(a >= 1154 for a in state.actions()):
    actions = state.actions()
    state.apply(actions[rng.below(len(actions))])

text = Text("en", "kadora")
view = state.view(0)
names = text.words.seat_names(text, game.seat_names(4, game.data))
console = Console(record=True, width=80, highlight=False, file=io.StringIO())
for event in state.events(0)[-6:]:
    console.print(Line(text.event(event, names), style="dim"))
console.print(Rule(text("play-your-turn", turn=int(game.turn(state)), name=names[0])))
console.print(terminal.board(text, view, names))
console.print()
console.print(terminal.ask(text, view), style="bold")
choices = []
for number, action in enumerate(state.actions(), 1):
    move, preview = game.move(state, action), game.preview(state, action)
    choices.append(
        Line.assemble(f"{number:>2} ", terminal.choice(text, view, move, preview, names))
    )
console.print(Columns(choices, padding=(0, 2), column_first=True))
svg = console.export_svg(title="tidetable play kadora")
svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from other hosts
svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
Path(__file__).with_name("terminal.svg").write_text(svg)
