"""The static folder, on a simple web host at a sub-path: games without a server and a network."""

import functools
import gzip
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import ARRIVE, Complaints
from tests.browser.players import decide, play_to_the_end
from tests.browser.test_everybody import check, nothing_is_wider
from tests.browser.test_poseidon import CLICKS, PLAYER
from tests.server.sharing import Facts, common_folder, shared

pytestmark = pytest.mark.thorough  # building the folder takes a minute

ROOT = Path(__file__).parents[2]
SUB = "/games/of/the/sea/"
STARTS = 120_000  # milliseconds in which Python must be loaded, on a busy machine
ANSWERS = 60_000
TRANSFER = 8_000_000  # bytes of a first visit, compressed ...
PAGE = 250_000  # ... and of the page with its cards before Python comes
PHONE = {"width": 390, "height": 664}
VERDICT = "dialog .verdict"
KEPT = "navigator.serviceWorker.ready.then(() => true)"  # everything is there for later visits
WORDS = {
    "en": ("Play now", "This page works without a server."),
    "nl": ("Nu spelen", "Deze pagina werkt zonder server."),
    "de": ("Jetzt spielen", "Diese Seite läuft ohne Server."),
    "fr": ("Jouer", "Cette page fonctionne sans serveur."),
}

Come = Callable[..., Page]


