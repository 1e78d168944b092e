"""HTTP requests to addresses that people have entered: push services and webhooks.

Such a request must not reach what only this machine can reach. So it goes over https to a public
address only. The name is resolved once, and the connection goes to the address that was checked:
a name that answers differently the second time gains nothing. Redirects are not followed, and the
answer is not read. An operator may allow private addresses, for services in the same network.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

import httpx

from tidetable.server.channels import NotificationError

WITHIN = 10.0  # seconds for the whole request
LONGEST = 2_000  # characters of an address
# Public addresses of IPv6. What lies outside, such as 64:ff9b::10.0.0.1, may lead into a network.
PUBLIC = ipaddress.ip_network("2000::/3")


class Outward:
    def __init__(self, private: bool = False) -> None:
        """`private`: requests to private addresses, and over http, are allowed."""
        self.private = private
        self.client: httpx.AsyncClient | None = None

    def check(self, url: str) -> None:
        """Refuse an address that can never be used."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise NotificationError("bad-address") from None
        allowed = ("https", "http") if self.private else ("https",)
        if parts.scheme not in allowed or not parts.hostname or len(url) > LONGEST:
            raise NotificationError("bad-address")
        if parts.username is not None or parts.password is not None:
            raise NotificationError("bad-address")
        if not self.private and port not in (None, 443):
            raise NotificationError("bad-address")
        if is_number(parts.hostname) and not self.allows(parts.hostname):
            raise NotificationError("bad-address")

    def allows(self, address: str) -> bool:
        found = ipaddress.ip_address(address)
        mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
        found = mapped or found
        if self.private:
            return True
        public = found.version == 4 or found in PUBLIC
        return public and found.is_global and not found.is_multicast

    async def resolve(self, host: str, port: int) -> str:
        """The address to connect to. If any address of a name is private, none is used."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError:
            raise NotificationError("bad-address") from None
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(self.allows(one) for one in addresses):
            raise NotificationError("bad-address")
        return addresses[0]

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request; the status of the answer. Raises NotificationError for an address that
        is not allowed, httpx.HTTPError or TimeoutError if nobody answers."""
        self.check(url)
        async with asyncio.timeout(WITHIN):
            wanted = httpx.URL(url)
            port = wanted.port or (443 if wanted.scheme == "https" else 80)
            address = await self.resolve(wanted.host, port)
            if self.client is None:
                # Without the environment: a proxy would resolve the name once more.
                self.client = httpx.AsyncClient(trust_env=False, timeout=WITHIN)
            request = self.client.build_request(
                "POST",
                wanted.copy_with(host=address),
                content=body,
                headers={**headers, "host": wanted.netloc.decode("ascii")},
                extensions={"sni_hostname": wanted.raw_host.decode("ascii")},
            )
            answer = await self.client.send(request, stream=True)
            await answer.aclose()
            return answer.status_code

    async def close(self) -> None:
        if self.client is not None:
            await self.client.aclose()


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
