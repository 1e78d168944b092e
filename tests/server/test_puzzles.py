"""Puzzles over HTTP: what is sent, what counts, and what belongs to whom."""

import asyncio
import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from tests.command import run
from tests.server.clients import BOT, House, Message, Person, Refusal, is_over
from tests.server.harness import Server, prepare, query
from tidetable.puzzles.file import puzzle, puzzles_of
from tidetable.puzzles.rating import DRIFT, START
from tidetable.puzzles.streak import streak_of
from tidetable.server.puzzle_store import PuzzleStore, erased, merged
from tidetable.server.puzzles import current
from tidetable.server.sqlite import Sqlite

DAILY = "/api/games/kadora/puzzles/daily"


def moves(shown: Message) -> tuple[Message, Message]:
    """The right move and a wrong one."""
    named = puzzle(shown["puzzle"])
    right = named.state().game.move(named.state(), named.puzzle.best)
    choices = [choice["move"] for choice in shown["position"]["choices"]]
    return right, next(move for move in choices if move != right)


async def test_the_daily_puzzle_is_tried_until_found(house: House) -> None:
    ann = await house.guest("Ann")
    shown = await ann.get(DAILY)
    assert shown["day"] == datetime.now(UTC).date().isoformat()
    assert not shown["known"]
    assert shown["you"] == {"streak": 0, "today": False, "rating": START, "tried": 0}
    right, wrong = moves(shown)
    where = f"/api/puzzles/{shown['puzzle']}/answer"
    first = await ann.post(where, {"move": wrong, "day": shown["day"]})
    assert (first["right"], first["counted"], first["solution"]) == (False, True, None)
    assert first["you"]["rating"] < START
    assert first["you"]["streak"] == 0
    found = await ann.post(where, {"move": right, "day": shown["day"]})
    assert (found["right"], found["counted"]) == (True, False), "only the first attempt counts"
    assert found["solution"]["move"] == right
    assert found["you"] == {**first["you"], "streak": 1, "today": True}
    assert (await ann.get(DAILY))["known"]
    listed = {one["game"]: one for one in await ann.get("/api/puzzles")}
    assert listed["kadora"]["you"]["today"]
    assert listed["kadora"]["count"] >= 100


async def test_a_solution_that_was_shown_is_not_solved(sqlite_house: House) -> None:
    ann = await sqlite_house.guest("Ann")
    shown = await ann.get(DAILY)
    right, _ = moves(shown)
    where = f"/api/puzzles/{shown['puzzle']}/answer"
    answer = await ann.post(where, {"move": None, "day": shown["day"]})
    assert answer["solution"]["move"] == right
    found = await ann.post(where, {"move": right, "day": shown["day"]})
    assert found["right"]
    assert (found["you"]["streak"], found["you"]["today"]) == (0, False)


async def test_to_look_at_the_solution_afterwards_takes_nothing_away(sqlite_house: House) -> None:
    ann = await sqlite_house.guest("Ann")
    shown = await ann.get(DAILY)
    right, _ = moves(shown)
    where = f"/api/puzzles/{shown['puzzle']}/answer"
    await ann.post(where, {"move": right, "day": shown["day"]})
    answer = await ann.post(where, {"move": None, "day": shown["day"]})
    assert (answer["you"]["streak"], answer["you"]["today"]) == (1, True)


async def test_puzzles_are_made_only_of_games_of_people_who_agree(
    own_server: Server, tmp_path: Path
) -> None:
    own_server.without_bots().start()
    house = House([own_server])
    ann, ben, cat = await house.guests(3)
    assert not (await ann.get("/api/me/friends"))["puzzles"], "nobody agrees by default"
    for person in (ann, ben):
        changed = await person.ask("PATCH", "/api/me/privacy", json={"puzzles": True})
        assert (changed["puzzles"], changed["private"]) == (True, False)
    assert (await ann.get("/api/me/export"))["settings"][0]["puzzles"] == 1
    for pair in ([ann, ben], [ann, cat], [ben, ann]):
        table = await house.table(pair)
        async with ann.at(table) as place:
            await place.do("resign", seat=0 if pair[0] is ann else 1)
        await counted(own_server, table)
    assert len(await agreed(own_server, tmp_path / "both")) == 2
    for record in await agreed(own_server, tmp_path / "both"):
        assert not {"names", "seed", "seed_hash"} & set(record)
    await ben.post("/api/me/delete", {})
    assert await agreed(own_server, tmp_path / "one") == [], "a former player cannot agree"


async def agreed(server: Server, folder: Path) -> list[Message]:
    """The games that the command writes."""
    where = ("--out", str(folder), "--database", server.database)
    done = await asyncio.to_thread(run, "admin", "agreed-games", "kadora", *where)
    assert done.returncode == 0, done.stderr
    return [json.loads(one.read_text()) for one in sorted(folder.iterdir())]


async def counted(server: Server, table: str) -> None:
    async with asyncio.timeout(20):
        sql = "SELECT at FROM finished WHERE table_id = ?"
        while not await query(server, sql, table):
            await asyncio.sleep(0.05)


async def test_nobody_has_to_have_a_name(sqlite_house: House) -> None:
    nobody = Person(sqlite_house.server, "nobody")
    shown = await nobody.get(DAILY)
    right, _ = moves(shown)
    found = await nobody.post(f"/api/puzzles/{shown['puzzle']}/answer", {"move": right})
    assert found["right"]
    assert not found["counted"]
    assert found["you"] is None


