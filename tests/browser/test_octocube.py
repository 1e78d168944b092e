"""The board of Octocube: whole games in every mode, previews, keeping tiles, keys and fingers."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import RESULT
from tests.browser.test_everybody import PHONE, check

ASKING = "localStorage.setItem('tidetable.settings', '{\"speed\": 0, \"confirm\": true}')"
MODES = ["standard", "family", "advanced"]
ARROW, SPACE, SLOT = ".arrow", ".space.open", ".slot.open"
LOOK, TRAY = ".looks button", ".tray button"
SCORE = ".dock .act.score"


def new_table(page: Page, mode: str, players: int = 2) -> None:
    """Against bots, from the page of a new table."""
    page.goto("/new/octocube")
    page.get_by_label(str(players), exact=True).check(force=True)
    for chooser in page.get_by_label("Strength of the bot").all():
        chooser.select_option("random")
    page.locator(f"input[name='mode'][value='{mode}']").check(force=True)
    page.get_by_role("button", name="Begin").click()
    page.locator(".octocube").wait_for()


def wait_for_turn_or_end(page: Page) -> bool:
    """True when it is this page's turn, False when the game is over."""
    page.locator(f".step.mine, {RESULT}").first.wait_for(timeout=60_000)
    return not page.locator(RESULT).is_visible()


def wanted(page: Page, rng: random.Random) -> Locator:
    """Something that can be decided now: mostly rolls, and home with a laden cube."""
    task = page.locator(".octocube").get_attribute("data-task")
    if task == "unload":
        return page.locator(".dock .act.main")
    if task in ("orient", "tile", "slot"):
        found = page.locator({"orient": LOOK, "tile": TRAY, "slot": f"{SLOT}, .waiting .act"}[task])
        return found.nth(rng.randrange(found.count()))
    laden = page.locator(".dock .net .octo-tile").count() > 3
    if laden and page.locator(SCORE).count():
        return page.locator(SCORE).first
    power = page.locator(".dock .power")
    if power.count() and rng.random() < 0.5:
        return power.first
    found = page.locator(ARROW)
    if not found.count():
        found = page.locator(SPACE)
    if not found.count():
        found = page.locator(".dock .act")
    return found.nth(rng.randrange(found.count()))


def decide(page: Page, rng: random.Random) -> None:
    """Nothing has to be seen for this to work, so nothing is waited for but the answer."""
    before = page.locator(".step").get_attribute("data-ply") or ""
    wanted(page, rng).dispatch_event("click")
    page.wait_for_function(
        "ply => document.querySelector('.step')?.dataset.ply !== ply", arg=before, polling=15
    )


def play_to_the_end(page: Page, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(600):
        if not wait_for_turn_or_end(page):
            return
        decide(page, rng)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_against_a_bot(visit: Visit, mode: str) -> None:
    page = visit("/")
    new_table(page, mode)
    play_to_the_end(page)
    result = page.get_by_role("dialog", name="Result")
    expect(result.locator(".summary ol > li")).to_have_count(2)
    check(page, "result")
    result.get_by_role("button", name="Close").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("The game is over")


def at_a_table(visit: Visit, mode: str, **options: object) -> Page:
    """My turn, with moves to be confirmed and the cube on the board."""
    page = visit("/", instant=False, **options)
    page.evaluate(ASKING)
    new_table(page, mode)
    page.locator(SPACE).first.wait_for()
    page.locator(SPACE).first.click()
    confirm(page)
    page.locator(ARROW).first.wait_for()
    return page


def confirm(page: Page) -> None:
    before = page.locator(".step").get_attribute("data-ply") or ""
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".step")).not_to_have_attribute("data-ply", before)


def test_what_will_stick_is_shown_and_sticks(visit: Visit) -> None:
    page = at_a_table(visit, "standard")
    page.locator(".arrow.sticks").first.dispatch_event("click")
    foretold = page.locator(".sea-box p").inner_text()
    assert foretold.startswith("Sticks: ")
    expect(page.locator(".ghost .sticks .octo-tile")).to_be_visible()
    confirm(page)
    tile = foretold.removeprefix("Sticks: ").split(". ")[0]
    expect(page.get_by_role("region", name="Log")).to_contain_text(f"{tile} sticks to the cube")
    carried = page.locator(".dock [role=img]").first
    expect(carried).to_have_accessible_name(re.compile(re.escape(tile)))


def test_tiles_are_kept_by_touching_them(visit: Visit) -> None:
    page = at_a_table(visit, "standard")
    page.locator(ARROW).first.wait_for()
    page.locator(".arrow.sticks").first.dispatch_event("click")
    confirm(page)
    page.locator(SCORE).click()
    confirm(page)
    tiles = page.locator(".dock .net button")
    expect(tiles).to_have_count(2)
    tiles.first.click()
    expect(tiles.first).to_have_attribute("aria-pressed", "true")
    page.locator(".dock .act.main").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("leaves")
    expect(page.locator(".dock .net .octo-tile")).to_have_count(1)


def test_a_cube_is_rolled_with_the_keys_alone(visit: Visit) -> None:
    page = at_a_table(visit, "advanced")
    page.locator(".sea [tabindex='0']").focus()
    before = page.locator(".step").get_attribute("data-ply") or ""
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator(".ghost")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator(".step")).not_to_have_attribute("data-ply", before)
    expect(page.get_by_role("region", name="Log")).to_contain_text("rolls from")


def test_a_wrong_tap_gets_a_reason(visit: Visit) -> None:
    page = visit("/")
    new_table(page, "standard")
    page.locator(SPACE).first.wait_for()
    page.locator("[data-place='cell-b2']").click()
    expect(page.locator(".note.wrong")).to_contain_text("b2 is not at the edge")


@pytest.mark.parametrize("mode", ["standard", "family"])
def test_on_a_phone(visit: Visit, mode: str) -> None:
    """Everything that is needed to decide is on the screen; a push rolls the cube."""
    page = at_a_table(visit, mode, **PHONE, color_scheme="dark")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for what in (".sea", ".dock .net", ".dock .act", ".ledger-area > *", ".step"):
        box = page.locator(what).last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844 + 1, what
        assert box["x"] >= -1, what
        assert box["x"] + box["width"] <= 391, what
    check(page, mode)
    cube = page.locator(".standing.own").bounding_box()
    assert cube
    way = page.locator(ARROW).first.bounding_box()
    assert way
    page.mouse.move(cube["x"] + cube["width"] / 2, cube["y"] + cube["height"] / 2)
    page.mouse.down()
    page.mouse.move(way["x"] + way["width"] / 2, way["y"] + way["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".ghost")).to_be_visible()
    confirm(page)


@pytest.mark.parametrize("size", [(844, 390), (768, 1024), (1440, 900)])
def test_nothing_falls_off_the_screen(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    page = at_a_table(visit, "advanced", viewport={"width": width, "height": height})
    for what in (".sea .bed", ".dock .net", ".dock .act", ".step"):
        box = page.locator(what).last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height + 1, what
        assert box["x"] + box["width"] <= width + 1, what
