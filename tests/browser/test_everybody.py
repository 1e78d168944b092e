"""For everybody: keyboard alone, a phone, and axe-core on every page and state."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESK, Visit, thorough
from tests.browser.keyboard import HAS_FOCUS, nameless
from tests.browser.players import (
    PICK,
    RESULT,
    STACK,
    my_turn,
    place,
    play_now,
    sit_down,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Resolves when nothing moves any more, but for animations that never end.
AT_REST = """async () => {
  const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity
  const runs = (one) => one.playState === 'running' && ends(one)
  const running = () => document.getAnimations().filter(runs)
  while (running().length) await Promise.allSettled(running().map((one) => one.finished))
}"""
# Else the change of scheme is a transition of every element.
STILL = """() => {
  const style = document.createElement('style')
  style.textContent = '* { transition: none !important }'
  document.head.append(style)
}"""
# Resolves when a frame has been drawn.
LAID_OUT = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
RUN_AXE = """([options, part]) => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) // the one in front
  return axe.run(part ?? dialog ?? document, options)
}"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def findings(
    page: Page, rules: list[str] | None = None, part: Locator | None = None
) -> list[dict[str, Any]]:
    """What axe-core calls serious or critical: in this part, in the open dialog, on the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.evaluate(AT_REST)
    options = {"resultTypes": ["violations"], "preload": False}
    if rules:
        options["runOnly"] = rules
    found = page.evaluate(RUN_AXE, [options, part and part.element_handle()])
    return [
        {"rule": one["id"], "where": [node["html"][:160] for node in one["nodes"][:4]]}
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def check(page: Page, state: str, part: Locator | None = None) -> None:
    """In both colour schemes. Nothing but colours differs between them."""
    found = findings(page, part=part)
    assert not found, (state, found)
    page.evaluate(STILL)
    page.emulate_media(color_scheme="dark")
    found = findings(page, ["color-contrast"], part)
    assert not found, (state, "dark", found)
    page.emulate_media(color_scheme="light")


def nothing_is_wider(page: Page, state: str, width: int) -> None:
    """Nobody has to scroll sideways on a screen of that width."""
    page.set_viewport_size({"width": width, "height": 640})
    page.evaluate(LAID_OUT)
    assert page.evaluate("document.documentElement.scrollWidth") <= width, state
    page.set_viewport_size(DESK)


@pytest.mark.parametrize(
    "paths",
    [["/", "/new/kadora"], pytest.param(["/me", "/table/none", "/nowhere"], marks=thorough)],
)
def test_pages_fit_a_phone_and_axe_finds_nothing_serious(visit: Visit, paths: list[str]) -> None:
    page = visit(None)
    for path in paths:
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        check(page, path)
        nothing_is_wider(page, path, 360)


@thorough
def test_axe_finds_nothing_serious_before_the_game(visit: Visit) -> None:
    page = visit("/new/kadora?with=friends")
    page.get_by_role("button", name="Set up the table").click()
    link = page.get_by_label("Link to this table").input_value()
    check(page, "lobby")
    guest = visit(link)
    guest.get_by_role("button", name="Sit down").wait_for()
    check(guest, "invitation")


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    check(page, "my turn")
    page.locator(PICK).first.click()
    check(page, "a card in hand")


@thorough
def test_axe_finds_nothing_serious_beside_the_table(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    for name in ("Rules", "Settings", "More"):
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_load_state("networkidle")
        check(page, name)
        page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    check(page, "chat")
    page.goto("/new/kadora?with=here")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("dialog").wait_for()
    check(page, "passing the device")


@pytest.mark.parametrize("decisions", [4, pytest.param(200, marks=thorough)])
def test_a_game_by_keyboard_alone(visit: Visit, decisions: int) -> None:
    """Every kind of decision comes within the first turns; a whole game ends with its result. Then
    names are looked at before every decision, and axe looks at every kind of them."""
    page = visit("/")
    play_now(page).wait_for()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    kinds: set[str] = set()
    for number in range(decisions):
        page.locator(f"{PICK}, {STACK}, {RESULT}").first.wait_for(timeout=60_000)
        if page.locator(RESULT).is_visible():
            break
        assert number == 0 or page.evaluate(HAS_FOCUS), "the focus is lost"
        if decisions == 200:
            assert not nameless(page)
            kind = STACK if page.locator(STACK).count() else PICK
            if kind not in kinds:
                check(page, kind)
            kinds.add(kind)
        before = page.locator(".step").get_attribute("data-ply")
        decide_by_keys(page)
        expect(page.locator(".step")).not_to_have_attribute("data-ply", before or "")
    if decisions == 200:
        expect(page.locator(RESULT)).to_be_visible()
        assert kinds == {STACK, PICK}
        assert not nameless(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Result")).to_be_visible()


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.className ?? ''"))


def tab_to(page: Page, name: str) -> None:
    for _ in range(40):
        if name in str(page.evaluate("document.activeElement?.textContent ?? ''")).strip()[:60]:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached with Tab")


def decide_by_keys(page: Page) -> None:
    """Tab into the board, arrows within it, Enter to choose."""
    wanted = "stack" if page.locator(STACK).count() else "held-card"
    walk_to(page, wanted)
    page.keyboard.press("Enter")
    if wanted == "held-card":
        walk_to(page, "open")
        page.keyboard.press("Enter")


def walk_to(page: Page, wanted: str) -> None:
    """Until what has the focus is of that class and possible."""
    for key in ["Tab"] * 30:
        if is_at(page, wanted):
            return
        if "cell" in focused(page) and wanted == "open":
            for arrow in ("ArrowRight",) * 3 + ("ArrowDown",) + ("ArrowLeft",) * 3:
                page.keyboard.press(arrow)
                if is_at(page, wanted):
                    return
            page.keyboard.press("ArrowDown")
            if is_at(page, wanted):
                return
            continue
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} cannot be reached; focus is on {focused(page)}")


def is_at(page: Page, wanted: str) -> bool:
    classes = focused(page).split()
    if wanted == "stack":
        return "stack" in classes and "possible" in classes
    return wanted in classes


@thorough
def test_a_turn_on_a_phone(visit: Visit) -> None:
    page = visit("/", **PHONE)
    play_now(page).tap()
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    # Everything that is needed to decide is on the screen without scrolling.
    for what in (PICK, ".cell", ".stack", ".step"):
        fits(page, what, 390, 844)
    place(page)
    page.locator(STACK).first.tap()
    page.get_by_role("button", name="Log and chat").tap()
    expect(page.get_by_role("dialog")).to_contain_text("draws")
    check(page, "log on a phone")


SIZES = [(844, 390), (768, 1024), (360, 640), (1920, 1080)]


def in_sizes(page: Page, sizes: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The same page on other screens, laid out again."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        yield width, height


def fits(page: Page, what: str, width: int, height: int) -> None:
    """The last of these is on the screen, all of it, once the page is laid out."""
    expect(page.locator(what).last, f"{what} at {width}x{height}").to_be_in_viewport(ratio=0.95)


@thorough
def test_nothing_falls_off_the_screen(visit: Visit) -> None:
    page = visit(None)
    for path in ("/", "/new/kadora", "/me", "/rules/kadora"):
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        for width, _ in in_sizes(page, SIZES):
            assert page.evaluate("document.documentElement.scrollWidth") <= width, path
    sit_down(page, "kadora", 3)
    my_turn(page)
    for width, height in in_sizes(page, SIZES):
        for what in (PICK, ".cell", ".step"):
            fits(page, what, width, height)


def test_less_movement_is_honoured(visit: Visit) -> None:
    page = visit("/", animated=True, reduced_motion="reduce")
    # What takes less than a frame is no movement, but may not have ended yet.
    moving = page.evaluate(
        "document.getAnimations().filter(one => one.playState === 'running' && "
        "one.effect.getComputedTiming().endTime > 16).length"
    )
    assert moving == 0
    # None, not short ones: these would be compared for each property of each element.
    kinds = page.evaluate(
        "[...new Set([...document.querySelectorAll('*')].map("
        "one => getComputedStyle(one).transitionProperty))]"
    )
    assert kinds == ["none"]
