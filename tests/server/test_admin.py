"""`tidetable admin` on both stores, while a server runs on the database."""

import asyncio
import json
import re
import time
from pathlib import Path

import pytest
from alembic import command
from argon2 import PasswordHasher
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import create_engine

from tests.server.clients import HOST_SEAT, OPEN, House, Person, Refusal, spectator
from tests.server.harness import Server, query
from tests.server.test_people import SECRET
from tidetable.cli import main
from tidetable.server.migrate import config
from tidetable.server.tokens import LIFE

DAY = 86_400.0


@pytest.fixture
def house(own_server: Server) -> House:
    own_server.without_bots().start()
    return House([own_server])


async def admin(house: House, *arguments: str) -> int:
    """Run a command; its exit code."""

    def run() -> int:
        with pytest.raises(SystemExit) as ended:
            main(["--lang", "en", "admin", *arguments, "--database", house.server.database])
        return int(ended.value.code or 0)

    return await asyncio.to_thread(run)


async def test_lists_and_one_table(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    ann, ben = await house.guest("Annabel"), await house.guest("Ben")
    table = await house.table([ann, ben])
    async with ann.at(table) as place:
        await place.do("say", text="ahoy")
    assert await admin(house, "tables", "--game", "kadora", "--person", ann.id) == 0
    assert table in capsys.readouterr().out
    assert await admin(house, "tables", "--status", "halted") == 0
    assert table not in capsys.readouterr().out
    assert await admin(house, "people", "nabe") == 0
    out = capsys.readouterr().out
    assert ann.id in out
    assert ben.id not in out
    assert await admin(house, "people", "--accounts") == 0
    assert ann.id not in capsys.readouterr().out
    assert await admin(house, "table", table, "--chat") == 0
    out = capsys.readouterr().out
    assert "Annabel" in out
    assert "ahoy" in out
    assert await admin(house, "table", "nowhere") == 2


async def test_export_and_delete_a_person(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    ann, ben = await house.guest("Annabel"), await house.guest("Ben")
    table = await house.table([ben, await house.guest("Cas")])
    async with ben.at(table) as place:
        async with ann.at(table) as looking:  # what a spectator writes is found, too
            await looking.do("say", text="from the quay")
        await place.sees(lambda now: len(now["chat"]) == 1)
        assert await admin(house, "export", ann.id) == 0
        data = json.loads(capsys.readouterr().out)
        assert [line["text"] for line in data["chat"]] == ["from the quay"]
        assert await admin(house, "delete-person", ann.id) == 2  # without --yes
        assert await admin(house, "delete-person", ann.id, "--yes") == 0
        await place.sees(lambda now: now["chat"] == [])  # the running server shows it
    with pytest.raises(Refusal, match="bad-token"):
        await ann.get("/api/me")
    rows = await query(house.server, "SELECT entry FROM log WHERE table_id = ?", table)
    assert not re.search("quay|Annabel", " ".join(row[0] for row in rows))
    assert await admin(house, "export", ann.id) == 2
    capsys.readouterr()
    assert await admin(house, "audit") == 0
    out = capsys.readouterr().out
    assert out.index("delete-person") < out.index("export-person")
    assert ann.id in out


async def test_close_and_reopen_a_person_and_close_a_table(house: House) -> None:
    ann, ben = await house.guests(2)
    await ann.post("/api/accounts", {"account": ann.id, "password": SECRET})
    table = await house.table([ann, ben])
    login = {"account": ann.id, "password": SECRET}
    async with ann.at(table) as mine, ben.at(table) as other:
        assert await admin(house, "close-person", ann.id, "--reason", "rude") == 0
        await mine.ends()
        with pytest.raises(Refusal, match="closed-account") as refused:
            await ben.post("/api/login", login)
        assert "rude" in refused.value.message
        assert refused.value.status == 403
        assert await admin(house, "reopen-person", ann.id) == 0
        ann.token = (await ben.post("/api/login", login))["token"]
        assert await admin(house, "close-table", table, "--reason", "spam") == 0
        now = await other.sees(lambda now: now["table"]["status"] == "halted")
        assert now["table"]["halted"] == "closed-table"
        with pytest.raises(Refusal, match="halted") as refused:
            await other.do("resign", seat=1)
        assert "spam" in refused.value.message
    async with spectator(house.server, table) as looking:
        assert looking.now["table"]["status"] == "halted"


async def test_a_new_secret_signs_nobody_out(house: House) -> None:
    ann, ben = await house.guests(2)
    made = await ann.make_full([HOST_SEAT, {"kind": "invited"}, {"kind": "invited"}])
    table, codes = made["table"]["id"], made["invitations"]
    assert await admin(house, "rotate-secret") == 0
    await query(house.server, "UPDATE secrets SET since = 1 WHERE since > 1")  # a minute passes
    old = {ann.token, ben.token}
    async with asyncio.timeout(20):
        while True:  # until the server signs with the new secret
            fresh = await house.guest("Cas")
            values = await query(house.server, "SELECT value FROM secrets ORDER BY since")
            if signed_with(fresh.token, values[-1][0]):
                break
            await asyncio.sleep(0.2)
    assert (await ann.get("/api/me"))["token"] not in old
    await ben.sit(table, 1, codes["1"])  # an invitation of the old secret
    await fresh.sit(table, 2, codes["2"])
    # When its grace has ended, the old secret is void and forgotten.
    await query(house.server, "UPDATE secrets SET until = 2 WHERE until IS NOT NULL")
    assert await admin(house, "retain") == 0
    assert len(await query(house.server, "SELECT value FROM secrets")) == 1
    async with asyncio.timeout(20):
        while not await is_refused(ann):
            await asyncio.sleep(0.2)
    await fresh.get("/api/me")


async def is_refused(person: Person) -> bool:
    try:
        await person.get("/api/me")
    except Refusal as refusal:
        return refusal.code == "bad-token"
    return False


def signed_with(token: str, secret: str) -> bool:
    try:
        URLSafeTimedSerializer(secret, salt="person-1").loads(token, max_age=LIFE)
    except BadData:
        return False
    return True


async def test_retention_deletes_what_nobody_needs(house: House) -> None:
    idle, host, ann, ben = await house.guests(4)
    unused = await host.make([HOST_SEAT, OPEN])
    over = await house.table([ann, ben])
    async with ann.at(over) as place:
        await place.do("say", text="well played")
        await place.do("resign", seat=0)
    await finished(house, over)
    assert await admin(house, "retain") == 0
    for person in (idle, host, ann, ben):
        await person.get("/api/me")
    past = time.time() - 400 * DAY
    house.server.stop()
    await query(house.server, "UPDATE people SET seen = ?, made = ?", past, past)
    await query(house.server, "UPDATE tables SET changed = ?", past)
    await query(house.server, "UPDATE finished SET at = ?", past)
    await query(house.server, "UPDATE settings SET value = '0' WHERE name = 'chat-removed'")
    assert await admin(house, "retain") == 0
    await asyncio.to_thread(house.server.start)
    with pytest.raises(Refusal, match="bad-token"):
        await idle.get("/api/me")
    with pytest.raises(Refusal, match="no-such-table"):
        await ann.get(f"/api/tables/{unused}")
    for person in (ann, ben):
        await person.get("/api/me")  # they have a game
    async with ben.at(over) as place:
        assert place.now["table"]["status"] == "over"
        assert place.now["chat"] == []


async def finished(house: House, table: str) -> None:
    async with asyncio.timeout(20):
        sql = "SELECT at FROM finished WHERE table_id = ?"
        while not await query(house.server, sql, table):
            await asyncio.sleep(0.05)


@pytest.mark.thorough
async def test_accounts_that_look_alike_survive_the_migration(
    sqlite_server: Server, tmp_path: Path
) -> None:
    """Accounts from before the rule: the older one gets the key, both can log in; tokens of the
    first form are accepted."""
    path = tmp_path / "tables.sqlite"
    path.unlink(missing_ok=True)
    hashed = PasswordHasher().hash(SECRET)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.upgrade(config(connection), "0002")
        sql = "INSERT INTO people (id, name, account, password, made) VALUES (?, ?, ?, ?, ?)"
        for id_, account, made in (("b", "strasse", 2.0), ("a", "straße", 1.0), ("g", None, 0.0)):
            password = hashed if account else None
            connection.exec_driver_sql(sql, (id_, "Ann", account, password, made))
        connection.exec_driver_sql("INSERT INTO settings VALUES ('secret', 'old')")
    engine.dispose()
    sqlite_server.without_bots().start()
    for name, person in (("straße", "a"), ("strasse", "b"), ("STRASSE", "b"), ("straSSe", "b")):
        stranger = Person(sqlite_server, "x")
        me = await stranger.post("/api/login", {"account": name, "password": SECRET})
        assert me["person"] == person
    keys = await query(sqlite_server, "SELECT id, account_key FROM people ORDER BY id")
    assert keys == [("a", "strasse"), ("b", None), ("g", None)]
    guest = Person(sqlite_server, "x")
    guest.token = str(URLSafeSerializer("old", salt="person").dumps("g"))
    me = await guest.get("/api/me")
    assert (me["person"], me["token"] == guest.token) == ("g", False)
