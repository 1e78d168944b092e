"""Every board fits every screen: what is tapped is large enough and nothing lies over it, no text
is small or cut, whatever the size of the window, the text, and the language.

For one game: `pytest tests/browser/test_layout.py -k kadora`; `-m "not thorough"` for a selection.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.people import build
from tests.browser.players import caught_up, sit_down
from tests.server.harness import Server

MEASURE = (Path(__file__).parent / "layout.js").read_text()
GAMES = ["kadora", "octocube", "poseidon"]
LANGUAGES = ["en", "nl", "de", "fr"]
# Always there at a table, and within reach.
NEEDED = [".step .undo", "header .menu"]
DECIDES = ".board .act"  # the buttons of a board
# Everybody at the table: the players, and what boards show of them in one line.
GLANCE = ".players > li, .strip .one, .chest .one, .reef-area .seat"
READY = ".step .confirm:not([aria-disabled=true])"
TAP, CELL = 40, 24  # pixels; the second: of a board with many columns on a narrow phone
NARROW = 360  # how wide that is, upright
# The spaces of boards with more than six columns.
CELLS = {"kadora": "", "octocube": "", "poseidon": ".space, .hex"}
# What is clicked to have something to confirm.
CHOOSE = {
    "kadora": [".held-card.possible", ".cell.open"],
    "octocube": [".space.open:not(.rolls), .turns .act, .looks button, .tray button"],
    "poseidon": [".tile.possible, .group.possible, .space.possible:not(.start), .coral.possible"],
}
LATE = 40  # decisions before the end, when boards and ledgers are full


class Screen(NamedTuple):
    width: int
    height: int
    text: int = 100  # per cent of the usual size

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f" text {self.text} %" if self.text != 100 else "")


PHONES = [
    Screen(360, 560),
    Screen(360, 640),
    Screen(390, 664),
    Screen(640, 360),
    Screen(750, 342),
]
LARGE = [Screen(1024, 768), Screen(1440, 900), Screen(1920, 1080)]
# What is left of the last three at 150 % zoom.
ZOOMED = [Screen(683, 512), Screen(960, 600), Screen(1280, 720)]
LARGE_TEXT = [Screen(390, 664, 200), Screen(1024, 768, 200), Screen(1440, 900, 200)]
SCREENS = [*PHONES, *LARGE, *ZOOMED, *LARGE_TEXT]
# The third is the smallest where the players do not fold into the bar.
SMALLEST = [Screen(360, 560), Screen(640, 360), Screen(360, 640)]
DESK = Screen(1440, 900)  # where everything lies open side by side

# Resolves when the page has that width and text size, and has come to rest.
RESIZED = """async ([width, size]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  document.documentElement.style.fontSize = `${size}%`
  for (let n = 0; n < 90 && innerWidth !== width; n++) await frame()
  const boxes = () => JSON.stringify([...document.querySelectorAll('button, a, label')].map(
    (one) => Object.values(one.getBoundingClientRect().toJSON())))
  let last = ''
  for (let n = 0, same = 0; n < 60 && same < 3; n++) {
    await frame()
    const now = boxes()
    same = now === last ? same + 1 : 0
    last = now
  }
}"""


def on_screens(page: Page, screens: list[Screen]) -> Iterator[Screen]:
    """The same page on other screens, laid out again."""
    for screen in screens:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.evaluate(RESIZED, [screen.width, screen.text])
        yield screen
    page.evaluate("document.documentElement.style.fontSize = ''")


def faults(
    page: Page,
    screen: Screen,
    game: str = "",
    needed: list[str] | None = None,
    shortened: str = "",
) -> list[str]:
    narrow = min(screen.width, screen.height) == NARROW
    cells: list[dict[str, object]] = [
        {"selector": ".log button, .log summary", "least": CELL}
    ]  # lines of text
    if narrow and CELLS.get(game):
        cells.append({"selector": CELLS[game], "least": CELL})
    given = {"least": TAP, "cells": cells, "needed": needed or [], "shortened": shortened}
    given |= {"decides": DECIDES, "glance": GLANCE}
    return [f"{screen}: {one}" for one in page.evaluate(MEASURE, given)]


def sit_with(page: Page, game: str, players: int, left: int = 0, seed: int = 1) -> None:
    """At a table with the longest names that bots have: else chance names them."""
    sit_down(page, game, players, left, seed)
    names = {"1": "Delphine", "2": "Coralie", "3": "Calypso"}
    key = "tidetable.names." + page.url.rsplit("/", 1)[1]
    page.evaluate("one => localStorage.setItem(...one)", [key, json.dumps(names)])
    page.reload()


def speak(page: Page, language: str) -> None:
    page.evaluate("code => localStorage.setItem('tidetable.language', code)", language)
    page.reload()


def table_faults(page: Page, game: str, screens: list[Screen]) -> list[str]:
    """At a table where it is the reader's turn: before and after something is chosen."""
    caught_up(page)
    found = []
    for screen in on_screens(page, screens):
        found += faults(page, screen, game, NEEDED)
    if choose(page, game):
        page.locator(READY).wait_for()
        for screen in on_screens(page, screens):
            found += faults(page, screen, game, [*NEEDED, ".step .confirm"])
    return found