async def test_another_puzzle_is_a_new_one(sqlite_house: House) -> None:
    ann = await sqlite_house.guest("Ann")
    today = (await ann.get(DAILY))["puzzle"]
    seen: set[str] = set()
    for _ in range(4):
        shown = await ann.get("/api/games/kadora/puzzles/another")
        assert shown["puzzle"] not in seen | {today}
        assert shown["day"] is None
        seen.add(shown["puzzle"])
        answer = await ann.post(f"/api/puzzles/{shown['puzzle']}/answer", {})
        assert not answer["right"]
        assert answer["counted"]
        assert answer["solution"] is not None


async def test_the_solution_is_not_sent_before(sqlite_house: House) -> None:
    """The answer to the question has only what the seat sees: no list of values, no record."""
    nobody = Person(sqlite_house.server, "nobody")
    shown = await nobody.get("/api/games/octocube/puzzles/daily")
    assert set(shown["position"]) == {"seat", "view", "choices"}
    assert shown["position"]["view"]["seat"] == shown["position"]["seat"]
    text = json.dumps({key: shown[key] for key in shown if key != "position"})
    for word in ("best", "values", "solution", "outcomes", "actions", "seed"):
        assert word not in text


async def test_refusals(sqlite_house: House) -> None:
    ann = await sqlite_house.guest("Ann")
    for path, code in (
        ("/api/puzzles/kadora-x", "no-such-puzzle"),
        ("/api/games/chess/puzzles/daily", "unknown-game"),
    ):
        with pytest.raises(Refusal, match=code) as refused:
            await ann.get(path)
        assert refused.value.status == 404
    shown = await ann.get(DAILY)
    with pytest.raises(Refusal):
        await ann.post(f"/api/puzzles/{shown['puzzle']}/answer", {"move": {"do": "nonsense"}})
    assert (await ann.get(DAILY))["you"]["tried"] == 0, "what is no move is no attempt"
    why = await ann.post(f"/api/puzzles/{shown['puzzle']}/explain", {"move": {"do": "nonsense"}})
    assert why["code"]
    assert why["message"]


async def test_a_past_position_for_another_try(sqlite_house: House) -> None:
    ann = await sqlite_house.guest("Ann")
    table = await sqlite_house.table([ann], BOT)
    with pytest.raises(Refusal, match="not-over"):
        await ann.get(f"/api/tables/{table}/position", step=0)
    async with ann.at(table) as place:
        await place.do("resign", seat=0)
        await place.sees(is_over)
    with pytest.raises(Refusal, match="bad-number"):
        await ann.get(f"/api/tables/{table}/position", step=9999)


# -- in the database -------------------------------------------------------------------------------


def opened(tmp_path: Path) -> PuzzleStore:
    prepare(str(tmp_path / "puzzles.sqlite"))
    return PuzzleStore(Sqlite(tmp_path / "puzzles.sqlite"))


async def test_a_crowd_of_guests_moves_a_puzzle_only_so_far(tmp_path: Path) -> None:
    store = opened(tmp_path)
    named = next(iter(puzzles_of("kadora").values()))
    for number in range(30):
        assert await store.attempt(f"guest{number}", named, False)
        assert not await store.attempt(f"guest{number}", named, False)
    its = await store.rating(named)
    assert its.tried == 30
    assert named.puzzle.rating < its.rating <= named.puzzle.rating + DRIFT
    await store.database.close()


async def test_a_guest_brings_their_puzzles_to_an_account(tmp_path: Path) -> None:
    store = opened(tmp_path)
    first, second = list(puzzles_of("kadora").values())[:2]
    today = date(2026, 5, 3)
    await store.attempt("guest", first, True)
    await store.attempt("guest", second, True)
    await store.attempt("account", first, False)
    await store.ended("guest", "kadora", today, True)
    await store.ended("account", "kadora", today - timedelta(days=1), True)
    before = await store.solver("account", "kadora")
    for _ in range(2):  # a merge may be repeated
        await store.database.write(*merged("guest", "account"))
    assert await store.tried("account", "kadora") == {first.id, second.id}
    assert (await store.streak("account", "kadora", today)).days == 2
    assert await store.solver("account", "kadora") == before
    assert await store.tried("guest", "kadora") == set()
    await store.database.write(*erased(["account"]))
    assert (await store.streak("account", "kadora", today)).days == 0
    assert await store.tried("account", "kadora") == set()
    await store.database.close()


def test_a_streak_ends_with_a_day_left_out() -> None:
    today = date(2026, 5, 3)

    def days(*ago: int) -> set[date]:
        return {today - timedelta(days=n) for n in ago}

    assert streak_of(days(), today) == (0, False)
    assert streak_of(days(0), today) == (1, True)
    assert streak_of(days(1, 2, 3), today) == (3, False), "today may still come"
    assert streak_of(days(0, 1, 3), today) == (2, True)
    assert streak_of(days(2, 3), today) == (0, False)


def test_an_answer_is_for_today_or_yesterday() -> None:
    today = datetime.now(UTC).date()
    assert current(today.isoformat()) == today
    assert current((today - timedelta(days=1)).isoformat()) == today - timedelta(days=1)
    for other in (None, "", "nonsense", "2020-01-01", (today + timedelta(days=2)).isoformat()):
        assert current(other) is None
