"""`tidetable balance`: is a game fair, tense and varied, and how sensitive is it to its values?"""

import errno
import os
from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tidetable.cli.progress import at_least, bar
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game
from tidetable.lab import balance as lab
from tidetable.lab.report.numbers import Report, report
from tidetable.lab.report.page import page
from tidetable.lab.report.tables import tables
from tidetable.lab.report.words import ReportText
from tidetable.lab.workers import run_jobs
from tidetable.text import Text

FEWEST = 10  # games; fewer allow no conclusion
FEWEST_EACH = 30  # games with each changed value; the significance test needs them


def balance(
    text: Text,
    game: Game,
    players: int,
    count: int,
    bot: str,
    each: int,
    each_bot: str,
    rung: int,
    ladder: str,
    seed: int,
    jobs: int,
    options: dict[str, str],
    data_file: Path | None,
    ray: str | None,
    results_file: Path | None,
    out: Path | None,
    csv_folder: Path | None,
    as_json: bool,
) -> None:
    at_least(1, jobs=jobs)
    at_least(FEWEST, games=count)
    if each:
        at_least(FEWEST_EACH, each=each)
    at_least(0, ladder=rung)
    climbing = tuple(name.strip() for name in ladder.split(",") if name.strip())
    study = lab.study(
        game,
        players,
        bot,
        count,
        seed,
        options,
        each,
        each_bot,
        data_file,
        climbing if rung else (),
        rung,
    )
    target = out or (None if as_json else Path(f"balance-{game.name}.html"))
    if target is not None:
        writable(target)  # fail now, not after hours of play
    if csv_folder is not None:
        made(csv_folder)
    results = lab.Results(study, results_file)
    missing = results.missing()
    with bar(text) as steps:
        done = len(results.played)
        task = steps.add_task("", total=len(missing) + done, completed=done)
        for games in run_jobs(partial(lab.run, study), lab.chunks(missing), jobs, ray):
            for played in games:
                results.add(played)
            steps.advance(task, len(games))
    found = report(study, results.in_order())
    if target is not None:
        write(target, page(found, text.language))
    if csv_folder is not None:
        for name, content in tables(found).items():
            write(csv_folder / name, content)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    summarize(text, found, target)


def writable(file: Path) -> None:
    reason = errno.EISDIR if file.is_dir() else 0 if file.parent.is_dir() else errno.ENOENT
    if reason:
        raise SetupError("cannot-write", file=str(file), reason=os.strerror(reason))


def made(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or ""
        raise SetupError("cannot-write", file=str(folder), reason=reason) from None


def write(file: Path, content: str) -> None:
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or ""
        raise SetupError("cannot-write", file=str(file), reason=reason) from None


def summarize(text: Text, found: Report, target: Path | None) -> None:
    """Print the findings."""
    wording = ReportText(text.language, found.study)
    words = wording.text
    console = Console(highlight=False, width=min(Console().width, 88))
    console.print(words("balance-title", title=words("game-title")), style="bold")
    findings = Table.grid(padding=(0, 1))
    for finding in wording.findings(found):
        findings.add_row("•", escape(finding))
    console.print(findings)
    console.print(wording.source(found.games, found.study.bot), style="dim")
    if target is not None:
        console.print(words("balance-written", file=str(target)), soft_wrap=True)
