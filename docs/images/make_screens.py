"""Takes screenshots of every page and state, at phone and desktop width.

    python -m docs.images.make_screens [NAME ...]    # kadora-start; octocube for all of Octocube

Starts its own server and drives a real Chromium, like the browser tests.
"""

import io
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import httpx
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from docs.images.other_boards import octocube, poseidon, shells
from tests.browser.conftest import ARGUMENTS, browser_program
from tests.browser.players import (
    CELL,
    DECIDING,
    PICK,
    RESULT,
    STACK,
    my_turn,
    new_table,
    place,
    play_to_the_end,
)
from tests.server.harness import Server
from tests.test_tutorial import path_with, written

FOLDER = Path(__file__).parent / "screens"
FIXTURE = Path(__file__).parents[2] / "tests/engine/fixtures/kadora.jsonl"
SIZES = {"phone": (390, 844), "desk": (1440, 900)}
SETTINGS = "localStorage.setItem('tidetable.settings', '{\"speed\": 0, \"confirm\": %s}')"
NO_TUTORIAL = "localStorage.setItem('tidetable.guided', 'yes')"
QUALITY = 72
SETTLE = 500  # milliseconds until animations have ended

Take = Callable[[str], None]


class Studio:
    """One screen size; every page has its own browser context."""

    def __init__(self, browser: Browser, server: Server, size: str, wanted: set[str]) -> None:
        self.browser, self.server, self.size, self.wanted = browser, server, size, wanted

    def guest(self, guided: bool = False, scheme: str = "light", confirm: bool = True) -> Page:
        width, height = SIZES[self.size]
        context: BrowserContext = self.browser.new_context(
            base_url=self.server.url,
            viewport={"width": width, "height": height},
            locale="en-GB",
            color_scheme="dark" if scheme == "dark" else "light",
            has_touch=self.size == "phone",
        )
        context.add_init_script(SETTINGS % str(confirm).lower())
        if not guided:
            context.add_init_script(NO_TUTORIAL)
        return context.new_page()

    def take(self, page: Page, name: str) -> None:
        if self.wanted and not {name, name.split("-")[0]} & self.wanted:
            return
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLE)
        picture = Image.open(io.BytesIO(page.screenshot()))
        FOLDER.mkdir(exist_ok=True)
        target = FOLDER / f"{name}-{self.size}.webp"
        picture.save(target, quality=QUALITY, method=6)
        print(f"{target.name}: {target.stat().st_size // 1024} kB")


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Confirm").click()


def pages(studio: Studio) -> None:
    for scheme, suffix in (("light", ""), ("dark", "-dark")):
        page = studio.guest(scheme=scheme)
        page.goto("/")
        page.get_by_role("button", name="Play now").first.wait_for()
        studio.take(page, f"home{suffix}")
    for path, name in (
        ("/new/kadora", "new"),
        ("/rules/kadora", "rules"),
        ("/me", "account"),
        ("/nowhere", "not-found"),
        ("/replay", "import"),
    ):
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        studio.take(page, name)


def creatures(studio: Studio) -> None:
    """Everybody's creature is chosen where a table is set up."""
    page = studio.guest()
    page.goto("/new/poseidon")
    field = page.get_by_label("Creature or colour of seat 1")
    field.select_option("clam")
    field.scroll_into_view_if_needed()
    studio.take(page, "new-creature")


def learning(studio: Studio) -> None:
    """A worked example in its second step, and a puzzle."""
    page = studio.guest()
    page.goto("/rules/octocube")
    example = page.get_by_role("figure", name="Example: Taking tiles off")
    example.scroll_into_view_if_needed()
    example.locator(".board [data-place]").first.wait_for()
    example.get_by_role("button", name="Next step").click()
    example.evaluate("figure => figure.scrollIntoView({ block: 'center' })")
    studio.take(page, "rules-example")
    page = studio.guest()
    page.goto("/puzzles/octocube")
    page.get_by_role("region", name="Puzzle").wait_for()
    studio.take(page, "puzzle")


