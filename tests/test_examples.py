"""The worked examples of the rules pages: what they say is what the engine does."""

from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tidetable import games
from tidetable.engine.errors import SetupError
from tidetable.examples import Drawn, drawn_examples, played, start
from tidetable.rulebook import RulesBlock, RulesSection, sections
from tidetable.text import LANGUAGES, Text

EXAMPLES = [(game, one) for game in games.names() for one in drawn_examples(game)]
every_example = pytest.mark.parametrize(("game", "name"), EXAMPLES)

# What the rulebooks work out, with the figures that their results have here.
FIGURES: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("kadora", "gift"): [{"yellow": 6, "blue": 4}, {"total": 6}],
    ("kadora", "column"): [{}, {"column": 12, "row": 5}, {"cell": [0, 1]}],
    ("kadora", "full"): [{}, {"column": 7, "row": 7}],
    ("kadora", "scoring"): [{}, {"p0": 5, "p1": 4, "p2": 5, "p3": 3, "winners": [1]}],
    ("octocube", "roll"): [{}, {"tile": {"kind": "pearl", "colour": "dark-blue"}}],
    ("octocube", "rotate"): [{}, {"degrees": 180}],
    ("octocube", "sets"): [{}, {"points": 4, "coins": 1}],
    ("octocube", "majorities"): [{}, {"p0": 31, "p1": 27, "p2": 22, "winners": [0]}],
    ("octocube", "family-move"): [{}, {"tile": {"kind": "pearl", "colour": "dark-blue"}}],
    ("octocube", "family-slots"): [{}, {"tile": {"kind": "diamond", "colour": "green"}}],
    ("octocube", "power-b"): [{}, {"gets": {"kind": "diamond", "colour": "green"}}],
    ("octocube", "power-c"): [{}, {"tile": {"kind": "diamond", "colour": "green"}}],
    ("octocube", "power-d"): [{}, {"tile": {"kind": "starfish", "colour": "dark-blue"}}],
    ("octocube", "power-e"): [{}, {"tile": {"kind": "diamond", "colour": "white"}}],
    ("octocube", "power-f"): [{}, {"gets": {"kind": "pearl", "colour": "green"}}],
    ("octocube", "power-g"): [{}, {"from": [1, 1], "to": [3, 3]}],
    ("octocube", "power-h"): [{}, {"cell": [0, 1], "to": [0, 3]}],
    ("octocube", "power-i"): [{}, {"gets": {"kind": "diamond", "colour": "light-blue"}}],
    ("poseidon", "meal"): [{}, {"tentacle": "four_different", "token": 8}],
    ("poseidon", "track"): [{"from": 7, "behind": 1}, {}, {"token": 5, "over": 4, "end": 5}],
    ("poseidon", "corals"): [
        {},
        {"coral": 3, "kind": "fins"},
        {"coral": 10, "kind": "trident"},
    ],
    ("poseidon", "points"): [{"tokens": 14}, {"arrows": 2, "first": 2, "second": 3, "total": 19}],
    # Ours, so that every section has one:
    ("kadora", "deal"): [{}, {"cell": [1, 1]}],
    ("kadora", "draw"): [{}, {"column": 6, "row": 5}, {}],
    ("kadora", "refill"): [{}, {}, {"cell": [3, 3]}],
    ("kadora", "last-card"): [{}, {"turns": 3}],
    ("kadora", "virtual"): [
        {"yellow": 10},
        {"aside": 23, "p0": 1, "p1": 10, "p2": 20, "winners": [0]},
    ],
    ("octocube", "start"): [{}, {"cell": [0, 2]}],
    ("octocube", "full-face"): [{}, {"to": [0, 2]}],
    ("octocube", "six-tiles"): [{}, {"tile": {"kind": "pearl", "colour": "dark-blue"}}],
    ("octocube", "one-thing"): [{}, {"to": [1, 1]}, {"cell": [0, 4]}],
    ("octocube", "any-way-up"): [{}, {"cell": [0, 2]}],
    ("octocube", "stuck"): [{}, {}, {"from": [0, 1], "to": [0, 2]}],
    ("octocube", "emptied"): [{}, {"cell": [0, 1], "left": 1}],
    ("octocube", "emptied-family"): [{}, {"cell": [0, 1], "left": 1}],
    ("octocube", "emptied-advanced"): [{}, {"cell": [0, 1], "left": 1, "power": "D"}],
    ("octocube", "last-round"): [{}, {"cell": [0, 1]}, {"points": 2}],
    ("octocube", "last-round-advanced"): [{}, {"cell": [0, 1]}, {"points": 2}],
    ("octocube", "majorities-advanced"): [{}, {"p0": 31, "p1": 27, "p2": 22, "winners": [0]}],
    ("octocube", "standstill"): [{"rounds": 24}, {"winners": [0]}],
    ("octocube", "last-slot"): [{}, {"winners": [0]}],
    ("octocube", "power-on-top"): [
        {},
        {"to": [1, 2]},
        {"gets": {"kind": "diamond", "colour": "green"}},
    ],
    ("poseidon", "crossing"): [{}, {"to": "R4", "wave": 4}],
    ("poseidon", "token"): [{"token": 5}, {"token": 5, "below": 4}],
    ("poseidon", "run"): [{}, {"tentacle": "run_of_three"}],
    ("poseidon", "strengths"): [{"food": 1, "wave": 1}, {"food": 2, "wave": 1}],
    ("poseidon", "first-dice"): [{}, {"s0": 13, "s1": 7, "s2": 10}, {}],
    ("poseidon", "second-level"): [{}, {}, {"level": 2, "arrow": 2, "food": 2}],
    ("poseidon", "two-dice"): [{"wave": 2}, {}, {}],
    ("poseidon", "past-the-shark"): [{"arrow": 2}, {"to": "R5"}],
    ("poseidon", "storing"): [{"food": 2}, {}, {}],
    ("poseidon", "bite"): [{"arrow": 2}, {"space": "L6"}, {"arrow": 2}, {}],
    ("poseidon", "break"): [{}, {}],
    ("poseidon", "choice"): [{"sum": 18}, {"first": 4, "second": 5}],
    ("poseidon", "sixth-friend"): [{}, {"token": 3, "turns": 3}],
}
# Sections in which nothing is decided: their content is a list, or what other sections work out.
WITHOUT = {
    ("kadora", "summary"): "every step of it has an example in its own section",
    ("kadora", "goal"): "says in a few words what the game is about",
    ("kadora", "cards"): "the contents of the box",
    ("octocube", "summary"): "every action of it has an example in its own section",
    ("octocube", "goal"): "says in a few words what the game is about",
    ("octocube", "tiles"): "the contents of the box",
    ("poseidon", "summary"): "every step of it has an example in its own section",
    ("poseidon", "goal"): "says in a few words what the game is about",
}


