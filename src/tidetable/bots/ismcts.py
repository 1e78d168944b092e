"""Information-set Monte Carlo tree search (ISMCTS), for any game and any number of players.

The tree belongs to one observer, the seat that decides. Each iteration resamples the hidden
information, walks down the actions that are legal in that sample, adds one node, plays out as the
game's heuristics prescribe (to the end, or part of the way and then by their verdict), and credits
every seat along the path with its own reward.

Selection follows PUCT: the mean reward of the seat that moves, plus an exploration bonus that is
weighted by the heuristics' prior and shrinks with visits. An action is not legal in every sample,
so the bonus grows with how often the action was available, not with its parent's visits.
"""

import gc
import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tidetable.engine.chance import Rng
from tidetable.engine.game import Game, Heuristics, State

FLOOR: Final = 0.02  # lowest prior: no action is excluded from the start
CHECK_EVERY: Final = 64  # iterations between two checks whether the decision is settled ...
ASK_EVERY: Final = 16  # ... and between two checks of the stop condition: a few milliseconds


class Settings:
    """Settings of a search. A level of play is one set of them."""

    def __init__(
        self,
        iterations: int,
        exploration: float = 0.0,
        temperature: float = 0.0,
        guided: bool = False,
        priors: bool = True,
    ) -> None:
        self.iterations: i64 = iterations
        # Weight of the exploration bonus, and the difference in appraisal that scales a prior by e;
        # 0: as the heuristics of the game say.
        self.exploration: float = exploration
        self.temperature: float = temperature
        self.guided: bool = guided  # playouts follow the heuristics instead of pure chance
        self.priors: bool = priors  # priors come from the heuristics instead of being uniform


