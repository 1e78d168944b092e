"""The default observation: any view as a fixed number of bytes, by the types of its fields.

Each field of the view type is one part. A number takes two bytes: 1 and the number, when it is
0 .. 255. A word is its place in its Literal, or a checksum. A list has room for as many items as
its `msgspec.Meta(max_length=...)` says, otherwise for one per seat; what exceeds the room is
folded into a checksum, as are the keys of a dict. Hidden values (None, or absent) are zeros.
Counters are left out: they say nothing about the position. `seats` begins with the viewer's own
seat, and the header names seats by their distance from it.
"""

import types
from collections.abc import Callable
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)
from zlib import crc32

import msgspec

from tidetable.engine.events import Json
from tidetable.engine.observation import Part, seat_code

if TYPE_CHECKING:
    from tidetable.engine.game import Game

LEFT_OUT = ("game", "players", "seat", "turn", "round")
SEATS = ("to_move", "first")  # of the header
ROOM = 8  # items of a dict

Encoder = Callable[[Any], bytes]  # None gives zeros


class Form:
    """How values of one type are encoded: always in the same number of bytes."""

    def __init__(self, size: int, encode: Encoder) -> None:
        self.size = size
        self.encode = encode

    def __call__(self, value: Any) -> bytes:
        return bytes(self.size) if value is None else self.encode(value)


def layout(game: "Game", players: int) -> list[Part]:
    parts = []
    for name, form in forms(game, players).items():
        parts.append(Part(name, form.size, players + 1 if name in SEATS else 0))
    return parts


def encode(game: "Game", view: Json) -> bytes:
    """Return the bytes of a seat's view."""
    shown: dict[str, Any] = dict(view)
    players, viewer = shown["players"], shown["seat"]
    for name in SEATS:
        if shown.get(name) is not None:
            shown[name] = int(seat_code(shown[name], viewer, players))
    seats = shown.get("seats")
    if isinstance(seats, list) and len(seats) == players:
        shown["seats"] = seats[viewer:] + seats[:viewer]
    return b"".join(form(shown.get(name)) for name, form in forms(game, players).items())


def forms(game: "Game", players: int) -> dict[str, Form]:
    """Return how each field of the view is encoded."""
    known = made.get((game.name, players))
    if known is None:
        known = {}
        for name, kind in get_type_hints(game.view_type, include_extras=True).items():
            if name in SEATS:
                known[name] = Form(1, lambda code: bytes([code]))
            elif name not in LEFT_OUT:
                known[name] = form_of(kind, players)
        made[game.name, players] = known
    return known


made: dict[tuple[str, int], dict[str, Form]] = {}


def form_of(kind: Any, players: int) -> Form:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        limits = [meta.max_length for meta in inner[1:] if isinstance(meta, msgspec.Meta)]
        room = next(filter(None, limits), players)
        if get_origin(inner[0]) is list:
            return list_form(form_of(get_args(inner[0])[0], players), room)
        return form_of(inner[0], players)
    if origin in (NotRequired, Required):
        return form_of(inner[0], players)
    if origin in (Union, types.UnionType):
        return union_form([one for one in inner if one is not type(None)], players)
    if origin is Literal:
        return Form(1, lambda word: bytes([1 + inner.index(word)]))
    if origin is list:
        return list_form(form_of(inner[0], players), players)
    if origin is dict:
        return dict_form(form_of(inner[1], players))
    if is_typeddict(kind):
        return object_form(kind, players)
    if kind is bool:
        return Form(1, lambda flag: bytes([1 + flag]))
    if kind is int:
        return Form(2, lambda n: min(max(n, -255) + 256, 65535).to_bytes(2, "big"))
    return Form(4, checksum)


def checksum(value: object) -> bytes:
    """Return four bytes that differ when the value does, but for a rare accident."""
    return crc32(msgspec.json.encode(value, order="deterministic")).to_bytes(4, "big")


def union_form(kinds: list[Any], players: int) -> Form:
    """One kind or None; several kinds can only be told apart by a checksum."""
    if len(kinds) > 1:
        return Form(4, checksum)
    form = form_of(kinds[0], players)
    return Form(1 + form.size, lambda value: b"\1" + form(value))


def object_form(kind: Any, players: int) -> Form:
    fields = {
        name: form_of(of, players) for name, of in get_type_hints(kind, include_extras=True).items()
    }
    size = 1 + sum(form.size for form in fields.values())
    return Form(
        size,
        lambda value: b"\1" + b"".join(form(value.get(name)) for name, form in fields.items()),
    )


def list_form(form: Form, room: int) -> Form:
    """The number of items, the items, and a checksum of those beyond the room."""

    def encode(items: list[Any]) -> bytes:
        shown = b"".join(map(form, items[:room])).ljust(room * form.size, b"\0")
        return min(len(items), 255).to_bytes(1, "big") + shown + rest(items[room:])

    return Form(1 + room * form.size + 4, encode)


def dict_form(form: Form) -> Form:
    """A checksum of the keys, the values in order of the keys, and a checksum of the rest."""

    def encode(items: dict[str, Any]) -> bytes:
        keys = sorted(items)
        shown = b"".join(form(items[key]) for key in keys[:ROOM]).ljust(ROOM * form.size, b"\0")
        return checksum(keys) + shown + rest([items[key] for key in keys[ROOM:]])

    return Form(4 + ROOM * form.size + 4, encode)


def rest(items: list[Any]) -> bytes:
    return checksum(items) if items else bytes(4)
