"""The board of Poseidon's Kingdom: whole games, the reef builder, what a move does, shortcuts."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import GUIDED, RESULT, decisions, sit_down
from tests.browser.test_everybody import PHONE, check, fits, in_sizes

READY = ".step .confirm:not([aria-disabled=true])"
LAY_ALL = "Lay them for me"
ANYWHERE = "All, anywhere"
# Press a button of the bar if it is there: in one step, because the guide may continue by itself.
PRESS = """(label) => {
  const button = document.querySelector(`.step .acts [aria-label="${label}"]`)
  button?.click()
  return button !== null
}"""

# What is clicked at each question; the first that is there.
CLICKS = {
    "tile": [".tile.possible"],
    "build": [".tile.possible", ".group.possible", ".dock .act"],
    "row": [".group.possible", ".dock .act"],
    "move": [
        ".space.possible:not(.start):has(.frees)",
        ".space.possible:not(.start)",
        ".space.start",
        ".space.possible",
    ],
    "take": [".meal", "button.die.possible", ".dock .act"],
    "store": ["button.die.possible", ".dock .act"],
    "pick": ["button.die.possible", ".dock .act.die"],
    "room": [".hex.possible"],
    "skeleton": [".hex.possible"],
    "look": [".coral.possible"],
}


def new_table(page: Page, players: int, bot: str = "easy") -> None:
    """Against bots, from the page of a new table."""
    page.goto("/new/poseidon")
    page.get_by_label(str(players), exact=True).check(force=True)
    for chooser in page.get_by_label("Strength of the bot").all():
        chooser.select_option(bot)
    page.get_by_role("button", name="Begin").click()
    page.locator(".poseidon").wait_for()


def my_turn_or_end(page: Page) -> bool:
    """True when it is this page's turn, False when the game is over."""
    page.locator(f".step.mine, {RESULT}").first.wait_for(timeout=60_000)
    return not page.locator(RESULT).is_visible()


def ply(page: Page) -> str:
    return page.locator(".step").get_attribute("data-ply") or ""


def task(page: Page) -> str:
    return page.locator(".poseidon[data-task]").get_attribute("data-task") or ""


def went_on(page: Page, before: str) -> None:
    page.wait_for_function(
        "ply => document.querySelector('.step')?.dataset.ply !== ply", arg=before, polling=15
    )


def pick(page: Page, rng: random.Random) -> None:
    """Something that can be chosen now. Nothing has to be seen for this to work."""
    asked = task(page)
    if asked == "site":
        up = page.locator(".building .hex.possible:not(.covered)")
        beside = page.locator(".hex.site:not(.covered)")
        sites = up if up.count() and rng.random() < 0.7 else beside
        if sites.count():
            sites.nth(rng.randrange(sites.count())).dispatch_event("click")
        page.locator(f".dock .act.main, {READY}").dispatch_event("click")
        return
    for selector in CLICKS.get(asked, [".dock .act"]):
        found = page.locator(selector)
        if found.count():
            found.nth(rng.randrange(found.count())).dispatch_event("click")
            return
    raise AssertionError(f"nothing to choose at {asked}")


# The same inside the page, which takes a few seconds for a whole game.
PLAYER = """async (clicks) => {
  let seed = 1
  const random = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646
  const all = (what) => [...document.querySelectorAll(what)]
  const any = (found) => found[Math.floor(random() * found.length)]
  const click = (found) => any(found).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const ply = () => document.querySelector('.step').dataset.ply
  const until = async (done) => {
    for (let waited = 0; !done(); waited++) {
      if (waited > 6000) throw new Error('nothing happens')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  for (let decisions = 0; decisions < 500; decisions++) {
    await until(() => all('dialog .verdict').length || all('.step.mine').length)
    if (all('dialog .verdict').length) return decisions
    const before = ply()
    const task = document.querySelector('.poseidon').dataset.task
    const up = all('.building .hex.possible:not(.covered)')
    const beside = all('.hex.site:not(.covered)')
    if (task === 'site') {
      const sites = up.length && random() < 0.7 ? up : beside
      if (sites.length) click(sites)
      await until(() => all('.dock .act.main').length)
      click(all('.dock .act.main'))
    } else {
      const wanted = (clicks[task] ?? ['.dock .act']).find((what) => all(what).length)
      if (!wanted) throw new Error(`nothing to choose at ${task}`)
      click(all(wanted))
    }
    await until(() => ply() !== before)
  }
  throw new Error('the game does not end')
}"""


