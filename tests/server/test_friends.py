"""Friends by mutual consent, and blocks that the blocked one does not notice."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any, TypeVar, cast

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.server.clients import HOST_SEAT, OPEN, House, Person, Refusal
from tests.server.harness import prepare
from tests.server.test_commands import running
from tests.server.test_people import SECRET, log_in
from tests.server.test_results import two_processes
from tidetable.server import online as module_online
from tidetable.server.database import Database, Row, Statement
from tidetable.server.friends import Friends, erased, merged
from tidetable.server.online import LASTS, Online
from tidetable.server.people_store import PeopleStore
from tidetable.server.person_data import person_data
from tidetable.server.presence import Presence
from tidetable.server.retention import Keep, Retention

T = TypeVar("T")
WITHIN = 30.0  # seconds
PEOPLE = ("ann", "ben", "cis", "guest")


# -- a state machine -----------------------------------------------------------------------------


class Memory:
    """A database without threads and files, for many short stories."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "friends.sqlite"
            prepare(str(path))
            with closing(sqlite3.connect(path)) as prepared:
                prepared.backup(self.connection)

    async def read(self, sql: str, *values: Any) -> list[Row]:
        return self.connection.execute(sql, values).fetchall()

    async def row(self, sql: str, *values: Any) -> Row | None:
        return next(iter(await self.read(sql, *values)), None)

    async def write(self, *statements: Statement, in_turn: Sequence[str] = ()) -> None:
        with self.connection:
            for sql, values in statements:
                self.connection.execute(sql, values)


