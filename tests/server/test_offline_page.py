"""A server's page that plays without it: where it is, and what it may do that others may not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tidetable.cli.serve import serve
from tidetable.engine.errors import SetupError
from tidetable.server import limits, pages
from tidetable.server.app import headers
from tidetable.server.limits import BURST, Buckets, Gate
from tidetable.server.pages import Pages

WASM = "'wasm-unsafe-eval'"


def folder(path: Path, title: str) -> Path:
    (path / "assets").mkdir(parents=True)
    (path / "index.html").write_text(f"<!doctype html><title>{title}</title>")
    (path / "sw.js").write_text(f"// {title}")
    return path


@pytest.fixture
def usual(tmp_path: Path) -> Pages:
    return Pages(folder(tmp_path / "web", "Tidetable"))


@pytest.fixture
def client(tmp_path: Path, usual: Pages) -> Iterator[TestClient[Any]]:
    static = folder(tmp_path / "static", "Without a server")
    (static / "offline.json").write_text('{"size": 7}')
    (static / "runtime-abc").mkdir()
    (static / "runtime-abc" / "python.zip.bin").write_bytes(b"\x1f\x8bpython")
    app = headers(Litestar(pages.routes(usual, Pages(static))), True)
    with TestClient(app) as found:
        yield found


def test_the_offline_page_is_served_from_its_folder(client: TestClient[Any]) -> None:
    assert "Without a server" in client.get("/offline/").text
    assert "Without a server" in client.get("/offline/sw.js").text
    assert client.get("/offline/offline.json").json() == {"size": 7}
    runtime = client.get("/offline/runtime-abc/python.zip.bin")
    assert runtime.content == b"\x1f\x8bpython"
    assert "immutable" in runtime.headers["cache-control"]
    assert "content-encoding" not in runtime.headers
    assert client.get("/offline/../sw.js").text == "// Tidetable"
    assert client.get("/offline/nothing.js").status_code == 404
    # The page that says what there is, and how large, is a page like any other.
    assert "<title>Tidetable" in client.get("/offline").text


def test_only_the_offline_page_may_run_webassembly(client: TestClient[Any]) -> None:
    for path in ("/offline/", "/offline/sw.js", "/offline/nothing.js"):
        policy = client.get(path).headers["content-security-policy"]
        assert WASM in policy
        assert "worker-src 'self'" in policy
        assert "'unsafe-eval'" not in policy
        assert "default-src 'self'" in policy
    for path in ("/", "/offline", "/offlines/", "/table/x", "/sw.js", "/api/games", "/x/offline/"):
        policy = client.get(path).headers["content-security-policy"]
        assert "eval" not in policy, path


def test_keeping_all_files_leaves_room_for_other_requests(
    usual: Pages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser loads two hundred small files at once, and keeps asking for its tables."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # no bucket fills meanwhile
    static = folder(tmp_path / "static", "Without a server")
    for number in range(200):
        (static / "assets" / f"{number}.js").write_text("")
    (static / "assets" / "large.js").write_bytes(bytes(pages.SMALL + 1))
    (static / "runtime-abc").mkdir()
    (static / "runtime-abc" / "x.bin").write_bytes(b"x")
    offline = Pages(static, pages.OFFLINE)
    gate = Gate(15.0, lambda scope: "", offline.has_small)
    app = gate.around(Litestar(pages.routes(usual, offline)))
    with TestClient(app) as client:
        files = {client.get(f"/offline/assets/{n}.js").status_code for n in range(200)}
        assert files == {200}
        assert client.get("/").status_code == 200
        # Neither large files nor names that somebody makes up are a way around the limits.
        for path in ("runtime-abc/x.bin", "assets/large.js", "assets/made-up.js"):
            gate.buckets = Buckets(15.0, 15.0 * BURST)
            assert 429 in [client.get(f"/offline/{path}").status_code for _ in range(150)], path


def test_a_server_without_it_answers_with_its_own_page(usual: Pages) -> None:
    with TestClient(headers(Litestar(pages.routes(usual)))) as client:
        answer = client.get("/offline/")
        assert "<title>Tidetable" in answer.text
        assert WASM not in answer.headers["content-security-policy"]
        assert client.get("/offline/offline.json").status_code == 404


def test_another_folder_is_refused(tmp_path: Path) -> None:
    """Before anything is opened."""
    nothing = (0.0, 0.0, 0.0), ("", "", "", "", False, 0.0)
    with pytest.raises(SetupError, match="offline-folder"):
        serve("127.0.0.1", 0, "", None, 0, [], 0.0, 0, *nothing, tmp_path)
