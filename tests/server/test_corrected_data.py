"""A data file is corrected: games that were begun before keep the data they were begun with, also
those that continue another game or were imported."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_commands import PLANS
from tests.server.test_containment import move, services_on, sits
from tests.server.test_imports import RECORDS
from tidetable import games
from tidetable.bots.tasks import Assess, Assessed, Desk
from tidetable.engine.game import Game, Json
from tidetable.engine.record import verify
from tidetable.server import imports, replays
from tidetable.server.finished import with_data
from tidetable.server.judgements import judged
from tidetable.server.records import finished_game
from tidetable.server.services import Services
from tidetable.server.summaries import new_made
from tidetable.table import entries as log
from tidetable.table.table import Table

GAME = games.get("kadora")
PAST = next(record for record in RECORDS if record["game"] == "kadora" and record["seed"])


def corrected(game: Game) -> Any:
    """The data of a corrected file."""
    return game.numbers({**game.data.values, "threshold": 12})


def assess(record: Json, values: Json, iterations: int) -> Assessed:
    """What a worker says about the fourth decision."""
    work = Desk([b"\0"]).run(1, Assess(record, values, 4, iterations), 60.0)
    assert work.finished
    found: Assessed = work.result
    return found


def correct(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "data", corrected(GAME))


async def reopened(services: Services, table: Table) -> Table:
    services.registry.tables.clear()
    return (await services.registry.get(table.id)).table


async def played_on(services: Services, old: Table, step: int) -> Table:
    """A running game of two people that continues a finished one."""
    made = new_made("kadora", old.made.players, "ann", PLANS, {}, past=old.past(step))
    table = await services.registry.create(made)
    for seat, person in enumerate(("ann", "ben")):
        await services.commands.run(table.id, sits(seat, person))
    await services.commands.run(table.id, lambda table: log.Began())
    return await services.commands.run(table.id, move)


async def test_games_keep_the_data_they_were_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        await services.store.keep_boxes(games.all())
        end = imports.finished_game(json.dumps(PAST))
        brought = await imports.imported(services, end, "ann")
        assert end.players == 2
        going = await played_on(services, brought, 10)
        page = replays.encoded_page(brought, None, 0, replays.STEPS)
        position = going.state.record()["actions"]
        stored = finished_game(brought)

        correct(monkeypatch)
        await services.store.keep_boxes(games.all())
        brought, going = await reopened(services, brought), await reopened(services, going)
        assert (brought.status, going.status) == ("over", "playing")

        # Replay, analyse, play on from there, and play on in the running game.
        assert replays.encoded_page(brought, None, 0, replays.STEPS) == page
        values = brought.state.setup.data.values
        assert values["threshold"] == 10
        found = assess(brought.record(), values, 50)
        assert judged(4, brought.state.taken()[4], found).step == 4
        assert going.state.record()["actions"] == position
        for _ in range(3):
            await services.commands.run(going.id, move)
        again = await played_on(services, brought, 6)
        assert again.state.setup.data.hash == PAST["data_hash"]
        for table in (going, again):
            found_again = await reopened(services, table)
            assert found_again.status == "playing"
            assert found_again.state.setup.data.hash == PAST["data_hash"]

        # The stored record now carries its data, so that it can still be verified.
        assert stored.record["data"] is None
        answer = await with_data(services, stored)
        assert answer.record["data"]["threshold"] == 10
        assert verify(GAME, answer.record).over
        assert "[data " in answer.notation


async def test_an_imported_game_with_its_own_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = GAME.new(players=2, seed=3, data=corrected(GAME))
    while not state.over:
        state.apply(state.actions()[0])
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        await services.store.keep_boxes(games.all())
        text = json.dumps(state.record())
        brought = await imports.imported(services, imports.finished_game(text), "ann")
        assert (await reopened(services, brought)).state.setup.data.values["threshold"] == 12
        correct(monkeypatch)  # now it is the game's own
        assert (await reopened(services, brought)).state.setup.data.values["threshold"] == 12


async def test_a_worker_with_a_newer_data_file_uses_the_data_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    values = GAME.data.values
    correct(monkeypatch)
    assert assess(PAST, values, 20).actions
