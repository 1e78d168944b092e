"""How hard a puzzle is, and how good somebody is at puzzles, on one scale: Elo's.

A puzzle starts with what the bots make of it. Later it moves with the people who try it, a little
with each, and never far: nobody can turn an easy puzzle into a hard one by failing on purpose.
"""

LEVELS = {"random": 400, "greedy": 900, "easy": 1000, "normal": 1500, "master": 1800}
LEVELS["hard"] = LEVELS["master"]  # what `master` is called in older files of puzzles
LOWEST, HIGHEST = 500, 2200  # ratings that a puzzle starts with
START = 1200  # of a person
FASTEST, SLOWEST = 48, 12  # points that a surprising result moves a person's rating at most
PUZZLE = 12  # ... and a puzzle's
DRIFT = 300  # points that a puzzle moves away from where it started, at most


def expected(solver: float, puzzle: float) -> float:
    """The probability that somebody with this rating solves the puzzle at once."""
    return float(1 / (1 + 10 ** ((puzzle - solver) / 400)))


def initial(found: dict[str, float]) -> int:
    """The rating with which the bots would find the solution as often as they do."""
    solved = sum(found.values())
    low, high = LOWEST, HIGHEST
    while high - low > 1:
        middle = (low + high) // 2
        if sum(expected(LEVELS[level], middle) for level in found) > solved:
            low = middle
        else:
            high = middle
    return low


def updated(
    person: float, tried: int, puzzle: float, start: int, solved: bool
) -> tuple[float, float]:
    """The ratings of a person, who has tried so many puzzles before, and of a puzzle after the
    person's first attempt at it."""
    surprise = (1.0 if solved else 0.0) - expected(person, puzzle)
    step = max(SLOWEST, FASTEST - 2 * tried)
    moved = puzzle - PUZZLE * surprise
    return person + step * surprise, min(max(moved, start - DRIFT), start + DRIFT)
