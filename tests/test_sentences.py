"""What the log says reads like sentences, in every language."""

import json
import re
from pathlib import Path

import pytest

from tests.web.goldens import BOARDS, with_boards
from tidetable.text import LANGUAGES, Text

NAMES = ["Ann", "Bea", "Cas", "Dirk"]


def said(game: str, language: str) -> list[str]:
    """Every kind of event as the goldens of the boards have it."""
    golden: Path = BOARDS / game / "goldens" / "sentences.json"
    samples = json.loads(golden.read_text(encoding="utf-8"))["sentences"]
    return [sample["said"][language] for sample in samples if "event" in sample]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", with_boards())
def test_lines_begin_with_a_capital_and_name_nothing_that_nobody_sees(
    game: str, language: str
) -> None:
    for line in said(game, language):
        assert not line[:1].islower(), line
        assert not re.search(r"\(-?\d+,-?\d+\)", line), line  # a place on a reef


@pytest.mark.parametrize(
    ("language", "own", "neutral", "both"),
    [
        ("en", "Bea\u2019s 5", "a neutral 5", "Bea\u2019s 5 and a neutral 5"),
        ("nl", "een 5 van Bea", "een neutrale 5", "een 5 van Bea en een neutrale 5"),
        ("de", "eine 5 von Bea", "eine neutrale 5", "eine 5 von Bea und eine neutrale 5"),
        ("fr", "un 5 de Bea", "un 5 neutre", "un 5 de Bea et un 5 neutre"),
    ],
)
def test_dice_are_named_as_people_say_it(language: str, own: str, neutral: str, both: str) -> None:
    text = Text(language, "poseidon")
    dice = [{"owner": 1, "value": 5}, {"owner": None, "value": 5}]
    assert [text.argument("die", die, NAMES) for die in dice] == [own, neutral]
    eaten = {"event": "eat", "seat": 0, "dice": [{"die": die, "hex": None} for die in dice]}
    assert both in text.event(eaten, NAMES)


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", "Ann, Bea and Cas"),
        ("nl", "Ann, Bea en Cas"),
        ("de", "Ann, Bea und Cas"),
        ("fr", "Ann, Bea et Cas"),
    ],
)
def test_names_are_listed_as_the_language_does(language: str, listed: str) -> None:
    assert Text(language).listed(NAMES[:3]) == listed
    assert Text(language).listed(NAMES[:1]) == "Ann"
    assert Text(language).listed([]) == ""
