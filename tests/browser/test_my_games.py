"""My games: found by search and filter, and what they add up to, in figures and charts."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.people import arrive
from tests.server.clients import BOT, House
from tests.server.harness import Server

EASY = {"kind": "bot", "bot": "easy"}


async def play(house: House) -> tuple[dict[str, Any], list[str]]:
    """Ann and her finished games, oldest first: she wins the first and the last."""
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    standard, family = {"mode": "standard"}, {"mode": "family"}
    tables = [
        await house.table([ann, ben]),
        await house.table([ann], BOT),
        await house.table([ann], BOT, EASY, game="octocube", options=standard),
        await house.table([ann, ben], game="octocube", options=family),
    ]
    for number, loser in enumerate((ben, ann, ann, ben)):
        async with loser.at(tables[number]) as place:
            await place.do("resign", seat=int(loser is ben))
        async with asyncio.timeout(30):  # a game is counted a moment after its end
            while len((await ann.get("/api/me/games"))["games"]) <= number:
                await asyncio.sleep(0.05)
    return await ann.get("/api/me"), tables


@pytest.fixture
def games(server: Server, visit: Visit) -> Page:
    """The page with all of them; how the second one ended Ann has not seen."""
    with ThreadPoolExecutor(1) as thread:
        me, tables = thread.submit(asyncio.run, play(House([server]))).result()
    page = visit(None)
    arrive(page, me)
    seen = json.dumps([tables[0], *tables[2:]])
    page.evaluate("seen => localStorage.setItem('tidetable.ends', seen)", seen)
    page.goto("/games")
    found(page, 4)
    return page


def found(page: Page, number: int) -> None:
    expect(page.locator("main li")).to_have_count(number)
    words = {0: "No games found", 1: "One game"}.get(number, f"{number} games")
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(words)


def choice(page: Page, name: str) -> Locator:
    return page.get_by_role("combobox", name=name, exact=True)


def row(page: Page, table: str, name: str) -> list[str]:
    """Played, won and points of a row of a table of counts."""
    line = page.get_by_role("table", name=table).get_by_role("row").filter(has_text=name)
    return line.get_by_role("cell").all_inner_texts()


@thorough
def test_games_are_found_by_every_filter(games: Page) -> None:
    search, against = games.get_by_label("Search"), choice(games, "Against")
    game, mode = choice(games, "Game"), choice(games, "Way to play")
    result = choice(games, "Result")
    for field, value, number in (
        (against, "people", 2),
        (against, "bots", 2),
        (against, "shared", 0),
        (result, "won", 2),
        (result, "lost", 2),
        (game, "kadora", 2),
        (mode, "family", 1),
    ):
        field.select_option(value)
        found(games, number)
        field.select_option("")
    search.fill("ben octo")
    found(games, 1)
    expect(games.locator("main li")).to_contain_text("family")
    search.fill("nobody")
    found(games, 0)
    search.fill("")
    # Filters work together, and a mode that no game of the list has is let go.
    mode.select_option("standard")
    against.select_option("people")
    found(games, 0)
    game.select_option("kadora")
    found(games, 1)
    expect(mode).to_have_count(0)


@thorough
def test_a_game_says_when_who_and_how_it_ended_once_that_was_seen(games: Page) -> None:
    newest, *_, unseen, oldest = games.locator("main li").all()
    expect(newest).to_contain_text("Octocube")
    expect(newest.locator(".pill")).to_have_text("won")
    expect(oldest.locator(".pill")).to_have_text("won")
    expect(oldest.locator("time")).not_to_be_empty()
    expect(oldest.locator(".who")).to_contain_text("Ben")
    expect(unseen.locator(".pill")).to_have_text("See how it ended")
    assert "/table/" in (unseen.get_by_role("link").get_attribute("href") or "")
    assert "/replay/" in (oldest.get_by_role("link").get_attribute("href") or "")


@thorough
def test_statistics_and_charts_follow_the_filters(games: Page) -> None:
    assert row(games, "By game", "Kadora")[:2] == ["2", "50%"]
    assert row(games, "By way to play", "family")[:2] == ["1", "100%"]
    assert row(games, "By opponent", "Ben")[:2] == ["2", "100%"]
    assert row(games, "By level of bots", "at random")[:2] == ["2", "0%"]
    assert row(games, "By level of bots", "easy")[:2] == ["1", "0%"]
    bars = games.get_by_role("table", name="By game").locator(".bar > span")
    assert bars.evaluate_all("all => all.map((one) => one.style.width)") == ["50%", "50%"]
    line = games.get_by_role("figure", name="Share of wins over time").locator("polyline")
    # From left to right: 1 of 1 games won, 1 of 2, 1 of 3, 2 of 4.
    points = [point.split(",") for point in (line.get_attribute("points") or "").split()]
    assert [float(x) for x, _ in points] == [0, 100, 200, 300]
    heights = [(56 - float(y)) / 52 for _, y in points]
    assert heights == pytest.approx([1, 1 / 2, 1 / 3, 1 / 2])
    choice(games, "Against").select_option("people")
    found(games, 2)
    assert row(games, "By game", "Kadora")[:2] == ["1", "100%"]
    expect(bars.first).to_have_attribute("style", "width: 100%;")
    expect(games.get_by_role("table", name="By level of bots")).to_have_count(0)
    expect(line).to_have_count(0)  # two games make no curve
