"""What is chosen can be seen in Poseidon's Kingdom before it is confirmed, on a phone, too."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import caught_up, hold, sit_down
from tests.browser.test_poseidon import READY, ply, went_on

PHONE = {"width": 390, "height": 664}
# How many decisions before the end of the game that `sit_down` plays Ann is asked for these.
SKELETON, MEAL, SITE, MOVE = 499, 251, 511, 706
LAST_MOVE = 2  # in the last round, which has to be said
SHADOW = "one => getComputedStyle(one).boxShadow"
LAYER = "one => Number(getComputedStyle(one).zIndex)"
# How much of the sea, down to the beach, is to be scrolled to.
HIDDEN = """(one) => one.querySelector('.sea').getBoundingClientRect().bottom
  - one.getBoundingClientRect().top - one.clientTop - one.clientHeight"""
SCROLLS = "one => one.scrollHeight - one.clientHeight"
# How far a piece stands out of the part of the table that scrolls it.
OUTSIDE = """(one) => {
  const box = one.getBoundingClientRect()
  const held = one.closest('.lagoon').getBoundingClientRect()
  const beyond = [held.left - box.left, box.right - held.right, held.top - box.top]
  return Math.max(...beyond, box.bottom - held.bottom)
}"""


def asked(visit: Visit, what: str, left: int) -> Page:
    """At a full table on a phone, where Ann is asked that."""
    page = visit(None, confirm=True, viewport=PHONE)
    sit_down(page, "poseidon", 4, left)
    page.locator(".step.mine").wait_for()
    page.locator(f".poseidon[data-task={what}]").wait_for()
    return page


@thorough
def test_the_hex_that_is_chosen_for_a_skeleton_is_marked(visit: Visit) -> None:
    page = asked(visit, "skeleton", SKELETON)
    page.locator("[data-place='tab-reef']").click()
    hexes = page.locator(".hex.possible")
    hexes.nth(1).click()
    chosen = page.locator(".hex.chosen")
    expect(chosen).to_have_count(1)
    expect(chosen.locator(".skull")).to_be_visible()
    assert chosen.evaluate(SHADOW) != hexes.first.evaluate(SHADOW)
    expect(page.locator(".step .text")).to_contain_text("the skeleton goes here:")


@thorough
def test_a_skeleton_says_whose_it_is_and_what_it_does(visit: Visit) -> None:
    page = asked(visit, "skeleton", SKELETON)
    page.locator("[data-place='tab-reef']").click()
    hex = page.locator(".hex.possible").first
    where = hex.get_attribute("data-place")
    hex.click()
    before = ply(page)
    page.locator(READY).click()
    went_on(page, before)
    page.locator("[data-place='tab-reef']").click()
    hold(page.locator(f"[data-place='{where}']"), "skeleton; under it:")
    expect(page.locator(".step")).to_contain_text("Ann")
    expect(page.locator(".step")).to_contain_text("What lies under it does not count")


def in_sight(rings: Locator) -> None:
    """All of a tile, as the reef is scrolled."""
    expect(rings).to_have_count(2)
    for ring in rings.all():
        assert ring.evaluate(OUTSIDE) < 2


@thorough
def test_a_reef_scrolls_to_the_tile_that_is_laid(visit: Visit) -> None:
    page = asked(visit, "site", SITE)
    lagoon = page.locator(".lagoon")
    assert lagoon.evaluate(SCROLLS) > 40  # else there is nothing to test
    rings = page.locator(".lagoon .ghost.sure .ring")
    in_sight(rings)
    lagoon.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    for site in (page.locator(".hex.site").first, page.locator(".hex.site").last):
        site.dispatch_event("click")
        in_sight(rings)


@thorough
def test_the_dice_of_a_chosen_meal_are_marked(visit: Visit) -> None:
    page = asked(visit, "take", MEAL)
    marked = page.locator(".die.eaten .bite, .hex.eaten .bite")
    expect(marked).to_have_count(0)
    page.locator(".meal").first.click()
    expect(marked.first).to_be_attached()
    expect(page.locator(".eats")).to_contain_text("You eat")
    expect(page.locator(".eats .mini-die").first).to_be_in_viewport()
    before = ply(page)
    page.locator(READY).click()
    went_on(page, before)
    expect(marked).to_have_count(0)


@thorough
@pytest.mark.parametrize("left", [MOVE, LAST_MOVE])
def test_the_sea_of_a_move_fits_a_phone_and_shows_how_far_the_shark_swims(
    visit: Visit, left: int
) -> None:
    page = asked(visit, "move", left)
    for language in ("en", "nl", "de", "fr"):
        page.evaluate("code => localStorage.setItem('tidetable.language', code)", language)
        page.reload()
        ocean = page.locator(".ocean")
        caught_up(page)
        assert ocean.evaluate(HIDDEN) < 1
        page.locator(".space.possible:not(.start)").last.click()
        page.locator(READY).wait_for()
        assert ocean.evaluate(HIDDEN) < 1
        expect(page.locator(".plan .far text")).to_have_text([re.compile("^[12]$")])
        expect(page.locator(".tabs .left")).to_have_count(int(left == LAST_MOVE))
        expect(page.locator(".plan .far")).to_be_in_viewport(ratio=0.95)
        above = page.locator(".plan").evaluate(LAYER)
        assert above > max(
            page.locator(".shark, .creature[style]").evaluate_all(f"all => all.map({LAYER})")
        )


@thorough
def test_an_area_that_the_reader_opens_stays_open_after_the_recap(visit: Visit) -> None:
    slow = json.dumps({"speed": 0.01, "confirm": "each"})  # the recap does not end by itself
    page = asked(visit, "skeleton", SKELETON)
    page.evaluate("kept => localStorage.setItem('tidetable.settings', kept)", slow)
    page.reload()
    ends = page.get_by_role("button", name="Fast-forward")
    ends.wait_for()
    page.locator("[data-place='tab-kraken']").click()
    expect(page.locator(".kraken-area")).to_be_visible()
    ends.click()
    expect(ends).to_have_count(0)
    expect(page.locator(".kraken-area")).to_be_visible()


@thorough
def test_what_is_chosen_is_read_instead_of_the_recap(visit: Visit) -> None:
    page = asked(visit, "skeleton", SKELETON)
    slow = json.dumps({"speed": 0.01, "confirm": "each"})  # the recap does not end by itself
    page.evaluate("kept => localStorage.setItem('tidetable.settings', kept)", slow)
    page.reload()
    page.locator(".step .note").wait_for()
    page.locator("[data-place='tab-reef']").click()
    page.locator(".hex.possible").first.click()
    expect(page.locator(".step .text")).to_contain_text("the skeleton goes here:")
    expect(page.locator(".step .note")).to_have_count(0)


# Notes while the dice of the Big Wave fly what else than transforms and opacity moves on the board.
WATCH = """() => {
  const CHEAP = /^(transform|translate|rotate|scale|opacity)$/
  const TIMES = /^(offset|computedOffset|easing|composite)$/
  window.seen = { flew: 0, costly: [] }
  const look = () => {
    if (document.querySelector('.throw .die')) {
      window.seen.flew++
      for (const one of document.getAnimations()) {
        const target = one.effect?.target
        if (one.playState !== 'running' || !target?.closest('.board')) continue
        const names = new Set(one.effect.getKeyframes().flatMap(Object.keys))
        const costly = [...names].filter((name) => !CHEAP.test(name) && !TIMES.test(name))
        if (costly.length) window.seen.costly.push(`${target.getAttribute('class')}: ${costly}`)
      }
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@thorough
def test_the_big_wave_moves_nothing_that_must_be_laid_out_or_painted(visit: Visit) -> None:
    page = visit(None, animated=True, viewport=PHONE)
    sit_down(page, "poseidon", 2)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Lay them for me").click()
    page.locator(".poseidon[data-task='row']").wait_for(timeout=60_000)
    page.get_by_role("button", name="All, anywhere").click()
    page.wait_for_function("() => window.seen.flew > 3", timeout=60_000)
    page.wait_for_function("() => !document.querySelector('.throw .die')", timeout=60_000)
    seen = page.evaluate("window.seen")
    assert not seen["costly"], json.dumps(sorted(set(seen["costly"])))
