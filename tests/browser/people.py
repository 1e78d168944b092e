"""People with long names who know each other, for tests of the pages where they meet: what is
under way between them is made over the public protocol, in a moment."""

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.server.clients import HOST_SEAT, OPEN, House, Person
from tests.server.harness import Server
from tests.server.tournaments import Field

DAY = 86_400
INVITED = {"kind": "invited"}
# As long as names and titles may be, with words that do not break.
ANN, BEN = "Wilhelmina van den Hoogenband", "Donaudampfschifffahrtskapitän"
CIS, DAN, EVE = "Marie-Antoinette de Kerguélen", "Dan", "Maximiliane-Friederike Schmidt"
TITLE = "Hafenmeisterinnengedächtniscup"
RATED = 3  # games of Ann and Ben
LISTED = "UPDATE standings SET games = games + 10 WHERE person = ? OR person = ?"


class People(NamedTuple):
    """Who Ann is to her browser, and where she goes."""

    me: dict[str, Any]
    guest: dict[str, Any]  # somebody whom nobody knows
    ben: str
    lobby: str  # Ann's table, before the game
    code: str  # of another table, to which she may come
    running: str  # the table where Ben has written something, is to move, and is away
    won: str  # a rated game
    cups: dict[str, str]  # tournaments by status


def build(server: Server) -> People:
    # In a thread: the library that drives the browser has a loop in this one.
    with ThreadPoolExecutor(1) as thread:
        found = thread.submit(asyncio.run, settle(House([server]))).result()
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute(LISTED, (found.me["person"], found.ben))
    return found


def arrive(page: Page, me: dict[str, Any]) -> None:
    """Be somebody in this browser, on the next page."""
    page.evaluate(
        "me => { localStorage.setItem('tidetable.me', me);"
        "localStorage.setItem('tidetable.renewed', String(Date.now())) }",
        json.dumps(me),
    )


async def settle(house: House) -> People:
    ann, ben, cis, dan, eve = [await house.guest(name) for name in (ANN, BEN, CIS, DAN, EVE)]
    for person in (ann, ben):
        await become_account(person)
    await know_each_other(ann, ben, cis, dan)
    won = ""
    for _ in range(RATED):
        won = await house.table([ann, ben], rated=True)
        async with ben.at(won) as place:
            await place.do("resign", seat=1)
    clock = {"per_move": 3 * DAY, "missed": "turn"}
    for others in ([ben], [ben, cis], [cis, dan, eve]):
        await house.table([ann, *others], clock=clock)
    invitation = await ben.make([HOST_SEAT, INVITED, INVITED])
    await ben.post(f"/api/tables/{invitation}/invite", {"who": ann.id})
    lobby = await ann.make_full([HOST_SEAT, INVITED, INVITED, OPEN])
    await ben.sit(lobby["table"]["id"], 1, lobby["invitations"]["1"])
    code = (await ben.get(f"/api/tables/{invitation}/invitations"))["code"]
    running = await leave(house, ann, ben)
    cups = {
        "open": await cup(house, ann, [cis], begins=False),
        "running": await cup(house, ann, [ben, cis, dan, eve]),
        "finished": await cup(house, ann, [ben, cis, dan], ends=True),
    }
    async with asyncio.timeout(30):  # games are counted a moment after they end
        while (await ann.get("/api/me"))["ratings"].get("kadora", {}).get("games") != RATED:
            await asyncio.sleep(0.05)
    await ann.post("/api/me/blocks", {"person": eve.id})
    stranger = await house.guest("Otto")
    me, guest = await ann.get("/api/me"), await stranger.get("/api/me")
    return People(me, guest, ben.id, lobby["table"]["id"], code, running, won, cups)


async def become_account(person: Person) -> None:
    account = {"account": f"villager-{person.id[:8].lower()}", "password": "seven-tides"}
    person.token = (await person.post("/api/accounts", account))["token"]


async def know_each_other(ann: Person, ben: Person, cis: Person, dan: Person) -> None:
    for person, other in ((ann, ben), (ben, ann), (ann, dan), (dan, ann), (cis, ann)):
        await person.post("/api/me/friends", {"who": other.id})


async def leave(house: House, ann: Person, ben: Person) -> str:
    """A table where Ben writes something, and closes the page when he is to move."""
    table = await house.table([ann, ben], patience=5)
    async with ann.at(table) as one, ben.at(table) as two:
        await two.do("say", text="You play like a sponge in a harbour full of pirates!")
        while one.now["ply"] == 0 or one.now["table"]["to_move"] == 0:
            places = (one, two)
            before = await places[one.now["table"]["to_move"]].move()
            await asyncio.gather(*(place.reaches(before["ply"] + 1) for place in places))
    return table


async def cup(
    house: House, host: Person, others: list[Person], begins: bool = True, ends: bool = False
) -> str:
    field = Field([host, *others], moves=0)
    rounds = 1 if ends else 2
    await field.open(title=TITLE, rounds=rounds, uneven="bye", listed=not begins, no_show=DAY)
    if begins:
        await field.do("begin")
    if ends:
        await field.play()
    return field.id
