"""The row of a table in lists."""

from typing import NamedTuple


class ListRow(NamedTuple):
    """What lists and other processes know of a table."""

    id: str
    status: str
    summary: str
    seq: int
    due: float | None  # when a process must look after the table, in server time
