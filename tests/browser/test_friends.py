"""Two people become friends, play a rated game together with one tap, and part."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.test_everybody import check

PHONE = {"width": 390, "height": 664}
BECOME = """async ([name, account]) => {
  const send = async (path, body, token) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const sent = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return await sent.json()
  }
  let me = await send('/api/guests', { name })
  me = await send('/api/accounts', { account, password: 'seven-tides' }, me.token)
  localStorage.setItem('tidetable.me', JSON.stringify(me))
  return me.person
}"""


def become(page: Page, name: str, account: str) -> str:
    """Be somebody with an account; the id."""
    person: str = page.evaluate(BECOME, [name, account])
    return person


@thorough
def test_two_people_befriend_invite_play_and_block(visit: Visit) -> None:
    ann, ben = visit(None), visit(None, viewport=PHONE)
    ann_id = become(ann, "Ann", "ann-the-friend")
    ben_id = become(ben, "Ben", "ben-the-friend")

    # Ben asks on Ann's profile; Ann finds it at home and accepts.
    ben.goto(f"/player/{ann_id}")
    expect(ben.get_by_role("heading", level=1)).to_have_text("Ann")
    ben.get_by_role("button", name="Ask to be friends").click()
    expect(ben.get_by_text("You have asked Ann")).to_be_visible()
    check(ben, "profile")
    ann.goto("/")
    expect(ann.get_by_role("link", name="Friends").first).to_contain_text("1")
    ann.get_by_role("button", name="Accept").click()
    expect(ann.get_by_text("You and Ben are friends now").first).to_be_visible()

    # Ann creates a rated table and invites Ben with one tap; Ben joins with one tap.
    ann.goto("/new/kadora?with=friends")
    ann.get_by_label("2", exact=True).check(force=True)
    ann.get_by_text("Clock, spectators, rating").click()
    ann.get_by_role("checkbox", name="Rated").check()
    ann.get_by_role("button", name="Set up the table").click()
    ann.get_by_role("button", name="Invite Ben").click()
    expect(ann.get_by_text("invited", exact=True)).to_be_visible()
    check(ann, "lobby")
    ben.goto("/")
    expect(ben.get_by_text("invites you")).to_be_visible()
    check(ben, "home")
    ben.get_by_role("button", name="Join").click()
    expect(ann.get_by_role("listitem", name="Seat 2")).to_contain_text("Ben")
    ann.get_by_role("button", name="Begin").click()
    expect(ben.locator("[data-game]")).to_be_visible()

    # The result says what the game did to the ratings.
    ben.get_by_role("button", name="More").click()
    ben.get_by_role("button", name="Resign").click()
    ben.locator("dialog .panel").get_by_role("button", name="Resign").click()
    ratings = ann.get_by_role("dialog", name="Result").get_by_role("list", name="Ratings")
    expect(ratings.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("(+")
    less = "(\N{MINUS SIGN}"
    expect(ratings.get_by_role("listitem").filter(has_text="Ben")).to_contain_text(less)
    ratings.get_by_role("link", name="Ben").click()
    expect(ann).to_have_url(re.compile(f"/player/{ben_id}$"))
    expect(ann.get_by_text("You are friends")).to_be_visible()
    expect(ann.get_by_role("img", name="Rating after one rated game")).to_be_visible()
    expect(ann.get_by_role("link", name="Look back")).to_be_visible()
    check(ann, "profile with games")

    # Ann blocks Ben, who only sees that they are no friends any more.
    ann.get_by_role("button", name="Block").click()
    ann.locator(".panel .panel").get_by_role("button", name="Block").click()
    expect(ann.get_by_text("You have blocked Ben")).to_be_visible()
    ann.goto("/friends")
    expect(ann.get_by_role("button", name="Unblock")).to_be_visible()
    ann.get_by_role("button", name="Show my friend code").click()
    expect(ann.locator(".code")).to_have_text(re.compile(r"[A-Z]{4} [A-Z]{4}"))
    check(ann, "friends")
    ben.goto("/friends")
    expect(ben.get_by_text("No friends on board yet")).to_be_visible()
    expect(ben.get_by_text("Blocked", exact=True)).to_have_count(0)
    ann.goto("/leaderboards")
    expect(ann.get_by_text("9 more rated games")).to_be_visible()
    expect(ann.get_by_text("Nobody is up here yet")).to_be_visible()
    check(ann, "leaderboards")
