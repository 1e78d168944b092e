"""The boards of the browser: their words agree with Python's, and speak four languages; two fingers
enlarge them."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from tests.test_text import variables
from tests.web.goldens import BOARDS, goldens, with_boards
from tidetable.text import LANGUAGES

WEB = Path(__file__).parents[2] / "web" / "src"
TOUCH = re.compile(r"touch-action: ([^;]+);")
every_board = pytest.mark.parametrize("game", with_boards())


@every_board
def test_the_browser_is_held_against_what_python_says_now(game: str) -> None:
    """The goldens are made by `python -m tests.web.goldens`; the tests of the board read them."""
    for file, content in goldens(game).items():
        assert file.read_bytes() == content, file


@cache
def catalogue(file: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables(entry.value)
    return found


@every_board
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_board_says_the_same_things_in_every_language(game: str, language: str) -> None:
    texts = BOARDS / game / "text"
    assert catalogue(texts / f"{language}.ftl") == catalogue(texts / "en.ftl")


@every_board
def test_a_board_has_no_words_that_it_never_says(game: str) -> None:
    files = [*(BOARDS / game).rglob("*.svelte"), *(BOARDS / game).rglob("*.ts")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    quoted = set(re.findall(r"(?<=['`])[\w-]+(?=['`])", source))
    for code in catalogue(BOARDS / game / "text" / "en.ftl"):
        asked = {code, code.removeprefix("error-"), code.removeprefix("tutorial-")}
        said = not asked.isdisjoint(quoted)
        parts = code.split("-")
        family = ["-".join(parts[:n]) for n in range(1, len(parts))]  # `letter-${colour}`
        assert said or any(f"`{start}-${{" in source for start in family), code


def test_two_fingers_enlarge_the_page_everywhere() -> None:
    """What is dragged takes one finger for itself, and leaves two to the browser."""
    sources = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".css")]
    rules = [rule for path in sources for rule in TOUCH.findall(path.read_text())]
    assert rules
    assert [rule for rule in rules if not {"pinch-zoom", "manipulation"} & set(rule.split())] == []
