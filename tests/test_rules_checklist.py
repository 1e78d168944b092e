"""docs/rules-checklist.md: every rule has its section of the rules page, every section its rule."""

import re
from itertools import product
from pathlib import Path

import pytest

from tidetable import games
from tidetable.examples import drawn_examples
from tidetable.rulebook import RulesSection, sections
from tidetable.text import LANGUAGES, Text

CHECKLIST = Path(__file__).parents[1] / "docs" / "rules-checklist.md"
every_game = pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])


def table_of(game: str) -> list[list[str]]:
    text = CHECKLIST.read_text(encoding="utf-8")
    part = text.split(f"Game: `{game}`\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def rules(game: str) -> list[tuple[str, list[str], list[str]]]:
    """Each rule of a game with its sections and examples."""
    named = re.compile(r"`([a-z-]+)`")
    return [
        (f"{number} {rule}", named.findall(sections), named.findall(examples))
        for number, rule, _, sections, examples, _ in table_of(game)
    ]


def words(section: RulesSection) -> str:
    cells = (cell for part in section.blocks for row in part.rows for cell in row)
    return "\n".join([section.title, section.text, *cells])


@every_game
def test_every_rule_has_a_section(game: str) -> None:
    assert len(rules(game)) >= 15
    known = set(Text("en", game).sections())
    for rule, named, _ in rules(game):
        assert named, rule
        assert set(named) <= known, rule


@every_game
def test_every_rule_has_an_id_of_its_own(game: str) -> None:
    ids = [rule.split()[0] for rule, _, _ in rules(game)]
    assert sorted(ids) == sorted(f"{game[0].upper()}{n + 1}" for n in range(len(ids)))


@every_game
def test_every_section_and_example_is_listed(game: str) -> None:
    listed = {section for _, named, _ in rules(game) for section in named}
    assert listed == set(Text("en", game).sections())
    shown = {example for _, _, examples in rules(game) for example in examples}
    assert shown == set(drawn_examples(game))


def applies(tables: str, players: int, mode: str) -> bool:
    """Whether a rule is for a table: of these modes and numbers of players, if any are named."""
    named = [] if tables == "all" else tables.split()
    counts = [int(one) for one in named if one.isdigit()]
    modes = [one for one in named if not one.isdigit()]
    return (not counts or players in counts) and (not modes or mode in modes)


@every_game
def test_every_rule_is_said_at_its_tables(game: str) -> None:
    """And at no other: what does not apply to a table is not on its page."""
    text, played = Text("en", game), games.get(game)
    modes = played.options.get("mode", ("",))
    for players, mode in product(played.players, modes):
        options = {"mode": mode} if mode else {}
        shown = sections(text, played.data, players, options, False)
        page = {one.id: words(one) for one in shown}
        for number, rule, tables, named, _, said in table_of(game):
            worded = "\n".join(page.get(one, "") for one in re.findall(r"`([a-z-]+)`", named))
            missing = [part for part in said.split(" … ") if part not in worded]
            assert said, (number, rule)
            where = (number, rule, players, mode, missing)
            assert bool(missing) != applies(tables, players, mode), where


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_says_something_at_some_table(game: str, language: str) -> None:
    text, played = Text(language, game), games.get(game)
    modes = [{"mode": mode} for mode in played.options.get("mode", ())] or [{}]
    said = {
        one.id
        for players, options in product(played.players, modes)
        for one in sections(text, played.data, players, options)
    }
    assert said >= {section for _, named, _ in rules(game) for section in named}


@every_game
def test_an_example_is_in_a_section_of_its_rule(game: str) -> None:
    for name, example in drawn_examples(game).items():
        assert any(example.section in named for _, named, shown in rules(game) if name in shown)
