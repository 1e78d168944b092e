"""Whom somebody means: a person with an id, with a friend code, or with an account name."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tidetable.server.database import Conflict
from tidetable.server.names import IdentityError, account_key, clean
from tidetable.server.people_store import Person
from tidetable.server.services import Services
from tidetable.server.spoken import is_code, new_code, typed
from tidetable.table.table import TableError

LENGTH = 8  # letters of a friend code: seven thousand million codes
TRIES = 20


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """Whom the caller means."""

    who: Annotated[str, Meta(min_length=1, max_length=60)]
    by: Literal["person", "code", "account"] = "person"


async def find(services: Services, wanted: Wanted, address: str) -> Person:
    """The person who is meant. Guessing codes and account names is limited; people with a private
    profile are not found by their account name."""
    if wanted.by == "person":
        return await services.identity.public(wanted.who)
    services.guesses.begin(address)
    if wanted.by == "code":
        found = await with_code(services, wanted.who)
    else:
        found = await with_account(services, wanted.who)
    if found is None:
        raise IdentityError("no-such-person")
    person = await services.identity.public(found)
    services.guesses.right(address)
    return person


async def with_code(services: Services, text: str) -> str | None:
    code = typed(text)
    if not is_code(code, LENGTH):
        return None
    sql = "SELECT id FROM people WHERE friend_code = ?"
    row = await services.store.database.row(sql, code)
    return None if row is None else str(row[0])


async def with_account(services: Services, text: str) -> str | None:
    try:
        person = await services.identity.people.account(clean(text).lower(), account_key(text))
    except IdentityError:
        return None
    sql = "SELECT id FROM people WHERE id = ? AND private = 0 AND closed IS NULL"
    row = None if person is None else await services.store.database.row(sql, person.id)
    return None if row is None else str(row[0])


async def friend_code(services: Services, person: str, fresh: bool) -> str:
    """The code with which a person's friends find them; a fresh one makes the old one void."""
    database = services.store.database
    for _ in range(TRIES):
        sql = "SELECT friend_code FROM people WHERE id = ?"
        row = await database.row(sql, person)
        if row is not None and row[0] is not None and not fresh:
            return str(row[0])
        code = new_code(LENGTH)
        try:
            await database.write(
                ("UPDATE people SET friend_code = ? WHERE id = ?", (code, person)),
            )
        except Conflict:
            continue
        return code
    raise TableError("busy")