class World:
    """Friends in a database of their own."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.database = cast(Database, self.memory)
        self.friends = Friends(self.database)

    async def populate(self) -> None:
        for person in PEOPLE:
            await PeopleStore(self.database).add(person, person.title(), time())

    async def view(self, person: str) -> tuple[set[str], set[str]]:
        """What a person knows of their own wishes: friends, and whom they have asked."""
        found = await self.friends.friends(person), await self.friends.asked(person)
        friends, asked = ({one.person for one in known} for known in found)
        return friends, asked


class Friendship(RuleBasedStateMachine):
    """Everything that people can do, in two worlds. In the second one nobody declines, and a block
    is only the end of a friendship. If what people know of their own wishes is always the same in
    both, then nobody can tell that they were declined or blocked."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.real, self.other = World(), World()
        self.people = set(PEOPLE)
        self.blocks: set[tuple[str, str]] = set()
        self.wanted: set[tuple[str, str]] = set()  # consent that was given and not taken back
        self.declined: set[tuple[str, str]] = set()

    def run(self, work: Awaitable[T]) -> T:
        async def awaited() -> T:
            return await work

        return self.loop.run_until_complete(awaited())

    def teardown(self) -> None:
        for world in (self.real, self.other):
            world.memory.connection.close()
        self.loop.close()

    def both(self, do: Callable[[Friends], Awaitable[None]]) -> None:
        for world in (self.real, self.other):
            self.run(do(world.friends))

    @initialize()
    def arrive(self) -> None:
        for world in (self.real, self.other):
            self.run(world.populate())

    def are_friends(self, one: str, other: str) -> bool:
        return self.run(self.real.friends.are_friends(one, other))

    # Mostly the same two: only a long story of one pair shows what was forgotten.
    pairs = st.one_of(
        st.sampled_from([("ann", "ben"), ("ben", "ann")]),
        st.sampled_from([("ann", "ben"), ("ben", "ann")]),
        st.permutations(PEOPLE).map(lambda order: (order[0], order[1])),
    )

    def absent(self, pair: tuple[str, str]) -> bool:
        return not self.people.issuperset(pair)

    @rule(pair=pairs)
    def ask(self, pair: tuple[str, str]) -> None:
        if self.absent(pair) or pair in self.blocks:
            return
        self.both(lambda friends: friends.ask(*pair))
        self.wanted.add(pair)
        self.declined.discard(pair[::-1])  # who asks wants what they declined before

    @rule(pair=pairs)
    def ask_somebody_blocked(self, pair: tuple[str, str]) -> None:
        if pair in self.blocks and not self.absent(pair):
            self.run(self.real.friends.ask(*pair))

    @rule(pair=pairs)
    def decline(self, pair: tuple[str, str]) -> None:
        if self.absent(pair):
            return
        asking = self.run(self.real.friends.asking(pair[0]))
        self.run(self.real.friends.decline(*pair))
        if pair[1] in {one.person for one in asking}:
            self.declined.add(pair[::-1])

    @rule(pair=pairs)
    def remove_or_withdraw(self, pair: tuple[str, str]) -> None:
        if self.absent(pair):
            return
        self.part(pair)
        self.both(lambda friends: friends.remove(*pair))

    @rule(pair=pairs)
    def block(self, pair: tuple[str, str]) -> None:
        if self.absent(pair):
            return
        self.part(pair)
        self.run(self.real.friends.block(*pair))
        self.run(self.other.friends.remove(*pair))
        self.blocks.add(pair)

    def part(self, pair: tuple[str, str]) -> None:
        if self.are_friends(*pair):
            self.wanted.discard(pair[::-1])
        self.wanted.discard(pair)

    @rule(pair=pairs)
    def unblock(self, pair: tuple[str, str]) -> None:
        if not self.absent(pair):
            self.run(self.real.friends.unblock(*pair))
            self.blocks.discard(pair)

    @precondition(lambda self: "guest" in self.people and len(self.wanted) > 2)
    @rule(account=st.sampled_from(PEOPLE[:3]))
    def log_in(self, account: str) -> None:
        """The guest logs in to an account."""
        if account not in self.people:
            return
        for world in (self.real, self.other):
            self.run(world.database.write(*merged("guest", account, time())))
        self.people.discard("guest")
        # What the guest wants may be visible again although the account was declined.
        gone = {pair for pair in self.declined if {"guest", account} & set(pair)}
        self.declined -= gone
        for rows in (self.blocks, self.wanted):
            for one, two in list(rows):
                if "guest" in (one, two):
                    rows.discard((one, two))
                    fresh = tuple(account if who == "guest" else who for who in (one, two))
                    if fresh[0] != fresh[1]:
                        rows.add((fresh[0], fresh[1]))
        for pair in self.blocks:
            if account in pair:
                if pair in self.wanted and pair[::-1] in self.wanted:
                    self.wanted.discard(pair[::-1])
                self.wanted.discard(pair)
                self.run(self.other.friends.remove(*pair))

    @precondition(lambda self: len(self.wanted) > 3)  # before, nothing would be lost
    @rule(person=st.sampled_from(PEOPLE))
    def delete(self, person: str) -> None:
        if person not in self.people or len(self.people) < 3:
            return
        for world in (self.real, self.other):
            self.run(world.database.write(*erased([person])))
        self.people.discard(person)
        for rows in (self.blocks, self.wanted, self.declined):
            rows.difference_update({pair for pair in rows if person in pair})

    @invariant()
    def nobody_learns_of_a_block_or_a_decline(self) -> None:
        for person in self.people:
            assert self.run(self.real.view(person)) == self.run(self.other.view(person))

    @invariant()
    def friends_both_want_it(self) -> None:
        for person in self.people:
            for friend in self.run(self.real.view(person))[0]:
                assert self.are_friends(friend, person)
                assert {(person, friend), (friend, person)} <= self.wanted
                assert not {(person, friend), (friend, person)} & self.blocks

    @invariant()
    def who_is_blocked_or_was_declined_does_not_ask_visibly(self) -> None:
        for person in self.people:
            asking = {one.person for one in self.run(self.real.friends.asking(person))}
            blocked = self.run(self.real.friends.blocked_by(person))
            assert blocked == {two for one, two in self.blocks if one == person}
            assert not asking & blocked
            for other in asking:
                assert (other, person) in self.wanted - self.declined

    @invariant()
    def the_lists_agree_with_the_relation(self) -> None:
        for person in self.people:
            friends, asked = self.run(self.real.view(person))
            asking = {one.person for one in self.run(self.real.friends.asking(person))}
            for other in self.people - {person}:
                relation = self.run(self.real.friends.relation(person, other))
                assert (relation == "friend") == (other in friends)
                if relation != "blocked":
                    assert (relation == "asking") == (other in asking)
                    assert (relation == "asked") == (other in asked)


