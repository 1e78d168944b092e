"""The log of a table: what happened, in order. A table is nothing but its log read again.

Each entry is small plain data. What is hidden (the seed) stands in the first one only, and a log
never leaves the server.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

BotLevel = str
SeatKind = Literal["open", "invited", "host", "bot"]
Request = Literal["undo", "come-back"]
Seconds = Annotated[float, Meta(gt=0, le=30 * 86_400)]  # up to a month


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: anybody, whoever has the invitation, the one who made the table
    (on one device, perhaps on several seats), or a bot."""

    kind: SeatKind = "open"
    bot: BotLevel | None = None  # the level of a bot


class ClockPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to decide. Nothing set: no clock."""

    per_move: Seconds | None = None  # for each decision
    bank: Seconds | None = None  # for the whole game ...
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0  # ... and what each decision adds


class Entry(msgspec.Struct, tag_field="entry"):
    """Base of all entries."""


class Made(Entry, tag="made"):
    game: str
    players: int
    options: dict[str, str]
    seats: list[SeatPlan]
    host: str  # the person who made the table
    seed: str  # decimal; secret until the game is over
    rules: int
    data_hash: str
    listed: bool = True  # shown among the open tables
    spectators: bool = True
    rated: bool = False
    clock: ClockPlan = ClockPlan()
    before: str | None = None  # the table this is a rematch of
    past: dict[str, Any] | None = None  # the record of what was played before, elsewhere


class Sat(Entry, tag="sat"):
    seat: int
    person: str
    name: str
    rating: int | None = None  # at a rated table


class Handed(Entry, tag="handed"):
    """A guest has logged in to an account, which has the guest's seats from now on."""

    was: str
    person: str
    name: str


class Stood(Entry, tag="stood"):
    """A person left a seat: before the game it is free again, during it a bot may stand in until
    that person comes back."""

    seat: int


class StoodIn(Entry, tag="stood-in"):
    """A bot plays for an absent person until that person is back."""

    seat: int
    bot: BotLevel


class CameBack(Entry, tag="came-back"):
    """Whoever had left, or run out of time, plays on."""

    seat: int
    bank: float | None = None  # the time the others grant to one whose own is used up


class AskedBack(Entry, tag="asked-back"):
    """Somebody whose time is used up asks the others to be let play on."""

    seat: int


class Began(Entry, tag="began"):
    pass


class Moved(Entry, tag="moved"):
    seat: int
    action: int


class AskedUndo(Entry, tag="asked-undo"):
    seat: int
    keep: int  # how many actions are to stay


class Answered(Entry, tag="answered"):
    """To a request: to take back, or to come back."""

    seat: int
    agreed: bool
    to: Request = "undo"


class Undid(Entry, tag="undid"):
    seat: int
    keep: int


class Resigned(Entry, tag="resigned"):
    seat: int


class RanOut(Entry, tag="ran-out"):
    """The time of a seat is over; a bot goes on for it."""

    seat: int


class Said(Entry, tag="said"):
    person: str
    name: str
    text: str


class Muted(Entry, tag="muted"):
    """Somebody does not want to read, or wants to read again, what another person says."""

    by: str
    person: str
    muted: bool


class Again(Entry, tag="again"):
    """A rematch has been made."""

    table: str


AnyEntry = (
    Made
    | Sat
    | Handed
    | Stood
    | StoodIn
    | CameBack
    | AskedBack
    | Began
    | Moved
    | AskedUndo
    | Answered
    | Undid
    | Resigned
    | RanOut
    | Said
    | Muted
    | Again
)

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(AnyEntry)