def usual(game: str) -> dict[str, str]:
    return {name: choices[0] for name, choices in games.get(game).options.items()}


def block(game: str, name: str, language: str = "en", **options: str) -> RulesBlock:
    drawn, text = drawn_examples(game)[name], Text(language, game)
    title = text(f"example-{name}")
    ways = {option: choices[0] for option, choices in drawn.only.items()}
    page = page_of(game, language, drawn.players, tuple({**ways, **options}.items()))
    section = next(one for one in page if one.id == drawn.section)
    return next(one for one in section.blocks if one.kind == "example" and one.text == title)


@cache
def page_of(
    game: str, language: str, players: int, options: tuple[tuple[str, str], ...]
) -> list[RulesSection]:
    return sections(Text(language, game), games.get(game).data, players, dict(options))


def drawn(game: str, name: str) -> Drawn:
    return drawn_examples(game)[name]


def legal(game: str, name: str, played: str = "") -> set[str]:
    """The actions at the start of an example, or after these, in notation."""
    rules = games.get(game)
    state = start(rules, drawn(game, name), usual(game))
    for word in played.split():
        state.apply(rules.read_action(state, word))
    return {rules.write_action(state, action) for action in state.actions()}


def test_every_example_of_the_rulebooks_is_there() -> None:
    assert set(EXAMPLES) == set(FIGURES)


@pytest.mark.parametrize("game", games.names())
def test_every_section_has_an_example_at_every_table(game: str) -> None:
    """Whatever the number of players and the mode; options change words, not sections."""
    rules = games.get(game)
    modes = [{"mode": mode} for mode in rules.options.get("mode", ())] or [{}]
    bare = set[tuple[str, str]]()
    for players, options in product(rules.players, modes):
        for one in sections(Text("en", game), rules.data, players, options):
            shown = [part for part in one.blocks if part.kind == "example"]
            assert all(len(part.steps) > 1 for part in shown), one.id
            if not shown:
                bare.add((game, one.id))
    assert bare == {named for named in WITHOUT if named[0] == game}


@every_example
def test_the_result_is_that_of_the_rulebook(game: str, name: str) -> None:
    steps = played(game, name, usual(game))
    assert len(steps) == len(FIGURES[game, name])
    for step, expected in zip(steps, FIGURES[game, name], strict=True):
        found = {key: figure for key, (_, figure) in step.figures.items()}
        assert expected.items() <= found.items()


@pytest.mark.parametrize("mode", games.get("octocube").options["mode"])
def test_the_middle_of_the_sea_bed_has_the_tile_that_the_rules_name(mode: str) -> None:
    """A on the standard side; in the advanced game a power, which is never A."""
    rules, options = games.get("octocube"), {**usual("octocube"), "mode": mode}
    for one in drawn_examples("octocube").values():
        if mode in one.only.get("mode", [mode]):
            middle = start(rules, one, options).view(0)["board"][2][2]  # type: ignore[index]
            powers = "BCDEFGHI" if mode == "advanced" else "A"
            assert middle["abyss"]["power"] in powers, one.name


