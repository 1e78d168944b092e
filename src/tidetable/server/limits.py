"""Rate limits: each client has a token bucket that fills steadily and is drained by requests."""

import ipaddress
from collections.abc import Callable
from time import monotonic

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

BURST = 8.0  # seconds' worth of requests that may come at once
ADDRESSES = 20_000  # with a bucket, at most
COSTS = {  # requests that are expensive: passwords, thinking, whole replays
    "/api/login": 10.0,
    "/api/accounts": 10.0,
    "/api/me/password": 10.0,
    "/api/me/delete": 10.0,
    "/api/me/export": 5.0,
    "/api/guests": 3.0,
    "/api/replay": 5.0,
    "/evaluate": 10.0,
}


class Bucket:
    def __init__(self, rate: float) -> None:
        self.rate = rate  # per second; 0: no limit
        self.level = rate * BURST
        self.at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        if self.rate <= 0:
            return True
        now = monotonic()
        self.level = min(self.rate * BURST, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def full(self) -> bool:
        return self.level + (monotonic() - self.at) * self.rate >= self.rate * BURST


class Gate:
    """Middleware with one bucket per address. It runs before everything else."""

    def __init__(self, app: ASGIApp, rate: float, refusal: Callable[[Scope], str]) -> None:
        self.app = app
        self.rate = rate
        self.refusal = refusal  # the sentence in the client's language
        self.buckets: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan" or self.passes(scope):
            await self.app(scope, receive, send)
        elif kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4429, "reason": ""})
        else:
            body = msgspec.json.encode({"code": "too-fast", "message": self.refusal(scope)})
            headers = [(b"content-type", b"application/json"), (b"retry-after", b"2")]
            await send({"type": "http.response.start", "status": 429, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

    def passes(self, scope: Scope) -> bool:
        if self.rate <= 0:
            return True
        client = scope.get("client")
        address = network(client[0]) if client else ""
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= ADDRESSES:
                self.buckets = {a: b for a, b in self.buckets.items() if not b.full()}
            bucket = self.buckets[address] = Bucket(self.rate)
        path = scope["path"]
        return bucket.take(next((c for end, c in COSTS.items() if path.endswith(end)), 1.0))


def network(address: str) -> str:
    """The key of a client's bucket: an IPv6 client usually owns a whole /64."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False))
