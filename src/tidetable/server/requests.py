"""What requests about tables look like, and their answers."""

from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta

from tidetable import bots
from tidetable.bots import ratings
from tidetable.bots.why import Reason
from tidetable.engine.game import Game, Json
from tidetable.server.messages import Summary
from tidetable.table import entries as log
from tidetable.table.lobby import MOST_RATING, Missing
from tidetable.table.table import Table, TableError

Short = Annotated[str, Meta(min_length=1, max_length=60)]
Players = Annotated[int, Meta(ge=1, le=8)]
Points = Annotated[int, Meta(ge=0, le=MOST_RATING)]  # of a rating
Patience = Annotated[float, Meta(ge=5, le=3600)]  # seconds
SeatName = Annotated[str, Meta(min_length=1, max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LONGEST_RECORD = 100_000  # characters


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    invitation: Annotated[str, Meta(max_length=64)] | None = None  # or the table's code
    name: SeatName | None = None  # of somebody else on the caller's device, who is to play there
    knowing: bool = False  # that somebody sits there whom the caller has blocked


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Beginning(msgspec.Struct, forbid_unknown_fields=True):
    missing: Missing = "wait"  # what becomes of free seats
    bot: Annotated[str, Meta(max_length=30)] = "normal"  # the level of bots that take them


class Listing(msgspec.Struct, forbid_unknown_fields=True):
    listed: bool


class Removed(msgspec.Struct):
    """A person whom the host has removed from the table."""

    person: str
    name: str


class Invitations(msgspec.Struct):
    """What lets friends in."""

    code: str  # opens every free seat
    seats: dict[str, str]  # seat -> what opens only this one; for the host
    removed: list[Removed]  # for the host


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    options: dict[str, list[str]]
    idle_options: dict[str, dict[str, str]]  # option -> choices of others that leave it no effect
    bots: list[str]
    parameters: dict[str, str]  # what the parameters of events, moves and refusals are
    seat_kind: str  # the field of a seat in the view that names it: message KIND-WORD
    seat_names: dict[str, list[str]]  # these words by seat, for each number of players
    signs: list[str]  # such words from which players choose; empty: they have what seat_names says
    board: str | None  # a board module that the game brings along
    ratings: dict[str, dict[str, int]] = {}  # how strong its bots are, by mode ("": any) and bot


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of a finished game: the state after this many decisions."""

    table: Annotated[str, Meta(max_length=40)]
    step: Annotated[int, Meta(ge=0, lt=2**31)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Short
    players: Players
    seats: Annotated[list[log.SeatPlan], Meta(max_length=8)]
    options: dict[str, str] = {}
    listed: bool = True
    spectators: bool = True
    rated: bool = False
    clock: log.TimeControl = log.TimeControl()
    names: dict[str, SeatName] = {}  # seat -> the name of somebody on the caller's device
    patience: Patience | None = None  # how long to wait for somebody who is away
    stand_in: Short = "normal"  # the bot that plays for people who are away or have given up
    rating_low: Points | None = None  # at a rated table: the ratings of strangers who may ...
    rating_high: Points | None = None  # ... sit down, from and to
    after: Position | None = msgspec.field(name="from", default=None)  # not listed, not rated
    # A game that was begun elsewhere and is played on here (carrying.py): not listed, not rated.
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None


def played_on(
    data: NewTable, old: Table | None, brought: Json | None = None
) -> tuple[Json | None, dict[str, str]]:
    """The record to play on from, and the options: those of the old game where there is one.
    `brought`: what data.record says, checked."""
    if brought is not None:
        past, options = brought, cast(dict[str, str], brought["options"])
    elif old is not None and data.after is not None:
        past, options = old.past(data.after.step), old.made.options
    else:
        return None, data.options
    if (past["game"], past["players"]) != (data.game, data.players):
        raise TableError("other-game", game=past["game"], players=past["players"])
    return past, options


class TableMade(msgspec.Struct):
    table: Summary
    invitations: dict[str, str]  # seat -> the code that opens it


class Hint(msgspec.Struct):
    ply: int
    move: dict[str, Any]
    why: list[Reason] = []  # what it gains, the most important first


def game_info(game: Game, board: str | None) -> GameInfo:
    """What clients need to know of a game; `board` is the address of a board that it brings."""
    return GameInfo(
        game.name,
        list(game.players),
        {name: list(choices) for name, choices in game.options.items()},
        game.idle_options,
        bots.names(),
        game.parameters,
        game.seat_kind,
        {str(count): game.seat_names(count, game.data) for count in game.players},
        game.signs(game.data),
        board,
        ratings.of_game(game.name),
    )
