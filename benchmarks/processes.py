"""Processes that run during a measurement: starting, waiting, stopping and timing them."""

import contextlib
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.bench import WorkerFailed

HOST = "127.0.0.1"
STARTING = 90.0  # seconds; a busy machine is slow


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(
    command: list[str],
    folder: Path,
    up: Callable[[], bool],
    environment: dict[str, str] | None = None,
    user: str | None = None,
) -> Iterator[int]:
    """Run a process for the duration of a block. Yields its id when it is up."""
    log = folder / f"{Path(command[0]).name}-{time.monotonic_ns()}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            stdout=output,
            stderr=subprocess.STDOUT,
            env=os.environ | (environment or {}),
            user=user,
        )
    try:
        until = time.monotonic() + STARTING
        while not up():
            if process.poll() is not None or time.monotonic() > until:
                lines = log.read_text(errors="replace").strip().splitlines()
                why = lines[-1] if lines else f"no answer, exit code {process.returncode}"
                raise WorkerFailed(f"{Path(command[0]).name} does not start: {why}")
            time.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def answers(port: int) -> Callable[[], bool]:
    def try_it() -> bool:
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), 1):
            return True
        return False

    return try_it


def children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def processor_seconds(pids: list[int]) -> float | None:
    """Processor time used by all threads of these processes and of those that they have started,
    such as the backends of PostgreSQL; None without /proc."""
    used = 0
    for pid in [*pids, *(child for parent in pids for child in children(parent))]:
        try:
            stat = Path(f"/proc/{pid}/stat").read_text()
        except OSError:
            return None
        # The name may contain spaces. After it, the state is the first field, and utime and stime
        # are the twelfth and thirteenth.
        fields = stat.rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")
