"""The last turn of Kadora, and with two players the last two, solved exactly.

All that is hidden from the seat that has the last turn are cards of other hands and those set
aside, and backs show their colours. In each colour, every way to deal the unseen cards to those
places is equally likely, and colours do not depend on each other. So the chances of all penalties
are found colour by colour: what a colour can bring to each party, combined with the colours before.

Before the last turn of a game of two, each hand that the other seat may hold is tried. That seat
then does what is best for it as it knows the game: it does not see the hand of this one. Where
several actions are equally good, it chooses any of them. If there are too many hands for the
effort, those that were tried speak for all: they are spread evenly over the list.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.kadora.actions import GIVES
from tidetable.engine.kadora.legal import legal
from tidetable.engine.kadora.model import CARDS, CELLS, COLOURS, EMPTY, PER_COLOUR, KadoraState
from tidetable.engine.kadora.rules import perform
from tidetable.engine.kadora.scoring import Tally, winners

BITS: Final = 10  # of a number in a key: totals and penalties are at most 180
LIMIT: Final = 1 << BITS
COMBINATIONS: Final = 8  # that take as long as a position of another solver
HANDS: Final = 20_000  # of the rival, at most
ENOUGH: Final = 24  # hands that may speak for all
SPREAD: Final = 0.618  # of the list lies between two hands that are tried one after the other
SAME: Final = 1e-12  # difference that comes from rounding
FLAGS: Final = 4 * BITS  # above the penalties of four parties: who has a majority
LOW: Final[i64] = (1 << (4 * BITS)) - 1


def solve(state: KadoraState, seat: i64, effort: i64) -> vec[float]:
    """The share of the win that each legal action is worth; empty where it is out of reach."""
    if state.to_move != seat:
        return vec[float]()
    if state.last_turns == 2 and state.setup.players == 2:
        return LastTwoTurns(state, seat, effort * COMBINATIONS).solve()
    if state.last_turns != 1:
        return vec[float]()
    solver = LastTurn(state, seat, effort)
    values = solver.values(state)
    return values if solver.effort >= 0 else vec[float]()


class LastTurn:
    def __init__(self, state: KadoraState, seat: i64, effort: i64) -> None:
        self.box: vec[i64] = state.box.value
        self.one: i64 = 1  # compiled code shifts a constant in 32 bits
        self.seat: i64 = seat
        self.effort: i64 = effort  # combinations that may still be looked at
        self.players: i64 = state.setup.players
        self.parties: i64 = 3 if self.players == 2 else self.players
        self.imagined: vec[i64] = vec[i64]([0] * (4 * COLOURS))  # of hidden cards in `state`
        self.deals: list[dict[int, float]] = []  # by colour: hidden totals of parties -> chance
        self.known: dict[str, float] = {}  # worth of totals that were met before
        self.learn(state)

    def learn(self, state: KadoraState) -> None:
        """Find what each party may hold of each colour."""
        held = vec[i64]([0] * (4 * COLOURS))  # party * COLOURS + colour: hidden cards
        unseen = vec[i64]([0] * CARDS)
        for other in range(self.players):
            if other != self.seat:
                for card in state.hand(other):
                    self.hide(other, card, held, unseen)
        for at in range(state.box.aside):
            card = state.deck[at]
            if self.players == 2:
                self.hide(2, card, held, unseen)
            else:
                unseen[card] = 1
        for colour in range(i64(COLOURS)):
            cards = vec[i64](
                [n for n in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR) if unseen[n]]
            )
            self.deals.append(self.deal(cards, held, colour))

    def hide(self, party: i64, card: i64, held: vec[i64], unseen: vec[i64]) -> None:
        unseen[card] = 1
        held[party * COLOURS + card // PER_COLOUR] += 1
        self.imagined[party * COLOURS + card // PER_COLOUR] += self.box[card]

    def deal(self, cards: vec[i64], held: vec[i64], colour: i64) -> dict[int, float]:
        """All ways to deal these cards: the totals that the parties get, and their chances. Cards
        that nobody holds count for nobody. The key also counts the cards while they are dealt."""
        ways: dict[int, float] = {0: 1.0}
        for card in cards:
            after: dict[int, float] = {}
            for way, count in ways.items():
                key: i64 = way
                spare = key + (self.one << (FLAGS + 16))  # lies aside, out of the game
                after[spare] = after.get(spare, 0.0) + count
                for party in range(self.parties):
                    taken = key >> (FLAGS + 4 * party) & 15
                    if taken < held[party * COLOURS + colour]:
                        more = (
                            key
                            + (self.one << (FLAGS + 4 * party))
                            + (self.box[card] << BITS * party)
                        )
                        after[more] = after.get(more, 0.0) + count
            ways = after
        spare_cards: i64 = len(cards)
        for party in range(self.parties):
            spare_cards -= held[party * COLOURS + colour]
        totals: dict[int, float] = {}
        whole = 0.0
        for way, count in ways.items():
            dealt: i64 = way
            if dealt >> (FLAGS + 16) == spare_cards:
                total = dealt & LOW
                totals[total] = totals.get(total, 0.0) + count
                whole += count
        for total in totals:
            totals[total] /= whole
        return totals

    def values(self, state: KadoraState) -> vec[float]:
        actions = legal(state)
        values = vec[float]([0.0] * len(actions))
        for n in range(i64(len(actions))):
            after = state.fork()
            perform(after, actions[n])
            if after.to_move < 0:
                values[n] = self.worth(after)
            else:  # a gift: the card is placed after it
                for value in self.values(after):
                    if value > values[n]:
                        values[n] = value
            if self.effort < 0:
                break
        return values

    def worth(self, state: KadoraState) -> float:
        """The share of the win in a finished game, over all that may be hidden."""
        sure = vec[i64]([0] * (4 * COLOURS))
        for at in range(self.players * COLOURS):
            sure[at] = state.totals[at] - self.imagined[at]
        counts = vec[i64]([0] * 4)  # cards of each party, which break ties
        for at in range(self.players * COLOURS):
            bits = state.loot[at]
            while bits:
                bits &= bits - 1
                counts[at // COLOURS] += 1
        if self.players == 2:
            counts[2] = state.box.aside
        name = ",".join([str(total) for total in sure] + [str(count) for count in counts])
        found = self.known.get(name)
        if found is None:
            found = self.compute(sure, counts, state.box.earlier_seat_wins, state.first)
            self.known[name] = found
        return found

    def compute(self, sure: vec[i64], counts: vec[i64], earlier: bool, first: i64) -> float:
        chances: dict[int, float] = {0: 1.0}
        for colour in range(i64(COLOURS)):
            brings: dict[int, float] = {}
            for deal, chance in self.deals[colour].items():
                outcome = self.outcome(deal, sure, colour)
                brings[outcome] = brings.get(outcome, 0.0) + chance
            self.effort -= len(chances) * len(brings)
            if self.effort < 0:
                return 0.0
            combined: dict[int, float] = {}
            for so_far, chance in chances.items():
                before: i64 = so_far
                for more, part in brings.items():
                    # Penalties add up, majorities do not.
                    added: i64 = more
                    flags = (before | added) >> FLAGS << FLAGS
                    both = flags | ((before & LOW) + (added & LOW))
                    combined[both] = combined.get(both, 0.0) + chance * part
            chances = combined
        worth = 0.0
        for key, chance in chances.items():
            worth += chance * self.share(key, counts, earlier, first)
        return worth

    def outcome(self, deal: i64, sure: vec[i64], colour: i64) -> i64:
        """The penalties and majorities of a colour, with these hidden totals."""
        totals = vec[i64]([0] * 4)
        best: i64 = 0
        for party in range(self.parties):
            hidden = (deal >> BITS * party) % LIMIT
            totals[party] = sure[party * COLOURS + colour] + hidden
            if totals[party] > best:
                best = totals[party]
        key: i64 = 0
        for party in range(self.parties):
            if totals[party] > 0 and totals[party] == best:
                key += self.one << (FLAGS + party)
            else:
                key += totals[party] << BITS * party
        return key

    def share(self, key: i64, counts: vec[i64], earlier: bool, first: i64) -> float:
        """The seat's share of the win, by the rules of scoring.py."""
        best: i64 = -1  # fewest penalty points, then most cards
        winners: i64 = 0
        mine = False
        leader: i64 = -1  # of the tied seats, the one that comes first
        for party in range(self.parties):
            if not key >> (FLAGS + party) & 1:
                continue
            penalty = (key >> BITS * party) % LIMIT
            rank = penalty * CARDS + CARDS - counts[party]
            if best < 0 or rank < best:
                best, winners, mine, leader = rank, 0, False, -1
            if rank == best and party < self.players:
                winners += 1
                mine = mine or party == self.seat
                if leader < 0 or self.order(party, first) < self.order(leader, first):
                    leader = party
        if earlier:
            return 1.0 if leader == self.seat else 0.0
        return 1.0 / float(winners) if mine else 0.0

    def order(self, party: i64, first: i64) -> i64:
        return (party - first + self.players) % self.players


