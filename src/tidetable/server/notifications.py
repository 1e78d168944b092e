"""Which notifications a table causes: your turn, a rematch or a round of a tournament to
join, a game that is over.

This is looked at whenever a table is looked after, so also when a process takes over the tables of
one that has died. Nothing is written for people without channels.
"""

from collections.abc import Iterable
from time import time

from tidetable.server.background import Background
from tidetable.server.channels import Channels
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.outbox import Notification, Outbox, about
from tidetable.table.table import Table

DELAY = 60.0  # seconds before a notification is sent: perhaps the person comes by themselves
LATEST = 86_400.0  # seconds after which the end of a game is no news
NAMED = 1  # instead of a turn: the invitation of a named person, not of those who played before
Occasion = tuple[str, str, int]  # kind, person, number of the turn


class Notifications:
    def __init__(
        self, channels: Channels, outbox: Outbox, background: Background, delay: float = DELAY
    ) -> None:
        self.channels = channels
        self.outbox = outbox
        self.background = background
        self.delay = delay

    def consider(self, loaded: LoadedTable) -> None:
        """Make the notifications that a table causes now, once. This is called after every
        command: it must cost next to nothing for most tables."""
        table = loaded.table
        if not self.channels.people and not self.channels.tables:
            return
        state = table.status, table.turn_seq, len(table.seats_by_person)
        if loaded.noticed == state:
            return
        loaded.noticed = state
        hooked = table.id in self.channels.tables
        known = self.channels.people
        found = [one for one in occasions(table, time()) if hooked or one[1] in known]
        if found:
            self.background.start(self.make(loaded, found))

    def reconsider(self, people: set[str], tables: Iterable[LoadedTable]) -> None:
        """People are known to have channels only now: another process has added them."""
        for loaded in tables:
            if not people.isdisjoint(loaded.table.seats_by_person):
                loaded.noticed = None
                self.consider(loaded)

    async def make(self, loaded: LoadedTable, found: list[Occasion]) -> None:
        try:
            made: list[Notification] = []
            table_id, due = loaded.table.id, time() + self.delay
            for kind, person, number in found:
                for channel in await self.channels.reached(person, table_id):
                    # A table's webhook reports the end once, whoever has played.
                    if channel.wants(kind) and (channel.table_id is None or kind != "invitation"):
                        made.append(about(kind, channel, person, table_id, number, due))
            if made:
                await self.outbox.add(made)
        except Exception:
            loaded.noticed = None  # at the next opportunity
            log_error("notifications were not made", table=loaded.table.id)


def occasions(table: Table, now: float) -> list[Occasion]:
    """Whom to notify of what."""
    people = [(number, seat.person) for number, seat in enumerate(table.seats) if seat.person]
    if table.status == "playing":
        seat = table.seats[table.turn_seat]
        if seat.person is not None and seat.present:
            return [("turn", seat.person, table.turn_seq)]
    elif table.status == "over" and now - (table.over_at or 0.0) < LATEST:
        return [("over", person, 0) for _, person in people]
    elif table.status == "open" and table.made.tournament is not None:
        return [("invitation", person, 0) for _, person in people]
    elif table.status == "open" and table.made.before is not None:
        return [("invitation", person, 0) for _, person in people if person != table.host]
    return []


def still_holds(one: Notification, table: Table) -> bool:
    """Whether a notification about a table is still true when it is due."""
    person = table.current_id(one.person)
    if one.kind == "turn":
        if table.status != "playing" or table.turn_seq != one.turn:
            return False
        seat = table.seats[table.turn_seat]
        return seat.person == person and seat.present
    if one.kind == "invitation":
        came = one.turn == NAMED and bool(table.seats_of(person))
        return table.status == "open" and not came
    return table.status == "over"
