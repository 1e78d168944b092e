"""One idea, one word: each term has one entry in docs/glossary.md, and the catalogues avoid the
synonyms that it lists."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse

from tests.test_french import sentences
from tidetable.text import LANGUAGES

ROOT = Path(__file__).parents[1]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")


def avoided() -> list[tuple[str, str, str, str]]:
    """The rows of the table: language, words to avoid, word to use, folder of catalogues."""
    section = GLOSSARY.split("## Words to avoid")[1]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [tuple(cell.strip() for cell in row) for row in rows[2:]]  # type: ignore[misc]


@cache
def catalogues(language: str) -> dict[Path, list[str]]:
    """The sentences of each."""
    found = [*(ROOT / "src").rglob(f"{language}.ftl"), *(ROOT / "web/src").rglob(f"{language}.ftl")]
    return {path: read(path.read_text(encoding="utf-8")) for path in found}


def read(source: str) -> list[str]:
    return list(sentences(parse(source).body))


def faults(words: str, texts: list[str]) -> list[str]:
    pattern = "|".join(re.escape(word.strip()).replace(r"\*", r"\w*") for word in words.split(","))
    found = re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)
    return [text for text in texts if found.search(text)]


@pytest.mark.parametrize(
    ("language", "words", "instead", "part"), avoided(), ids=lambda cell: cell.replace(" ", "-")
)
def test_no_catalogue_uses_a_word_to_avoid(
    language: str, words: str, instead: str, part: str
) -> None:
    files = [
        path
        for path in catalogues(language)
        if part == "all" or part in path.relative_to(ROOT).parts
    ]
    assert files, part
    for path in files:
        found = faults(words, catalogues(language)[path])
        assert not found, f"{path.relative_to(ROOT)}: {instead}, not {words}: {found}"


def test_no_term_of_the_code_has_two_entries() -> None:
    section = GLOSSARY.split("## Terms of the code")[1].split("## Terms of the games")[0]
    cells = re.findall(r"^\| ([^|]+) \|", section, re.MULTILINE)
    terms = [term.strip() for cell in cells if cell != "term" for term in cell.split(",")]
    assert not [term for term in terms if terms.count(term) > 1]


def test_every_language_has_words_to_avoid() -> None:
    assert {row[0] for row in avoided()} == set(LANGUAGES)


@pytest.mark.parametrize("text", ["a = Das Riff", "a = { $n ->\n   *[other] Riffe\n  }"])
def test_words_to_avoid_are_found(text: str) -> None:
    assert faults("Riff, Riffe", read(text))
    assert not faults("Riff, Riffe", read("a = der Griff"))