@every_example
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_in_the_words_of_every_language(
    game: str, name: str, language: str
) -> None:
    shown = block(game, name, language)
    for step, expected in zip(shown.steps, FIGURES[game, name], strict=True):
        assert "{" not in step.text
        for figure in expected.values():
            assert not isinstance(figure, int) or str(figure) in step.text


@every_example
def test_an_example_holds_with_all_options_it_is_shown_with(game: str, name: str) -> None:
    rules, one = games.get(game), drawn(game, name)
    first = played(game, name, usual(game))
    names = [option for option in rules.options if option != "first"]
    for choices in product(*(rules.options[option] for option in names)):
        options = {**usual(game), **dict(zip(names, choices, strict=True))}
        if all(options[option] in allowed for option, allowed in one.only.items()):
            again = played(game, name, options)
            assert [step.figures for step in again] == [step.figures for step in first]


@every_example
def test_an_example_shows_only_what_its_seat_may_know(game: str, name: str) -> None:
    for step in played(game, name, usual(game)):
        assert step.view["seat"] == drawn(game, name).seat


def test_an_example_says_what_its_position_is_about() -> None:
    """A phone shows one part of Poseidon's board at a time: that which the text is about."""
    said = {name: one.about for name, one in drawn_examples("poseidon").items() if one.about}
    assert {name for name, about in said.items() if about == "reef"} == {
        "strengths",
        "second-level",
    }
    assert all(block("poseidon", name).about == about for name, about in said.items())
    source = Path(__file__).parents[1] / "web" / "src" / "boards" / "poseidon" / "model.ts"
    places = source.read_text(encoding="utf-8")
    for about in said.values():
        assert f"'{about}'" in places or f"`{about.split('-')[0]}-${{" in places, about


def test_the_gift_can_be_yellow_and_not_blue() -> None:
    assert {word for word in legal("kadora", "gift") if ">" in word} == {"Y>W", "Y>N"}


def test_corals_one_or_two() -> None:
    """The text names them all: one coral, or a pair of both rows (in either order)."""
    single = {word for word in legal("poseidon", "corals") if word.startswith("buy")}
    assert single == {"buy3", "buy4", "buy6", "buy7", "buy9", "buy10"}
    pairs = {
        frozenset((one, other))
        for one in single
        for other in legal("poseidon", "corals", one)
        if other.startswith("buy")
    }
    assert pairs == {
        frozenset(("buy3", "buy10")),
        frozenset(("buy4", "buy9")),
        frozenset(("buy6", "buy7")),
    }


def test_the_shark_bars_the_way_down_the_left_edge() -> None:
    from_left = {word for word in legal("poseidon", "past-the-shark") if word.startswith("L2>")}
    assert from_left == {"L2>L1", "L2>Deep"}


def test_a_cube_in_the_corner_cannot_roll() -> None:
    assert not legal("octocube", "stuck") & set("nesw")


def test_all_bonuses_but_the_highest_can_be_chosen() -> None:
    names = {"one-die", "two-dice", "track", "look", "clean"}
    assert legal("poseidon", "choice") == {".", *(f"bonus:{name}" for name in names)}


def test_the_wave_of_the_example_throws_all_its_dice() -> None:
    step = played("poseidon", "break", usual("poseidon"))[-1]
    assert [one["event"] for one in step.events].count("fall") == 12
    assert step.view["step"] == "bonus"


def test_a_rotation_turns_the_diamond_from_west_to_east() -> None:
    before, after = (step.view for step in played("octocube", "rotate", usual("octocube")))
    diamond = {"kind": "diamond", "colour": "green"}
    assert before["seats"][0]["cube"]["faces"]["west"] == diamond  # type: ignore[index]
    assert after["seats"][0]["cube"]["faces"]["east"] == diamond  # type: ignore[index]
    assert after["seats"][0]["cube"]["faces"]["west"] is None  # type: ignore[index]


def test_a_children_s_table_has_no_examples_of_rolling_and_scoring() -> None:
    text = Text("en", "octocube")
    page = sections(text, games.get("octocube").data, 3, {"mode": "family"})
    shown = [one.text for section in page for one in section.blocks if one.kind == "example"]
    names = ("start", "six-tiles", "family-move", "family-slots", "emptied-family", "last-slot")
    assert shown == [text(f"example-{name}") for name in names]


def test_other_numbers_than_those_of_the_box_have_no_examples() -> None:
    game = games.get("kadora")
    data = game.numbers({**game.data.values, "threshold": 12})
    page = sections(Text("en", "kadora"), data)
    (turn,) = (one for one in page[0].blocks if one.kind == "list")
    assert "12 or more" in turn.items[1]
    assert not [one for section in page for one in section.blocks if one.kind == "example"]


def test_examples_can_be_left_out() -> None:
    page = sections(Text("en", "kadora"), games.get("kadora").data, examples=False)
    assert not [one for section in page for one in section.blocks if one.kind == "example"]


def test_an_unknown_game_has_no_examples() -> None:
    with pytest.raises(SetupError):
        drawn_examples("nothing")
