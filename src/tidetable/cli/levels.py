"""`tidetable levels`: how strong the levels of the bots are, and a file with the figures."""

from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from tidetable.bots import ratings
from tidetable.cli.balance import made, writable, write
from tidetable.cli.progress import at_least, bar
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game
from tidetable.lab import balance as lab
from tidetable.lab import level_ratings
from tidetable.lab.workers import run_jobs
from tidetable.text import Text


def levels(
    text: Text,
    games: list[Game],
    bots: str,
    count: str,
    seed: int,
    jobs: int,
    folder: Path | None,
    out: Path | None,
) -> None:
    """Without a number of games, show what is known; else measure it."""
    climbing = [name.strip() for name in bots.split(",") if name.strip()]
    if len(climbing) < 2:
        raise SetupError("bad-number", field="--bots", reason=bots)
    counts = numbers(count, len(climbing) - 1)
    if not any(counts):
        show(text, ratings.read(out or ratings.FILE), games)
        return
    at_least(2, games=min(counts))
    at_least(1, jobs=jobs)
    target = out or Path("ratings.json")
    writable(target)
    ratings.read(target)  # before anything is played
    if folder is not None:
        made(folder)
    for game in games:
        for key, options in level_ratings.ways(game).items():
            studies = level_ratings.steps(game, options, climbing, counts, seed)
            played = []
            for study in studies:
                name = f"{key}-{study.ladder[1]}.jsonl".replace("/", "-")
                file = folder / name if folder else None
                played += step(text, f"{key}: {' - '.join(study.ladder)}", study, file, jobs)
            command = f"tidetable levels {game.name} --games {count} --bots {bots} --seed {seed}"
            known = ratings.read(target)  # written after each: a stopped run has something to show
            known.ways[key] = level_ratings.rated(studies, played, command)
            write(target, msgspec.json.format(msgspec.json.encode(known), indent=1).decode() + "\n")
    show(text, ratings.read(target), games)


def numbers(given: str, steps: int) -> list[int]:
    """The games of each step: one number for all of them, or one for each."""
    try:
        counts = [int(part) for part in given.split(",")]
    except ValueError:
        raise SetupError("bad-number", field="--games", reason=given) from None
    if len(counts) not in (1, steps):
        raise SetupError("bad-number", field="--games", reason=f"{len(counts)} ≠ {steps}")
    return counts * steps if len(counts) == 1 else counts


def step(
    text: Text, title: str, study: lab.Study, file: Path | None, jobs: int
) -> list[lab.PlayedGame]:
    """Play what is missing of a step."""
    results = lab.Results(study, file)
    missing = results.missing()
    with bar(text) as progress:
        done = len(results.played)
        task = progress.add_task(title, total=len(missing) + done, completed=done)
        for played in run_jobs(partial(lab.run, study), lab.chunks(missing), jobs, None):
            for one in played:
                results.add(one)
            progress.advance(task, len(played))
    return results.in_order()


def show(text: Text, known: ratings.Ratings, games: list[Game]) -> None:
    """Print a table: a row for each game and mode, a column for each level."""
    names = {game.name for game in games}
    ways = {key: way for key, way in known.ways.items() if key.partition("/")[0] in names}
    bots = list(dict.fromkeys(bot for way in ways.values() for bot in way.ratings))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for bot in bots:
        table.add_column(bot, justify="right", no_wrap=True)
    for key, way in ways.items():
        cells = [str(way.ratings[bot].rating) if bot in way.ratings else "" for bot in bots]
        table.add_row(key, *cells)
    console = Console(highlight=False)
    console.print(table)
    if all(ratings.ANCHOR in way.ratings for way in ways.values()):
        console.print(text("levels-note", anchor=ratings.ANCHOR), style="dim")
