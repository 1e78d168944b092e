"""Messages are parsed one by one, and say the same as if the whole catalogue were parsed."""

import pytest
from fluent.syntax import ast, parse

from tidetable import games
from tidetable.messages import Catalogue, Messages, catalogue_in
from tidetable.text import LANGUAGES, catalogue

SHELL = """# A comment with an = sign
-tide = { $case ->
   *[one] tide
    [many] tides
}
greeting = The { -tide(case: "many") } of { place }, { $who }.
    .title = A greeting to { other }
place = Kadora
# place = not here

other = { $count ->
    [one] one = sign
   *[other] { $count } { $what }
}
broken = { nowhere
"""
GAME = "greeting = The second one is not said\nown = Only here\n"


def made() -> Messages:
    return Messages("en", [Catalogue(SHELL), Catalogue(GAME)])


def test_a_message_brings_what_it_refers_to() -> None:
    messages = made()
    assert messages.say("greeting", {"who": "Ann"}) == "The tides of Kadora, Ann."
    assert messages.say("other", {"count": 2, "what": "x"}) == "2 x"
    assert messages.say("own", {}) == "Only here"


def test_only_what_is_needed_is_parsed() -> None:
    messages = made()
    messages.say("place", {})
    assert [set(one.entries) for one in messages.catalogues] == [{"place"}, set()]


def test_names_and_variables() -> None:
    messages = made()
    assert messages.names() == ["greeting", "place", "other", "broken", "own"]
    entry = messages.entry("other")
    assert entry is not None
    assert entry.variables == {"count", "what"}
    assert messages.entry("nowhere") is None


@pytest.mark.parametrize("name", ["nowhere", "broken"])
def test_what_is_missing_or_broken_is_not_there(name: str) -> None:
    assert not made().has(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *games.names()])
def test_every_message_is_found(language: str, game: str | None) -> None:
    """Where a message begins is found by looking at lines: no message may be overlooked or cut."""
    file = catalogue(language, game)
    body = parse(file.read_text(encoding="utf-8")).body
    whole = {one.id.name: one for one in body if isinstance(one, ast.Message | ast.Term)}
    single = catalogue_in(file)
    assert [name.removeprefix("-") for name in single.sources] == list(whole)
    for name in single.sources:
        alone = single.entry(name).resource.body[0]
        assert alone.equals(whole[name.removeprefix("-")], ignored_fields=["span", "comment"]), name