@pytest.mark.thorough
class TestFriendship(Friendship.TestCase):  # type: ignore[misc, valid-type]
    """Long stories of four people, one of whom logs in, while others delete their accounts."""

    settings = settings(max_examples=40, stateful_step_count=20, deadline=None)


TABLES = {
    "wishes": "person, other, at, declined, withdrawn",
    "blocks": "person, blocked, at, active",
}
Rows = dict[str, list[Row]]
Model = tuple[frozenset[tuple[str, str]], ...]


class Pair(Friendship):
    """Two people, whose every situation can be returned to."""

    def __init__(self) -> None:
        super().__init__()
        self.arrive()
        self.people = {"ann", "ben"}

    async def rows(self, world: World) -> Rows:
        return {
            table: await world.database.read(f"SELECT {columns} FROM {table} ORDER BY 1")
            for table, columns in TABLES.items()
        }

    async def put(self, world: World, rows: Rows) -> None:
        marks = {
            table: ", ".join("?" * (columns.count(",") + 1)) for table, columns in TABLES.items()
        }
        await world.database.write(
            *((f"DELETE FROM {table}", ()) for table in TABLES),
            *(
                (f"INSERT INTO {table} ({TABLES[table]}) VALUES ({marks[table]})", row)
                for table, found in rows.items()
                for row in found
            ),
        )

    def save(self) -> tuple[list[Rows], Model]:
        model = tuple(frozenset(pairs) for pairs in (self.blocks, self.wanted, self.declined))
        return [self.run(self.rows(world)) for world in (self.real, self.other)], model

    def restore(self, rows: list[Rows], model: Model) -> None:
        for world, found in zip((self.real, self.other), rows, strict=True):
            self.run(self.put(world, found))
        self.blocks, self.wanted, self.declined = (set(pairs) for pairs in model)

    def check(self) -> None:
        self.nobody_learns_of_a_block_or_a_decline()
        self.friends_both_want_it()
        self.who_is_blocked_or_was_declined_does_not_ask_visibly()
        self.the_lists_agree_with_the_relation()


def situation(rows: list[Rows], model: Model) -> str:
    """The same text for the same situation, whenever it came about."""
    plain = [
        [
            [value if isinstance(value, str | int | None) else "then" for value in row]
            for row in found
        ]
        for one in rows
        for found in one.values()
    ]
    return repr((plain, [sorted(pairs) for pairs in model]))


def test_everything_two_people_can_do_in_every_situation() -> None:
    """All situations that two people can get into, and everything that each can do in them: what
    random stories would find only by luck."""
    pair = Pair()
    deeds = (pair.ask, pair.ask_somebody_blocked, pair.decline, pair.remove_or_withdraw)
    start = pair.save()
    known, waiting = {situation(*start): ""}, [start]
    try:
        while waiting:
            before = waiting.pop(0)
            story = known[situation(*before)]
            for who in (("ann", "ben"), ("ben", "ann")):
                for deed in (*deeds, pair.block, pair.unblock):
                    pair.restore(*before)
                    deed(who)
                    longer = f"{story}; {who[0]}: {deed.__name__}"
                    try:
                        pair.check()
                    except AssertionError as error:
                        raise AssertionError(longer) from error
                    after = pair.save()
                    if situation(*after) not in known:
                        known[situation(*after)] = longer
                        waiting.append(after)
    finally:
        pair.teardown()
    assert len(known) > 20


