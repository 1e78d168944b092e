"""What the handlers of requests work with; filled when the server starts."""

from tidetable.server.identity import Identity
from tidetable.server.store import Store
from tidetable.server.tables import Tables
from tidetable.server.thinking import Thinking


class Services:
    store: Store
    tables: Tables
    thinking: Thinking
    identity: Identity