class Quiet(SimpleHTTPRequestHandler):
    """A web host that knows nothing but files."""

    def log_message(self, *_: Any) -> None:
        pass

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.replace(SUB, "/", 1) if path.startswith(SUB) else "/-/")


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder, built once; TIDETABLE_STATIC names one that is built already."""
    common = common_folder(tmp_path_factory)

    def start() -> Facts:
        built = os.environ.get("TIDETABLE_STATIC")
        if not built:
            built = str(common / "static")
            command = [sys.executable, "-m", "tidetable", "static", built]
            subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        return {"folder": built}

    with shared(common, "static-folder", start, lambda facts: None) as facts:
        yield Path(str(facts["folder"])).resolve()


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(folder))
    host = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}{SUB}"
    host.shutdown()
    host.server_close()


@pytest.fixture
def come(chromium: Browser, address: str, complaints: Complaints) -> Iterator[Come]:
    """Somebody new, with a browser of their own, once Python runs."""
    complaints.forgiven = ("net::ERR_INTERNET_DISCONNECTED",)
    contexts = []

    def visit(path: str = "", ready: bool = True, script: str = "", **options: Any) -> Page:
        context = chromium.new_context(**{"locale": "en-GB", **options})
        context.add_init_script(script)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(ANSWERS)
        page.emulate_media(reduced_motion="reduce")
        page.goto(f"{address}icon.svg")
        page.evaluate(ARRIVE, [{"speed": 0, "confirm": False}, False])
        page.on("console", complaints.console)
        page.on("pageerror", complaints.error)
        page.goto(address + path)
        if ready:
            loaded(page)
        return page

    yield visit
    for context in contexts:
        context.close()


def loaded(page: Page) -> None:
    """Wait until Python runs: the page has shown its bar, and hides it."""
    page.locator("html[data-host=ready]").wait_for(state="attached", timeout=STARTS)


def begin(page: Page, address: str, game: str, bot: str = "random", players: int = 2) -> None:
    page.goto(f"{address}#/new/{game}")
    page.get_by_label(str(players), exact=True).check(force=True)
    for chooser in page.get_by_label("Strength of the bot").all():
        chooser.select_option(bot)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-game]")).to_be_visible(timeout=ANSWERS)


def cut_off(page: Page) -> None:
    """Take the network away, once everything is kept."""
    page.evaluate(KEPT)
    page.context.set_offline(True)


def finish(page: Page, game: str) -> None:
    if game == "kadora":
        play_to_the_end(page)
    elif game == "poseidon":
        page.evaluate(PLAYER, CLICKS)
    else:
        for _ in range(400):
            page.locator(f".step.mine, {VERDICT}").first.wait_for(timeout=ANSWERS)
            if page.locator(VERDICT).count():
                break
            decide(page, game, CLICKS)
    expect(page.locator(VERDICT)).to_be_visible()


@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_a_whole_game_with_the_network_cut(
    come: Come, address: str, game: str, tmp_path: Path
) -> None:
    page = come()
    cut_off(page)
    begin(page, address, game)
    page.locator(".step.mine").wait_for()
    decide(page, game, CLICKS)
    page.locator(".step.mine").wait_for()
    seen = page.locator(".step").get_attribute("data-ply")

    page.reload()  # from what is kept, in the middle of the game
    loaded(page)
    page.locator(".step.mine").wait_for()
    assert page.locator(".step").get_attribute("data-ply") == seen

    finish(page, game)
    table = page.url.split("/")[-1]
    page.goto(f"{address}#/replay/{table}")
    page.get_by_role("button", name="Save and check").first.click()
    dialog = page.get_by_role("dialog", name="Save and check")
    expect(dialog.locator(".verdict.right")).to_contain_text("belongs to this seed")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Record (JSON)").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    verify = [sys.executable, "-m", "tidetable", "verify", str(saved)]
    assert subprocess.run(verify, check=False).returncode == 0

    page.goto(f"{address}#/replay")  # and it can be brought back
    page.locator("input[type=file]").set_input_files(saved)
    page.wait_for_url(re.compile(rf"#/replay/(?!{table})\w+"))


@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_a_bot_that_searches_answers(come: Come, address: str, game: str) -> None:
    """With everything that its judge has learned."""
    page = come()
    begin(page, address, game, "easy")
    for _ in range(6):
        page.locator(".step.mine").wait_for()
        decide(page, game, CLICKS)
    page.locator(".step.mine").wait_for()


def test_two_people_share_the_device(come: Come, address: str) -> None:
    page = come()
    page.goto(f"{address}#/new/kadora?with=here")
    page.get_by_role("button", name="Begin").click()
    for _ in range(2):
        page.locator(".held-card.possible, .step.mine, dialog, .handover").first.wait_for()
        ready = page.get_by_role("button", name=re.compile("I am|ready|Show", re.IGNORECASE))
        if ready.count():
            ready.first.click()
    expect(page.locator("[data-game]")).to_be_visible()


def test_another_tab_waits(come: Come, address: str) -> None:
    first = come()
    second = first.context.new_page()
    second.goto(address)
    expect(second.get_by_text("open in another tab")).to_be_visible()
    first.close()
    loaded(second)


@pytest.mark.parametrize("lang", list(WORDS))
def test_four_languages(come: Come, lang: str) -> None:
    play, without = WORDS[lang]
    page = come(locale=lang)
    expect(page.get_by_text(without)).to_be_visible()
    expect(page.get_by_role("button", name=play).first).to_be_visible()


def test_on_a_phone_axe_finds_nothing_serious(come: Come, address: str) -> None:
    page = come(viewport=PHONE, has_touch=True, is_mobile=True)
    check(page, "home")
    nothing_is_wider(page, "home", 360)
    page.set_viewport_size({"width": 390, "height": 664})
    page.goto(f"{address}#/new/octocube")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    check(page, "new table")
    begin(page, address, "kadora")
    page.locator(".step.mine").wait_for()
    check(page, "table")


def test_the_loading_bar_has_a_name(come: Come) -> None:
    page = come(ready=False)
    expect(page.get_by_role("progressbar")).to_have_accessible_name(re.compile("Load|Setting up"))
    expect(page.get_by_role("article")).to_have_count(3)  # the games are shown meanwhile
    loaded(page)
    expect(page.get_by_role("progressbar")).to_have_count(0)


# Notes what the page shows, in its order.
ORDER = """
globalThis.order = []
const note = (name) => order.includes(name) || order.push(name)
new MutationObserver(() => {
  if (document.querySelector('article')) note('games')
  if (document.querySelector('[data-game] .cell')) note('board')
  const thought = document.querySelector('progress.thought')
  if (thought?.value > 0 && thought.ariaLabel) note('thought')
  if (document.documentElement?.dataset.host === 'ready') note('ready')
}).observe(document, { subtree: true, childList: true, attributes: true })
"""


def test_a_board_is_shown_while_python_loads(come: Come, address: str) -> None:
    page = come(script=ORDER, viewport=PHONE)
    assert sorted(page.evaluate("order")[:2]) == ["board", "games"]
    assert page.evaluate("order.at(-1)") == "ready"
    expect(page.locator("figure [data-game]")).to_be_visible()  # nothing moves when it is ready
    check(page, "home with a board")
    nothing_is_wider(page, "home with a board", 360)
    page.evaluate(KEPT)
    page.goto(f"{address}#/new/kadora")
    page.reload()
    page.goto(address)
    loaded(page)
    expect(page.locator("figure")).to_have_count(0)  # later visits start at once


def test_a_thought_shows_how_far_it_is(come: Come, address: str) -> None:
    page = come(script=ORDER)
    page.goto(f"{address}#/new/octocube")
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_label("Strength of the bot").select_option("hard")
    page.get_by_role("button", name="Begin").click()
    for _ in range(20):
        page.locator(f".step.mine, {VERDICT}").first.wait_for(timeout=ANSWERS)
        decide(page, "octocube", CLICKS)
        page.locator(f".step.mine, {VERDICT}").first.wait_for(timeout=ANSWERS)
        if "thought" in page.evaluate("order"):
            break
    assert "thought" in page.evaluate("order")


def test_no_address_of_anybody_else(folder: Path) -> None:
    """Nothing is loaded from a registry, a CDN or any other place."""
    strangers = re.compile(rb"cdn\.[a-z]|jsdelivr|unpkg|pypi\.|pythonhosted|npmjs|//registry\.")
    for path in folder.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            if path.suffix == ".bin":  # the archives in there are not compressed
                content = gzip.decompress(content)
            assert not strangers.search(content), path.name


def test_the_folder_is_small_enough(folder: Path) -> None:
    """As a web host that compresses sends it, everything that is kept for later visits."""
    total = 0
    for path in folder.rglob("*"):
        if path.is_file():
            total += len(gzip.compress(path.read_bytes(), 6))
    assert total < TRANSFER, total


def test_the_page_itself_is_light(come: Come, address: str, folder: Path) -> None:
    """All that is asked for before Python is there, but Python, as a host that compresses sends
    it: with the board of a first visit. The service worker loads the rest when nobody waits."""
    page = come(service_workers="block")
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.split("#")[0]))
    page.reload()
    loaded(page)
    expect(page.locator("figure [data-game] .cell").first).to_be_visible()
    names = {url.removeprefix(address) or "index.html" for url in asked}
    own = [name for name in names if not name.startswith("runtime-")]
    sizes = {name: len(gzip.compress((folder / name).read_bytes(), 6)) for name in own}
    assert "index.html" in sizes
    assert sum(sizes.values()) < PAGE, sizes


def test_files_are_where_the_service_worker_looks(folder: Path) -> None:
    code = (folder / "sw.js").read_text()
    found = re.search(r"const FILES = (\[.*?\])\n", code, re.DOTALL)
    assert found
    names = json.loads(found[1])
    there = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}
    assert set(names) - {"./"} == there - {"index.html", "sw.js"}


def test_nothing_needs_a_root(folder: Path) -> None:
    """Every address in the page and in the description of the app is relative."""
    for name in ("index.html", "manifest.webmanifest"):
        assert not re.findall(r"""["'](/[^"']*)""", (folder / name).read_text()), name
