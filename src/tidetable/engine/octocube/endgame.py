"""The last round of Octocube, solved exactly where it is small enough.

All seats know the same, so everybody's best action is found from the end backwards: each seat takes
what gives it the largest share of the win, among these the largest reward. A tile that comes to
light is any of the hidden ones; all are tried, with their chances, if anybody can still take it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.heuristics import Heuristics
from tidetable.engine.octocube.distance import distance
from tidetable.engine.octocube.legal import legal
from tidetable.engine.octocube.model import KEEP, OBJECTS, STANDARD, OctocubeState, full_of
from tidetable.engine.octocube.resample import hidden_places
from tidetable.engine.octocube.rules import perform
from tidetable.engine.seats import next_seat


def solve(state: OctocubeState, effort: i64, heuristics: Heuristics) -> vec[float]:
    """The share of the win that each legal action is worth to the seat to move; empty before the
    last round, and where it is too large."""
    if not state.last_round or state.to_move < 0:
        return vec[float]()
    solver = LastRound(effort, heuristics)
    actions = legal(state)
    values = vec[float]([0.0] * len(actions))
    for n in range(i64(len(actions))):
        values[n] = solver.after(state, actions[n])[state.to_move]
        if solver.effort < 0:
            return vec[float]()
    return values


class LastRound:
    def __init__(self, effort: i64, heuristics: Heuristics) -> None:
        self.effort: i64 = effort  # positions that may still be looked at
        self.heuristics: Heuristics = heuristics

    def value(self, state: OctocubeState) -> vec[float]:
        """What the position is worth to each seat: shares of the win, then rewards."""
        if state.to_move < 0:
            return self.result(state)
        mover = state.to_move
        players = state.setup.players
        best = vec[float]()
        for action in legal(state):
            found = self.after(state, action)
            if self.effort < 0:
                return found
            if len(best) == 0 or (
                found[mover] > best[mover]
                or (found[mover] == best[mover] and found[players + mover] > best[players + mover])
            ):
                best = found
        return best

    def result(self, state: OctocubeState) -> vec[float]:
        players = state.setup.players
        verdict = self.heuristics.verdict(state)
        worth = vec[float]([0.0] * (2 * players))
        for seat in range(players):
            worth[seat] = verdict.shares[seat]
            worth[players + seat] = verdict.rewards[seat]
        return worth

    def after(self, state: OctocubeState, action: i64) -> vec[float]:
        """What an action is worth, whatever comes to light by it."""
        self.effort -= 1
        trial = state.fork()
        perform(trial, action)
        if self.effort < 0:
            return vec[float]([0.0] * (2 * state.setup.players))
        if trial.to_move < 0 or trial.learned == state.learned or out_of_reach(state, trial):
            return self.value(trial)
        hidden = hidden_places(state)
        place = self.uncovered(state, trial, hidden)
        if place < 0:
            return vec[float]([0.0] * (2 * state.setup.players))
        worth = vec[float]([0.0] * (2 * state.setup.players))
        counts = full_of(0, OBJECTS + 1)
        for other in hidden:
            counts[state.shown[other]] += 1
        for other in hidden:
            kind = state.shown[other]
            if counts[kind] == 0:
                continue
            chance = float(counts[kind]) / float(len(hidden))
            counts[kind] = 0  # tiles that show the same are tried once
            world = state.fork()
            shown = state.shown[:]
            shown[other] = shown[place]
            shown[place] = kind
            world.shown = shown
            perform(world, action)
            found = self.value(world)
            if self.effort < 0:
                return worth
            for n in range(i64(len(worth))):
                worth[n] += chance * found[n]
        return worth

    def uncovered(self, state: OctocubeState, trial: OctocubeState, hidden: vec[i64]) -> i64:
        """The place that has come to light. If it is not a single one, give up."""
        still = hidden_places(trial)
        if len(still) + 1 != len(hidden) or trial.laid != state.laid:
            self.effort = -1
            return -1
        for n in range(i64(len(still))):
            if hidden[n] != still[n]:
                return hidden[n]
        return hidden[len(hidden) - 1]


ROLL: Final = 1  # spaces that a turn can lead to: a neighbouring one ...
TWICE: Final = 2  # ... or one further, from the tile in the middle


def out_of_reach(state: OctocubeState, after: OctocubeState) -> bool:
    """Is the tile that came to light where the cube was one that nobody can take any more? In the
    standard game only: powers reach everywhere."""
    space = state.at[state.to_move]
    box = state.box
    if box.mode != STANDARD or space < 0:
        return False
    reach: i64 = TWICE if box.centre >= 0 else ROLL
    seat = after.to_move
    if after.step_of_turn == KEEP:  # the cube has gone home and stays there
        seat = next_seat(after, seat)
        if seat == after.first:
            return True
    while True:
        # From home, a cube comes onto a space at the edge, which is as far as a roll.
        if distance(after.at[seat], space, box.side) <= reach:
            return False
        seat = next_seat(after, seat)
        if seat == after.first:
            return True
