"""Octocube and Poseidon's Kingdom by keyboard alone, to the end, with names for screen readers and
axe. Kadora's games are in test_everybody.py."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Visit, thorough
from tests.browser.keyboard import IS_HERE, nameless, play_by_keys, walk_past, walk_to
from tests.browser.players import RESULT, ply, sit_down
from tests.browser.test_everybody import check
from tests.browser.test_poseidon import CLICKS

TILES = ".dock .net .octo-tile"
# A cube that can keep tiles is asked which; else it is scored at once.
GOES_ON = """(ply) => document.querySelector('.dock .net button') ||
  document.querySelector('.step').dataset.ply !== ply"""
MANY = 3  # tiles on a cube: then it is scored
# The keys that roll your cube to where it can go.
WAYS = """() => {
  const at = (one) => one.dataset.cell.split(',').map(Number)
  const [row, column] = at(document.querySelector('.space.own'))
  return [...document.querySelectorAll('.space.rolls')].map(at).map(([down, right]) =>
    down < row ? 'ArrowUp' : down > row ? 'ArrowDown' : right < column ? 'ArrowLeft' : 'ArrowRight',
  )
}"""
# Nothing has been sent: what was asked is asked still.
IS_ASKED = """(ply) => document.querySelector('.step.mine') !== null
  && document.querySelector('.step').dataset.ply === ply"""


class Looking:
    """What is looked at when something is asked for the first time: names, and axe if wanted."""

    def __init__(self, game: str, axe: bool) -> None:
        self.game = game
        self.axe = axe
        self.asked: set[str] = set()

    def look(self, page: Page) -> None:
        task = page.locator(f".{self.game}").get_attribute("data-task") or ""
        if self.axe or task not in self.asked:
            assert not nameless(page), task
        if self.axe and task not in self.asked:
            check(page, task)
        self.asked.add(task)


@thorough
@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_what_has_the_focus_says_what_it_is_while_a_note_is_shown(visit: Visit, game: str) -> None:
    page = visit(None, guided=True)
    sit_down(page, game, 2)
    page.locator(".step .note").wait_for()
    description = page.locator(".step .instead")
    expect(description).to_have_count(0)
    walk_to(page, ".board button.possible, .board .space.open, .board .rim.open")
    expect(description).not_to_be_empty()
    expect(description).to_be_visible()
    walk_to(page, ".step .acts button")
    expect(description).to_have_count(0)
    expect(page.locator(".step .note")).to_be_visible()


def decide_in_octocube(page: Page, rng: random.Random) -> None:
    task = page.locator(".octocube").get_attribute("data-task")
    if task == "slot":
        walk_past(page, ".slot.open, .waiting .act", rng.randrange(3))
        page.keyboard.press("Enter")
        if page.locator(".slot.picked").count():  # the tile there makes room: where does it go?
            walk_past(page, ".slot.open:not(.picked)", rng.randrange(3))
            page.keyboard.press("Enter")
    elif task != "act":
        walk_past(page, ".dock .act.main, .looks button, .tray button", rng.randrange(3))
        page.keyboard.press("Enter")
    elif page.locator(".dock .score").count() and page.locator(TILES).count() > MANY:
        walk_to(page, ".dock .score")
        before = ply(page)
        page.keyboard.press("Enter")
        page.wait_for_function(GOES_ON, arg=before)
        if ply(page) == before:
            walk_to(page, ".dock .net + .desk .act.main")
            page.keyboard.press("Enter")
    elif page.locator(".space.rolls").count():
        walk_to(page, ".sea [tabindex='0']")
        assert page.evaluate(IS_HERE, ".own"), "the keys do not begin at your cube"
        roll(page, rng)
    elif page.locator(".space.open").count():
        walk_to(page, ".sea [tabindex='0']")
        for _ in range(2):  # power H: two stacks
            lead_over_the_sea(page)
            page.keyboard.press("Enter")
            if not page.locator(".space[aria-pressed=true]").count():
                break
    else:
        walk_past(page, ".dock .act", rng.randrange(3))
        page.keyboard.press("Enter")


def roll(page: Page, rng: random.Random) -> None:
    """The arrows roll the cube; a full cube is warned of once, and a key that comes too early for
    the board does nothing. A key too many would decide what is asked next, so none is pressed while
    a move is on its way."""
    before = ply(page)
    key = rng.choice(page.evaluate(WAYS))
    for _ in range(3):
        page.keyboard.press(key)
        if not page.evaluate(IS_ASKED, before):
            return


def lead_over_the_sea(page: Page) -> None:
    """Line by line, until the space can be chosen and is not yet."""
    side = int(page.locator(".sea .rim.row").count())
    page.keyboard.press("Shift+ArrowUp")
    for key in ["ArrowUp", "ArrowLeft"] * side:
        page.keyboard.press(f"Shift+{key}")
    for down in range(side):
        for _ in range(side):
            if page.evaluate("document.activeElement.matches('.open:not([aria-pressed=true])')"):
                return
            page.keyboard.press("Shift+ArrowLeft" if down % 2 else "Shift+ArrowRight")
        if page.evaluate("document.activeElement.matches('.open:not([aria-pressed=true])')"):
            return
        page.keyboard.press("Shift+ArrowDown")
    raise AssertionError("the arrows lead to no space that can be chosen")


def decide_in_poseidon(page: Page, rng: random.Random) -> None:
    task = page.locator(".poseidon").get_attribute("data-task") or ""
    if task == "site":  # a place, and then how the tile lies there
        walk_past(page, ".hex.site:not(.covered), .hex.possible:not(.covered)", rng.randrange(4))
        page.keyboard.press("Enter")
        wanted = ".dock .act.main"
        page.locator(wanted).wait_for()
    else:
        found = CLICKS.get(task, [".dock .act"])
        wanted = next(one for one in found if page.locator(one).count())
    walk_past(page, wanted, rng.randrange(4))
    page.keyboard.press("Enter")


DECIDE = {"octocube": decide_in_octocube, "poseidon": decide_in_poseidon}
SHORT = [("octocube", 10, {"mode": "standard"}), ("poseidon", 5, {})]
WHOLE = [("octocube", 0, {"mode": mode}) for mode in ("standard", "family", "advanced")]
WHOLE += [("poseidon", 0, {})]


@pytest.mark.parametrize(
    ("game", "left", "options"), [*SHORT, *(pytest.param(*one, marks=thorough) for one in WHOLE)]
)
def test_a_game_by_keyboard_alone(
    visit: Visit, complaints: Complaints, game: str, left: int, options: dict[str, str]
) -> None:
    """The last decisions, or a whole game; axe looks at every kind of decision of a whole game."""
    complaints.forgiven = ("/explain",)  # a wrong key was pressed, and the right one right after it
    page = visit(None)
    sit_down(page, game, 2, left, **options)
    looking = Looking(game, axe=not left)
    decisions = play_by_keys(page, DECIDE[game], looking.look)
    assert decisions > left // 6  # the bot decides too, and may take a shorter way
    page.keyboard.press("Escape")
    expect(page.locator(RESULT)).to_have_count(0)
    expect(page.get_by_role("button", name="Result")).to_be_visible()
