"""Two people at two browsers, and everything that can come between them."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Visit, thorough
from tests.browser.players import DECIDING, PICK, RESULT, STACK, place, sit_down
from tests.server.harness import Server

NETWORK = ("net::ERR_", "WebSocket", "Failed to load resource", "Failed to fetch")


def host_and_guest(visit: Visit) -> tuple[Page, Page]:
    host = visit("/new/kadora?with=friends")
    host.get_by_role("button", name="Set up the table").click()
    link = host.get_by_label("Link to this table").input_value()
    guest = visit(link)
    guest.get_by_label("Your name").fill("Bea")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Bea")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    expect(host.locator("[data-game]")).to_be_visible()
    expect(guest.locator("[data-game]")).to_be_visible()
    return host, guest


def either(pages: tuple[Page, Page]) -> Page | None:
    """Whose turn it is; None when the game is over."""
    for _ in range(2_000):
        for page in pages:
            if page.locator(RESULT).is_visible():
                return None
            if page.locator(DECIDING).count():
                return page
        pages[0].evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError("nobody is asked")


def decide(page: Page) -> None:
    before = page.locator(".step").get_attribute("data-ply")
    if page.locator(STACK).count():
        page.locator(STACK).first.click()
    else:
        place(page)
    expect(page.locator(".step")).not_to_have_attribute("data-ply", before or "")


def play(pages: tuple[Page, Page], decisions: int) -> None:
    for _ in range(decisions):
        page = either(pages)
        if page is None:
            return
        decide(page)


@thorough
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=thorough)])
def test_two_browsers_with_a_reload_and_a_lost_network(
    visit: Visit, complaints: Complaints, whole: bool
) -> None:
    """To the end of the game, or until somebody resigns."""
    complaints.forgiven = NETWORK
    host, guest = pages = host_and_guest(visit)
    play(pages, 6)
    guest.reload()
    expect(guest.locator("[data-game]")).to_be_visible()
    play(pages, 4)

    # The network goes while somebody decides: nothing is lost, and the move arrives once.
    mover = either(pages)
    assert mover is not None
    mover.context.set_offline(True)
    expect(mover.get_by_role("alert")).to_contain_text("connection is lost")
    mover.context.set_offline(False)
    expect(mover.get_by_role("alert")).to_have_count(0)
    play(pages, 4)

    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Ahoy!")
    host.keyboard.press("Enter")
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_role("tabpanel")).to_contain_text("Ahoy!")

    if whole:
        play(pages, 200)
    else:
        guest.get_by_role("button", name="More").click()
        guest.get_by_role("button", name="Resign").click()
        guest.locator("dialog .panel").get_by_role("button", name="Resign").click()
    for page in pages:
        expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    host.get_by_role("button", name="Play again").click()
    expect(guest.get_by_role("button", name="To the next game")).to_be_visible()


def test_a_move_made_while_the_network_is_gone_arrives_once(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.forgiven = NETWORK
    page = visit(None)
    sit_down(page, "kadora", 2)
    page.locator(PICK).first.wait_for()
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator(PICK).first.click()
    page.locator(".cell.open").first.click()
    expect(page.locator(".step")).to_contain_text("One moment")
    page.context.set_offline(False)
    page.locator(STACK).first.wait_for()
    expect(page.get_by_role("region", name="Log").get_by_text("places")).to_have_count(
        page.get_by_role("region", name="Log").get_by_text("Turn").count()
    )


def test_taking_back_needs_the_other_to_agree(visit: Visit) -> None:
    pages = host_and_guest(visit)
    mover = either(pages)
    assert mover is not None
    other = pages[1] if mover is pages[0] else pages[0]
    decide(mover)
    decide(mover)  # a card has been drawn: somebody learned something
    other.locator(DECIDING).first.wait_for()
    mover.get_by_role("button", name="Undo").click()
    expect(mover.get_by_role("alert")).to_contain_text("You have asked")
    other.get_by_role("button", name="Agree").click()
    mover.locator(STACK).first.wait_for()
    expect(other.locator(DECIDING)).to_have_count(0)


def test_the_server_is_started_again_in_the_middle(
    visit: Visit, tmp_path: Path, complaints: Complaints
) -> None:
    complaints.forgiven = NETWORK
    server = Server(tmp_path, str(tmp_path / "tables.sqlite"), None, "--rate", "0").start()
    page = visit(None, fresh=True, base_url=server.url)
    sit_down(page, "kadora", 2)
    page.locator(PICK).first.wait_for()
    server.stop()
    expect(page.get_by_role("alert")).to_contain_text("connection is lost")
    server.start()
    expect(page.get_by_role("alert")).to_have_count(0)
    place(page)
    page.locator(STACK).first.click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("draws")
    server.stop()
