"""Replays come in pages: together they are the whole game, and none is larger than its bound."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import House, Refusal
from tests.server.test_containment import services_on
from tests.server.test_imports import RECORDS
from tidetable.engine.game import Json
from tidetable.server import imports, replays
from tidetable.server.services import Services
from tidetable.table.table import Table

SHORT = RECORDS[0]
LONG = max(RECORDS, key=lambda record: len(record["actions"]))


async def imported(services: Services, record: dict[str, Any]) -> Table:
    return await imports.imported(services, imports.finished_game(json.dumps(record)), "ann")


def whole(table: Table, seat: int | None) -> dict[str, Any]:
    """All of it, computed in the plainest way."""
    game, state = table.game, table.at_step(0)

    def shown() -> Json:
        return state.reveal() if seat is None else state.view(seat)

    views, answer, moves = [shown()], [len(state.events(seat))], []
    for action in table.state.taken():
        moves.append(game.move(state, action))
        state.apply(action)
        views.append(shown())
        answer.append(len(state.events(seat)))
    events = table.state.events(seat, reveal=seat is None)
    found: dict[str, Any] = {"views": views, "told": answer, "moves": moves, "events": events}
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("seat", "count", "size"),
    [(None, 500, 10**9), (0, 7, 10**9), (None, 500, 20_000), (1, 500, 20_000), (1, 1, 1)],
)
async def test_all_pages_together_are_the_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int | None, count: int, size: int
) -> None:
    monkeypatch.setattr(replays, "BYTES", size)
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        table = await imported(services, SHORT)
        found: dict[str, Any] = {"views": [], "told": [], "moves": [], "events": []}
        first: int | None = 0
        while first is not None:
            raw = replays.encoded_page(table, seat, first, count)
            page = json.loads(raw)
            assert page["first"] == first
            assert page["events_from"] == len(found["events"])
            assert page["steps"] == len(table.state.taken())
            assert 1 <= len(page["views"]) <= count
            assert len(raw) < size + 60_000  # one step more than the bound
            for part in found:
                found[part] += page[part]
            first = page["next"]
        assert found == whole(table, seat)


async def test_pages_over_http(sqlite_house: House) -> None:
    person = await sqlite_house.guest("Ann")
    table = (await person.post("/api/replay", {"text": json.dumps(SHORT)}))["id"]
    path = f"/api/tables/{table}/replay"
    all_at_once = await person.get(path)  # as clients ask that know no pages
    steps = len(SHORT["actions"])
    assert (all_at_once["next"], len(all_at_once["views"])) == (None, steps + 1)
    page = await person.get(path, first=10, count=5, seat=1)
    assert (page["first"], page["next"], len(page["views"])) == (10, 15, 5)
    last = await person.get(path, first=steps)
    assert (last["next"], last["views"]) == (None, all_at_once["views"][-1:])
    for wrong in ({"first": -1}, {"first": steps + 1}, {"count": 0}, {"count": 501}):
        with pytest.raises(Refusal, match="bad-number"):
            await person.get(path, **wrong)
    with pytest.raises(Refusal, match="no-such-seat"):
        await person.get(path, seat=9)


async def test_a_long_game_has_several_pages(sqlite_house: House) -> None:
    assert len(LONG["actions"]) > replays.STEPS
    person = await sqlite_house.guest("Ann")
    table = (await person.post("/api/replay", {"text": json.dumps(LONG)}))["id"]
    page = await person.get(f"/api/tables/{table}/replay")
    assert page["next"] == len(page["views"]) <= replays.STEPS
    rest = await person.get(f"/api/tables/{table}/replay", first=page["next"])
    assert rest["events_from"] == len(page["events"]) == page["told"][-1]
