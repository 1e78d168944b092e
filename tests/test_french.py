"""French punctuation is set off by a narrow no-break space, in all catalogues."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

ROOT = Path(__file__).parents[1]
CATALOGUES = [
    *sorted((ROOT / "src").rglob("fr.ftl")),
    *sorted((ROOT / "web" / "src").rglob("fr.ftl")),
]
NARROW = "\u202f"
FILLED = "{ }"  # stands for a placeholder
POLITE = re.compile(r"\b(?!(?:assez|chez|nez)\b)\w+ez\b", re.IGNORECASE)  # choisissez, touchez
ADDRESS = re.compile(r"\b(?:[a-z]+://|mailto:)\S*")
WRONG = re.compile(
    rf"(?<!{NARROW})[:;?!»](?!//)"  # but :// is an address
    rf"|«(?!{NARROW})"
    r"|[\d}][ \u00a0]?%"  # after a number, not the % in a column header
)


def sentences(node: object) -> list[str]:
    """Every text under a node; variants separately from the text that contains them."""
    if isinstance(node, list):
        return [text for item in node for text in sentences(item)]
    if not isinstance(node, ftl.BaseNode) or isinstance(node, ftl.BaseComment):
        return []
    inner = sentences(list(vars(node).values()))
    if isinstance(node, ftl.Pattern):
        texts = (
            part.value if isinstance(part, ftl.TextElement) else FILLED for part in node.elements
        )
        return ["".join(map(str, texts)), *inner]
    return inner


def wrong(source: str) -> list[str]:
    found = (ADDRESS.sub("", text) for text in sentences(parse(source).body))
    return [text for text in found if WRONG.search(text)]


def test_there_are_catalogues_in_both_places() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in CATALOGUES} == {"src", "web"}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_punctuation_is_set_off_by_a_narrow_no_break_space(path: Path) -> None:
    assert not wrong(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_readers_are_called_tu(path: Path) -> None:
    texts = sentences(parse(path.read_text(encoding="utf-8")).body)
    assert not [text for text in texts if POLITE.search(text)]


@pytest.mark.parametrize(
    "text",
    [
        *("a = Oui !", "a = Oui!", "a = Oui\u00a0!", "a = { $seat }: oui", "a = { $seat } ; oui"),
        *("a = « oui\u202f»", "a = «\u202foui »", "a = 5 %", "a = { $share }%"),
        "a = Tour\n    .title = Quoi ?",
        "a = { $n ->\n    [one] un : oui\n   *[other] deux\n  }",
    ],
)
def test_a_wrong_space_is_found(text: str) -> None:
    assert wrong(text)


@pytest.mark.parametrize(
    "text",
    [
        *("a = Oui\u202f!", "a = { $seat }\u202f: oui", "a = «\u202foui\u202f»", "a = 5\u202f%"),
        *("a = redis://...", "a = victoires, %", "# Oui ?\na = oui"),
        "a = { $n ->\n    [one] un\u202f: oui\n   *[other] deux\n  }",
    ],
)
def test_a_correct_space_is_accepted(text: str) -> None:
    assert not wrong(text)
