"""Networks of clients in the database: never the address, only a hash with the server's secret."""

import hashlib
import hmac


def hashed(address: str, secret: bytes) -> str:
    return hmac.new(secret, f"network/{address}".encode(), hashlib.sha256).hexdigest()[:32]
