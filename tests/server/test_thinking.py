"""Thinking on a real server: hints, cancellation, bounds, metrics, and workers that end with it."""

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.attacks import EXPERT, NORMAL
from tests.server.clients import HOST_SEAT, House, Person, Place, Refusal, all_of
from tests.server.harness import Server, wait_for
from tidetable.bots import Thought
from tidetable.server.bot_tables import BOTS_ALONE
from tidetable.server.last_seen import Asker
from tidetable.server.plans import moved
from tidetable.server.scheduler import Job
from tidetable.server.summaries import new_made
from tidetable.server.thinking import Thinking
from tidetable.table import entries as log
from tidetable.table.table import Table

ENDS_WITHIN = 5.0  # seconds in which a worker must end after its server has died


def metric(server: Server, name: str) -> float:
    """A metric of thinking; summed, if there is one for each purpose."""
    text = httpx.get(f"{server.url}/metrics").text
    found = re.findall(rf"^tidetable_thinking_{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE)
    assert found, text
    return sum(map(float, found))


async def until(server: Server, name: str, least: float, most: float = 1e9) -> None:
    async with asyncio.timeout(20):
        while not least <= metric(server, name) <= most:
            await asyncio.sleep(0.01)


@contextmanager
def frozen(server: Server) -> Iterator[None]:
    """While the workers are stopped, a thought that has begun continues until the test has seen it:
    a hint may take less than the time between two looks at the metrics."""
    wait_for(lambda: bool(server.children()), "no worker starts")
    workers = server.children()
    try:
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        yield
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)


async def own_table(person: Person, game: str = "poseidon") -> str:
    """A running table with one person on both seats."""
    table = await person.make([HOST_SEAT, HOST_SEAT], game)
    await person.begin(table)
    return table


