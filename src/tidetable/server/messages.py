"""The messages of the WebSocket, in both directions. docs/protocol.md shows a whole session."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tidetable.table.entries import Request, SeatKind, TimeControl

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z")]  # no blanks
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PersonId = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, lt=2**31)]
Same = UnsetType  # the field is left out: unchanged


# -- from the client -----------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: the client's token (none for a spectator) and language."""

    token: Annotated[str, Meta(max_length=500)] | None = None
    lang: Annotated[str, Meta(max_length=8)] = "en"


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Every command has an idempotency key that the client chooses."""

    key: Key


class MakeMove(Command, tag="move"):
    ply: Count  # of the state that the move was chosen in
    move: dict[str, Any]


class Undo(Command, tag="undo"):
    seat: SeatNumber


class Answer(Command, tag="answer"):
    seat: SeatNumber
    agreed: bool
    to: Request = "undo"  # the request: to undo, or to come back
    asked_by: SeatNumber | None = None  # which request is meant: of this seat ...
    ply: Count | None = None  # ... and, to undo, made at this ply


class Resign(Command, tag="resign"):
    seat: SeatNumber


class Say(Command, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, tag="mute"):
    """Hide a person's chat, or show it again."""

    person: PersonId
    muted: bool


class StandIn(Command, tag="stand-in"):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=30)] = ""  # of older clients: the host has chosen the bot
    once: bool = False  # for this turn only


class ComeBack(Command, tag="come-back"):
    seat: SeatNumber


class Stand(Command, tag="stand"):
    seat: SeatNumber


class Look(Command, tag="look"):
    """Whether the page is visible: people who look at Tidetable get no notifications."""

    looking: bool


class AskPause(Command, tag="ask-pause"):
    """Ask the others to pause all clocks for some days."""

    seat: SeatNumber
    days: Annotated[float, Meta(gt=0, le=30)]


# Before a game:


class PlanSeat(Command, tag="plan-seat"):
    """Say who may take a free seat."""

    seat: SeatNumber
    kind: SeatKind
    bot: Annotated[str, Meta(max_length=30)] | None = None  # the level of a bot


class AddSeat(Command, tag="add-seat"):
    kind: SeatKind
    bot: Annotated[str, Meta(max_length=30)] | None = None


class DropSeat(Command, tag="drop-seat"):
    seat: SeatNumber


class SwapSeats(Command, tag="swap-seats"):
    seat: SeatNumber
    other: SeatNumber


class ChooseSign(Command, tag="choose-sign"):
    """Choose the creature or colour of one of your seats, or of a bot."""

    seat: SeatNumber
    sign: Annotated[str, Meta(min_length=1, max_length=40)]  # one of the game's `signs`


class Remove(Command, tag="remove"):
    """Take a person off the table."""

    person: PersonId


class Readmit(Command, tag="readmit"):
    """Let a person who was removed sit down again."""

    person: PersonId


class MakeHost(Command, tag="make-host"):
    """Hand the table over."""

    person: PersonId


class TakeOver(Command, tag="take-over"):
    """Become the host in the place of one who has gone."""


class Reinvite(Command, tag="reinvite"):
    """Make all earlier invitations and the code void."""


class ClearAway(Command, tag="clear-away"):
    """Delete the table."""


Arranging = (
    PlanSeat
    | AddSeat
    | DropSeat
    | SwapSeats
    | ChooseSign
    | Remove
    | Readmit
    | MakeHost
    | TakeOver
    | Reinvite
    | ClearAway
)
TableCommand = (
    MakeMove
    | Undo
    | Answer
    | Resign
    | Say
    | Mute
    | StandIn
    | ComeBack
    | Stand
    | AskPause
    | Arranging
)
AnyCommand = TableCommand | Look


class Keyed(msgspec.Struct):
    """The key of a message, even if the rest is not a valid command."""

    key: Key | None = None


read_hello = msgspec.json.Decoder(Hello).decode
read_command = msgspec.json.Decoder(AnyCommand).decode
read_keyed = msgspec.json.Decoder(Keyed).decode


def key_of(raw: bytes) -> str | None:
    """The key of a message that was not accepted, for the refusal."""
    try:
        return read_keyed(raw).key
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


# -- from the server -----------------------------------------------------------------------------


class SeatNow(msgspec.Struct):
    name: str | None
    kind: str  # open, invited, host, bot
    bot: str | None  # the bot that plays here now
    person: bool  # a person sits here
    resigned: bool
    here: bool = False  # the person is connected
    who: str | None = None  # their id, for GET /api/people/ID
    rating: int | None = None  # of the person when sitting down at a rated table
    bot_finished: bool = False  # the game is over, and a bot finished it for the person
    bot_share: float = 0.0  # the game is over: the part of the decisions that a bot made for them
    missed: int = 0  # deadlines in a row, where a missed one costs one turn
    rating_before: int | None = None  # a rated game is over: the rating before it ...
    rating_after: int | None = None  # ... and after it
    sign: str | None = None  # the creature or colour of the seat, where players choose it ...
    sign_chosen: bool = False  # ... and whether it has been chosen: then no other seat can have it
    temper: str | None = None  # the temperament of a bot: bold, careful, friendly, curious


