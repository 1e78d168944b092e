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


@pytest.mark.parametrize(
    ("language", "cards"),
    [
        ("en", "the green 4 (round) and the purple 2 (drop)"),
        ("nl", "de groene 4 (rond) en de paarse 2 (druppel)"),
        ("de", "die grüne 4 (Kreis) und die lila 2 (Tropfen)"),
        ("fr", "le 4 vert (rond) et le 2 violet (goutte)"),
    ],
)
def test_cards_have_their_articles(language: str, cards: str) -> None:
    shown = [
        {"colour": "green", "kind": "round", "value": 4},
        {"colour": "purple", "kind": "drop", "value": 2},
    ]
    given = {"event": "give", "seat": 0, "to": 1, "colour": "green", "cards": shown}
    assert cards in Text(language, "kadora").event(given, NAMES)


@pytest.mark.parametrize(
    ("language", "tiles"),
    [
        ("en", "a green diamond, a light blue pearl, a white starfish and a coin"),
        ("nl", "een groene diamant, een lichtblauwe parel, een witte zeester en een munt"),
        ("de", "einen grünen Diamanten, eine hellblaue Perle, einen weißen Seestern und eine "),
        ("fr", "un diamant vert, une perle bleu clair, une étoile de mer blanche et une pièce"),
    ],
)
def test_tiles_have_their_articles(language: str, tiles: str) -> None:
    shown = [
        {"kind": "diamond", "colour": "green"},
        {"kind": "pearl", "colour": "light-blue"},
        {"kind": "starfish", "colour": "white"},
        {"kind": "coin"},
    ]
    scored = {"event": "score", "seat": 0, "tiles": shown, "points": 3}
    assert tiles in Text(language, "octocube").event(scored, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colour_that_a_data_file_brings_stays_as_it_is(language: str) -> None:
    card = {"colour": "pink", "kind": "round", "value": 4}
    assert "pink" in str(Text(language, "kadora").argument("card", card, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_slot_is_called_by_a_number(language: str) -> None:
    tile = {"kind": "pearl", "colour": "white"}
    laid = {"event": "slot", "seat": 0, "slot": 10, "tile": tile}
    moved = {"event": "shift", "seat": 0, "slot": 10, "to": 3, "tile": tile}
    text = Text(language, "octocube")
    assert not re.search(r"\d", text.event(laid, NAMES) + text.event(moved, NAMES))
