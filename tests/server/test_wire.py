"""The direct transport receives and answers what the library alone would, however the bytes are
split."""

import asyncio
import gc
import weakref
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from tidetable.server.frames import end_of_frame, framed
from tidetable.server.front import QUEUED
from tidetable.server.transport import EXTENSION, SETTING, direct_is_tested, websocket_protocol

if not direct_is_tested():
    pytest.skip("this version of uvicorn gets plain ASGI", allow_module_level=True)

from tidetable.server.wire import Wire

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LARGEST = 400  # bytes of a message


class Transport:
    """Notes what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False
        self.keeps = -1  # bytes

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, name: str) -> Any:
        return None

    def set_write_buffer_limits(self, high: int) -> None:
        self.keeps = high

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Receiver:
    """Notes what is received."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.left = asyncio.Event()

    def client_left(self) -> None:
        self.left.set()

    def received(self, data: bytes) -> None:
        self.messages.append(bytes(data))

    def pause_sending(self) -> None: ...

    def resume_sending(self) -> None: ...


async def opened(before: bytes = b"") -> tuple[Wire, Transport, Receiver]:
    """A joined wire after its handshake; `before`: data that was sent with the request."""
    receiver, there = Receiver(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][EXTENSION]["wire"].join(receiver)
        there.set()
        await receiver.left.wait()

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
    return wire, transport, receiver


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(Opcode(opcode), data, fin).serialize(mask=True)


async def exchanged(chunks: list[bytes], direct: bool) -> tuple[list[bytes], bytes, bool, State]:
    """What is received and answered when these bytes arrive."""
    wire, transport, receiver = await opened()
    assert wire.splitting
    wire.splitting = direct
    for chunk in chunks:
        if not transport.closed:
            wire.data_received(chunk)
    state = wire.conn.state
    wire.connection_lost(None)
    await asyncio.gather(*wire.tasks)
    return receiver.messages, transport.written, transport.closed, state


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
    st.just(frame(1, b"x" * LARGEST)),  # the largest allowed
    st.just(frame(1, b"x" * (LARGEST + 1))),
    st.just(frame(1, b"x" * 70_000)),
    st.just(frame(1, b"x" * 300, False) + frame(0, b"x" * 300)),
    st.just(b"\x81\x02hi"),  # without a mask
    st.just(b"\x81\xff" + bytes(4) + b"\x00\x00\x00\x03" + bytes(4) + b"abc"),  # size too wide
    st.just(b"\x81\xff" + b"\xff" * 20),
    st.just(b"\xc1\x82" + bytes(4) + b"hi"),  # a bit of an extension
    st.just(b"\x83\x80" + bytes(4)),  # an unknown opcode
    st.just(b"\x89\xfe\x00\xff" + bytes(4) + b"p" * 255),  # too long for a ping
    st.integers(0, 255).map(lambda first: bytes([first, 0x83]) + bytes(4) + b"abc"),
)


@settings(max_examples=300, deadline=None)
@given(st.lists(FRAMES, max_size=5), BAD, st.lists(FRAMES, max_size=1), st.data())
def test_the_direct_transport_does_what_the_library_does(
    good: list[bytes], bad: bytes, after: list[bytes], data: st.DataObject
) -> None:
    sent = b"".join([*good, bad, *after])
    cuts = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=6)))
    chunks = [sent[a:b] for a, b in zip([0, *cuts], [*cuts, len(sent)], strict=True)]
    direct = asyncio.run(exchanged([chunk for chunk in chunks if chunk], True))
    # Byte by byte: the library alone drops the good frames of a chunk with an error.
    assert direct == asyncio.run(exchanged([sent[n : n + 1] for n in range(len(sent))], False))


async def test_frames_may_be_split_anywhere() -> None:
    sent = frame(1, b"one") + frame(9, b"?") + frame(1, "zwei ü".encode()) + frame(1, b"y" * 300)
    whole = await exchanged([sent], True)
    assert whole[0] == [b"one", "zwei ü".encode(), b"y" * 300]
    for cut in range(1, len(sent)):
        assert await exchanged([sent[:cut], sent[cut:]], True) == whole
    assert await exchanged([sent[n : n + 1] for n in range(len(sent))], True) == whole


async def test_messages_sent_with_the_request_are_received() -> None:
    early = frame(1, b"early")
    wire, _, receiver = await opened(early[:5])
    assert not wire.splitting
    wire.data_received(early[5:] + frame(1, b"later"))
    assert receiver.messages == [b"early", b"later"]
    wire.connection_lost(None)


@pytest.mark.parametrize("setting", ["", "asgi"])
async def test_what_comes_before_the_hello_is_bounded(
    setting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Up to 256 kB are read at once: forty thousand messages, which would all be queued."""
    monkeypatch.setenv(SETTING, setting)
    never = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await never.wait()

    config = Config(cast(Any, app), ws_ping_interval=None, log_config=None)
    protocol = websocket_protocol()(config, ServerState(), {}, asyncio.get_running_loop())
    transport = Transport()
    protocol.connection_made(cast(Any, transport))
    protocol.data_received(REQUEST)
    protocol.data_received(frame(1, b"{}") * (QUEUED // 2))
    assert not transport.closed
    protocol.data_received(frame(1, b"{}") * 40_000)
    assert transport.closed
    assert protocol.queue.qsize() <= QUEUED
    never.set()
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_frames_are_written_as_by_the_library(size: int) -> None:
    text = b"t" * size
    assert framed([text]) == Frame(Opcode.TEXT, text).serialize(mask=False)
    masked = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert end_of_frame(masked, 0) == len(masked)
    assert end_of_frame(b"??" + masked + b"?", 2) == len(masked) + 2


async def test_nothing_is_sent_to_a_client_that_is_gone() -> None:
    wire, transport, _ = await opened()
    wire.push([b"here", b"there"])
    assert transport.written == framed([b"here"]) + framed([b"there"])
    wire.data_received(frame(8))
    transport.written = b""
    wire.push([b"gone"])
    assert transport.written == b""
    wire.connection_lost(None)


async def test_messages_are_written_at_once() -> None:
    wire, transport, _ = await opened()
    assert transport.keeps == 0
    wire.connection_lost(None)


async def test_a_closed_connection_leaves_no_reference_cycle() -> None:
    wire, _, receiver = await opened()
    gc.collect()
    gc.disable()
    try:
        wire.connection_lost(None)
        await asyncio.gather(*wire.tasks)
        assert receiver.left.is_set()
        assert receiver.messages == []
        gone = weakref.ref(wire.conn)
        del wire
        await asyncio.sleep(0)
        assert gone() is None
    finally:
        gc.enable()
