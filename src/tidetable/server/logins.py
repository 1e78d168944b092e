"""Limits on guessing passwords. Only failed logins count.

Attempts are limited for an account from one address, for an address on all accounts, and for an
account from all addresses. The last limit would let an attacker with many addresses lock the owner
out, so it does not apply where the owner is known: to an address from which the account has been
logged in to lately, and to a client that still has the account's token (docs/decisions/0032).
"""

import contextlib
import math
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

from tidetable.engine.errors import TidetableError
from tidetable.server.limits import KEPT, Buckets
from tidetable.server.names import IdentityError, account_key

IN_A_ROW: Final = 8  # failed logins to one account from one address, then ...
PAIR_RATE: Final = 1 / 20  # ... one in this many seconds
FROM_ADDRESS: Final = 30  # failed logins from one address to all accounts, then ...
ADDRESS_RATE: Final = 1 / 10
TO_ACCOUNT: Final = 20  # failed logins to one account from all unknown addresses, then ...
ACCOUNT_RATE: Final = 1 / 30


class LoginError(TidetableError):
    """Too many logins have failed."""


def account_name(text: str) -> str:
    """The account that somebody means: what counts is how it is stored, not how it is typed."""
    try:
        return account_key(text)
    except IdentityError:
        return ""  # there is no such account


class LoginLimits:
    """Failed logins, counted in this process."""

    def __init__(self, active: bool) -> None:
        self.pairs = Buckets(PAIR_RATE * active, IN_A_ROW)
        self.addresses = Buckets(ADDRESS_RATE * active, FROM_ADDRESS)
        self.accounts = Buckets(ACCOUNT_RATE * active, TO_ACCOUNT)
        self.successes: OrderedDict[str, None] = OrderedDict()  # account and address

    @contextlib.contextmanager
    def attempt(self, account: str, address: str, own: bool) -> Iterator[None]:
        """Count a login that fails. It counts from its start: guesses come all at once. `own`: the
        client has the account's token."""
        pair = f"{address} {account}"
        buckets = [self.pairs.of(pair), self.addresses.of(address)]
        if not own and pair not in self.successes:
            buckets.append(self.accounts.of(account))
        wait = max(bucket.wait() for bucket in buckets)
        if wait > 0:
            raise LoginError("too-many-logins", seconds=math.ceil(wait))
        for bucket in buckets:
            bucket.take()
        yield
        for bucket in buckets:
            bucket.give_back()
        self.successes[pair] = None
        self.successes.move_to_end(pair)
        if len(self.successes) > KEPT:
            self.successes.popitem(last=False)
