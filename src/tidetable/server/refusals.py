"""Error responses of the HTTP API: a code, and a sentence for people."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from tidetable import games
from tidetable.engine.errors import TidetableError
from tidetable.text import Text

Handler = TypeVar("Handler", bound=BaseRouteHandler)


class Refusal(msgspec.Struct):
    """Why a request was refused."""

    code: str
    message: str  # in the reader's language (Accept-Language)


REASONS = {
    400: "The request is invalid, or cannot be fulfilled",
    401: "The caller is not authenticated: choose a name or log in",
    403: "The caller is not allowed to do this",
    404: "Not found",
    409: "It was already done or taken, or cannot continue",
    413: "The request is too large",
    429: "Too many requests; try again in a moment",
    503: "The database is unavailable; try again in a moment",
}
RESPONSES = {
    status: ResponseSpec(Refusal, generate_examples=False, description=reason)
    for status, reason in REASONS.items()
}


def documented(handlers: Iterable[Handler]) -> list[Handler]:
    """The same handlers, with the error responses that all of them may give."""
    found = list(handlers)
    for handler in found:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**RESPONSES, **(handler.responses or {})}
    return found


def sentence(error: TidetableError, language: str) -> str:
    """A refusal in words. Its reason may be a game's own: then that game's catalogue has them."""
    named = error.params.get("game")
    known = games.names()
    for game in (named if named in known else None, None, *known):
        text = Text(language, str(game) if game else None)
        if all(text.has(f"error-{code}") for code in codes(error)):
            return text.error(error)
    return Text(language)("error-failed")


def codes(error: TidetableError) -> Iterator[str]:
    """The code of an error, and those of its reasons."""
    yield error.code
    for value in error.params.values():
        if isinstance(value, TidetableError):
            yield from codes(value)
