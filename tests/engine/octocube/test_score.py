"""Scoring: the cube goes home, any of its tiles come off, sets bring chips."""

from typing import Any

import pytest

from tests.engine.octocube.position import (
    BARE,
    at,
    board,
    legal_words,
    net,
    play,
    position,
    tile,
)

LETTERS = "UDNESW"


def cube_with(words: str) -> str:
    pairs = zip(LETTERS, words.split(), strict=False)
    return " ".join(["b2", *(f"{face}={word}" for face, word in pairs)])


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("Pg", 0),
        ("Pg Pw", 2),
        ("Pg Pg Pw", 4),
        ("Fw Fw Fl Fg", 7),
        ("Fw Fw Fl Fg Fd", 10),
        ("Fw Fw Fl Fg Fd Fd", 15),
        ("Pg Sg", 0),  # the same colour is no set
        ("Pg Pw Sg Sw", 4),
        ("Pg Pw Sg Sw Ag Aw", 6),
        ("Fw Fl Fg Sg Sd Sw", 8),
        ("Co Co Co", 0),  # coins are no set
        ("Fw Fl Co", 2),
    ],
)
def test_sets_of_the_same_kind_score_at_once(tiles: str, points: int) -> None:
    state = play(position(BARE, cubes=[cube_with(tiles), "home"]), "score done")
    assert state.chips[0] == points
    assert sorted(board(state).split()) == sorted(word for word in tiles.split() if word != "Co")
    assert state.coins[0] == tiles.split().count("Co")
    assert (at(state), net(state)) == ("home", {})


def test_tiles_may_be_kept_and_score_nothing_yet() -> None:
    """Three starfish, an amphora and a coin come off; the pearl stays."""
    state = position(BARE, cubes=["b2 U=Fw D=Fl N=Fg E=Ag S=Co W=Pg", "home"])
    play(state, "score keep-west")
    assert state.chips[0] == 4
    assert state.coins[0] == 1
    assert board(state).split() == ["Ag", "Fw", "Fl", "Fg"]
    assert net(state) == {"W": "Pg"}


@pytest.mark.parametrize("kept", range(64))
def test_every_subset_may_be_removed(kept: int) -> None:
    """All, some, none."""
    state = position(BARE, cubes=["b2 U=Fw D=Fl N=Fg E=Ag S=Co W=Pg", "home"])
    play(state, "score")
    names = ["up", "down", "north", "east", "south", "west"]
    for number, name in enumerate(names):
        if kept >> number & 1:
            play(state, f"keep-{name}")
    if state.to_move == 0:
        play(state, "done")
    assert state.to_move == 1
    assert set(net(state)) == {LETTERS[n] for n in range(6) if kept >> n & 1}
    assert state.board_tiles(0) + state.coins[0] == 6 - kept.bit_count()


def test_every_subset_can_be_chosen_in_one_way_only() -> None:
    state = play(position(BARE, cubes=["b2 U=Fw N=Fg W=Pg", "home"]), "score")
    assert legal_words(state) == {"keep-up", "keep-north", "keep-west", "done"}
    play(state, "keep-north")
    assert legal_words(state) == {"keep-west", "done"}


def test_a_kept_tile_scores_with_others_later() -> None:
    state = position("Pw . . .  . . . .  . . . .  . . . .", cubes=["b2 U=Pg", "home"])
    play(state, "score keep-up +d4 +a1 @UN skip score done")
    assert state.chips[0] == 2
    assert board(state) == "Pw Pg"


def test_the_cube_stays_home_until_the_next_turn() -> None:
    state = play(position(BARE, cubes=["b2 U=Pg", "home"]), "score done")
    assert (at(state), state.to_move) == ("home", 1)
    play(state, "+d4")
    assert all(word.startswith("+") for word in legal_words(state))


def test_an_empty_cube_may_score_nothing() -> None:
    state = play(position(BARE, cubes=["b2", "home"]), "score")
    assert (at(state), state.to_move, state.chips[0]) == ("home", 1, 0)


def test_the_event_has_tiles_and_points() -> None:
    state = play(position(BARE, cubes=["b2 U=Fw D=Fl", "home"]), "score done")
    scored: Any = next(event for event in state.events(1) if event["event"] == "score")
    assert scored["tiles"] == [tile("Fw"), tile("Fl")]
    assert (scored["seat"], scored["points"]) == (0, 2)
