"""Somebody's first five minutes with Poseidon's Kingdom, from the first page: the guide is
followed, a friend is freed, and nothing that is said lies over what is to be tapped."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.test_layout import NEEDED, Screen, faults
from tests.browser.test_poseidon import (
    READY,
    my_turn_or_end,
    pick,
    ply,
    skip_setup,
    task,
    went_on,
)
from tests.browser.test_poseidon_first import EXTRAORDINARY, as_first_set, best_tap
from tests.browser.test_table_talk import OVER

DESKTOP, PHONE = Screen(1440, 900), Screen(390, 664)
FREED = "document.querySelector('.seats .seat .facts')?.textContent?.trim() ?? ''"
MOST_TAPS = 120  # in five minutes, a tap every two and a half seconds
READ_ON = re.compile("^(Next|Got it|Done)$")  # a step of the guide; a note about a first time


class Newcomer:
    def __init__(self, page: Page, screen: Screen, pictures: Path) -> None:
        self.page = page
        self.screen = screen
        self.pictures = pictures
        self.taps = 0
        self.seen: set[str] = set()  # steps of the guide

    def look(self, name: str) -> None:
        """What is on the screen now: nothing lies over the board, and all can be tapped."""
        found = [*self.page.evaluate(OVER), *faults(self.page, self.screen, "poseidon", NEEDED)]
        self.page.screenshot(path=self.pictures / f"{self.screen}-{len(self.seen):02}-{name}.png")
        assert not found, (name, found)

    def tap(self, what: Any) -> None:
        what.click()  # waits until nothing lies over it
        self.taps += 1

    def read(self) -> bool:
        """Whether the guide has said something that is left with a tap."""
        note = self.page.locator(".step .count")
        if note.count() and (step := note.inner_text()) not in self.seen:
            self.seen.add(step)
            self.look(f"guide-{task(self.page)}")
        following = self.page.locator(".step").get_by_role("button", name=READ_ON)
        if following.count():
            assert not self.page.locator(READY).count(), "Next beside Confirm"
            self.tap(following)
        return following.count() > 0

    def decide(self) -> None:
        before = ply(self.page)
        if task(self.page) in EXTRAORDINARY:
            pick(self.page, random.Random(3))
            self.taps += 1
        elif task(self.page) == "site":  # a tile lies there already
            self.page.locator(READY).wait_for()
        else:
            self.tap(best_tap(self.page))
        confirm = self.page.locator(READY)
        if ply(self.page) == before and confirm.count():
            self.tap(confirm)
        went_on(self.page, before)


@thorough
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=str)
def test_a_newcomer_frees_a_friend(visit: Visit, artefacts: Path, screen: Screen) -> None:
    size: Any = {"width": screen.width, "height": screen.height}
    page = as_first_set(visit, guided=True, viewport=size)
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Poseidon's Kingdom")
    if screen is PHONE:  # two ways lead to the guide
        card.get_by_role("button", name="Learn").click()
        page.locator(".poseidon[data-task='tile']").wait_for(timeout=60_000)
        skip_setup(page)
    else:
        card.get_by_role("button", name="Play now").click()
        page.locator(".poseidon[data-task='build']").wait_for(timeout=60_000)
        page.get_by_role("button", name="Show me").click()
    one = Newcomer(page, screen, artefacts)
    while one.taps < MOST_TAPS and page.evaluate(FREED)[:1] in ("", "0"):
        if one.read():
            continue
        assert my_turn_or_end(page)
        if not page.locator(".step .count").count():
            one.look(task(page))
        one.decide()
    assert page.evaluate(FREED)[:1] not in ("", "0"), one.taps
    if screen is DESKTOP:  # on a phone it is read before the seats, which count, are shown again
        expect(page.locator(".step")).to_contain_text("Your first friend is free!")
    one.look("freed")
    assert len(one.seen) >= 3, one.seen
    expect(page.locator(".seats .seat").first).to_contain_text("/")
    print(screen, one.taps, sorted(one.seen), artefacts)
