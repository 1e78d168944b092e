"""`tidetable rules`: the rules page of a game, filled from its data file."""

from pathlib import Path

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table

from tidetable.drawing import drawing_of
from tidetable.engine.game import Game
from tidetable.rulebook import RulesBlock, sections
from tidetable.text import Text


def rules(
    text: Text,
    game: Game,
    data_file: Path | None,
    players: int = 0,
    options: dict[str, str] | None = None,
) -> None:
    words = Text(text.language, game.name)
    data = game.numbers(data_file)
    console = Console(highlight=False, width=min(Console().width, 88))
    console.print(Rule(words("game-title")))
    for section in sections(words, data, players, options):
        console.print(section.title, style="bold")
        for block in section.blocks:
            shown = example(words, block) if block.kind == "example" else drawn(block)
            console.print(Padding(shown, (0, 0, 1, 2)))
    if data.reconstructed:
        console.print(words("rules-reconstructed"), style="bold")
        console.print(Padding(words("rules-reconstructed-note"), (0, 0, 0, 2)))
        table = Table(show_header=False, box=None, padding=(0, 1, 0, 2))
        for field, why in data.reconstructed.items():
            own = why == game.data.reconstructed.get(field)
            table.add_row(field, words.why(field, why) if own else why)
        console.print(Padding(table, (0, 0, 1, 0)))
    console.print(words("rules-notice"), style="dim")


def drawn(block: RulesBlock) -> RenderableType:
    if block.kind == "text":
        return block.text
    if block.kind == "list":
        items = enumerate(block.items, 1)
        return "\n".join(f"{n}. {item}" if block.ordered else f"• {item}" for n, item in items)
    head, *rows = block.rows
    table = Table(*head, box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    return table


def example(words: Text, block: RulesBlock) -> RenderableType:
    """All steps in words, with the position at the beginning and the one at the end."""
    game = words.game
    assert game is not None
    draw, names = drawing_of(game).board, words.seat_names(block.players, game.data)
    shown: list[RenderableType] = [words("rules-example", title=block.text, players=block.players)]
    for number, step in enumerate(block.steps, 1):
        shown.append(f"{number}. {step.text}")
        if number in (1, len(block.steps)):
            shown.append(draw(words, step.view, names))
    return Group(*shown)
