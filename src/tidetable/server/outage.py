"""Which errors mean that the database is unavailable and the client should try again."""

import sqlite3

UNAVAILABLE = (
    OSError,  # connection refused
    TimeoutError,
    sqlite3.OperationalError,  # locked for too long, or the disk is full
)


def is_outage(error: BaseException) -> bool:
    if isinstance(error, UNAVAILABLE):
        return True
    if not type(error).__module__.startswith("asyncpg"):
        return False
    import asyncpg  # a server with SQLite starts without it

    unavailable = (
        asyncpg.PostgresConnectionError,
        asyncpg.InterfaceError,  # the connection was lost
        asyncpg.OperatorInterventionError,  # PostgreSQL is stopping or starting
        asyncpg.TooManyConnectionsError,
    )
    return isinstance(error, unavailable)
