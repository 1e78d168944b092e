"""`tidetable arena`: a tournament between bots, with a ladder and a plot."""

from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from tidetable.cli.progress import at_least, bar
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game
from tidetable.lab import arena as lab
from tidetable.lab.ladder import Row, ladder, nobody
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
    if plot_file is not None:
        plot(text, game, players, seed, rows, len(games), plot_file)
    if as_json:
        found = {"contest": contest, "games": len(games), "nobody": nobody(games), "ladder": rows}
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    words = Text(text.language, game.name)
    console = Console(highlight=False)
    title = words("game-title")
    console.print(
        text("arena-title", title=title, players=players, games=len(games), seed=str(seed)),
        style="bold",
    )
    console.print(ladder_table(text, rows))
    console.print(text("arena-note", share=text.number(100 * nobody(games), 1)), style="dim")


def ladder_table(text: Text, rows: list[Row]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in ("bot", "rating", "wins", "interval", "fair", "margin", "time"):
        justify = "left" if column == "bot" else "right"
        table.add_column(text(f"arena-{column}"), justify=justify, no_wrap=True)  # type: ignore[arg-type]
    for row in rows:
        share, low, high, fair = (
            text.number(100 * part, 1) for part in (row.share, row.low, row.high, row.fair)
        )
        table.add_row(
            row.bot,
            f"{text.number(row.rating, 1)} ± {text.number(row.doubt, 1)}",
            share,
            f"{low} - {high}",
            fair,
            f"{text.number(row.margin, 1)} ± {text.number(row.margin_error, 1)}",
            f"{text.number(row.median_ms, 1)} ms",
        )
    return table


def plot(
    text: Text, game: Game, players: int, seed: int, rows: list[Row], games: int, file: Path
) -> None:
    """Win shares with their intervals, next to the fair share."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    words = Text(text.language, game.name)
    figure, axes = pyplot.subplots(figsize=(7, 0.7 * len(rows) + 1.6), layout="constrained")
    names = [row.bot for row in reversed(rows)]
    shares = [100 * row.share for row in reversed(rows)]
    errors = [
        [100 * (row.share - row.low) for row in reversed(rows)],
        [100 * (row.high - row.share) for row in reversed(rows)],
    ]
    axes.errorbar(shares, names, xerr=errors, fmt="o", color="#0b5563", capsize=4)
    axes.axvline(100 * rows[0].fair, color="#b35c00", linestyle="--", label=text("arena-fair"))
    axes.set_xlabel(f"{text('arena-wins')}, {text('arena-interval')}")
    title = words("game-title")
    axes.set_title(text("arena-title", title=title, players=players, games=games, seed=str(seed)))
    axes.set_xlim(0, 100)
    axes.margins(y=0.2)
    figure.legend(loc="outside lower center")
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        raise SetupError("cannot-write", file=str(file), reason=str(error)) from None
    finally:
        pyplot.close(figure)