class Summary(msgspec.Struct):
    """What lists show of a table."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    status: str  # open, playing, over, halted
    seats: list[SeatNow]
    to_move: int  # seat; -1: none
    rated: bool
    clock: TimeControl
    again: str | None = None
    winners: list[int] | None = None
    scores: list[int] | None = None
    halted: str | None = None  # why the game cannot be played here: an error code
    host: str | None = None  # the id of the person who may arrange the table
    spectators: bool = True  # anybody may watch
    listed: bool = False  # on the public list while seats are free
    invitations: int = 0  # how often they were renewed: a client asks for them again
    patience: float | None = None  # seconds to wait for somebody who is away; None: as the clock
    stand_in: str = "normal"  # the bot that plays for people who are away
    moved: float | None = None  # when the last move was made; only in lists
    tournament: str | None = None  # the tournament that the game belongs to
    rating_low: int | None = None  # the ratings of strangers who may sit down: from ...
    rating_high: int | None = None  # ... to
    known: bool = False  # somebody may know all cards that were dealt before: the game has a record


class MyTable(msgspec.Struct):
    """A table in the list of a person's games."""

    table: Summary
    yours: list[int]  # the person's seats
    your_turn: bool
    left: float | None = None  # seconds left to the player to move; None: no clock runs


class ChatLine(msgspec.Struct):
    at: float
    person: str
    name: str
    text: str


class Notice(msgspec.Struct):
    """What happened at a table besides the game: somebody left, a request was answered."""

    what: str
    seat: int  # whom it is about
    by: int | None  # the seat that asked, agreed or refused
    event: int  # how many events came before it


class OperatorMute(msgspec.Struct, frozen=True):
    """The operator lets a person write nothing for a time."""

    until: float
    reason: str  # the operator's words
    network: bool = False  # not the person, but somebody who was seen from the same network


class Absence(msgspec.Struct):
    """Somebody who is to move and not connected."""

    seat: int
    left: float  # seconds until a bot may play for them, when sent


class Choice(msgspec.Struct):
    move: dict[str, Any]
    preview: dict[str, Any]


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """The changes since the last update; a field that is left out is unchanged. The first update
    is complete. A slow client gets fewer updates, each with everything it has not seen."""

    seq: int
    ply: int
    table: Annotated[dict[str, Any], Meta(description="Changes of the Summary")] | Same = UNSET
    yours: list[int] | Same = UNSET  # the seats of this client's person
    seat: int | Same | None = UNSET  # the seat whose view this is
    view: Annotated[dict[str, Any], Meta(description="Changes of the view")] | Same | None = UNSET
    choices: list[Choice] | Same = UNSET  # the legal moves, if it is this client's turn
    events_from: int | Same = UNSET  # `events` replace all events from this number on
    events: list[dict[str, Any]] | Same = UNSET
    clocks: list[float | None] | Same = UNSET  # seconds left by seat, when sent
    allowed: float | Same = UNSET  # seconds of them until time falls for the seat to move
    can_undo: bool | Same = UNSET
    asked: int | Same | None = UNSET  # the seat that asks to undo ...
    asked_of: list[int] | Same = UNSET  # ... and the seats whose people have yet to agree
    asked_agreed: list[int] | Same = UNSET  # the seats whose people have agreed
    asked_back: int | Same | None = UNSET  # the seat that asks to resume after running out of time
    asked_back_of: list[int] | Same = UNSET  # the seats whose people have yet to agree
    asked_pause: int | Same | None = UNSET  # the seat that asks for a pause ...
    asked_pause_of: list[int] | Same = UNSET  # ... the seats whose people have yet to agree ...
    asked_pause_days: float | Same | None = UNSET  # ... and for how long
    pauses: list[float | None] | Same = UNSET  # seconds by seat for which its clock stays paused
    chat_from: int | Same = UNSET  # `chat` replaces all lines from this number on
    chat: list[ChatLine] | Same = UNSET
    notices_from: int | Same = UNSET  # `notices` replace all notices from this number on
    notices: list[Notice] | Same = UNSET
    absence: Absence | Same | None = UNSET  # the seat to move waits for its person
    muted: OperatorMute | Same | None = UNSET  # this client's person may not write
    seed_hash: str | Same | None = UNSET
    seed: str | Same | None = UNSET  # revealed when the game is over


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """The command with this key is stored."""

    key: str


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    key: str | None
    code: str
    message: str  # in the client's language
    params: dict[str, Any] = {}


encode = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages."""
    kinds = {"hello": Hello, "command": AnyCommand, "answer": Update | Done | Refused}
    schemas, parts = msgspec.json.schema_components(kinds.values())
    return {**dict(zip(kinds, schemas, strict=True)), "$defs": parts}
