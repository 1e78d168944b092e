"""Refusals over HTTP, as the published schema tells them: a code, and a sentence for people."""

from collections.abc import Iterable
from typing import TypeVar

import msgspec
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

Handler = TypeVar("Handler", bound=BaseRouteHandler)


class Refusal(msgspec.Struct):
    """Why something cannot be done."""

    code: str
    message: str  # in the reader's language (Accept-Language)


REASONS = {
    400: "This cannot be done, or the request cannot be read",
    401: "Nobody that we know asks: choose a name, or log in",
    403: "Not for whoever asks",
    404: "There is no such thing",
    409: "It has been done or taken already, or cannot go on",
    413: "Too much at once",
    429: "Too fast; try again in a moment",
    503: "The database does not answer; try again in a moment",
}
RESPONSES = {
    status: ResponseSpec(Refusal, generate_examples=False, description=reason)
    for status, reason in REASONS.items()
}


def documented(handlers: Iterable[Handler]) -> list[Handler]:
    """The same handlers, with what all of them may answer instead."""
    told = list(handlers)
    for handler in told:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**RESPONSES, **(handler.responses or {})}
    return told
