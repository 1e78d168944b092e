"""A tournament in the browser: opened by a form, joined by a code, played at its tables."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import RESULT
from tests.browser.test_everybody import check


@thorough
def test_two_people_play_a_round(visit: Visit) -> None:
    host = visit("/tournaments")
    host.get_by_role("heading", name="Tournaments").wait_for()
    check(host, "list")
    host.get_by_role("link", name="New tournament").click()
    host.get_by_label("What is it called?").fill("Harbour Cup")
    check(host, "form")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open the tournament").click()
    expect(host.get_by_role("heading", name="Harbour Cup")).to_be_visible()
    expect(host.get_by_role("button", name="Begin", exact=True)).to_be_disabled()
    check(host, "not begun")

    guest = visit(host.get_by_label("Link to this tournament").input_value())
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Take part").click()
    expect(guest.get_by_text("You take part")).to_be_visible()
    host.get_by_role("button", name="Begin with 2 people").click()
    expect(guest.get_by_text("You play against: Ann")).to_be_visible()
    expect(guest.get_by_text("left to come")).to_be_visible()
    check(guest, "my table waits")
    guest.get_by_role("link", name="To my table").click()
    expect(guest.get_by_text("The game begins by itself")).to_be_visible()
    host.get_by_role("link", name="To my table").click()
    for page in (host, guest):
        expect(page.locator("[data-game]")).to_be_visible()
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    host.get_by_role("button", name="More", exact=True).click()
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Resign").last.click()
    expect(guest.locator(RESULT)).to_be_visible()
    guest.get_by_role("link", name="To the tournament").click()
    expect(guest.get_by_text("Your game is over: one point.")).to_be_visible()
    expect(guest.get_by_text("Round 2 begins in")).to_be_visible()
    check(guest, "between rounds")
    guest.goto("/")
    expect(guest.get_by_role("link", name="Harbour Cup")).to_be_visible()
