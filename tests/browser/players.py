"""How people play Kadora with a mouse: pick a card, point at a cell, take from a stack."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.playout import play_random

PICK, CELL, STACK = ".held-card.possible", ".cell.open", ".stack.possible"
DECIDING = f"{PICK}, {STACK}"
# The guided game is over, or waits for its reader.
GUIDED = """() => !localStorage['tidetable.guide']
  || document.querySelector('.step.mine, .step .count') !== null"""
RESULT = "dialog .verdict"


def play_now(page: Page, words: str = "Play now") -> Locator:
    """The button on the card of Kadora; each game has its own."""
    card = page.get_by_role("article").filter(has_text="De schat van Kadora")
    return card.get_by_role("button", name=words)


def my_turn(page: Page) -> None:
    """Wait until this page asks for a decision."""
    page.locator(DECIDING).first.wait_for()


def wait_for_turn_or_end(page: Page) -> bool:
    """True when it is this page's turn, False when the game is over."""
    page.locator(f"{DECIDING}, {RESULT}").first.wait_for(timeout=60_000)
    return not page.locator(RESULT).is_visible()


def place_and_draw(page: Page) -> None:
    """A whole turn, with moves sent at once; in the last turns nothing is drawn."""
    place(page)
    decide_draw(page)


def place(page: Page) -> None:
    page.locator(PICK).first.click()
    page.locator(CELL).first.click()


def decide_draw(page: Page) -> None:
    stack = page.locator(STACK)
    stack.or_(page.locator(f"{RESULT}, {PICK}, .others-turn")).first.wait_for()
    if stack.first.is_visible():
        stack.first.click()


def play_to_the_end(page: Page) -> None:
    """Decide whatever is asked until the result shows."""
    for _ in range(200):
        if not wait_for_turn_or_end(page):
            expect(page.locator(RESULT)).to_be_visible()
            return
        before = page.locator(".step").get_attribute("data-ply")
        if page.locator(STACK).count():
            page.locator(STACK).first.click()
        else:
            place(page)
        expect(page.locator(".step")).not_to_have_attribute("data-ply", before or "")
    raise AssertionError("the game does not end")


def sit_down(
    page: Page, game: str, players: int, left: int = 0, seed: int = 1, /, **options: str
) -> None:
    """A guest at a new table against quick bots, without the pages that lead there.

    `left`: not at the start of a game but so many decisions before the end of the one of `seed`.
    """
    me = page.request.post("/api/guests", data={"name": "Ann"}).json()
    headers = {"Authorization": f"Bearer {me['token']}"}
    seats = [{"kind": "host"}, *({"kind": "bot", "bot": "random"} for _ in range(players - 1))]
    plan: dict[str, Any] = {"game": game, "players": players, "seats": seats, "options": options}
    if left:
        state = games.get(game).new(players=players, seed=seed, **options)
        decisions = play_random(state, Rng(1))
        text = json.dumps(state.record())
        past = page.request.post("/api/replay", data={"text": text}, headers=headers).json()["id"]
        plan["from"] = {"table": past, "step": decisions - left}
    made = page.request.post("/api/tables", data=plan, headers=headers)
    table = made.json()["table"]["id"]
    assert page.request.post(f"/api/tables/{table}/begin", headers=headers).ok
    page.evaluate("me => localStorage.setItem('tidetable.me', JSON.stringify(me))", me)
    page.goto(f"/table/{table}")
    expect(page.locator("[data-game]")).to_be_visible()


def caught_up(page: Page) -> None:
    """At one's turn, without the recap of what others did."""
    page.locator(".step.mine").wait_for()
    page.evaluate("document.querySelector('.step.noted .acts button')?.click()")
    expect(page.locator(".step .note")).to_have_count(0)


def decisions(page: Page) -> int:
    """How many decisions of the game are on the table, no matter whose."""
    return int(page.locator(".step").get_attribute("data-ply") or 0)


