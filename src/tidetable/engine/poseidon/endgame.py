"""The last turn of Poseidon's Kingdom, solved exactly where it is small enough.

Only turns in which nobody else decides and no dice are thrown; what is hidden then are corals, and
every way they may lie is tried when they are turned over.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.poseidon.model import CORALS, PoseidonState
from tidetable.engine.poseidon.rules import perform
from tidetable.engine.poseidon.scoring import winners


def solve(state: PoseidonState, seat: i64, effort: i64) -> vec[float]:
    """The share of the win that each legal action is worth; empty where it cannot be told."""
    if state.last_turns != 1 or state.active != seat or state.to_move != seat:
        return vec[float]()
    solver = LastTurn(state, seat, effort)
    values = vec[float]([0.0] * len(state.legal))
    for n in range(i64(len(state.legal))):
        values[n] = solver.after(state, state.legal[n])
        if solver.effort < 0:
            return vec[float]()
    return values


class LastTurn:
    def __init__(self, state: PoseidonState, seat: i64, effort: i64) -> None:
        self.seat: i64 = seat
        self.effort: i64 = effort  # positions that may still be looked at
        self.drawn: i64 = state.chance.drawn
        self.learned: i64 = state.learned
        self.deals: list[vec[i64]] = []  # all that the corals of other seats may be
        self.chances: list[float] = []  # of each
        left = vec[i64]([0] * len(CORALS))  # unseen corals of each kind
        places = vec[i64]()  # of those that somebody has taken
        unseen: i64 = 0
        for n in range(state.box.corals):
            if not state.seen[seat] >> n & 1:
                unseen += 1
                left[state.corals[n]] += 1
                if state.owners[n] >= 0:
                    places = append(places, n)
        self.lay(state.corals[:], places, 0, left, unseen, 1.0)

    def lay(
        self,
        corals: vec[i64],
        places: vec[i64],
        at: i64,
        left: vec[i64],
        unseen: i64,
        chance: float,
    ) -> None:
        if at == len(places):
            self.deals.append(corals[:])
            self.chances.append(chance)
            return
        for kind in range(i64(len(CORALS))):
            count = left[kind]
            if count > 0:
                left[kind] -= 1
                corals[places[at]] = kind
                part = chance * float(count) / float(unseen)
                self.lay(corals, places, at + 1, left, unseen - 1, part)
                left[kind] += 1

    def after(self, state: PoseidonState, action: i64) -> float:
        self.effort -= 1
        after = state.fork()
        perform(after, action)
        if self.effort < 0 or after.chance.drawn != self.drawn:
            self.effort = -1
            return 0.0
        if after.to_move < 0:
            return self.result(after)
        if after.to_move != self.seat or after.learned != self.learned:
            self.effort = -1
            return 0.0
        best = 0.0
        for choice in after.legal:
            value = self.after(after, choice)
            if self.effort < 0 or value >= 1.0:
                return value
            if value > best:
                best = value
        return best

    def result(self, state: PoseidonState) -> float:
        """The share of the win, over all ways in which the corals may lie."""
        total = 0.0
        seat = int(self.seat)
        for n in range(len(self.deals)):
            state.corals = self.deals[n]
            best = winners(state)
            if seat in best:
                total += self.chances[n] / float(len(best))
        return total