def choose(page: Page, game: str) -> bool:
    """Whether there is something to confirm: late in a game other things may be asked."""
    for what in CHOOSE[game]:
        if not page.locator(what).count():
            return False
        page.locator(what).first.click()
    return True


def check(found: list[str]) -> None:
    assert not found, "\n".join([f"{len(found)} faults", *found[:60]])


@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_fits_the_smallest_screens_and_a_desk(visit: Visit, game: str) -> None:
    page = visit(None, confirm=True, locale="nl-NL")
    sit_with(page, game, 4)
    check(table_faults(page, game, [*SMALLEST, DESK]))


def test_a_long_text_leaves_the_buttons_of_the_bar_in_sight(visit: Visit) -> None:
    page = visit(None, viewport={"width": 640, "height": 360})
    sit_down(page, "kadora", 4)
    words = page.locator(".step.mine .words")
    words.evaluate("one => one.append('They have done a lot. '.repeat(60))")
    expect(page.locator(".step .undo")).to_be_in_viewport(ratio=0.95)


@thorough
def test_of_a_long_text_in_the_bar_the_beginning_shows(visit: Visit) -> None:
    page = visit(None, viewport={"width": DESK.width, "height": DESK.height})
    sit_down(page, "kadora", 4)
    words = page.locator(".step.mine .words")
    words.evaluate("one => one.append('They have done a lot. '.repeat(60))")
    beyond = """one => one.getBoundingClientRect().top
      - one.firstElementChild.getBoundingClientRect().top"""
    assert words.evaluate(beyond) <= 1


@thorough
def test_two_lines_of_text_fit_the_bar_of_a_desk(visit: Visit) -> None:
    page = visit(None, viewport={"width": DESK.width, "height": DESK.height})
    sit_down(page, "octocube", 4)
    words = page.locator(".step.mine .words")
    words.locator(".text").evaluate("one => one.innerHTML = 'First line.<br>Second line.'")
    assert words.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


# How many decisions before the end of the game that `sit_down` plays Ann is asked for these.
ASKED = [("advanced", "orient", 49), ("advanced", "unload", 26)]
ASKED += [("advanced", "act", 152), ("advanced", "act", 90)]  # with one power, with two
ASKED += [("advanced", "act", 27)]  # with a power, after the move
ASKED += [("advanced", "tile", 89), ("family", "slot", 181), ("family", "tile", 18)]


@thorough
@pytest.mark.parametrize(
    ("mode", "task", "left"),
    [ASKED[0], *(pytest.param(*one, marks=thorough) for one in ASKED[1:])],
)
def test_whatever_octocube_asks_fits_a_phone(visit: Visit, mode: str, task: str, left: int) -> None:
    page = visit(None, confirm=True, locale="nl-NL")
    sit_down(page, "octocube", 4, left, mode=mode)
    caught_up(page)
    page.locator(f".octocube[data-task={task}]").wait_for()
    found: list[str] = []
    for screen in on_screens(page, [*PHONES, Screen(390, 664, 200)]):
        found += faults(page, screen, "octocube", NEEDED)
    check(found)


