"""What a viewer sees of a table, and the delta since the viewer's last update.

What was last sent is kept encoded (`msgspec.Raw`), not as the hundreds of small objects it was made
from. Comparing bytes is cheap, and the objects are gone before they fill the processor's caches.
Everything that viewers share is computed once per table and log entry, for all games alike.
"""

from typing import Any

from msgspec import Raw
from msgspec.structs import asdict, replace

from tidetable.engine.events import NOBODY
from tidetable.server import messages
from tidetable.server.summaries import summary
from tidetable.server.uptime import uptime
from tidetable.table.absence import Absences
from tidetable.table.table import Table

encode = messages.encode
NO_CHOICES = Raw(b"[]")
FIRST: dict[str, Any] = {
    **{"events_from": 0, "events": [], "chat_from": 0, "chat": []},
    **{"notices_from": 0, "notices": []},
}
# The fields of an update of which only changes are sent, as most of them are nearly always. Those
# that are so are neither set nor compared.
USUAL: dict[str, Any] = {
    **{"yours": [], "seat": None, "absence": None, "muted": None},
    **{"asked": None, "asked_of": [], "asked_agreed": [], "asked_back": None, "asked_back_of": []},
    **{"asked_pause": None, "asked_pause_of": [], "asked_pause_days": None, "pauses": []},
    **{"choices": NO_CHOICES, "clocks": [], "allowed": 0.0, "can_undo": False},
    **{"seed_hash": None, "seed": None},
}
UNKNOWN = object()


class Snapshot:
    """The game after one log entry, encoded once for all viewers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seq = table.seq
        self.public: dict[str, Any] | None = None  # what all views have in common
        self.views: dict[int | None, dict[str, Any]] = {}
        self.encoded_choices: Raw | None = None

    def view(self, viewer: int | None) -> dict[str, Any]:
        """The fields of a seat's view, each encoded; None: a spectator's view."""
        view = self.views.get(viewer)
        if view is None:
            game, state = self.table.game, self.table.state
            if self.public is None:
                self.public = encoded(game.public_part(state))
            seat = NOBODY if viewer is None else viewer
            view = {
                **game.header(state, seat),
                **self.public,
                **encoded(game.personal_part(state, seat)),
            }
            self.views[viewer] = view
        return view

    def choices(self) -> Raw:
        """The legal moves of the seat to move, each with its preview."""
        if self.encoded_choices is None:
            choices = self.table.game.choices(self.table.state)
            self.encoded_choices = Raw(encode(choices))
        return self.encoded_choices


class SharedParts:
    """What all viewers of a table share: its summary, its header and the snapshot of its game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.present: set[str] = set()  # people who are connected, through any process ...
        self.present_known = True  # ... unless the other processes cannot be heard
        self.absences = Absences(table)
        self.revision = -1  # of the table when the summary was made
        self.last_summary: messages.Summary | None = None
        self.last_header: dict[str, Any] | None = None
        self.last_snapshot: Snapshot | None = None

    def replace(self, table: Table) -> None:
        """The table was rebuilt from its log."""
        self.table, self.revision = table, -1
        self.absences.table = table
        self.last_summary = self.last_header = self.last_snapshot = None

    def set_present(self, people: set[str]) -> None:
        """Set who is connected. The header stays the same object if that shows at no seat."""
        old, revision = self.last_header, self.revision
        self.present, self.last_header = people, None
        if old is not None and self.header()["seats"] == old["seats"]:
            self.last_header = old if revision == self.revision else self.last_header

    def add_present(self, person: str) -> None:
        self.present.add(person)
        if self.table.seats_of(person):
            self.last_header = None

    def follow_absences(self) -> None:
        """People have come or gone, or the table has changed."""
        table = self.table
        if table.status != "playing":
            return
        here = self.present
        if table.merged:  # guests who have logged in to an account
            here = {table.current_id(person) for person in here}
        self.absences.follow(here if self.present_known else None, uptime.now())

    def absence(self) -> messages.Absence | None:
        """Whose move the table waits for although they are away."""
        seat = self.table.to_move()
        if seat < 0 or self.absences.is_here(seat):
            return None  # as after nearly every move
        left = self.absences.left(seat, uptime.now())
        return None if left is None else messages.Absence(seat, round(left, 2))

    def summary(self) -> messages.Summary:
        """What lists show of the table."""
        if self.last_summary is None or self.revision != self.table.revision:
            self.last_summary, self.last_header = summary(self.table), None
            self.revision = self.table.revision
        self.last_summary.to_move = self.table.to_move()
        self.last_summary.moved = self.table.moved_at
        return self.last_summary

    def header(self) -> dict[str, Any]:
        """The `table` part of an update, except `to_move`: it stays the same object as long as
        only moves are made."""
        short = self.summary()
        if self.last_header is None:
            here = {self.table.current_id(person) for person in self.present}
            seats = [
                replace(shown, here=seat.person is not None and seat.person in here)
                for shown, seat in zip(short.seats, self.table.seats, strict=True)
            ]
            self.last_header = asdict(short) | {"seats": seats}
            del self.last_header["moved"]  # for lists: viewers see the moves
        return self.last_header

    def snapshot(self) -> Snapshot:
        snapshot = self.last_snapshot
        if snapshot is None or snapshot.seq != self.table.seq:
            snapshot = self.last_snapshot = Snapshot(self.table)
        return snapshot


