"""An evening of four friends, each with a browser of their own: one link, a late friend, a lost
connection, a closed tab, another device, a wrong tap, somebody who leaves, somebody who watches,
and a rematch without one of them. Nobody waits at a page without a way out."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Complaints, Visit, thorough
from tests.browser.players import MINE, decide, ply, whose_turn, wrong_tap
from tests.browser.test_online import NETWORK
from tests.browser.test_poseidon import CLICKS

SOON = 5  # seconds: the shortest patience of a table
PHONE = {"width": 390, "height": 664}
# Half a minute each: `make test` has the parts, in test_together.py, test_absence.py and others.
GAMES = [pytest.param(game, marks=thorough) for game in ("octocube", "kadora", "poseidon")]


def impatient(route: Route) -> None:
    """Set up the table as the page wants it, but with less patience and a quicker bot."""
    wanted = {**json.loads(route.request.post_data or "{}"), "patience": SOON, "stand_in": "random"}
    route.continue_(post_data=json.dumps(wanted))


class Evening:
    """The pages of those who play, by name, and the page of the spectator."""

    def __init__(self, visit: Visit, game: str) -> None:
        self.visit = visit
        self.game = game
        self.pages: dict[str, Page] = {}

    def others(self, name: str) -> dict[str, Page]:
        return {other: page for other, page in self.pages.items() if other != name}

    def decide(self) -> str:
        """The player to move makes a decision; their name."""
        name = whose_turn(self.pages)
        decide(self.pages[name], self.game, CLICKS)
        return name

    def turn(self) -> str:
        """The player to move decides until it is somebody else's turn; their name."""
        name = self.decide()
        while whose_turn(self.pages) == name:
            self.decide()
        return name

    def until_turn_of(self, name: str) -> None:
        while whose_turn(self.pages) != name:
            self.decide()

    # -- getting together ------------------------------------------------------------------------

    def gather(self) -> Page:
        """One link for everybody; the last friend is late. Returns the page of the spectator."""
        host = self.visit(None)
        host.route("**/api/tables", impatient)
        host.goto(f"/new/{self.game}?with=friends")
        host.get_by_label("3", exact=True).check(force=True)
        host.get_by_label("Your name").fill("Ada")
        host.get_by_role("button", name="Set up the table").click()
        link = host.get_by_label("Link to this table").input_value()
        host.unroute_all()
        self.pages["Ada"] = host
        self.sit(self.visit(link), "Bea")
        watcher = self.visit(link, viewport=PHONE)
        expect(watcher.get_by_role("listitem", name="Seat 2")).to_contain_text("Bea")
        expect(host.get_by_role("button", name="Begin without them")).to_be_visible()
        self.sit(self.visit(link, viewport=PHONE), "Cas")
        host.get_by_role("button", name="Begin").click()
        for page in (*self.pages.values(), watcher):
            expect(page.locator("[data-game]")).to_be_visible()
        expect(watcher.locator(MINE)).to_have_count(0)
        return watcher

    def sit(self, page: Page, name: str) -> None:
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").first.click()
        expect(self.pages["Ada"].get_by_role("list").get_by_text(name)).to_be_visible()
        self.pages[name] = page

    # -- staying together ------------------------------------------------------------------------

    def tap_wrong_and_take_back(self) -> None:
        """A wrong tap is explained; a move that others have answered needs their consent."""
        name = whose_turn(self.pages)
        page = self.pages[name]
        said = wrong_tap(page, self.game)
        expect(page.locator(".toast.error").last).to_contain_text(said)
        self.turn()
        self.decide()
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("alert")).to_contain_text("You have asked")
        for other in self.others(name).values():
            other.get_by_role("button", name="Agree").click()
        page.locator(MINE).wait_for()
        assert whose_turn(self.pages) == name

    def lose_the_line(self) -> None:
        """The connection of the player to move goes and comes back; nothing is lost."""
        name = whose_turn(self.pages)
        page = self.pages[name]
        before = ply(page)
        page.context.set_offline(True)
        expect(page.get_by_role("alert")).to_contain_text("connection is lost")
        page.context.set_offline(False)
        expect(page.get_by_role("alert")).to_have_count(0)
        assert ply(page) == before
        assert self.decide() == name

    def close_the_tab_and_go_on_elsewhere(self) -> None:
        """Bea's page is closed at her turn: a bot plays. She continues on her phone."""
        self.until_turn_of("Bea")
        laptop, host = self.pages.pop("Bea"), self.pages["Ada"]
        table = laptop.url
        laptop.goto("/me")
        alert = host.get_by_role("alert")
        expect(alert).to_contain_text("Bea is to move and has been away")
        host.get_by_role("button", name="A bot until they are back").click()
        expect(host.get_by_role("list", name="Players")).to_contain_text("a bot stands in")
        whose_turn(self.pages)  # the bot has played

        laptop.get_by_role("button", name="Show the code").click()
        code = laptop.locator(".pairing .spoken").inner_text()
        laptop.goto("about:blank")
        phone = self.visit("/device", viewport=PHONE)
        phone.locator("form .field").fill(code)
        phone.locator("form .button.primary").click()
        phone.get_by_role("button", name="Yes, go on").click()
        expect(phone.locator(f"a[href='{table[table.index('/table') :]}']").first).to_be_visible()
        phone.goto(table)
        self.pages["Bea"] = phone
        expect(host.get_by_role("list", name="Players")).not_to_contain_text("a bot stands in")
        self.until_turn_of("Bea")
        self.decide()

    def leave_and_return(self) -> None:
        """Cas leaves; a bot plays for him at once. He finds his seat again."""
        page, host = self.pages.pop("Cas"), self.pages["Ada"]
        table = page.url
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Leave the table").click()
        expect(host.get_by_role("region", name="Log")).to_contain_text("Cas has left the table")
        host.get_by_role("button", name="More").click()
        host.get_by_role("button", name="Let a bot play for Cas").click()
        expect(host.get_by_role("list", name="Players")).to_contain_text("a bot stands in")
        self.turn()
        page.goto(table)
        page.get_by_role("button", name="Play on yourself").click()
        expect(host.get_by_role("region", name="Log")).to_contain_text("Cas is back")
        self.pages["Cas"] = page
        self.until_turn_of("Cas")
        self.decide()

    def resign(self, name: str) -> None:
        page = self.pages[name]
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Resign").click()
        page.locator("dialog .panel").get_by_role("button", name="Resign").click()

    def play_again_without_one(self, watcher: Page) -> None:
        """Two give up; Cas goes home; the others play on with a bot in his place."""
        self.resign("Cas")
        self.pages.pop("Cas").goto("about:blank")
        self.resign("Bea")
        host, friend = self.pages["Ada"], self.pages["Bea"]
        for page in (host, friend, watcher):
            expect(page.get_by_role("dialog", name="Result")).to_contain_text("Ada")
        result = host.get_by_role("dialog", name="Result")
        expect(result).to_contain_text("Not here now: Cas")
        result.get_by_text("Bots play").click()
        before = host.url
        result.get_by_role("button", name="Play again").click()
        expect(host).not_to_have_url(before)
        friend.get_by_role("button", name="To the next game").click()
        watcher.get_by_role("link", name="To the next game").click()
        begin = host.get_by_role("button", name="Begin")
        begin.or_(host.locator("[data-game]")).first.wait_for()
        if begin.count():
            begin.click()
        for page in (host, friend, watcher):
            expect(page.locator("[data-game]")).to_be_visible()
        self.decide()


def test_what_a_host_has_chosen_stays_when_the_words_arrive(visit: Visit) -> None:
    page = visit(None)
    held: list[Route] = []
    seen: list[Route] = []

    def answer(route: Route) -> None:
        seen.append(route)
        if len(seen) == 1:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/games", answer)
    page.goto("/new/octocube?with=friends")
    page.get_by_label("4", exact=True).check(force=True)
    expect(page.get_by_label("Your name")).not_to_have_value("")
    for route in held:
        with page.expect_response("**/api/games"):
            route.continue_()
    expect(page.locator(".chairs li")).to_have_count(4)


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_of_four_friends(visit: Visit, complaints: Complaints, game: str) -> None:
    complaints.forgiven = NETWORK
    evening = Evening(visit, game)
    watcher = evening.gather()
    evening.tap_wrong_and_take_back()
    evening.lose_the_line()
    evening.close_the_tab_and_go_on_elsewhere()
    evening.leave_and_return()
    shown = ply(evening.pages["Ada"])
    watcher.wait_for_function(
        "ply => document.querySelector('.step')?.dataset.ply === ply", arg=shown
    )
    expect(watcher.locator(".step")).to_contain_text("You are watching")
    evening.play_again_without_one(watcher)
