"""The board of Kadora: what is shown before a move, drag and drop, giving away, the guided game."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import CELL, PICK, STACK, my_turn, notes_read, place, sit_down
from tests.browser.test_everybody import in_sizes

GIFT = ".pile.gift"


def drag(page: Page, what: Locator, to: Locator) -> None:
    start, end = what.bounding_box(), to.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


def ply(page: Page) -> str:
    return page.locator(".step").get_attribute("data-ply") or ""


def most_taken(page: Page) -> Locator:
    """The open cell at which the picked card takes the most."""
    cells = page.locator(CELL).all()
    return max(cells, key=lambda cell: int(cell.locator(".gain").get_attribute("data-gain") or 0))


def at_a_table(visit: Visit, players: int) -> Page:
    page = visit(None, confirm=True)
    sit_down(page, "kadora", players)
    my_turn(page)
    return page


def confirm(page: Page) -> None:
    before = ply(page)
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".step")).not_to_have_attribute("data-ply", before)


def test_what_is_shown_is_what_happens(visit: Visit) -> None:
    page = at_a_table(visit, 2)
    for number in range(4):
        page.locator(PICK).nth(number).click()
        cell = most_taken(page)
        if cell.locator(".gain").get_attribute("data-gain") != "0":
            break
    count = int(cell.locator(".gain").get_attribute("data-gain") or 0)
    cell.click()
    expect(page.locator(".ghost.sure")).to_have_count(1)
    taken = page.locator(".cell.taken")
    expect(taken).to_have_count(count)
    places = [one.get_attribute("data-place") for one in taken.all()]
    full = page.locator(".cell:not(:has(.pit))").count()
    confirm(page)
    expect(page.locator(".cell:not(:has(.pit))")).to_have_count(full + 1 - count)
    for one in places:
        expect(page.locator(f"[data-place='{one}'] .pit")).to_be_visible()


WIDE = "all => all.append(Object.assign(document.createElement('p'), { style: 'width: 900px' }))"


@thorough
def test_the_table_stays_where_it_is_however_long_the_caption(visit: Visit) -> None:
    """Else it would run away under the pointer, and come back when it has."""
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    sizes = [(1280, 800), (390, 800)]
    before = [page.locator(".cell").first.bounding_box() for _ in in_sizes(page, sizes)]
    page.locator(".caption-area").evaluate(WIDE)
    after = [page.locator(".cell").first.bounding_box() for _ in in_sizes(page, sizes)]
    assert after == before


def test_a_card_is_dragged_to_a_cell(visit: Visit) -> None:
    page = at_a_table(visit, 2)
    empty = page.locator(".cell:has(.pit)").first
    drag(page, page.locator(PICK).first, empty)
    expect(empty.locator(".ghost.sure")).to_be_visible()
    confirm(page)
    page.locator(STACK).first.wait_for()


@thorough
def test_a_drop_that_is_no_move_gets_a_reason(visit: Visit) -> None:
    page = at_a_table(visit, 2)
    drag(page, page.locator(PICK).first, page.locator(".loot"))
    expect(page.get_by_text("only be placed inside the block").first).to_be_visible()
    drag(page, page.locator(PICK).first, page.locator(".cell:not(:has(.pit))").first)
    expect(page.get_by_text("There is already a card").first).to_be_visible()


def test_clicks_out_of_turn_order_get_a_reason(visit: Visit) -> None:
    page = at_a_table(visit, 2)
    page.locator(".cell:has(.pit)").first.click()
    expect(page.get_by_text("First choose a card from your hand").first).to_be_visible()
    page.locator(".stack").first.click()
    expect(page.get_by_text("First place a card").first).to_be_visible()
    page.locator(PICK).first.click()
    page.locator(CELL).first.click()
    confirm(page)
    page.locator(STACK).first.wait_for()
    page.locator(".held-card").first.click()
    expect(page.get_by_text("now choose a stack").first).to_be_visible()


def test_a_colour_is_given_away_by_drag_or_button(visit: Visit) -> None:
    page = visit(None, confirm=True)
    sit_down(page, "kadora", 3, 36)  # when Ann may give a colour away
    my_turn(page)
    pile = page.locator(GIFT).first
    drag(page, pile, page.locator(".row.mine"))
    expect(page.get_by_text("cannot give cards to yourself").first).to_be_visible()
    pile.click()
    sheet = page.get_by_role("dialog")
    name = sheet.get_by_role("button").first.inner_text().removeprefix("Give all to ")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    receiver = page.locator(".row:not(.mine)").filter(has_text=name)
    drag(page, pile, receiver.locator(".who"))
    expect(page.locator(".step")).to_contain_text(f"to {name}")
    page.keyboard.press("Escape")
    pile.click()
    sheet.get_by_role("button", name=f"Give all to {name}").click()
    confirm(page)
    expect(page.locator(GIFT)).to_have_count(0)


@thorough
@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("locale", ["en-GB", "nl-NL", "de-DE", "fr-FR"])
def test_the_cards_that_a_placement_takes_are_shown_whole(
    visit: Visit, locale: str, width: int
) -> None:
    page = visit(None, confirm=True, locale=locale, viewport={"width": width, "height": 664})
    sit_down(page, "kadora", 4, 31)  # when Ann can take four cards at once
    my_turn(page)
    for card in page.locator(PICK).all():
        card.click()
        cell = most_taken(page)
        if cell.locator(".gain").get_attribute("data-gain") == "4":
            cell.click()
            break
    page.locator(".takes .mini").nth(3).wait_for()
    cut = """cards => cards.flatMap(card => [...card.querySelectorAll('.stone > *')]
      .map(part => part.getBoundingClientRect().right - card.getBoundingClientRect().right)
      .filter(beyond => beyond > 0.5))"""
    assert page.locator(".takes .mini").evaluate_all(cut) == []


def test_a_new_player_is_guided_through_the_first_turns(visit: Visit) -> None:
    page = visit(None, guided=True, confirm=True)
    sit_down(page, "kadora", 3)
    with notes_read(page):
        page.get_by_role("button", name="Show me").click()
        note = page.locator(".step")
        more = note.get_by_role("button", name="Next")
        expect(note).to_contain_text("Cursed jewels")
        more.click()
        expect(note).to_contain_text("This is the block")
        more.click()
        expect(note).to_contain_text("Choose a card")
        page.locator(PICK).first.click()
        expect(note).to_contain_text("choose a lit cell")
        page.locator(CELL).first.click()
        expect(note).to_contain_text("what would happen")
        confirm(page)
        expect(note).to_contain_text("draw a card")
        page.locator(f"{STACK} .top").first.click()
        confirm(page)
        for words in ("Won cards lie here", "give one colour away"):
            expect(note).to_contain_text(words)
            more.click()
        # The next turns are the reader's own, with advice on every decision.
        advice = "You alone have|One of your cards|Every card you take|You have to take"
        expect(note).to_contain_text(re.compile(advice), timeout=15_000)
        enough = page.get_by_role("button", name="End the guide")
        while enough.is_visible():  # right after "Next" a tap there does not count
            enough.click()


# The widest card that flies while the page is looked at, in pixels.
WATCH = """() => {
  window.widest = 0
  const look = () => {
    for (const one of document.querySelectorAll('.flight')) {
      widest = Math.max(widest, one.getBoundingClientRect().width)
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@thorough
def test_cards_of_a_folded_loot_fly_as_cards(visit: Visit) -> None:
    page = visit(None, animated=True, viewport={"width": 390, "height": 664})
    sit_down(page, "kadora", 3)
    my_turn(page)
    page.evaluate(WATCH)
    place(page)
    page.locator(STACK).first.click()
    page.locator(".step .confirm[aria-disabled=false]").click()
    page.wait_for_function("() => document.querySelector('.step.mine') === null")
    my_turn(page)  # the others have placed and drawn
    assert 20 < page.evaluate("widest") < 120
