"""Resources that one pytest worker starts, all workers of a run use, and the last one stops."""

import contextlib
import fcntl
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

Facts = dict[str, Any]  # what a worker must know to use a resource; plain JSON


def common_folder(factory: pytest.TempPathFactory) -> Path:
    """A temporary folder that all workers of this run share."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    with path.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def shared(
    folder: Path, name: str, start: Callable[[], Facts], stop: Callable[[Facts], None]
) -> Iterator[Facts]:
    """The facts of a resource. The first user starts it; the last one to leave stops it."""
    lock, state = folder / f"{name}.lock", folder / f"{name}.json"
    with locked(lock):
        users: int
        facts: Facts
        users, facts = json.loads(state.read_text()) if state.exists() else (0, start())
        state.write_text(json.dumps([users + 1, facts]))
    try:
        yield facts
    finally:
        with locked(lock):
            users, facts = json.loads(state.read_text())
            if users == 1:
                state.unlink()
                stop(facts)
            else:
                state.write_text(json.dumps([users - 1, facts]))