class Feed:
    """The updates of one viewer. It keeps what was sent, to send only changes."""

    def __init__(self, shared: SharedParts, person: str | None) -> None:
        self.shared = shared
        self.person = person
        self.begun = False  # the first update was made
        self.sent: dict[str, Any] = {}  # top-level fields, except those that are as usual
        self.header: dict[str, Any] = {}
        self.mover: int | None = None
        self.view: dict[str, Any] | None = None
        self.events_of: object = None  # the state and the viewer whose events were sent ...
        self.events_sent = 0  # ... and how many
        self.chat_read = 0  # chat lines of the table that were considered ...
        self.muted: frozenset[str] = frozenset()  # ... except those of these people ...
        self.chat_sent = 0  # ... and how many were sent
        self.mute: messages.OperatorMute | None = None  # by the operator
        self.blocked: frozenset[str] = frozenset()  # people whom the viewer has blocked everywhere
        self.notices_of: object = None  # the state whose notices were sent ...
        self.notices_read = 0  # ... how many of the table were considered ...
        self.notices_sent = 0  # ... and how many were sent

    def next(self) -> messages.Update:
        """The next update: everything that has changed since the last one."""
        table = self.shared.table
        viewer = table.viewer(self.person)
        fields: dict[str, Any] = {"yours": table.seats_of(self.person), "seat": viewer}
        absence, mute = self.shared.absence(), self.mute_here()
        if absence is not None:
            fields["absence"] = absence
        if mute is not None:
            fields["muted"] = mute
        add_requests(table, fields)
        delta: dict[str, Any] = {} if self.begun else FIRST | USUAL
        self.add_header(table, delta)
        view = None
        if self.may_view(table):
            if table.chat_count != self.chat_read or self.unread(table) != self.muted:
                self.add_chat(table, delta)
            if table.session is not None:
                if table.notice_count != self.notices_read or table.state is not self.notices_of:
                    self.add_notices(table, delta)
                snapshot = self.shared.snapshot()
                view = snapshot.view(viewer)
                self.add_game(snapshot, fields, delta)
        self.add_view(view, delta)
        add_changes(self.sent, fields, delta)
        self.sent, self.begun = fields, True
        return messages.Update(table.seq, table.ply, **delta)

    def mute_here(self) -> messages.OperatorMute | None:
        """The operator's mute. One that only fell on a new guest does not hold among people who
        were invited (docs/decisions/0067)."""
        mute = self.mute
        if mute is not None and mute.network and self.shared.table.is_among_invited(self.person):
            return None
        return mute

    def knows_header(self) -> bool:
        """Whether the last update had the current header."""
        return self.header is self.shared.header()

    def may_view(self, table: Table) -> bool:
        return table.made.spectators or bool(table.seats_of(self.person)) or table.status == "over"

    def add_header(self, table: Table, delta: dict[str, Any]) -> None:
        header, mover = self.shared.header(), table.to_move()
        changed = {} if header is self.header else changes(self.header, header)
        if mover != self.mover:
            changed["to_move"] = mover
        if changed:
            delta["table"] = changed
        self.header, self.mover = header, mover

    def add_view(self, view: dict[str, Any] | None, delta: dict[str, Any]) -> None:
        old, self.view = self.view, view
        if view is None or old is None:
            if view is not old or not self.begun:
                delta["view"] = view
        elif changed := changes(old, view):
            delta["view"] = changed

    def add_game(self, snapshot: Snapshot, fields: dict[str, Any], delta: dict[str, Any]) -> None:
        """The parts of a game that has begun, apart from the view."""
        table = snapshot.table
        state, viewer = table.state, fields["seat"]
        fields["seed_hash"] = table.seed_hash
        # After an undo, or for another viewer, all events are sent again.
        if self.events_of != (state, viewer):
            self.events_of, self.events_sent = (state, viewer), 0
        events = state.encoded_events(viewer, self.events_sent)
        if events or not self.events_sent:
            delta["events_from"] = self.events_sent
            delta["events"] = Raw(b"[" + b",".join(events) + b"]")
            self.events_sent += len(events)
        if table.clocks.timed:
            now = uptime.now()
            fields["clocks"] = table.clocks.all_shown(now)
            fields["pauses"] = table.clocks.all_paused(now)
            fields["allowed"] = table.clocks.allowed_yet(now)
        if table.status == "over":
            fields["seed"] = table.seed
            return
        mover = table.to_move()
        if mover in fields["yours"] and table.seats[mover].present:
            fields["choices"] = snapshot.choices()
        if table.can_undo(fields["yours"]):
            fields["can_undo"] = True

    def add_chat(self, table: Table, delta: dict[str, Any]) -> None:
        """New chat lines, or all of them after a change of who is muted."""
        muted = self.unread(table)
        if muted != self.muted:
            self.muted, self.chat_read, self.chat_sent = muted, 0, 0
        fresh = min(table.chat_count - self.chat_read, len(table.chat))
        lines = [table.chat[number] for number in range(-fresh, 0)]
        shown = [
            messages.ChatLine(*line)
            for line in lines
            if line.person not in muted and table.current_id(line.person) not in muted
        ]
        delta["chat_from"], delta["chat"] = self.chat_sent, shown
        self.chat_read = table.chat_count
        self.chat_sent += len(shown)

    def unread(self, table: Table) -> frozenset[str]:
        """The people whose chat the viewer does not want to read, here or anywhere."""
        muted = table.muted_by(self.person)
        return muted | self.blocked if self.blocked else muted

    def add_notices(self, table: Table, delta: dict[str, Any]) -> None:
        """New notices; all of them after an undo, which moves them."""
        if table.state is not self.notices_of:
            self.notices_of, self.notices_read, self.notices_sent = table.state, 0, 0
        fresh = min(table.notice_count - self.notices_read, len(table.notices))
        shown = [messages.Notice(*table.notices[number]) for number in range(-fresh, 0)]
        if shown:
            delta["notices_from"], delta["notices"] = self.notices_sent, shown
        self.notices_read = table.notice_count
        self.notices_sent += len(shown)


