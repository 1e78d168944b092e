"""What browsers load for games that the client was not built with."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tidetable import games
from tidetable.engine.errors import TidetableError
from tidetable.server import game_files
from tidetable.server.app import invalid, refused
from tidetable.text import LANGUAGES

HANDLERS: dict[Any, Any] = {TidetableError: refused, 404: invalid}


def get(path: str, **headers: str) -> httpx.Response:
    app = Litestar(game_files.routes(), exception_handlers=HANDLERS)
    with TestClient(app) as client:
        return client.get(path, headers={k.replace("_", "-"): v for k, v in headers.items()})


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Kadora with a board of its own."""
    file = tmp_path / "board.js"
    file.write_text("export default { mount() {} }")
    monkeypatch.setattr(game_files, "board_of", lambda game: file)
    return file


@pytest.mark.parametrize("game", games.names())
def test_the_schema_of_the_views(game: str) -> None:
    answer = get(f"/api/games/{game}/schema")
    assert answer.json() == games.get(game).view_schema()
    again = get(f"/api/games/{game}/schema", if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue(language: str) -> None:
    answer = get(f"/api/games/kadora/text/{language}")
    assert "game-title = De schat van Kadora" in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    again = get(f"/api/games/kadora/text/{language}", if_none_match=answer.headers["etag"])
    assert again.status_code == 304


def test_a_board_module_is_sent_as_a_script_and_follows_edits(board: Path) -> None:
    answer = get("/api/games/kadora/board.js")
    assert answer.text == "export default { mount() {} }"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    board.write_text("export default { mount(element) {} }")
    assert get("/api/games/kadora/board.js").text == "export default { mount(element) {} }"


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/chess/schema", "unknown-game"),
        ("/api/games/chess/text/en", "unknown-game"),
        ("/api/games/chess/board.js", "unknown-game"),
        ("/api/games/kadora/text/xx", "http-404"),
        ("/api/games/kadora/text/..%2Fen", "http-404"),
        ("/api/games/kadora/board.js", "http-404"),  # it is built into the client
    ],
)
def test_what_is_not_there_is_refused_as_usual(path: str, code: str) -> None:
    answer = get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == code
    assert answer.json()["message"]
