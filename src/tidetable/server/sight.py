"""What a client sees of its table, and which part of it is news."""

from time import time
from typing import Any

from tidetable.server import messages
from tidetable.server.tables import Held, Tables
from tidetable.table.table import Table

NOTHING: dict[str, Any] = {"events_from": 0, "events": [], "chat_from": 0, "chat": []}


class Sight:
    """Keeps what a client was sent last, so that the next update tells only what has changed."""

    def __init__(self, tables: Tables, held: Held, person: str | None) -> None:
        self.tables = tables
        self.held = held
        self.person = person
        self.sent: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.mover: int | None = None
        self.view: dict[str, Any] | None = None
        self.events_of: object = None  # the state and the eyes whose events were sent ...
        self.events_sent = 0  # ... and how many
        self.heard = 0  # lines of chat that have been looked at ...
        self.muted: frozenset[str] = frozenset()  # ... without those of these people ...
        self.lines = 0  # ... and how many were sent

    def news(self) -> messages.Update:
        table = self.held.table
        now: dict[str, Any] = {
            "yours": table.seats_of(self.person),
            "seat": table.eyes(self.person),
            "asked": table.asked.seat if table.asked else None,
            "asked_back": table.asked_back,
            "choices": [],
            "clocks": [],
            "can_undo": False,
            "seed_hash": None,
            "seed": None,
        }
        news: dict[str, Any] = {} if self.sent else dict(NOTHING)
        told = self.tables.told(self.held)
        table_news = {} if told is self.table else changes(self.table, told)
        mover = table.to_move()
        if mover != self.mover:
            table_news["to_move"] = mover
        if table_news:
            news["table"] = table_news
        self.table, self.mover = told, mover
        view = None
        if self.may_look(table):
            if table.said != self.heard or table.muted_by(self.person) != self.muted:
                self.listen(table, news)
            if table.session is not None:
                view = table.state.view(now["seat"])
                self.look(table, now, news)
        self.see(view, news)
        news |= changes(self.sent, now)
        self.sent = now
        return messages.Update(table.seq, table.ply, **news)

    def may_look(self, table: Table) -> bool:
        return table.made.spectators or bool(table.seats_of(self.person)) or table.status == "over"

    def see(self, view: dict[str, Any] | None, news: dict[str, Any]) -> None:
        old, self.view = self.view, view
        if view is None or old is None:
            if view is not old or not self.sent:
                news["view"] = view
        elif view_news := changes(old, view):
            news["view"] = view_news

    def look(self, table: Table, now: dict[str, Any], news: dict[str, Any]) -> None:
        """What there is to know of a game that has begun."""
        state, eyes = table.state, now["seat"]
        now["seed_hash"] = table.seed_hash
        # After an undo, or through other eyes, the log is told anew.
        if self.events_of != (state, eyes):
            self.events_of, self.events_sent = (state, eyes), 0
        events = state.events(eyes, self.events_sent)
        if events or not self.events_sent:
            news["events_from"], news["events"] = self.events_sent, events
            self.events_sent += len(events)
        now["clocks"] = table.clocks.all_left(time())
        if table.status == "over":
            now["seed"] = table.seed
            return
        mover = table.to_move()
        if mover in now["yours"] and table.seats[mover].present:
            game = table.game
            now["choices"] = [
                messages.Choice(game.move(state, action), game.preview(state, action))
                for action in state.actions()
            ]
        now["can_undo"] = table.can_undo(now["yours"])

    def listen(self, table: Table, news: dict[str, Any]) -> None:
        """New lines of chat, or all of them when somebody has been muted or not any more."""
        muted = table.muted_by(self.person)
        if muted != self.muted:
            self.muted, self.heard, self.lines = muted, 0, 0
        fresh = min(table.said - self.heard, len(table.chat))
        lines = [table.chat[number] for number in range(-fresh, 0)]
        told = [messages.ChatLine(*line) for line in lines if line.person not in muted]
        news["chat_from"], news["chat"] = self.lines, told
        self.heard = table.said
        self.lines += len(told)


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in new.items() if key not in old or old[key] != value}
