"""A person on another device: a code that works once and for a few minutes; and the recovery code
of an account, with which a forgotten password is replaced.

A pairing code adds the other device, or moves the person there: then the device that asked for it
is signed out. It is void as soon as the person signs out everywhere. Of a recovery code only the
hash is stored; it has 80 random bits, so a plain hash is enough (docs/decisions/0046).
"""

import hashlib
import hmac
import secrets
from time import time
from typing import Final, NamedTuple

from tidetable.server.database import Conflict, Database
from tidetable.server.identity import Identity, IdentityError, checked_open
from tidetable.server.names import account_key, clean
from tidetable.server.people_store import Person
from tidetable.server.spoken import is_code, new_code, typed

LENGTH: Final = 8  # letters of a pairing code
LIFE: Final = 600.0  # seconds that it works
RECOVERY: Final = 20  # letters of a recovery code
TRIES: Final = 20


class Pairing(NamedTuple):
    """A pairing code that works, and whose it is."""

    code: str
    person: Person
    session: str  # of the device that asked for it
    moves: bool


class Pairings:
    def __init__(self, identity: Identity) -> None:
        self.identity = identity
        self.people = identity.people
        self.database: Database = identity.people.database

    async def make(self, person: Person, moves: bool) -> str:
        """A new code. An earlier one of the person is void."""
        for _ in range(TRIES):
            code = new_code(LENGTH)
            made = (code, person.id, person.session, int(moves), person.generation, time() + LIFE)
            try:
                await self.database.write(
                    ("DELETE FROM pairings WHERE person = ? OR until < ?", (person.id, time())),
                    (
                        "INSERT INTO pairings (code, person, session, moves, generation, until) "
                        "VALUES (?, ?, ?, ?, ?, ?)",
                        made,
                    ),
                )
            except Conflict:
                continue
            return code
        raise IdentityError("busy")

    async def find(self, text: str) -> Pairing | None:
        """The pairing that somebody has typed the code of; None if it does not work (any more)."""
        code = typed(text)
        if not is_code(code, LENGTH):
            return None
        found = await self.database.row(
            "SELECT person, session, moves, generation, until, used FROM pairings WHERE code = ?",
            code,
        )
        if found is None:
            return None
        id_, session, moves, generation, until, used = found
        person = await self.people.person(id_, session)
        if used is not None or until < time() or person is None or person.revoked:
            return None
        if person.became is not None or person.deleted is not None:
            return None
        if person.generation != generation:
            return None
        return Pairing(code, checked_open(person), session, bool(moves))

    async def use(self, pairing: Pairing) -> Person:
        """Use a code up: of two devices that send it at once, one gets the person."""
        own = secrets.token_urlsafe(9)
        await self.database.write(
            (
                "UPDATE pairings SET used = ? WHERE code = ? AND person = ? AND used IS NULL",
                (own, pairing.code, pairing.person.id),
            )
        )
        rows = await self.database.read("SELECT used FROM pairings WHERE code = ?", pairing.code)
        if not rows or rows[0][0] != own:
            raise IdentityError("bad-device-code")
        if pairing.moves:
            await self.people.revoke(pairing.person.id, pairing.session, time())
        return pairing.person._replace(session="")  # a session of its own

    # -- recovery --------------------------------------------------------------------------------

    async def new_recovery(self, person: Person) -> str:
        """A recovery code of an account; an earlier one is void."""
        code = new_code(RECOVERY)
        sql = "UPDATE people SET recovery = ? WHERE id = ? AND account IS NOT NULL"
        await self.database.write((sql, (hashed(code), person.id)))
        return code

    async def recover(self, account: str, text: str, password: str) -> Person:
        """Set a new password with a recovery code, which is used up. All tokens become void."""
        try:
            person = await self.people.account(clean(account).lower(), account_key(account))
        except IdentityError:
            person = None
        kept = None if person is None else await self.recovery_of(person.id)
        given = hashed(typed(text))
        if person is None or kept is None or not hmac.compare_digest(kept, given):
            raise IdentityError("bad-recovery")
        checked_open(person)
        fresh = await self.identity.passwords.hash(password)
        at = time()
        await self.database.write(
            (
                "UPDATE people SET password = ?, recovery = NULL, generation = generation + 1 "
                "WHERE id = ? AND recovery = ? AND deleted IS NULL",
                (fresh, person.id, kept),
            ),
            self.people.all_revoked(person.id, at),
        )
        now = await self.people.person(person.id)
        if now is None or now.password != fresh:  # another request has used it
            raise IdentityError("bad-recovery")
        return now

    async def recovery_of(self, person: str) -> str | None:
        rows = await self.database.read("SELECT recovery FROM people WHERE id = ?", person)
        return None if not rows or rows[0][0] is None else str(rows[0][0])


def hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
