"""Recovery by e-mail: a link that works once and for an hour, to an address that its owner has
confirmed and chosen for this (docs/decisions/0058).

Nobody learns from an answer whether an address is known: the answer is the same, and comes before
anything is looked up. With the link an account gets a new password, and a guest a new token. All
other devices are signed out, and all earlier links are void.
"""

from time import time
from typing import Final, NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer

from tidetable.server.channels import RECOVERY, Channel, Channels, NotificationError
from tidetable.server.database import Conflict, Statement
from tidetable.server.identity import Identity, IdentityError, checked_open
from tidetable.server.limits import Buckets
from tidetable.server.logs import log_error
from tidetable.server.notification_words import Words, recovery
from tidetable.server.outbox import Notification, Outbox, limited_mails
from tidetable.server.people_store import Person
from tidetable.server.tokens import Tokens, unexpired

LIFE: Final = 3_600  # seconds that a link works
AT_ONCE: Final = 5  # requests for a link from one address of the network, then ...
RATE: Final = 1 / 120  # ... one in this many seconds


class RecoveryLimits:
    def __init__(self, active: bool) -> None:
        self.addresses = Buckets(RATE * active, AT_ONCE)

    def take(self, address: str) -> None:
        if not self.addresses.of(address).take():
            raise IdentityError("too-many-recoveries")


class Recoverable(NamedTuple):
    """Whom a link is for."""

    person: Person
    id: str  # of the link


class MailRecovery:
    def __init__(
        self, identity: Identity, channels: Channels, outbox: Outbox, tokens: Tokens, site: str
    ) -> None:
        self.identity = identity
        self.people = identity.people
        self.channels = channels
        self.outbox = outbox
        self.tokens = tokens
        self.site = site

    # -- asking ----------------------------------------------------------------------------------

    async def ask(self, address: str, secret: bytes) -> None:
        """Send a link to everybody with this address, a few times a day. Runs in the background."""
        try:
            found = await self.channels.for_recovery(address)
            if found:
                made = await limited_mails(self.outbox, "recover", found, secret)
                await self.outbox.add(made)
        except Exception:
            log_error("a recovery mail was not made")

    async def words(self, one: Notification, channel: Channel) -> Words | None:
        """The mail; None if there is nobody to let in any more."""
        person = await self.people.person(channel.person)
        if person is None or person.closed is not None or not is_somebody(person):
            return None
        token = self.serializer().dumps([person.id, person.generation, one.id])
        return recovery(channel, self.site, person.account or person.name, str(token))

    def serializer(self) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self.tokens.values(), salt="recover")

    # -- using -----------------------------------------------------------------------------------

    async def read(self, token: str) -> Recoverable:
        """Whom a link is for, if it still works."""
        try:
            id_, generation, link = unexpired(self.serializer(), token, LIFE)
        except (BadData, ValueError, TypeError):
            raise NotificationError("bad-link") from None
        person = await self.people.person(str(id_))
        if person is None or not is_somebody(person) or person.generation != generation:
            raise NotificationError("bad-link")
        return Recoverable(checked_open(person), str(link))

    async def use(self, token: str, password: str) -> Person:
        """Let somebody in again, with a new password if they have an account."""
        person, link = await self.read(token)
        at, hashed = time(), person.password
        if person.account is not None:
            hashed = await self.identity.passwords.hash(password)
        try:
            await self.people.database.write(
                ("INSERT INTO used_links (id, until) VALUES (?, ?)", (link, at + LIFE)),
                (
                    "UPDATE people SET password = ?, generation = generation + 1 "
                    "WHERE id = ? AND generation = ? AND deleted IS NULL",
                    (hashed, person.id, person.generation),
                ),
                self.people.all_revoked(person.id, at),
            )
        except Conflict:  # another request has used it
            raise NotificationError("bad-link") from None
        now = await self.people.person(person.id)
        if now is None or now.password != hashed or now.generation == person.generation:
            raise NotificationError("bad-link")  # signed out everywhere, or deleted, meanwhile
        return now._replace(session="")  # a session of its own


def is_somebody(person: Person) -> bool:
    return person.became is None and person.deleted is None


def without_recovery(guest: str, account: str) -> Statement:
    """A guest logs in to an account, which takes over the guest's channels: but the owner of the
    guest's mailbox must not be able to take over the account."""
    sql = "UPDATE channels SET person = ?, wanted = TRIM(REPLACE(wanted, ?, '')) WHERE person = ?"
    return sql, (account, RECOVERY, guest)
