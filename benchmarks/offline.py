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


GAMES = ("kadora", "octocube", "poseidon")
LEVELS = ("easy", "normal")
# Speaks with the host's worker as the page does. Somebody plays at random against a bot; the answer
# is the seconds of each of its turns, from the person's move to their next decision.
PLAY = """async ([root, file, game, level, turns]) => {
  const worker = globalThis.host ??= new Worker(root + file, { type: 'module' })
  const post = (message) => worker.postMessage(JSON.stringify(message))
  const waiting = new Map()
  let id = (globalThis.last ??= 0)
  let told = () => {}
  const ready = new Promise((resolve, reject) => {
    if (globalThis.begun) resolve()
    worker.onmessage = ({ data }) => {
      if (data.status === 'ready') resolve()
      else if (data.status === 'failed') reject(new Error(data.reason))
      else if (data.type === 'answer') waiting.get(data.id)?.(JSON.parse(data.body))
      else if (data.type === 'told') told(JSON.parse(data.text))
      else if (data.type === 'closed') told({ ...data, type: 'refused' })
    }
  })
  if (!globalThis.begun) worker.postMessage({ begin: root })
  await ready
  globalThis.begun = true
  const ask = (method, path, body, token = null) => new Promise((resolve) => {
    waiting.set(++id, resolve)
    globalThis.last = id
    const text = JSON.stringify(body)
    post({ type: 'request', id, method, path, query: {}, lang: 'en', token, body: text })
  })
  const { token } = await ask('POST', '/api/guests', { name: 'Ann' })
  let seed = 1
  const random = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646
  const spent = []
  while (spent.length < turns) {
    const seats = [{ kind: 'host' }, { kind: 'bot', bot: level }]
    const { table } = await ask('POST', '/api/tables', { game, players: 2, seats }, token)
    await ask('POST', `/api/tables/${table.id}/begin`, {}, token)
    const link = (globalThis.last = ++id)
    let known = {}, since = 0, theirs = false, sent = -1
    await new Promise((resolve, reject) => {
      told = (message) => {
        if (message.type === 'refused') reject(new Error(JSON.stringify(message)))
        if (message.type !== 'update') return
        known = { ...known, ...message, table: { ...known.table, ...message.table } }
        if (known.table.to_move === 1) theirs = true
        if (known.table.status !== 'playing' || spent.length >= turns) return resolve()
        if (!known.choices?.length || known.ply === sent) return
        if (theirs && since) spent.push((performance.now() - since) / 1000)
        theirs = false
        since = performance.now()
        sent = known.ply
        const { move } = known.choices[Math.floor(random() * known.choices.length)]
        say({ type: 'move', key: `${sent}`, ply: sent, move })
      }
      const say = (message) => post({ type: 'say', link, text: JSON.stringify(message) })
      post({ type: 'open', link, table: table.id })
      say({ type: 'hello', token, lang: 'en' })
    })
    post({ type: 'close', link })
  }
  return spent
}"""


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


def answers(address: str, folder: Path, turns: int, levels: tuple[str, ...]) -> None:
    file = next(folder.glob("assets/host.worker-*.js")).relative_to(folder).as_posix()
    with browsing() as context:
        page = context.new_page()
        page.goto(f"{address}offline.json")
        for level in levels:
            for game in GAMES:
                spent = page.evaluate(PLAY, [address, file, game, level, turns])
                print(
                    f"{level:8}{game:10}median {median(spent):.2f}  longest {max(spent):.2f}  "
                    f"({len(spent)} turns, load {getloadavg()[0]:.1f})",
                    flush=True,
                )


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("start", "answers"):
        sys.exit(__doc__)
    with served(Path(sys.argv[2])) as address:
        if sys.argv[1] == "start":
            start(address, int(sys.argv[3]) if len(sys.argv) > 3 else 5)
        else:
            turns = int(sys.argv[3]) if len(sys.argv) > 3 else 20
            answers(address, Path(sys.argv[2]), turns, tuple(sys.argv[4:]) or LEVELS)
