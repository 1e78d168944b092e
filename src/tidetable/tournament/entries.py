"""Log entries of a tournament. As with tables, the log is the only truth (table/entries.py).

Entries name people by id: names are looked up when they are shown. Tags and field names are a
stored format: do not change them.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tidetable.table.entries import TimeControl

Minutes = Annotated[float, Meta(ge=5, le=86_400)]  # in seconds
Uneven = Literal["smaller", "bye"]


class Settings(msgspec.Struct, frozen=True):
    """What is played, and how. They do not change."""

    title: str  # as the host calls it; "": by its game
    game: str
    options: dict[str, str]
    sizes: list[int]  # how many players the game admits
    size: int  # players at a table
    rounds: int
    clock: TimeControl = TimeControl()
    rated: bool = False
    spectators: bool = True
    listed: bool = True  # on the public list while people may join
    uneven: Uneven = "smaller"  # where numbers do not divide: tables one smaller, or byes
    late: bool = True  # people may join until the second round begins
    no_show: Minutes = 300.0  # seconds in which people must come to their table
    pause: float | None = 30.0  # seconds between rounds; None: the host calls the next one
    limit: Minutes = 3600.0  # seconds of a round without clocks after which nobody may dawdle
    stand_in: str = "normal"  # the bot that plays for people who have given up


class Entry(msgspec.Struct, tag_field="entry", kw_only=True):
    """Base class of all entries."""

    up: float = 0.0  # server time (server/uptime.py): deadlines follow it


class Opened(Entry, tag="opened"):
    settings: Settings
    host: str


class Joined(Entry, tag="joined"):
    person: str


class Withdrew(Entry, tag="withdrew"):
    """A person does not play on. At a table that is not over they give up."""

    person: str


class Removed(Entry, tag="removed"):
    """The host does not let a person play on after the current game."""

    person: str


class Handed(Entry, tag="handed"):
    """A guest logged in to an account, which plays on for the guest."""

    was: str
    person: str


class Hosted(Entry, tag="hosted"):
    """The tournament has a new host."""

    person: str


class Began(Entry, tag="began"):
    """The host closed the entries: the first round is paired."""


class Called(Entry, tag="called"):
    """The host called the next round, before the pause was over."""


class NewTable(msgspec.Struct):
    """A table of a round."""

    table: str  # its id
    people: list[str]  # by seat


class Paired(Entry, tag="paired"):
    """A round begins. The pairing follows from the log before and the seed: it can be checked."""

    round: int  # from 1
    seed: str
    tables: list[NewTable]
    byes: list[str]
    method: int = 1  # the version of the pairing rules


class TableCreated(Entry, tag="laid"):  # the tag of stored logs
    """A table of the round exists, with everyone on their seats."""

    table: str


class Came(Entry, tag="came"):
    """A person has come to their table."""

    table: str
    person: str


class Missed(Entry, tag="missed"):
    """A person did not come in time, and loses by forfeit."""

    table: str
    person: str


class Started(Entry, tag="started"):
    """The game at a table has begun."""

    table: str


class Result(Entry, tag="result"):
    """A game is over."""

    table: str
    places: list[int]  # by seat, from 1; ties share a place
    nobody: bool = False  # nobody has won: a game may have no winner
    void: bool = False  # the table was closed: everybody counts alike


class Decided(Entry, tag="decided"):
    """The host decided a game that did not come to an end."""

    table: str
    winner: str | None  # None: nobody is ahead


class Finished(Entry, tag="finished"):
    pass


class Cancelled(Entry, tag="cancelled"):
    pass


AnyEntry = (
    Opened
    | Joined
    | Withdrew
    | Removed
    | Handed
    | Hosted
    | Began
    | Called
    | Paired
    | TableCreated
    | Came
    | Missed
    | Started
    | Result
    | Decided
    | Finished
    | Cancelled
)

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(AnyEntry)
