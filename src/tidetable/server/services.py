"""The parts of a running server, put together."""

import asyncio
from time import monotonic
from typing import Any

import msgspec
from litestar import Request

from tidetable.server.account_merge import AccountMerge
from tidetable.server.attention import Attention
from tidetable.server.background import Background
from tidetable.server.blocking import Blocking
from tidetable.server.caretaker import Caretaker
from tidetable.server.channels import Channels
from tidetable.server.codes import Codes, Guesses
from tidetable.server.commands import Commands
from tidetable.server.contact_limits import ContactLimits
from tidetable.server.database import Database
from tidetable.server.deliveries import Deliveries
from tidetable.server.erasure import Erasure
from tidetable.server.fanout import Fanout, Local, Redis
from tidetable.server.friend_news import FriendNews
from tidetable.server.friends import Friends
from tidetable.server.health import Health
from tidetable.server.holidays import Holidays
from tidetable.server.identity import Identity, IdentityError
from tidetable.server.last_seen import Asker, LastSeen, stranger
from tidetable.server.limits import CommandLimits
from tidetable.server.listing import Listing
from tidetable.server.lists import Lists
from tidetable.server.loaded import LoadedTable
from tidetable.server.logins import LoginLimits
from tidetable.server.mail import Mail
from tidetable.server.mail_recovery import MailRecovery
from tidetable.server.moderation import Mutes, Reports
from tidetable.server.muted_networks import MutedNetworks
from tidetable.server.notification_words import Links
from tidetable.server.notifications import DELAY, Notifications
from tidetable.server.online import Online
from tidetable.server.outbox import Outbox
from tidetable.server.outward import Outward
from tidetable.server.pairing import Pairings
from tidetable.server.people_store import PeopleStore, Person
from tidetable.server.processes import Processes
from tidetable.server.puzzle_store import PuzzleStore
from tidetable.server.registry import Registry
from tidetable.server.results import rated_entry
from tidetable.server.scheduler import Scheduler
from tidetable.server.store import Store
from tidetable.server.sweeper import Sweeper
from tidetable.server.table_invitations import TableInvitations
from tidetable.server.thinking import Thinking
from tidetable.server.threads import Threads
from tidetable.server.tokens import Tokens
from tidetable.server.tournament_rounds import TournamentRounds
from tidetable.server.tournament_store import TournamentStore
from tidetable.server.tournaments import Tournaments
from tidetable.server.watch import Watch
from tidetable.server.web_push import WebPush
from tidetable.table.table import Table

SETTLE_WITHIN = 2.0  # seconds for commands that are being stored when the server stops


class Notify(msgspec.Struct, frozen=True):
    """The options of `tidetable serve` for notifications."""

    url: str = ""  # the public address of this server, for links in mails
    smtp: str = ""  # smtp://[USER:PASSWORD@]HOST[:PORT]; "": no e-mail
    sender: str = ""  # the address that mails come from
    contact: str = ""  # mailto: or https:, for the operators of push services
    private: bool = False  # push services and webhooks may be in private networks
    delay: float = DELAY  # seconds between the occasion and the notification


