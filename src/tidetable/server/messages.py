"""What goes over the WebSocket, both ways. docs/protocol.md shows a whole session."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tidetable.table.entries import ClockPlan, Request

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z")]  # no blanks
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, lt=2**31)]
Same = UnsetType  # left out: as it was


# -- from the client -----------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: who this is (no token: a spectator), and the language of refusals."""

    token: Annotated[str, Meta(max_length=500)] | None = None
    lang: Annotated[str, Meta(max_length=8)] = "en"


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Every command has a key of the client's making: sending it twice does it once."""

    key: Key


class MakeMove(Command, tag="move"):
    ply: Count  # the state of the game it was made against
    move: dict[str, Any]


class Undo(Command, tag="undo"):
    seat: SeatNumber


class Answer(Command, tag="answer"):
    seat: SeatNumber
    agreed: bool
    to: Request = "undo"  # what was asked: to take back, or to come back


class Resign(Command, tag="resign"):
    seat: SeatNumber


class Say(Command, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, tag="mute"):
    """No longer show what this person says; or show it again."""

    person: Annotated[str, Meta(max_length=64)]
    muted: bool


class StandIn(Command, tag="stand-in"):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=30)] = "normal"


class ComeBack(Command, tag="come-back"):
    seat: SeatNumber


class Stand(Command, tag="stand"):
    seat: SeatNumber


AnyCommand = MakeMove | Undo | Answer | Resign | Say | Mute | StandIn | ComeBack | Stand


class Keyed(msgspec.Struct):
    """The part of a command that tells which one it was, should the rest be no command."""

    key: Key | None = None


read_hello = msgspec.json.Decoder(Hello).decode
read_command = msgspec.json.Decoder(AnyCommand).decode
read_keyed = msgspec.json.Decoder(Keyed).decode


def key_of(raw: bytes) -> str | None:
    """The key of a message that is not taken, so that its sender knows which one it was."""
    try:
        return read_keyed(raw).key
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


# -- from the server -----------------------------------------------------------------------------


class SeatNow(msgspec.Struct):
    name: str | None
    kind: str  # open, invited, host, bot
    bot: str | None  # the bot that plays here now
    person: bool  # somebody sits here
    resigned: bool
    here: bool = False  # and is connected
    who: str | None = None  # their id, for GET /api/people/ID
    rating: int | None = None  # with which they sat down at a rated table


class Summary(msgspec.Struct):
    """What lists show of a table."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    status: str  # open, playing, over, halted
    seats: list[SeatNow]
    to_move: int  # -1 when nobody is
    rated: bool
    clock: ClockPlan
    again: str | None = None
    winners: list[int] | None = None
    scores: list[int] | None = None
    halted: str | None = None  # why the game cannot be played or replayed here: a refusal's code


class MyTable(msgspec.Struct):
    """A table at which a person sits, for the list of all games."""

    table: Summary
    yours: list[int]  # the person's seats
    your_turn: bool


class ChatLine(msgspec.Struct):
    at: float
    person: str
    name: str
    text: str


class Choice(msgspec.Struct):
    move: dict[str, Any]
    preview: dict[str, Any]


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """What has changed since the last one: what is left out is as it was. The first one is whole,
    and a slow client gets fewer, each with all that it has not seen."""

    seq: int
    ply: int
    table: Annotated[dict[str, Any], Meta(description="What changed of the Summary")] | Same = UNSET
    yours: list[int] | Same = UNSET  # the seats of this client's person
    seat: int | Same | None = UNSET  # whose eyes the view is through
    view: Annotated[dict[str, Any], Meta(description="What changed of the view")] | Same | None = (
        UNSET
    )
    choices: list[Choice] | Same = UNSET  # the legal moves, when this client is to decide
    events_from: int | Same = UNSET  # the events below replace everything from this number on
    events: list[dict[str, Any]] | Same = UNSET
    clocks: list[float | None] | Same = UNSET  # seconds left by seat, at the moment of sending
    can_undo: bool | Same = UNSET
    asked: int | Same | None = UNSET  # the seat that asks to take back
    asked_back: int | Same | None = UNSET  # the seat that asks to play on though time is up
    chat_from: int | Same = UNSET  # the lines below replace everything from this number on
    chat: list[ChatLine] | Same = UNSET
    seed_hash: str | Same | None = UNSET
    seed: str | Same | None = UNSET  # told when the game is over


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """The command with this key has been stored."""

    key: str


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    key: str | None
    code: str
    message: str  # in the language of the client
    params: dict[str, Any] = {}


encode = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """JSON Schema of all messages."""
    kinds = {"hello": Hello, "command": AnyCommand, "answer": Update | Done | Refused}
    schemas, parts = msgspec.json.schema_components(kinds.values())
    return {**dict(zip(kinds, schemas, strict=True)), "$defs": parts}
