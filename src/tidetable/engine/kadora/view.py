"""What a seat may see of a game of Kadora.

Backs show a card's colour, so colours are public everywhere; kind and value of hidden cards are
not. Other hands are sorted by colour: the order in which cards came stays hidden.
"""

from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.kadora.model import (
    CARDS,
    CELLS,
    COLOURS,
    PER_COLOUR,
    SIDE,
    KadoraState,
)
from tidetable.engine.kadora.scoring import Tally, winners
from tidetable.engine.kadora.serialize import (
    MOST,
    ascending,
    backs,
    cell_at,
    encoded_loot,
    face,
    faces,
    loot,
)
from tidetable.engine.raw import raw

STEPS = ["start", "place", "draw", "over"]


def visible(state: KadoraState, seat: i64, reveal: bool) -> Json:
    """What a seat sees besides the header; `reveal` hides nothing."""
    shown = public_part(state, reveal, False)
    shown.update(personal_part(state, seat, reveal, False))
    return shown


def public_part(state: KadoraState, reveal: bool, encoded: bool) -> Json:
    """What everybody sees."""
    box = state.box
    players = state.setup.players
    over = state.to_move < 0
    block: list[list[object]] = []
    for row in range(i64(SIDE)):
        line: list[object] = []
        for column in range(i64(SIDE)):
            card = state.block[row * SIDE + column]
            if card < 0:
                line.append(None)
            else:
                line.append(box.encoded_faces[card] if encoded else face(box, card))
        block.append(line)
    stacks: list[list[object]] = []
    for cards in (state.deck[state.top0 : state.end0], state.deck[state.top1 : CARDS]):
        stacks.append(faces(box, cards, encoded) if reveal else backs(box, cards, encoded))
    aside = ascending(state.set_aside())
    aside_open = reveal or (over and players == 2)
    return {
        "first": int(state.first),
        "last_turns": int(state.last_turns),
        "block": block,
        "stacks": stacks,
        "aside": faces(box, aside, encoded) if aside_open else backs(box, aside, encoded),
        "result": result_view(state, Tally(state), encoded) if over else None,
    }


def personal_part(state: KadoraState, seat: i64, reveal: bool, encoded: bool) -> Json:
    """The hands, and the block as a seat reads it; with a seat's hand goes the rest of the seat."""
    box = state.box
    tally = Tally(state)
    seats: list[Json] = []
    for s in range(state.setup.players):
        held = state.hand(s)  # ascending
        own = reveal or s == seat
        seats.append(
            {
                "side": box.seats[s],
                "hand": faces(box, held, encoded) if own else backs(box, held, encoded),
                "loot": encoded_loots(state, tally, s) if encoded else loot_view(state, tally, s),
                "penalty": int(tally.penalties[s]),
            }
        )
    reader = seat if seat >= 0 else 0
    return {
        "seats": seats,
        "reading": box.encoded_readings[reader] if encoded else reading(state, reader),
    }


def reading(state: KadoraState, seat: i64) -> list[list[int]]:
    """The cells in the order in which a seat reads them."""
    return [cell_at(cell) for cell in state.box.reading[seat * CELLS : (seat + 1) * CELLS]]


def encoded_loots(state: KadoraState, tally: Tally, party: i64) -> object:
    """All that a party has won: it changes with few moves, and then in a colour or two."""
    box = state.box
    first: i64 = 0  # which cards of the first three colours, and who leads them
    others: i64 = 0
    for colour in range(i64(COLOURS)):
        won = tally.loot[party * COLOURS + colour] << 1 | i64(tally.leads(party, colour))
        if colour < COLOURS // 2:
            first = first << PER_COLOUR + 1 | won
        else:
            others = others << PER_COLOUR + 1 | won
    key = (int(first), int(others))
    found = box.encoded_loots.get(key)
    if found is None:
        if len(box.encoded_loots) >= MOST:
            box.encoded_loots.clear()
        found = raw(loot_view(state, tally, party, True))
        box.encoded_loots[key] = found
    return found


def loot_view(state: KadoraState, tally: Tally, party: i64, encoded: bool = False) -> Json:
    shown: Json = {}
    for colour in range(i64(COLOURS)):
        at = party * COLOURS + colour
        won, total, leads = tally.loot[at], tally.totals[at], tally.leads(party, colour)
        shown[state.box.colours[colour]] = (
            encoded_loot(state.box, colour, won, total, leads)
            if encoded
            else loot(state.box, colour, won, total, leads)
        )
    return shown


def result_view(state: KadoraState, tally: Tally, encoded: bool) -> Json:
    final: Json = {"winners": winners(state, tally)}
    if tally.parties > state.setup.players:
        final["virtual"] = int(tally.penalties[2])
        final["virtual_loot"] = loot_view(state, tally, tally.parties - 1, encoded)
    return final
