"""Four languages, at once."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import my_turn, play_now, sit_down

TITLES = {
    "en-GB": "Pull up a chair.",
    "nl-NL": "Schuif aan.",
    "de-AT": "Setz dich dazu.",
    "fr-FR": "Prends une chaise.",
    "pt-BR": "Pull up a chair.",
}

QUICK = ["de-AT", "pt-BR"]  # a country and an unknown language; the others are spoken below
SLOW = sorted(TITLES.keys() - set(QUICK))


@pytest.mark.parametrize("locale", [*QUICK, *(pytest.param(one, marks=thorough) for one in SLOW)])
def test_the_browsers_language_is_spoken(visit: Visit, locale: str) -> None:
    page = visit("/", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[locale])
    expected = "en" if locale == "pt-BR" else locale[:2]
    expect(page.locator("html")).to_have_attribute("lang", expected)


def test_the_language_changes_at_once_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    expect(page.locator(".step")).to_contain_text("Your turn")
    page.get_by_role("button", name="Settings").click()
    for code, turn, log in (
        ("nl", "Jij bent aan de beurt", "begint"),
        ("de", "Du bist am Zug", "beginnt"),
        ("fr", "À toi de jouer", "commence"),
    ):
        page.locator("dialog select").select_option(code)
        expect(page.locator(".step")).to_contain_text(turn)
        expect(page.locator(".side .log")).to_contain_text(log)
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(".step")).to_contain_text("À toi de jouer")


@thorough
def test_refusals_come_in_the_language_too(visit: Visit) -> None:
    page = visit("/", locale="nl-NL")
    play_now(page, "Nu spelen").click()
    my_turn(page)
    page.locator(".held-card").first.click()
    page.locator(".cell:not(.open)").first.click()
    expect(page.locator(".toast.error")).to_contain_text("ligt")
