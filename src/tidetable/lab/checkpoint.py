"""Checkpoint files: results are appended line by line, so that a stopped run can be resumed.

The first line describes the run. A file of a different run is refused.
"""

from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from tidetable.engine.errors import RecordError, SetupError


class Numbered(Protocol):
    number: int


Head = TypeVar("Head")
Line = TypeVar("Line", bound=Numbered)


class Checkpoint(Generic[Head, Line]):
    """The results of a run in memory, and in a file if there is one."""

    def __init__(self, head: Head, kind: type[Line], file: Path | None = None) -> None:
        self.head = head
        self.kind = kind
        self.file = file
        self.played: dict[int, Line] = {}
        if file is None:
            return
        try:
            if file.exists() and file.stat().st_size:
                self.load(file)
            else:
                file.write_bytes(msgspec.json.encode(head) + b"\n")
        except OSError as error:
            reason = error.strerror or ""
            raise SetupError("cannot-write", file=str(file), reason=reason) from None

    def load(self, file: Path) -> None:
        head, *lines = file.read_bytes().split(b"\n")
        try:
            same = msgspec.json.decode(head, type=type(self.head)) == self.head
        except msgspec.DecodeError:
            same = False
        if not same:
            raise RecordError("arena-other", file=str(file))
        whole = [head]
        for line in lines:
            try:
                played = msgspec.json.decode(line, type=self.kind)
            except msgspec.DecodeError:
                continue  # truncated when the run was stopped: this game is played again
            self.played[played.number] = played
            whole.append(line)
        file.write_bytes(b"\n".join(whole) + b"\n")

    def add(self, played: Line) -> None:
        self.played[played.number] = played
        if self.file is not None:
            with self.file.open("ab") as lines:
                lines.write(msgspec.json.encode(played) + b"\n")

    def in_order(self) -> list[Line]:
        return [self.played[number] for number in sorted(self.played)]
