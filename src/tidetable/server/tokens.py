"""Tokens: a signed person, session and generation, which expire unless they are renewed.

A token is void when it is older than LIFE, when its session was signed out, or when the person's
generation has grown (signed out everywhere, a new password). The server signs with its newest
secret and accepts older ones until their grace ends.
"""

import secrets
from functools import lru_cache
from time import time
from typing import Any, NamedTuple

from itsdangerous import BadData, SignatureExpired, URLSafeSerializer, URLSafeTimedSerializer

from tidetable.server.names import IdentityError

LIFE = 90 * 86_400  # seconds after which a token that was never renewed is void
READ = 4_096  # tokens that are kept when their signature was checked
FIRST_FORM = "0"  # the session of tokens of the first form: an id alone, the same on all devices


class Secret(NamedTuple):
    value: str
    since: float  # when it begins to sign
    until: float | None  # when it stops to verify


class Claim(NamedTuple):
    """What a token says."""

    person: str
    session: str
    generation: int


class Tokens:
    def __init__(self, known: list[Secret], first_form_until: float) -> None:
        self.first_form_until = first_form_until
        self.use(known)

    def use(self, known: list[Secret]) -> None:
        """Use these secrets from now on. One that does not sign yet verifies already: another
        process may be ahead."""
        self.known = known

    def values(self) -> list[str]:
        """Secrets that verify; the last one signs."""
        now = time()
        valid = [one for one in self.known if one.until is None or one.until > now]
        signing = max((one for one in valid if one.since <= now), key=lambda one: one.since)
        return [*(one.value for one in valid if one is not signing), signing.value]

    def sign(self, claim: Claim) -> str:
        return str(signer(tuple(self.values())).dumps(list(claim)))

    def read(self, token: str) -> Claim:
        """What a token says; IdentityError if it is forged or has expired."""
        values = self.values()
        try:
            (person, session, generation), signed = signed_by(tuple(values), token)
            check_age(signed, LIFE)
            return Claim(str(person), str(session), int(generation))
        except (BadData, TypeError, ValueError):
            pass
        try:
            person = URLSafeSerializer(values, salt="person").loads(token)
        except BadData:
            raise IdentityError("bad-token") from None
        if not isinstance(person, str) or time() > self.first_form_until:
            raise IdentityError("bad-token")
        return Claim(person, FIRST_FORM, 0)


@lru_cache(maxsize=8)
def signer(values: tuple[str, ...]) -> URLSafeTimedSerializer:
    """What signs and reads tokens with these secrets. Making one takes as long as reading one."""
    return URLSafeTimedSerializer(list(values), salt="person-1")


@lru_cache(maxsize=READ)
def signed_by(values: tuple[str, ...], token: str) -> tuple[Any, float]:
    """What a token says, and when it was signed; BadData if none of these secrets has signed it.
    That never changes, and most tokens come again with every request of a page."""
    said, signed = signer(values).loads(token, return_timestamp=True)
    return said, signed.timestamp()


def unexpired(signer: URLSafeTimedSerializer, token: str, life: float) -> Any:
    """What a token says; BadData if it is forged, or older than `life` seconds."""
    said, signed = signer.loads(token, return_timestamp=True)
    check_age(signed.timestamp(), life)
    return said


def check_age(signed: float, life: float) -> None:
    """Refuse a token that was signed more than `life` seconds ago. One from the future is valid:
    the clock was set back, or another host's clock is ahead. The library's own check (`max_age`)
    refuses it, and whoever holds it would lose their seat."""
    if time() - signed > life:
        raise SignatureExpired("the token has expired")


def new_session() -> str:
    return secrets.token_urlsafe(8)
