"""How much comes over the wire, and what an installed page does without a network."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Complaints, Visit, thorough
from tests.browser.players import play_now

LIMIT = 250_000  # bytes, as they travel


def test_the_first_load_is_small(visit: Visit) -> None:
    page = visit(None, fresh=True)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    expect(play_now(page)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sum(sizes) < LIMIT, sum(sizes)
    play_now(page).click()
    page.locator(".held-card").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(sizes) < LIMIT, sum(sizes)  # even with the board


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit(None)
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.ok
    for icon in json.loads(manifest.text())["icons"]:
        assert page.request.get(icon["src"]).ok, icon["src"]


@thorough
def test_without_a_network_the_page_says_so(visit: Visit, complaints: Complaints) -> None:
    complaints.forgiven = ("net::ERR_", "Failed to load resource")
    page = visit("/", fresh=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now everything has come by way of the service worker
    expect(play_now(page)).to_be_visible()
    page.context.set_offline(True)
    page.goto("/me")
    expect(page.get_by_role("status").first).to_contain_text("You are offline")
    page.goto("/")
    expect(page.get_by_role("heading", name="No land in sight")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(play_now(page)).to_be_visible()
