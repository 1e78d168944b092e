"""What a client sees of its table, and which part of it is news.

What was sent last is kept encoded, not as the many small objects it was made from: comparing is
then cheap, and those objects are gone before others have pushed them out of the processor's caches.
"""

from time import time
from typing import Any

from msgspec import Raw

from tidetable.server import messages
from tidetable.server.held import Held
from tidetable.server.tables import Tables
from tidetable.table.table import Table

NESTED = (list, dict)
encode = messages.encode
NO_CHOICES = Raw(b"[]")
NOTHING: dict[str, Any] = {"events_from": 0, "events": [], "chat_from": 0, "chat": []}


class Scene:
    """The game as it lies on a table now, encoded once for all who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seq = table.seq  # it is this scene as long as nothing is added to the log
        self.views: dict[int | None, dict[str, Any]] = {}
        self.offered: Raw | None = None

    def view(self, eyes: int | None) -> dict[str, Any]:
        """By field, through these eyes; None: a spectator's."""
        view = self.views.get(eyes)
        if view is None:
            state = self.table.state
            seen = self.table.game.written(state, state.checked(eyes))
            view = self.views[eyes] = {
                field: Raw(encode(part)) if type(part) in NESTED else part
                for field, part in seen.items()
            }
        return view

    def choices(self) -> Raw:
        """The legal moves of whoever is to decide."""
        if self.offered is None:
            told = self.table.game.offered(self.table.state)
            self.offered = told if isinstance(told, Raw) else Raw(encode(told))
        return self.offered


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
            "choices": NO_CHOICES,
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
                scene = self.scene()
                view = scene.view(now["seat"])
                self.look(scene, now, news)
        self.see(view, news)
        news |= changes(self.sent, now)
        self.sent = now
        return messages.Update(table.seq, table.ply, **news)

    def scene(self) -> Scene:
        scene: Scene | None = self.held.scene
        if scene is None or scene.seq != self.held.table.seq:
            scene = self.held.scene = Scene(self.held.table)
        return scene

    def may_look(self, table: Table) -> bool:
        return table.made.spectators or bool(table.seats_of(self.person)) or table.status == "over"

    def see(self, view: dict[str, Any] | None, news: dict[str, Any]) -> None:
        old, self.view = self.view, view
        if view is None or old is None:
            if view is not old or not self.sent:
                news["view"] = view
        elif view_news := changes(old, view):
            news["view"] = view_news

    def look(self, scene: Scene, now: dict[str, Any], news: dict[str, Any]) -> None:
        """What there is to know of a game that has begun."""
        table = scene.table
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
            now["choices"] = scene.choices()
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
