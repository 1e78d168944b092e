"""What a view shows and what it hides."""

import json
from typing import Any

import msgspec
import pytest

from tests.engine.kadora.conservation import places
from tests.engine.kadora.position import (
    KADORA,
    NO_CARDS,
    WORDS,
    dealt,
    faces,
    play,
    position,
)
from tests.engine.modes import random_play
from tidetable.engine.kadora.model import CARDS, COLOURS, PER_COLOUR, KadoraState, cards_of
from tidetable.engine.kadora.serialize import MOST, encoded_loot


def shown(view: object) -> set[str]:
    """The words of all cards whose face occurs anywhere in a view."""
    if isinstance(view, dict):
        if {"colour", "kind", "value"} <= set(view):
            return {f"{view['colour'][0].upper()}{view['value']}{view['kind'][0]}"}
        return {word for part in view.values() for word in shown(part)}
    if isinstance(view, list):
        return {word for part in view for word in shown(part)}
    return set()


def hidden_from(state: KadoraState, seat: int | None) -> set[str]:
    lying = places(state)
    numbers = lying["first stack"] + lying["second stack"]
    if not (state.players == 2 and state.over):
        numbers += lying["aside"]
    own = [] if seat is None else list(state.hand(seat))
    numbers += [card for card in lying["hands"] if card not in own]
    return {WORDS[number] for number in numbers}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in (1, 2, 3))]
)
def test_a_view_shows_every_card_but_the_hidden_ones(players: int, seed: int) -> None:
    """At every step, for every seat and for a spectator, in view and in events."""
    state = KADORA.new(players, seed)
    assert isinstance(state, KadoraState)
    known: dict[int | None, set[str]] = {viewer: set() for viewer in [*range(players), None]}
    play_on = random_play(state, seed)
    while True:
        for viewer in known:
            seen = shown(json.loads(json.dumps(state.view(viewer))))
            hidden = hidden_from(state, viewer)
            assert seen == set(WORDS) - hidden
            assert not shown(state.events(viewer)) & hidden
            known[viewer] |= seen
        if state.over:
            break
        state.apply(next(play_on))
    for viewer, ever in known.items():
        assert ever == shown(state.view(viewer))  # nothing that was seen is forgotten


def test_own_hand_is_open_others_are_backs_by_colour() -> None:
    state = position(NO_CARDS, hands=["R2r Y1r R2s B1r", "P1d G1d P2d G2d"])
    mine: Any = state.view(0)
    assert mine["seats"][0]["hand"] == faces("R2r R2s Y1r B1r")
    backs = [{"colour": colour} for colour in ("green", "green", "purple", "purple")]
    assert mine["seats"][1]["hand"] == backs
    theirs: Any = state.view(1)
    assert theirs["seats"][1]["hand"] == faces("G1d G2d P1d P2d")
    nobody: Any = state.view(None)
    assert nobody["seats"][1]["hand"] == backs


def test_stacks_are_backs_in_order_top_first() -> None:
    state = position(NO_CARDS, hands=["R2r", ""], stacks=["Y1r B1r Y2r", "G1r"])
    for viewer in (0, 1, None):
        assert state.view(viewer)["stacks"] == [
            [{"colour": "yellow"}, {"colour": "blue"}, {"colour": "yellow"}],
            [{"colour": "green"}],
        ]


def test_set_aside_cards_are_counts_by_colour() -> None:
    """Dealt purple first, shown red first: the order in which they lie is nobody's knowledge."""
    state = dealt(list(range(CARDS - 1, -1, -1)), players=2)
    backs = [{"colour": "blue"}] * 6 + [{"colour": "purple"}] * 12
    assert [state.view(viewer)["aside"] for viewer in (0, 1, None)] == [backs] * 3


@pytest.mark.parametrize(("players", "opened"), [(2, True), (3, False), (4, False)])
def test_set_aside_cards_are_opened_only_at_the_scoring_of_two(players: int, opened: bool) -> None:
    state = position(
        NO_CARDS,
        players=players,
        hands=["R2r", *[""] * (players - 1)],
        stacks=["", ""],
        last_turns=1,
    )
    aside: Any = state.view(None)["aside"]
    assert not any("value" in card for card in aside)
    play(state, "R2r-a1")
    aside = state.view(None)["aside"]
    assert all(("value" in card) == opened for card in aside)
    events = [event["event"] for event in state.events(None)]
    assert ("show-aside" in events) == opened


def test_block_and_loot_are_open_to_all() -> None:
    state = position("R5r " + ".. " * 15, loot=["Y1r Y5d", "G2s"])
    for viewer in (0, 1, None):
        seen: Any = state.view(viewer)
        assert seen["block"][0] == [faces("R5r")[0], None, None, None]
        assert seen["seats"][0]["loot"]["yellow"]["cards"] == faces("Y1r Y5d")
        assert seen["seats"][1]["loot"]["green"]["cards"] == faces("G2s")


def test_the_block_comes_with_the_reading_order_of_the_viewer() -> None:
    state = position(NO_CARDS, players=4)
    first_three = {
        0: [[0, 0], [0, 1], [0, 2]],
        1: [[0, 3], [1, 3], [2, 3]],
        2: [[3, 3], [3, 2], [3, 1]],
        3: [[3, 0], [2, 0], [1, 0]],
        None: [[0, 0], [0, 1], [0, 2]],
    }
    for viewer, cells in first_three.items():
        reading: Any = state.view(viewer)["reading"]
        assert reading[:3] == cells
        assert sorted(reading) == [[row, column] for row in range(4) for column in range(4)]


def test_a_view_says_whose_turn_and_which_step_it_is() -> None:
    state = position(NO_CARDS, hands=["R2r", "Y1r"], loot=["B1r", ""])
    assert state.view(1)["step"] == "start"
    assert play(state, "B>N").view(1)["step"] == "place"
    assert play(state, "R2r-a1").view(1)["step"] == "draw"
    seen = play(state, "<1").view(1)
    assert (seen["step"], seen["to_move"], seen["turn"]) == ("start", 1, 2)


def test_encoded_loot_does_not_fill_the_memory() -> None:
    box = dealt(list(range(CARDS)), players=2).box
    for number in range(MOST + 10):
        colour, bits, leads = number % COLOURS, number % (1 << PER_COLOUR), number % 2 == 1
        cards = cards_of(bits, colour)
        total = sum(int(box.value[card]) for card in cards)
        shown = {"cards": [box.faces[card] for card in cards], "total": total, "leads": leads}
        for _ in range(2):  # fresh, then kept
            found: Any = encoded_loot(box, colour, bits, total, leads)
            assert bytes(found) == msgspec.json.encode(shown)
        assert len(box.encoded_loot) <= MOST
