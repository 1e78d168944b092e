"""The event log: what happened in a game, with a masked form of what only one seat may know."""

from typing import Final

import msgspec
from mypy_extensions import i64

Json = dict[str, object]
NOBODY: Final = -1  # in place of a seat: to_move of a finished game, the viewer of a public event


class Log:
    """The events of a game, from the deal on, as JSON.

    So clients get them. As dicts and lists they would be most of what a server keeps of a game, and
    what the garbage collector has to look through."""

    def __init__(self) -> None:
        self.full: list[bytes] = []
        self.masked: list[bytes] = []  # for all but the viewer; of a public event the same
        self.viewers: list[int] = []  # the seat that may see `full`; NOBODY: the event is public

    def emit(self, event: Json) -> None:
        """Add an event that everybody sees."""
        encoded: bytes = msgspec.json.encode(event)
        self.full.append(encoded)
        self.masked.append(encoded)
        self.viewers.append(NOBODY)

    def emit_private(self, seat: i64, full: Json, masked: Json) -> None:
        """Add an event that only this seat sees in full."""
        self.full.append(msgspec.json.encode(full))
        self.masked.append(msgspec.json.encode(masked))
        self.viewers.append(int(seat))

    def copy(self) -> "Log":
        twin = Log()
        twin.full, twin.masked, twin.viewers = self.full[:], self.masked[:], self.viewers[:]
        return twin

    def told(self, viewer: i64, since: i64, reveal: bool) -> list[bytes]:
        """The events from this number on, as a viewer may know them."""
        full = self.full
        if reveal:
            return full[since:]
        found = self.masked[since:]
        for number in range(len(found)):
            if self.viewers[since + number] == viewer:
                found[number] = full[since + number]
        return found
