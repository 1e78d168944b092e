"""What a browser needs for a game that it was not built with: view schema, catalogues, board.

The built client has all of this for the games of this repository. A game from another package
brings it along, and the browser loads it from here.
"""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from tidetable import games
from tidetable.engine.game import Game
from tidetable.server.pages import REVALIDATE, File
from tidetable.text import LANGUAGES, catalogue


def board_of(game: Game) -> Path | None:
    return game.board


def board_url(game: Game) -> str | None:
    """Return where the browser finds the board that a game brings along, None without one."""
    return None if board_of(game) is None else f"/api/games/{game.name}/board.js"


@lru_cache(maxsize=64)
def load(path: Path, changed: int) -> File:
    """A file as it is sent. `changed` is its modification time, so that an edit is seen."""
    return File(path.name, path.read_bytes())


def send(request: Request[Any, Any, Any], path: Path | None) -> Response[bytes]:
    """The file; 404 when the game has none."""
    if path is None or not path.is_file():
        raise NotFoundException(request.url.path)
    return load(path, path.stat().st_mtime_ns).answer(request)


def routes() -> list[HTTPRouteHandler]:
    @get("/api/games/{game:str}/schema")
    async def view_schema(
        request: Request[Any, Any, Any], game: FromPath[str]
    ) -> Response[dict[str, Any]]:
        """JSON Schema of the game's views."""
        schema = games.get(game).view_schema()
        digest = hashlib.sha256(msgspec.json.encode(schema)).hexdigest()[:20]
        headers = {"cache-control": REVALIDATE, "etag": f'"{digest}"'}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
        return Response(schema, headers=headers)

    @get("/api/games/{game:str}/text/{lang:str}", media_type="text/plain")
    async def text(
        request: Request[Any, Any, Any], game: FromPath[str], lang: FromPath[str]
    ) -> Response[bytes]:
        """The game's Fluent catalogue in a language; in English when it does not have that one."""
        known = games.get(game)
        if lang not in LANGUAGES:
            return send(request, None)
        file = catalogue(lang, known.name)
        return send(request, file if file.is_file() else catalogue("en", known.name))

    @get("/api/games/{game:str}/board.js", media_type="text/javascript")
    async def board(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
        """The board module that the game brings along (see web/src/boards/contract.ts)."""
        return send(request, board_of(games.get(game)))

    return [view_schema, text, board]
