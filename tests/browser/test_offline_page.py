"""A server's own page offline: kept on demand, played without the server, and games that are
carried over in both directions."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import ARRIVE, BLANK, Complaints
from tests.browser.players import decide
from tests.browser.test_poseidon import CLICKS
from tests.browser.test_static import ANSWERS, KEPT, STARTS, begin, folder, loaded
from tests.server.harness import Server

__all__ = ["folder"]  # a fixture

pytestmark = pytest.mark.thorough  # building the folder takes a minute

TOLD = {
    "en": "may know all cards and tiles",
    "nl": "kent misschien alle kaarten en tegels",
    "de": "kennt vielleicht alle Karten und Plättchen",
    "fr": "connaît peut-être toutes les cartes et tuiles",
}
ME = "JSON.parse(localStorage.getItem('tidetable.me')).token"


@pytest.fixture
def offering(folder: Path, tmp_path: Path) -> Iterator[Server]:
    options = ("--offline", str(folder), "--bot-workers", "0")
    server = Server(tmp_path, str(tmp_path / "tables.sqlite"), None, *options).start()
    yield server
    server.kill()


@pytest.fixture
def page(chromium: Browser, offering: Server, complaints: Complaints) -> Iterator[Page]:
    complaints.forgiven = ("net::ERR_CONNECTION_REFUSED", "net::ERR_FAILED")
    context = chromium.new_context(base_url=offering.url, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(ANSWERS)
    page.emulate_media(reduced_motion="reduce")
    page.goto(BLANK)
    page.evaluate(ARRIVE, [{"speed": 0, "confirm": False}, False])
    page.on("console", complaints.console)
    page.on("pageerror", complaints.error)
    yield page
    context.close()


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name=entry).click()


def test_the_app_plays_when_the_server_is_gone(page: Page, offering: Server) -> None:
    page.goto("/")
    page.evaluate(KEPT)
    page.get_by_role("link", name="Play offline").click()
    page.get_by_role("button", name=re.compile(r"Make available offline \([78] MB\)")).click()
    expect(page.get_by_text("works without a connection.").last).to_be_visible(timeout=STARTS)
    expect(page.get_by_role("link", name="Play offline")).to_be_visible(timeout=STARTS)

    offering.kill()
    page.goto("/")  # as the installed app opens it
    page.wait_for_url("**/offline/")
    loaded(page)
    expect(page.get_by_text("You are playing offline, in this browser.")).to_be_visible()
    begin(page, f"{offering.url}/offline/", "kadora")
    page.locator(".step.mine").wait_for()
    decide(page, "kadora", CLICKS)
    page.locator(".step.mine").wait_for()


def test_a_game_is_carried_to_the_server_and_another_one_back(
    page: Page, offering: Server, chromium: Browser
) -> None:
    page.goto("/offline/")
    loaded(page)
    begin(page, f"{offering.url}/offline/", "kadora")
    page.locator(".step.mine").wait_for()
    decide(page, "kadora", CLICKS)
    page.locator(".step.mine").wait_for()
    menu(page, "Play on at a server")
    page.get_by_role("link", name="Open it there").click()

    page.wait_for_url("**/bring#*")
    expect(page.get_by_text(re.compile(r"decisions? ha(s|ve) been made"))).to_be_visible()
    page.get_by_label("Seat 2").select_option("invited")
    page.get_by_role("button", name="Play on here").click()
    page.wait_for_url("**/table/*")
    table = page.url.split("/")[-1]
    token = page.evaluate(ME)
    for lang, words in TOLD.items():  # anybody who opens the link, before sitting down
        visitor = chromium.new_context(base_url=offering.url, locale=lang).new_page()
        visitor.goto(f"/table/{table}")
        expect(visitor.get_by_text(words)).to_be_visible(timeout=ANSWERS)
        visitor.context.close()
    befriended(offering, table, token)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-game=kadora]")).to_be_visible(timeout=ANSWERS)

    own = begun(offering, token)
    page.goto(f"/table/{own}")
    page.locator("dialog[aria-labelledby=handover] button").first.click()  # two share the device
    menu(page, "Take along offline")
    page.get_by_role("link", name="Play on offline").click()
    page.wait_for_url("**/offline/#/bring*")
    loaded(page)
    page.get_by_role("button", name="Play on here").click()
    expect(page.locator("[data-game=octocube]")).to_be_visible(timeout=ANSWERS)
    assert asked(offering, token, "GET", f"/api/tables/{own}")["known"]  # it does not count now


def asked(server: Server, token: str, method: str, path: str, body: Any = None) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = httpx.request(method, server.url + path, json=body, headers=headers, timeout=60)
    assert answer.is_success, answer.text
    return answer.json()


def befriended(server: Server, table: str, token: str) -> None:
    """A friend comes with the invitation to the second seat."""
    invitations = asked(server, token, "GET", f"/api/tables/{table}/invitations")
    friend = asked(server, "", "POST", "/api/guests", {"name": "Ben"})["token"]
    sitting = {"seat": 1, "invitation": invitations["seats"]["1"]}
    asked(server, friend, "POST", f"/api/tables/{table}/sit", sitting)


def begun(server: Server, token: str) -> str:
    """A game of two on one device, at the server."""
    seats = [{"kind": "host"}, {"kind": "host"}]
    plan = {"game": "octocube", "players": 2, "seats": seats, "names": {"1": "Zoe"}}
    table = str(asked(server, token, "POST", "/api/tables", plan)["table"]["id"])
    asked(server, token, "POST", f"/api/tables/{table}/begin", {})
    return table
