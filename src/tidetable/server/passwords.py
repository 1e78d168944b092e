"""Passwords: Argon2, a few at a time. A hash takes 50 ms of a processor and 64 MB of memory, so a
crowd of logins could starve everything else."""

import asyncio
import secrets
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tidetable.server.names import IdentityError

SHORTEST, LONGEST = 8, 200  # characters
AT_ONCE = 2
WAITING = 16  # hashes that may wait; more are refused


class Passwords:
    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.room = asyncio.Semaphore(AT_ONCE)
        self.count = 0  # running and waiting

    @cached_property
    def no_password(self) -> str:
        """For unknown accounts. Made by the first login, to whatever account: not by the start."""
        return self.hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise IdentityError("bad-password", shortest=SHORTEST)
        self.enter()
        try:
            async with self.room:
                return await asyncio.to_thread(self.hasher.hash, password)
        finally:
            self.count -= 1

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether a password fits a hash. None never fits, and takes as long."""
        self.enter()
        try:
            async with self.room:
                await asyncio.to_thread(self.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            return False
        finally:
            self.count -= 1
        return hashed is not None

    def verify(self, hashed: str | None, password: str) -> None:
        unknown = self.no_password
        self.hasher.verify(hashed or unknown, password)

    def enter(self) -> None:
        if self.count >= AT_ONCE + WAITING:
            raise IdentityError("busy")
        self.count += 1