class Services:
    """Handlers get one without a database; `start` opens the rest when the server starts."""

    def __init__(self, rate: float = 0.0) -> None:
        self.limits = CommandLimits(rate)
        self.logins = LoginLimits(active=rate > 0)
        self.listing = Listing(active=rate > 0)
        self.guesses = Guesses(active=rate > 0)
        self.limited = rate > 0

    tokens: Tokens
    store: Store
    thinking: Thinking
    last_seen: LastSeen
    threads: Threads
    background: Background
    registry: Registry
    processes: Processes
    fanout: Fanout
    lists: Lists
    commands: Commands
    caretaker: Caretaker
    sweeper: Sweeper
    health: Health
    identity: Identity
    codes: Codes
    pairings: Pairings
    account_merge: AccountMerge
    mutes: Mutes
    muted_networks: MutedNetworks
    reports: Reports
    friends: Friends
    friend_news: FriendNews
    contact_limits: ContactLimits
    online: Online
    blocking: Blocking
    table_invitations: TableInvitations
    watch: Watch
    erasure: Erasure
    channels: Channels
    outbox: Outbox
    attention: Attention
    links: Links
    notifications: Notifications
    deliveries: Deliveries
    holidays: Holidays
    tournaments: Tournaments
    tournament_rounds: TournamentRounds
    mail_recovery: MailRecovery
    puzzles: PuzzleStore

    def start(
        self,
        database: Database,
        thinking: Thinking,
        tokens: Tokens,
        shared: bool,
        redis: str | None = None,
        notify: Notify | None = None,
    ) -> None:
        """`shared`: other processes write to the same database; `redis`: how they hear of it."""
        self.tokens = tokens
        self.store = store = Store(database)
        self.thinking = thinking
        self.last_seen = LastSeen()
        self.threads = Threads()
        self.background = background = Background()
        self.registry = registry = Registry(store, background, shared)
        if redis is None:
            self.fanout = Local(reliable=not shared)
        else:
            self.fanout = Redis(
                redis, registry.written_elsewhere, registry.resync, registry.presence
            )
        registry.presence.complete = lambda: self.fanout.reliable
        self.processes = processes = Processes(database, shared)
        self.lists = lists = Lists(store, background, processes)
        self.commands = Commands(store, registry, lists, processes, background)
        self.caretaker = Caretaker(self.commands, thinking, self.last_seen, background)
        self.sweeper = Sweeper(store, registry, processes, self.caretaker, lists, self.fanout)
        self.health = Health(database, self.fanout, self.sweeper, thinking)
        lists.on_counted = self.keep_ratings
        database.on_stored = self.fanout.publish_all
        registry.on_news = lambda loaded: self.fanout.publish(loaded.table.id, loaded.table.seq)
        registry.on_failure = self.commands.look_again
        registry.on_read = self.caretaker.welcome
        registry.on_load = self.commands.route.on_change = self.caretaker.look_after
        people = PeopleStore(database)
        self.identity = Identity(people, tokens)
        self.codes = Codes(database, self.guesses)
        self.pairings = Pairings(self.identity)
        self.account_merge = AccountMerge(people, self.commands)
        self.mutes = Mutes(database, registry)
        self.muted_networks = MutedNetworks(
            database, self.last_seen, lambda: self.secret, self.limited
        )
        self.reports = Reports(database)
        self.friends = Friends(database)
        self.puzzles = PuzzleStore(database)
        self.contact_limits = ContactLimits(database, lambda: self.secret, self.limited)
        self.online = Online(registry.presence)
        self.blocking = Blocking(self.friends, registry)
        self.table_invitations = TableInvitations(database)
        self.watch = Watch(
            store, people, registry, tokens, self.mutes, self.muted_networks, self.blocking
        )
        self.erasure = Erasure(people, self.commands)
        self.tournaments = Tournaments(TournamentStore(database))
        self.tournament_rounds = TournamentRounds(self.tournaments, self.commands, background)
        registry.on_arrival = self.tournament_rounds.arrived
        self.start_notifications(database, notify or Notify())

    def start_notifications(self, database: Database, notify: Notify) -> None:
        self.channels = channels = Channels(database)
        self.outbox = outbox = Outbox(database)
        self.attention = Attention(channels, self.background)
        self.links = Links(self.tokens)
        self.notifications = Notifications(channels, outbox, self.background, notify.delay)
        self.caretaker.on_look = self.notifications.consider
        self.attention.on_new = lambda people: self.notifications.reconsider(
            people, self.registry.tables.values()
        )
        self.holidays = Holidays(database, self.commands)
        outward = Outward(notify.private)
        contact = notify.contact or (f"mailto:{notify.sender}" if notify.sender else notify.url)
        mail = Mail(notify.smtp, notify.sender) if notify.smtp and notify.url else None
        self.deliveries = Deliveries(
            *(channels, outbox, self.attention, self.registry, self.links, outward),
            WebPush(database, outward, contact or "https://localhost"),
            mail,
            notify.url.rstrip("/"),
        )
        self.mail_recovery = MailRecovery(
            self.identity, channels, outbox, self.tokens, self.deliveries.site
        )
        self.deliveries.recovery = self.mail_recovery.words
        self.deliveries.inviter = self.table_invitations.inviter
        self.friend_news = FriendNews(self.friends, channels, outbox, self.mutes, notify.delay)
        self.deliveries.friendship = self.friend_news.words

    async def keep_ratings(self, loaded: LoadedTable) -> None:
        """Write the ratings into the log of a rated game, for everybody who looks at it."""
        entry = await rated_entry(self.store.database, loaded.table)
        if entry is not None:
            await self.commands.run(
                loaded.table.id, lambda table: None if table.ratings else entry, "rated"
            )

    @property
    def secret(self) -> bytes:
        """The secret that signs."""
        return self.tokens.values()[-1].encode()

    def is_invited(self, table: Table, seat: int, code: str) -> bool:
        """Whether a code opens a seat. Codes of older secrets work as long as their tokens do."""
        values = self.tokens.values()
        return any(table.is_invited(seat, code, value.encode()) for value in values)

    def scheduler(self) -> Scheduler | None:
        """What decides who thinks; None before the start."""
        thinking: Thinking | None = getattr(self, "thinking", None)
        return None if thinking is None else thinking.scheduler

    async def close(self) -> None:
        """Stop. Commands that have begun are stored and applied first; those that still wait were
        not acknowledged, and their clients repeat them elsewhere."""
        self.caretaker.close()
        self.registry.close()
        self.health.close()
        deadline = monotonic() + SETTLE_WITHIN
        while monotonic() < deadline and self.registry.is_writing():
            await asyncio.sleep(0.01)
        await self.background.close()
        await self.fanout.close()
        await self.deliveries.close()

    async def authenticated(self, request: Request[Any, Any, Any]) -> Person:
        """The person who sent a request; IdentityError if the caller is not authenticated."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise IdentityError("bad-token")
        person = await self.identity.known(token)
        self.last_seen.saw(person.id, request.scope)
        return person

    async def asker(self, request: Request[Any, Any, Any]) -> Asker:
        """Who asks, for a request that needs no token: one that is sent is used."""
        try:
            return self.last_seen.saw((await self.authenticated(request)).id, request.scope)
        except IdentityError:
            return stranger(request.scope)
