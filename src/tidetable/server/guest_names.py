"""Names for guests who have not chosen one: animals of the sea, and never the same twice.

Every name has a number, which grows for good: the first round is "Otter", "Puffin", ...; the second
one "Otter 2", "Puffin 2", ... The catalogues list the same animals in the same order, so that two
languages do not give one name to two guests.
"""

from tidetable.server.database import Conflict, Database
from tidetable.text import Text

TRIES = 100
KEPT = 50  # numbers; only the highest one is needed


async def guest_name(database: Database, language: str) -> str:
    return numbered_name(await next_number(database), language)


def numbered_name(number: int, language: str) -> str:
    text = Text(language)
    names = [name.strip() for name in text("guest-names").split(",")]
    lap = number // len(names) + 1
    name = names[number % len(names)]
    return name if lap == 1 else f"{name} {lap}"


async def next_number(database: Database) -> int:
    """A number that no other guest gets, from any process."""
    for _ in range(TRIES):
        rows = await database.read("SELECT max(number) FROM guest_numbers")
        number = 0 if rows[0][0] is None else int(rows[0][0]) + 1
        try:
            await database.write(
                ("INSERT INTO guest_numbers (number) VALUES (?)", (number,)),
                ("DELETE FROM guest_numbers WHERE number < ?", (number - KEPT,)),
            )
        except Conflict:
            continue  # another request was faster
        return number
    raise RuntimeError("no number for a guest")
