"""Imported games: every broken record is refused with what is wrong, and nothing grows without
bound."""

import gc
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import House, Person, Refusal
from tests.server.harness import Server
from tests.server.test_containment import services_on
from tidetable import games
from tidetable.engine import notation
from tidetable.engine.errors import RecordError
from tidetable.engine.game import BOXES
from tidetable.server import imports, replays

FIXTURES = Path(__file__).parents[1] / "engine" / "fixtures"
BROKEN = int(os.environ.get("TIDETABLE_BROKEN_RECORDS", "80"))  # of each form

Record = dict[str, Any]


def recorded(name: str) -> list[Record]:
    lines = (FIXTURES / f"{name}.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines[:40]]


RECORDS = [record for name in ("kadora", "octocube", "poseidon") for record in recorded(name)]


# -- ways to break a record ----------------------------------------------------------------------


def exchange(rng: random.Random, items: list[Any]) -> None:
    one, two = rng.randrange(len(items)), rng.randrange(len(items))
    items[one], items[two] = items[two], items[one]


def drop(rng: random.Random, items: list[Any]) -> None:
    del items[rng.randrange(len(items))]


def duplicate(rng: random.Random, items: list[Any]) -> None:
    items.insert(rng.randrange(len(items)), rng.choice(items))


def change(rng: random.Random, items: list[Any]) -> None:
    odd = [-1, 0, 5, 10**6, 2**63, 10**40, 1.5, "7", None, [], {}, True]
    items[rng.randrange(len(items))] = rng.choice(odd)


def any_list(rng: random.Random, record: Record) -> list[Any]:
    numbers: list[Any] = rng.choice(record["outcomes"])[1]
    found: list[Any] = rng.choice([record["actions"]] * 4 + [record["outcomes"], numbers])
    return found


def leaves(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in inside:
        if isinstance(value, (dict, list)) and value:
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key)


def own_data(rng: random.Random, record: Record) -> None:
    """The game's data with one value changed, and its right hash where it has one."""
    game = games.get(record["game"])
    values = json.loads(json.dumps(game.data.values))
    *path, last = rng.choice(list(leaves(values)))
    node = values
    for key in path:
        node = node[key]
    node[last] = rng.choice([0, 1, 2, 3, 7, 200, 1000, -1, "x" * 50, "x" * 5000, None, [], True])
    record["data"] = values
    try:
        record["data_hash"] = game.numbers(values).hash
    except Exception:
        record["data_hash"] = "0" * 64


def change_field(rng: random.Random, record: Record) -> None:
    field = rng.choice(list(record))
    odd: list[Any] = [
        None,
        -1,
        3,
        4,
        10**30,
        "",
        "x" * 300,
        [],
        {},
        [[]],
        {"mode": "family"},
        {"a": 1},
        True,
    ]
    record[field] = rng.choice(odd)


def broken(rng: random.Random) -> Record:
    record: Record = json.loads(json.dumps(rng.choice(RECORDS)))
    if rng.random() < 0.5:
        record["result"] = None
    kind = rng.randrange(8)
    if kind < 5:
        ways: list[Callable[[random.Random, list[Any]], None]]
        ways = [exchange, exchange, drop, duplicate, change]
        ways[kind](rng, any_list(rng, record))
    elif kind == 5:
        own_data(rng, record)
    else:
        change_field(rng, record)
    return record


def broken_notation(rng: random.Random) -> str:
    record = rng.choice(RECORDS)
    lines = notation.write(games.get(record["game"]), record).splitlines()
    kind = rng.randrange(6)
    if kind == 0:
        exchange(rng, lines)
    elif kind == 1:
        drop(rng, lines)
    elif kind == 2:
        duplicate(rng, lines)
    else:
        number = rng.randrange(len(lines))
        if kind == 3:
            words = lines[number].split(" ")
            exchange(rng, words)
            lines[number] = " ".join(words)
        elif kind == 4:
            signs = list(lines[number] or " ")
            signs[rng.randrange(len(signs))] = rng.choice('0129xX-<>[]"; \ud7ff\u0660')
            lines[number] = "".join(signs)
        else:
            lines[number] = lines[number][: rng.randrange(len(lines[number]) + 1)]
    return "\n".join(lines)


async def send_all(server: Server, texts: Iterator[str]) -> dict[str, int]:
    """Import all texts; how often each code was answered."""
    ann = await Person(server, "Ann").arrive()
    headers = {"authorization": f"Bearer {ann.token}", "accept-language": "de"}
    counts: dict[str, int] = {}
    async with httpx.AsyncClient(base_url=server.url, timeout=30, headers=headers) as client:
        for text in texts:
            answer = await client.post("/api/replay", json={"text": text})
            shown = answer.json()
            code = "imported" if answer.status_code == 201 else shown["code"]
            counts[code] = counts.get(code, 0) + 1
            assert answer.status_code in (201, 400, 404), (answer.text, text[:3000])
            if code in ("record-illegal", "record-failed"):
                assert any(sign.isdigit() for sign in shown["message"])  # which action it is
    return counts


async def test_broken_records_are_refused_with_a_reason(sqlite_server: Server) -> None:
    sqlite_server.without_bots().start()
    rng = random.Random(2026)
    counts = await send_all(sqlite_server, (json.dumps(broken(rng)) for _ in range(BROKEN)))
    assert {"imported", "record-illegal", "record-invalid"} <= counts.keys(), counts
    counts = await send_all(sqlite_server, (broken_notation(rng) for _ in range(BROKEN)))
    assert {"imported", "notation-word", "notation-header"} <= counts.keys(), counts
    assert "trace" not in sqlite_server.logged()


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
async def test_a_refusal_names_the_action_and_the_games_reason(
    sqlite_house: House, language: str
) -> None:
    person = await Person(sqlite_house.server, "Ann", language).arrive()
    past = {**RECORDS[0], "actions": [*RECORDS[0]["actions"][:6], 0, 0], "result": None}
    with pytest.raises(Refusal, match="record-illegal") as refused:
        await person.post("/api/replay", {"text": json.dumps(past)})
    assert refused.value.status == 400
    assert "7" in refused.value.message


# -- bounds --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("actions", [0] * (imports.MOST_ACTIONS + 1)),
        ("outcomes", [["deal", []]] * (imports.MOST_OUTCOMES + 1)),
        ("outcomes", [["deal", [0] * (imports.MOST_NUMBERS // 2 + 1)]] * 2),
        ("data", {"words": "x" * 61}),
        ("data", {"y" * 61: 1}),
        ("data", {"numbers": [1000] * 3000}),
    ],
)
async def test_a_record_larger_than_any_real_one_is_refused(
    sqlite_house: House, field: str, value: Any
) -> None:
    person = await sqlite_house.guest("Ann")
    text = json.dumps({**RECORDS[0], field: value}, separators=(",", ":"))
    with pytest.raises(Refusal, match="record-too-large") as refused:
        await person.post("/api/replay", {"text": text})
    assert refused.value.status == 400
    assert field in refused.value.message


@pytest.mark.parametrize(
    "line",
    [
        "1. south " + "R5r-b3 " * 6000,
        '[data "' + "x" * 30_000 + '"]',
        '[outcome.a "0"]\n' * 5001,
    ],
)
async def test_a_notation_larger_than_any_real_one_is_refused(
    sqlite_house: House, line: str
) -> None:
    person = await sqlite_house.guest("Ann")
    text = notation.write(games.get("kadora"), RECORDS[0])
    with pytest.raises(Refusal, match="record-too-large"):
        await person.post("/api/replay", {"text": f"{text}\n{line}\n"})


def long_words(length: int) -> Record:
    """A game whose data has long words, which appear in every view."""
    game = games.get("kadora")
    values = json.loads(json.dumps(game.data.values))
    values["cards"]["kinds"] = [f"{number}" * length for number in range(3)]
    state = game.new(players=2, seed=1, data=values)
    while not state.over:
        state.apply(state.actions()[0])
    return dict(state.record())


async def test_a_small_record_does_not_make_a_huge_answer(tmp_path: Path) -> None:
    """A record of 70 kB made an answer of hundreds of megabytes: now it is refused, and a page of a
    replay has its bounds even for games that were imported before."""
    with pytest.raises(Exception, match="record-too-large"):
        imports.finished_game(json.dumps(long_words(20_000)))
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        end = games.get("kadora").replay(long_words(20_000))
        table = await imports.imported(services, end, "ann")
        assert len(replays.encoded_page(table, None, 0, replays.STEPS)) < 2.5 * replays.BYTES


@pytest.mark.thorough
async def test_imports_with_their_own_data_do_not_stay_in_memory(tmp_path: Path) -> None:
    game = games.get("kadora")
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        texts = [json.dumps(long_words(length % 20 + 1)) for length in range(40)]
        sizes: list[int] = []
        for number in range(200):
            past = json.loads(texts[number % 40])
            past["data"]["threshold"] = 100 + number
            values = past["data"]
            state = game.new(players=2, seed=number, data=values)
            while not state.over:
                state.apply(state.actions()[0])
            await imports.imported(
                services, imports.finished_game(json.dumps(state.record())), "ann"
            )
            if number % 50 == 49:
                services.registry.evict_idle(time.time() + 100, ())
                del state
                gc.collect()
                sizes.append(sum(type(one).__name__ == "Data" for one in gc.get_objects()))
        assert not services.registry.tables
        assert len(game.boxes) <= BOXES
        assert max(sizes) < BOXES + 50, sizes  # those of the last moment are still in use


def test_an_outcome_that_does_not_fit_is_reported_with_its_action() -> None:
    past = json.loads(json.dumps(next(one for one in RECORDS if len(one["outcomes"]) > 4)))
    past["outcomes"][-1][1][0] = 10**6
    with pytest.raises(Exception, match="record-illegal") as refused:
        imports.finished_game(json.dumps(past))
    why = refused.value.params["why"]  # type: ignore[attr-defined]
    assert why.code == "outcome-invalid"


def test_a_record_that_makes_the_rules_fail_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the rules raise over data that nobody has foreseen, it is the record's fault."""

    def fails(*given: object) -> None:
        raise IndexError

    past = RECORDS[0]
    monkeypatch.setattr(type(games.get(str(past["game"]))), "replay", fails)
    with pytest.raises(RecordError, match="record-failed"):
        imports.finished_game(json.dumps(past))
