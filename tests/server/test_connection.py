"""A slow client: nothing piles up for it, nothing is lost, and it is cut off in the end."""

import asyncio
from typing import Any, cast

import msgspec
import pytest

from tidetable.server import connection
from tidetable.server.close_codes import FAILED, TOO_SLOW
from tidetable.server.connection import Connection
from tidetable.server.limits import CommandLimits
from tidetable.server.loaded import LoadedTable
from tidetable.server.messages import Done
from tidetable.server.socket import close
from tidetable.server.summaries import new_made
from tidetable.table import entries as log
from tidetable.table.table import Table


class Transport:
    """Notes what is sent."""

    def __init__(self) -> None:
        self.sent: list[list[Any]] = []
        self.reading = True
        self.broken = False
        self.aborted = False

    def push(self, texts: list[bytes]) -> None:
        if self.broken:
            raise RuntimeError("broken")
        self.sent.append([msgspec.json.decode(text) for text in texts])

    def resume_reading(self) -> None:
        self.reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def abort(self) -> None:
        self.aborted = True


def connected() -> tuple[Connection, Transport]:
    plans = [log.SeatPlan("host"), log.SeatPlan("open")]
    loaded = LoadedTable(Table("t", new_made("kadora", 2, "ann", plans, {}), 0.0))
    transport = Transport()
    unlimited = CommandLimits(0.0).allowance(None, "", "t")
    return Connection(cast(Any, transport), cast(Any, None), loaded, unlimited), transport


def say(client: Connection, text: str) -> None:
    client.loaded.table.add(log.Said("ben", "Ben", text), 1.0)
    client.wake()


async def test_a_slow_client_gets_the_newest_state_and_every_answer_once() -> None:
    slow, transport = connected()
    slow.wake()
    assert len(transport.sent) == 1
    slow.pause_sending()
    assert not transport.reading
    for number in range(3):
        say(slow, f"line {number}")
        slow.answer(Done(f"k{number}"))
    assert len(transport.sent) == 1
    slow.resume_sending()
    assert transport.reading
    (update, *answers) = transport.sent[1]
    assert [line["text"] for line in update["chat"]] == ["line 0", "line 1", "line 2"]
    assert [answer["key"] for answer in answers] == ["k0", "k1", "k2"]
    slow.resume_sending()
    assert len(transport.sent) == 2


async def test_a_client_that_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "READ_WITHIN", 0.01)
    slow, transport = connected()
    slow.pause_sending()
    timer = slow.behind
    slow.resume_sending()
    assert timer is not None
    assert timer.cancelled()
    slow.pause_sending()
    assert await asyncio.wait_for(slow.ended, 5) == TOO_SLOW
    # Without a close frame: the client would not read it.
    await close(slow, cast(Any, None), TOO_SLOW)
    assert transport.aborted


async def test_a_transport_that_fails_affects_only_its_own_client() -> None:
    unlucky, transport = connected()
    transport.broken = True
    unlucky.wake()
    assert unlucky.ended.result() == FAILED
