"""Friends get together: one code, phones of every size, and a host who arranges the table."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Visit

PHONE = {"width": 390, "height": 664}


def arrange(host: Page, seat: int, button: str) -> None:
    host.get_by_role("button", name=f"Arrange seat {seat}").click()
    host.get_by_role("dialog").get_by_role("button", name=button).click()
    expect(host.get_by_role("dialog")).to_have_count(0)


def test_a_host_a_friend_with_a_code_a_bot_and_somebody_removed(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.forgiven = ("Failed to load resource",)  # a wrong code, somebody not let in
    host = visit("/new/octocube?with=friends")
    host.get_by_label("4", exact=True).check(force=True)
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Set up the table").click()
    code = host.locator(".spoken strong").inner_text()
    assert len(code.replace(" ", "")) == 6

    # A friend types the code on a phone, as it was heard, and picks a seat.
    friend = visit("/join", viewport=PHONE)
    friend.get_by_label("Code of the table").fill("zzz zzz")
    friend.get_by_role("button", name="To the table").click()
    expect(friend.get_by_role("alert")).to_contain_text("no table with this code")
    friend.get_by_label("Code of the table").fill(code.lower())
    friend.get_by_role("button", name="To the table").click()
    expect(friend.get_by_text("no clock")).to_be_visible()
    expect(friend.get_by_text("friendly")).to_be_visible()
    friend.get_by_label("Your name").fill("Bea")
    friend.get_by_role("listitem", name="Seat 3").get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("listitem", name="Seat 3")).to_contain_text("Bea")

    # Somebody else follows the link and is removed; the page says so and stays useful.
    other = visit(host.get_by_label("Link to this table").input_value(), viewport=PHONE)
    expect(other.get_by_label("Your name")).not_to_have_value("")  # a name is suggested
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("listitem", name="Seat 2")).to_contain_text("Bea 2")
    arrange(host, 2, "Remove Bea 2 from the table")
    expect(other.get_by_text("The host has removed you from your seat").first).to_be_visible()
    other.get_by_role("listitem", name="Seat 2").get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("once the host lets you").first).to_be_visible()

    arrange(host, 2, "Put a bot here")
    expect(friend.get_by_role("listitem", name="Seat 2")).to_contain_text("easy")

    # Standing up asks first and leaves a way back.
    friend.get_by_role("button", name="Stand up").click()
    friend.get_by_role("dialog").get_by_role("button", name="Stand up").click()
    friend.get_by_role("listitem", name="Seat 3").get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("listitem", name="Seat 3")).to_contain_text("Bea")

    # The fourth does not come.
    host.get_by_role("button", name="Begin without them").click()
    for page in (host, friend, other):
        expect(page.locator("[data-game]")).to_be_visible()
