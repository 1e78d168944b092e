"""Positions of Kadora drawn in text, for the worked examples of the rules page and for tests.

    state = position(
        '''
        R5r G2s .. ..
        .. .. .. ..
        .. .. .. ..
        .. .. .. Y4d
        ''',
        hands=["R4s B1r", ""],
    )

A card is colour, value and kind, as in the notation: R5r is the red five with the round diamond.
Every one of the 72 cards is in exactly one place; those that are not drawn go

- into the hands that are not drawn, four to each;
- and, when no stacks are drawn, as many as usual aside and the rest into two stacks;
- or, when the stacks are drawn, all aside, however many they are.
"""

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine import kadora
from tidetable.engine.chance import Chance, Outcome
from tidetable.engine.game import Log
from tidetable.engine.kadora.box import Numbers
from tidetable.engine.kadora.model import CARDS, CELLS, EMPTY, Box, KadoraState
from tidetable.engine.kadora.moves import read_card

Values = dict[str, Any]  # of a data file

KADORA = kadora.game
BOX_VALUES: Values = KADORA.data.values
BOX = cast(Box, KADORA.box(KADORA.data, 2, {}))


def cards(text: str) -> list[int]:
    return [read_card(BOX, word) for word in text.split()]


def dealt(deck: list[int], players: int, first: int = 0, data: Values | None = None) -> KadoraState:
    """A real game from a given deck in dealing order, with history, record and events."""
    outcomes = [Outcome("deal", vec[i64](deck))]
    if (data or BOX_VALUES)["setup"]["first_player"] == "random":
        outcomes.append(Outcome("first", vec[i64]([first])))
    numbers = KADORA.numbers(data)
    return cast(KadoraState, KADORA.start(players, {}, numbers, Chance(None, outcomes), None))


def position(
    block: str,
    *,
    players: int = 2,
    hands: list[str] | None = None,
    loot: list[str] | None = None,
    stacks: list[str] | None = None,
    aside: str = "",
    to_move: int = 0,
    last_turns: int = -1,
    data: Values | None = None,
) -> KadoraState:
    """The drawn position at the start of a turn; `data` are other numbers than those of the box.

    The state has no history and no record; its log starts here."""
    cells = [EMPTY if word == ".." else read_card(BOX, word) for word in block.split()]
    assert len(cells) == CELLS, "four rows of four cells"
    held = [cards(hand) for hand in hands or []]
    won = [cards(pile) for pile in loot or [""] * players]
    piles = [cards(pile) for pile in stacks or []]
    unseen = cards(aside)
    drawn = [card for card in cells if card != EMPTY] + unseen
    drawn += [card for pile in [*held, *won, *piles] for card in pile]
    assert len(drawn) == len(set(drawn)), "a card is drawn twice"
    rest = [card for card in range(CARDS) if card not in drawn]
    numbers = data or BOX_VALUES
    while len(held) < players:
        held.append([rest.pop(len(rest) // 2) for _ in range(numbers["hand_size"])])
    if stacks is None:
        while len(unseen) < numbers["set_aside"][str(players)]:
            unseen.append(rest.pop(len(rest) // 2))
        middle = (len(rest) + 1) // 2
        piles = [rest[:middle], rest[middle:]]
    else:
        unseen += rest

    lying = [card for pile in [*held, cells, *won] for card in pile if card != EMPTY]
    state = dealt([*unseen, *lying, *piles[0], *piles[1]], players, to_move, data)
    state.box = Box(cast(Numbers, state.setup.data.numbers), players)  # its own: aside may differ
    state.box.aside = len(unseen)
    size = state.box.hand_size
    state.hands = vec[i64]([c for h in held for c in sorted(h) + [EMPTY] * (size - len(h))])
    state.block = vec[i64](cells)
    state.empty = cells.count(EMPTY)
    state.top1 = state.end0 = CARDS - len(piles[1])
    state.top0 = state.end0 - len(piles[0])
    for seat, pile in enumerate(won):
        for card in pile:
            state.win(seat, card)
    state.to_move = to_move
    state.last_turns = last_turns
    state.history = None
    state.log = Log()
    return state


def example(drawn: dict[str, Any], players: int, options: dict[str, str]) -> KadoraState:
    """A position as examples.toml draws it, or the start of a game by its seed."""
    if "seed" in drawn:
        return cast(KadoraState, KADORA.new(players, drawn["seed"], first="seat0"))
    return position(**drawn, players=players)
