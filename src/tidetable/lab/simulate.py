"""Simulations of random games. The result does not depend on the number of processes.

Each game's seed is derived from the run's seed and the game's number. Results are collected as
counts, so the order in which processes finish does not matter.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from time import thread_time

from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.playout import play_random
from tidetable.lab import measures
from tidetable.lab.workers import run_jobs

CHUNK = 250  # games per job; fixed, so that --jobs does not affect the result


class Tally:
    """Counts over games. Tallies can be added."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.shares = [Fraction(0)] * players  # wins by seat; a shared win counts in proportion
        self.by_order = [Fraction(0)] * players  # wins by turn order
        self.nobody = 0  # games without a winner
        self.scores: list[Counter[int]] = [Counter() for _ in range(players)]  # by seat
        self.turns: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.seconds = 0.0  # of processor time, for the speed; not a result

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.nobody += other.nobody
        for seat in range(len(self.shares)):
            self.shares[seat] += other.shares[seat]
            self.by_order[seat] += other.by_order[seat]
            self.scores[seat].update(other.scores[seat])
        self.turns.update(other.turns)
        self.decisions.update(other.decisions)
        self.seconds += other.seconds


def play_chunk(
    name: str,
    players: int,
    options: dict[str, str],
    data: object,
    seed: int,
    chunk: tuple[int, int],
) -> Tally:
    first, count = chunk
    start = thread_time()
    game = games.get(name)
    numbers = game.numbers(data)
    tally = Tally(players)
    for number in range(first, first + count):
        game_seed = seed << 40 | number
        state = game.new(players=players, seed=game_seed, data=numbers, **options)
        begins = int(state.to_move)
        tally.decisions[play_random(state, Rng(game_seed))] += 1
        tally.turns[int(game.turn(state))] += 1
        tally.games += 1
        winners = state.winners()
        tally.nobody += not winners
        for seat in winners:
            tally.shares[seat] += Fraction(1, len(winners))
            tally.by_order[(seat - begins) % players] += Fraction(1, len(winners))
        for seat, score in enumerate(state.scores()):
            tally.scores[seat][score] += 1
    tally.seconds = thread_time() - start
    return tally


def chunks(count: int) -> Iterator[tuple[int, int]]:
    for first in range(0, count, CHUNK):
        yield first, min(CHUNK, count - first)


def simulate(
    name: str,
    players: int,
    count: int,
    seed: int,
    jobs: int = 1,
    data: object = None,
    progress: Callable[[int], None] = lambda games: None,
    options: dict[str, str] | None = None,
) -> Tally:
    """Play `count` random games."""
    chosen = options or {}
    # Reject invalid settings before any work starts.
    games.get(name).new(players=players, seed=0, data=data, **chosen)
    total = Tally(players)
    work = partial(play_chunk, name, players, chosen, data, seed)
    for tally in run_jobs(work, list(chunks(count)), jobs):
        total.add(tally)
        progress(tally.games)
    return total


def share_interval(share: Fraction, count: int) -> tuple[float, float]:
    """The Wilson 95 % interval of a share of wins."""
    _, low, high = measures.share(float(share), count)
    return low, high


def summary(counts: Counter[int]) -> dict[str, float]:
    """Mean, standard deviation and five-number summary of a distribution."""
    # Integer sums: floating-point sums would depend on the order.
    total = sum(counts.values())
    first = sum(value * count for value, count in counts.items())
    second = sum(value * value * count for value, count in counts.items())
    spread = (total * second - first * first) / (total * max(1, total - 1))
    return {
        "mean": first / total,
        "sd": math.sqrt(spread),
        **{name: quantile(counts, part) for name, part in QUANTILES.items()},
    }


QUANTILES = {"min": 0.0, "q1": 0.25, "median": 0.5, "q3": 0.75, "max": 1.0}


def quantile(counts: Counter[int], part: float) -> int:
    wanted = max(1, math.ceil(part * sum(counts.values())))
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("no counts")


def as_json(tally: Tally) -> dict[str, object]:
    def seats(shares: list[Fraction]) -> list[dict[str, object]]:
        return [
            {"share": float(share / tally.games), "interval": share_interval(share, tally.games)}
            for share in shares
        ]

    return {
        "games": tally.games,
        "wins_by_seat": seats(tally.shares),
        "wins_by_turn_order": seats(tally.by_order),
        "nobody": tally.nobody / tally.games,
        "scores_by_seat": [summary(counts) for counts in tally.scores],
        "score_counts": {
            str(score): count for score, count in sorted(sum(tally.scores, Counter()).items())
        },
        "turns": summary(tally.turns),
        "decisions": summary(tally.decisions),
    }
