"""A real server, a real Chromium, and visitors whose browser must never complain."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

from tests.server.harness import Server, needed
from tidetable.server.pages import FOLDER

ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
INSTANT = "localStorage.setItem('tidetable.settings', '{\"speed\": 0, \"confirm\": false}')"
NO_TUTORIAL = "localStorage.setItem('tidetable.guided', 'yes')"

expect.set_options(timeout=20_000)  # generous, the machine may be busy

Visit = Callable[..., Page]
thorough = pytest.mark.thorough  # only in `make test-all`


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests; each visitor is somebody else."""
    assert (FOLDER / "index.html").is_file(), "the client is not built: make build"
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder, str(folder / "tables.sqlite"), None, "--rate", "0").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium") or needed("/usr/bin/chromium", "chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


class Complaints:
    """What browsers said on their consoles. A test that breaks the network forgives that."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.forgiven: tuple[str, ...] = ()

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
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


@pytest.fixture
def visit(server: Server, chromium: Browser, complaints: Complaints) -> Iterator[Visit]:
    """Somebody with a browser of their own, on the page of that path."""
    contexts = []

    def come(
        path: str | None = "/", *, instant: bool = True, guided: bool = False, **options: Any
    ) -> Page:
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, **options}
        context = chromium.new_context(base_url=server.url, **options)
        contexts.append(context)
        if instant:
            context.add_init_script(f"if (!localStorage.getItem('tidetable.settings')) {INSTANT}")
        if not guided:
            context.add_init_script(NO_TUTORIAL)
        page = context.new_page()
        page.on("console", complaints.console)
        page.on("pageerror", complaints.error)
        if path is not None:
            page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()


@pytest.fixture
def artefacts(tmp_path: Path) -> Path:
    return tmp_path