class Node:
    """An action in the tree of the searching seat."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action: i64 = action
        self.prior: float = prior  # unnormalised; about 1 for the best of its siblings
        self.visits: i64 = 0
        self.available: i64 = 0  # visits of the parent in which this action was legal
        self.rewards: vec[float] = vec[float]()  # summed, by seat; empty before the first visit
        self.wins: float = 0.0  # sum of the searching seat's shares of the win
        self.margin: float = 0.0  # sum of the searching seat's margins
        self.children: list[Node] = []  # sorted by action


@mypyc_attr(allow_interpreted_subclasses=True)
class StopCondition:
    """Ends a search early. This base class never does; subclasses override `stop`."""

    def stop(self) -> bool:
        return False


def solved(state: State, seat: int, effort: int) -> list[float]:
    """The exact worth of each legal action, for plain Python; empty if it cannot be computed."""
    return list(state.setup.game.heuristics().solve(state, seat, effort))


def appraised(state: State) -> list[float]:
    """How good each legal action looks to the seat to move, for plain Python: compiled code never
    frees a vec that it gets from there."""
    game = state.setup.game
    return list(game.heuristics().appraise(state, game.legal(state)))


class Search:
    """The search for one decision."""

    def __init__(self, state: State, seat: i64, settings: Settings, seed: int) -> None:
        self.game: Game = state.setup.game
        self.heuristics: Heuristics = self.game.heuristics()
        self.base: State = state.fork()
        self.seat: i64 = seat
        self.players: i64 = state.setup.players
        self.settings: Settings = settings
        self.seed: int = seed
        self.rng: Rng = Rng(seed)
        self.root: Node = Node(-1, 1.0)
        self.budget: i64 = settings.iterations
        self.deciding: bool = False  # only the best action is wanted, not how good the others are
        self.done: i64 = 0  # iterations so far
        self.before: i64 = 0  # of these, for decisions before this one
        self.shares: vec[float] = vec[float]([0.0] * self.players)  # summed shares of the win
        given = settings.exploration
        self.exploration: float = given if given > 0.0 else self.heuristics.exploration(state)
        ahead = self.heuristics.turns_ahead(state)
        # Playouts stop at a fixed turn, so that all of them are judged at the same moment.
        self.until: i64 = self.game.turn(state) + ahead if ahead > 0 else 0
        # Or soon after they leave the tree: a good judge needs no playouts.
        self.below: i64 = self.heuristics.turns_below(state)
        self.only: vec[i64] = vec[i64]()  # restricts the root actions, unless empty

    def go_to(self, action: i64) -> None:
        """Move on to the decision after this action of the same seat, and keep what the tree knows
        about it. Only where the seat has learned nothing by the action: then every sample so far is
        also one of the samples that are possible now."""
        kept = Node(action, 1.0)
        for child in self.root.children:
            if child.action == action:
                kept = child
        self.root = kept
        self.base.step(action)
        self.before = self.done
        self.budget = self.done
        self.shares = vec[float]([0.0] * self.players)

    def allow(self, iterations: i64) -> None:
        """Give this decision a budget."""
        self.budget = self.before + iterations

    def restrict(self, actions: list[int]) -> None:
        """Consider only these actions."""
        self.only = vec[i64](actions)

    def run(self, watch: StopCondition) -> None:
        # The tree has no reference cycles, and looking for them takes a fifth of the time.
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.think(watch)
        finally:
            if collecting:
                gc.enable()

    def think(self, watch: StopCondition) -> None:
        while not self.finished():
            spent = self.done - self.before
            if spent % ASK_EVERY == 0 and spent > 0 and watch.stop():
                return
            self.iterate()

    def finished(self) -> bool:
        """Whether the budget is used, or the rest of it could not change the decision."""
        if self.done >= self.budget:
            return True
        due = (self.done - self.before) % CHECK_EVERY == 0
        return self.deciding and due and self.settled()

    def settled(self) -> bool:
        """Whether no other action can become the most visited one."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > self.budget - self.done

    def iterate(self) -> None:
        self.done += 1
        state = self.game.resample(self.base, self.seat, self.seed + int(self.done))
        node = self.root
        path = [node]
        turn: i64 = 0
        while state.to_move >= 0:
            turn = self.game.turn(state)
            node = self.choose(node, state)
            path.append(node)
            state.step(node.action)
            if node.visits == 0:
                break
        self.play_out(state, turn)
        verdict = self.heuristics.verdict(state)
        rewards = verdict.rewards
        shares = self.shares
        for seat in range(self.players):
            shares[seat] += verdict.shares[seat]
        won = verdict.shares[self.seat]
        margin = verdict.margins[self.seat]
        for node in path:
            if node.visits == 0:
                node.rewards = vec[float]([0.0] * self.players)
            node.visits += 1
            node.wins += won
            node.margin += margin
            sums = node.rewards
            for seat in range(self.players):
                sums[seat] += rewards[seat]

    def choose(self, node: Node, state: State) -> Node:
        """Select the child to visit, among those that are legal in this sample."""
        actions = self.game.legal(state)
        if node is self.root and len(self.only) > 0:
            actions = self.only
        children = self.available(node, state, actions)
        mover = state.to_move
        total = 0.0
        for child in children:
            total += child.prior
            child.available += 1
        # Until an action is tried, assume that it is worth as much as its parent.
        expected = node.rewards[mover] / float(node.visits) if node.visits > 0 else 0.5
        best = children[0]
        best_value = -1.0e9
        for child in children:
            visits = float(child.visits)
            value = child.rewards[mover] / visits if child.visits > 0 else expected
            root = math.sqrt(float(child.available))
            value += self.exploration * child.prior / total * root / (1.0 + visits)
            if value > best_value:
                best, best_value = child, value
        return best

    def available(self, node: Node, state: State, actions: vec[i64]) -> list[Node]:
        """The children for these actions, created where missing. Both lists are sorted."""
        found: list[Node] = []
        children = node.children
        count: i64 = len(children)
        at: i64 = 0
        for action in actions:
            while at < count and children[at].action < action:
                at += 1
            if at == count or children[at].action != action:
                self.grow(node, state, actions)
                return self.available(node, state, actions)
            found.append(children[at])
        return found

    def grow(self, node: Node, state: State, actions: vec[i64]) -> None:
        """Add the missing children with their priors."""
        priors = self.priors(state, actions)
        merged: list[Node] = []
        children = node.children
        count: i64 = len(children)
        at: i64 = 0
        for n in range(i64(len(actions))):
            while at < count and children[at].action < actions[n]:
                merged.append(children[at])
                at += 1
            if at < count and children[at].action == actions[n]:
                merged.append(children[at])
                at += 1
            else:
                merged.append(Node(actions[n], priors[n]))
        while at < count:
            merged.append(children[at])
            at += 1
        node.children = merged

    def priors(self, state: State, actions: vec[i64]) -> vec[float]:
        priors = vec[float]([1.0] * len(actions))
        if not self.settings.priors or len(actions) == 1:
            return priors
        given = self.settings.temperature
        temperature = given if given > 0.0 else self.heuristics.temperature(state)
        values = self.heuristics.appraise(state, actions)
        best = values[0]
        for value in values:
            if value > best:
                best = value
        for n in range(i64(len(actions))):
            priors[n] = math.exp((values[n] - best) / temperature) + FLOOR
        return priors

    def play_out(self, state: State, turn: i64) -> None:
        """Play to the end of the game, or as far as the heuristics look ahead. `turn`: the one in
        which the tree was left."""
        heuristics = self.heuristics
        guided = self.settings.guided or heuristics.guided
        until = self.until
        if self.below > 0:
            until = turn + self.below
        left = heuristics.horizon  # a negative horizon never reaches 0: no limit
        while state.to_move >= 0 and left != 0:
            if until > 0 and self.game.turn(state) >= until:
                return
            left -= 1
            if guided:
                state.step(heuristics.guide(state, self.rng))
            else:
                actions = self.game.legal(state)
                state.step(actions[self.rng.below(i64(len(actions)))])

    def best(self) -> Node:
        """The most visited child. Ties go to the higher reward."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits or (
                child.visits == best.visits > 0
                and child.rewards[self.seat] > best.rewards[self.seat]
            ):
                best = child
        return best

    def main_line(self, node: Node, length: int) -> list[int]:
        """The most visited continuation from a node."""
        line = [int(node.action)]
        while node.children and len(line) < length:
            best = node.children[0]
            for child in node.children:
                if child.visits > best.visits:
                    best = child
            if best.visits < 2:
                break
            line.append(int(best.action))
            node = best
        return line
