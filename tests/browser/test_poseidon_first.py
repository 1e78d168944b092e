"""The first minutes with Poseidon's Kingdom: ready at once, few taps, pieces that say what they
are, and the Big Wave."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import hold, sit_down
from tests.browser.test_poseidon import (
    ANYWHERE,
    LAY_ALL,
    READY,
    my_turn_or_end,
    pick,
    ply,
    skip_setup,
    task,
    until,
    went_on,
)

AT_ONCE = "() => localStorage.setItem('tidetable.settings', JSON.stringify({ speed: 0 }))"
# What may come between the steps of a turn: the shark, the wave and the track ask when they must.
EXTRAORDINARY = {"skeleton", "return", "mover", "look", "bonus", "row", "room"}
EXTRAORDINARY |= {"head", "coral", "pick"}
MOST_TAPS = 5
# Decisions before the end of the game of four that `sit_down` plays:
SITE = 511  # a tile is to be laid
BUILD = 720  # something is to be built


def as_first_set(visit: Visit, **options: Any) -> Page:
    """With the settings of a first visit, but nothing moves."""
    page = visit(None, **options)
    page.evaluate(AT_ONCE)
    return page


def best_tap(page: Page) -> Locator:
    """What somebody who wants to free friends taps next."""
    wanted = {
        "build": [".tile.possible", ".dock .act"],
        "move": [".space.possible:not(.start):has(.frees)", ".space.possible:not(.start)"],
        "take": [".meal", ".dock .act:not(.die)"],
        "store": [".dock .act:not(.die)"],
    }
    for selector in wanted[task(page)]:
        if page.locator(selector).count():
            return page.locator(selector).first
    raise AssertionError(f"nothing to tap at {task(page)}")


def taps_of_a_turn(page: Page) -> int:
    """From the question what to build to the end of the turn; 0 when something else was asked."""
    taps, ordinary = 0, True
    rng = random.Random(1)
    begun = page.locator("[data-turn]").get_attribute("data-turn")
    while my_turn_or_end(page):
        if page.locator("[data-turn]").get_attribute("data-turn") != begun:
            break
        before = ply(page)
        if task(page) in EXTRAORDINARY:
            ordinary = False
            pick(page, rng)
        elif task(page) == "site":  # a tile lies there already
            page.locator(READY).wait_for()
        else:
            best_tap(page).click()
            taps += 1
        confirm = page.locator(READY)
        if confirm.count():
            confirm.click()
            taps += 1
        went_on(page, before)
    return taps if ordinary else 0


@thorough
@pytest.mark.parametrize("confirm", ["final", "each", "never"])
def test_one_button_lays_a_tile(visit: Visit, confirm: str) -> None:
    page = visit(None)
    kept = json.dumps({"speed": 0, "confirm": confirm})
    page.evaluate("kept => localStorage.setItem('tidetable.settings', kept)", kept)
    sit_down(page, "poseidon", 4, SITE)
    page.locator(".poseidon[data-task=site]").wait_for()
    buttons = page.locator(f".dock .act.main, {READY}")
    expect(buttons).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    page.locator(".step .text", has_text=re.compile("A bot would do this|Hint: ")).wait_for()
    expect(buttons).to_have_count(1)  # it takes the hint as well
    before = ply(page)
    buttons.click()
    went_on(page, before)


class Finger:
    """A finger on the page; a mouse moves by itself."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def put(self, kind: str, x: float, y: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, x: float, y: float) -> None:
        self.put("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        self.put("touchMove", x, y)

    def up(self) -> None:
        self.put("touchEnd", 0, 0)


class Hand(Finger):
    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y)

    def up(self) -> None:
        self.mouse.up()


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@thorough
@pytest.mark.parametrize("by", [Hand, Finger])
def test_a_tile_of_the_stock_is_dragged_to_the_reef(visit: Visit, by: type[Finger]) -> None:
    phone = {"viewport": {"width": 390, "height": 664}, "has_touch": True}
    page = as_first_set(visit, **(phone if by is Finger else {}))
    sit_down(page, "poseidon", 4, BUILD)
    page.locator(".poseidon[data-task=build]").wait_for()
    hand = by(page)
    x, y = middle(page.locator(".tile.possible").last)
    hand.down(x, y)
    hand.move(x, y - 30)  # it is taken, and its places are shown
    page.locator(".poseidon[data-task=site]").wait_for()
    place = page.locator(".hex.site:not(.covered)").first
    place.scroll_into_view_if_needed()
    hand.move(*middle(place))
    hand.up()
    expect(page.locator(".hex.site").first).to_contain_class("covered")
    before = ply(page)
    page.locator(READY).click()
    went_on(page, before)
    assert task(page) != "site"


