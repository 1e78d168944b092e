"""Somebody who plays with the keys alone: Tab and arrows lead there, Enter chooses. A screen reader
has a name for whatever can have the focus."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.players import RESULT, ply

MOST_KEYS = 200
# From what has the focus to the nearest of these: which key leads there?
WAY = """(wanted) => {
  const here = document.activeElement
  if (here.matches(wanted)) return ''
  const all = [...document.querySelectorAll(wanted)].filter(
    (one) => one.tabIndex >= 0 && !one.disabled && !one.closest('[inert]') && one.checkVisibility(),
  )
  if (!all.length) throw new Error(`nothing to choose: ${wanted}`)
  if (here === document.body) return 'Tab'
  const isAfter = (one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING
  return all.some(isAfter) ? 'Tab' : 'Shift+Tab'
}"""
IS_HERE = "(wanted) => document.activeElement.matches(wanted)"
HAS_FOCUS = "document.activeElement !== document.body"
TASK = "document.querySelector('[data-task]')?.dataset.task"  # of a board that tells


def nameless(page: Page) -> list[str]:
    """What can have the focus, but has no name in the tree that screen readers get. Not the page
    itself, from which a reader begins after a change of page."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    focusable = [
        node
        for node in nodes
        if not node["ignored"]
        and node["role"]["value"] not in ("RootWebArea", "generic")
        and any(one["name"] == "focusable" for one in node.get("properties", []))
    ]
    assert focusable
    found = []
    for node in focusable:
        if not str(node.get("name", {}).get("value", "")).strip():
            number = {"backendNodeId": node["backendDOMNodeId"]}
            found.append(str(session.send("DOM.describeNode", number)["node"]["attributes"]))
    session.detach()
    return found


def walk_to(page: Page, wanted: str) -> None:
    """With Tab, forwards or backwards."""
    for _ in range(MOST_KEYS):
        key = page.evaluate(WAY, wanted)
        if not key:
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keys do not lead to {wanted}")


def walk_past(page: Page, wanted: str, some: int) -> None:
    """To one of these, not always the nearest."""
    walk_to(page, wanted)
    for _ in range(some):
        page.keyboard.press("Tab")
        if not page.evaluate(IS_HERE, wanted):
            return walk_to(page, wanted)


def play_by_keys(
    page: Page, decide: Callable[[Page, random.Random], None], look: Callable[[Page], None]
) -> int:
    """Decide whatever is asked until the result shows; how many decisions that were.

    `look`: called at every decision.
    """
    rng = random.Random(5)
    for decisions in range(400):
        page.locator(f".step.mine, {RESULT}").first.wait_for(timeout=60_000)
        if page.locator(RESULT).is_visible():
            assert not nameless(page)
            return decisions
        assert decisions == 0 or page.evaluate(HAS_FOCUS), "the focus is lost"
        look(page)
        before = ply(page)
        decide(page, rng)
        stuck = f"nothing was decided: {page.evaluate(TASK)}"
        expect(page.locator(".step"), stuck).not_to_have_attribute("data-ply", before)
    raise AssertionError("the game does not end")
