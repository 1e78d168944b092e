"""They explain themselves: what is useless, what an option means, who is who, who wins."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import RESULT, ply, sit_down
from tests.browser.test_poseidon import READY, went_on

# Decisions before the end of the game that `sit_down` plays: Ann's cube is full; Ann has the last
# decision, and more points whatever it is.
FULL, LAST = 113, 1


@thorough
def test_a_full_cube_is_warned_of_once_before_it_rolls_on(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "octocube", 2, FULL, mode="standard")
    page.locator(".step.mine").wait_for()
    way = page.locator(".space.rolls").first
    before = ply(page)
    way.click()
    expect(page.locator(".step .said")).to_contain_text("Your cube is full")
    assert ply(page) == before
    way.click()
    went_on(page, before)


@thorough
@pytest.mark.parametrize("language", ["nl", "de", "fr"])
def test_a_long_warning_is_read_whole_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(None, locale=language, viewport={"width": 390, "height": 664})
    sit_down(page, "octocube", 2, FULL, mode="standard")
    page.locator(".step.mine").wait_for()
    page.locator(".space.rolls").first.click()
    said = page.locator(".step .said")
    said.wait_for()
    assert said.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert said.evaluate("one => one.getBoundingClientRect().height") < 80


# Choices of the form without a sentence: all have one, but for the number of players.
UNDESCRIBED = """() => {
  const about = (one) => document.getElementById(one.getAttribute('aria-describedby'))
  const told = (one) => about(one)?.textContent.trim()
  const choices = '.panel fieldset.segments, form > fieldset.segments, .panel .stack > label select'
  return [...document.querySelectorAll(choices)]
    .filter((one) => one.checkVisibility() && !one.querySelector('[name=players]') && !told(one))
    .map((one) => one.closest('fieldset, label').textContent.trim().slice(0, 40))
}"""


def described(page: Page) -> None:
    assert page.evaluate(UNDESCRIBED) == []


@thorough
@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_options_clock_and_rating_say_what_they_mean(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    page.get_by_role("button", name="Begin").wait_for()
    for more in page.locator("details:not([open]) > summary").all():
        more.click()
    described(page)
    clocks = page.get_by_role("group", name="Clock", exact=True)
    clocks.get_by_label("5 minutes", exact=True).check()
    expect(clocks.locator(".about")).to_contain_text("For all your moves together")
    clocks.get_by_label("1 day a move", exact=True).check()
    expect(clocks.locator(".about")).to_contain_text("For each move.")
    described(page)
    missed = page.get_by_role("group", name="A missed deadline costs")
    expect(missed.locator(".about")).to_contain_text("the next turn is yours again")
    missed.get_by_label("the seat, until you are back").check()
    expect(missed.locator(".about")).to_contain_text("until you come back")
    # With other people there is something to say about those who are away.
    page.locator(".chairs li").last.locator("select").first.select_option("open")
    described(page)
    clocks.get_by_label("none", exact=True).check()
    described(page)
    expect(page.locator("#about-patience")).to_be_visible()
    expect(page.locator("#about-stand-in")).to_be_visible()
    rated = page.get_by_label("Rated")
    expect(rated).to_be_disabled()  # against bots, for a guest
    expect(page.locator("#why-not-rated")).to_be_visible()


@thorough
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_win_is_celebrated_until_something_is_touched(visit: Visit, motion: str) -> None:
    page = visit(None, animated=True, reduced_motion=motion)
    sit_down(page, "octocube", 2, LAST, mode="standard")
    page.locator(".step.mine").wait_for(timeout=60_000)
    before = ply(page)
    page.locator(".space.open, .dock .act").first.click()
    if ply(page) == before and page.locator(READY).count():
        page.locator(READY).click()
    page.locator(RESULT).wait_for(timeout=60_000)
    rain = page.locator(".rain")
    if motion == "reduce":
        expect(rain).to_have_count(0)
        return
    rain.wait_for(state="attached")
    page.keyboard.press("Shift")
    expect(rain).to_have_count(0, timeout=1_000)  # it would last longer by itself


@thorough
def test_a_creature_stands_for_its_player_everywhere(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "poseidon", 4)
    page.locator(".seats .seat").first.wait_for()
    drawn = "one => one.querySelector('use[href^=\"#poseidon-creature-\"]').getAttribute('href')"
    card = page.locator(".players > li")
    seat = page.locator(".seats .seat")
    signs = [one.evaluate(drawn) for one in card.all()]
    assert len(set(signs)) == 4
    assert signs == [one.evaluate(drawn) for one in seat.all()]


@thorough
def test_a_colour_stands_for_its_player_everywhere(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "octocube", 4, 40)
    page.locator(".ledger thead th").first.wait_for()
    colour = "all => all.map((one) => getComputedStyle(one).getPropertyValue('--shell'))"
    cards = page.locator(".players > li [class*=octo-]")
    heads = page.locator(".ledger thead [class*=octo-]")
    cubes = page.locator(".others [class*=octo-]")
    assert len(set(cards.evaluate_all(colour))) == 4
    assert cards.evaluate_all(colour) == heads.evaluate_all(colour)
    assert set(cubes.evaluate_all(colour)) <= set(cards.evaluate_all(colour))
