"""Games small enough to be solved: the whole tree, equilibria, and the exploitability of bots.

    tree = Tree(roots(game, data="examples/small/kadora.toml", seed=1, deals=20))
    tree.exploitability(tree.solve(iterations=1000)), tree.exploitability(tree.of_bot(bot))

The tree is built once and handed to OpenSpiel in Gambit's format (EFG), so that its solvers run
without calling Python. All deals of a tree look the same to a spectator and differ in what is
hidden, so that seats have something to guess. The payoff is zero-sum: half the difference of the
margins of both seats, in points.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from tidetable import bots, extras
from tidetable.bots.contract import Bot, Perspective
from tidetable.engine.game import Game, State

with extras.needed("openspiel"):
    import pyspiel

NODES = 1_000_000  # beyond this a tree is refused


def roots(game: Game, data: object, seed: int, deals: int, **options: str) -> list[State]:
    """Deals that a spectator cannot tell apart: resampled from one."""
    first = game.new(players=2, seed=seed, data=data, **options)
    return [first.resample(None, seed << 32 | n) for n in range(deals)]


def endings(
    game: Game,
    data: object,
    seed: int,
    count: int,
    deals: int,
    until: Callable[[State], bool],
    **options: str,
) -> list[State]:
    """Positions late in games of `greedy`, for games that are too large from the beginning: the
    first one of each game that fulfils `until`, in several deals that look the same."""
    greedy = bots.get("greedy")
    found: list[State] = []
    while len(found) < count * deals:
        state = game.new(players=2, seed=seed, data=data, **options)
        while not state.over and not until(state):
            seen = Perspective(state)
            state.apply(greedy.choose(seen, seed << 16 | int(state.steps)).action)
        if not state.over:
            found += [state.resample(None, seed << 32 | n) for n in range(deals)]
        seed += 1
    return found


class InformationSet:
    """The positions of a tree that a seat cannot tell apart when it decides."""

    def __init__(self, number: int, state: State) -> None:
        self.number = number
        self.seat = int(state.to_move)
        self.actions = state.actions()
        self.state = state.copy()  # one of the positions: a bot must not see which

    @property
    def key(self) -> str:
        """As OpenSpiel calls it."""
        return f"{self.seat}-{self.seat}-{self.number + 1}-i{self.number + 1}"


class Tree:
    """All ways in which a game between two can go, from equally likely deals."""

    def __init__(self, deals: list[State], nodes: int = NODES) -> None:
        self.sets: dict[str, InformationSet] = {}
        self.counts = [0, 0]  # information sets of each seat
        self.room = nodes
        self.nodes = self.ends = 0
        count = len(deals)
        labels = " ".join(f'"{n}" 1/{count}' for n in range(count))
        self.lines = ['EFG 2 R "tidetable" { "first" "second" } ""']
        self.lines.append(f'c "" 1 "deal" {{ {labels} }} 0')
        for state in deals:
            self.grow(state)
        self.efg = "\n".join(self.lines) + "\n"
        self.game = pyspiel.load_efg_game(self.efg)

    def grow(self, state: State) -> None:
        self.nodes += 1
        if self.nodes > self.room:
            raise ValueError(f"the tree has more than {self.room:,} nodes: take fewer deals")
        if state.over:
            self.ends += 1
            margins = state.game.margins(state)
            ahead = (margins[0] - margins[1]) / 2
            self.lines.append(f't "" {self.ends} "" {{ {ahead} {-ahead} }}')
            return
        found = self.information_set(state)
        # OpenSpiel numbers labels as they appear: so the n-th action of every set is number n.
        labels = " ".join(f'"{n}"' for n in range(len(found.actions)))
        number = found.number + 1
        self.lines.append(f'p "" {found.seat + 1} {number} "i{number}" {{ {labels} }} 0')
        for action in found.actions:
            after = state.copy()
            after.step(action)
            self.grow(after)

    def information_set(self, state: State) -> InformationSet:
        seat = int(state.to_move)
        known = (seat, state.view(seat), state.events(seat))
        key = msgspec.json.encode(known).decode()
        if key not in self.sets:
            self.sets[key] = InformationSet(self.counts[seat], state)
            self.counts[seat] += 1
        return self.sets[key]

    def policy(self, choose: Callable[[InformationSet], dict[int, float]]) -> dict[str, Any]:
        """A policy for OpenSpiel."""
        found: dict[str, Any] = {}
        for one in self.sets.values():
            likely = choose(one)
            found[one.key] = [(n, likely.get(a, 0.0)) for n, a in enumerate(one.actions)]
        return found

    def of_bot(self, bot: Bot, samples: int = 1, seed: int = 1) -> dict[str, Any]:
        """What a bot plays; one that draws lots is asked several times."""

        def choose(one: InformationSet) -> dict[int, float]:
            likely: dict[int, float] = {}
            perspective = Perspective(one.state)
            for n in range(samples):
                action = bot.choose(perspective, seed << 32 | one.number << 12 | n).action
                likely[action] = likely.get(action, 0.0) + 1 / samples
            return likely

        return self.policy(choose)

    def uniform(self) -> dict[str, Any]:
        return self.policy(lambda one: dict.fromkeys(one.actions, 1 / len(one.actions)))

    def exploitability(self, policy: Any) -> float:
        """Points per game that a best response wins, averaged over both seats; 0 is perfect.

        `policy` is one of those above, a policy of OpenSpiel or a solver from below."""
        # OpenSpiel's average policy lives only as long as its solver: `policy` must keep that.
        known = policy.average_policy() if hasattr(policy, "average_policy") else policy
        return float(pyspiel.exploitability(self.game, known))

    def solve(self, iterations: int) -> Any:
        """OpenSpiel's solver after so many iterations of counterfactual regret minimisation (CFR+)
        over the whole tree."""
        solver = pyspiel.CFRPlusSolver(self.game)
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        return solver

    def sampled(self, iterations: int, seed: int = 1) -> Any:
        """The same for Monte-Carlo CFR with external sampling."""
        solver = pyspiel.ExternalSamplingMCCFRSolver(self.game, seed)
        for _ in range(iterations):
            solver.run_iteration()
        return solver
