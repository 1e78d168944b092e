"""What a seat may see of a game of Kadora.

Backs show a card's colour, so colours are public everywhere; kind and value of hidden cards are
not. Other hands are told as colours in order, never in the order held.
"""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance, Outcome, Rng
from tidetable.engine.game import Json
from tidetable.engine.kadora.model import (
    CARDS,
    CELLS,
    COLOURS,
    PER_COLOUR,
    SIDE,
    KadoraState,
    cards_of,
)
from tidetable.engine.kadora.scoring import Tally, winners
from tidetable.engine.kadora.serialize import ascending, backs, cell_at, face, faces

STEPS = ["start", "place", "draw", "over"]


def view(state: KadoraState, seat: i64, reveal: bool) -> Json:
    """What is sent while a game is played says the same (writing.py)."""
    box = state.box
    tally = Tally(state)
    players = state.setup.players
    over = state.to_move < 0
    seats: list[Json] = []
    for s in range(players):
        held = state.hand(s)  # ascending
        seats.append(
            {
                "side": box.seats[s],
                "hand": faces(box, held) if reveal or s == seat else backs(box, held),
                "loot": piles(state, tally, s),
                "penalty": int(tally.penalties[s]),
            }
        )
    block: list[list[Json | None]] = []
    for row in range(i64(SIDE)):
        line: list[Json | None] = []
        for column in range(i64(SIDE)):
            card = state.block[row * SIDE + column]
            line.append(face(box, card) if card >= 0 else None)
        block.append(line)
    stacks: list[list[Json]] = []
    for cards in (state.deck[state.top0 : state.end0], state.deck[state.top1 : CARDS]):
        stacks.append(faces(box, cards) if reveal else backs(box, cards))
    aside = ascending(state.set_aside())
    aside_open = reveal or (over and players == 2)
    return {
        **outline(state, seat),
        "seats": seats,
        "block": block,
        "reading": reading(state, seat if seat >= 0 else 0),
        "stacks": stacks,
        "aside": faces(box, aside) if aside_open else backs(box, aside),
        "result": result(state, tally) if over else None,
    }


def outline(state: KadoraState, seat: i64) -> Json:
    """Whose view it is, and how far the game has come."""
    return {
        "game": "kadora",
        "players": int(state.setup.players),
        "seat": int(seat) if seat >= 0 else None,
        "to_move": int(state.to_move),
        "step": STEPS[state.step_of_turn],
        "turn": int(state.turns),
        "first": int(state.first),
        "last_turns": int(state.last_turns),
    }


def reading(state: KadoraState, seat: i64) -> list[list[int]]:
    """The cells in the order in which a seat reads them."""
    return [cell_at(cell) for cell in state.box.reading[seat * CELLS : (seat + 1) * CELLS]]


def piles(state: KadoraState, tally: Tally, party: i64) -> Json:
    shown: Json = {}
    for colour in range(i64(COLOURS)):
        at = party * COLOURS + colour
        shown[state.box.colours[colour]] = {
            "cards": faces(state.box, cards_of(tally.loot[at], colour)),
            "total": int(tally.totals[at]),
            "leads": tally.leads(party, colour),
        }
    return shown


def result(state: KadoraState, tally: Tally) -> Json:
    told: Json = {"winners": winners(state, tally)}
    if tally.parties > state.setup.players:
        told["virtual"] = int(tally.penalties[2])
        told["virtual_loot"] = piles(state, tally, tally.parties - 1)
    return told


def resample(state: KadoraState, seat: i64, seed: int) -> KadoraState:
    """Hidden cards of one colour change places at random; whatever the seat knows stays put.

    The outcome hangs on what the seat knows and on the seed alone: the hidden cards of a colour
    are put in order before they are mixed. Only the deal is changed: no action so far names a
    card that is still hidden, so the same actions lead from the new deal to the new state."""
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

    other = state.fork()
    other.history = state.history
    places = dealt_to(state, seat, rng) if state.history is not None else None
    other.deck = vec[i64]([0] * CARDS)
    for at in range(i64(CARDS)):
        other.deck[at if places is None else places[at]] = becomes[state.deck[at]]
    for s in range(players):
        if s != seat:
            resort(other, s, becomes)
    other.chance = Chance(None)
    if state.history is not None:
        for outcome in state.chance.outcomes:
            dealt = outcome.label == "deal"
            other.chance.outcomes.append(Outcome("deal", other.deck) if dealt else outcome)
    return other


def dealt_to(state: KadoraState, seat: i64, rng: Rng) -> vec[i64]:
    """Where in the deal each card may have been, for all that the seat knows.

    When somebody else places a red card, the seat cannot tell which of the red backs in that hand
    it was, so it cannot tell either when the card came. At each such moment the placed card
    changes deals with any card of its colour that its owner held: every way is equally likely."""
    position = vec[i64]([0] * CARDS)  # card -> where it was dealt
    places = vec[i64]([0] * CARDS)  # where a card was dealt -> where it may have been
    for at in range(i64(CARDS)):
        position[state.deck[at]] = at
        places[at] = at
    game = state.setup.game
    chance = Chance(None, state.chance.outcomes)
    again = game.start(state.players, state.setup.options, state.setup.data, chance, None)
    for action in state.taken():
        now = cast(KadoraState, again)
        mover = now.to_move
        if action < CARDS * CELLS and mover != seat:
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
    """The cards whose faces the seat does not know, in the order of their places."""
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
    """Exchange the cards of a hand, and keep it ascending."""
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
