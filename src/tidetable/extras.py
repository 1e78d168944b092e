"""What the extras of the distribution bring, and the error where one is missing.

with extras.needed("lab"):
    import numpy as np
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

DISTRIBUTION = "tidetable-games"  # on PyPI, `tidetable` is somebody else's


class MissingExtra(ModuleNotFoundError):
    """A package is missing that one of the extras brings."""

    def __init__(self, extra: str, missing: str | None) -> None:
        install = f"pip install '{DISTRIBUTION}[{extra}]'"
        super().__init__(f"{missing} is not installed: {install}", name=missing)
        self.extra = extra


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Import what an extra brings; say which extra it is where something is missing."""
    try:
        yield
    except MissingExtra:
        raise  # names the right extra already
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "tidetable":
            raise  # our own bug; no package would fix it
        raise MissingExtra(extra, error.name) from None


def require(extra: str, package: str) -> None:
    """Like `needed`, without importing the package."""
    if find_spec(package) is None:
        raise MissingExtra(extra, package)
