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
    SIDE,
    KadoraState,
    cards_of,
)
from tidetable.engine.kadora.scoring import Tally, winners
from tidetable.engine.kadora.serialize import ascending, backs, cell_at, face, faces

STEPS = ["start", "place", "draw", "over"]


def visible(state: KadoraState, seat: i64, reveal: bool) -> Json:
    """What a seat sees besides the header; `reveal` hides nothing."""
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
                "loot": loot_view(state, tally, s),
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
        "first": int(state.first),
        "last_turns": int(state.last_turns),
        "seats": seats,
        "block": block,
        "reading": reading(state, seat if seat >= 0 else 0),
        "stacks": stacks,
        "aside": faces(box, aside) if aside_open else backs(box, aside),
        "result": result_view(state, tally) if over else None,
    }


def reading(state: KadoraState, seat: i64) -> list[list[int]]:
    """The cells in the order in which a seat reads them."""
    return [cell_at(cell) for cell in state.box.reading[seat * CELLS : (seat + 1) * CELLS]]


def loot_view(state: KadoraState, tally: Tally, party: i64) -> Json:
    shown: Json = {}
    for colour in range(i64(COLOURS)):
        at = party * COLOURS + colour
        shown[state.box.colours[colour]] = {
            "cards": faces(state.box, cards_of(tally.loot[at], colour)),
            "total": int(tally.totals[at]),
            "leads": tally.leads(party, colour),
        }
    return shown


def result_view(state: KadoraState, tally: Tally) -> Json:
    final: Json = {"winners": winners(state, tally)}
    if tally.parties > state.setup.players:
        final["virtual"] = int(tally.penalties[2])
        final["virtual_loot"] = loot_view(state, tally, tally.parties - 1)
    return final
