"""A game to start from: on your turn, draw a card or pass. Replace the rules with your own."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.cli.skeleton.schema import Card, Numbers, View
from tidetable.engine.chance import Chance, Rng
from tidetable.engine.data import Data
from tidetable.engine.game import NOBODY, Game, Json, Log, Setup, State
from tidetable.engine.resample import imagined, reshuffled
from tidetable.engine.state import copy_base

# What the parameters of events are, for the words in text/*.ftl.
PARAMETERS: Final[dict[str, str]] = {"card": "piece card", "drawn": "pieces card"}


class SkeletonState(State):
    """What lies where."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.deck: vec[i64] = vec[i64]()  # all cards, the first ones face up
        self.drawn: i64 = 0  # cards face up
        self.points: vec[i64] = vec[i64]([0] * setup.players)  # by seat

    def fork(self) -> State:
        """Copy every field that can change."""
        twin = SkeletonState(self.setup, self.chance)
        copy_base(self, twin)
        twin.deck = self.deck  # never changes after the deal
        twin.drawn = self.drawn
        twin.points = self.points[:]
        return twin


class Skeleton(Game):
    """What the game is, and its rules."""

    name = "skeleton"
    verbs = "draw pass"  # the actions: 0 and 1
    hidden_information = True  # the order of the deck
    numbers_type = Numbers
    view_type = View
    parameters = PARAMETERS

    def check_data(self, data: Data) -> None:
        """Refuse numbers that cannot be played with."""
        numbers = cast(Numbers, data.numbers)
        if not 1 <= numbers.rounds * self.players[-1] <= len(numbers.cards) <= 12:
            raise data.wrong("cards", "1 to 12 cards, enough for every turn")

    def deal(self, setup: Setup, chance: Chance, log: Log | None) -> State:
        """Shuffle the cards and choose who begins."""
        state = SkeletonState(setup, chance)
        state.log = log
        cards = cast(Numbers, setup.data.numbers).cards
        state.deck = chance.shuffle("deck", len(cards))  # places in data.toml's list
        state.first = state.to_move = chance.pick("first", setup.players)
        state.emit({"event": "begin", "first": int(state.first)})
        return state

    def legal(self, state: State) -> vec[i64]:
        """Return the actions that are allowed now."""
        return vec[i64]() if state.over else vec[i64]([0, 1])

    def perform(self, state: State, action: i64) -> None:
        """Do what the player has chosen, and pass the turn on."""
        assert isinstance(state, SkeletonState)
        seat = int(state.to_move)
        if action == 0:
            card = card_at(state, state.drawn)
            state.drawn += 1
            state.points[seat] += card["value"]
            state.learned += 1  # a card was turned up: this cannot be undone
            state.emit({"event": "draw", "seat": seat, "card": card})
        else:
            state.emit({"event": "pass", "seat": seat})
        state.turns += 1
        state.to_move = (state.to_move + 1) % state.setup.players
        numbers = cast(Numbers, state.setup.data.numbers)
        if state.turns > numbers.rounds * state.setup.players:
            state.to_move = NOBODY

    def scores(self, state: State) -> list[int]:
        """Return the points of each seat; the highest win."""
        assert isinstance(state, SkeletonState)
        return [int(points) for points in state.points]

    def visible(self, state: State, seat: i64, reveal: bool) -> Json:
        """Return what a seat sees; with `reveal`, also what is hidden."""
        assert isinstance(state, SkeletonState)
        hidden = range(int(state.drawn), len(state.deck))
        return {
            "deck": [card_at(state, at) if reveal else {} for at in hidden],
            "drawn": [card_at(state, at) for at in range(int(state.drawn))],
            "seats": [{"points": int(points)} for points in state.points],
        }

    def resample(self, state: State, seat: i64, seed: int) -> State:
        """Return a state with other hidden cards: nobody knows the rest of the deck."""
        assert isinstance(state, SkeletonState)
        rng = Rng(seed)
        deck = reshuffled(state.deck, state.drawn, rng)
        other = cast(SkeletonState, imagined(state, rng, {"deck": deck}))
        other.deck = deck
        return other


def card_at(state: SkeletonState, at: i64) -> Card:
    """Return a card of the deck."""
    return {"value": cast(Numbers, state.setup.data.numbers).cards[state.deck[at]]}
