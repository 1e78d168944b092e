"""Plain handshakes of WebSockets take a short cut, on which nothing changes."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from tidetable.server import transport
from tidetable.server.front import front
from tidetable.server.handshake import LONGEST, MOST, plain

FIRST = "GET /ws/tables/some-table_1 HTTP/1.1"
USUAL = [
    *("Host: tides.example:8000", "Upgrade: websocket", "Connection: Upgrade"),
    *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="),
]
BROWSER = [
    *USUAL,
    *("Origin: https://tides.example:8000", "Accept-Encoding: gzip, deflate, br, zstd"),
    *("User-Agent: Mozilla/5.0 (X11; Linux x86_64)  two blanks", "Cookie: a=b; c=d"),
    *("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",),
    *("X-Forwarded-For: 192.0.2.7, 192.0.2.8", "X-Forwarded-Proto: https"),
]


def request(*lines: str) -> bytes:
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


class Line:
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        self.protocol: object = None

    def get_extra_info(self, name: str) -> object:
        return None

    def set_protocol(self, protocol: object) -> None:
        self.protocol = protocol

    def write(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False


class Doorman:
    """Lets everybody in."""

    def admit(self, line: object) -> Any:
        return SimpleNamespace(transport=line)


def long_way(data: bytes) -> bytes | None:
    """What uvicorn hands to the protocol of WebSockets; None if it answers by itself."""
    handed: list[bytes] = []

    class Noted(asyncio.Protocol):
        def __init__(self, **given: Any) -> None:
            pass

        def data_received(self, data: bytes) -> None:
            handed.append(data)

    async def none(scope: Any, receive: Any, send: Any) -> None:
        pass

    async def run() -> None:
        config = Config(cast(Any, none), ws=Noted, log_config=None)
        config.load()
        protocol = H11Protocol(config, ServerState(), {})
        protocol.connection_made(cast(Any, Line()))
        protocol.data_received(data)

    asyncio.run(run())
    return handed[0] if handed else None


@pytest.mark.parametrize(
    "lines",
    [
        USUAL,
        BROWSER,
        [line.lower() for line in USUAL],
        [line.replace(": ", ":") for line in USUAL],
        [*USUAL[:2], "Connection: keep-alive, Upgrade", *USUAL[3:]],
        [*reversed(USUAL)],
    ],
)
def test_the_short_cut_ends_where_the_long_way_does(lines: list[str]) -> None:
    data = request(FIRST, *lines)
    short = plain(data)
    assert short is not None
    assert short == long_way(data)


@pytest.mark.parametrize(
    "data",
    [
        *(request(FIRST, *(line for line in USUAL if line != missing)) for missing in USUAL[:3]),
        request(FIRST.replace("GET", "POST"), *USUAL),
        request(FIRST.replace("1.1", "1.0"), *USUAL),
        request(FIRST.replace("some", "so%20me"), *USUAL),
        request(FIRST.replace("_1", "_1?seat=2"), *USUAL),
        request(FIRST.replace("/ws", "//ws"), *USUAL),
        request("GET /api/tables HTTP/1.1", *USUAL),
        request(FIRST, *USUAL, "Content-Length: 4"),
        request(FIRST, *USUAL, "Transfer-Encoding: chunked"),
        request(FIRST, *USUAL, "Host: other.example"),
        request(FIRST, *USUAL, "X-Forwarded-For: 192.0.2.7", "X-Forwarded-For: 192.0.2.8"),
        request(FIRST, *USUAL, "No-Colon"),
        request(FIRST, *USUAL, "Space : before"),
        request(FIRST, *USUAL, " Folded: line"),
        request(FIRST, *USUAL, "Empty:"),
        request(FIRST, *USUAL, "Accent: é"),
        request(FIRST, *USUAL, "Tab: a\tb"),
        request(FIRST, *USUAL, "Line: a\nb"),
        request(FIRST, *USUAL, "Zero: a\0b"),
        request(FIRST, *USUAL, "Long: " + LONGEST * "x"),
        request(FIRST, *USUAL, *(f"X-{number}: 1" for number in range(MOST))),
        request(FIRST, *USUAL)[:-2],
        request(FIRST, *USUAL) + b"\x81\x80\0\0\0\0",
        request(FIRST, *USUAL) + request(FIRST, *USUAL),
        request(FIRST, *USUAL).replace(b"\r\n", b"\n"),
        request(FIRST, *USUAL[:1], "Upgrade: h2c", *USUAL[2:]),
        request(FIRST, *USUAL[:2], "Connection: close", *USUAL[3:]),
        b"",
    ],
)
def test_what_is_not_plain_takes_the_long_way(data: bytes) -> None:
    assert plain(data) is None


PIECES = (
    *(b"\r\n", b"\n", b"\r", b": ", b":", b" ", b"\t", b"\0", b"x", b"\xe9", b",", b";", b"/"),
    *(b"%2f", b"?", b"#", b"HTTP/1.1", b"Upgrade", b"websocket", b"Connection: Upgrade\r\n"),
    *(b"Host: y\r\n", b"Content-Length: 0\r\n", b"Transfer-Encoding: chunked\r\n"),
)


@given(st.data())
def test_no_handshake_ends_elsewhere_by_the_short_way(data: st.DataObject) -> None:
    sent = request(FIRST, *data.draw(st.permutations(BROWSER)))
    for _ in range(data.draw(st.integers(0, 3))):
        start = data.draw(st.integers(0, len(sent)))
        end = start + data.draw(st.integers(0, 12))
        sent = sent[:start] + data.draw(st.sampled_from(PIECES)) + sent[end:]
    short = plain(sent)
    assert short is None or short == long_way(sent)


@pytest.mark.parametrize(("tested", "short"), [(((0, 0), (9, 0)), True), (((9, 0), (9, 1)), False)])
def test_the_short_way_is_for_versions_it_was_tested_with(
    tested: object, short: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "DIRECT_WITH", tested)
    taken: list[bytes] = []
    protocol: Any = front(cast(Any, Doorman()))

    def note(self: object, line: object, handshake: bytes) -> None:
        taken.append(handshake)

    monkeypatch.setattr(protocol, "upgrade", note)
    monkeypatch.setattr(H11Protocol, "data_received", lambda self, data: None)

    async def run() -> None:
        connection = protocol(Config(cast(Any, None), log_config=None), ServerState(), app_state={})
        connection.connection_made(Line())
        connection.data_received(request(FIRST, *USUAL))

    asyncio.run(run())
    assert bool(taken) is short
