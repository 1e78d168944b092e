"""The rules page says what a table plays by, and nothing else."""

import tomllib
from itertools import product
from typing import Any, cast

import pytest

from tidetable import games
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game
from tidetable.engine.poseidon.words import shark_next
from tidetable.rulebook import MARK, RulesMark, RulesSection, block, sections, split
from tidetable.text import LANGUAGES, Text

every_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.name)


def page(game: str, language: str = "en", players: int = 0, **options: str) -> list[RulesSection]:
    return sections(Text(language, game), games.get(game).data, players, options)


def said(found: list[RulesSection]) -> str:
    cells = [cell for one in found for part in one.blocks for row in part.rows for cell in row]
    return "\n".join([*(one.text for one in found), *cells])


@every_game
@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.thorough) for one in LANGUAGES[1:])]
)
def test_every_table_has_its_page(game: Game, language: str) -> None:
    names = list(game.options)
    for players in game.players:
        for choices in product(*(game.options[name][:2] for name in names)):
            found = page(game.name, language, players, **dict(zip(names, choices, strict=True)))
            assert len({one.id for one in found}) == len(found)
            for one in found:
                assert one.title
                assert "{" not in one.text
                assert "@" not in one.text
                for part in one.blocks:
                    assert part.text or part.items or len(part.rows) > 1
                    assert len({len(row) for row in part.rows}) <= 1


def test_exactly_or_at_least_seven_never_both() -> None:
    exact = said(page("poseidon", total_seven="exactly"))
    least = said(page("poseidon", total_seven="at_least"))
    assert "exactly 7" in exact
    assert "at least 7" not in exact
    assert "at least 7" in least
    assert "exactly 7" not in least


def test_numbers_are_those_of_the_players_at_the_table() -> None:
    two, four = said(page("poseidon", players=2)), said(page("poseidon", players=4))
    assert "9 slots" in two
    assert "15 slots" in four
    assert "5 4 3 2" in four
    assert "5 4 3 2" not in two


def test_a_children_s_table_shows_the_children_s_game_alone() -> None:
    family = {one.id for one in page("octocube", mode="family")}
    standard = {one.id for one in page("octocube")}
    advanced = {one.id for one in page("octocube", mode="advanced")}
    assert {"family", "slots", "family-end"} <= family
    assert not family & {"score", "rotate", "skip", "scoring", "advanced", "powers"}
    assert not standard & {"family", "slots", "family-end", "advanced", "powers"}
    assert advanced - standard == {"advanced", "powers"}


def test_the_virtual_player_is_for_two() -> None:
    assert [one.id for one in page("kadora", players=2)].count("virtual") == 1
    assert "virtual" not in {one.id for one in page("kadora", players=3)}


def test_combinations_are_a_table() -> None:
    section = next(one for one in page("poseidon") if one.id == "combinations")
    rows = next(one.rows for one in section.blocks if one.kind == "table")
    assert rows[2] == ["low pair", "two equal dice of 1, 2 or 3", "2 2"]
    assert len(rows) == 7


def test_blank_lines_lists_and_tables_make_blocks() -> None:
    lines = "One\nstill one.\n\nTwo:\n- a\n- b\n\n@table\nThree"
    assert split(lines) == [["One", "still one."], ["Two:"], ["- a", "- b"], ["@table"], ["Three"]]
    assert split("\n \n") == []


@pytest.mark.parametrize(
    ("game", "section", "count"),
    [("kadora", "cards", 78), ("octocube", "tiles", 21), ("poseidon", "combinations", 17)],
)
def test_pieces_are_drawn_in_their_tables(game: str, section: str, count: int) -> None:
    found = next(one for one in page(game) if one.id == section)
    table = next(one for one in found.blocks if one.kind == "table")
    assert len(table.pieces) == count
    for piece in table.pieces:
        assert table.rows[piece.row][piece.column]
    assert "pieces" not in str(found.text)


def test_what_is_drawn_is_what_the_table_says() -> None:
    cards, tiles, dice = (
        next(part for one in page(game) if one.id == section for part in one.blocks if part.pieces)
        for game, section in (
            ("kadora", "cards"),
            ("octocube", "tiles"),
            ("poseidon", "combinations"),
        )
    )
    red = [one.value for one in cards.pieces if (one.row, one.column) == (1, 2)]
    assert cards.rows[1] == ["red", "1", "12"]
    assert sorted({cast(Any, one)["value"] for one in red}) == [2, 3, 4, 5]
    assert tiles.rows[1] == ["diamond", "3", "2", "2", "2", "9"]
    assert [one.value for one in tiles.pieces if (one.row, one.column) == (1, 2)] == [
        {"kind": "diamond", "colour": "light-blue"}
    ]
    for row in range(1, 7):
        drawn = [str(cast(Any, one.value)["value"]) for one in dice.pieces if one.row == row]
        assert dice.rows[row][2] == " ".join(drawn)


