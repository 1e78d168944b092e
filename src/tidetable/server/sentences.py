"""Refusals of requests: their status, and a sentence for people."""

from collections.abc import Iterator

from tidetable import games
from tidetable.engine.errors import TidetableError
from tidetable.text import Text

STATUS = {  # HTTP status by error code; 400 for all others
    "bad-token": 401,
    "bad-login": 401,
    "now-account": 401,
    "closed-account": 403,
    "host-only": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "needs-invitation": 403,
    "no-such-table": 404,
    "no-such-person": 404,
    "no-such-code": 404,
    "no-such-puzzle": 404,
    "no-puzzles": 404,
    "no-such-tournament": 404,
    "no-such-webhook": 404,
    "webhook-failed": 502,
    "bad-device-code": 404,
    "bad-recovery": 401,
    "removed": 403,
    "rating-range": 403,
    "unknown-game": 404,
    "account-taken": 409,
    "seat-taken": 409,
    "not-your-turn": 409,
    "no-hints": 403,
    "already-begun": 409,
    "halted": 409,
    "busy": 429,
    "too-many-bot-tables": 429,
    "too-many-channels": 429,
    "too-many-bots-alone": 429,
    "too-many-logins": 429,
    "too-many-guesses": 429,
    "too-many-tables": 429,
    "too-many-tournaments": 429,
    "not-the-host": 403,
    "not-in-tournament": 403,
    "removed-from-tournament": 403,
    "tournament-begun": 409,
    "tournament-over": 409,
    "tournament-full": 409,
    "tournament-table": 409,
    "game-decided": 409,
    "no-tournament-hints": 403,
    "too-many-reports": 429,
    "too-many-recoveries": 429,
    "muted-by-operator": 403,
    "muted-network": 403,
    "too-many-asks": 429,
    "too-many-pending": 429,
    "too-many-friends": 429,
    "friends-only": 403,
    "you-blocked": 409,
    "blocked-here": 409,
    "no-free-seat": 409,
    "invitation-gone": 404,
    "offline": 501,
    "carry-people": 403,
    "carry-counts": 403,
}


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
