"""A corpus as a frame of polars or pandas.

from tidetable import games, lab
from tidetable.lab.corpus_frames import masks, observations

decisions = lab.frames("corpus")
inputs = observations(decisions)  # (decisions, size) uint8
legal = masks(decisions, games.get("kadora").action_count)  # (decisions, actions) bool
"""

from pathlib import Path
from typing import Any, Literal

import msgspec

from tidetable import extras
from tidetable.engine.errors import SetupError
from tidetable.lab.corpus import COLUMNS, DecisionRow, GameRow

with extras.needed("data"):
    import polars as pl

TYPES: dict[str, Any] = {
    "binary": pl.Binary,
    "float32": pl.Float32,
    "int32": pl.Int32,
    "int64": pl.Int64,
    "list[float32]": pl.List(pl.Float32),
    "list[int32]": pl.List(pl.Int32),
    "list[string]": pl.List(pl.String),
    "list[uint8]": pl.List(pl.UInt8),
    "string": pl.String,
    "uint8": pl.UInt8,
}
SCHEMAS: dict[str, dict[str, Any]] = {
    table: {name: TYPES[kind] for name, (kind, _) in columns.items()}
    for table, columns in COLUMNS.items()
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
    kind: Any = GameRow if table == "games" else DecisionRow
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


def masks(decisions: Any, actions: int) -> Any:
    """The legal actions of a frame as a dense mask, (decisions, actions) bool.

    `actions` is the game's `action_count`. Large: choose the decisions first.
    """
    with extras.needed("lab"):
        import numpy as np
    legal = [np.asarray(one, np.int64) for one in decisions["legal"]]
    mask = np.zeros((len(legal), actions), np.bool_)
    rows = np.repeat(np.arange(len(legal)), [len(one) for one in legal])
    mask[rows, np.concatenate(legal)] = True
    return mask
