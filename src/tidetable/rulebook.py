"""The rules page of a game, as one table plays it.

Each message rules-SECTION of a game's catalogue is a section. What it says may depend on the data,
on the number of players ($players) and on the options, by their names; a section that has nothing
to say is left out. A blank line separates paragraphs, lines that begin with "- " are a list, those
that begin with "1. " and so on are steps in their order, and a line "@NAME" stands for a table,
which `rules_tables` of the game's `words` fills:

    rules_tables(text, data, players, options) -> {NAME: rows}, the headings first
    rules_pieces(data, players) -> {NAME: [(row, column, piece, value), ...]}, drawn in its cells

⟦FIELD⟧ after a value says that the data file has it as reconstructed: readers get a mark there,
with the reason. If somebody has corrected the value, there is none.

The worked examples of a section (examples.py) come at its end. They are played with the numbers of
the box, so a page with other numbers has none.
"""

import re
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tidetable.engine.data import Data
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game
from tidetable.examples import Drawn, ExampleStep, example_steps, fitting
from tidetable.text import Text

Rows = list[list[str]]
Pieces = Mapping[str, list[tuple[int, int, str, Any]]]
NO_PIECES: Pieces = {}
MARK = re.compile(r"⟦([\w.]+)⟧")
NUMBER = re.compile(r"\d+\. ")


class RulesMark(msgspec.Struct):
    """A place where a reconstructed value is said."""

    field: str  # of the data file
    why: str
    item: int = 0  # of a list
    at: int = 0  # characters of the text or the item before it; of a table: none


class RulesPiece(msgspec.Struct):
    """A card, a tile or a die that is drawn in a table, as in the log. One piece stands beside the
    text of its cell; several show what the text says, and stand in its place."""

    row: int  # the headings are row 0
    column: int
    name: str  # what it is, as the board calls it
    value: dict[str, Any] | list[str]


class RulesBlock(msgspec.Struct):
    """A paragraph, a list, a table or a worked example."""

    kind: Literal["text", "list", "table", "example"]
    text: str = ""  # of an example: its title
    items: list[str] = []
    ordered: bool = False  # of a list: its items are steps, one after the other
    rows: Rows = []  # the headings first
    pieces: list[RulesPiece] = []  # of a table
    players: int = 0  # at the table of an example
    steps: list[ExampleStep] = []  # of an example
    about: str = ""  # of an example: the place of the board that a step without events is about
    marks: list[RulesMark] = []  # in the order of the text


class RulesSection(msgspec.Struct):
    id: str
    title: str
    text: str  # all of it but tables and examples, for those who show plain text
    blocks: list[RulesBlock]


class ReconstructedValue(msgspec.Struct):
    field: str  # of the data file
    why: str


def reconstructed_values(text: Text, data: Data) -> list[ReconstructedValue]:
    return [
        ReconstructedValue(field, text.why(field, why)) for field, why in data.reconstructed.items()
    ]


def sections(
    text: Text,
    data: Data,
    players: int = 0,
    options: dict[str, str] | None = None,
    examples: bool = True,
) -> list[RulesSection]:
    """The rules for this number of players and these options; without them, for the usual ones."""
    game = text.game
    assert game is not None
    players = players or usual_players(game)
    chosen = options or {}
    check(game, players, chosen)
    usual = {name: choices[0] for name, choices in game.options.items()}
    ways = {**usual, **chosen}
    given = {**text.rules_parameters(data), **ways, "players": players}
    worked = examples and data.hash == game.data.hash
    tables: dict[str, Rows] = text.ask("rules_tables", text, data, players, ways) or {}
    pieces: Pieces = text.ask("rules_pieces", data, players) or {}
    reasons = {one.field: one.why for one in reconstructed_values(text, data)}
    found = []
    for section in text.sections():
        said = text(f"rules-{section}", **given)
        blocks = [block(part, tables, reasons, pieces) for part in split(said)]
        if blocks:
            plain = "\n\n".join(filter(None, map(plain_text, blocks)))
            blocks += [example(text, one, ways) for one in fitting(game, section, ways) if worked]
            found.append(RulesSection(section, text.title(f"rules-{section}"), plain, blocks))
    return found


def usual_players(game: Game) -> int:
    """Three, where three can play: what is special about two or four is said for them."""
    return min(game.players, key=lambda count: abs(count - 3))


def check(game: Game, players: int, options: dict[str, str]) -> None:
    if players not in game.players:
        low, high = game.players[0], game.players[-1]
        raise SetupError("bad-players", game=game.name, players=players, low=low, high=high)
    for option, choice in options.items():
        if option not in game.options:
            known = ", ".join(sorted(game.options)) or "-"
            raise SetupError("unknown-option", game=game.name, option=option, known=known)
        if choice not in game.options[option]:
            known = ", ".join(game.options[option])
            raise SetupError("bad-option", option=option, choice=choice, known=known)


def split(said: str) -> list[list[str]]:
    """The lines of each block: a block ends at a blank line, and where its kind changes."""
    found: list[list[str]] = []
    joins = False
    for line in map(str.strip, said.splitlines()):
        if not line:
            joins = False
        elif joins and shape(line) == shape(found[-1][0]) != "table":
            found[-1].append(line)
        else:
            found.append([line])
            joins = True
    return found


def shape(line: str) -> Literal["text", "list", "steps", "table"]:
    if NUMBER.match(line):
        return "steps"
    return "table" if line.startswith("@") else "list" if line.startswith("- ") else "text"


def plain_text(block: RulesBlock) -> str:
    items = enumerate(block.items, 1)
    return block.text or "\n".join(f"{n}. {item}" if block.ordered else item for n, item in items)


def block(
    lines: list[str],
    tables: dict[str, Rows],
    reasons: Mapping[str, str],
    pieces: Pieces = NO_PIECES,
) -> RulesBlock:
    what = shape(lines[0])
    listed = what in ("list", "steps")
    items = [NUMBER.sub("", line, count=1).removeprefix("- ") for line in lines]
    joined = items if listed else [" ".join(lines)]
    plain = [MARK.sub("", line) for line in joined]
    marks = [mark for item, line in enumerate(joined) for mark in found_marks(line, item, reasons)]
    if what == "table":
        name = plain[0][1:]
        drawn = [RulesPiece(*one) for one in pieces.get(name, [])]
        return RulesBlock("table", rows=tables[name], pieces=drawn, marks=marks)
    if listed:
        return RulesBlock("list", items=plain, ordered=what == "steps", marks=marks)
    return RulesBlock("text", plain[0], marks=marks)


def found_marks(line: str, item: int, reasons: Mapping[str, str]) -> list[RulesMark]:
    """The marks of a line, at their places in the line without marks."""
    found = MARK.finditer(line)
    return [
        RulesMark(field, reasons[field], item, len(MARK.sub("", line[: one.start()])))
        for one in found
        if (field := one[1]) in reasons
    ]


def example(text: Text, drawn: Drawn, ways: dict[str, str]) -> RulesBlock:
    title, steps = text(f"example-{drawn.name}"), example_steps(text, drawn, ways)
    return RulesBlock("example", title, players=drawn.players, steps=steps, about=drawn.about)


def chosen_options(said: list[str] | None) -> dict[str, str]:
    """Parse NAME=CHOICE. The game checks whether it has such options."""
    found = {}
    for option in said or []:
        name, sign, choice = option.partition("=")
        if not sign:
            raise SetupError("option-form", option=option)
        found[name.strip()] = choice.strip()
    return found
