"""The short way hears and says what the library alone would, however the bytes are cut."""

import asyncio
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from tidetable.server.frames import end_of_frame, framed
from tidetable.server.wire import Wire

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LARGEST = 400  # bytes of a message


class Transport:
    """Remembers what was written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False
        self.keeps = -1  # bytes

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, name: str) -> Any:
        return None

    def set_write_buffer_limits(self, high: int) -> None:
        self.keeps = high

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Ear:
    """A listener."""

    def __init__(self) -> None:
        self.heard_: list[bytes] = []

    def heard(self, data: bytes) -> None:
        self.heard_.append(bytes(data))

    def hold(self) -> None: ...

    def go_on(self) -> None: ...


async def opened(before: bytes = b"") -> tuple[Wire, Transport, Ear]:
    """A wire after its handshake, joined; `before`: sent too early, with the request."""
    ear, there = Ear(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"]["tidetable.wire"]["wire"].join(ear)
        there.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass

    config = Config(
        cast(Any, app),
        ws_max_size=LARGEST,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        log_config=None,
    )
    wire = Wire(config, ServerState(), {}, asyncio.get_running_loop())
    transport = Transport()
    wire.connection_made(cast(Any, transport))
    wire.data_received(REQUEST + before)
    await asyncio.wait_for(there.wait(), 5)
    transport.written = b""
    return wire, transport, ear


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(Opcode(opcode), data, fin).serialize(mask=True)


async def told(chunks: list[bytes], short: bool) -> tuple[list[bytes], bytes, bool, State]:
    """What is heard and answered when this comes; the long way if it is not to be the short."""
    wire, transport, ear = await opened()
    assert wire.cutting
    wire.cutting = short
    for chunk in chunks:
        if not transport.closed:
            wire.data_received(chunk)
    state = wire.conn.state
    wire.connection_lost(None)
    await asyncio.gather(*wire.tasks)
    return ear.heard_, transport.written, transport.closed, state


TEXT = st.text(max_size=40).map(str.encode) | st.integers(100, 200).map(lambda n: b"x" * n)
FRAMES = st.one_of(
    TEXT.map(lambda text: frame(1, text)),
    TEXT.map(lambda text: frame(1, text)),
    st.binary(max_size=8).map(lambda data: frame(2, data)),
    st.binary(max_size=8).map(lambda data: frame(9, data)),
    st.binary(max_size=8).map(lambda data: frame(10, data)),
    st.lists(st.binary(max_size=4), min_size=1, max_size=3).map(
        lambda parts: (
            frame(1, b"a", False)
            + b"".join(frame(0, part, False) for part in parts)
            + frame(9, b"in between")
            + frame(0, b"z")
        )
    ),
)
BAD = st.one_of(
    st.just(b""),
    st.just(frame(8, b"\x03\xe8bye")),
    st.just(frame(8)),
    st.just(frame(1, b"\xff\xfe")),  # not UTF-8
    st.just(frame(1, b"half", False) + frame(1, b"another")),
    st.just(frame(0, b"nothing to continue")),
    st.just(frame(1, b"x" * LARGEST)),  # the largest that is allowed
    st.just(frame(1, b"x" * (LARGEST + 1))),
    st.just(frame(1, b"x" * 70_000)),
    st.just(frame(1, b"x" * 300, False) + frame(0, b"x" * 300)),
    st.just(b"\x81\x02hi"),  # without a mask
    st.just(b"\x81\xff" + bytes(4) + b"\x00\x00\x00\x03" + bytes(4) + b"abc"),  # a needless size
    st.just(b"\x81\xff" + b"\xff" * 20),
    st.just(b"\xc1\x82" + bytes(4) + b"hi"),  # an extension's bit
    st.just(b"\x83\x80" + bytes(4)),  # no such kind
    st.just(b"\x89\xfe\x00\xff" + bytes(4) + b"p" * 255),  # a ping may not be so long
    st.integers(0, 255).map(lambda first: bytes([first, 0x83]) + bytes(4) + b"abc"),
)


@settings(max_examples=300, deadline=None)
@given(st.lists(FRAMES, max_size=5), BAD, st.lists(FRAMES, max_size=1), st.data())
def test_the_short_way_does_as_the_library(
    good: list[bytes], bad: bytes, after: list[bytes], data: st.DataObject
) -> None:
    sent = b"".join([*good, bad, *after])
    cuts = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=6)))
    chunks = [sent[a:b] for a, b in zip([0, *cuts], [*cuts, len(sent)], strict=True)]
    short = asyncio.run(told([chunk for chunk in chunks if chunk], True))
    # Byte by byte: of a chunk with a mistake in it the library alone forgets the good frames.
    assert short == asyncio.run(told([sent[n : n + 1] for n in range(len(sent))], False))


async def test_frames_may_be_cut_anywhere() -> None:
    sent = frame(1, b"one") + frame(9, b"?") + frame(1, "zwei ü".encode()) + frame(1, b"y" * 300)
    whole = await told([sent], True)
    assert whole[0] == [b"one", "zwei ü".encode(), b"y" * 300]
    for cut in range(1, len(sent)):
        assert await told([sent[:cut], sent[cut:]], True) == whole
    assert await told([sent[n : n + 1] for n in range(len(sent))], True) == whole


async def test_who_sends_before_the_answer_is_heard_all_the_same() -> None:
    early = frame(1, b"early")
    wire, _, ear = await opened(early[:5])
    assert not wire.cutting
    wire.data_received(early[5:] + frame(1, b"later"))
    assert ear.heard_ == [b"early", b"later"]
    wire.connection_lost(None)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_what_is_sent_is_framed_as_the_library_does_it(size: int) -> None:
    text = b"t" * size
    assert framed([text]) == Frame(Opcode.TEXT, text).serialize(mask=False)
    masked = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert end_of_frame(masked, 0) == len(masked)
    assert end_of_frame(b"??" + masked + b"?", 2) == len(masked) + 2


async def test_to_one_who_has_gone_nothing_is_sent() -> None:
    wire, transport, _ = await opened()
    wire.push([b"here", b"there"])
    assert transport.written == framed([b"here"]) + framed([b"there"])
    wire.data_received(frame(8))
    transport.written = b""
    wire.push([b"gone"])
    assert transport.written == b""
    wire.connection_lost(None)


async def test_what_is_pushed_is_not_kept_until_the_end_of_the_turn() -> None:
    wire, transport, _ = await opened()
    assert transport.keeps == 0
    wire.connection_lost(None)


async def test_one_who_has_gone_leaves_no_circle_behind() -> None:
    wire, _, ear = await opened()
    wire.connection_lost(None)
    await asyncio.gather(*wire.tasks)
    assert wire.listener is None
    assert "tidetable.wire" not in wire.scope["extensions"]
    assert ear.heard_ == []
