"""People who play a tournament over the public protocol: they find their tables on its page, come
there, and make random legal moves."""

import asyncio
import contextlib
import random
from collections.abc import Callable, Collection
from typing import Any

from tests.server.clients import House, Message, Person, Refusal, is_over
from tests.server.harness import Server, query
from tidetable.tournament import entries as log
from tidetable.tournament.tournament import Tournament, rebuild, wrong_rounds

WITHIN = 60.0  # seconds without any move


class Field:
    """The people of a tournament, the host first."""

    def __init__(self, people: list[Person], moves: int | None, seed: int = 1) -> None:
        self.people = {person.id: person for person in people}
        self.host = people[0]
        self.moves = moves  # after so many decisions at a table somebody gives up; None: nobody
        self.chance = random.Random(seed)
        self.id = ""
        self.decisions = 0  # of all people
        self.games: dict[str, asyncio.Task[None]] = {}

    @classmethod
    async def arrive(cls, house: House, count: int, moves: int | None) -> "Field":
        people = [await house.guest(f"player {n}") for n in range(count)]
        return cls(people, moves)

    async def open(self, **plan: Any) -> Message:
        plan = {"game": "kadora", "size": 2, "rounds": 2, "pause": 0, **plan}
        answer = await self.host.post("/api/tournaments", plan)
        self.id = answer["id"]
        for person in list(self.people.values())[1:]:
            answer = await self.do("join", person)
        return dict(answer)

    async def do(self, what: str, person: Person | None = None, /, **body: Any) -> Message:
        path = f"/api/tournaments/{self.id}/{what}"
        return dict(await (person or self.host).post(path, body or None))

    async def look(self) -> Message:
        return dict(await self.host.get(f"/api/tournaments/{self.id}"))

    async def until(self, so: Callable[[Message], bool]) -> Message:
        """Wait for a state of the tournament, however long its games are, as long as somebody
        moves."""
        loop, before = asyncio.get_running_loop(), self.decisions
        async with asyncio.timeout(WITHIN) as limit:
            while not so(now := await self.look()):
                if self.decisions > before:
                    before = self.decisions
                    limit.reschedule(loop.time() + WITHIN)
                for game in self.games.values():
                    if game.done():
                        game.result()
                await asyncio.sleep(0.1)
        return now

    # -- playing ---------------------------------------------------------------------------------

    async def play(self, absent: Collection[str] = (), until_round: int = 99) -> Message:
        """Play all games to come, up to the end of the tournament or to the end of a round. The
        absent people do not come to their tables."""

        def rest(now: Message) -> bool:
            for table in now["played"][-1]["tables"] if now["played"] else []:
                if table["status"] == "waiting" and table["table"] not in self.games:
                    here = [one["person"] for one in table["seats"] if one["person"] not in absent]
                    game = self.play_table(table["table"], here)
                    self.games[table["table"]] = asyncio.create_task(game)
            ended = now["status"] != "running"
            return ended or (len(now["played"]) >= until_round and round_over(now))

        return await self.until(rest)

    async def play_table(self, table: str, people: list[str]) -> None:
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(self.people[one].at(table)) for one in people]
            await asyncio.gather(*(self.decide(place) for place in seats))

    async def decide(self, place: Any) -> None:
        """Make moves until the game is over, or give up after some."""
        made = 0
        while True:
            now = await place.sees(lambda now: bool(now["choices"]) or is_over(now))
            if is_over(now):
                return
            with contextlib.suppress(Refusal):  # the other one was faster to give up
                if self.moves is not None and made >= self.moves:
                    await place.do("resign", seat=now["seat"])
                    return
                await place.move(lambda now: self.chance.randrange(len(now["choices"])))
            made += 1
            self.decisions += 1

    # -- the log ---------------------------------------------------------------------------------

    async def replayed(self, server: Server) -> Tournament:
        """The tournament rebuilt from its log in the database; every pairing is checked."""
        rows = await query(
            server,
            "SELECT entry FROM tournament_log WHERE tournament_id = ? ORDER BY seq",
            self.id,
        )
        entries: list[log.AnyEntry] = [log.decoder.decode(entry) for (entry,) in rows]
        assert wrong_rounds(self.id, entries) == []
        results = [one.table for one in entries if isinstance(one, log.Result)]
        assert len(results) == len(set(results))
        return rebuild(self.id, entries)


def round_over(now: Message) -> bool:
    return all(table["status"] == "over" for table in now["played"][-1]["tables"])


def points_of(now: Message) -> dict[str, float]:
    return {one["person"]: one["points"] for one in now["standings"]}
