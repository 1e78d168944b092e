"""Coverage-guided fuzzing of everything a client can send: messages, frames, HTTP requests.

    pip install atheris
    TIDETABLE_ENGINE=source python -m tests.server.fuzz --runs 1000000 --corpus FOLDER

The server runs in this process, as plain Python, so that the fuzzer sees which lines an input
reaches. An input that leads to an exception, a log entry with a traceback, a status of 500 or a
message without an answer ends the run, and is written to a file that the last lines name. With
`--corpus`, the next run starts with the inputs that this one has found.
"""

import argparse
import asyncio
import json
import logging
import os
import random
import sys
import tempfile
from pathlib import Path
from types import FunctionType
from typing import Any

import atheris

from tests.server.fork_server import hash_quickly
from tests.server.fuzz_targets import SEEDS, Frames, Messages, Requests, Target
from tidetable import games
from tidetable.server.app import Settings, create

GUIDING = (
    *("tidetable.server", "tidetable.table"),
    *("tidetable.engine.game", "tidetable.engine.kadora"),
)
SAMPLE: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 3, 7, 15, 16, 255, 2**31, 2**53, 2**63, 2**70, 1.5, 1e308),
    *("", "0", "x" * 70, "\0", "\u202e", "😀", "\ud800", [], {}, [[]], {"a": []}, [1] * 50),
]


class Loud(logging.Handler):
    """Anything that the server logs as an error ends the run."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            raise AssertionError(self.format(record))


def instrument() -> None:
    """Let the fuzzer see which lines of these modules run. Not with its import hook, which does
    not know the finder of the plain engine."""
    for name, module in list(sys.modules.items()):
        if name.startswith(GUIDING):
            for found in list(vars(module).values()):
                members = vars(found).values() if isinstance(found, type) else [found]
                for member in members:
                    member = getattr(member, "__func__", member)
                    if isinstance(member, FunctionType) and member.__module__ == name:
                        atheris.instrument_func(member)


def mutated(value: Any, rng: random.Random) -> Any:
    """The same data with one part changed, added or missing."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(list(value))
        if rng.random() < 0.15:
            return {key: one for key, one in value.items() if key != name}
        if rng.random() < 0.1:
            return {**value, f"{name}x": rng.choice(SAMPLE)}
        return {**value, name: mutated(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.7:
        at = rng.randrange(len(value))
        return [*value[:at], mutated(value[at], rng), *value[at + 1 :]]
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice([-2, -1, 1, 2, 10])
    return rng.choice(SAMPLE)


def mutate(data: bytes, longest: int, seed: int) -> bytes:
    """Half of the time a change of the JSON in it, otherwise of its bytes. The first byte says
    for which target the input is."""
    rng = random.Random(seed)
    if rng.random() < 0.5:
        try:
            head, brace, rest = data.partition(b"{")
            changed = json.dumps(mutated(json.loads(brace + rest), rng), ensure_ascii=False)
            return (head + changed.encode(errors="surrogatepass"))[:longest]
        except (ValueError, RecursionError):
            pass
    return bytes(atheris.Mutate(data, longest))


def run(runs: int, seconds: int, kept: Path | None) -> None:
    games.all()
    hash_quickly()
    instrument()
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    folder = Path(tempfile.mkdtemp())
    app = create(Settings(str(folder / "tables.sqlite"), None, 0, [], 0.0))
    logging.getLogger().addHandler(Loud())
    targets: list[Target] = [Messages(app), Frames(), Requests(app)]
    loop.run_until_complete(start(app, targets))

    def one(data: bytes) -> None:
        if data:
            target = targets[data[0] % len(targets)]
            loop.run_until_complete(target.send(data[1:]))

    corpus = kept or folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(SEEDS):
        (corpus / str(number)).write_bytes(seed)
    flags = [f"-runs={runs}", f"-max_total_time={seconds}", "-max_len=3000", "-print_final_stats=1"]
    flags += ["-rss_limit_mb=4096", "-timeout=60", f"-artifact_prefix={folder}/"]
    atheris.Setup([sys.argv[0], str(corpus), *flags], one, custom_mutator=mutate)
    atheris.Fuzz()


async def start(app: Any, targets: list[Target]) -> None:
    """Start the application, as a server does."""
    inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    started = asyncio.Event()

    async def send(message: dict[str, Any]) -> None:
        assert message["type"] == "lifespan.startup.complete", message
        started.set()

    await inbox.put({"type": "lifespan.startup"})
    KEPT.append(asyncio.create_task(app({"type": "lifespan"}, inbox.get, send)))
    await asyncio.wait_for(started.wait(), 300)
    for target in targets:
        await target.start()


KEPT: list["asyncio.Task[Any]"] = []  # a task that nobody refers to may be collected

if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=1_000_000)
    options.add_argument("--seconds", type=int, default=0, help="at most; 0: no limit")
    options.add_argument("--corpus", type=Path, help="a folder that keeps the inputs found")
    chosen = options.parse_args()
    os.environ.setdefault("TIDETABLE_ENGINE", "source")
    run(chosen.runs, chosen.seconds, chosen.corpus)