def new_table(page: Page, players: int, bot: str = "easy") -> None:
    """Against bots, from the page of a new table."""
    page.goto("/new/kadora")
    page.get_by_label(str(players), exact=True).check(force=True)
    for chooser in page.get_by_label("Strength of the bot").all():
        chooser.select_option(bot)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-game]")).to_be_visible()


# -- any game, for stories that are not about its rules -------------------------------------------

MINE = ".step.mine"  # this page is asked for a decision
SAID = ".step .said"  # words that a tap gave rise to
WENT_ON = """([before, said]) =>
  document.querySelector('.step')?.dataset.ply !== before || document.querySelector(said)"""
CUBE = [".arrow", ".space.open", ".dock .act"]  # what is clicked in Octocube: it only rolls


def ply(page: Page) -> str:
    return page.locator(".step").get_attribute("data-ply") or ""


def whose_turn(pages: dict[str, Page]) -> str:
    """Who of these people is asked for a decision."""
    first = next(iter(pages.values()))
    for _ in range(2_000):
        for name, page in pages.items():
            if page.locator(MINE).count():
                return name
        first.evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError("nobody is asked")


def decide(page: Page, game: str, clicks: dict[str, list[str]]) -> None:
    """Make one decision, whatever is asked. `clicks`: what is clicked at each question."""
    before = ply(page)
    if game == "kadora":
        if page.locator(STACK).count():
            page.locator(STACK).first.click()
        else:
            place(page)
    elif game == "octocube":
        roll_on(page, before)
    else:
        asked = page.locator(f".{game}").get_attribute("data-task") or ""
        if asked == "site":  # where a tile of the reef goes; how it lies is confirmed
            page.locator(".hex.site").first.dispatch_event("click")
            asked = "confirm"
        for selector in clicks.get(asked, [".dock .act.main", ".dock .act"]):
            if page.locator(selector).count():
                page.locator(selector).first.dispatch_event("click")
                break
    page.wait_for_function(
        "ply => document.querySelector('.step')?.dataset.ply !== ply", arg=before, polling=15
    )


def roll_on(page: Page, before: str) -> None:
    """Decide in Octocube. A full cube that rolls on is warned of, and rolls when told again."""
    wanted = next(what for what in CUBE if page.locator(what).count())
    if page.locator(SAID).count():
        page.locator(f"{SAID} button").first.dispatch_event("click")
        expect(page.locator(SAID)).to_have_count(0)
    page.locator(wanted).first.dispatch_event("click")
    page.wait_for_function(WENT_ON, arg=[before, SAID], polling=15)
    if ply(page) == before:
        page.locator(wanted).first.dispatch_event("click")


def wrong_tap(page: Page, game: str) -> str:
    """Tap something that is no move at the first decision; what the page must say about it."""
    if game == "kadora":
        page.locator(PICK).first.click()
        page.locator(".cell:not(.open)").first.click()
        return "There is already a card"
    if game == "octocube":
        page.locator("[data-place='cell-b2']").click()
        return "b2 is not at the edge"
    page.locator("[data-place='space-R3']").click()
    return "Which start tile"


HOLD = """async (one, words) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  const middle = { clientX: x + width / 2, clientY: y + height / 2 }
  const at = { ...middle, bubbles: true, pointerType: 'touch' }
  one.dispatchEvent(new PointerEvent('pointerdown', at))
  const told = () => document.querySelector('.step').innerText.includes(words)
  for (let waited = 0; waited < 100 && !told(); waited++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  one.dispatchEvent(new PointerEvent('pointerup', at))
  one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}"""


def hold(piece: Locator, words: str) -> None:
    """A finger that stays until the piece has told this."""
    piece.evaluate(HOLD, words)


@contextmanager
def notes_read(page: Page) -> Iterator[None]:
    """Notes about what happens for the first time are read as soon as they come."""
    read = page.get_by_role("button", name="Got it")
    # The next note may take the place of the one just read: do not wait until none is left.
    page.add_locator_handler(read, lambda button: button.click(), no_wait_after=True)
    try:
        yield
    finally:
        page.remove_locator_handler(read)
