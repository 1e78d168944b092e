"""Everything random, in two kinds.

`Chance` deals real games. Outcome number k of a game comes from SHAKE-256 over
``tidetable/SEED/k``: nobody can infer hidden cards from open ones, and anybody can repeat the deal
once the seed is published. Every outcome is recorded, so a replay needs no seed.

`Rng` is small and fast and records nothing: for search, resampling and random players. Resampled
states draw from one, because they must not know the seed.
"""

import hashlib
import secrets
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tidetable.engine.errors import RecordError

WORD: Final = 4294967296  # 2 ** 32, one more than the largest word drawn
MASK: Final = 4294967295
SEED_DIGITS: Final = 100  # of a seed at most: far more than we draw, and quick to read


class Outcome:
    """One random outcome: its label and the numbers drawn."""

    def __init__(self, label: str, numbers: vec[i64]) -> None:
        self.label: str = label
        self.numbers: vec[i64] = numbers


def recorded(label: str, drawn: list[int]) -> Outcome:
    """Return an outcome from a record. Plain Python must not pass a vec to compiled code: it is
    never freed (tests/engine/test_memory.py)."""
    numbers = vec[i64]([0] * len(drawn))
    for n in range(len(drawn)):
        numbers[n] = drawn[n]
    return Outcome(label, numbers)


class Stream:
    """The 32-bit words of one outcome."""

    def __init__(self, key: str, words: i64) -> None:
        self.key: str = key
        self.words: i64 = words  # number of words generated so far
        self.position: i64 = 0  # the next word to return
        self.squeezed: vec[u8] = vec[u8]()
        self.squeeze()

    def squeeze(self) -> None:
        # A longer SHAKE digest begins with the shorter one, so asking for more is safe.
        self.squeezed = vec[u8](hashlib.shake_256(self.key.encode()).digest(int(self.words) * 4))

    def word(self) -> i64:
        if self.position == self.words:
            self.words *= 2
            self.squeeze()
        at = self.position * 4
        self.position += 1
        b = self.squeezed
        return (i64(b[at]) << 24) | (i64(b[at + 1]) << 16) | (i64(b[at + 2]) << 8) | i64(b[at + 3])

    def below(self, n: i64) -> i64:
        """Return one of 0 .. n-1, uniformly: words beyond the last multiple of n are rejected."""
        limit = WORD - WORD % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n


class Chance:
    """The source of a game's outcomes: drawn from a seed, or read back from a record."""

    def __init__(self, seed: int | None, recorded: list[Outcome] | None = None) -> None:
        self.seed: int | None = seed  # secret until the game is over; None: recorded outcomes only
        self.recorded: list[Outcome] = recorded if recorded is not None else []
        self.outcomes: list[Outcome] = []  # drawn or read so far, in order
        self.drawn: i64 = 0  # number of outcomes so far, including those that a fork does not keep
        self.imagined: Rng | None = None  # the source of outcomes in a resampled state

    def seed_hash(self) -> str | None:
        """Return what is published before the game: the SHA-256 of the seed in decimal."""
        if self.seed is None:
            return None
        return hashlib.sha256(str(self.seed).encode()).hexdigest()

    def copy(self) -> "Chance":
        twin = self.fork()
        twin.outcomes = self.outcomes[:]
        return twin

    def fork(self) -> "Chance":
        """Return a copy that draws the same from here on, without the earlier outcomes."""
        twin = Chance(self.seed, self.recorded)
        twin.drawn = self.drawn
        if self.imagined is not None:
            twin.imagined = self.imagined.copy()
        return twin

    def shuffle(self, label: str, count: i64) -> vec[i64]:
        """Return the numbers 0 .. count-1 in random order."""
        read = self.read_back(label)
        if read is not None:
            if sorted(read) != list(range(count)):
                raise RecordError("outcome-invalid", label=label)
            return read
        order = vec[i64]([0] * count)
        for n in range(count):
            order[n] = n
        imagined = self.imagined
        if imagined is not None:
            imagined.shuffle(order)
        else:
            stream = self.stream(count)
            i = count - 1
            while i > 0:
                j = stream.below(i + 1)
                card = order[i]
                order[i] = order[j]
                order[j] = card
                i -= 1
        self.keep(label, order)
        return order

    def pick(self, label: str, count: i64) -> i64:
        """Return one of 0 .. count-1."""
        read = self.read_back(label)
        if read is not None:
            if len(read) != 1 or not 0 <= read[0] < count:
                raise RecordError("outcome-invalid", label=label)
            return read[0]
        imagined = self.imagined
        drawn = self.stream(1).below(count) if imagined is None else imagined.below(count)
        self.keep(label, vec[i64]([drawn]))
        return drawn

    def throw(self, label: str, tables: list[vec[i64]]) -> vec[i64]:
        """Return one place of each table, with the weights in the table as probabilities."""
        count: i64 = len(tables)
        read = self.read_back(label)
        if read is not None:
            if len(read) != count:
                raise RecordError("outcome-invalid", label=label)
            for n in range(count):
                if not 0 <= read[n] < len(tables[n]) or tables[n][read[n]] == 0:
                    raise RecordError("outcome-invalid", label=label)
            return read
        imagined = self.imagined
        stream = self.stream(count) if imagined is None else None
        places = vec[i64]([0] * count)
        for n in range(count):
            table = tables[n]
            total: i64 = 0
            for weight in table:
                total += weight
            left: i64 = 0
            if stream is not None:
                left = stream.below(total)
            elif imagined is not None:
                left = imagined.below(total)
            place: i64 = 0
            while left >= table[place]:
                left -= table[place]
                place += 1
            places[n] = place
        self.keep(label, places)
        return places

    def keep(self, label: str, numbers: vec[i64]) -> None:
        self.outcomes.append(Outcome(label, numbers))
        self.drawn += 1

    def read_back(self, label: str) -> vec[i64] | None:
        """Return the next recorded outcome, None when there are no more and one must be drawn."""
        if self.drawn >= len(self.recorded):
            return None
        outcome = self.recorded[self.drawn]
        if outcome.label != label:
            raise RecordError("outcome-unexpected", expected=label, found=outcome.label)
        self.outcomes.append(outcome)
        self.drawn += 1
        return outcome.numbers

    def stream(self, words: i64) -> Stream:
        if self.seed is None:
            raise RecordError("outcome-missing")
        return Stream(f"tidetable/{self.seed}/{self.drawn}", words)


def fresh_seed() -> int:
    """Return an unpredictable seed from the operating system."""
    return secrets.randbits(128)


class Rng:
    """Chris Doty-Humphrey's sfc32, in 32-bit steps so that compiled and plain Python agree."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.counter: i64 = 1
        for _ in range(12):  # so that similar seeds diverge before the first word is used
            self.word()

    def copy(self) -> "Rng":
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def word(self) -> i64:
        result = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK | (self.c >> 11)) + result) & MASK
        return result

    def below(self, n: i64) -> i64:
        """Return one of 0 .. n-1, uniform to within n / 2**32."""
        return (self.word() * n) >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1
