"""Scoring: who leads each colour, what stays face up, and who wins."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.kadora.model import COLOURS, OVER, PER_COLOUR, KadoraState, cards_of


class Tally:
    """The scoring of all parties: the seats, and with two players the virtual one behind them.

    The virtual player exists only at scoring, when its cards have been turned over; while the
    game goes on a tally is of the won loot as it lies."""

    def __init__(self, state: KadoraState) -> None:
        self.parties: i64 = state.setup.players
        self.loot: vec[i64] = state.loot[:]  # party * COLOURS + colour: cards as in the state
        if state.setup.players == 2 and state.step_of_turn == OVER:
            self.parties += 1
            for _ in range(COLOURS):
                self.loot = append(self.loot, i64(0))
            for card in state.set_aside():
                self.loot[2 * COLOURS + card // PER_COLOUR] |= i64(1) << card % PER_COLOUR
        self.totals: list[int] = []  # party * COLOURS + colour: value of those cards
        self.cards: list[int] = []  # number of cards, face up and down
        for party in range(self.parties):
            count = 0
            for colour in range(i64(COLOURS)):
                total = 0
                for card in cards_of(self.loot[party * COLOURS + colour], colour):
                    total += int(state.box.value[card])
                    count += 1
                self.totals.append(total)
            self.cards.append(count)
        self.penalties: list[int] = [0] * int(self.parties)  # sum of what stays face up
        self.qualified: list[bool] = [False] * int(self.parties)  # has at least one majority
        for party in range(int(self.parties)):
            for c in range(COLOURS):
                if self.leads(party, c):
                    self.qualified[party] = True
                else:
                    self.penalties[party] += self.totals[party * COLOURS + c]

    def leads(self, party: int, colour: int) -> bool:
        """Has it the highest total of the colour, alone or shared, and at least one card?"""
        own = self.totals[party * COLOURS + colour]
        if own == 0:
            return False
        for other in range(int(self.parties)):
            if self.totals[other * COLOURS + colour] > own:
                return False
        return True

    def best(self) -> list[int]:
        """Fewest penalty among the qualified, then most cards, then shared."""
        able = [party for party in range(int(self.parties)) if self.qualified[party]]
        if not able:
            return []
        lowest = min([self.penalties[party] for party in able])
        able = [party for party in able if self.penalties[party] == lowest]
        most = max([self.cards[party] for party in able])
        return [party for party in able if self.cards[party] == most]


def scores(state: KadoraState) -> list[int]:
    """Penalties of the seats, lowest is best."""
    return Tally(state).penalties[: state.players]


def winners(state: KadoraState) -> list[int]:
    """Empty when the virtual player alone is best."""
    players = state.players
    best = [party for party in Tally(state).best() if party < players]
    if state.box.earlier_seat_wins and len(best) > 1:
        first = int(state.first)
        after = [(seat - first) % players for seat in best]
        best = [(min(after) + first) % players]
    return best
