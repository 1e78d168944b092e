"""The tournaments in this process, and the route of their commands: check, store, apply.

No process owns a tournament. Each one reads what the others have stored before it shows or checks
anything; of two that store at once, the second gets Conflict, reads again, and checks again.
"""

import asyncio
import copy
from collections import OrderedDict
from collections.abc import Callable
from time import time
from typing import Any

from tidetable.server.codes import LENGTH
from tidetable.server.database import Conflict
from tidetable.server.logs import log_error
from tidetable.server.spoken import new_code
from tidetable.server.store import is_id, new_id
from tidetable.server.tournament_store import Head, Known, TournamentStore
from tidetable.server.uptime import uptime
from tidetable.tournament import entries as log
from tidetable.tournament.tournament import Tournament, TournamentError, rebuild

TRIES = 50  # how often a command is checked again because other processes were faster
KEPT = 200  # tournaments in memory
PEOPLE_EVERY = 5.0  # seconds after which names are looked up again
HOST_EVERY = 15.0  # seconds between two notes that the host is here
PER_PERSON = 3  # tournaments of one host that are not over

Plan = Callable[[Tournament], log.AnyEntry | None]


class LoadedTournament:
    def __init__(self, tournament: Tournament, head: Head) -> None:
        self.tournament = tournament
        self.code = head.code
        self.host_seen = head.host_seen  # in server time
        self.lock = asyncio.Lock()  # one command at a time
        self.people: dict[str, Known] = {}
        self.people_at = -PEOPLE_EVERY  # when they were looked up, in server time
        self.shown: tuple[object, Any] | None = None  # what clients see (tournament_views.py)

    def name(self, person: str) -> str:
        """The name of somebody who has joined, or of the host; "": a former player."""
        known = self.people.get(self.tournament.current_id(person))
        return known.name if known is not None else ""


class Tournaments:
    def __init__(self, store: TournamentStore) -> None:
        self.store = store
        self.loaded: OrderedDict[str, LoadedTournament] = OrderedDict()
        self.on_change: Callable[[], None] = lambda: None

    async def open(self, settings: log.Settings, host: str) -> LoadedTournament:
        if await self.store.hosted_by(host) >= PER_PERSON:
            raise TournamentError("too-many-tournaments", most=PER_PERSON)
        opened = log.Opened(settings, host, up=uptime.now())
        for _ in range(TRIES):
            made, code = Tournament(new_id(9), opened), new_code(LENGTH)
            try:
                await self.store.create(made, opened, code, time())
            except Conflict:
                continue  # the code is taken
            return await self.get(made.id)
        raise TournamentError("busy")

    async def get(self, id_: str) -> LoadedTournament:
        """A tournament with everything that any process has stored."""
        head = await self.store.head(id_) if is_id(id_) else None
        if head is None:
            raise TournamentError("no-such-tournament")
        found = self.loaded.get(id_)
        if found is None:
            entries = await self.store.read(id_)
            found = self.loaded.setdefault(id_, LoadedTournament(rebuild(id_, entries), head))
            while len(self.loaded) > KEPT:
                self.loaded.popitem(last=False)
        self.loaded.move_to_end(id_)
        found.host_seen = max(found.host_seen, head.host_seen)
        if found.tournament.seq < head.seq:
            async with found.lock:
                await self.catch_up(found)
        if uptime.now() - found.people_at >= PEOPLE_EVERY:
            await self.look_at_people(found)
        return found

    async def catch_up(self, loaded: LoadedTournament) -> None:
        """Apply what other processes have stored. The caller has the lock."""
        tournament = loaded.tournament
        for entry in await self.store.read(tournament.id, tournament.seq):
            tournament.add(entry)

    async def run(self, id_: str, plan: Plan) -> LoadedTournament:
        """Execute a command: check it, store its entry, and only then apply it."""
        loaded = await self.get(id_)
        async with loaded.lock:
            for _ in range(TRIES):
                entry = plan(loaded.tournament)
                if entry is None:
                    return loaded
                entry.up = uptime.now()
                after = copy.deepcopy(loaded.tournament)
                after.add(entry)
                try:
                    await self.store.append(after, entry, time())
                except Conflict:
                    await self.catch_up(loaded)
                    continue
                except Exception:
                    self.loaded.pop(id_, None)  # it may be stored all the same: read it again
                    raise
                loaded.tournament = after
                break
            else:
                raise TournamentError("busy")
        if isinstance(entry, (log.Joined, log.Handed, log.Hosted)):
            loaded.people_at = -PEOPLE_EVERY
        self.on_change()
        return loaded

    # -- people ----------------------------------------------------------------------------------

    async def look_at_people(self, loaded: LoadedTournament) -> None:
        """Look up names, and follow guests who have logged in and people who are gone."""
        tournament = loaded.tournament
        loaded.people_at = uptime.now()
        merged, opener = tournament.merged.values(), tournament.opener
        ids = {*tournament.players, *merged, tournament.first_host, opener}
        found = await self.store.people(sorted(ids))
        accounts = {one.became for one in found.values() if one.became} - ids
        found |= await self.store.people(sorted(accounts))
        loaded.people = found
        if opener in found and found[opener].deleted is not None:
            tournament.forget_title()
        for plan in changes(tournament, found):
            try:
                await self.run(tournament.id, plan)
            except TournamentError:
                log_error("a tournament did not follow its people", tournament=tournament.id)

    async def saw(self, loaded: LoadedTournament, person: str) -> None:
        """Somebody looks at a tournament: remember when its host did."""
        now = uptime.now()
        if person == loaded.tournament.host and now - loaded.host_seen >= HOST_EVERY:
            loaded.host_seen = now
            await self.store.saw_host(loaded.tournament.id, now)


def changes(tournament: Tournament, people: dict[str, Known]) -> list[Plan]:
    """What became of people since they joined."""
    plans: list[Plan] = []
    for id_ in {*tournament.players, tournament.first_host} - set(tournament.merged):
        known = people.get(id_)
        if known is not None and known.became is not None:
            plans.append(handing(id_, known.became))
    for player in tournament.active():
        known = people.get(tournament.current_id(player.id))
        if known is not None and (known.deleted is not None or known.closed is not None):
            plans.append(leaving(player.id, known.deleted is None))
    return plans


def handing(was: str, person: str) -> Plan:
    return lambda tournament: tournament.hand_over(was, person)


def leaving(person: str, removed: bool) -> Plan:
    return lambda tournament: tournament.leave(person, removed)
