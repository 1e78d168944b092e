"""The connections of clients, from accept to end: how many there may be, and how long one may keep
the server waiting.

A peer that has not sent its whole request, or its hello, waits in line. Its time is limited; and
when the files that this process may open run out, the oldest in that line makes room. So silent
connections, however many, do not keep others out.
"""

import asyncio
import ipaddress
import os
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tidetable.server.limits import network
from tidetable.server.logs import logger

REQUEST_WITHIN = 10.0  # seconds for the headers of a request, after connecting or the last response
BODY_WITHIN = 30.0  # seconds for the body
READ_EVERY = 30.0  # seconds in which a client must read ...
READ_AT_LEAST: Final = 65_536  # ... so many bytes of a response, or all of it
PER_ADDRESS: Final = 250  # connections from one address: many people may share one
SOON: Final = 0.1  # seconds
OWN_FILES: Final = 64  # what the server itself opens: database, log, worker processes
FEWEST: Final = 16  # connections, however few files are allowed


class Peer:
    """A connection of a client. It may carry several requests, or become a WebSocket."""

    __slots__ = ("address", "ended", "line", "requests", "timer", "transport", "unread")

    def __init__(self, line: "Peers", transport: asyncio.Transport, address: str) -> None:
        self.line = line
        self.transport = transport
        self.address = address  # "": it is not counted
        self.ended = False
        self.requests = 0  # being answered
        self.timer: asyncio.TimerHandle | None = None
        self.unread = 0  # bytes that the client had not read at the last look

    # -- reading from it -------------------------------------------------------------------------

    def wait(self, seconds: float | None) -> None:
        """Wait for something from the client; without a time if another part sets it."""
        self.stop()
        self.line.waiting[self] = None
        if seconds is not None:
            self.timer = later(seconds, self.abort)

    def stop(self) -> None:
        self.line.waiting.pop(self, None)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def abort(self) -> None:
        self.stop()
        self.transport.abort()

    def close_within(self, seconds: float) -> None:
        """The connection is being closed; a client that does not read would keep it open."""
        self.stop()
        if not self.ended:
            self.timer = later(seconds, self.abort)

    def begin(self) -> None:
        """The application has received a request."""
        self.requests += 1
        self.stop()

    def finish(self) -> None:
        """The application has answered a request."""
        self.requests -= 1
        if not self.requests:
            self.stop()
            self.timer = later(SOON, self.rest)  # most answers are sent by then

    def rest(self) -> None:
        """Between two requests: the answer must be read, and the next request sent, in time."""
        if self.transport.is_closing() or self.transport.get_write_buffer_size():
            self.watch()
        else:
            self.wait(REQUEST_WITHIN)

    # -- writing to it ---------------------------------------------------------------------------

    def watch(self) -> None:
        """Make sure the client reads what it is sent."""
        self.stop()
        self.unread = self.transport.get_write_buffer_size()
        self.timer = later(READ_EVERY, self.look)

    def look(self) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread and self.unread - unread < READ_AT_LEAST:
            self.abort()
        elif unread:
            self.watch()
        elif self.transport.is_closing():
            self.abort()  # nothing is lost, and nothing stays open
        elif not self.requests:
            self.rest()

    def has_read(self) -> None:
        self.stop()
        if not self.requests:
            self.rest()


class Peers:
    """All connections of this process."""

    def __init__(
        self,
        room: int,
        per_address: int = PER_ADDRESS,
        is_proxy: Callable[[str], bool] | None = None,
    ) -> None:
        self.room = room  # connections at most
        self.per_address = per_address  # 0: no limit
        self.is_proxy = is_proxy or is_loopback
        self.open = 0
        self.counts: Counter[str] = Counter()  # connections by address
        self.waiting: dict[Peer, None] = {}  # those that the server waits for, oldest first

    def admit(self, transport: asyncio.Transport) -> Peer | None:
        """A new connection; None if there is no room for it."""
        host = str((transport.get_extra_info("peername") or ("",))[0])
        # A proxy connects for many clients: they are counted when it names them.
        address = "" if not host or self.is_proxy(host) else network(host)
        if not self.count(address):
            return None
        if self.open >= self.room:
            oldest = next(iter(self.waiting), None)
            if oldest is None:
                self.discount(address)
                return None
            oldest.abort()
        self.open += 1
        peer = Peer(self, transport, address)
        peer.wait(REQUEST_WITHIN)
        return peer

    def lost(self, peer: Peer) -> None:
        """A connection has ended."""
        peer.ended = True
        peer.stop()
        self.open -= 1
        self.discount(peer.address)

    def count(self, address: str) -> bool:
        """Count a connection of this address; False if it has too many."""
        if not address or not self.per_address:
            return True
        if self.counts[address] >= self.per_address:
            return False
        self.counts[address] += 1
        return True

    def discount(self, address: str) -> None:
        if address and self.per_address:
            self.counts[address] -= 1
            if self.counts[address] <= 0:
                del self.counts[address]


def later(seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, do)


@lru_cache(maxsize=4096)
def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def proxies() -> Callable[[str], bool]:
    """Whether a host is a proxy that says for whom it connects: this machine, and those that
    uvicorn trusts (FORWARDED_ALLOW_IPS)."""
    named = [part.strip() for part in os.environ.get("FORWARDED_ALLOW_IPS", "").split(",")]
    networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
    for part in named:
        try:
            networks.append(ipaddress.ip_network(part, strict=False))
        except ValueError:
            continue

    def is_proxy(host: str) -> bool:
        if "*" in named or is_loopback(host):
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in networks)

    return is_proxy


# -- files ---------------------------------------------------------------------------------------


def raise_file_limit() -> int:
    """Let this process open as many files as it is allowed to; each connection is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    except (ValueError, OSError):  # macOS allows less than it says
        pass
    files = 1_048_576 if soft == resource.RLIM_INFINITY else soft
    logger.info("files that may be open: %d", files, extra={"facts": {"files": files}})
    return files


def room_for(files: int) -> tuple[int, int]:
    """How many connections there may be, and how many may wait to be accepted: those are all
    accepted in one turn of the event loop, before any of them can be refused."""
    backlog = max(FEWEST, min(2048, files // 8))
    return max(FEWEST, files - OWN_FILES - backlog), backlog
