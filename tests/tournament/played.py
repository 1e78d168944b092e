"""Tournaments that are played without tables: results are drawn, and everything is in a log."""

import itertools
import random
from typing import Any

from tidetable.tournament import entries as log
from tidetable.tournament.tournament import Tournament, rebuild


def settings(size: int = 2, rounds: int = 3, **more: Any) -> log.Settings:
    return log.Settings("", "kadora", {}, [2, 3, 4], size, rounds, **more)


class Played:
    """A tournament and its log, which is stored and read back with every entry."""

    def __init__(self, people: int = 0, **more: Any) -> None:
        self.log: list[log.AnyEntry] = []
        opened = log.Opened(settings(**more), "host")
        self.log.append(opened)
        self.now = 0.0
        self.ids = itertools.count(1)
        self.tournament = Tournament("t", opened)
        for number in range(people):
            self.add(self.tournament.join(f"p{number}"))

    def add(self, entry: log.AnyEntry | None) -> None:
        assert entry is not None
        entry.up = self.now
        stored: log.AnyEntry = log.decoder.decode(log.encoder.encode(entry))
        self.log.append(stored)
        self.tournament.add(stored)

    def begin(self) -> "Played":
        self.add(self.tournament.begin("host"))
        return self

    def next_round(self, seed: str = "") -> bool:
        """Pair the next round; False if the tournament is over."""
        self.now += 1000.0
        number = len(self.tournament.rounds)
        entry = self.tournament.advance(
            self.now, seed or f"seed-{number}", lambda: f"table-{next(self.ids)}"
        )
        self.add(entry)
        return self.tournament.status == "running"

    def create_tables(self) -> None:
        for table in self.tournament.rounds[-1].tables:
            self.add(self.tournament.table_created(table.id))

    def play(self, chance: random.Random) -> None:
        """Everybody comes and plays; the places are drawn, perhaps shared."""
        self.create_tables()
        for table in self.tournament.rounds[-1].tables:
            for person in table.people:
                self.add(self.tournament.come(table.id, person))
            self.add(self.tournament.start(table.id))
            places = [1 + chance.randrange(len(table.people)) for _ in table.people]
            ranked = [1 + sum(other < own for other in places) for own in places]
            self.add(self.tournament.report(table.id, ranked, False))

    def replayed(self) -> Tournament:
        return rebuild("t", self.log)