@thorough
def test_an_ordinary_turn_takes_at_most_five_taps(visit: Visit) -> None:
    page = as_first_set(visit)
    sit_down(page, "poseidon", 2)
    skip_setup(page)
    counted: list[int] = []
    for _ in range(8):
        until(page, "build")
        taps = taps_of_a_turn(page)
        if taps:
            counted.append(taps)
        if len(counted) == 3:
            break
    assert counted
    assert max(counted) <= MOST_TAPS, counted


@thorough
def test_play_now_begins_with_everything_set_up(visit: Visit) -> None:
    """The first question is one of the game. From the page of a new table one sets up by hand."""
    page = as_first_set(visit)
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Poseidon's Kingdom")
    card.get_by_role("button", name="Play now").click()
    page.locator(".poseidon[data-task='build']").wait_for(timeout=60_000)
    expect(page.locator(".lagoon .hex")).to_have_count(6)  # with three players: three start tiles
    expect(page.get_by_role("button", name=LAY_ALL)).to_have_count(0)


@thorough
def test_every_piece_says_what_it_is(visit: Visit) -> None:
    page = as_first_set(visit, has_touch=True)
    sit_down(page, "poseidon", 2)
    bar = page.locator(".step")
    for place, says in (
        ("coral-3", "add up to exactly 3"),
        ("tentacle-low_pair", "two equal dice of 1 to 3"),
        ("space-L2", "sends the shark"),
        ("head", "reaches the head frees a friend"),
        ("seat-0", "0 points"),
        ("slot-0", "its dice mostly reach wave"),
    ):
        page.locator(f"[data-place='{place}']").hover()
        expect(bar).to_contain_text(says)
    tile = page.locator(".tile.possible").first
    before = ply(page)
    hold(tile, "Tap: ")  # a long press describes, and takes nothing
    expect(bar).to_contain_text("Tap: take this tile")
    assert ply(page) == before
    assert task(page) == "tile"
    page.keyboard.press("Tab")
    page.locator(".tile.possible").nth(1).focus()
    expect(bar).to_contain_text("Tap: take this tile")


# Notes how many dice fly, for how long, and the foam before the wave, from now on.
WATCH = """() => {
  window.thrown = { most: 0, from: 0, to: 0, foam: null }
  const look = () => {
    const dice = document.querySelectorAll('.throw .die').length
    const now = performance.now()
    if (dice && !window.thrown.from) window.thrown.from = now
    if (dice) Object.assign(window.thrown, { most: Math.max(window.thrown.most, dice), to: now })
    window.thrown.foam ??= document.querySelector('.throw .lip')?.getBoundingClientRect().toJSON()
    requestAnimationFrame(look)
  }
  look()
}"""


@thorough
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_big_wave_throws_its_dice_over_the_sea(visit: Visit, motion: str) -> None:
    page = visit(None, animated=True, reduced_motion=motion)
    sit_down(page, "poseidon", 2)
    page.evaluate(WATCH)
    page.get_by_role("button", name=LAY_ALL).click()
    page.locator(".poseidon[data-task='row']").wait_for(timeout=60_000)
    page.get_by_role("button", name=ANYWHERE).click()
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text(re.compile("A die .* falls on wave"), timeout=60_000)
    page.wait_for_function("!document.querySelector('.throw .die')")
    seen = page.evaluate("window.thrown")
    if motion == "reduce":
        assert seen["most"] == 0
    else:
        assert seen["most"] == 9
        assert 1_000 < seen["to"] - seen["from"] < 2_900, seen


@thorough
def test_on_a_phone_on_its_side_the_foam_runs_ahead_of_the_wave(visit: Visit) -> None:
    page = visit(None, animated=True, viewport={"width": 750, "height": 342})
    sit_down(page, "poseidon", 2)
    page.evaluate(WATCH)
    page.get_by_role("button", name=LAY_ALL).click()
    page.locator(".poseidon[data-task='row']").wait_for(timeout=60_000)
    page.get_by_role("button", name=ANYWHERE).click()
    page.wait_for_function("() => window.thrown.foam", timeout=60_000)
    foam = page.evaluate("window.thrown.foam")
    assert foam["height"] > 2 * foam["width"], foam  # it runs to the right


@thorough
def test_with_forced_colours_what_can_be_chosen_has_an_outline(visit: Visit) -> None:
    page = as_first_set(visit, forced_colors="active", fresh=True)
    sit_down(page, "poseidon", 2)
    outline = "one => getComputedStyle(one).outlineStyle"
    assert page.locator(".tile.possible").first.evaluate(outline) == "solid"
    colour = "all => all.map((one) => getComputedStyle(one).getPropertyValue('--c'))"
    fills = page.locator(".seats .seat").evaluate_all(colour)
    assert len(set(fills)) == 2