@thorough
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_against_bots_to_its_end(visit: Visit, players: int) -> None:
    page = visit(None, **(PHONE if players == 4 else {}))
    new_table(page, players, "random")
    before = decisions(page)
    page.evaluate(PLAYER, CLICKS)
    assert decisions(page) > before
    result = page.get_by_role("dialog", name="Result")
    expect(result.locator(".summary ol > li")).to_have_count(players)
    check(page, "result")


def at_a_table(visit: Visit, players: int = 2, **options: object) -> Page:
    """The first question, with moves to be confirmed."""
    page = visit(None, confirm=True, **options)
    sit_down(page, "poseidon", players)
    assert my_turn_or_end(page)
    return page


def skip_setup(page: Page) -> None:
    """With the shortcuts, to the first turn."""
    while my_turn_or_end(page) and task(page) in ("tile", "site", "row"):
        before = ply(page)
        name = LAY_ALL if task(page) == "tile" else ANYWHERE
        page.get_by_role("button", name=name).click()
        went_on(page, before)


def confirm(page: Page) -> None:
    before = ply(page)
    page.get_by_role("button", name="Confirm").click()
    went_on(page, before)


def until(page: Page, wanted: str) -> None:
    rng = random.Random(2)
    for _ in range(40):
        assert my_turn_or_end(page)
        if task(page) == wanted:
            return
        before = ply(page)
        pick(page, rng)
        if ply(page) == before and page.locator(READY).count():
            page.locator(".step .confirm").click()
        went_on(page, before)
    raise AssertionError(f"{wanted} is never asked")


def test_shortcuts_lay_the_start_reef_and_load_the_wave(visit: Visit) -> None:
    page = at_a_table(visit)
    page.get_by_role("button", name=LAY_ALL).click()
    page.locator(".poseidon[data-task='row']").wait_for()
    expect(page.locator(".lagoon .hex")).to_have_count(8)
    page.get_by_role("button", name=ANYWHERE).click()
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("The Big Wave breaks!")


@thorough
def test_a_tile_is_turned_and_laid_with_the_keys(visit: Visit) -> None:
    page = at_a_table(visit)
    page.locator(".tile.possible").first.focus()
    page.keyboard.press("Enter")
    confirm(page)
    ghost = page.locator(".lagoon .ghost.sure .ring")
    expect(ghost).to_have_count(2)  # it lies where it does most, and can be left there
    site = page.locator(".hex.site:not(.covered)").first
    site.focus()
    page.keyboard.press("Enter")
    expect(ghost).to_have_count(2)
    lay = [one.get_attribute("points") for one in ghost.all()]
    page.keyboard.press("r")
    assert [one.get_attribute("points") for one in ghost.all()] != lay
    first = page.locator(".lagoon .ghost.sure > g").first.get_attribute("class")
    page.keyboard.press("f")
    expect(page.locator(".lagoon .ghost.sure > g").first).to_have_class(re.compile(str(first)))
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    before = ply(page)
    page.locator(".hex.site").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    went_on(page, before)
    expect(page.locator(".lagoon .hex:not(.site)")).to_have_count(4)