async def with_choice(place: Place) -> None:
    """Play to a position in which a bot has something to think about."""
    while len(place.now["choices"]) < 4:
        before = await place.move()
        await place.reaches(before["ply"] + 1)


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody else thinks, for several tests."""
    folder = tmp_path_factory.mktemp("quiet")
    server = Server(folder, str(folder / "tables.sqlite"), None, "--rate", "0")
    yield server.start()
    server.kill()


# -- hints -----------------------------------------------------------------------------------------


async def test_thoughts_are_on_the_account_of_an_address_and_a_person() -> None:
    """That is what fair shares go by: many guests of one address share."""
    thinking, jobs = Thinking(1), list[Job]()
    thinking.scheduler.submit = lambda *given, follows=False: jobs.extend(given)  # type: ignore[method-assign]
    bots = [log.SeatPlan("bot", "random")] * 2
    table = Table("a-table", new_made("kadora", 2, "ann", bots, {}), 0.0)
    table.add(table.begin("ann"), 0.0)
    thought = asyncio.create_task(
        thinking.choose("random", table, Asker("ann", "192.0.2.7"), awaited=True)
    )
    try:
        await asyncio.sleep(0)
        assert [job.path for job in jobs] == [("move", "192.0.2.7", "ann", "a-table")]
    finally:
        thought.cancel()
        thinking.close()


async def test_a_hint_is_for_the_position_it_was_asked_at(quiet_server: Server) -> None:
    """It was labelled with the ply after thinking, though the game had moved on."""
    ann = await Person(quiet_server, "Ann").arrive()
    table = await own_table(ann)
    async with ann.at(table) as place:
        await with_choice(place)
        with frozen(quiet_server):
            asking = asyncio.create_task(ann.post(f"/api/tables/{table}/hint"))
            await until(quiet_server, "running", 1)
            await place.move()
        with pytest.raises(Refusal, match="stale"):
            await asking
        await until(quiet_server, "running", 0, 0)  # nobody thinks about it any more


async def test_a_hint_is_thought_about_once(quiet_server: Server) -> None:
    ann = await Person(quiet_server, "Ann").arrive()
    table = await own_table(ann, "kadora")
    async with ann.at(table) as place:
        await with_choice(place)
        ask = [ann.post(f"/api/tables/{table}/hint") for _ in range(5)]
        found = await all_of(*ask)
        used = metric(quiet_server, "seconds_total")
        found.append(await ann.post(f"/api/tables/{table}/hint"))
        assert metric(quiet_server, "seconds_total") == used > 0
        assert all(one == found[0] for one in found)
        assert found[0]["ply"] == place.now["ply"]


async def test_a_client_that_goes_takes_its_thought_along(quiet_server: Server) -> None:
    ann = await Person(quiet_server, "Ann").arrive()
    table, other = await own_table(ann), await own_table(ann)
    async with ann.at(table) as place, ann.at(other) as example:
        await all_of(with_choice(place), with_choice(example))
        before = metric(quiet_server, "seconds_total")
        await ann.post(f"/api/tables/{other}/hint")
        used = metric(quiet_server, "seconds_total")
        whole = used - before
        with frozen(quiet_server):
            asking = asyncio.create_task(ann.post(f"/api/tables/{table}/hint"))
            await until(quiet_server, "running", 1)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            assert metric(quiet_server, "queued") == 0  # and the server has seen the client go
        await until(quiet_server, "running", 0, 0)
        assert metric(quiet_server, "seconds_total") - used < whole / 2
    assert "trace" not in quiet_server.logged()


# -- bounds and metrics ----------------------------------------------------------------------------


async def test_few_tables_at_which_only_bots_play(sqlite_server: Server) -> None:
    sqlite_server.start()
    mallory = await Person(sqlite_server, "Mallory").arrive()
    made = [await mallory.make([NORMAL] * 4) for _ in range(BOTS_ALONE + 1)]
    for table in made[:-1]:
        await mallory.begin(table)
    for asking in (mallory.begin(made[-1]), mallory.make([NORMAL] * 4)):
        with pytest.raises(Refusal, match="too-many-bots-alone") as refused:
            await asking
        assert refused.value.status == 429
        assert str(BOTS_ALONE) in refused.value.message
    await mallory.begin(await mallory.make([HOST_SEAT, NORMAL]))  # a game of one's own
    with frozen(sqlite_server):  # a thought of `normal` is over before one can look
        ann = await Person(sqlite_server, "Ann").arrive()
        await ann.begin(await ann.make([NORMAL] * 4))  # others are not concerned
        await until(sqlite_server, "running", 1, 1)
        await until(sqlite_server, "queued", 1)
        assert metric(sqlite_server, "refused_total") == 0
    await until(sqlite_server, "seconds_total", 0.05)


async def test_strangers_share_an_analysis(house: House) -> None:
    """Without a token, from two clients at once: both get the same answer."""
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with ann.at(table) as place, ben.at(table) as other:
        for _ in range(6):
            mover = place if place.now["choices"] else other
            before = await mover.move()
            await all_of(*(one.reaches(before["ply"] + 1) for one in (place, other)))
        await place.do("resign", seat=0)
    stranger = Person(ann.server, "nobody")
    where = f"/api/tables/{table}/analysis"
    one, two = await all_of(*(stranger.get(where, count=4, iterations=80) for _ in range(2)))
    assert one == two
    assert len(one) == 4


# -- workers end with their server -----------------------------------------------------------------


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


@pytest.mark.parametrize(
    "sent",
    [
        signal.SIGKILL,
        *(pytest.param(one, marks=pytest.mark.thorough) for one in (signal.SIGTERM, signal.SIGINT)),
    ],
)
async def test_no_worker_outlives_its_server(sqlite_server: Server, sent: signal.Signals) -> None:
    """Not even in the middle of an expert's thought. Only the server itself gets the signal."""
    ann = await Person(sqlite_server.start(), "Ann").arrive()
    await ann.begin(await ann.make([EXPERT] * 2))
    await until(sqlite_server, "running", 1)
    assert sqlite_server.pid is not None
    workers = sqlite_server.children()
    assert workers
    os.kill(sqlite_server.pid, sent)
    wait_for(lambda: not sqlite_server.alive(), "the server does not end", 10)
    wait_for(lambda: not any(map(alive, workers)), "a worker does not end", ENDS_WITHIN)


def test_the_log_says_which_thoughts_the_safety_net_ended() -> None:
    assert moved(1, Thought(5, 900, capped=True)) == log.Moved(1, 5, cut_short=True)
    assert moved(1, Thought(5, 900)) == log.Moved(1, 5)
