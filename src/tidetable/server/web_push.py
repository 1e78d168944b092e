"""Web Push: a message that is encrypted for one browser (RFC 8291) and signed with the key of this
installation (VAPID, RFC 8292). The push service in between can read neither.

http-ece and py-vapid do the work. pywebpush, which is built on them, would bring two HTTP clients
more. They are imported when the first message is sent: cryptography takes a while.
"""

import base64
from time import time
from typing import Any
from urllib.parse import urlsplit

from tidetable.server.channels import Keys, NotificationError
from tidetable.server.database import Database
from tidetable.server.outward import Outward

TTL = 3 * 86_400  # seconds that a push service keeps a message for a browser that is off
EXPIRES = 12 * 3_600  # seconds that a signature is valid
STORED = "SELECT value FROM settings WHERE name = 'vapid'"


class WebPush:
    def __init__(self, database: Database, outward: Outward, contact: str) -> None:
        self.database = database
        self.outward = outward
        self.contact = contact  # for the operators of push services
        self.signer: Any = None

    async def key(self) -> Any:
        """The signing key. The first process that needs it makes it; all processes share it."""
        if self.signer is None:
            from py_vapid import Vapid02

            fresh = Vapid02()
            fresh.generate_keys()
            sql = "INSERT INTO settings (name, value) VALUES ('vapid', ?) ON CONFLICT DO NOTHING"
            if await self.database.row(STORED) is None:
                await self.database.write((sql, (fresh.private_pem().decode(),)))
            row = await self.database.row(STORED)
            assert row is not None
            self.signer = Vapid02.from_pem(row[0].encode())
        return self.signer

    async def public_key(self) -> str:
        """What a browser subscribes with: the uncompressed point, in base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        signer = await self.key()
        raw = signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    async def send(self, endpoint: str, keys: Keys, message: bytes, topic: str) -> int:
        """Send a message; the status of the answer. A later message with the same topic replaces
        one that was not delivered yet."""
        signer = await self.key()
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time()) + EXPIRES,
            "sub": self.contact,
        }
        headers = {
            **signer.sign(claims),
            "content-encoding": "aes128gcm",
            "ttl": str(TTL),
            "urgency": "normal",
            "topic": topic,
        }
        return await self.outward.post(endpoint, encrypted(message, keys), headers)


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encrypted(message: bytes, keys: Keys) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    sealed: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(keys.p256dh),
        auth_secret=decoded(keys.auth),
    )
    return sealed


def check_keys(keys: Keys) -> None:
    """Refuse keys that nothing can be encrypted for."""
    try:
        encrypted(b"", keys)
    except Exception:
        raise NotificationError("bad-address") from None
