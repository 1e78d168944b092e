"""`tidetable arena`: a tournament between bots, with a ladder and a plot."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from tidetable.cli.progress import at_least, bar
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game
from tidetable.lab import arena as lab
from tidetable.lab.ladder import Pair, Row, ladder, nobody, pairs
from tidetable.lab.measures import outward
from tidetable.lab.workers import run_jobs
from tidetable.text import Text


def arena(
    text: Text,
    game: Game,
    names: str,
    players: int,
    count: int,
    seed: int,
    jobs: int,
    options: dict[str, str],
    ray: str | None,
    results_file: Path | None,
    plot_file: Path | None,
    as_json: bool,
) -> None:
    at_least(1, games=count, jobs=jobs)
    bots = tuple(name.strip() for name in names.split(",") if name.strip())
    contest = lab.Contest(game.name, bots, players, count, seed, options)
    lab.check(contest)
    if plot_file is not None:
        plotter(plot_file)  # fail now, not after the games
    results = lab.Results(contest, results_file)
    missing = results.missing()
    with bar(text) as steps:
        total = len(missing) + len(results.played)
        task = steps.add_task("", total=total, completed=len(results.played))
        for played in run_jobs(partial(lab.play, contest), missing, jobs, ray):
            results.add(played)
            steps.advance(task)
    games = results.in_order()
    rows = ladder(games)
    met = pairs(games)
    words = Text(text.language, game.name)
    title = words("game-title")
    heading = text("arena-title", title=title, players=players, games=len(games), seed=str(seed))
    if plot_file is not None:
        plotter(plot_file)(text, heading, rows, plot_file)
    if as_json:
        found = {
            **{"contest": contest, "games": len(games), "nobody": nobody(games)},
            **{"ladder": rows, "pairs": met},
        }
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    console = Console(highlight=False)
    console.print(heading, style="bold")
    console.print(ladder_table(text, rows))
    if len(rows) > 2:  # with two bots, the ladder says it all
        console.print()
        console.print(text("arena-pairs"))
        console.print(pairs_table(text, [row.bot for row in rows], met))
        console.print()
    if words.has("low-wins"):
        console.print(words("low-wins"), style="dim")
    console.print(text("arena-note", share=text.number(100 * nobody(games), 1)), style="dim")


def plotter(file: Path) -> Callable[[Text, str, list[Row], Path], None]:
    try:
        from tidetable.lab import ladder_plot
    except ModuleNotFoundError:
        raise SetupError("no-extra", extra="lab") from None
    ladder_plot.check(file)
    return ladder_plot.write


def ladder_table(text: Text, rows: list[Row]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in ("bot", "rating", "wins", "interval", "fair", "margin", "time"):
        justify = "left" if column == "bot" else "right"
        table.add_column(text(f"arena-{column}"), justify=justify, no_wrap=True)  # type: ignore[arg-type]
    for row in rows:
        low, high = outward(row.low, row.high, 1)
        table.add_row(
            row.bot,
            f"{text.number(row.rating, 1)} ± {text.number(row.doubt, 1)}",
            text.number(100 * row.share, 1),
            f"{text.number(low, 1)} - {text.number(high, 1)}",
            text.number(100 * row.fair, 1),
            f"{text.number(row.margin, 1)} ± {text.number(row.margin_error, 1)}",
            f"{text.number(row.median_ms, 1)} ms",
        )
    return table


def pairs_table(text: Text, names: list[str], met: list[Pair]) -> Table:
    """A row and a column for each bot, the strongest first."""
    found = {(pair.bot, pair.rival): pair for pair in met}
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    for name in names:
        cells = []
        for rival in names:
            pair = found.get((name, rival))
            if pair is None:
                cells.append("")
            else:
                low, high = (text.number(end) for end in outward(pair.low, pair.high, 0))
                cells.append(f"{text.number(100 * pair.share)} ({low}-{high})")
        table.add_row(name, *cells)
    return table
