"""Somebody closes the page in the middle of a game, and comes back."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import BLANK, Visit, thorough
from tests.browser.players import DECIDING
from tests.browser.test_online import either

SOON = 5  # seconds: the shortest patience of a table


def guest(page: Page, name: str) -> dict[str, Any]:
    me: dict[str, Any] = page.request.post("/api/guests", data={"name": name}).json()
    page.evaluate("me => localStorage.setItem('tidetable.me', JSON.stringify(me))", me)
    return {"Authorization": f"Bearer {me['token']}"}


@thorough
def test_a_friend_who_closes_the_page_is_replaced_and_finds_the_seat_again(visit: Visit) -> None:
    pages = visit(None), visit(None)
    host, friend = (guest(page, name) for page, name in zip(pages, ("Ann", "Bea"), strict=True))
    plan = {
        "game": "kadora",
        "players": 2,
        "seats": [{"kind": "host"}, {"kind": "open"}],
        "patience": SOON,
        "stand_in": "random",
    }
    request = pages[0].request
    made = request.post("/api/tables", data=plan, headers=host).json()["table"]["id"]
    assert request.post(f"/api/tables/{made}/sit", data={"seat": 1}, headers=friend).ok
    assert request.post(f"/api/tables/{made}/begin", headers=host).ok
    for page in pages:
        page.goto(f"/table/{made}")
        expect(page.locator("[data-game]")).to_be_visible()
    gone = either(pages)
    assert gone is not None
    here = pages[1] if gone is pages[0] else pages[0]
    name = "Ann" if gone is pages[0] else "Bea"

    gone.goto(BLANK)  # no button is pressed
    expect(here.get_by_text(f"{name} is to move, but not here.")).to_be_visible()
    expect(here.get_by_text("In 0:0")).to_be_visible()
    expect(here.get_by_role("alert")).to_contain_text(f"{name} is to move and has been away")
    here.get_by_role("button", name="Wait").click()
    expect(here.get_by_role("alert")).to_have_count(0)
    here.get_by_role("button", name="What now?").click()
    here.get_by_role("button", name="A bot until they are back").click()
    log = here.get_by_role("region", name="Log")
    expect(log).to_contain_text(f"lets a bot play for {name}")
    here.locator(DECIDING).first.wait_for()
    expect(log.get_by_text("a bot did this").first).to_be_attached()

    gone.goto(f"/table/{made}")
    expect(log).to_contain_text(f"{name} is back.")
    expect(here.get_by_role("list", name="Players")).not_to_contain_text("a bot stands in")
    expect(gone.get_by_role("alert")).to_have_count(0)
    expect(gone.get_by_role("region", name="Log")).to_contain_text(f"{name} is back.")