# By how many pixels something that lies over the sea bed, or the edge of the board, hides the space
# on which a cube is to stand.
HIDDEN = """() => {
  const boxOf = (one) => document.querySelector(one).getBoundingClientRect()
  const [space, over, board] = ['.ring', '.bottom', '.octocube'].map(boxOf)
  const beside = Math.min(space.bottom - over.top, space.right - over.left)
  return Math.max(beside, board.top - space.top, board.left - space.left)
}"""


@thorough
@pytest.mark.parametrize("left", [61, 166, 97])  # rows at the bottom and in the middle
def test_the_space_of_a_cube_stays_in_sight_while_it_is_turned(visit: Visit, left: int) -> None:
    page = visit(None, confirm=True, locale="nl-NL")
    sit_down(page, "octocube", 3, left, 5)
    caught_up(page)
    page.locator(".octocube[data-task=orient]").wait_for()
    hidden = {str(screen): page.evaluate(HIDDEN) for screen in on_screens(page, PHONES)}
    assert max(hidden.values()) <= 1, hidden


@thorough
@pytest.mark.parametrize("left", [0, 152, 90])
def test_a_tablet_shows_the_scoring_of_four_beside_the_sea_bed(visit: Visit, left: int) -> None:
    page = visit(None, confirm=True, locale="nl-NL")
    sit_down(page, "octocube", 4, left, mode="advanced")
    page.locator(".step.mine").wait_for()
    for _ in on_screens(page, [Screen(1024, 768)]):
        expect(page.locator(".ledger .total")).to_be_in_viewport(ratio=0.95)
        rest = page.locator(".bottom").evaluate("one => one.scrollHeight - one.clientHeight")
        assert rest <= 1


# How far the tops of cubes, with their eyes, are below the top of the board.
EYES = """() => Math.min(...[...document.querySelectorAll('.standing *')].map(
  (one) => one.getBoundingClientRect()).filter(({ width }) => width).map(({ top }) => top))
  - document.querySelector('.octocube').getBoundingClientRect().top"""


@thorough
def test_a_placed_cube_keeps_its_eyes_and_the_scoring_in_sight(visit: Visit) -> None:
    page = visit(None, confirm=True, locale="nl-NL")
    sit_with(page, "octocube", 3, LATE)  # a cube in the first row, another to be turned
    caught_up(page)
    assert choose(page, "octocube")
    page.locator(READY).wait_for()
    tops = {}
    for screen in on_screens(page, [*PHONES, *LARGE]):
        tops[str(screen)] = page.evaluate(EYES)
        if screen in LARGE:
            expect(page.locator(".ledger .total")).to_be_in_viewport(ratio=0.95)
    assert min(tops.values()) >= 0, tops


# The same for the steps of Poseidon's Kingdom, where they offer most.
STEPS = [("tile", 760), ("site", 511), ("row", 737), ("build", 720), ("move", 706)]
STEPS += [("skeleton", 499), ("return", 697), ("bonus", 659), ("take", 251), ("look", 535)]
STEPS += [("head", 268)]


@thorough
@pytest.mark.parametrize(("task", "left"), STEPS)
def test_whatever_poseidon_asks_fits_a_phone(visit: Visit, task: str, left: int) -> None:
    page = visit(None, confirm=True, locale="nl-NL")
    sit_with(page, "poseidon", 4, left)
    caught_up(page)
    page.locator(f".poseidon[data-task={task}]").wait_for()
    found: list[str] = []
    for screen in on_screens(page, [*PHONES, Screen(390, 664, 200)]):
        found += faults(page, screen, "poseidon", NEEDED)
    check(found)


@thorough
def test_many_meals_leave_the_kraken_its_corals(visit: Visit) -> None:
    page = visit(None, confirm=True, locale="nl-NL")
    sit_with(page, "poseidon", 4, dict(STEPS)["take"])
    page.locator(".poseidon[data-task=take]").wait_for()
    for _ in on_screens(page, [DESK]):
        assert page.locator(".dock .meal").count() > 2
        rest = page.locator(".kraken").evaluate("one => one.scrollHeight - one.clientHeight")
        assert rest <= 1


