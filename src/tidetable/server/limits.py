"""Rate limits: buckets that fill steadily and are drained by requests and commands.

Requests are counted by address, commands by person and address, whatever the number of tabs, and
chat has lower limits of its own. A route that is expensive says so where it is declared
(`opt=costs(10)`), so no other spelling of its path is cheaper.
"""

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from time import monotonic
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

BURST = 8.0  # seconds' worth of requests or commands that may come at once
KEPT = 20_000  # buckets that nobody uses now

# For a small file in memory: a browser loads some fifty of them at once, and two hundred to make
# the games available offline. A family that comes in at the same moment has one address.
SMALL_COST = 0.1
SHARED = 4.0  # how much more people behind one address may do together than one person
TALK = 0.1  # chat lines, as a part of all commands
STRANGERS = TALK / 3  # chat lines of all people without a seat, at one table
STRANGER = TALK / 6  # chat lines of one person without a seat
LINES = 3.0  # chat lines that may always come at once

# A refusal costs something, too. An address that goes on gets its answers late, and so can ask only
# as often as its connections allow.
REFUSALS = 30  # requests of one address that are refused at once, then ...
REFUSAL_RATE = 2.0  # ... so many in a second; the others ...
LATE = 1.0  # ... after so many seconds


class Bucket:
    __slots__ = ("__weakref__", "at", "level", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate  # per second; 0: no limit
        self.size = size  # what may be taken at once
        self.level = size
        self.at = monotonic()

    def has(self, cost: float = 1.0) -> bool:
        if self.rate <= 0:
            return True
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level >= cost

    def take(self, cost: float = 1.0) -> bool:
        if not self.has(cost):
            return False
        self.level -= cost
        return True

    def give_back(self, cost: float = 1.0) -> None:
        self.level = min(self.size, self.level + cost)

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until `take` succeeds, if nobody else takes."""
        return 0.0 if self.has(cost) else (cost - self.level) / self.rate


class Buckets:
    """Buckets by key. One that somebody holds is always found again; of the others, those used
    last are kept, so that no number of clients fills the memory."""

    def __init__(self, rate: float, size: float, most: int = KEPT) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self.known: WeakValueDictionary[str, Bucket] = WeakValueDictionary()
        self.recent: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = Bucket(self.rate, self.size)
        self.recent[key] = bucket
        self.recent.move_to_end(key)
        if len(self.recent) > self.most:
            self.recent.popitem(last=False)
        return bucket


def take_all(*buckets: Bucket) -> bool:
    """Take one from each, or nothing."""
    for bucket in buckets:
        if not bucket.has():
            return False
    for bucket in buckets:
        bucket.level -= 1.0
    return True


# -- requests ------------------------------------------------------------------------------------


def costs(cost: float) -> dict[str, Any]:
    """For the `opt` of a route: how many ordinary requests it is worth."""
    return {"cost": cost}


class Gate:
    """Middleware with one bucket per address. `around` runs before everything else and takes the
    cost of an ordinary request; `priced` runs after routing and takes the rest of the cost."""

    def __init__(
        self,
        rate: float,
        refusal: Callable[[Scope], str],
        is_small: Callable[[str], bool] | None = None,
    ) -> None:
        self.buckets = Buckets(rate, rate * BURST)
        self.refusals = Buckets(REFUSAL_RATE, REFUSALS)
        self.refusal = refusal  # the sentence in the client's language
        self.is_small = is_small  # whether a path is that of a small file

    def around(self, app: ASGIApp) -> ASGIApp:
        async def limited(scope: Scope, receive: Receive, send: Send) -> None:
            kind = str(scope["type"])
            small = kind == "http" and self.is_small is not None and self.is_small(scope["path"])
            if kind == "lifespan" or self.passes(scope, SMALL_COST if small else 1.0):
                await app(scope, receive, send)
            else:
                await self.refuse(scope, receive, send)

        return limited

    def priced(self, app: ASGIApp) -> ASGIApp:
        async def limited(scope: Scope, receive: Receive, send: Send) -> None:
            more = float(scope["route_handler"].opt.get("cost", 1.0)) - 1.0
            if more <= 0 or self.passes(scope, more):
                await app(scope, receive, send)
            else:
                await self.refuse(scope, receive, send)

        return limited

    def passes(self, scope: Scope, cost: float) -> bool:
        return self.buckets.of(address_of(scope)).take(cost)

    async def refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.refusals.of(address_of(scope)).take():
            await asyncio.sleep(LATE)  # nothing else is read from this connection meanwhile
        await turn_away("too-fast", self.refusal(scope), scope, receive, send)


async def turn_away(code: str, sentence: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request that may be repeated later; a WebSocket is not accepted."""
    if str(scope["type"]) == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4429, "reason": ""})
        return
    body = msgspec.json.encode({"code": code, "message": sentence})
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"2")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def address_of(scope: Scope) -> str:
    """The key of the client that sent a request: its network."""
    client = scope.get("client")
    return network(client[0]) if client else ""


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """The key of an address: an IPv6 client usually owns a whole /64."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((int(parsed), 64), strict=False))
    return address


# -- commands ------------------------------------------------------------------------------------


class CommandLimits:
    """What people may do at tables, counted in this process."""

    def __init__(self, rate: float) -> None:
        def buckets(part: float, shortest: float = 0.0) -> Buckets:
            return Buckets(rate * part, max(rate * part * BURST, shortest))

        self.people = buckets(1.0)
        self.addresses = buckets(SHARED)
        self.talkers = buckets(TALK, LINES)
        self.talking_addresses = buckets(TALK * SHARED, LINES * SHARED)
        self.strangers = buckets(STRANGER, LINES)
        self.tables = buckets(STRANGERS, 2 * LINES)

    def allowance(self, person: str | None, address: str, table_id: str) -> "Allowance":
        """The allowance of a connection; those of one person share it."""
        return Allowance(self, person, address, table_id)


class Allowance:
    """The buckets of one connection. It holds them, so that they are found again."""

    __slots__ = ("commands", "players_talk", "strangers_talk")

    def __init__(
        self, limits: CommandLimits, person: str | None, address: str, table_id: str
    ) -> None:
        address_commands = limits.addresses.of(address)
        address_talk = limits.talking_addresses.of(address)
        # A spectator without a token can do nothing, and is counted by address.
        who = f"@{address}" if person is None else person
        self.commands = (
            (address_commands,) if person is None else (limits.people.of(who), address_commands)
        )
        self.players_talk = limits.talkers.of(who), address_talk
        self.strangers_talk = limits.strangers.of(who), address_talk, limits.tables.of(table_id)

    def command(self) -> bool:
        """Whether a command may come now."""
        return take_all(*self.commands)

    def wait(self) -> float:
        """Seconds until a command may come, if no other connection takes its place."""
        return max(bucket.wait() for bucket in self.commands)

    def talk(self, stranger: bool) -> bool:
        """Whether a command that others read may come now. A stranger has no seat."""
        return take_all(*(self.strangers_talk if stranger else self.players_talk))
