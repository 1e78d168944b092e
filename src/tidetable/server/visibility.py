"""Who has a public profile: people with an account who did not ask for a private one."""

from typing import Literal

from tidetable.server.database import Database

Kind = Literal["public", "private", "guest"]
PUBLIC = (  # of the rows in `people` p
    "p.account IS NOT NULL AND p.private = 0 AND p.deleted IS NULL AND p.closed IS NULL"
)


async def kind_of(database: Database, person: str) -> Kind:
    sql = f"SELECT p.account, CASE WHEN {PUBLIC} THEN 1 ELSE 0 END FROM people p WHERE p.id = ?"
    row = await database.row(sql, person)
    if row is None or row[0] is None:
        return "guest"
    return "public" if row[1] else "private"


async def public_ids(database: Database, people: set[str]) -> set[str]:
    """Those of these people who have a public profile."""
    if not people:
        return set()
    marks = ", ".join("?" for _ in people)
    rows = await database.read(
        f"SELECT p.id FROM people p WHERE p.id IN ({marks}) AND {PUBLIC}", *sorted(people)
    )
    return {row[0] for row in rows}