class Line:
    """What the seat may do in its turn: perhaps a gift, then a card."""

    def __init__(self, first: i64, second: i64) -> None:
        self.first: i64 = first
        self.second: i64 = second  # after a gift; else EMPTY
        self.card: i64 = (first if second < 0 else second) // CELLS
        self.worth: float = 0.0  # summed over hands of the rival
        self.latest: float = 0.0  # against the hand that was tried last


class LastTwoTurns:
    def __init__(self, state: KadoraState, seat: i64, effort: i64) -> None:
        self.state: KadoraState = state
        self.seat: i64 = seat
        self.rival: i64 = 1 - seat
        self.effort: i64 = effort
        self.lines: list[Line] = []
        self.unseen: vec[i64] = vec[i64]()  # cards of the rival and those set aside, ascending
        self.wanted: vec[i64] = vec[i64]([0] * COLOURS)  # cards of the rival by colour
        self.hands: list[vec[i64]] = []  # all that the rival may hold

    def solve(self) -> vec[float]:
        actions = legal(self.state)
        for action in actions:
            if action < GIVES:
                self.lines.append(Line(action, EMPTY))
                continue
            after = self.state.fork()
            perform(after, action)
            for placing in legal(after):
                self.lines.append(Line(action, placing))
        if not self.imagine_hands():
            return vec[float]()
        met = self.meet_hands()
        if met == 0:
            return vec[float]()
        values = vec[float]([0.0] * len(actions))
        for n in range(i64(len(actions))):
            for line in self.lines:
                if line.first == actions[n] and line.worth > values[n]:
                    values[n] = line.worth
            values[n] /= float(met)
        return values

    def meet_hands(self) -> i64:
        """Try all lines against the hands, as far as the effort lasts. Return against how many; 0
        if they are too few to say anything."""
        count: i64 = len(self.hands)
        step = i64(SPREAD * float(count)) + 1
        while not coprime(step, count):
            step += 1
        at: i64 = 0
        for met in range(count):
            self.meet(self.hands[at])
            if self.effort < 0:
                return met if met >= ENOUGH else 0
            for line in self.lines:
                line.worth += line.latest
            at = (at + step) % count
        return count

    def imagine_hands(self) -> bool:
        """List the hands; False if there are too many."""
        state = self.state
        seen = vec[i64]([0] * CARDS)
        for card in state.hand(self.rival):
            seen[card] = 1
            self.wanted[card // PER_COLOUR] += 1
        for card in state.set_aside():
            seen[card] = 1
        for card in range(i64(CARDS)):
            if seen[card]:
                self.unseen = append(self.unseen, card)
        count: i64 = 1
        for colour in range(i64(COLOURS)):
            of_colour: i64 = 0
            for card in self.unseen:
                if card // PER_COLOUR == colour:
                    of_colour += 1
            for n in range(self.wanted[colour]):
                count = count * (of_colour - n) // (n + 1)
        if count > HANDS:
            return False
        self.extend(vec[i64](), 0)
        return True

    def extend(self, hand: vec[i64], at: i64) -> None:
        """Complete a hand with the unseen cards from this place on, in all ways."""
        if at == len(self.unseen):
            for colour in range(i64(COLOURS)):
                if self.wanted[colour] > 0:
                    return
            self.hands.append(hand)
            return
        card = self.unseen[at]
        colour = card // PER_COLOUR
        if self.wanted[colour] > 0:
            self.wanted[colour] -= 1
            self.extend(append(hand[:], card), at + 1)
            self.wanted[colour] += 1
        self.extend(hand, at + 1)

    def meet(self, hand: vec[i64]) -> None:
        """Try all lines against a rival with this hand."""
        world = self.world(hand)
        solvers: dict[int, LastTurn] = {}  # the rival's, by the card that the seat has placed
        for line in self.lines:
            after = world.fork()
            perform(after, line.first)
            if line.second >= 0:
                perform(after, line.second)
            if after.to_move < 0:
                line.latest = won(after, self.seat)
                continue
            card = int(line.card)
            solver = solvers.get(card)
            if solver is None:
                solver = LastTurn(after, self.rival, self.effort)
                solvers[card] = solver
            solver.effort = self.effort
            line.latest = self.answered(after, solver)
            self.effort = solver.effort
            if self.effort < 0:
                return

    def world(self, hand: vec[i64]) -> KadoraState:
        """The state in which the rival holds this hand; all other unseen cards are set aside."""
        world = self.state.fork()
        size = world.box.hand_size
        held = vec[i64]([0] * CARDS)
        for n in range(size):
            world.hands[self.rival * size + n] = EMPTY
        for n in range(i64(len(hand))):
            world.hands[self.rival * size + n] = hand[n]
            held[hand[n]] = 1
        deck = world.deck[:]
        at: i64 = 0
        for card in self.unseen:
            if not held[card]:
                deck[at] = card
                at += 1
        world.deck = deck
        return world

    def answered(self, state: KadoraState, solver: LastTurn) -> float:
        """What is left for the seat when the rival has done what is best for it."""
        actions = legal(state)
        values = solver.values(state)
        best = 0.0
        for value in values:
            if value > best:
                best = value
        total, count = 0.0, 0.0
        for n in range(i64(len(actions))):
            if values[n] < best - SAME:
                continue
            after = state.fork()
            perform(after, actions[n])
            count += 1.0
            total += won(after, self.seat) if after.to_move < 0 else self.answered(after, solver)
        return total / count


def coprime(one: i64, other: i64) -> bool:
    while other:
        one, other = other, one % other
    return one == 1


def won(state: KadoraState, seat: i64) -> float:
    """A seat's share of the win in a finished game."""
    best = winners(state, Tally(state))
    return 1.0 / float(len(best)) if int(seat) in best else 0.0
