"""The replay of a finished game, in pages.

A page has a bounded number of steps and of bytes, whatever the game: the server never holds more of
a replay than that. All pages put together are the whole replay.
"""

from typing import Any, cast

import msgspec
from msgspec import Raw

from tidetable.engine.errors import RecordError
from tidetable.engine.game import Json
from tidetable.table.table import Table

STEPS = 500  # of a page, at most ...
BYTES = 4_000_000  # ... and after so many bytes it ends

encode = msgspec.json.Encoder().encode


class Replay(msgspec.Struct):
    """A page of a replay: what was to be seen at the steps from `first` on."""

    game: str
    steps: int  # of the whole game
    views: list[dict[str, Any]]  # after each action, for the chosen viewer
    events: list[dict[str, Any]]  # from number `events_from` on
    told: list[int]  # how many events of the game had happened after each action
    moves: list[dict[str, Any]]  # the move made at each step; none at the last one
    first: int = 0
    events_from: int = 0
    next: int | None = None  # the first step of the next page; None: this is the last one


def check(field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise RecordError("bad-number", field=field, reason=f"{least} .. {most}")


def encoded_page(table: Table, seat: int | None, first: int, count: int) -> bytes:
    return encode(page(table, seat, first, count))


def page(table: Table, seat: int | None, first: int, count: int) -> Replay:
    """A page of a finished game. Its parts are encoded one by one, to know their size."""
    game, actions = table.game, table.state.taken()
    viewer = None if seat is None else int(table.state.checked(seat))
    reveal = viewer is None
    state = table.at_step(max(0, first - 1))
    told = len(state.encoded_events(viewer)) if first else 0
    if first:
        state.apply(actions[first - 1])
    found = Replay(game.name, len(actions), [], [], [], [], first, told)
    size = 0
    for step in range(first, len(actions) + 1):
        if size >= BYTES or step == first + count:
            found.next = step
            break
        news = state.encoded_events(viewer, told, reveal)
        told += len(news)
        found.told.append(told)
        size += add(found.views, state.reveal() if reveal else state.view(viewer))
        found.events += [cast(Any, Raw(event)) for event in news]
        size += sum(map(len, news))
        if step < len(actions):
            size += add(found.moves, game.move(state, actions[step]))
            state.apply(actions[step])
    return found


def add(parts: list[dict[str, Any]], part: Json) -> int:
    """Add an encoded part; its size."""
    raw = encode(part)
    parts.append(cast(Any, Raw(raw)))
    return len(raw)
