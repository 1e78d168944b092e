"""`tidetable compare`: balance studies side by side."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tidetable.cli.balance import writable, write
from tidetable.cli.progress import at_least
from tidetable.engine.errors import SetupError
from tidetable.lab import balance as lab
from tidetable.lab.report import beside
from tidetable.lab.report.numbers import report
from tidetable.text import Text


def compare(text: Text, files: list[Path], out: Path, csv_file: Path | None) -> None:
    if not beside.FEWEST <= len(files) <= beside.MOST:
        sign, bound = ("<", beside.FEWEST) if len(files) < beside.FEWEST else (">", beside.MOST)
        raise SetupError("bad-number", field="FILE", reason=f"{len(files)} {sign} {bound}")
    for target in (out, csv_file):
        if target is not None:
            writable(target)
    reports = []
    for file in files:
        study, played = lab.read(file)
        at_least(1, games=sum(one.watched is not None for one in played))
        reports.append(report(study, played))
    language = text.language
    write(out, beside.beside(reports, language))
    names = beside.labels(reports, language)
    if csv_file is not None:
        write(csv_file, beside.as_csv(reports, names))
    words = Text(language, reports[0].study.game, lab=True)
    head, rows = beside.table(reports, words, names)
    console = Console(highlight=False)
    console.print(words("beside-title"), style="bold")
    shown = Table(box=None, padding=(0, 2, 0, 0))
    for at, name in enumerate(["", *head[1:]]):
        shown.add_column(escape(name), justify="right" if at else "left")
    for row in rows:
        shown.add_row(*map(escape, row))
    console.print(shown)
    console.print(words("beside-written", file=str(out)), soft_wrap=True)
