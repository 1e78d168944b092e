"""What a sensible player of Kadora values: few cards that stay face up, and rivals with many.

The expected penalty of a party in a colour is its total times the chance that it does not lead
the colour in the end. The worth of an action is how much it lowers the seat's own expected penalty
plus a share of how much it raises that of the rivals. All weights are in this file.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.appraiser import Appraiser
from tidetable.engine.heuristics import TEMPERATURE, Verdict, reward
from tidetable.engine.judge import Judge
from tidetable.engine.judge_file import load
from tidetable.engine.kadora.actions import DRAWS, GIVES
from tidetable.engine.kadora.endgame import solve
from tidetable.engine.kadora.judging import COMMON, COUNT, FEATURES, Places, stage_of
from tidetable.engine.kadora.model import (
    CARDS,
    CELLS,
    COLOURS,
    DRAW,
    KINDS,
    PER_COLOUR,
    SIDE,
    KadoraState,
)
from tidetable.engine.kadora.rules import ALL, MATCHING, OTHERS, line_cell
from tidetable.engine.kadora.scoring import Tally, winners
from tidetable.engine.state import State

RIVALS: Final = 1.25  # weight of a penalty point of the rivals, shared among them
HELD: Final = 0.85  # share of a hand card that counts as loot before the last turns
DOUBT_EARLY: Final = 6.0  # lead in points that makes a majority certain, with full stacks ...
DOUBT_LATE: Final = 3.0  # ... and at the very end
MEAN: Final = 3.0  # expected value of a card whose face is unknown
DRAWING: Final = 0.4  # share of a turn's budget for the choice of a stack
UNABLE: Final = -40.0  # margin of a seat without a majority, which cannot win
JUDGE: Final = "judge.json"
DUEL_TEMPERATURE: Final = 5.0
JUDGED: Final = 0.6  # exploration where the judge decides


class KadoraHeuristics(Appraiser):
    def __init__(self) -> None:
        super().__init__()
        self.outlook: Outlook = Outlook()  # reused: filled for each position
        self.judge: Judge = load(__file__, "kadora", FEATURES, JUDGE, COMMON)
        self.places: Places = Places()  # reused, too

    def share(self, state: State) -> float:
        """Placing a card decides a turn; giving cards away comes before it, drawing after it."""
        return DRAWING if cast(KadoraState, state).step_of_turn == DRAW else 1.0

    def prepare(self, state: State) -> None:
        self.outlook.fill(cast(KadoraState, state))

    def worth(self, state: State, action: i64) -> float:
        return self.outlook.worth(cast(KadoraState, state), action)

    def solve(self, state: State, seat: i64, effort: i64) -> vec[float]:
        return solve(cast(KadoraState, state), seat, effort)

    def turns_below(self, state: State) -> i64:
        """The judge decides as soon as a turn is over."""
        return 1

    def temperature(self, state: State) -> float:
        """With two players a judge tells more than the appraisal, which priors then follow less
        closely (docs/bots/kadora.md)."""
        return DUEL_TEMPERATURE if state.setup.players == 2 else TEMPERATURE

    def exploration(self, state: State) -> float:
        """The judge's chances lie closer together than wins and losses of whole games."""
        return JUDGED

    def judge_file(self, state: State) -> str:
        return JUDGE

    def feature_names(self, state: State) -> list[str]:
        return list(FEATURES)

    def groups(self, state: State) -> i64:
        return COLOURS

    def features(self, state: State) -> list[float]:
        here = cast(KadoraState, state)
        self.places.look(here)
        size = here.setup.players * COLOURS * COUNT
        return [*self.places.features[:size], stage_of(here)]

    def verdict(self, state: State) -> Verdict:
        here = cast(KadoraState, state)
        if here.to_move >= 0:
            return self.estimate(here)
        players = here.setup.players
        tally = Tally(here)
        verdict = Verdict(players)
        best = winners(here, tally)
        for seat in best:
            verdict.shares[seat] = 1.0 / len(best)
        for party in range(players):
            margin = float(tally.margin(party))
            verdict.margins[party] = margin
            if tally.majorities[party] == 0:
                margin = UNABLE
            verdict.rewards[party] = reward(verdict.shares[party], margin, self.close)
        return verdict

    def estimate(self, state: KadoraState) -> Verdict:
        """What a game promises to the seats while it goes on. Chances are smooth, so the margin
        need not help to tell positions apart."""
        players = state.setup.players
        verdict = Verdict(players)
        self.places.look(state)
        self.judge.judge(self.places.features, COLOURS, verdict)
        for seat in range(players):
            verdict.rewards[seat] = verdict.shares[seat]
        return verdict


