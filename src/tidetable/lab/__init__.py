"""Research tools: simulations, tournaments, balance reports, data and learning environments."""

from pathlib import Path
from typing import Any, Literal


def frames(
    folder: str | Path,
    table: Literal["decisions", "games"] = "decisions",
    library: Literal["polars", "pandas"] = "polars",
) -> Any:
    """A table of a corpus that `tidetable export` wrote, whole, as a frame."""
    from tidetable.lab import corpus_frames  # with polars, which not everybody has

    return corpus_frames.frames(folder, table, library)
