"""`tidetable simulate`: statistics of random games, with a histogram of the scores."""

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table

from tidetable import compiled
from tidetable.cli.progress import at_least, bar
from tidetable.engine.chance import SEED_DIGITS
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game
from tidetable.lab import simulate as lab
from tidetable.lab.measures import outward
from tidetable.text import Text

BARS = 16  # rows of the histogram
WIDTH = 40  # characters of its longest bar


def simulate(
    text: Text,
    game: Game,
    players: int,
    count: int,
    seed: int,
    jobs: int,
    options: dict[str, str],
    data: Path | None,
    as_json: bool,
) -> None:
    at_least(1, games=count, jobs=jobs)
    if seed < 0:
        raise SetupError("bad-seed", seed=seed, digits=SEED_DIGITS)
    words = Text(text.language, game.name)
    values = None if data is None else game.numbers(data).values
    with bar(text) as steps:
        task = steps.add_task("", total=count)
        tally = lab.simulate(
            game.name,
            players,
            count,
            seed,
            jobs,
            values,
            lambda done: steps.advance(task, done),
            options,
        )
    decisions = sum(number * games for number, games in tally.decisions.items())
    # Of all processes together: what else the machine does must not count.
    seconds = tally.seconds
    speed = {"decisions": decisions, "processor_seconds": round(seconds, 2), "jobs": jobs}
    if as_json:
        run = {"game": game.name, "players": players, "options": options, "seed": seed}
        print(json.dumps({**run, **lab.as_json(tally), "speed": speed}, indent=1))
        return
    console = Console(highlight=False)
    title = words("game-title")
    console.print(
        words("sim-title", title=title, players=players, games=count, seed=str(seed)), style="bold"
    )
    console.print(
        Group(
            Padding(seats_table(words, game, players, tally, data), (1, 0)),
            lengths_table(words, tally),
            Padding(score_bars(words, sum(tally.scores, Counter())), (1, 0)),
        )
    )
    if words.has("low-wins"):
        console.print(words("low-wins"), style="dim")
    engine = words("play-compiled" if compiled.is_compiled() else "play-plain")
    console.print(
        words(
            "sim-speed",
            decisions=words.number(decisions),
            seconds=words.number(seconds, 2),
            rate=words.number(decisions / max(seconds, 0.001)),
            engine=engine,
        )
    )


def seats_table(
    words: Text, game: Game, players: int, tally: lab.Tally, data: Path | None
) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("seat", "wins", "interval", "score", "sd"):
        table.add_column(words(f"sim-{column}"), justify="left" if column == "seat" else "right")
    for seat, name in enumerate(words.seat_names(players, game.numbers(data))):
        score = lab.summary(tally.scores[seat])
        table.add_row(
            f"{seat} {name}",
            *share(words, tally.shares[seat], tally.games),
            words.number(score["mean"], 2),
            words.number(score["sd"], 2),
        )
    for order, wins in enumerate(tally.by_order):
        table.add_row(f"{words('sim-order')} {order + 1}", *share(words, wins, tally.games), "", "")
    if tally.nobody:
        table.add_row(
            words("sim-nobody"),
            words.percent(tally.nobody / tally.games, 1),
            "",
            "",
            "",
        )
    return table


def share(words: Text, wins: Fraction, games: int) -> tuple[str, str]:
    low, high = outward(*lab.share_interval(wins, games), 1)
    interval = f"{words.number(low, 1)} - {words.percent(high / 100, 1)}"
    return words.percent(float(wins / games), 1), interval


def lengths_table(words: Text, tally: lab.Tally) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    columns = ("mean", "sd", "min", "median", "max")
    for column in columns:
        table.add_column(words(f"sim-{column}"), justify="right")
    for name, counts in (("length", tally.turns), ("decisions", tally.decisions)):
        row = lab.summary(counts)
        table.add_row(words(f"sim-{name}"), *(words.number(row[column], 1) for column in columns))
    return table


def score_bars(words: Text, counts: Counter[int]) -> Table:
    """A histogram of the scores of all seats."""
    table = Table(box=None, padding=(0, 2, 0, 0), title=words("sim-distribution"))
    table.title_justify = "left"
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right")
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // BARS))
    sums = {
        start: sum(counts[score] for score in range(start, start + step))
        for start in range(low, high + 1, step)
    }
    most, total = max(sums.values()), sum(sums.values())
    for start, count in sums.items():
        label = str(start) if step == 1 else f"{start} - {start + step - 1}"
        bar = "█" * round(WIDTH * count / most) or ("▏" if count else "")
        table.add_row(label, bar, words.percent(count / total, 1))
    return table
