"""The board of Octocube: a whole game in every mode, previews, keeping tiles, keys and touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.keyboard import walk_to
from tests.browser.players import decisions, hold, ply, sit_down
from tests.browser.test_everybody import PHONE, check, fits, in_sizes

MODES = ["advanced", "family", "standard"]
ARROW, SPACE, SCORE = ".arrow", ".space.open", ".dock .act.score"


def new_table(page: Page, mode: str, players: int = 2) -> None:
    """Against bots, from the page of a new table."""
    page.goto("/new/octocube")
    page.get_by_label(str(players), exact=True).check(force=True)
    for chooser in page.get_by_label("Strength of the bot").all():
        chooser.select_option("random")
    page.locator(f"input[name='mode'][value='{mode}']").check(force=True)
    page.get_by_role("button", name="Begin").click()
    page.locator(".octocube").wait_for()


# Plays a whole game inside the page, which takes a few seconds: mostly rolls, and scores when the
# cube is full.
PLAYER = """async (seed) => {
  const all = (what) => [...document.querySelectorAll(what)]
  const random = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646
  const any = (found) => found[Math.floor(random() * found.length)]
  const wanted = () => {
    const task = document.querySelector('.octocube').dataset.task
    if (task === 'unload') {
      all('.dock .net button').forEach((tile) => random() < 0.2 && tile.click())
      return '.dock .act.main'
    }
    if (task === 'orient') return '.looks button'
    if (task === 'tile') return '.tray button'
    if (task === 'slot') return '.slot.open, .waiting .act'
    if (all('.dock .net .octo-tile').length > 3 && all('.dock .score').length) {
      all('.dock .score')[0].click() // asks which tiles come off, or takes the cube back
      return null
    }
    if (all('.dock .power').length && random() < 0.5) return '.dock .power'
    return ['.arrow', '.space.open', '.dock .act'].find((what) => all(what).length)
  }
  const ply = () => document.querySelector('.step').dataset.ply
  const until = async (done) => {
    for (let waited = 0; !done(); waited++) {
      if (waited > 6000) throw new Error('nothing happens')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  for (let decisions = 0; decisions < 800; decisions++) {
    await until(() => all('dialog .verdict').length || all('.step.mine').length)
    if (all('dialog .verdict').length) return decisions
    const before = ply()
    const what = wanted()
    if (what) any(all(what)).click()
    await new Promise((resolve) => setTimeout(resolve))
    if (!what && all('.dock .net button').length) all('.dock .act.main')[0].click()
    if (what === '.arrow' && ply() === before && all('.toast').length) any(all('.arrow')).click()
    const stacks = all('.space[aria-pressed=false]') // power H: the second one
    if (all('.space[aria-pressed=true]').length) any(stacks).click()
    await new Promise((resolve) => setTimeout(resolve))
    // The tile in the chosen slot makes room: where does it go?
    if (ply() === before && all('.slot.picked').length) any(all('.slot.open')).click()
    await until(() => ply() !== before)
  }
  throw new Error('the game does not end')
}"""


@thorough
@pytest.mark.parametrize("mode", MODES)
def test_a_game_against_a_bot_to_its_end(visit: Visit, mode: str) -> None:
    page = visit(None)
    new_table(page, mode)
    before = decisions(page)
    page.evaluate(PLAYER, 7)
    assert decisions(page) > before
    result = page.get_by_role("dialog", name="Result")
    expect(result.locator(".summary ol > li")).to_have_count(2)
    check(page, "result")
    result.get_by_role("button", name="Close").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("The game is over")


def at_a_table(visit: Visit, mode: str, **options: object) -> Page:
    """My turn, with moves to be confirmed and the cube on the board."""
    page = visit(None, confirm=True, **options)
    sit_down(page, "octocube", 2, mode=mode)
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
    previewed = page.locator(".foot p").inner_text()
    assert previewed.startswith("Sticks: ")
    expect(page.locator(".sea .ghost .sticks .octo-tile")).to_be_visible()
    confirm(page)
    tile = previewed.removeprefix("Sticks: ").split(". ")[0]
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text(f"picks up a {tile}")
    expect(log.locator(".octo-tile").first).to_be_attached()  # a small picture of it
    log.locator("summary").first.dispatch_event("click")
    expect(log.locator("details").first).not_to_have_attribute("open", "")  # the turn is folded
    carried = page.locator(".dock [role=img]").first
    expect(carried).to_have_accessible_name(re.compile(re.escape(tile)))


def test_tiles_are_kept_by_touching_them(visit: Visit) -> None:
    page = at_a_table(visit, "standard")
    page.locator(ARROW).first.wait_for()
    page.locator(".arrow.sticks").first.dispatch_event("click")
    confirm(page)
    page.locator(SCORE).click()
    tiles = page.locator(".dock .net button")
    expect(tiles).to_have_count(2)
    tiles.first.click()
    expect(tiles.first).to_have_attribute("aria-pressed", "true")
    page.locator(".dock .act.main").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("leaves")
    expect(page.locator(".dock .net .octo-tile")).to_have_count(1)


@thorough
def test_a_cube_is_rolled_with_the_keys_alone(visit: Visit) -> None:
    page = at_a_table(visit, "advanced")
    page.locator(".sea [tabindex='0']").focus()
    before = page.locator(".step").get_attribute("data-ply") or ""
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator(".sea .ghost .cube")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".sea .ghost")).to_have_count(0)
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator(".step")).not_to_have_attribute("data-ply", before)
    expect(page.get_by_role("region", name="Log")).to_contain_text("rolls from")


def test_a_wrong_tap_gets_a_reason(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "octocube", 2, mode="standard")
    page.locator(SPACE).first.wait_for()
    page.locator("[data-place='cell-b2']").click()
    expect(page.locator(".toast.error")).to_contain_text("b2 is not at the edge")


@thorough
@pytest.mark.parametrize("mode", ["standard", "family"])
def test_on_a_phone(visit: Visit, mode: str) -> None:
    """Everything that is needed to decide is on the screen; a push rolls the cube."""
    page = at_a_table(visit, mode, **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for what in (".sea", ".dock .net", ".dock .act", ".step"):
        fits(page, what, 390, 844)
    check(page, mode)
    cube = page.locator(".standing.own").bounding_box()
    assert cube
    way = page.locator(ARROW).first.bounding_box()
    assert way
    page.mouse.move(cube["x"] + cube["width"] / 2, cube["y"] + cube["height"] / 2)
    page.mouse.down()
    page.mouse.move(way["x"] + way["width"] / 2, way["y"] + way["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".sea .ghost .cube")).to_be_visible()
    confirm(page)


SPACES = """() => [...document.querySelectorAll('.space')].map((one) => {
  const { width, height } = one.getBoundingClientRect()
  return Math.min(width, height)
})"""


@thorough
def test_a_finger_fits_every_space_of_a_full_table(visit: Visit) -> None:
    """Only the sea bed has to be seen at once; all the rest can be reached."""
    page = visit(None)
    sit_down(page, "octocube", 4, mode="standard")
    page.locator(SPACE).first.wait_for()
    for width, height in in_sizes(page, [(360, 560), (640, 360), (390, 664), (750, 342)]):
        page.wait_for_function(f"Math.min(...({SPACES})()) >= 39.5")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, height
    page.set_viewport_size({"width": 360, "height": 560})
    page.locator(".strip").click()
    expect(page.get_by_role("dialog").get_by_role("rowheader", name="Starfish")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".strip")).to_be_focused()
    page.locator(SPACE).first.click()
    expect(page.locator(".standing.own")).to_be_attached()


@thorough
def test_every_piece_says_what_it_is(visit: Visit) -> None:
    """In the bar, on hover, long press and focus; over the sea bed it would hide what is tapped."""
    page = visit(None, has_touch=True)
    sit_down(page, "octocube", 2, mode="standard")
    page.locator(SPACE).first.wait_for()
    bar = page.locator(".step")
    inner = page.locator("[data-place='cell-b2']")
    inner.hover()
    expect(bar).to_contain_text("B2: stack of 6", ignore_case=True)
    expect(bar).to_contain_text("b2 is not at the edge")  # why it cannot be chosen
    expect(page.locator(".board").get_by_text("stack of 6")).to_have_count(0)
    for piece, says in (
        (page.locator(".ledger tbody th").first, "Most tiles"),
        (page.get_by_role("rowheader", name="coins"), "Coin: brings points"),
        (page.locator(".net .side").first, "Free face"),
        (page.locator("[data-place='supply']").first, "the last round begins"),
    ):
        piece.hover()
        expect(bar).to_contain_text(says)
    before = ply(page)
    place = page.locator(SPACE).first
    hold(place, "can be chosen")  # a long press describes, and places nothing
    expect(bar).to_contain_text("can be chosen")
    assert ply(page) == before
    page.keyboard.press("Tab")
    place.focus()
    expect(bar).to_contain_text("can be chosen")
    walk_to(page, ".ledger th")
    expect(bar).to_contain_text("Most tiles")
    description = bar.inner_text()
    page.keyboard.press("ArrowDown")
    expect(bar).not_to_have_text(description)
    expect(bar).to_contain_text("Most tiles")


@thorough
def test_pieces_differ_in_forced_colours(visit: Visit) -> None:
    page = visit(None)
    page.emulate_media(forced_colors="active")
    sit_down(page, "octocube", 2, mode="standard")
    page.locator(SPACE).first.wait_for()
    looks = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.sea .octo-tile')].map((one) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(one)
          return [one.className.match(/ground-[\\w-]+/)[0], backgroundColor + backgroundImage]
        }))"""
    )
    page.emulate_media(forced_colors="none")
    assert len(looks) > 2
    assert len(set(looks.values())) == len(looks)


@thorough
def test_the_ways_of_the_others_are_right_after_skipping(visit: Visit) -> None:
    """The mark is where each cube stands, and stays until the next move."""
    page = visit(None, animated=True)
    sit_down(page, "octocube", 3, mode="standard")
    page.locator(SPACE).first.wait_for()
    for _ in range(3):
        page.locator(SPACE).first.dispatch_event("click")
        if page.get_by_role("button", name="Confirm").is_enabled():
            page.get_by_role("button", name="Confirm").click()
        page.locator(".step:not(.mine)").wait_for()
        skip = page.locator(".step").get_by_role("button", name="Fast-forward")
        page.locator(".step.mine").or_(skip).first.wait_for()
        if skip.is_visible():
            skip.click()
        page.locator(".step.mine").wait_for()
        ends = page.locator("[data-trail]").evaluate_all("all => all.map(one => one.dataset.trail)")
        for seat, cell in (end.split(":") for end in ends):
            name = page.locator(".others .name, .who .name").nth(int(seat) - 1).inner_text()
            here = page.locator(f"[data-cell='{cell}']").get_attribute("aria-label") or ""
            assert f"cube of {name}" in here, (ends, here)


@thorough
def test_nothing_falls_off_the_screen(visit: Visit) -> None:
    page = at_a_table(visit, "advanced")
    for width, height in in_sizes(page, [(844, 390), (768, 1024), (1440, 900)]):
        for what in (".sea .bed", ".dock .net", ".dock .act", ".step"):
            fits(page, what, width, height)
