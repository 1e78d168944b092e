"""What is kept on this device besides the logs: who plays here, the rows of lists, and the data of
games, for when a newer version brings other data."""

from collections.abc import Callable

import msgspec

from tidetable.engine.game import Game, Json
from tidetable.offline import ports
from tidetable.server.messages import MyTable, Summary
from tidetable.server.summaries import is_turn
from tidetable.table.table import Table

PERSON, ROW, BOX = "person", "row/", "box/"  # names of what is kept


class Person(msgspec.Struct):
    id: str
    name: str


class Row(msgspec.Struct):
    """A table in lists."""

    table: Summary
    seq: int  # of the last entry that it shows


class Storage:
    def __init__(self, post: Callable[[ports.Outgoing], None]) -> None:
        self.post = post
        self.person: Person | None = None
        self.rows: dict[str, Row] = {}
        self.logs: dict[str, int] = {}  # table -> the number of its last entry, when loaded
        self.boxes: dict[str, str] = {}

    def start(self, kept: dict[str, str], logs: dict[str, int]) -> None:
        self.logs = dict(logs)
        for name, value in kept.items():
            try:
                if name == PERSON:
                    self.person = msgspec.json.decode(value, type=Person)
                elif name.startswith(ROW):
                    row = msgspec.json.decode(value, type=Row)
                    self.rows[row.table.id] = row
                elif name.startswith(BOX):
                    self.boxes[name.removeprefix(BOX)] = value
            except msgspec.MsgspecError:
                continue  # of a newer version; rows are made again from the logs

    def outdated(self) -> list[str]:
        """The tables whose rows are behind their logs."""
        return [
            table
            for table, seq in self.logs.items()
            if table not in self.rows or self.rows[table].seq < seq
        ]

    # -- the person --------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.person.name if self.person else ""

    def knows(self, token: str | None) -> bool:
        """Whether a token is that of the person here: offline it is simply the person's id."""
        return self.person is not None and token == self.person.id

    def keep_person(self, person: Person) -> None:
        self.person = person
        self.post(ports.Keep(PERSON, msgspec.json.encode(person).decode()))

    # -- rows and data -----------------------------------------------------------------------------

    def keep_row(self, table: Table, summary: Summary) -> None:
        # A copy: the summary is updated in place.
        row = Row(msgspec.structs.replace(summary), table.seq)
        self.rows[table.id], self.logs[table.id] = row, table.seq
        self.post(ports.Keep(ROW + table.id, msgspec.json.encode(row).decode()))

    def mine(self) -> list[MyTable]:
        """The tables of this device, the one that changed last first."""
        person = self.person.id if self.person else ""
        found = []
        for row in self.rows.values():
            yours = [n for n, seat in enumerate(row.table.seats) if seat.who == person]
            found.append(MyTable(row.table, yours, is_turn(row.table, yours)))
        return sorted(found, key=lambda one: -(one.table.moved or 0.0))

    def keep_box(self, game: Game) -> None:
        if game.data.hash not in self.boxes:
            value = msgspec.json.encode(game.data.values).decode()
            self.boxes[game.data.hash] = value
            self.post(ports.Keep(BOX + game.data.hash, value))

    def box(self, hash_: str) -> Json | None:
        """The game data with this hash, if a game was begun with it here."""
        return msgspec.json.decode(self.boxes[hash_]) if hash_ in self.boxes else None