class Outlook:
    """Expected totals of all parties in all colours, from what the seat to move knows."""

    def __init__(self) -> None:
        self.seat: i64 = 0  # whose outlook it is
        self.players: i64 = 0
        self.parties: i64 = 0  # the seats, and with two players the virtual one
        self.doubt: float = 0.0  # lead in points that makes a majority certain now
        self.held: float = 0.0  # share of a hand card that counts now
        self.totals: vec[float] = vec[float]([0.0] * (4 * COLOURS))  # party * COLOURS + colour
        self.now: vec[float] = vec[float]([0.0] * COLOURS)  # standings before the action
        self.gains: vec[float] = vec[float]([0.0] * COLOURS)  # of the seat by the action

    def fill(self, state: KadoraState) -> None:
        box = state.box
        seat = state.to_move
        players = state.setup.players
        self.seat = seat
        self.players = players
        self.parties = 3 if players == 2 else players
        left = float(state.stack_left(0) + state.stack_left(1)) / CARDS * 2.0
        self.doubt = DOUBT_LATE + (DOUBT_EARLY - DOUBT_LATE) * left
        self.held = 1.0 if state.last_turns > 0 else HELD
        totals = self.totals
        won = state.totals
        for at in range(players * COLOURS):
            totals[at] = float(won[at])
        # The seat knows its own cards, and of other hands only the backs.
        hands = state.hands
        size = box.hand_size
        unseen = MEAN * self.held
        for owner in range(players):
            for slot in range(owner * size, owner * size + size):
                card = hands[slot]
                if card < 0:
                    break
                value = float(box.value[card]) * self.held if owner == seat else unseen
                totals[owner * COLOURS + card // PER_COLOUR] += value
        if players == 2:
            for colour in range(i64(COLOURS)):
                totals[2 * COLOURS + colour] = 0.0
            deck = state.deck
            for at in range(box.aside):
                totals[2 * COLOURS + deck[at] // PER_COLOUR] += MEAN
        for colour in range(i64(COLOURS)):
            self.now[colour] = self.standing(colour)

    def worth(self, state: KadoraState, action: i64) -> float:
        if action >= GIVES:
            return self.gift_worth((action - GIVES) // 4, (action - GIVES) % 4)
        if action >= DRAWS:
            top = state.deck[state.top0 if action == DRAWS else state.top1]
            return self.gain_worth(top // PER_COLOUR, MEAN * self.held)
        return self.place_worth(state, action // CELLS, action % CELLS)

    def place_worth(self, state: KadoraState, card: i64, cell: i64) -> float:
        box = state.box
        gains = self.gains
        for colour in range(i64(COLOURS)):
            gains[colour] = 0.0
        value = box.value
        block = state.block
        gains[card // PER_COLOUR] -= float(value[card]) * self.held
        taken: i64 = 0
        for across in range(i64(2)):
            total = value[card]
            for n in range(i64(SIDE)):
                other = block[line_cell(cell, across, n)]
                if other >= 0:
                    total += value[other]
            if total >= box.threshold:
                taken += self.take(state, card, cell, across, MATCHING)
        if taken == 0 and state.empty == 1:
            taken += self.take(state, card, cell, 0, OTHERS) + self.take(
                state, card, cell, 1, OTHERS
            )
            if taken == 0:
                self.take(state, card, cell, 0, ALL)
                self.take(state, card, cell, 1, ALL)
        worth = 0.0
        for colour in range(i64(COLOURS)):
            if gains[colour] != 0.0:
                worth += self.gain_worth(colour, gains[colour])
        return worth

    def take(self, state: KadoraState, card: i64, cell: i64, across: i64, which: i64) -> i64:
        """Add the cards of a line that would be won to the gains, and count them."""
        taken: i64 = 0
        for n in range(i64(SIDE)):
            other = state.block[line_cell(cell, across, n)]
            if other < 0:
                continue
            match = card // PER_COLOUR == other // PER_COLOUR or card % KINDS == other % KINDS
            if which == ALL or match == (which == MATCHING):
                self.gains[other // PER_COLOUR] += float(state.box.value[other])
                taken += 1
        return taken

    def gain_worth(self, colour: i64, gain: float) -> float:
        at = self.seat * COLOURS + colour
        total = self.totals[at]
        self.totals[at] = total + gain
        after = self.standing(colour)
        self.totals[at] = total
        return after - self.now[colour]

    def gift_worth(self, colour: i64, receiver: i64) -> float:
        source, target = self.seat * COLOURS + colour, receiver * COLOURS + colour
        given, had = self.totals[source], self.totals[target]
        self.totals[source] = 0.0
        self.totals[target] = had + given
        after = self.standing(colour)
        self.totals[target] = had
        self.totals[source] = given
        return after - self.now[colour]

    def standing(self, colour: i64) -> float:
        """Expected penalty points of the rivals in a colour minus those of the seat."""
        totals = self.totals
        first, second = 0.0, 0.0  # the two highest totals
        for at in range(colour, self.parties * COLOURS, COLOURS):
            total = totals[at]
            if total > first:
                first, second = total, first
            elif total > second:
                second = total
        own, rivals = 0.0, 0.0
        for party in range(self.players):
            total = totals[party * COLOURS + colour]
            if total <= 0.0:
                continue
            lead = total - (second if total == first else first)
            chance = 0.5 + 0.5 * lead / self.doubt  # that it leads in the end
            if chance >= 1.0:
                continue
            penalty = total if chance <= 0.0 else total * (1.0 - chance)
            if party == self.seat:
                own += penalty
            else:
                rivals += penalty
        return RIVALS * rivals / float(self.players - 1) - own
