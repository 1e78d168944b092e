"""Messages between the host and the page around it: JSON texts in both directions.

The host waits for nothing. When it needs something that takes time (an entry stored, a bot's
thought), it asks with a number `n`, and continues when the answer with that number comes.
"""

from typing import Any

import msgspec

# -- to the host ---------------------------------------------------------------------------------


class Start(msgspec.Struct, tag="start", tag_field="type"):
    """What is kept on this device. Everything else waits until this has come."""

    kept: dict[str, str]  # what `Keep` has stored
    logs: dict[str, int]  # table -> the number of its last entry


class Open(msgspec.Struct, tag="open", tag_field="type"):
    """A client opens a link to a table, as it would open a WebSocket."""

    link: int
    table: str


class Say(msgspec.Struct, tag="say", tag_field="type"):
    """A message of the WebSocket protocol (docs/protocol.md): first the hello, then commands."""

    link: int
    text: str


class Close(msgspec.Struct, tag="close", tag_field="type"):
    link: int


class Request(msgspec.Struct, tag="request", tag_field="type"):
    """A request of the HTTP protocol."""

    id: int
    method: str
    path: str
    query: dict[str, list[str]] = {}
    lang: str = "en"
    token: str | None = None
    body: str | None = None


class Stored(msgspec.Struct, tag="stored", tag_field="type"):
    n: int
    error: str | None = None


class Entries(msgspec.Struct, tag="entries", tag_field="type"):
    n: int
    rows: list[tuple[int, float, str | None, str]]  # number, time, key and text of each entry


class Thought(msgspec.Struct, tag="thought", tag_field="type"):
    n: int
    result: Any = None
    error: str | None = None


class Expects(msgspec.Struct, tag="expects", tag_field="type"):
    """How many seconds the thinker will need for a task."""

    n: int
    seconds: float


class Progress(msgspec.Struct, tag="progress", tag_field="type"):
    """How far the thinker is with a task."""

    n: int
    share: float


Incoming = Start | Open | Say | Close | Request | Stored | Entries | Thought | Expects | Progress

# -- from the host -------------------------------------------------------------------------------


class Told(msgspec.Struct, tag="told", tag_field="type"):
    """A message of the WebSocket protocol for a client."""

    link: int
    text: str


class Closed(msgspec.Struct, tag="closed", tag_field="type"):
    """The link has ended, with a close code of the WebSocket protocol."""

    link: int
    code: int
    reason: str


class Answer(msgspec.Struct, tag="answer", tag_field="type"):
    id: int
    status: int
    body: str


class Append(msgspec.Struct, tag="append", tag_field="type"):
    """Store an entry of a log. The host shows nothing of it before `Stored` has come."""

    n: int
    table: str
    seq: int
    at: float
    key: str | None
    entry: str


class Read(msgspec.Struct, tag="read", tag_field="type"):
    """Read the log of a table."""

    n: int
    table: str


class Keep(msgspec.Struct, tag="keep", tag_field="type"):
    """Keep a small text under a name, in the place of an earlier one."""

    name: str
    value: str


class Think(msgspec.Struct, tag="think", tag_field="type"):
    """Let the thinker do a task (thinker.py)."""

    n: int
    table: str
    task: str


class Cancel(msgspec.Struct, tag="cancel", tag_field="type"):
    """Nobody needs the result of a task any more."""

    n: int


class Thinks(msgspec.Struct, tag="thinks", tag_field="type"):
    """The bot that is to move at a table needs so many seconds, and has thought for a share of
    them."""

    table: str
    seconds: float
    share: float = 0.0


Outgoing = Told | Closed | Answer | Append | Read | Keep | Think | Cancel | Thinks

read = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder().encode
