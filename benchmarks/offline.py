"""Times of the static folder (docs/offline.md) in Chromium.

    python -m benchmarks.offline start build/static [VISITS]
    python -m benchmarks.offline answers build/static [TURNS] [LEVEL...]

`start`: seconds from the navigation until the games are shown and until Python is ready, for a
first visit and for later ones. `answers`: how long bots take for a whole turn, with two players,
in games against somebody who moves at random.
"""

import functools
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import getloadavg
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser.conftest import ARGUMENTS, browser_program

KEPT = "navigator.serviceWorker.ready.then(() => true)"
# Notes when the page shows its games, and each status of the host, in seconds.
WATCH = """
globalThis.seen = {}
const note = (name) => { seen[name] ??= performance.now() / 1000 }
new MutationObserver(() => {
  if (document.querySelector('article')) note('games')
  if (document.querySelector('[data-game]')) note('board')
  if (document.documentElement?.dataset.host) note(document.documentElement.dataset.host)
}).observe(document, { subtree: true, childList: true, attributes: true })
"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(folder))
    host = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/"
    host.shutdown()


@contextmanager
def browsing() -> Iterator[BrowserContext]:
    """A browser with a profile on a disk, as people have: it also keeps compiled code there."""
    with sync_playwright() as playwright, TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=browser_program(), args=ARGUMENTS, locale="en-GB"
        )
        context.set_default_timeout(120_000)
        yield context
        context.close()


def visit(context: BrowserContext, address: str) -> dict[str, float]:
    page = context.new_page()
    page.goto(address)
    page.locator("html[data-host=ready]").wait_for(state="attached")
    seen: dict[str, float] = page.evaluate("seen")
    page.evaluate(KEPT)
    page.wait_for_timeout(1500)  # until the second worker runs, too, and compiled code is stored
    page.close()
    return seen


def start(address: str, visits: int) -> None:
    with browsing() as context:
        context.add_init_script(WATCH)
        for number in range(visits + 1):
            seen = visit(context, address)
            name = "later visit" if number else "first visit"
            times = "  ".join(f"{what} {at:.2f}" for what, at in seen.items())
            print(f"{name}: {times}  (load {getloadavg()[0]:.1f})", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("start", "answers"):
        sys.exit(__doc__)
    with served(Path(sys.argv[2])) as address:
        if sys.argv[1] == "start":
            start(address, int(sys.argv[3]) if len(sys.argv) > 3 else 5)
