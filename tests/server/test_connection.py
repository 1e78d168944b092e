"""A slow client: nothing piles up for it, nothing is lost, and it is cut off in the end."""

import asyncio
from typing import Any, cast

import msgspec
import pytest

from tidetable.server import connection, limits
from tidetable.server.close_codes import FAILED, TOO_FAST, TOO_SLOW
from tidetable.server.connection import FLOOD, REFUSALS, Connection
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


UNLIMITED = CommandLimits(0.0)


def connected(limited: CommandLimits = UNLIMITED) -> tuple[Connection, Transport]:
    plans = [log.SeatPlan("host"), log.SeatPlan("open")]
    loaded = LoadedTable(Table("t", new_made("kadora", 2, "ann", plans, {}), 0.0))
    transport = Transport()
    allowance = limited.allowance("ann", "", "t")
    return Connection(cast(Any, transport), cast(Any, None), loaded, allowance), transport


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


class Clock:
    """The time by which buckets fill."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(limits, "monotonic", lambda: self.now)
        monkeypatch.setattr(connection, "REST", 0.0)


def look(number: int) -> bytes:
    return b'{"type": "look", "key": "%d", "looking": true}' % number


def answers(transport: Transport) -> list[tuple[str, str]]:
    """The key and the kind of each answer."""
    found = [message for messages in transport.sent for message in messages]
    return [(str(one["key"]), one["type"]) for one in found if one["type"] != "update"]


async def test_who_is_too_fast_is_refused_once_and_then_not_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each command is answered once; those that waited are done when the bucket is full again."""
    clock = Clock(monkeypatch)
    client, transport = connected(CommandLimits(10.0))
    for number in range(85):
        client.received(look(number))
    assert not transport.reading
    done = [(str(number), "done") for number in range(80)]
    assert answers(transport) == [*done, ("80", "refused")]
    assert client.resting is not None
    assert 0.0 < client.resting.when() - client.loop.time() <= 0.1
    clock.now += 8.0
    client.resting.cancel()
    client.hear_again()
    later = [(str(number), "done") for number in range(81, 85)]
    assert answers(transport) == [*done, ("80", "refused"), *later]
    assert transport.reading
    assert not client.ended.done()


async def test_who_goes_on_while_not_heard_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    client, transport = connected(CommandLimits(10.0))
    for number in range(80 + 1 + FLOOD + 1):
        client.received(look(number))
    assert client.ended.result() == TOO_FAST
    assert transport.aborted
    assert not client.inbox
    client.stop_waiting()


async def test_who_is_always_too_fast_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    client, transport = connected(CommandLimits(10.0))
    for number in range(80 + REFUSALS + 1):
        client.received(look(number))
        if client.resting is not None:
            client.resting.cancel()
            client.hear_again()
    assert client.ended.result() == TOO_FAST
    assert len(answers(transport)) == 80 + REFUSALS + 1


async def test_a_slow_client_that_is_too_fast_is_read_when_both_are_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    client, transport = connected(CommandLimits(10.0))
    for number in range(82):
        client.received(look(number))
    client.pause_sending()
    client.resume_sending()
    assert not transport.reading
    clock.now += 8.0
    client.pause_sending()
    assert client.resting is not None
    client.resting.cancel()
    client.hear_again()
    assert not transport.reading
    client.resume_sending()
    assert transport.reading
