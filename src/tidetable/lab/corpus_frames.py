"""A corpus as a frame of polars or pandas.

from tidetable import lab
from tidetable.lab.corpus_frames import observations

decisions = lab.frames("corpus")
inputs = observations(decisions)  # (decisions, size) uint8
"""

from pathlib import Path
from typing import Any, Literal

import msgspec

from tidetable import extras
from tidetable.engine.errors import SetupError

with extras.needed("data"):
    import polars as pl

SCHEMAS: dict[str, dict[str, Any]] = {
    "games": {
        "game": pl.Int64,
        "name": pl.String,
        "rules": pl.Int32,
        "data_hash": pl.String,
        "players": pl.UInt8,
        "options": pl.String,  # JSON: other games have other options
        "bots": pl.List(pl.String),
        "seed": pl.String,
        "actions": pl.List(pl.Int32),
        "scores": pl.List(pl.Int32),
        "winners": pl.List(pl.UInt8),
        "margins": pl.List(pl.Int32),
        "turns": pl.Int32,
    },
    "decisions": {
        "game": pl.Int64,
        "step": pl.Int32,
        "seat": pl.UInt8,
        "observation": pl.Binary,
        "legal": pl.List(pl.Int32),
        "action": pl.Int32,
        "share": pl.Float32,
        "margin": pl.Int32,
        "visits": pl.List(pl.Int32),
        "win": pl.List(pl.Float32),
    },
}


def frame_of(table: str, rows: list[Any]) -> pl.DataFrame:
    """The rows of a part as a frame."""
    schema = SCHEMAS[table]
    columns = {name: [getattr(row, name) for row in rows] for name in schema}
    if "options" in columns:
        columns["options"] = [msgspec.json.encode(one).decode() for one in columns["options"]]
    return pl.DataFrame(columns, schema=schema)


def frames(
    folder: str | Path,
    table: Literal["decisions", "games"] = "decisions",
    library: Literal["polars", "pandas"] = "polars",
) -> Any:
    """A table of a corpus that `tidetable export` wrote, whole, as a frame."""
    if table not in SCHEMAS:
        raise ValueError(f"table: decisions or games, not {table!r}")
    if library not in ("polars", "pandas"):
        raise ValueError(f"library: polars or pandas, not {library!r}")
    files = sorted(Path(folder).glob(f"{table}-*"))
    if not files:
        raise SetupError("no-corpus", file=str(folder))
    frame = pl.concat([read_part(file, table) for file in files])
    if library == "polars":
        return frame
    with extras.needed("pandas"):
        import pandas
    return pandas.DataFrame(frame.to_dict(as_series=False))


def read_part(file: Path, table: str) -> pl.DataFrame:
    if file.suffix == ".parquet":
        return pl.read_parquet(file)
    from tidetable.lab import corpus  # which imports this module to write

    kind: Any = corpus.GameRow if table == "games" else corpus.DecisionRow
    return frame_of(table, msgspec.json.Decoder(kind).decode_lines(file.read_bytes()))


def observations(decisions: Any) -> Any:
    """The observations of a frame as an array, (decisions, size) uint8.

    All must be of the same size: one game with one number of players, in one mode.
    """
    with extras.needed("lab"):
        import numpy as np
    seen = list(decisions["observation"])
    if len({len(one) for one in seen}) > 1:
        raise ValueError("observations of several sizes: filter the games first")
    return np.frombuffer(bytearray(b"".join(seen)), np.uint8).reshape(len(seen), -1)
