"""A person's new name, at the tables where they sit now."""

from tidetable.server.logs import log_error
from tidetable.server.services import Services

MOST = 100  # tables; those that changed last

RUNNING = (
    "SELECT DISTINCT t.id, t.changed FROM tables t JOIN sitting s ON s.table_id = t.id "
    "WHERE s.person = ? AND t.status IN ('open', 'playing') ORDER BY t.changed DESC LIMIT ?"
)


async def rename_at_tables(services: Services, person: str, name: str) -> None:
    """Show the name at open and running tables. One that fails does not hold up the rest: it shows
    the old name, which does no harm."""
    for table_id, _ in await services.store.database.read(RUNNING, person, MOST):
        try:
            await services.commands.run(table_id, lambda table: table.rename(person, name))
        except Exception:
            log_error("a new name is not shown", table=table_id)
