"""What the ends of a last turn are worth: the share of the win after the shark has eaten, over all
that the Big Wave may bring and rivals may have."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.actions import BONUSES
from tidetable.engine.poseidon.bonus_odds import (
    MAY_CLEAN,
    MAY_FREE,
    NEVER,
    Odds,
    Throws,
    abilities,
)
from tidetable.engine.poseidon.last_meals import MANY, Line, packed
from tidetable.engine.poseidon.model import (
    ASK_BONUS,
    EMPTY,
    NEUTRAL,
    OWNERS,
    TENTACLES,
    PoseidonState,
    bit,
    shifted,
)
from tidetable.engine.poseidon.rivals import TAKEN, Rivals
from tidetable.engine.poseidon.standing import KINDS, Standing, standing_of
from tidetable.engine.poseidon.wave import BONUS_CLEAN, BONUS_FREE

NOTHING: Final = Line(packed(EMPTY, EMPTY, 0, MANY, 0, 0))  # was taken
MOST_LOADED: Final = 32  # dice of an owner on the Big Wave, in a key of five bits


class Ends:
    def __init__(self, state: PoseidonState, seat: i64, effort: i64) -> None:
        self.state: PoseidonState = state
        self.seat: i64 = seat
        self.effort: i64 = effort  # positions that may still be looked at
        self.players: i64 = state.setup.players
        self.rivals: Rivals = Rivals(state, seat)
        self.throws: Throws = Throws(state.box, self.players)
        self.earlier_wins: bool = state.box.earlier_seat_wins
        self.left: vec[i64] = vec[i64]([0] * KINDS)  # corals that the seat has not seen, by kind
        for coral in range(state.box.corals):
            if not state.seen[seat] >> coral & 1:
                self.left[state.corals[coral]] += 1
        self.taken: i64 = 0  # tokens taken, packed
        for tentacle in range(i64(TENTACLES)):
            self.taken |= state.tokens_taken[tentacle] << TAKEN * tentacle
        self.odds: dict[int, Odds] = {}
        # The line that is judged:
        self.own: Standing = standing_of(state, seat, seat)
        self.bites: i64 = 0  # skeletons to come, two bits for each seat
        self.loads: vec[i64] = vec[i64]([0] * OWNERS)  # dice on the Big Wave
        self.sums: i64 = 0  # of dice on the board, eight bits for each seat
        self.tips: bool = False

    # -- loading ---------------------------------------------------------------------------------

    def load(self, line: Line, symbols: i64, extra: i64) -> None:
        """Load the dice for the symbols that the shark passes."""
        state = self.state
        self.tips = False
        if state.loaded + extra + symbols < state.box.slots:
            return
        self.count_loads(state)
        self.loads[self.seat] += extra
        neutral, own = line.neutral, line.own
        loaded = state.loaded + extra
        for _ in range(symbols):
            if loaded == state.box.slots:
                break
            if neutral > 0:
                neutral -= 1
                self.loads[NEUTRAL] += 1
                loaded += 1
            elif own > 0:
                own -= 1
                self.loads[self.seat] += 1
                loaded += 1
        self.tips = loaded == state.box.slots
        self.sums = line.sums

    def count_loads(self, state: PoseidonState) -> None:
        self.loads = vec[i64]([0] * OWNERS)
        for owner in state.slots:
            if owner >= 0:
                self.loads[owner] += 1

    def load_rest(self, state: PoseidonState) -> None:
        """Load the dice that are asked for, and those for the symbols left."""
        self.count_loads(state)
        supply = state.supply[:]
        loaded = state.loaded
        if state.loading > 0:
            owner = state.loading_owner
            while state.loading > 0 and supply[owner] > 0 and loaded < state.box.slots:
                self.loads[owner] += 1
                supply[owner] -= 1
                loaded += 1
                state.loading -= 1
        for _ in range(state.symbols):
            owner = NEUTRAL if supply[NEUTRAL] > 0 else state.active
            if supply[owner] > 0 and loaded < state.box.slots:
                self.loads[owner] += 1
                supply[owner] -= 1
                loaded += 1
        self.tips = loaded == state.box.slots
        self.sums = packed_sums(state)

    # -- the end ---------------------------------------------------------------------------------

    def end(self, line: Line, kinds: vec[i64], left: vec[i64]) -> float:
        """The share of the win after the shark has eaten, over all that the Big Wave may bring."""
        self.effort -= 1
        gain: i64 = 0
        taken = self.taken
        friends = self.own.friends
        if line.tentacle >= 0:
            gain = self.rivals.token(line.tentacle, taken)
            taken += shifted(1, TAKEN * line.tentacle)
            friends &= ~bit(line.tentacle)
        own = self.own
        # Dice that were eaten from the reef leave room for skeletons.
        own.spare += line.rooms
        rank = own.rank(kinds, self.bites >> 2 * self.seat & 3, gain, self.rivals.graveyard)
        worth = 0.0
        if not self.tips:
            worth = self.share(rank, left, 0, 0)
        else:
            odds = self.odds_of(friends)
            for n in range(i64(len(odds.may))):
                worth += odds.chances[n] * self.best_bonus(
                    rank, kinds, left, gain, friends, taken, odds.may[n]
                )
            self.effort -= len(odds.may)
        own.spare -= line.rooms
        return worth

    def best_bonus(
        self,
        rank: i64,
        kinds: vec[i64],
        left: vec[i64],
        gain: i64,
        friends: i64,
        taken: i64,
        may: i64,
    ) -> float:
        """With the abilities of all seats: no bonus that counts, clean, or free the nearest."""
        seat = self.seat
        own = may >> 2 * seat & 3
        rest = may & ~shifted(3, 2 * seat)
        best = self.share(rank, left, rest, taken)
        if own & MAY_CLEAN:
            cleaned = self.own.rank_cleaned(kinds, self.rivals.graveyard, gain)
            worth = self.share(cleaned, left, rest, taken)
            best = worth if worth > best else best
        if own & MAY_FREE and friends != 0:
            tentacle = nearest_of(friends)
            token = self.rivals.token(tentacle, taken)
            bites = self.bites >> 2 * seat & 3
            freed = self.own.rank(kinds, bites, gain + token, self.rivals.graveyard)
            worth = self.share(freed, left, rest, taken + shifted(1, TAKEN * tentacle))
            best = worth if worth > best else best
        return best

    def share(self, rank: i64, left: vec[i64], may: i64, taken: i64) -> float:
        rivals = self.rivals
        bites = self.bites & ~shifted(3, 2 * self.seat)
        field = rivals.field(left, bites, may, taken if may else 0)
        self.effort -= rivals.work
        rivals.work = 0
        return field.share(rank, rivals.order(self.seat), self.earlier_wins)

    def odds_of(self, friends: i64) -> Odds:
        """Only bonuses that would do anything are told apart."""
        box = self.state.box
        players = self.players
        clean = vec[i64]([NEVER] * players)
        free = vec[i64]([NEVER] * players)
        bases = vec[i64]([0] * players)
        key = self.sums
        for n in range(players):
            seat = (self.seat + n) % players
            standing = self.own if n == 0 else self.rivals.standings[n - 1]
            if standing.skeletons + (self.bites >> 2 * seat & 3) > 0:
                clean[seat] = box.thresholds[BONUS_CLEAN]
                key |= shifted(1, 32 + 2 * seat)
            if (friends if n == 0 else standing.friends) != 0:
                free[seat] = box.thresholds[BONUS_FREE]
                key |= shifted(2, 32 + 2 * seat)
            bases[seat] = self.sums >> 8 * seat & 255
            key |= self.loads[seat] << 40 + 5 * seat
        found = self.odds.get(key)
        if found is None:
            found = self.throws.odds(self.loads, bases, clean, free)
            self.odds[key] = found
            self.effort -= 20
        return found

    # -- bonuses ---------------------------------------------------------------------------------

    def after_tip(self, first: i64) -> float:
        """The worth when the wave has tipped, and the seats from this one on choose bonuses."""
        may = self.may_of(self.state, first)
        self.bites = 0
        rank = self.own.rank(self.own.known, 0, 0, self.rivals.graveyard)
        return self.best_bonus(
            rank, self.own.known, self.left, 0, self.own.friends, self.taken, may
        )

    def may_of(self, state: PoseidonState, first: i64) -> i64:
        """The abilities of the seats from this one on to the last that chooses."""
        box = state.box
        may: i64 = 0
        seat = first
        while True:
            clean, free = box.thresholds[BONUS_CLEAN], box.thresholds[BONUS_FREE]
            may |= abilities(state.sum_of(seat), clean, free) << 2 * seat
            seat = (seat + 1) % self.players
            if seat == state.active:
                return may

    def bonus_values(self) -> vec[float]:
        state = self.state
        seat = self.seat
        may = self.may_of(state, seat)
        rest = may & ~shifted(3, 2 * seat)
        self.bites = 0
        own = self.own
        graveyard = self.rivals.graveyard
        rank = own.rank(own.known, 0, 0, graveyard)
        usual = self.share(rank, self.left, rest, self.taken)
        values = vec[float]([usual] * len(state.legal))
        if state.ask != ASK_BONUS:
            return values
        for n in range(i64(len(state.legal))):
            bonus = state.legal[n] - BONUSES
            if bonus == BONUS_CLEAN:
                cleaned = own.rank_cleaned(own.known, graveyard, 0)
                values[n] = self.share(cleaned, self.left, rest, self.taken)
            elif bonus == BONUS_FREE:
                tentacle = own.nearest()
                freed = own.rank(own.known, 0, self.rivals.token(tentacle, self.taken), graveyard)
                taken = self.taken + shifted(1, TAKEN * tentacle)
                values[n] = self.share(freed, self.left, rest, taken)
        return values


def packed_sums(state: PoseidonState) -> i64:
    sums: i64 = 0
    for seat in range(state.setup.players):
        total = state.sum_of(seat)
        sums |= (total if total < 255 else i64(255)) << 8 * seat
    return sums


def nearest_of(friends: i64) -> i64:
    tentacle: i64 = 0
    while not friends >> tentacle & 1:
        tentacle += 1
    return tentacle
