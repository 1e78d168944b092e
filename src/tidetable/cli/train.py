"""`tidetable train`: bots play against themselves, and the judge of their game learns from it."""

from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tidetable import games
from tidetable.cli.progress import at_least, bar
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game
from tidetable.engine.judge_file import (
    BadWeights,
    Weights,
    read,
    text_of,
)
from tidetable.lab import fitting, training
from tidetable.lab.report.training_page import page, weights
from tidetable.lab.workers import run_jobs
from tidetable.text import Text


def train(
    text: Text,
    game: Game,
    level: str,
    players: tuple[int, ...],
    count: int,
    seed: int,
    jobs: int,
    options: dict[str, str],
    games_file: Path | None,
    out: Path | None,
    page_file: Path | None,
    earlier: list[Path],
    units: int,
) -> None:
    at_least(1, games=count, jobs=jobs, units=units)
    plan = training.Plan(game.name, level, players, count, seed, options)
    training.check(plan)
    runs = [training.Gathered.of(file) for file in earlier]
    for file, run in zip(earlier, runs, strict=True):
        if judged(run.head) != judged(plan):
            raise SetupError("train-other", file=str(file), judge=judged(run.head))
    gathered = training.Gathered(plan, games_file)
    missing = gathered.missing()
    with bar(text) as steps:
        task = steps.add_task("", total=count, completed=count - len(missing))
        for played in run_jobs(partial(training.play, plan), missing, jobs):
            gathered.add(played)
            steps.advance(task)
    runs.append(gathered)
    samples = [one for run in runs for one in run.in_order()]
    command = command_of(runs, units)
    found = fitting.trained(plan, samples, command, now(plan), units)
    output = out or Path(game.heuristics().judge_file(plan.first()))
    write(output, text_of(found))
    if page_file is not None:
        write(page_file, page(found, fitting.calibration(samples, found), text.language))
    report(text, found, output)


def write(file: Path, content: str) -> None:
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or ""
        raise SetupError("cannot-write", file=str(file), reason=reason) from None


def judged(plan: training.Plan) -> str:
    """Which weights the games of a plan are for."""
    game = games.get(plan.game)
    return f"{plan.game}/{game.heuristics().judge_file(plan.first())}"


def command_of(runs: list[training.Gathered], units: int) -> str:
    """The commands that find the same weights again. Games of earlier runs join those of the
    last one by way of files, numbered here."""
    commands = [gathering(run.head) for run in runs]
    files = [f"run{n}.jsonl" for n in range(1, len(runs))]
    for n, file in enumerate(files):
        commands[n] += f" --results {file}"
        commands[-1] += f" --also {file}"
    if units != fitting.UNITS:
        commands[-1] += f" --units {units}"
    return "; ".join(commands)


def gathering(plan: training.Plan) -> str:
    options = "".join(f" --option {name}={choice}" for name, choice in plan.options.items())
    players = ",".join(map(str, plan.players))
    return (
        f"tidetable train {plan.game} --level {plan.level} --players {players}"
        f" --games {plan.games} --seed {plan.seed}{options}"
    )


def now(plan: training.Plan) -> Weights | None:
    """The weights that the game has so far, if they fit it."""
    state = plan.first()
    heuristics = state.game.heuristics()
    try:
        file = state.game.folder / heuristics.judge_file(state)
        return read(file.read_bytes(), plan.game, heuristics.feature_names(state))
    except (OSError, BadWeights):
        return None


def report(text: Text, found: Weights, output: Path) -> None:
    console = Console(highlight=False)
    headings, rows = weights(found, text)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for n, heading in enumerate(headings):
        table.add_column(heading, justify="right" if n else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    metrics = found.provenance.metrics
    before = metrics.get("log_loss_before", metrics["log_loss_even"])
    loss, even = metrics["log_loss"], metrics["log_loss_even"]
    numbers = {"loss": loss, "before": before, "even": even}
    told = {name: text.number(value, 3) for name, value in numbers.items()}
    console.print(text("train-loss", games=found.provenance.games, **told))
    console.print(text("train-written", file=str(output)), style="dim")
