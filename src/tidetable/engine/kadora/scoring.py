"""Scoring: who leads each colour, what stays face up, and who wins."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.kadora.model import COLOURS, OVER, PER_COLOUR, KadoraState
from tidetable.engine.seats import earliest


class Tally:
    """The scoring of all parties: the seats, then with two players the virtual player.

    The virtual player exists only at the end, when its cards are turned over. During the game a
    tally counts the loot won so far."""

    def __init__(self, state: KadoraState) -> None:
        self.parties: i64 = state.setup.players
        self.loot: vec[i64] = state.loot  # party * COLOURS + colour: cards as in the state
        self.totals: vec[i64] = state.totals  # party * COLOURS + colour: their value
        if self.parties == 2 and state.step_of_turn == OVER:
            self.parties = 3
            self.seat_virtual_player(state)
        self.best_total: vec[i64] = vec[i64]([0] * COLOURS)  # highest total of each colour
        totals = self.totals
        for at in range(self.parties * COLOURS):
            if totals[at] > self.best_total[at % COLOURS]:
                self.best_total[at % COLOURS] = totals[at]
        self.penalties: vec[i64] = vec[i64]([0] * self.parties)  # sum of what stays face up
        self.majorities: vec[i64] = vec[i64]([0] * self.parties)  # colours turned face down
        for party in range(self.parties):
            for colour in range(i64(COLOURS)):
                if self.leads(party, colour):
                    self.majorities[party] += 1
                else:
                    self.penalties[party] += totals[party * COLOURS + colour]

    def seat_virtual_player(self, state: KadoraState) -> None:
        self.loot = self.loot[:]
        self.totals = self.totals[:]
        for _ in range(COLOURS):
            self.loot = append(self.loot, i64(0))
            self.totals = append(self.totals, i64(0))
        for card in state.set_aside():
            at = 2 * COLOURS + card // PER_COLOUR
            self.loot[at] |= i64(1) << card % PER_COLOUR
            self.totals[at] += state.box.value[card]

    def leads(self, party: i64, colour: i64) -> bool:
        """Does it have the highest total of the colour, alone or shared, and at least one card?"""
        own = self.totals[party * COLOURS + colour]
        return own > 0 and own == self.best_total[colour]

    def cards(self, party: i64) -> i64:
        """How many cards it has, face up and down."""
        count: i64 = 0
        for colour in range(i64(COLOURS)):
            bits = self.loot[party * COLOURS + colour]
            while bits:
                bits &= bits - 1
                count += 1
        return count

    def margin(self, party: i64) -> i64:
        """By how many points its penalty is below that of its best rival."""
        rival: i64 = -1
        for other in range(self.parties):
            if other != party and (rival < 0 or self.penalties[other] < self.penalties[rival]):
                rival = other
        return self.penalties[rival] - self.penalties[party]

    def best(self) -> list[int]:
        """The parties with a majority and the lowest penalty, and among them with most cards."""
        best: list[int] = []
        for party in range(self.parties):
            if self.majorities[party] == 0:
                continue
            if best:
                other: i64 = best[0]
                ahead = self.penalties[other] - self.penalties[party]
                if ahead == 0:
                    ahead = self.cards(party) - self.cards(other)
                if ahead < 0:
                    continue
                if ahead > 0:
                    best = []
            best.append(int(party))
        return best


def scores(state: KadoraState) -> list[int]:
    """Penalties of the seats; the lowest is best."""
    return [int(penalty) for penalty in Tally(state).penalties[: state.setup.players]]


def winners(state: KadoraState, tally: Tally) -> list[int]:
    """The winning seats. Empty when the virtual player alone is best."""
    players = state.players
    best = [party for party in tally.best() if party < players]
    if state.box.earlier_seat_wins and len(best) > 1:
        best = earliest(state, best)
    return best


def margins(state: KadoraState) -> list[int]:
    """By how many points each seat is ahead of its best rival, the virtual player included."""
    tally = Tally(state)
    return [int(tally.margin(seat)) for seat in range(state.setup.players)]
