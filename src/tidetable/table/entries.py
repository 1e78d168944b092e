"""Log entries of a table. The log is the only truth: a table is rebuilt by replaying it.

Entries are small plain data. The only secret (the seed) is in the first entry; a log never leaves
the server. Tags and field names are a stored format: do not change them.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

BotLevel = str
SeatKind = Literal["open", "invited", "host", "bot"]
Request = Literal["undo", "come-back", "pause"]
Seconds = Annotated[float, Meta(gt=0, le=30 * 86_400)]  # up to a month


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may take a seat: anyone, a person with the invitation, the host (who may take several
    seats on one device), or a bot."""

    kind: SeatKind = "open"
    bot: BotLevel | None = None  # the level of a bot
    # The creature or colour of the seat, chosen by the host when making the table.
    sign: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time for decisions. The default is no clock."""

    per_move: Seconds | None = None  # for each decision
    bank: Seconds | None = None  # for the whole game, plus ...
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0  # ... this much after each turn
    reserve: Seconds | None = None  # for the whole game, where `per_move` does not suffice
    # What a missed deadline costs: the seat, until the person comes back, or only this turn.
    missed: Literal["seat", "turn"] = "seat"
    # Seconds at the beginning of a turn in which no time falls: clients show what the others did.
    allowance: Annotated[float, Meta(ge=0, le=5)] = 0.0
    # The same for each outcome that everybody stops to look at (`Game.moment`).
    moment: Annotated[float, Meta(ge=0, le=5)] = 0.0


class Entry(msgspec.Struct, tag_field="entry", kw_only=True):
    """Base class of all entries."""

    # Server time (server/uptime.py), at tables with clocks: the players' clocks follow it. Older
    # entries do not have it; then they follow the time at which the entry was stored.
    up: float | UnsetType = UNSET


class Made(Entry, tag="made"):
    game: str
    players: int
    options: dict[str, str]
    seats: list[SeatPlan]
    host: str  # the person who created the table
    seed: str  # decimal; secret until the game is over
    rules: int
    data_hash: str
    listed: bool = True  # in the public list of open tables
    spectators: bool = True
    rated: bool = False
    clock: TimeControl = TimeControl()
    before: str | None = None  # the table this is a rematch of
    past: dict[str, Any] | None = None  # the record this game continues or imports
    increments: Literal["decision", "turn"] = "decision"  # what a time increment is given for
    patience: float | None = None  # seconds to wait for somebody who is away; None: the default
    stand_in: BotLevel = "normal"  # the bot that plays for people who are away or have given up
    tournament: str | None = None  # the tournament whose server arranges this table
    rating_low: int | None = None  # strangers who sit down at a rated table: ratings from ...
    rating_high: int | None = None  # ... to
    names: list[str] | None = None  # of the players of an imported game, as its file says
    crew: int = 0  # the version of its bots' names and temperaments; 0: they have none


class Sat(Entry, tag="sat"):
    seat: int
    person: str
    name: str
    rating: int | None = None  # of the person, at a rated table
    companion: bool = False  # somebody else on the person's device, with a name of their own


class Handed(Entry, tag="handed"):
    """A guest logged in to an account. The account owns the guest's seats from now on."""

    was: str
    person: str
    name: str


class Stood(Entry, tag="stood"):
    """A person left a seat. Before the game the seat is free again; during the game a bot may stand
    in until the person returns."""

    seat: int


class StoodIn(Entry, tag="stood-in"):
    """A bot plays for an absent person until the person returns, or only to the end of a turn."""

    seat: int
    bot: BotLevel
    by: int | None = None  # the seat that asked for it; older entries do not have it
    once: bool = False  # for this turn only
    absent: bool = False  # the person has not left the game: connecting again ends it


class CameBack(Entry, tag="came-back"):
    """A person who had left or run out of time resumes play."""

    seat: int
    bank: float | None = None  # time granted when the seat's bank is used up


class AskedBack(Entry, tag="asked-back"):
    """A person whose time is used up asks the others for permission to resume."""

    seat: int