def add_requests(table: Table, fields: dict[str, Any]) -> None:
    """What somebody has asked the others for."""
    if table.undo_request is not None:
        fields["asked"], fields["asked_of"] = table.asking("undo"), table.missing("undo")
        fields["asked_agreed"] = table.agreed_seats()
    if table.return_request is not None:
        fields["asked_back"] = table.return_request
        fields["asked_back_of"] = table.missing("come-back")
    if table.pause_request is not None:
        fields["asked_pause"] = table.asking("pause")
        fields["asked_pause_of"] = table.missing("pause")
        fields["asked_pause_days"] = table.pause_days()


def encoded(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields, each encoded; plain values are as short as they are."""
    to_json, raw = encode, Raw  # looked up once
    return {
        field: raw(to_json(part)) if isinstance(part, (list, dict)) else part
        for field, part in fields.items()
    }


def add_changes(sent: dict[str, Any], fields: dict[str, Any], delta: dict[str, Any]) -> None:
    """Add the top-level fields that have changed. One that is missing is as usual."""
    usual = USUAL
    for key, value in fields.items():
        before = sent[key] if key in sent else usual[key]
        if before is not value and before != value:
            delta[key] = value
    for key, value in sent.items():
        if key not in fields and value != usual[key]:
            delta[key] = usual[key]


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    unknown = UNKNOWN
    for key, value in new.items():
        before = old.get(key, unknown)
        if before is not value and before != value:
            changed[key] = value
    return changed
