"""Games that were begun with other rules or data than the server has now."""

import asyncio
import json

import httpx
import pytest

from tests.server.clients import HOST_SEAT, OPEN, House, Person, Refusal, all_of, opened, varied
from tests.server.harness import Server, query
from tests.server.test_results import counted, play
from tests.server.test_tables import listed
from tidetable import games
from tidetable.engine.record import verify

OTHER = 99


async def begin_under(server: Server, table: str, **fields: object) -> None:
    """Change the stored table to one begun with other rules, as before an update."""
    first = "SELECT entry FROM log WHERE table_id = ? AND seq = 1"
    entry = {**json.loads((await query(server, first, table))[0][0]), **fields}
    change = "UPDATE log SET entry = ? WHERE table_id = ? AND seq = 1"
    await query(server, change, json.dumps(entry), table)
    known = "UPDATE tables SET rules = ? WHERE id = ?"
    await query(server, known, entry["rules"], table)


async def settled(server: Server, table: str) -> tuple[str, float | None]:
    """The list row of the table once it is no longer due nor behind the log."""
    sql = (
        "SELECT status, due, seq - (SELECT MAX(seq) FROM log WHERE table_id = id) "
        "FROM tables WHERE id = ?"
    )
    async with asyncio.timeout(30):
        while True:
            status, due, behind = (await query(server, sql, table))[0]
            if due is None and not behind:
                return status, due
            await asyncio.sleep(0.05)


async def test_games_with_unknown_rules_halt_with_a_reason(own_server: Server) -> None:
    own_server.without_bots().start()
    house = House([own_server])
    ann, ben = await house.guests(2)
    over, running = await house.table([ann, ben]), await house.table([ann, ben])
    unbegun = await ann.make([HOST_SEAT, OPEN])
    end = await play([ann, ben], over)
    await counted(ann, 1)
    answer = await ann.get(f"/api/tables/{over}/record")
    async with opened(ann.at(running), ben.at(running)) as places:
        await all_of(*(place.play_to(6, varied) for place in places))
        view = places[0].now["view"]
    await listed(ann, running, "playing")
    own_server.stop()
    rows = len(await query(own_server, "SELECT seq FROM log WHERE table_id = ?", running))
    for table in (over, running, unbegun):
        await begin_under(own_server, table, rules=OTHER)
    await asyncio.to_thread(own_server.start)

    # The lists say so before anyone opens the tables.
    for table in (running, unbegun):
        assert await settled(own_server, table) == ("halted", None)
        assert (await listed(ann, table, "halted"))["table"]["halted"] == "record-rules"
    assert await settled(own_server, over) == ("over", None)
    assert unbegun not in str(await ann.get("/api/tables"))

    # The finished game keeps its result and its record.
    shown = await ann.get(f"/api/tables/{over}")
    assert (shown["winners"], shown["scores"]) == (end["table"]["winners"], end["table"]["scores"])
    assert await ann.get(f"/api/tables/{over}/record") == answer
    for path in ("replay", "evaluate"):
        with pytest.raises(Refusal, match="halted") as refused:
            await ann.get(f"/api/tables/{over}/{path}", step=0)
        assert refused.value.status == 409

    # The running one says why it halts, in the client's language.
    said = set()
    for lang in ("en", "nl", "de", "fr"):
        reader = Person(own_server, "Ann", lang)
        reader.token = ann.token
        async with reader.at(running) as place:
            assert place.now["table"]["status"] == "halted"
            assert (place.now["view"], place.now["choices"]) == (None, [])
            assert place.now["yours"] == [0]
            with pytest.raises(Refusal, match="halted") as refused:
                await place.do("resign", seat=0)
            said.add(refused.value.message)
        with pytest.raises(Refusal, match="halted"):
            await reader.begin(unbegun)
    assert len(said) == 4
    assert all(str(OTHER) in sentence for sentence in said)
    assert httpx.get(f"{own_server.url}/healthz").status_code == 200
    assert "trace" not in own_server.logged()

    # Nothing is lost: a server that knows the rules continues.
    assert len(await query(own_server, "SELECT seq FROM log WHERE table_id = ?", running)) == rows
    own_server.stop()
    for table in (over, running, unbegun):
        await begin_under(own_server, table, rules=games.get("kadora").rules_version)
    await asyncio.to_thread(own_server.start)
    await listed(ann, running, "playing")
    async with opened(ann.at(running), ben.at(running)) as places:
        assert places[0].now["view"] == view
        await all_of(*(place.play(varied) for place in places))


async def test_a_game_continues_with_the_data_it_was_begun_with(own_server: Server) -> None:
    own_server.without_bots().start()
    game = games.get("kadora")
    people = await House([own_server]).guests(2)
    known, unknown = [await House([own_server]).table(people) for _ in range(2)]
    own_server.stop()
    numbers = {**game.data.values, "threshold": 11}
    older = game.numbers(numbers).hash
    await query(
        own_server, "INSERT INTO boxes (hash, numbers) VALUES (?, ?)", older, json.dumps(numbers)
    )
    await begin_under(own_server, known, data_hash=older)
    await begin_under(own_server, unknown, data_hash="of data that was never stored")
    await asyncio.to_thread(own_server.start)
    await play(people, known)
    answer = await people[0].get(f"/api/tables/{known}/record")
    assert answer["record"]["data"]["threshold"] == 11
    assert verify(game, answer["record"]).over
    assert (await people[0].get(f"/api/tables/{unknown}"))["halted"] == "record-data"


async def test_a_table_of_an_unknown_game_halts(own_server: Server) -> None:
    own_server.without_bots().start()
    people = await House([own_server]).guests(2)
    table = await House([own_server]).table(people, clock={"per_move": 1.0})
    own_server.stop()
    await begin_under(own_server, table, game="backgammon")
    await asyncio.to_thread(own_server.start)
    assert await settled(own_server, table) == ("halted", None)
    async with people[0].at(table) as place:
        with pytest.raises(Refusal, match="halted"):
            await place.do("resign", seat=0)
    assert "trace" not in own_server.logged()
