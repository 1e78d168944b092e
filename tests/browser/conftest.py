"""A real server, a real Chromium, and visitors whose browser must never complain."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.server.harness import Server, needed
from tests.server.sharing import Facts, common_folder, shared
from tidetable.server.pages import FOLDER

ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--in-process-gpu"),
]
# What a visitor's browser has kept. Animations take time that no test but those of them needs.
ARRIVE = """([settings, guided]) => {
  localStorage.clear()
  sessionStorage.clear()
  if (settings) localStorage.setItem('tidetable.settings', JSON.stringify(settings))
  if (!guided) localStorage.setItem('tidetable.guided', 'yes')
}"""
BLANK = "/manifest.webmanifest"  # of the same origin, and without a script
BLOCKED = "Service Worker registration blocked"  # by `Profiles`, which need none
DESK: ViewportSize = {"width": 1280, "height": 800}

expect.set_options(timeout=20_000)  # generous, the machine may be busy

Visit = Callable[..., Page]
thorough = pytest.mark.thorough  # only in `make test-all`


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests and workers; each visitor is somebody else."""
    assert (FOLDER / "index.html").is_file(), "the client is not built: make build"
    common = common_folder(tmp_path_factory)

    def start() -> Facts:
        return Server(common, str(common / "tables.sqlite"), None, "--rate", "0").start().facts()

    def stop(facts: Facts) -> None:
        Server.attached(facts).stop()

    with shared(common, "browser-server", start, stop) as facts:
        yield Server.attached(facts)


def browser_program() -> str:
    """Chromium without the parts for a screen, where it is installed: it takes less time."""
    for name in ("chromium-headless-shell", "chromium"):
        if found := shutil.which(name):
            return found
    return needed("/usr/bin/chromium*", "chromium")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=ARGUMENTS)
        yield browser
        browser.close()


class Complaints:
    """What browsers said on their consoles. A test that breaks the network forgives that."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.forgiven: tuple[str, ...] = ()

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.heard.append(f"{message.type}: {message.text} ({message.location})")

    def error(self, error: Error) -> None:
        self.heard.append(f"error: {error.message}")

    def check(self) -> None:
        left = [one for one in self.heard if not any(word in one for word in self.forgiven)]
        assert not left, "\n".join(left)


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    heard = Complaints()
    yield heard
    heard.check()


class Profiles:
    """Browser profiles that are used again. A new one costs a window, a process and a cold cache:
    more than most tests do in it."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.free: dict[str, list[Page]] = {}

    def take(self, key: str, **options: Any) -> Page:
        if self.free.get(key):
            return self.free[key].pop()
        return self.chromium.new_context(service_workers="block", **options).new_page()

    def give_back(self, key: str, page: Page) -> None:
        page.unroute_all()
        page.context.set_offline(False)
        page.goto("about:blank")
        self.free.setdefault(key, []).append(page)


@pytest.fixture(scope="session")
def profiles(chromium: Browser) -> Profiles:
    return Profiles(chromium)


@pytest.fixture
def visit(
    server: Server, chromium: Browser, profiles: Profiles, complaints: Complaints
) -> Iterator[Visit]:
    """Somebody with a browser of their own, on the page of that path.

    `confirm`: moves are confirmed; `animated`: with the settings of a first visit, and movement;
    `guided`: the guided first turn is offered; `fresh`: a new profile, for what changes more than
    a page and its storage (service workers, the network, the clock).
    """
    visitors: list[tuple[str | None, Page]] = []

    def come(
        path: str | None = "/",
        *,
        confirm: bool = False,
        animated: bool = False,
        guided: bool = False,
        fresh: bool = False,
        viewport: Any = DESK,
        color_scheme: Any = "light",
        reduced_motion: Any = None,
        **options: Any,
    ) -> Page:
        options = {"base_url": server.url, "locale": "en-GB", **options}
        key = None if fresh else json.dumps(options, sort_keys=True)
        page = (
            chromium.new_context(**options).new_page()
            if key is None
            else profiles.take(key, **options)
        )
        visitors.append((key, page))
        page.set_viewport_size(viewport)
        motion: Any = reduced_motion or ("no-preference" if animated else "reduce")
        page.emulate_media(color_scheme=color_scheme, reduced_motion=motion)
        page.goto(BLANK)
        settings = None if animated else {"speed": 0, "confirm": confirm}
        page.evaluate(ARRIVE, [settings, guided])
        page.on("console", complaints.console)
        page.on("pageerror", complaints.error)
        if path is not None:
            page.goto(path)
        return page

    yield come
    for key, page in visitors:
        page.remove_listener("console", complaints.console)
        page.remove_listener("pageerror", complaints.error)
        if key is None:
            page.context.close()
        else:
            profiles.give_back(key, page)


@pytest.fixture
def artefacts(tmp_path: Path) -> Path:
    return tmp_path
