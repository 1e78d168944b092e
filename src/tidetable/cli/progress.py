"""What long work shows while it goes on: how far it is, and how long it will take."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tidetable.engine.errors import SetupError
from tidetable.text import Text


def bar(text: Text) -> Progress:
    """On the error stream, so that what is printed can be piped."""
    return Progress(
        TextColumn(text("sim-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def at_least(least: int, **counts: int) -> None:
    """--games, --jobs: told by the name of the option."""
    for name, number in counts.items():
        if number < least:
            raise SetupError("bad-number", field=f"--{name}", reason=f"{number} < {least}")