class Began(Entry, tag="began"):
    dropped: list[int] = []  # free seats that the game begins without
    bot: BotLevel | None = None  # the level of the bots that take the free seats


# -- before the game -----------------------------------------------------------------------------


class Planned(Entry, tag="planned"):
    """The host changed who may take a free seat."""

    seat: int
    plan: SeatPlan


class Added(Entry, tag="added"):
    """The host added a seat, after the others."""

    plan: SeatPlan


class Dropped(Entry, tag="dropped"):
    """The host took a free seat away. Those after it move up."""

    seat: int


class Swapped(Entry, tag="swapped"):
    """Two chairs changed places, with the people on them and the invitations to them."""

    seat: int
    other: int


class Chose(Entry, tag="chose"):
    """A seat has chosen the creature or the colour that it plays with."""

    seat: int
    sign: str


class Removed(Entry, tag="removed"):
    """The host took a person off their seats. They cannot sit down again unless readmitted."""

    person: str


class Readmitted(Entry, tag="readmitted"):
    person: str


class Hosted(Entry, tag="hosted"):
    """The table has a new host."""

    person: str


class Reinvited(Entry, tag="reinvited"):
    """All earlier invitations and the code of the table are void."""


class Listed(Entry, tag="listed"):
    """The host put the table on the public list, or took it off."""

    listed: bool


class Cleared(Entry, tag="cleared"):
    """The host cleared the table away before the game."""


class Renamed(Entry, tag="renamed"):
    """A person with a seat has a new name."""

    person: str
    name: str


# -- the game ------------------------------------------------------------------------------------


class Moved(Entry, tag="moved"):
    seat: int
    action: int
    # A bot's thought was ended by the safety net, so that it may not think the same again.
    cut_short: bool | UnsetType = UNSET


class AskedUndo(Entry, tag="asked-undo"):
    seat: int
    keep: int  # how many actions remain


class Answered(Entry, tag="answered"):
    """An answer to a request to undo or to come back. The seat that asked withdraws its request
    with a refusal."""

    seat: int
    agreed: bool
    to: Request = "undo"


class Undid(Entry, tag="undid"):
    seat: int
    keep: int


class Resigned(Entry, tag="resigned"):
    seat: int


class RanOut(Entry, tag="ran-out"):
    """A seat ran out of time; a bot plays on for it."""

    seat: int


class Said(Entry, tag="said"):
    person: str
    name: str
    text: str


class Muted(Entry, tag="muted"):
    """A person hides, or shows again, the chat of another person."""

    by: str
    person: str
    muted: bool


class Forgot(Entry, tag="forgot"):
    """A person's data was deleted: the name and the chat lines are gone."""

    person: str


class Closed(Entry, tag="closed"):
    """An administrator closed the table."""

    reason: str


class AskedPause(Entry, tag="asked-pause"):
    """A person asks the others to pause all clocks for so many seconds."""

    seat: int
    duration: float


class Paused(Entry, tag="paused"):
    """From now on the clock of a seat (a holiday), or of everybody (-1, agreed by all), stands
    still for so many seconds. Moves can still be made."""

    seat: int
    duration: float


class Resumed(Entry, tag="resumed"):
    """A person has ended their holiday early."""

    seat: int


class Rated(Entry, tag="rated"):
    """The ratings by seat before and after a rated game, as people see them."""

    before: list[int]
    after: list[int]


class Again(Entry, tag="again"):
    """A rematch was created."""

    table: str


class Carried(Entry, tag="carried"):
    """Somebody exported the game to continue it elsewhere. Its record holds every hidden card, so
    the game does not count here any more."""

    seat: int


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
    | Forgot
    | Closed
    | Again
    | Carried
    | Planned
    | Added
    | Dropped
    | Swapped
    | Chose
    | Removed
    | Readmitted
    | Hosted
    | Reinvited
    | Listed
    | Cleared
    | Renamed
    | AskedPause
    | Paused
    | Resumed
    | Rated
)

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(AnyEntry)
