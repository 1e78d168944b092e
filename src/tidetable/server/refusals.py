"""Error responses of the HTTP API: a code, and a sentence for people."""

from collections.abc import Iterable
from typing import TypeVar

import msgspec
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

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
