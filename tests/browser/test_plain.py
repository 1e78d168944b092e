"""The plain board, and games of other packages in the browser."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import sit_down
from tests.browser.test_everybody import in_sizes
from tests.server.harness import Server

NIM = Path(__file__).parents[1] / "engine" / "outside"
GAME = """
from pathlib import Path
from nim import Nim

class Pebbles(Nim):
    name = "pebbles"
    board = Path(__file__).parent / "board.js"

game = Pebbles()
"""
BOARD = """
export default {
  mount(element, props) {
    const draw = ({ choices, choose, t, words, names }) => {
      const buttons = choices.map(({ move }, index) => {
        const button = document.createElement('button')
        button.className = 'pebble'
        button.textContent = words.move(t, move, names)
        button.onclick = () => choose(index)
        return button
      })
      element.replaceChildren(...buttons)
    }
    draw(props)
    return { update: draw, destroy: () => element.replaceChildren() }
  },
}
"""


def write_pebbles(folder: Path) -> None:
    """A package with a game that brings its own board."""
    (folder / "pebbles").mkdir(parents=True)
    (folder / "pebbles" / "__init__.py").write_text(GAME)
    (folder / "pebbles" / "board.js").write_text(BOARD)
    (folder / "pebbles" / "text").mkdir()
    text = (NIM / "nim" / "text" / "en.ftl").read_text()
    (folder / "pebbles" / "text" / "en.ftl").write_text(text.replace("= Nim", "= Pebbles"))
    described = folder / "pebbles-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text("[tidetable.games]\npebbles = pebbles:game\n")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two more games than Tidetable has."""
    folder = tmp_path_factory.mktemp("outside")
    write_pebbles(folder / "packages")
    paths = [str(folder / "packages"), str(NIM), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        server = Server(folder, str(folder / "tables.sqlite"), None, "--rate", "0").start()
    yield server
    server.stop()


# Buttons that a finger would miss.
SMALL = """[...document.querySelectorAll('.plain button')].filter(button => {
  const { width, height } = button.getBoundingClientRect()
  return width && Math.min(width, height) < 40
}).map(button => button.innerText)"""


def begin(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-game]")).to_be_visible()


@thorough
def test_a_game_from_outside_is_played_to_its_end_on_the_plain_board(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", name="Nim")).to_be_visible()
    begin(page, "nim")
    choice, result = page.locator(".choice"), page.locator("dialog .verdict")
    page.locator(".count.possible").nth(1).click()  # narrows the choices down to that heap
    expect(choice.first).to_have_text("take 1 from heap 2")
    expect(page.locator(".step")).to_contain_text("Choose a move.")
    for _ in range(20):
        choice.or_(result).first.wait_for()
        if result.is_visible():
            break
        ply = page.locator(".step").get_attribute("data-ply")
        choice.first.click()
        expect(page.locator(".step")).not_to_have_attribute("data-ply", ply or "")
    expect(result).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("from heap 2")


@thorough
def test_a_game_from_outside_brings_its_board(visit: Visit) -> None:
    page = visit("/")
    begin(page, "pebbles")
    page.get_by_role("button", name="take 2 from heap 3").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("takes 2 from heap 3")


def test_any_game_can_be_played_by_pointing(visit: Visit) -> None:
    """A card, a cell, what would happen, and nothing that is cut off at any size."""
    page = visit(None, confirm=True)
    sit_down(page, "kadora", 3)
    page.goto(f"{page.url}?board=plain")
    page.locator("[data-field='hand'] button").first.click()
    page.locator(".cell button").first.click()
    expect(page.get_by_role("status", name="This would happen")).to_contain_text("Column")
    confirm = page.get_by_role("button", name="Confirm")
    for width, _ in in_sizes(page, [(360, 640), (390, 664), (640, 360), (1440, 900)]):
        expect(confirm).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(SMALL) == []
    confirm.click()
    expect(page.locator(".pile.possible").first).to_be_visible()
