"""What single things cost: the processor time of the end of a game, without a network.

    python -m benchmarks.costs                              # SQLite
    python -m benchmarks.costs --database postgresql://...  # an empty database

Processor time of this process, all its threads included; the time that PostgreSQL takes is not in
it. Games that ended are handed to the part of the server that counts them and writes their list
rows, a few at a time, as they end on a busy server.
"""

import argparse
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, cast

import uvloop

from benchmarks.servers import scratch
from tidetable.server.app import open_database
from tidetable.server.loaded import LoadedTable
from tidetable.server.services import Services
from tidetable.server.store import Store
from tidetable.server.summaries import encode_summary, new_made, summary
from tidetable.server.tokens import Secret, Tokens
from tidetable.table import entries as log
from tidetable.table.table import Table

ROUNDS = 7  # their median counts
GAMES = 60  # in each round
TOGETHER = 4  # games that end in the same moment
PLANS = [log.SeatPlan("host"), log.SeatPlan("open")]


def ended(name: str, random: Random) -> Table:
    """A table with a game of two people, played to its end at random."""
    table = Table(name, new_made("kadora", 2, "ann", PLANS, {}), 0.0)
    table.add(table.sit(0, "ann", "Ann", False), 0.0)
    table.add(table.sit(1, "ben", "Ben", False), 0.0)
    table.add(cast(log.AnyEntry, table.begin("ann")), 0.0)
    while table.status == "playing":
        actions = table.state.actions()
        table.add(log.Moved(table.to_move(), actions[random.randrange(len(actions))]), 1.0)
    return table


async def ends(services: Services, number: int) -> float:
    """Seconds of processor time for each game that ends."""
    store, random = Store(services.store.database), Random(number)
    tables = [ended(f"cost-{number}-{one}", random) for one in range(GAMES)]
    for table in tables:
        await store.create(table, encode_summary(summary(table)))
    began = process_time()
    for first in range(0, GAMES, TOGETHER):
        over = [LoadedTable(table) for table in tables[first : first + TOGETHER]]
        for loaded in over:
            loaded.mark = services.processes.id
            services.lists.writing[loaded.table.id] += 1
        await services.lists.write(over, 2.0)
        await services.lists.release()
    used = process_time() - began
    found = await store.database.read("SELECT COUNT(*) FROM finished")
    assert found[0][0] == (number + 1) * GAMES, "not every game was counted"
    return used / GAMES


async def main(database: str) -> None:
    opened = await open_database(database)
    services = Services()
    services.start(opened, cast(Any, None), Tokens([Secret("secret", 0, None)], 0), False)
    found = [await ends(services, number) for number in range(ROUNDS)]
    print(f"the end of a game: {median(found) * 1e6:.0f} us (at best {min(found) * 1e6:.0f})")
    await services.close()
    await opened.close()


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--database", default="")
    chosen = options.parse_args()
    with scratch() as folder:
        uvloop.run(main(chosen.database or str(Path(folder) / "costs.sqlite")))
