"""The browser client as it is served: fresh pages, files cached forever, and a message when it is
missing."""

import os
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tidetable.server import limits, pages
from tidetable.server.limits import Gate
from tidetable.server.notification_words import Links
from tidetable.server.pages import Pages
from tidetable.server.tokens import Secret, Tokens


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Tidetable</title>" + " " * 2000)
    (tmp_path / "assets" / "index-abc123.js").write_text("let tide = 'high' // " + "~" * 2000)
    (tmp_path / "manifest.webmanifest").write_text("{}")
    return tmp_path


def asked(folder: Path, path: str, **headers: str) -> httpx.Response:
    with TestClient(Litestar(pages.routes(Pages(folder)))) as client:
        return client.get(path, headers={k.replace("_", "-"): v for k, v in headers.items()})


LINKS = Links(Tokens([Secret("secret", 0, None)], 0))


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/table/m3Yw", "/join/m3Yw/1/9f0c", "/me", "/no/such/page"),
        # What mails lead to: a signed token has a dot in it, like the name of a file.
        *(f"/{use}/{LINKS.sign(use, 'abc')}" for use in ("stop", "confirm", "recover")),
    ],
)
def test_every_page_is_the_client_and_is_revalidated(folder: Path, path: str) -> None:
    answer = asked(folder, path)
    assert answer.status_code == 200
    assert "Tidetable" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_an_unchanged_page_is_not_sent_again(folder: Path) -> None:
    first = asked(folder, "/")
    again = asked(folder, "/", if_none_match=first.headers["etag"])
    assert again.status_code == 304
    assert again.content == b""


def test_files_with_a_hash_are_cached_forever_and_compressed(folder: Path) -> None:
    answer = asked(folder, "/assets/index-abc123.js", accept_encoding="gzip")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("let tide")
    assert (
        "content-encoding"
        not in asked(folder, "/assets/index-abc123.js", accept_encoding="identity").headers
    )


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/api/nothing", "/gone.ico", "/assets/../../pyproject.toml"]
)
def test_a_missing_file_is_not_a_page(folder: Path, path: str) -> None:
    assert asked(folder, path).status_code == 404


def test_browsers_that_ask_for_a_favicon_get_one(folder: Path) -> None:
    (folder / "icon-192.png").write_bytes(b"a picture")
    answer = asked(folder, "/favicon.ico")
    assert (answer.content, answer.headers["content-type"]) == (b"a picture", "image/png")


def test_a_new_build_is_served_without_a_restart(folder: Path) -> None:
    with TestClient(Litestar(pages.routes(Pages(folder)))) as client:
        client.get("/")
        page = folder / "index.html"
        before = page.stat().st_mtime
        page.write_text("<!doctype html>the next tide")
        os.utime(page, (before + 5, before + 5))
        assert "the next tide" in client.get("/").text


def test_during_a_build_the_last_one_is_served(folder: Path) -> None:
    with TestClient(Litestar(pages.routes(Pages(folder)))) as client:
        client.get("/")
        (folder / "index.html").unlink()
        assert client.get("/").status_code == 200
        assert client.get("/assets/index-abc123.js").status_code == 200


def test_without_a_build_the_page_says_how_to_build(tmp_path: Path) -> None:
    answer = asked(tmp_path / "nothing", "/", accept_language="nl,en")
    assert answer.status_code == 503
    assert "make build" in answer.text
    assert 'lang="nl"' in answer.text
    assert answer.headers["cache-control"] == "no-store"


def test_a_family_comes_in_at_the_same_moment(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From one address: four phones that load the page with its fifty files."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)  # no bucket fills meanwhile
    for number in range(50):
        (folder / "assets" / f"{number}.js").write_text("")
    client_files = Pages(folder)
    gate = Gate(15.0, lambda scope: "", client_files.has_small)
    with TestClient(gate.around(Litestar(pages.routes(client_files)))) as client:
        for _ in range(4):
            answers = [client.get("/"), *(client.get(f"/assets/{n}.js") for n in range(50))]
            assert {answer.status_code for answer in answers} == {200}
        made_up = [client.get("/assets/made-up.js").status_code for _ in range(150)]
        assert 429 in made_up
