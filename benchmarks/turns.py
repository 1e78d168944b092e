"""Part of section "bots": how long our bots take for a whole turn, in processor time.

A turn is everything that a seat decides until the next turn begins. Everybody at a table waits for
whole turns, not for single decisions; games ask for one to twenty decisions in a turn.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from statistics import median

from rich.table import Table

from benchmarks.bench import Bench, Target

# Seconds for a turn, median.
LIMITS = {"easy": 0.1, "normal": 0.5, "hard": 2.0, "master": 4.0, "expert": 8.0}
LONGEST = 2  # a decision takes at most this many times the limit
GAMES = [
    ("kadora", ""),
    ("octocube", "mode=standard"),
    ("octocube", "mode=family"),
    ("octocube", "mode=advanced"),
    ("poseidon", ""),
]


@dataclass(frozen=True)
class Cell:
    """The turns of one level at one kind of table."""

    game: str
    options: str
    players: int
    level: str
    turns: list[list[float]]  # seconds of each decision
    iterations: list[int]  # of each turn
    capped: int  # turns in which the safety net ended a search

    @property
    def middle(self) -> float:
        return median(sum(one) for one in self.turns)

    @property
    def slowest(self) -> float:
        return max(sum(one) for one in self.turns)

    @property
    def longest(self) -> float:
        """The longest decision."""
        return max(max(one) for one in self.turns)

    def data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "options": self.options,
            "players": self.players,
            "level": self.level,
            "turns": [[round(one, 5) for one in decisions] for decisions in self.turns],
            "iterations": self.iterations,
            "capped": self.capped,
        }


def measure(bench: Bench, step: Callable[[str], None]) -> list[Cell]:
    """The quick form leaves out three players, who lie between two and four."""
    found = []
    counts = {"easy": 24, "normal": 16, "hard": 12, "master": 12, "expert": 6}
    if bench.quick:
        counts = {"easy": 12, "normal": 8, "hard": 4, "master": 4, "expert": 3}
    tables = list(product(GAMES, (2, 4) if bench.quick else (2, 3, 4)))
    for (game, options), players in tables:
        step(f"turns of {title(game, options)}, {players} players")
        for level, count in counts.items():
            measured = bench.worker(
                "measure_tidetable_turns",
                *(game, options, str(players), level, str(count)),
                engine="compiled",
            )
            turns = measured["turns"]
            assert isinstance(turns, list)
            found.append(
                Cell(
                    *(game, options, players, level),
                    turns=[one["seconds"] for one in turns],
                    iterations=[one["iterations"] for one in turns],
                    capped=sum(one["capped"] for one in turns),
                )
            )
    return found


def title(game: str, options: str) -> str:
    return f"{game} {options.partition('=')[2]}".strip()


def table(cells: list[Cell]) -> Table:
    """One row for each kind of table: median of turns, slowest turn, longest decision."""
    made = Table(
        title="Bots: seconds of processor time for a turn\nmedian, slowest turn, longest decision",
        title_justify="left",
    )
    made.add_column("")
    made.add_column("players", justify="right")
    for level in LIMITS:
        made.add_column(level, justify="right")
    rows: dict[tuple[str, int], list[str]] = {}
    for cell in cells:
        figures = f"{cell.middle:.3f} / {cell.slowest:.3f} / {cell.longest:.3f}"
        rows.setdefault((title(cell.game, cell.options), cell.players), []).append(
            figures + " *" * bool(cell.capped)
        )
    for (name, players), figures_ in rows.items():
        made.add_row(name, str(players), *figures_)
    if any(cell.capped for cell in cells):
        made.caption = "* the safety net ended a decision early"
    return made


def targets(cells: list[Cell]) -> list[Target]:
    """The worst table of each level decides."""
    found = []
    for level, limit in LIMITS.items():
        own = [cell for cell in cells if cell.level == level]
        middle, longest = max(cell.middle for cell in own), max(cell.longest for cell in own)
        found += [
            Target(f"{level}: a turn takes at most {limit} s", f"{middle:.2f} s", middle <= limit),
            Target(
                f"{level}: a decision takes at most {LONGEST * limit} s",
                f"{longest:.2f} s",
                longest <= LONGEST * limit,
            ),
        ]
    return found
