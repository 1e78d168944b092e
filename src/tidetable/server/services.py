"""What all handlers of requests work with."""

from typing import Any

from litestar import Request

from tidetable.server.handing import Handing
from tidetable.server.identity import Identity, IdentityError
from tidetable.server.store import Person, Store
from tidetable.server.tables import Tables
from tidetable.server.thinking import Thinking


class Services:
    """Filled when the server starts."""

    store: Store
    tables: Tables
    thinking: Thinking
    identity: Identity
    handing: Handing

    async def who(self, request: Request[Any, Any, Any]) -> Person:
        """Who asks; IdentityError when nobody that we know does."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise IdentityError("bad-token")
        return await self.identity.known(token)
