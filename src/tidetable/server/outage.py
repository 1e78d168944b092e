"""When the database is away: whoever asks is told so, and tries again."""

import sqlite3

import asyncpg

AWAY = (
    OSError,  # nobody listens there
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # the connection was lost under our hands
    asyncpg.OperatorInterventionError,  # it is being stopped or started
    asyncpg.TooManyConnectionsError,
    sqlite3.OperationalError,  # locked for long, or the disk is full
)


def is_outage(error: BaseException) -> bool:
    return isinstance(error, AWAY)
