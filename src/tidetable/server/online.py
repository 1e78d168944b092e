"""Who is online, for their friends: connected to any table, or looking at the list of games,
which a visible page asks for every few seconds. Other processes learn of it as of presence at
tables."""

from collections.abc import Iterable
from time import monotonic

from tidetable.server.presence import Presence

LASTS = 25.0  # seconds that a look at the list of games counts
FRESH = 2.0  # seconds that an answer is used again: nobody needs it more exactly
HOME = "@"  # before a person's id, instead of a table: no table has such an id


class Online:
    def __init__(self, presence: Presence) -> None:
        self.presence = presence
        # People and when their list of games was last asked for, longest ago first.
        self.asked: dict[str, float] = {}
        self.found: frozenset[str] = frozenset()
        self.found_at = -FRESH

    def asks(self, person: str) -> None:
        """A visible page has asked for the list of a person's games."""
        self.asked.pop(person, None)
        self.asked[person] = monotonic()
        self.presence.set_local(HOME + person, {person})
        self.forget()  # nobody else may ask for a long time who is here

    def forget(self) -> None:
        """Forget those who have not asked for a while."""
        now = monotonic()
        while self.asked:
            person = next(iter(self.asked))
            if now - self.asked[person] <= LASTS:
                return
            del self.asked[person]
            self.presence.set_local(HOME + person, set())

    def of(self, people: Iterable[str]) -> set[str]:
        """Those of these people who are online."""
        now = monotonic()
        if now - self.found_at >= FRESH:
            self.forget()
            self.found, self.found_at = self.presence.everyone(), now
        return set(self.found.intersection(people))
