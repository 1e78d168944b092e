"""Authentication: guests, accounts and their tokens. A token is a signed person id."""

import asyncio
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from tidetable.engine.errors import TidetableError
from tidetable.server.database import Conflict
from tidetable.server.people_store import PeopleStore, Person
from tidetable.server.store import is_id

NAME_LENGTH = 30
PASSWORD_LENGTH = (8, 200)


class IdentityError(TidetableError):
    """Authentication failed, or the name is not allowed."""


class Identity:
    def __init__(self, people: PeopleStore, secret: str) -> None:
        self.people = people
        self.signer = URLSafeSerializer(secret, salt="person")  # verifies in constant time
        self.hasher = PasswordHasher()
        self.no_password = self.hasher.hash(secrets.token_urlsafe())  # for unknown accounts

    def token(self, person: str) -> str:
        return str(self.signer.dumps(person))

    def read(self, token: str) -> str:
        try:
            person = self.signer.loads(token)
        except BadSignature:
            raise IdentityError("bad-token") from None
        return str(person)

    async def known(self, token: str) -> Person:
        """The person with this token."""
        person = await self.people.person(self.read(token))
        if person is None:
            raise IdentityError("bad-token")
        if person.became is not None:
            # The token does not open the account: its holder may not know the account's password.
            raise IdentityError("now-account")
        return person

    async def public(self, id_: str) -> Person:
        """The person with this public id; for a guest who has logged in, the account."""
        person = await self.people.person(id_) if is_id(id_) else None
        if person is not None and person.became is not None:
            person = await self.people.person(person.became)
        if person is None:
            raise IdentityError("no-such-person")
        return person

    async def guest(self, name: str, at: float) -> Person:
        name = clean(name)
        id_ = secrets.token_urlsafe(12)
        await self.people.add(id_, name, at)
        return Person(id_, name, None, None)

    async def rename(self, person: Person, name: str) -> Person:
        """Change a name, for tables the person joins from now on."""
        name = clean(name)
        await self.people.rename(person.id, name)
        return person._replace(name=name)

    async def make_account(self, person: Person, account: str, password: str) -> Person:
        account = clean(account).lower()
        shortest, longest = PASSWORD_LENGTH
        if not shortest <= len(password) <= longest:
            raise IdentityError("bad-password", shortest=shortest)
        if person.account is not None:
            raise IdentityError("has-account", account=person.account)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            await self.people.make_account(person.id, account, hashed)
        except Conflict:
            raise IdentityError("account-taken", account=account) from None
        return person._replace(account=account)

    async def login(self, account: str, password: str) -> Person:
        try:
            person = await self.people.account(clean(account).lower())
        except IdentityError:
            person = None
        # An unknown account takes as long as a wrong password: response times reveal nothing.
        hashed = person.password if person and person.password else self.no_password
        try:
            await asyncio.to_thread(self.hasher.verify, hashed, password)
        except VerificationError:
            raise IdentityError("bad-login") from None
        if person is None:
            raise IdentityError("bad-login")
        return person


def clean(name: str) -> str:
    """A name on one line. Invisible characters are refused: they make two names look alike."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    invisible = any(unicodedata.category(char)[0] == "C" for char in name)
    if invisible or not 1 <= len(name) <= NAME_LENGTH:
        raise IdentityError("bad-name", longest=NAME_LENGTH)
    return name