@thorough
def test_the_shark_swims_where_it_was_previewed(visit: Visit) -> None:
    page = at_a_table(visit)
    skip_setup(page)
    until(page, "move")
    page.locator(".space.possible:not(.start)").first.click()
    expect(page.locator(".swims")).to_have_count(1)  # a straight line has no width to be "visible"
    previewed = page.locator(".dock .fact.danger").first.inner_text().split()[-1]
    confirm(page)
    while task(page) in ("take", "store", "pick", "room", "mover"):
        before = ply(page)
        pick(page, random.Random(1))
        page.get_by_role("button", name="Confirm").click()
        went_on(page, before)
        my_turn_or_end(page)
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("The shark swims from")
    expect(log).to_contain_text(f"to {previewed}.")


@thorough
def test_a_wrong_tap_gets_a_reason(visit: Visit) -> None:
    page = at_a_table(visit)
    page.locator("[data-place='space-R3']").click()
    expect(page.locator(".step .said")).to_contain_text("Which start tile")
    skip_setup(page)
    until(page, "move")
    shark = page.locator("[data-place='shark']").bounding_box()
    assert shark
    page.mouse.click(shark["x"] + shark["width"] / 2, shark["y"] + shark["height"] / 2)
    expect(page.locator(".step .said")).to_contain_text("The shark is on")


@thorough
@pytest.mark.parametrize("axe", [False, pytest.param(True, marks=thorough)])
def test_on_a_phone(visit: Visit, axe: bool) -> None:
    """What matters opens by itself, and nothing of it falls off the screen."""
    page = at_a_table(visit, 4, **PHONE)
    expect(page.locator(".lagoon")).to_be_visible()
    skip_setup(page)
    until(page, "move")
    expect(page.locator(".sea")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for panel in ("reef", "kraken", "ocean"):
        page.locator(f"[data-place='tab-{panel}']").click()
        for what in (f".{panel}-area", ".step"):
            fits(page, what, 390, 844)
        if axe:
            check(page, panel)


@thorough
def test_nothing_falls_off_the_screen(visit: Visit) -> None:
    page = at_a_table(visit, 3)
    skip_setup(page)
    until(page, "move")
    for width, height in in_sizes(page, [(844, 390), (768, 1024), (1440, 900)]):
        for what in (".sea", ".step"):
            fits(page, what, width, height)
    check(page, "table")


def guided(page: Page) -> Iterator[str]:
    """What the guided game says, one thing after the other; the caller plays in between."""
    for _ in range(160):
        page.wait_for_function(GUIDED)
        if page.evaluate(PRESS, "Got it"):
            continue
        if page.evaluate("!localStorage['tidetable.guide']"):
            return
        yield page.locator(".step .words").inner_text()
        page.evaluate(PRESS, "Next")
    raise AssertionError("the guide does not come to its end")


def guide_me(visit: Visit, players: int = 2) -> Page:
    page = visit(None, guided=True)
    sit_down(page, "poseidon", players)
    page.get_by_role("button", name="Show me").click()
    return page


@thorough
def test_the_guided_game(visit: Visit) -> None:
    """Its first steps come while one plays; then it advises on every decision."""
    page = guide_me(visit)
    following = page.locator(".step").get_by_role("button", name="Next")
    rng = random.Random(4)
    for said in guided(page):
        if "11 / 13" in said:
            expect(page.get_by_role("button", name="Hint")).to_be_visible()
            return
        if not following.is_visible() and my_turn_or_end(page):
            before = ply(page)
            pick(page, rng)
            went_on(page, before)


@thorough
def test_a_player_who_follows_the_guided_game_frees_a_friend(visit: Visit) -> None:
    page = guide_me(visit)
    page.set_viewport_size({"width": 390, "height": 664})  # one part of the table at a time
    following = page.locator(".step").get_by_role("button", name="Next")
    hint = page.get_by_role("button", name="Hint")
    confirm = page.locator(".step .confirm[aria-disabled=false]")
    rng, last = random.Random(4), ""
    for said in guided(page):
        last = said
        if following.is_visible() or not my_turn_or_end(page):
            continue
        before = ply(page)
        if hint.is_visible():
            hint.click()
            confirm.click()
        else:
            pick(page, rng)
        went_on(page, before)
    assert "Five more!" in last
