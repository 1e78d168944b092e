"""Takes a contact sheet of each game, to be looked at: every size of screen side by side, a row for
each number of players in light and in dark, in Dutch, late in a game when boards are full.

    python -m docs.images.make_sheets [GAME ...]    # writes build/sheets/GAME.png

What a test can measure is in tests/browser/test_layout.py; this is for the eye.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, ARRIVE, BLANK, browser_program
from tests.browser.test_layout import (
    GAMES,
    LARGE,
    LATE,
    PHONES,
    Screen,
    choose,
    on_screens,
    sit_with,
)
from tests.server.harness import Server

FOLDER = Path(__file__).parents[2] / "build/sheets"
SCREENS = [*PHONES, *LARGE, Screen(390, 664, 200)]
HEIGHT = 480  # pixels of a picture on the sheet
GAP = 8


def row(browser: Browser, server: Server, game: str, players: int, scheme: str) -> Image.Image:
    """One table on all screens, with something chosen where the position lets one choose."""
    context = browser.new_context(
        base_url=server.url,
        locale="nl-NL",
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(BLANK)
    page.evaluate(ARRIVE, [{"speed": 0, "confirm": True}, False])
    sit_with(page, game, players, LATE)
    page.locator(".step.mine").wait_for()
    choose(page, game)
    taken = []
    for _ in on_screens(page, SCREENS):
        picture = Image.open(io.BytesIO(page.screenshot()))
        taken.append(picture.resize((picture.width * HEIGHT // picture.height, HEIGHT)))
    context.close()
    wide = sum(one.width + GAP for one in taken) + GAP
    strip = Image.new("RGB", (wide, HEIGHT + GAP), "grey")
    at = GAP
    for one in taken:
        strip.paste(one, (at, 0))
        at += one.width + GAP
    return strip


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), f"{folder}/tables.sqlite", None, "--rate", "0").start()
        browser = playwright.chromium.launch(executable_path=browser_program(), args=ARGUMENTS)
        for game in wanted or GAMES:
            rows = [
                row(browser, server, game, players, scheme)
                for players in (2, 3, 4)
                for scheme in ("light", "dark")
            ]
            sheet = Image.new("RGB", (rows[0].width, sum(one.height for one in rows)))
            for number, one in enumerate(rows):
                sheet.paste(one, (0, number * one.height))
            sheet.save(FOLDER / f"{game}.png")
            print(FOLDER / f"{game}.png")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
