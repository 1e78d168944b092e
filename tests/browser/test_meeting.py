"""The pages where people meet: axe finds nothing serious there, nothing falls off the screen and
no text is cut, with names as long as they may be.

One place: `pytest tests/browser/test_meeting.py -k friends`.
"""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import Visit, thorough
from tests.browser.people import People, arrive, build
from tests.browser.test_everybody import check
from tests.browser.test_layout import LANGUAGES, Screen, faults, on_screens
from tests.server.harness import Server

PHONE, DESK = Screen(390, 664), Screen(1440, 900)
# Names that end in an ellipsis where they have one line: in the header, in lists, at a board.
SHORTENED = "header .who, .list-row .what, .loot .word"
SCREENS = [PHONE, DESK, Screen(360, 640), Screen(640, 360)]


@pytest.fixture(scope="module")
def people(server: Server) -> People:
    return build(server)


def at(path: str, ready: str = "h1") -> Callable[[Page, People], None]:
    """Go to a page of Ann's, and wait for what makes it complete."""

    def go(page: Page, people: People) -> None:
        page.goto(path.format(**people._asdict()))
        page.locator(ready).first.wait_for()
        page.wait_for_load_state("networkidle")

    return go


def unfolded(path: str, ready: str) -> Callable[[Page, People], None]:
    def go(page: Page, people: People) -> None:
        at(path, ready)(page, people)
        for more in page.locator("details:not([open]) > summary").all():
            more.click()

    return go


def account(page: Page, people: People) -> None:
    """With everything that a server with mail offers, and the code for another device."""
    page.route("**/api/notifications", with_mail)
    at("/me", "#statistics")(page, people)
    page.locator("[aria-labelledby=other-device] > .button").click()
    page.locator(".pairing .spoken").wait_for()
    page.unroute_all()


def with_mail(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=json.dumps({**answer.json(), "mail": True}))


def report(page: Page, people: People) -> None:
    """The sheet about a line of the chat."""
    at("/table/{running}", "[role=alert]")(page, people)
    if page.locator("header .small-only").is_visible():
        page.locator("header .small-only").click()
    page.locator("[role=tab]:visible").last.click()
    page.locator(".chat .more:visible").first.click()
    page.locator("dialog blockquote").wait_for()


def arranging(page: Page, people: People) -> None:
    """The host's sheet about a seat."""
    at("/table/{lobby}", ".do .button")(page, people)
    page.locator("li .do .button").nth(2).click()
    page.locator("dialog .button").first.wait_for()


PLACES: dict[str, Callable[[Page, People], None]] = {
    "home": at("/", ".row-link"),
    "new table": unfolded("/new/poseidon?with=friends", ".chairs li"),
    "join": at("/join", "form .field"),
    "invitation": at("/join/{code}", "li .button"),
    "lobby": at("/table/{lobby}", "li .do .button"),
    "seat": arranging,
    "open tables": at("/tables"),
    "absence": at("/table/{running}", "[role=alert]"),
    "report": report,
    "result": at("/table/{won}", "dialog .verdict"),
    "own profile": at("/player/{me[person]}", "svg[role=img]"),
    "profile": at("/player/{ben}", "svg[role=img]"),
    "friends": at("/friends", "main li"),
    "leaderboard": at("/leaderboards/kadora", "main tbody tr, main ol li"),
    "tournaments": at("/tournaments", ".row-link"),
    "new tournament": unfolded("/tournaments/new", "form .field"),
    "open tournament": at("/tournament/{cups[open]}", ".facts"),
    "running tournament": at("/tournament/{cups[running]}", ".facts"),
    "finished tournament": at("/tournament/{cups[finished]}", ".facts"),
    "account": account,
    "device": at("/device", "form .field"),
    "games": at("/games", "main li"),
}


def ann(visit: Visit, people: People, **options: object) -> Page:
    page = visit(None, viewport={"width": PHONE.width, "height": PHONE.height}, **options)
    arrive(page, people.me)
    return page


def layout(page: Page, place: str, screens: list[Screen]) -> list[str]:
    """What is too wide for the screen, and which texts are cut or too small."""
    found: list[str] = []
    for screen in on_screens(page, screens):
        found += faults(page, screen, shortened=SHORTENED)
    return [f"{place}: {one}" for one in found if ": text " in one or "px wide" in one]


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_every_place_in_every_language(
    visit: Visit, people: People, place: str, language: str
) -> None:
    page = ann(visit, people)
    page.evaluate("code => localStorage.setItem('tidetable.language', code)", language)
    PLACES[place](page, people)
    check(page, f"{place} {PHONE}")
    found = layout(page, place, SCREENS)
    page.set_viewport_size({"width": DESK.width, "height": DESK.height})
    PLACES[place](page, people)
    check(page, f"{place} {DESK}")
    found += layout(page, place, [DESK])
    assert not found, "\n".join(found)
