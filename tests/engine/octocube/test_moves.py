"""Actions as numbers, as structured moves, and as words."""

import pytest

from tests.engine.octocube.position import BARE, OCTOCUBE, play, position, tile
from tests.engine.octocube.test_powers import around
from tests.engine.octocube.test_slots import ABYSS, FULL, NO_SHIFT, all_slots, taken_back
from tidetable.engine.game import Json
from tidetable.engine.octocube.actions import ACTIONS
from tidetable.engine.octocube.model import OctocubeState


def scoring() -> OctocubeState:
    return play(position(BARE, ["b2 U=Pg N=Fw", "home"]), "score")


ONE_OF_EACH: list[tuple[OctocubeState, str, Json]] = [
    (position(BARE, ["home", "home"]), "+b1", {"do": "place", "cell": [0, 1]}),
    (
        play(position(BARE, ["home U=Pg", "home"]), "+a1"),
        "@DN",
        {"do": "orient", "orientation": 4},
    ),
    (position(BARE, ["b2", "home"]), "e", {"do": "roll", "direction": "east"}),
    (position(BARE, ["b2 N=Pg", "home"]), "r180", {"do": "rotate", "degrees": 180}),
    (position(BARE, ["b2", "home"]), "score", {"do": "score"}),
    (position(BARE, ["b2", "home"], mode="family"), "score", {"do": "take-back"}),
    (position(BARE, ["b2", "home"]), "skip", {"do": "skip"}),
    (scoring(), "keep-north", {"do": "keep", "face": "north"}),
    (scoring(), "done", {"do": "done"}),
    (around("C"), "!C", {"do": "power", "power": "C"}),
    (play(around("C"), "!C"), "d4", {"do": "space", "cell": [3, 3]}),
    (
        play(around("B", "U=Pw", boards=["Dg Sl", ""]), "!B"),
        "Dg",
        {"do": "tile", "tile": tile("Dg")},
    ),
    (
        play(
            position(
                ". . . . .  . . ~G . .  . . . . .  . . . . .  . . . . .",
                ["b2", "a1", "e5"],
                mode="advanced",
                powers="AB",
            ),
            "!G",
        ),
        "#3",
        {"do": "cube", "seat": 2},
    ),
    (taken_back("U=Fl"), "=15", {"do": "slot", "slot": 14}),
    (taken_back("U=Fl", {4: "Fg"}), "=5>9", {"do": "shift", "slot": 4, "to": 8}),
    (taken_back("U=Dg D=Pg", all_slots(8), data=NO_SHIFT), "aside", {"do": "aside"}),
    (
        taken_back("U=Pg D=Sw", FULL, ABYSS, NO_SHIFT),
        "Sw",
        {"do": "tile", "tile": tile("Sw")},
    ),
]


@pytest.mark.parametrize(("state", "word", "move"), ONE_OF_EACH, ids=[w for _, w, _ in ONE_OF_EACH])
def test_word_and_move_of_an_action(state: OctocubeState, word: str, move: Json) -> None:
    action = OCTOCUBE.read_action(state, word)
    assert action in state.actions()
    assert OCTOCUBE.move(state, action) == move
    assert OCTOCUBE.action(state, move) == action
    assert OCTOCUBE.write_action(state, action) == word


@pytest.mark.parametrize("players", [2, 4])
def test_every_action_has_a_word_of_its_own(players: int) -> None:
    state = OCTOCUBE.new(players, 1)
    spaces = 16 if players == 2 else 25
    beyond = [*range(spaces, 25), *range(74 + spaces, 99)]
    words = {}
    for action in range(ACTIONS):
        if action not in beyond:
            word = OCTOCUBE.write_action(state, action)
            assert word not in words
            words[word] = action
            assert OCTOCUBE.read_action(state, word) == action
    assert OCTOCUBE.action_count == ACTIONS == 396


def test_the_deal_in_words_numbers_equal_tiles() -> None:
    state = OCTOCUBE.new(2, 1)
    deal = state.chance.outcomes[0]
    text = OCTOCUBE.write_outcome(OCTOCUBE.data, deal)
    assert len(set(text.split())) == 84
    assert list(OCTOCUBE.read_outcome(OCTOCUBE.data, "deal", text).numbers) == list(deal.numbers)


def test_never_more_than_24_actions_are_legal() -> None:
    """Far below 64, so that a person can see them and a search can try them."""
    most = 0
    for mode in ("standard", "family", "advanced"):
        for seed in range(12):
            state = OCTOCUBE.new(2 + seed % 3, seed, mode=mode)
            while not state.over:
                actions = state.actions()
                most = max(most, len(actions))
                state.apply(actions[(state.steps * 7 + seed) % len(actions)])
    assert most == 24