def test_the_shark_swims_first_where_the_engine_lets_it() -> None:
    poseidon = games.get("poseidon")
    for start in ("Deep", "L3", "Beach", "L4", "R1"):
        values = cast(dict[str, Any], poseidon.data.values)
        data = {**values, "ocean": {**values["ocean"], "shark_start": start}}
        view = cast(Any, poseidon.new(2, seed=1, data=data).view(0))
        ocean = values["ocean"]
        assert view["ocean"]["shark"]["next"] == shark_next(
            ocean["waves"], ocean["crossings_after"], start
        )


@every_game
def test_idle_options_name_options_and_choices(game: Game) -> None:
    for option, beside in game.idle_options.items():
        assert option in game.options
        for other, choice in beside.items():
            assert choice in game.options[other]
            usual = sections(Text("en", game.name), game.data, 0, {other: choice})
            for way in game.options[option]:
                ways = {other: choice, option: way}
                assert sections(Text("en", game.name), game.data, 0, ways) == usual


# Needs power A, which no table of the box has.
IDLE = {"rules.power_once_a_turn"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_value_that_needs_power_a_is_marked_where_there_is_one(language: str) -> None:
    octocube = games.get("octocube")
    file = tomllib.loads((octocube.folder / "data.toml").read_text(encoding="utf-8"))
    file["abyss"]["powers"] = "ABCDEFGHI"
    data = octocube.numbers(file)
    found = sections(Text(language, "octocube"), data, 3, {"mode": "advanced"})
    assert {mark.field for one in found for part in one.blocks for mark in part.marks} >= IDLE


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reconstructed_value_is_marked_where_it_is_said(game: Game, language: str) -> None:
    names, marked = list(game.options), set[str]()
    for players in game.players:
        for choices in product(*(game.options[name] for name in names if name != "first")):
            ways = dict(zip((name for name in names if name != "first"), choices, strict=True))
            text = Text(language, game.name)
            for one in sections(text, game.data, players, ways, examples=False):
                assert "⟦" not in one.text
                for found in (mark for part in one.blocks for mark in part.marks):
                    assert found.why == text.why(found.field, game.data.reconstructed[found.field])
                    marked.add(found.field)
    assert marked | (IDLE & set(game.data.reconstructed)) == set(game.data.reconstructed)


def test_a_mark_has_its_place_and_goes_when_the_value_is_corrected() -> None:
    reasons = {"waves": "seen in a picture"}
    shown = block(["- one", "- 6⟦waves⟧ waves⟦rows⟧ wide"], {}, reasons)
    assert shown.items == ["one", "6 waves wide"]
    assert shown.marks == [RulesMark("waves", "seen in a picture", 1, 1)]
    table = block(["@sizes⟦waves⟧"], {"sizes": [["a"], ["b"]]}, reasons)
    assert [one.field for one in table.marks] == ["waves"]
    assert block(["6⟦waves⟧ waves"], {}, {}).marks == []


def test_marks_name_fields_of_the_data_file() -> None:
    for game in games.all():
        for language in LANGUAGES:
            path = game.folder / "text" / f"{language}.ftl"
            named = set(MARK.findall(path.read_text(encoding="utf-8"))) if path.exists() else set()
            assert named <= set(game.data.reconstructed), (game.name, language)


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (7, {}, "bad-players"),
        (2, {"mode": "family"}, "unknown-option"),
        (2, {"total_seven": "no"}, "bad-option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    players: int, options: dict[str, str], code: str
) -> None:
    with pytest.raises(SetupError) as refused:
        page("poseidon", players=players, **options)
    assert refused.value.code == code


def test_steps_are_numbered_and_alternatives_are_not() -> None:
    numbered = split("On your turn:\n1. build\n2. move\n- or this\n- or that")
    assert numbered == [["On your turn:"], ["1. build", "2. move"], ["- or this", "- or that"]]
    steps = block(numbered[1], {}, {})
    assert (steps.kind, steps.items, steps.ordered) == ("list", ["build", "move"], True)
    assert not block(numbered[2], {}, {}).ordered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "count"), [("kadora", 4), ("poseidon", 5)])
def test_the_summary_numbers_the_steps_of_a_turn(game: str, language: str, count: int) -> None:
    """Octocube has one action a turn: its list is one of alternatives."""
    summary = page(game, language)[0]
    turn = [one for one in summary.blocks if one.ordered]
    assert [len(one.items) for one in turn] == [count]
    assert f"\n{count}. " in summary.text
    assert not any(one.ordered for one in page("octocube", language)[0].blocks)


@pytest.mark.parametrize(
    ("mode", "middle"),
    [("standard", "A"), ("family", "A"), ("advanced", "B–I")],  # noqa: RUF001
)
def test_the_middle_of_the_sea_bed_is_that_of_the_mode(mode: str, middle: str) -> None:
    page = sections(Text("en", "octocube"), games.get("octocube").data, 3, {"mode": mode})
    cells = [cell for part in page for one in part.blocks for row in one.rows for cell in row]
    assert cells.count(middle) == 1