@thorough
def test_many_meals_leave_a_phone_its_sea(visit: Visit) -> None:
    page = visit(None, confirm=True, locale="nl-NL")
    sit_with(page, "poseidon", 4, 521, seed=463)  # Ann could free any of six friends
    caught_up(page)
    shown: dict[str, float] = {}
    for screen in on_screens(page, [Screen(360, 640), Screen(390, 664)]):
        assert page.locator(".dock .meal").count() == 6
        sea = page.locator(".ocean").bounding_box()
        assert sea
        shown[str(screen)] = sea["height"] / screen.height
    assert min(shown.values()) > 1 / 4, shown


@thorough
def test_nothing_hides_the_rings_of_two_stacks_that_change_places(visit: Visit) -> None:
    page = visit(None, confirm=True)
    sit_down(page, "octocube", 4, 84, mode="advanced")  # Ann is asked for the stacks of power H
    stacks = page.locator(".space[aria-pressed=false]")
    stacks.nth(2).click()
    stacks.nth(9).click()
    page.locator(READY).wait_for()
    above = "ones => ones.map((one) => Number(getComputedStyle(one).zIndex))"
    rings = page.locator(".ring").evaluate_all(above)
    assert len(rings) == 2
    assert min(rings) > max(page.locator(".space, .standing").evaluate_all(above))


@thorough
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_every_table_fits_every_screen(visit: Visit, game: str, players: int) -> None:
    page = visit(None, confirm=True)
    found = []
    for left in (0, LATE):
        sit_with(page, game, players, left)
        for language in LANGUAGES:
            speak(page, language)
            found += [f"{language} {left} {one}" for one in table_faults(page, game, SCREENS)]
    check(found)


# Forms: what a table is made of, a person, the way in.
PAGES = ["/", "/new/kadora", "/new/poseidon?with=friends", "/me", "/rules/kadora", "/replay"]
PAGES += ["/puzzles", "/games", "/tables", "/tournaments", "/friends", "/leaderboards/kadora"]


def page_faults(page: Page, paths: list[str], screens: list[Screen]) -> list[str]:
    found = []
    for path in paths:
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        for more in page.locator("details > summary").all():
            if more.evaluate("one => !one.parentElement.open"):
                more.click()
        for screen in on_screens(page, screens):
            found += [f"{path} {one}" for one in faults(page, screen)]
    return found


def test_forms_fit_with_large_text(visit: Visit) -> None:
    page = visit(None, locale="nl-NL")
    check(page_faults(page, ["/new/kadora"], [Screen(360, 560), Screen(390, 664, 200)]))


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_every_screen(visit: Visit, server: Server, language: str) -> None:
    build(server)  # lists have rows, with names as long as they may be
    page = visit("/", locale=language)
    waiting_table(page, "poseidon")  # on the list of the home page
    check(page_faults(page, PAGES, SCREENS))


def waiting_table(page: Page, game: str) -> str:
    """The way to a new table at which the visitor, now Wilhelmina, waits for others."""
    me = page.request.post("/api/guests", data={"name": "Wilhelmina"}).json()
    seats: list[dict[str, str]] = [{"kind": kind} for kind in ("host", "invited", "open")]
    plan = {"game": game, "players": 4, "seats": [*seats, {"kind": "bot", "bot": "expert"}]}
    headers = {"Authorization": f"Bearer {me['token']}"}
    made = page.request.post("/api/tables", data=plan, headers=headers).json()
    page.evaluate("me => localStorage.setItem('tidetable.me', JSON.stringify(me))", me)
    return f"/table/{made['table']['id']}"


# How far something reaches beyond what holds it, to the right.
BEYOND = "one => one.scrollWidth - one.clientWidth"


@thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_waiting_table_keeps_its_margins(visit: Visit, game: str) -> None:
    page = visit(None)
    page.goto(waiting_table(page, game))
    found: list[str] = []
    for language in LANGUAGES:
        speak(page, language)
        page.locator(".seats .do button").first.wait_for()
        page.wait_for_load_state("networkidle")
        for screen in on_screens(page, SCREENS):
            found += [f"{language} {one}" for one in faults(page, screen)]
            if (beyond := page.locator(".seats").evaluate(BEYOND)) > 1:
                found.append(f"{language} {screen}: the seats are {beyond} px too wide")
    check(found)