async def test_a_friendship_on_both_stores(address: str) -> None:
    """The same statements on SQLite and PostgreSQL, by two processes at the same time."""
    async with two_processes(address) as both:
        for person in PEOPLE:
            await PeopleStore(both[0]).add(person, person.title(), time())
        one, two = (Friends(database) for database in both)
        await asyncio.gather(one.ask("ann", "ben"), two.ask("ben", "ann"))
        assert await one.relation("ann", "ben") == "friend"
        await one.ask("cis", "ann")
        await two.decline("ann", "cis")
        assert await one.relation("cis", "ann") == "asked"
        assert await two.relation("ann", "cis") == "none"
        await one.remove("cis", "ann")
        await one.ask("cis", "ann")
        assert await two.asking("ann") == [], "withdrawing is no way to ask again"
        await two.ask("ann", "cis")
        assert [known.person for known in await one.friends("ann")] == ["ben", "cis"]
        await one.ask("guest", "ben")
        await two.ask("ben", "guest")
        await one.block("guest", "cis")
        for _ in range(2):  # it may be repeated after a crash
            await PeopleStore(both[1]).merge_results("guest", "ann")
        assert [known.person for known in await one.friends("ann")] == ["ben"]
        assert await one.relation("ann", "cis") == "blocked"
        assert (await one.blocks_since(0))[0][:2] == ("ann", "cis")
        await two.unblock("ann", "cis")
        assert await two.relation("ann", "cis") == "none"


# -- limits, presence, retention -----------------------------------------------------------------


def test_friends_are_here_at_a_table_or_at_home_through_any_process() -> None:
    mine, theirs = (Presence(lambda table_id: None) for _ in range(2))

    class Channel:
        def announce(self, message: bytes) -> None:
            mine.receive(message)

    theirs.channel = Channel()
    here, there = Online(mine), Online(theirs)
    mine.set_local("table", {"ann"})
    there.asks("ben")
    assert here.of(["ann", "ben", "cis"]) == {"ann", "ben"}
    there.asked["ben"] -= 100.0
    there.forget()
    here.found_at -= 100.0
    assert here.of(["ann", "ben", "cis"]) == {"ann"}


