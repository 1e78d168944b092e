"""How the rivals of a seat may stand at the end of the game, with the chances of that.

A rival's corals are hidden from whoever has not seen them: every way to deal the unseen ones is
equally likely, and what rivals do is no hint at what they have. Each of them does what is best for
its own place: where it puts skeletons, and which bonus it takes, one after the other.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.poseidon.bonus_odds import MAY_CLEAN, MAY_FREE
from tidetable.engine.poseidon.model import TENTACLES, PoseidonState, shifted
from tidetable.engine.poseidon.standing import KINDS, Standing, standing_of

TAKEN: Final = 3  # bits for the tokens taken of a stack
COUNT: Final = 3  # bits for corals of a kind
PLACES: Final = 8  # room for a seat
NOBODY_YET: Final = 0  # below every rank


class Field:
    """The best rank of any rival, and the chances of it."""

    def __init__(self, chances: dict[int, float]) -> None:
        self.ranks: vec[i64] = vec[i64]()
        self.ties: vec[i64] = vec[i64]()  # how many rivals share it
        self.orders: vec[i64] = vec[i64]()  # the place at the table of the first of them
        self.chances: vec[float] = vec[float]()
        for found, chance in chances.items():
            best: i64 = found
            self.ranks = append(self.ranks, best // (PLACES * PLACES))
            self.ties = append(self.ties, best // PLACES % PLACES)
            self.orders = append(self.orders, best % PLACES)
            self.chances = append(self.chances, chance)

    def share(self, rank: i64, order: i64, earlier_wins: bool) -> float:
        """The share of the win of a seat with this rank."""
        total = 0.0
        for n in range(i64(len(self.ranks))):
            best = self.ranks[n]
            if rank > best:
                total += self.chances[n]
            elif rank == best:
                if not earlier_wins:
                    total += self.chances[n] / float(self.ties[n] + 1)
                elif order < self.orders[n]:
                    total += self.chances[n]
        return total


class Rivals:
    def __init__(self, state: PoseidonState, seat: i64) -> None:
        self.players: i64 = state.setup.players
        self.graveyard: i64 = state.box.graveyard
        self.stacks: list[vec[i64]] = state.box.stacks
        self.first: i64 = state.first
        self.standings: list[Standing] = []  # in the order in which they choose a bonus
        for n in range(i64(1), self.players):
            self.standings.append(standing_of(state, (seat + n) % self.players, seat))
        self.fields: dict[int, Field] = {}  # those that were asked for before
        # While a field is found:
        self.bites: i64 = 0
        self.may: i64 = 0
        self.found: dict[int, float] = {}  # the chances of the best rank
        self.work: i64 = 0  # hands looked at

    def order(self, seat: i64) -> i64:
        return (seat - self.first + self.players) % self.players

    def field(self, left: vec[i64], bites: i64, may: i64, taken: i64) -> Field:
        """`left`: unseen corals of each kind; `bites`: skeletons to come, two bits for each seat;
        `may`: abilities of seats; `taken`: tokens taken, three bits for each stack."""
        key: i64 = 0
        for count in left:
            key = key << COUNT | count
        key = ((key << 8 | bites) << 8 | may) << TAKEN * TENTACLES | taken
        field = self.fields.get(key)
        if field is None:
            self.bites, self.may, self.found = bites, may, {}
            self.meet(0, left, taken, 1.0, NOBODY_YET)
            field = Field(self.found)
            self.fields[key] = field
        return field

    def meet(self, n: i64, left: vec[i64], taken: i64, chance: float, best: i64) -> None:
        """Try all that the n-th rival and those after it may have. `best` is the best rank so far,
        with how many share it and who is the first of them."""
        if n == len(self.standings):
            self.found[best] = self.found.get(best, 0.0) + chance
        else:
            rival = self.standings[n]
            self.deal(n, rival.known, rival.unknown, 0, left, taken, chance, best)

    def deal(
        self,
        n: i64,
        kinds: vec[i64],
        missing: i64,
        kind: i64,
        left: vec[i64],
        taken: i64,
        chance: float,
        best: i64,
    ) -> None:
        """Complete the corals of the n-th rival with those of a kind and the kinds after it."""
        if missing == 0:
            self.hold(n, kinds, left, taken, chance, best)
            return
        others: i64 = 0  # corals of the kinds after it
        for other in range(kind + 1, i64(KINDS)):
            others += left[other]
        for count in range(missing + 1):
            if count > left[kind] or missing - count > others:
                continue
            likely = ways(left[kind], count) * ways(others, missing - count)
            likely /= ways(left[kind] + others, missing)
            more, rest = kinds[:], left[:]
            more[kind] += count
            rest[kind] -= count
            self.deal(n, more, missing - count, kind + 1, rest, taken, chance * likely, best)

    def hold(
        self, n: i64, kinds: vec[i64], left: vec[i64], taken: i64, chance: float, best: i64
    ) -> None:
        """Let the n-th rival have these corals."""
        self.work += 1
        rival = self.standings[n]
        rank, now = self.choice(rival, kinds, taken)
        place = self.order(rival.seat)
        before = best // (PLACES * PLACES)
        if rank > before:
            best = (rank * PLACES + 1) * PLACES + place
        elif rank == before:
            first = best % PLACES
            best += PLACES
            if place < first:
                best += place - first
        self.meet(n + 1, left, now, chance, best)

    def choice(self, rival: Standing, kinds: vec[i64], taken: i64) -> tuple[i64, i64]:
        """The rank of a rival that does what is best for it, and the tokens taken then."""
        seat = rival.seat
        bitten = self.bites >> 2 * seat & 3
        able = self.may >> 2 * seat & 3
        best = rival.rank(kinds, bitten, 0, self.graveyard)
        if able & MAY_CLEAN:
            rank = rival.rank_cleaned(kinds, self.graveyard, 0)
            best = rank if rank > best else best
        if able & MAY_FREE:
            tentacle = rival.nearest()
            if tentacle >= 0:
                token = self.token(tentacle, taken)
                rank = rival.rank(kinds, bitten, token, self.graveyard)
                if rank > best:
                    return rank, taken + shifted(1, TAKEN * tentacle)
        return best, taken

    def token(self, tentacle: i64, taken: i64) -> i64:
        return self.stacks[tentacle][taken >> TAKEN * tentacle & 7]


def ways(among: i64, count: i64) -> float:
    """How many ways there are to choose so many."""
    found = 1.0
    for n in range(count):
        found *= float(among - n) / float(n + 1)
    return found
