"""Resampling: all arrangements of cards that a seat cannot tell apart are equally likely."""

from collections import Counter
from math import factorial
from typing import Any

import pytest

from tests.engine.kadora.conservation import conserved
from tests.engine.kadora.position import KADORA, NO_CARDS, WORDS, dealt, play, position, words
from tests.engine.uniform import assert_uniform
from tidetable.engine.kadora.model import KadoraState


def nearly_known(own: str, other: str, stacks: list[str], aside: str) -> KadoraState:
    """All other cards are won and so known to everybody."""
    drawn = f"{own} {other} {' '.join(stacks)} {aside}".split()
    won = " ".join(word for word in WORDS if word not in drawn)
    return position(NO_CARDS, hands=[own, other], loot=[won, ""], stacks=stacks, aside=aside)


def arrangement(state: KadoraState) -> tuple[str, ...]:
    assert isinstance(state, KadoraState)
    conserved(state)
    stacks = state.deck[state.top0 : state.end0], state.deck[state.top1 : 72]
    return (
        words(state.hand(0)),
        words(state.hand(1)),
        words(stacks[0]),
        words(stacks[1]),
        words(state.set_aside()),
    )


def arrangements(state: KadoraState, seat: int | None, times: int) -> Counter[tuple[str, ...]]:
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(times):
        other = state.resample(seat, seed)
        assert isinstance(other, KadoraState)
        found[arrangement(other)] += 1
    return found


def test_uniform_for_a_seat() -> None:
    """Three red cards are hidden, one in each kind of place: 3! arrangements."""
    state = nearly_known("R4r", "R5r", ["R2r", ""], "R3r")
    found = arrangements(state, 0, 1200)
    assert len(found) == factorial(3)
    assert {hands[0] for hands in found} == {"R4r"}
    assert_uniform(list(found.values()))


def test_uniform_for_a_spectator() -> None:
    """The fourth is hidden from a spectator, too: 4! arrangements."""
    state = nearly_known("R4r", "R5r", ["R2r", ""], "R3r")
    found = arrangements(state, None, 2400)
    assert len(found) == factorial(4)
    assert_uniform(list(found.values()))


def test_uniform_when_a_hand_holds_several() -> None:
    """Two of four hidden cards are in one hand, where order does not matter: 6 * 2."""
    state = nearly_known("Y1r", "R5r R5s", ["R2r", "R3r"], "")
    found = arrangements(state, 0, 1800)
    assert len(found) == 12
    assert_uniform(list(found.values()))


def test_colours_keep_their_places_and_are_mixed_independently() -> None:
    """Backs are public: red stays where red was. 2 * 2 arrangements."""
    state = nearly_known("Y1r", "R5r G5r", ["R2r G2r", ""], "")
    found = arrangements(state, 0, 1200)
    assert len(found) == 4
    assert_uniform(list(found.values()))
    for hands in found:
        assert [word[0] for word in hands[2].split()] == ["R", "G"]


def test_a_known_card_stays() -> None:
    state = nearly_known("R4r R4s", "R5r", ["", ""], "")
    assert len(arrangements(state, 0, 50)) == 1
    assert len(arrangements(state, 1, 50)) == 1  # both of the other hand, in no order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_only_the_set_aside_cards_of_three_or_four_stay_hidden(players: int) -> None:
    state = KADORA.new(players, seed=3)
    while not state.over:
        state.apply(state.actions()[0])
    other = state.resample(None, 1)
    assert (other.reveal() == state.reveal()) or players > 2
    assert other.scores() == state.scores()
    assert other.winners() == state.winners()


def test_when_a_player_got_a_card_that_was_seen_later_stays_unknown() -> None:
    """North holds one green card, draws another, and places one: which was it?

    South saw backs only, so both are possible, and the resampled games should be of both kinds."""
    aside = [word for word in WORDS if word[0] in "RO"][:18]
    hands = ["P1r", "P2r", "P4r", "P5r", "G1r", "B1r", "B2r", "B3r"]
    top = "G2r"
    rest = [word for word in WORDS if word not in [*aside, *hands, top]]
    deck = [*aside, *hands, *rest[:12], top, *rest[12:]]
    state = dealt([WORDS.index(word) for word in deck], players=2, first=1)
    play(state, "B1r-b2 <1 P1r-c2 <2 G2r-b3")
    drawn = set()
    for seed in range(50):
        events: Any = state.resample(0, seed).events(None, reveal=True)
        first = next(event for event in events if event["event"] == "draw")
        drawn.add(first["card"]["value"])
    assert len(drawn) > 1