def friends(studio: Studio) -> None:
    host, guest = studio.guest(), studio.guest()
    host.goto("/new/kadora?with=friends")
    host.get_by_role("button", name="Set up the table").click()
    link = host.get_by_label("Link to this table").input_value()
    studio.take(host, "lobby")
    guest.goto(link)
    guest.get_by_label("Your name").fill("Marieke")
    studio.take(guest, "invitation")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_text("Marieke").first.wait_for()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.locator("[data-game]").wait_for()
    host.wait_for_timeout(SETTLE)
    mover, other = (host, guest) if host.locator(DECIDING).count() else (guest, host)
    place(mover)
    confirm(mover)
    mover.locator(STACK).first.click()
    confirm(mover)
    other.locator(DECIDING).first.wait_for()
    mover.get_by_role("button", name="Undo").click()
    other.get_by_role("button", name="Agree").wait_for()
    studio.take(other, "undo-request")


def table(studio: Studio) -> None:
    page = studio.guest()
    new_table(page, 3)
    my_turn(page)
    studio.take(page, "kadora-start")
    page.locator(PICK).nth(1).click()
    studio.take(page, "kadora-card-chosen")
    best_cell(page)
    studio.take(page, "kadora-preview")
    confirm(page)
    page.locator(STACK).first.wait_for()
    studio.take(page, "kadora-draw")
    for name in ("Rules", "Settings", "More"):
        page.get_by_role("button", name=name, exact=True).click()
        studio.take(page, f"table-{name.lower()}")
        page.keyboard.press("Escape")
    context = studio.guest(confirm=False)
    new_table(context, 2)
    play_to_the_end(context)
    context.locator(RESULT).wait_for()
    studio.take(context, "result")


def best_cell(page: Page) -> None:
    """Choose the cell that takes the most cards, so that the preview shows something."""
    cells = page.locator(CELL)
    most, best = -1, 0
    for number in range(cells.count()):
        cells.nth(number).hover()
        taken = page.locator(".taken, .takes, [data-taken]").count()
        if taken > most:
            most, best = taken, number
    cells.nth(best).click()


def beginner(studio: Studio) -> None:
    page = studio.guest(guided=True)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    my_turn(page)
    studio.take(page, "tutorial")


def shared(studio: Studio) -> None:
    page = studio.guest()
    page.goto("/new/kadora?with=here")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("dialog").get_by_role("button").wait_for()
    studio.take(page, "passing-the-device")


def looking_back(studio: Studio) -> None:
    page = studio.guest()
    page.goto("/")
    record = next(
        one for one in map(json.loads, FIXTURE.read_text().splitlines()) if one["players"] == 3
    )
    with httpx.Client(base_url=studio.server.url, timeout=60) as client:
        token = client.post("/api/guests", json={"name": "Ann"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        made = client.post("/api/replay", json={"text": json.dumps(record)}).json()
    page.goto(f"/replay/{made['id']}?step=24")
    page.locator(".course").wait_for()  # says from the start whether there is still thinking to do
    page.locator(".thinking").wait_for(state="detached", timeout=180_000)
    studio.take(page, "replay")


def gone(studio: Studio) -> None:
    page = studio.guest()
    new_table(page, 2)
    my_turn(page)
    page.context.set_offline(True)
    page.wait_for_timeout(2500)
    studio.take(page, "connection-lost")


SHELL = (pages, creatures, learning, friends, table, beginner, shared, looking_back, gone)
BOARDS = (octocube, poseidon)


def is_wanted(game: str, wanted: set[str]) -> bool:
    return any(name.startswith(game) for name in wanted)


def main(wanted: set[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), f"{folder}/t.sqlite", None, "--rate", "0").start()
        browser = playwright.chromium.launch(executable_path=browser_program(), args=ARGUMENTS)
        only_plain = bool(wanted) and all(name.startswith("plain") for name in wanted)
        for size in SIZES:
            studio = Studio(browser, server, size, wanted)
            for scene in () if only_plain else (*SHELL, *BOARDS):
                if wanted and scene in BOARDS and not is_wanted(scene.__name__, wanted):
                    continue
                try:
                    scene(studio)
                except Exception as reason:
                    print(f"{scene.__name__} at {size}: {reason}", file=sys.stderr)
        server.stop()
        if not wanted or is_wanted("plain", wanted):
            tutorial(browser, Path(folder), wanted)
        browser.close()


def tutorial(browser: Browser, folder: Path, wanted: set[str]) -> None:
    """The game of the tutorial, on a server of its own: the others do not have it."""
    os.environ["PYTHONPATH"] = path_with(written(folder / "tutorial"))
    server = Server(folder, f"{folder}/tutorial.sqlite", None, "--rate", "0").start()
    for size in SIZES:
        shells(Studio(browser, server, size, wanted))
    server.stop()


if __name__ == "__main__":
    main(set(sys.argv[1:]))
