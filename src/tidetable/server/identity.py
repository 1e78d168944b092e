"""Authentication: guests, accounts, and who holds a token (tokens.py)."""

from time import time

from tidetable.server.database import Conflict
from tidetable.server.names import IdentityError, account_key, clean
from tidetable.server.passwords import Passwords
from tidetable.server.people_store import PeopleStore, Person
from tidetable.server.store import is_id, new_id
from tidetable.server.tokens import FIRST_FORM, Claim, Tokens, new_session

__all__ = ["Identity", "IdentityError"]

SEEN_EVERY = 86_400.0  # seconds: "last seen" is exact to a day


class Identity:
    def __init__(self, people: PeopleStore, tokens: Tokens) -> None:
        self.people = people
        self.tokens = tokens
        self.passwords = Passwords()

    def token(self, person: Person) -> str:
        """A fresh token for a person's session."""
        fresh = person.session in ("", FIRST_FORM)
        session = new_session() if fresh else person.session
        return self.tokens.sign(Claim(person.id, session, person.generation))

    async def known(self, token: str) -> Person:
        """The person with this token, in the session that it belongs to."""
        claim = self.tokens.read(token)
        person = await self.people.person(claim.person, claim.session)
        if person is None or person.deleted is not None or person.revoked:
            raise IdentityError("bad-token")
        if person.became is not None:
            # The token does not open the account: its holder may not know the account's password.
            raise IdentityError("now-account")
        if claim.generation < person.generation:
            raise IdentityError("bad-token")
        return checked_open(person)._replace(session=claim.session)

    async def public(self, id_: str) -> Person:
        """The person with this public id; for a guest who has logged in, the account."""
        person = await self.people.person(id_) if is_id(id_) else None
        if person is not None and person.became is not None:
            person = await self.people.person(person.became)
        if person is None or person.deleted is not None:
            raise IdentityError("no-such-person")
        return person

    async def guest(self, name: str, at: float) -> Person:
        name = clean(name)
        id_ = new_id(12)
        await self.people.add(id_, name, at)
        return Person(id_, name, None, None, seen=at)

    async def rename(self, person: Person, name: str) -> Person:
        """Change a name. renaming.py shows it at tables."""
        name = clean(name)
        await self.people.rename(person.id, name)
        return person._replace(name=name)

    async def was_here(self, person: Person) -> None:
        """Remember the day, for what is deleted after a long absence."""
        now = time()
        if person.seen is None or now - person.seen > SEEN_EVERY:
            await self.people.was_here(person.id, now)

    # -- accounts --------------------------------------------------------------------------------

    async def make_account(self, person: Person, account: str, password: str) -> Person:
        key, account = account_key(account), clean(account).lower()
        if person.account is not None:
            raise IdentityError("has-account", account=person.account)
        hashed = await self.passwords.hash(password)
        try:
            made = await self.people.make_account(person.id, account, key, hashed, time())
        except Conflict:
            raise IdentityError("account-taken", account=account) from None
        if made is None:  # another request was faster
            now = await self.people.person(person.id)
            if now is None or now.account is None:
                raise IdentityError("now-account")
            raise IdentityError("has-account", account=now.account)
        return made

    async def login(self, account: str, password: str) -> Person:
        try:
            person = await self.people.account(clean(account).lower(), account_key(account))
        except IdentityError:
            person = None
        # An unknown account takes as long as a wrong password: response times reveal nothing.
        correct = await self.passwords.fits(password, person.password if person else None)
        if person is None or not correct:
            raise IdentityError("bad-login")
        return checked_open(person)

    async def change_password(self, person: Person, new: str) -> Person:
        """Set a new password. All tokens of the person become void; sign a new one."""
        hashed = await self.passwords.hash(new)
        if not await self.people.change_password(person, hashed, time()):
            raise IdentityError("bad-login")  # another request has changed it meanwhile
        now = await self.people.person(person.id)
        if now is None:
            raise IdentityError("bad-token")
        return now

    async def check_password(self, person: Person, password: str) -> None:
        if person.account is None:
            raise IdentityError("no-account")
        if not await self.passwords.fits(password, person.password):
            raise IdentityError("bad-login")

    async def sign_out(self, person: Person, everywhere: bool) -> None:
        if everywhere:
            await self.people.revoke_all(person.id, time())
        else:
            await self.people.revoke(person.id, person.session, time())


def checked_open(person: Person) -> Person:
    if person.closed is not None:
        raise IdentityError("closed-account", reason=person.closed)
    return person