async def test_wishes_without_an_answer_end_and_the_rest_is_exported(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        people, friends = services.identity.people, services.friends
        for person in PEOPLE:
            await people.add(person, person.title(), time())
        await friends.ask("ann", "ben")
        await friends.ask("ben", "ann")
        await friends.ask("cis", "ann")
        await friends.decline("ann", "cis")
        await friends.block("ann", "guest")
        answer = await person_data(services.store.database, "cis")
        assert [(one["person"], one["other"]) for one in answer["wishes"]] == [("cis", "ann")]
        assert "declined" not in str(answer)
        answer = await person_data(services.store.database, "ann")
        assert [one["blocked"] for one in answer["blocks"]] == ["guest"]
        assert (await person_data(services.store.database, "guest"))["blocks"] == []
        await Retention(services, Keep()).tidy(time() + 130 * 86_400)
        rows = await services.store.database.read("SELECT person, other FROM wishes ORDER BY 1")
        assert rows == [], "the guests are gone, and so is what they wanted"


# -- over HTTP -----------------------------------------------------------------------------------


def ids(people: list[dict[str, str]]) -> list[str]:
    return [one["person"] for one in people]


async def befriend(one: Person, other: Person) -> None:
    await one.post("/api/me/friends", {"who": other.id})
    await other.post("/api/me/friends", {"who": one.id})


async def test_people_find_each_other_by_id_code_and_account_name(sqlite_house: House) -> None:
    ann, ben, cis = await sqlite_house.guests(3)
    code = (await ben.post("/api/me/friend-code"))["code"]
    assert (await ben.post("/api/me/friend-code", {}))["code"] == code
    typed = f"{code[:4].lower()} {code[4:]}"
    answer = await ann.post("/api/me/friends", {"who": typed, "by": "code"})
    assert ids(answer["asked"]) == [ben.id]
    assert ids((await ben.get("/api/me/friends"))["asking"]) == [ann.id]
    await ben.post("/api/me/friends", {"who": ann.id})
    answer = await ann.get("/api/me/friends")
    assert (ids(answer["friends"]), answer["asked"]) == ([ben.id], [])
    async with asyncio.timeout(WITHIN):  # ben has just looked; that is known within seconds
        while not (await ann.get("/api/me/friends"))["friends"][0]["here"]:
            await asyncio.sleep(0.1)
    await ben.ask("PATCH", "/api/me/privacy", json={"hidden": True})
    assert not (await ann.get("/api/me/friends"))["friends"][0]["here"]
    fresh = (await ben.post("/api/me/friend-code", {"fresh": True}))["code"]
    assert fresh != code
    for who, by in ((code, "code"), (f"nobody {ann.id[:8]}", "account"), ("nobody", "person")):
        with pytest.raises(Refusal, match="no-such-person"):
            await cis.post("/api/me/friends", {"who": who, "by": by})
    await ben.post("/api/accounts", {"account": ben.id, "password": SECRET})
    await cis.post("/api/me/friends", {"who": ben.id.upper(), "by": "account"})
    await ben.ask("PATCH", "/api/me/privacy", json={"private": True})
    with pytest.raises(Refusal, match="no-such-person"):
        await ann.post("/api/me/friends", {"who": ben.id.upper(), "by": "account"})
    with pytest.raises(Refusal, match="friend-self"):
        await ben.post("/api/me/friends", {"who": ben.id})
    with pytest.raises(Refusal, match="bad-message") as refused:
        await ben.post("/api/me/friends", {"who": 5})
    assert "who" in refused.value.message
    other = await Person(sqlite_house.server, "Visitor").arrive()
    await befriend(other, cis)
    there = await log_in(other, ben)
    assert cis.id in ids((await there.get("/api/me/friends"))["friends"])
    await ben.post("/api/me/delete", {"password": SECRET})
    assert (await ann.get("/api/me/friends"))["friends"] == []


async def test_the_blocked_one_notices_nothing(house: House) -> None:
    ann, ben = await house.guests(2)
    await befriend(ann, ben)
    table = await house.table([ann, ben])
    async with ann.at(table) as mine, ben.at(table) as theirs:
        await theirs.do("say", text="before")
        await mine.sees(lambda now: [line["text"] for line in now["chat"]] == ["before"])
        answer = await ann.post("/api/me/blocks", {"person": ben.id})
        assert (ids(answer["blocked"]), answer["friends"]) == ([ben.id], [])
        await mine.sees(lambda now: now["chat"] == [])
        await theirs.do("say", text="after")
        assert [line["text"] for line in theirs.now["chat"]] == ["before", "after"]
    async with ann.at(table) as mine:
        assert mine.now["chat"] == []
    seen = await ben.get("/api/me/friends")
    assert (seen["friends"], seen["blocked"]) == ([], [])
    await ben.post("/api/me/friends", {"who": ann.id})
    seen = await ben.get("/api/me/friends")
    assert ids(seen["asked"]) == [ann.id]
    assert (await ben.get(f"/api/players/{ann.id}"))["relation"] == "asked"
    assert (await ann.get(f"/api/players/{ben.id}"))["relation"] == "blocked"
    assert (await ann.get("/api/me/friends"))["asking"] == []
    with pytest.raises(Refusal, match="you-blocked"):
        await ann.post("/api/me/friends", {"who": ben.id})
    await ann.ask("DELETE", f"/api/me/blocks/{ben.id}")
    async with ann.at(table) as mine:
        assert [line["text"] for line in mine.now["chat"]] == ["before", "after"]


async def test_nobody_sits_down_beside_somebody_they_blocked_without_knowing(
    sqlite_house: House,
) -> None:
    ann, ben = await sqlite_house.guests(2)
    table = await ben.make([HOST_SEAT, OPEN, OPEN])
    await ann.post("/api/me/blocks", {"person": ben.id})
    with pytest.raises(Refusal, match="blocked-here") as refused:
        await ann.sit(table, 1)
    assert ben.name in refused.value.message
    await ann.post(f"/api/tables/{table}/sit", {"seat": 1, "knowing": True})
    other = await ann.make([HOST_SEAT, OPEN])
    await ben.sit(other, 1)  # the blocked one is not warned: that would give it away


def test_people_who_have_gone_are_forgotten_although_nobody_asks_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(module_online, "monotonic", lambda: now)
    presence = Presence(lambda table: None)
    online = Online(presence)
    online.asks("ann")
    for number in range(100):
        now += 1.0
        online.asks(f"guest{number}")
        online.asks("ann")
    assert len(online.asked) <= LASTS + 2
    assert len(presence.local) == len(online.asked)
    assert online.of(["ann", "guest0", "guest99"]) == {"ann", "guest99"}
