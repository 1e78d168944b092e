"""The screenshots of Octocube, Poseidon's Kingdom and the plain board for make_screens."""

import random
from typing import Protocol

from playwright.sync_api import Error, Page

from tests.browser import test_octocube as octo
from tests.browser import test_poseidon as sea


class Studio(Protocol):
    def guest(self, guided: bool = False, scheme: str = "light", confirm: bool = True) -> Page: ...

    def take(self, page: Page, name: str) -> None: ...


def octocube(studio: Studio) -> None:
    for mode in ("family", "standard", "advanced"):
        page = studio.guest(confirm=False)
        octo.new_table(page, mode, 3)
        play_octocube(page, 30)
        page.locator(".step.mine").wait_for()
        studio.take(page, f"octocube-{mode}")
    page = studio.guest()
    octo.new_table(page, "standard")
    page.locator(octo.SPACE).first.click()
    octo.confirm(page)
    page.locator(".arrow.sticks").first.dispatch_event("click")
    studio.take(page, "octocube-preview")
    page = studio.guest(confirm=False)
    octo.new_table(page, "standard")
    page.evaluate(octo.PLAYER, 7)
    studio.take(page, "octocube-result")
    page = studio.guest(guided=True)
    octo.new_table(page, "standard")
    studio.take(page, "octocube-tutorial")


def play_octocube(page: Page, decisions: int) -> None:
    try:
        page.evaluate(octo.PLAYER.replace("800", str(decisions)), 7)
    except Error as ended:  # it stops before the end on purpose
        if "does not end" not in str(ended):
            raise


def poseidon(studio: Studio) -> None:
    page = studio.guest()
    sea.new_table(page, 2)
    sea.my_turn_or_end(page)
    studio.take(page, "poseidon-setup")
    sea.skip_setup(page)
    sea.until(page, "move")
    studio.take(page, "poseidon-move")
    page = studio.guest(confirm=False)
    sea.new_table(page, 3)
    rng = random.Random(5)
    wanted = {"site": 12, "take": 25, "move": 60}
    for number in range(600):
        if not sea.my_turn_or_end(page):
            break
        for task, since in list(wanted.items()):
            if sea.task(page) == task and number >= since:
                studio.take(page, f"poseidon-{task}" if task != "move" else "poseidon-late")
                del wanted[task]
        before = sea.ply(page)
        sea.pick(page, rng)
        sea.went_on(page, before)
    studio.take(page, "poseidon-result")
    page = studio.guest(guided=True)
    sea.new_table(page, 2)
    studio.take(page, "poseidon-tutorial")


def shells(studio: Studio) -> None:
    """The game of docs/adding-a-game.md on the plain board, in the middle of a turn."""
    page = studio.guest()
    page.goto("/new/shells")
    page.get_by_role("button", name="Begin").click()
    confirm = page.get_by_role("button", name="Confirm")
    draw = page.get_by_role("button", name="Turn over a shell")
    for _ in range(30):
        draw.wait_for()
        draw.click()
        drawn = page.locator("[data-field='drawn'] .piece").all_inner_texts()
        if len(drawn) > 1 and any("crab" in piece for piece in drawn):
            break
        ply = page.locator(".step").get_attribute("data-ply")
        confirm.click()
        page.locator(f".step:not([data-ply='{ply}'])").wait_for()
    studio.take(page, "plain-shells")
