"""Whole games through the interface."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import (
    PICK,
    my_turn,
    new_table,
    place,
    play_now,
    play_to_the_end,
    sit_down,
)
from tests.browser.test_everybody import check


def test_from_home_to_playing_in_three_clicks(visit: Visit) -> None:
    page = visit("/")
    play_now(page).click()
    my_turn(page)  # one click was enough; two more make a move
    page.locator(PICK).first.click()
    page.locator(".cell.open").first.click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("places")


@pytest.mark.parametrize(
    ("players", "left"), [(2, 5), *(pytest.param(n, 0, marks=thorough) for n in (2, 3, 4))]
)
def test_a_game_against_bots_to_its_end(visit: Visit, players: int, left: int) -> None:
    """The last decisions, or a whole game."""
    page = visit(None)
    if left:
        sit_down(page, "kadora", players, left)
    else:
        new_table(page, players, "random")
    play_to_the_end(page)
    result = page.get_by_role("dialog", name="Result")
    check(page, "result")
    for name in page.locator(".players li strong").all_inner_texts():
        expect(result).to_contain_text(name)
    result.get_by_role("button", name="Close").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("The game is over")
    page.goto("/")
    expect(page.locator("a[href^='/replay/']")).to_have_count(1)


def test_a_choice_is_confirmed_and_can_be_taken_back(visit: Visit) -> None:
    page = visit(None, confirm=True)
    sit_down(page, "kadora", 2)
    my_turn(page)
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_disabled()
    place(page)
    expect(confirm).to_be_enabled()
    page.keyboard.press("Escape")
    expect(confirm).to_be_disabled()
    place(page)
    confirm.click()
    expect(page.locator(".stack.possible").first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(PICK)).to_have_count(4)


def test_a_wrong_click_gets_a_reason(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    page.locator(PICK).first.click()
    page.locator(".cell:not(.open)").first.click()
    expect(page.locator(".toast.error")).to_contain_text("There is already a card")


@thorough
def test_a_bot_gives_a_hint(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".step")).to_contain_text(re.compile("A bot would do this|Hint: "))


@thorough
def test_resigning_ends_a_game_against_bots(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .panel").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-game]")).to_be_visible()
    my_turn(page)
