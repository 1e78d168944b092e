"""The handshake of a WebSocket, where it is as plain as those of browsers are.

uvicorn reads a request with one library, writes it down again and lets another one read it. For a
WebSocket that is a sixth of the time that connecting takes. A request that is plain beyond doubt is
written down again here, just as uvicorn does it; every other one takes the long way.
"""

import re
from typing import Final

LONGEST: Final = 4_096  # bytes
MOST: Final = 40  # headers
FIRST = re.compile(rb"GET /ws/tables/[A-Za-z0-9_-]{1,40} HTTP/1\.1").fullmatch
HEADER = re.compile(rb"([A-Za-z0-9-]+): ?([!-~](?:[ -~]*[!-~])?)").fullmatch
UPGRADE = (b"upgrade", b"keep-alive, upgrade")
# With these, something may follow the request that is no part of the WebSocket.
BODY = frozenset((b"content-length", b"transfer-encoding", b"expect", b"te", b"trailer"))


def plain(data: bytes) -> bytes | None:
    """The request with the names of its headers in lower case; None if it is not plain."""
    if len(data) > LONGEST or not data.startswith(b"GET /ws/") or not data.endswith(b"\r\n\r\n"):
        return None
    first, *lines = data[:-4].split(b"\r\n")
    if len(lines) > MOST or FIRST(first) is None:
        return None
    headers: dict[bytes, bytes] = {}
    for line in lines:
        header = HEADER(line)
        if header is None:
            return None
        name = header[1].lower()
        if name in headers or name in BODY:
            return None
        headers[name] = header[2]
    if b"host" not in headers or headers.get(b"upgrade", b"").lower() != b"websocket":
        return None
    if headers.get(b"connection", b"").lower() not in UPGRADE:
        return None
    written = [b"%b: %b" % header for header in headers.items()]
    return b"\r\n".join([first, *written, b"", b""])
