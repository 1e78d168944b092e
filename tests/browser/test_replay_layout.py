"""The board of a replay and of a puzzle fits every screen, with everything beside it."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit, thorough
from tests.browser.replays import brought, evaluated, played
from tests.browser.test_layout import (
    DESK,
    GAMES,
    LANGUAGES,
    SCREENS,
    SMALLEST,
    Screen,
    check,
    faults,
    on_screens,
    speak,
)

PLAYERS, STEP = 4, 30
# What may end in an ellipsis: the names of the players, whose signs are beside them.
SHORTENED = ".viewpoint .name"
# Where everything is shown that a phone leaves out, and where there is least room.
SOME = [*SMALLEST, Screen(750, 342), Screen(390, 664, 200), Screen(1024, 768, 200), DESK]
# How much of the board there is to see.
SLIT = """() => {
  const { width, height } = document.querySelector('.board').getBoundingClientRect()
  return Math.min(width, height)
}"""
LEAST = 200  # pixels
CARD = 34  # where it is not played, only looked at


# Octocube's strip of cubes and standing: it comes last where there is little room.
LOWEST = """() => {
  const end = (one) => one.getBoundingClientRect().bottom
  return [...document.querySelectorAll('.octocube .strip')].map(
    (one) => end(one) - end(document.querySelector('.board')))
}"""


def finished(page: Page, game: str) -> str:
    """The way to a finished game whose chances are not computed."""
    table = brought(page, played(game, PLAYERS))
    evaluated(page, table)
    return f"/replay/{table}?step={STEP}"


def large(fault: str) -> bool:
    """Whether this is a card that is large enough where it is only looked at."""
    found = re.search(r"(cell|held-card) .* is (\d+)x(\d+) px", fault)
    return found is not None and int(found[2]) >= CARD <= int(found[3])


def board_faults(page: Page, game: str, screens: list[Screen]) -> list[str]:
    page.locator(".board [data-place]").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    found = []
    for screen in on_screens(page, screens):
        found += [one for one in faults(page, screen, game, shortened=SHORTENED) if not large(one)]
        if (seen := page.evaluate(SLIT)) < LEAST:
            found.append(f"{screen}: {seen:.0f} px are left of the board")
        found += [f"{screen}: {px:.0f} px of it are cut" for px in page.evaluate(LOWEST) if px > 1]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_fits_the_smallest_screens_and_a_desk(visit: Visit, game: str) -> None:
    page = visit("/", locale="nl-NL")
    page.goto(finished(page, game))
    check(board_faults(page, game, SOME))


@thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_fits_the_smallest_screens_and_a_desk(visit: Visit, game: str) -> None:
    page = visit(f"/puzzles/{game}", locale="nl-NL")
    check(board_faults(page, game, SOME))
    page.get_by_role("button", name="Toon de oplossing").click()
    page.locator(".step.over").wait_for()
    check(board_faults(page, game, SOME))


@thorough
@pytest.mark.parametrize("game", GAMES)
def test_replays_and_puzzles_fit_every_screen(visit: Visit, game: str) -> None:
    page = visit("/")
    found = []
    for path in (finished(page, game), f"/puzzles/{game}"):
        page.goto(path)
        for language in LANGUAGES:
            speak(page, language)
            found += [f"{path[:8]} {language} {one}" for one in board_faults(page, game, SCREENS)]
    check(found)
