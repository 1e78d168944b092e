"""Every piece says what it is and what a tap would do, or why not: for mouse and keyboard."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import CELL, PICK, STACK, caught_up, my_turn, place, sit_down

# Groups of pieces that are no buttons: one stop of the tabulator key each.
GROUPS = {
    "kadora": [".coin", ".penalty", ".backs"],
    "octocube": ["th[scope=row]"],
    "poseidon": [
        *(".tentacle[role=img]", ".track", ".coral[role=img]", ".space[role=img]"),
        *(".die[role=img]", ".shark", ".group[role=img]", ".hex[role=img]"),
    ],
}
STOPS = """(group) => {
  const pieces = [...document.querySelectorAll(group)]
  return [pieces.length, pieces.filter((one) => one.tabIndex === 0).length]
}"""


def says(page: Page, piece: str, words: str) -> None:
    page.mouse.move(0, 0)
    page.locator(piece).first.hover(force=True)
    expect(page.locator(".step")).to_contain_text(words)


def test_kadora_says_what_a_tap_does_and_why_it_does_nothing(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    caught_up(page)
    says(page, PICK, "Tap: choose this card")
    says(page, ".stack", "First place a card from your hand")
    says(page, ".cell:not(:has(.card))", "First choose a card from your hand")
    says(page, ".coin", "When a card brings it to 10 or more")
    says(page, ".penalty", "Won cards count, except in colours of which nobody has more")
    page.locator(PICK).first.click()
    says(page, PICK, "Now tap a lit cell")
    says(page, CELL, "Tap: your card goes here")
    says(page, ".cell:has(.card)", "There is already a card on")
    page.keyboard.press("Escape")
    place(page)
    page.locator(STACK).first.wait_for()
    says(page, STACK, "Tap: draw the top card")
    says(page, ".held-card", "Your card is placed")


@thorough
@pytest.mark.parametrize("game", list(GROUPS))
def test_pieces_that_only_tell_are_one_stop_for_each_group(visit: Visit, game: str) -> None:
    page = visit(None, viewport={"width": 1440, "height": 900})
    sit_down(page, game, 3, 30)
    caught_up(page)
    for group in GROUPS[game]:
        count, stops = page.evaluate(STOPS, group)
        assert (count > 0, stops) == (True, 1), group
        page.locator(f"{group}[tabindex='0']").focus()
        page.keyboard.press("ArrowRight")
        if count > 1:
            expect(page.locator(group).nth(1)).to_be_focused()
        page.keyboard.press("Shift")
        told = page.locator(":focus").evaluate("one => one.dataset.tell || one.ariaLabel")
        assert told, group
        expect(page.locator(".step")).to_contain_text(told.split(".")[0])


@thorough
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", list(GROUPS))
def test_who_asks_for_more_contrast_sees_lines_around_what_can_be_chosen(
    visit: Visit, game: str, scheme: str
) -> None:
    page = visit(None, color_scheme=scheme)
    page.emulate_media(contrast="more")
    sit_down(page, game, 3)
    caught_up(page)
    if game == "kadora":
        page.locator(PICK).first.click()
    can_be = {"kadora": CELL, "octocube": ".space.open .face", "poseidon": ".possible"}[game]
    style = page.locator(can_be).first.evaluate("one => getComputedStyle(one).outlineStyle")
    assert style == "dashed"
    soft = page.locator("[data-game]").evaluate(
        "one => ['--ink-soft', '--ink'].map((name) => getComputedStyle(one).getPropertyValue(name))"
    )
    assert soft[0] == soft[1]
    page.emulate_media(contrast="no-preference")
