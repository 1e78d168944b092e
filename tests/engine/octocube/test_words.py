"""Events in words: those that have a second message for another case."""

import pytest

from tests.engine.octocube.position import BARE, play, position
from tidetable.engine.octocube.model import OctocubeState
from tidetable.text import LANGUAGES, Text

NAMES = ["Ann", "Bob"]


def sentence(state: OctocubeState, kind: str, language: str = "en") -> str:
    """The first event of that kind in words."""
    found = next(event for event in state.events(None) if event["event"] == kind)
    return Text(language, "octocube").event(found, NAMES)


def test_a_score_in_words_names_tiles_and_points_or_says_there_are_none() -> None:
    full = play(position(BARE, ["b2 U=Fw D=Fl", "home"]), "score done")
    assert sentence(full, "score") == (
        "Ann takes off a white starfish and a light blue starfish and scores 2 points."
    )
    empty = play(position(BARE, ["b2", "home"]), "score")
    assert sentence(empty, "score") == "Ann takes nothing off the cube."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_cube_taken_back_reads_like_an_empty_score(language: str) -> None:
    scored = play(position(BARE, ["b2", "home"]), "score")
    taken = play(position(BARE, ["b2", "home"], mode="family"), "score")
    assert sentence(taken, "take-back", language) == sentence(scored, "score", language)


def test_an_abyss_tile_has_a_power_in_the_advanced_game_only() -> None:
    plain = play(position(BARE, ["b2", "home"], supply=2), "n")
    assert sentence(plain, "abyss") == "An abyss tile is laid on b2; 1 left."
    power = play(position(BARE, ["b2", "home"], mode="advanced", powers="CG"), "n")
    assert sentence(power, "abyss") == "Abyss tile C is laid on b2; 1 left."
