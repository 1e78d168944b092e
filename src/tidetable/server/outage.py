"""Which errors mean that the database is unavailable and the client should try again."""

import sqlite3

import asyncpg

UNAVAILABLE = (
    OSError,  # connection refused
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # the connection was lost
    asyncpg.OperatorInterventionError,  # PostgreSQL is stopping or starting
    asyncpg.TooManyConnectionsError,
    sqlite3.OperationalError,  # locked for too long, or the disk is full
)


def is_outage(error: BaseException) -> bool:
    return isinstance(error, UNAVAILABLE)
