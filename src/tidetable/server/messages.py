"""The messages of the WebSocket, in both directions. docs/protocol.md shows a whole session."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tidetable.table.entries import Request, TimeControl

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z")]  # no blanks
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
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

    person: Annotated[str, Meta(max_length=64)]
    muted: bool


class StandIn(Command, tag="stand-in"):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=30)] = "normal"


class ComeBack(Command, tag="come-back"):
    seat: SeatNumber


class Stand(Command, tag="stand"):
    seat: SeatNumber


class Look(Command, tag="look"):
    """Whether the page is visible: people who look at Tidetable get no notifications."""

    looking: bool


class AskPause(Command, tag="ask-pause"):
    """Ask the others to let all clocks stand still for some days."""

    seat: SeatNumber
    days: Annotated[float, Meta(gt=0, le=30)]


TableCommand = (
    MakeMove | Undo | Answer | Resign | Say | Mute | StandIn | ComeBack | Stand | AskPause
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
    missed: int = 0  # deadlines in a row, where a missed one costs one turn


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
    moved: float | None = None  # when the last move was made; only in lists


class MyTable(msgspec.Struct):
    """A table in the list of a person's games."""

    table: Summary
    yours: list[int]  # the person's seats
    your_turn: bool
    left: float | None = None  # seconds left to whoever is to move; None: no clock runs


class ChatLine(msgspec.Struct):
    at: float
    person: str
    name: str
    text: str


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
    can_undo: bool | Same = UNSET
    asked: int | Same | None = UNSET  # the seat that asks to undo ...
    asked_of: list[int] | Same = UNSET  # ... and the seats whose people have yet to agree
    asked_back: int | Same | None = UNSET  # the seat that asks to resume after running out of time
    asked_back_of: list[int] | Same = UNSET  # the seats whose people have yet to agree
    asked_pause: int | Same | None = UNSET  # the seat that asks for a pause ...
    asked_pause_of: list[int] | Same = UNSET  # ... the seats whose people have yet to agree ...
    asked_pause_days: float | Same | None = UNSET  # ... and for how long
    pauses: list[float | None] | Same = UNSET  # seconds by seat that its clock stands still
    chat_from: int | Same = UNSET  # `chat` replaces all lines from this number on
    chat: list[ChatLine] | Same = UNSET
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
