"""States that a seat cannot tell from the real one.

Backs show a card's colour, so a hidden card can only be another hidden card of its colour.
"""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance, Rng
from tidetable.engine.kadora.actions import DRAWS
from tidetable.engine.kadora.model import CARDS, CELLS, COLOURS, PER_COLOUR, KadoraState
from tidetable.engine.resample import imagined


def resample(state: KadoraState, seat: i64, seed: int) -> KadoraState:
    """Permute the hidden cards of each colour at random; what the seat knows stays as it is.

    The result depends only on what the seat knows and on the seed: the hidden cards of a colour
    are sorted before they are shuffled. Only the deal changes. No action so far names a card that
    is still hidden, so the same actions lead from the new deal to the new state."""
    players = state.setup.players
    hidden = hidden_from(state, seat)
    becomes = vec[i64]([0] * CARDS)  # card -> the card that takes its place
    for card in range(i64(CARDS)):
        becomes[card] = card
    unseen = vec[i64]([0] * CARDS)  # 1: hidden
    for card in hidden:
        unseen[card] = 1
    rng = Rng(seed)
    for colour in range(i64(COLOURS)):
        start = colour * PER_COLOUR
        count: i64 = 0
        mixed = vec[i64](capacity=PER_COLOUR)
        for card in range(start, start + PER_COLOUR):
            if unseen[card]:
                mixed = append(mixed, card)
        rng.shuffle(mixed)
        for card in hidden:
            if card // PER_COLOUR == colour:
                becomes[card] = mixed[count]
                count += 1

    places = dealt_to(state, seat, rng) if state.history is not None else None
    deck = vec[i64]([0] * CARDS)
    for at in range(i64(CARDS)):
        deck[at if places is None else places[at]] = becomes[state.deck[at]]
    other = cast(KadoraState, imagined(state, rng, {"deal": deck}))
    other.deck = deck
    for s in range(players):
        if s != seat:
            resort(other, s, becomes)
    return other


def dealt_to(state: KadoraState, seat: i64, rng: Rng) -> vec[i64]:
    """For each position in the deal, the position where its card may have been for this seat.

    When another seat places a red card, this seat cannot tell which of the red backs in that hand
    it was, nor when the card was dealt. So at each such moment the placed card swaps positions
    with a random card of its colour from that hand, itself included: all are equally likely."""
    position = vec[i64]([0] * CARDS)  # card -> its position in the deal
    places = vec[i64]([0] * CARDS)  # position in the deal -> where the card may have been
    for at in range(i64(CARDS)):
        position[state.deck[at]] = at
        places[at] = at
    game = state.setup.game
    chance = Chance(None, state.chance.outcomes)
    again = game.start(state.players, state.setup.options, state.setup.data, chance, None)
    for action in state.taken():
        now = cast(KadoraState, again)
        mover = now.to_move
        if action < DRAWS and mover != seat:
            card = i64(action) // CELLS
            alike = vec[i64](capacity=8)
            for held in now.hand(mover):
                if held // PER_COLOUR == card // PER_COLOUR:
                    alike = append(alike, held)
            partner = alike[rng.below(i64(len(alike)))]
            place = places[position[card]]
            places[position[card]] = places[position[partner]]
            places[position[partner]] = place
        again.step(action)
    return places


def hidden_from(state: KadoraState, seat: i64) -> vec[i64]:
    """The cards whose faces the seat does not know, in the order of where they lie."""
    hidden = vec[i64](capacity=CARDS)
    for s in range(state.setup.players):
        if s != seat:
            for card in state.hand(s):
                hidden = append(hidden, card)
    for at in range(state.top0, state.end0):
        hidden = append(hidden, state.deck[at])
    for at in range(state.top1, i64(CARDS)):
        hidden = append(hidden, state.deck[at])
    shown = state.setup.players == 2 and state.to_move < 0  # the virtual player's, at scoring
    if not shown:
        for at in range(state.box.aside):
            hidden = append(hidden, state.deck[at])
    return hidden


def resort(state: KadoraState, seat: i64, becomes: vec[i64]) -> None:
    """Replace the cards of a hand, and keep it ascending."""
    hands = state.hands
    at = seat * state.box.hand_size
    end = at + state.box.hand_size
    for slot in range(at, end):
        card = hands[slot]
        if card < 0:
            return
        card = becomes[card]
        place = slot
        while place > at and hands[place - 1] > card:
            hands[place] = hands[place - 1]
            place -= 1
        hands[place] = card
