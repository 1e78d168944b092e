"""`tidetable` without a command: a server on this computer, opened in the browser."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.harness import free_port, wait_for
from tidetable.cli.home import HERE, chosen_port, own_address, own_database


def test_open_serves_the_client_and_prints_its_address(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "tidetable", "--lang", "nl", "open", "--no-browser"]
    command += ["--port", str(port), "--database", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert f"http://{HERE}:{port}" in process.stdout.readline()

            def answers() -> bool:
                try:
                    return httpx.get(f"http://{HERE}:{port}/healthz", timeout=5).is_success
                except httpx.TransportError:
                    return False

            wait_for(answers, "the server does not answer")
            page = httpx.get(f"http://{HERE}:{port}/table/any", timeout=20)
            assert page.headers["content-type"].startswith("text/html")
        finally:
            process.terminate()


def test_a_given_port_is_used_and_otherwise_one_is_chosen() -> None:
    wanted = free_port()
    assert chosen_port(HERE, wanted) == wanted
    assert chosen_port(HERE, None) > 0


def test_the_database_is_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert own_database().is_relative_to(tmp_path)
    assert own_database().parent.is_dir()


def test_the_address_in_the_home_network() -> None:
    assert own_address().count(".") == 3
