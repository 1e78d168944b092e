"""The event log: what happened in a game, with a masked form of what only one seat may know."""

from typing import Final

from mypy_extensions import i64

Json = dict[str, object]
NOBODY: Final = -1  # in place of a seat: to_move of a finished game, the viewer of a public event


class Event:
    """One thing that happened. What only one seat may know has a masked form for the others."""

    def __init__(self, full: Json, masked: Json, viewer: i64) -> None:
        self.full: Json = full
        self.masked: Json = masked
        self.viewer: i64 = viewer  # the seat that may see `full`; NOBODY: the event is public


class Log:
    """The events of a game, from the deal on."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, event: Json) -> None:
        """Add an event that everybody sees."""
        self.events.append(Event(event, event, NOBODY))

    def emit_private(self, seat: i64, full: Json, masked: Json) -> None:
        """Add an event that only this seat sees in full."""
        self.events.append(Event(full, masked, seat))
