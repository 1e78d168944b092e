"""The progress bar of long commands, and checks of their numeric options."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tidetable.engine.errors import SetupError
from tidetable.text import Text


def bar(text: Text) -> Progress:
    """A progress bar on stderr, so that stdout can be piped."""
    return Progress(
        TextColumn(text("sim-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def at_least(least: int, **counts: int) -> None:
    """Check options such as --games and --jobs; the error names the option."""
    for name, number in counts.items():
        if number < least:
            raise SetupError("bad-number", field=f"--{name}", reason=f"{number} < {least}")
