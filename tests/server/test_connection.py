"""A client that reads slowly: nothing piles up behind it, nothing is lost, and patience ends."""

import asyncio
from typing import Any, cast

import msgspec
import pytest

from tidetable.server import connection
from tidetable.server.connection import FAILED, TOO_SLOW, Connection
from tidetable.server.held import Held
from tidetable.server.messages import Done
from tidetable.server.socket import part
from tidetable.server.summaries import new_made
from tidetable.server.tables import Tables
from tidetable.table import entries as log
from tidetable.table.table import Table


class Wire:
    """Notes what goes over it."""

    def __init__(self) -> None:
        self.sent: list[list[Any]] = []
        self.listening = True
        self.broken = False
        self.cut = False

    def push(self, texts: list[bytes]) -> None:
        if self.broken:
            raise RuntimeError("broken")
        self.sent.append([msgspec.json.decode(text) for text in texts])

    def listen(self) -> None:
        self.listening = True

    def stop_listening(self) -> None:
        self.listening = False

    def cut_off(self) -> None:
        self.cut = True


def joined() -> tuple[Connection, Wire]:
    tables = Tables(cast(Any, None), cast(Any, None), "secret", False)
    plans = [log.SeatPlan("host"), log.SeatPlan("open")]
    held = Held(Table("t", new_made("kadora", 2, "ann", plans, {}), 0.0))
    wire = Wire()
    return Connection(cast(Any, wire), tables, held, 0.0), wire


def said(joined: Connection, text: str) -> None:
    joined.held.table.add(log.Said("ben", "Ben", text), 1.0)
    joined.wake()


async def test_who_is_behind_gets_the_newest_state_and_every_answer_once() -> None:
    slow, wire = joined()
    slow.wake()
    assert len(wire.sent) == 1
    slow.hold()
    assert not wire.listening
    for number in range(3):
        said(slow, f"line {number}")
        slow.answer(Done(f"k{number}"))
    assert len(wire.sent) == 1
    slow.go_on()
    assert wire.listening
    (update, *answers) = wire.sent[1]
    assert [line["text"] for line in update["chat"]] == ["line 0", "line 1", "line 2"]
    assert [answer["key"] for answer in answers] == ["k0", "k1", "k2"]
    slow.go_on()
    assert len(wire.sent) == 2


async def test_patience_with_one_who_does_not_read_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "READ_WITHIN", 0.01)
    slow, wire = joined()
    slow.hold()
    slow.go_on()
    await asyncio.sleep(0.05)
    assert not slow.ended.done()
    slow.hold()
    assert await asyncio.wait_for(slow.ended, 5) == TOO_SLOW
    # No farewell: it would have to be read.
    await part(slow, cast(Any, None), TOO_SLOW)
    assert wire.cut


async def test_a_wire_that_breaks_hurts_only_its_own_client() -> None:
    unlucky, wire = joined()
    wire.broken = True
    unlucky.wake()
    assert unlucky.ended.result() == FAILED
