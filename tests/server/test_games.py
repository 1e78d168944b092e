"""Whole games over real sockets, on both stores."""

import hashlib
import json
from typing import Any

import httpx
import pytest

from tests.server.clients import BOT, House, Place, all_of, is_over, opened, spectator, varied
from tests.server.conftest import MOSTLY_SQLITE
from tidetable import games
from tidetable.engine import notation
from tidetable.engine.record import verify


async def finished(house: House, players: int = 2, **plans: object) -> tuple[str, list[Place]]:
    """A table with a finished game, and its closed connections."""
    people = await house.guests(players)
    table = await house.table(people, **plans)
    async with opened(*(person.at(table) for person in people)) as places:
        await all_of(*(place.play(varied) for place in places))
    return table, places


def plain(answer: object) -> object:
    """The value after encoding to JSON and back."""
    return json.loads(json.dumps(answer))


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_game_of_people(house: House, players: int) -> None:
    people = await house.guests(players)
    table = await house.table(people)
    async with opened(*(person.at(table) for person in people)) as places:
        hashes = {place.now["seed_hash"] for place in places}
        assert len(hashes) == 1
        assert all(place.now["seed"] is None for place in places)
        ends = await all_of(*(place.play(varied) for place in places))
    assert len({end["ply"] for end in ends}) == 1
    seed = ends[0]["seed"]
    assert {hashlib.sha256(seed.encode()).hexdigest()} == hashes
    answer = await people[0].get(f"/api/tables/{table}/record")
    assert answer["seed"] == seed
    game = games.get("kadora")
    state = verify(game, answer["record"])
    assert state.over
    assert state.winners() == ends[0]["table"]["winners"]
    assert state.scores() == ends[0]["table"]["scores"]
    assert plain(notation.parse(game, answer["notation"])) == answer["record"]


@pytest.mark.parametrize("players", [2, 4])
async def test_a_whole_game_with_bots(house: House, players: int) -> None:
    person = await house.guest("Ann")
    table = await house.table([person], *[BOT] * (players - 1))
    async with person.at(table) as place:
        end = await place.play(varied)
    answer = await person.get(f"/api/tables/{table}/record")
    assert verify(games.get("kadora"), answer["record"]).winners() == end["table"]["winners"]


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_bots_finish_a_game_alone(house: House) -> None:
    person = await house.guest("Ann")
    table = await house.table([person], BOT, BOT)
    async with person.at(table) as place:
        await place.do("stand", seat=0)
        with pytest.raises(Exception, match="seat-taken"):
            await place.do("stand-in", seat=1, bot="random")
        await place.do("stand-in", seat=0, bot="random")
        await place.sees(is_over)


async def test_every_process_shows_every_move(postgres_house: House) -> None:
    ann = await postgres_house.guest("Ann")
    ben = await postgres_house.guest("Ben")
    assert ann.server is not ben.server
    table = await postgres_house.table([ann, ben])
    watching = [spectator(server, table) for server in postgres_house.servers]
    async with opened(ann.at(table), ben.at(table), *watching) as places:
        for ply in range(8):
            await all_of(*(place.reaches(ply) for place in places))
            mover = next(place for place in places if place.now["choices"])
            await mover.move(varied)
        await all_of(*(place.reaches(8) for place in places))
        assert len({str(place.now["view"]["block"]) for place in places}) == 1


async def test_replay_as_a_seat_saw_it_and_with_nothing_hidden(house: House) -> None:
    table, places = await finished(house)
    person = await house.guest("Cis")
    whole = await person.get(f"/api/tables/{table}/replay")
    state = games.get("kadora").replay((await person.get(f"/api/tables/{table}/record"))["record"])
    assert whole["steps"] == len(state.taken())
    assert len(whole["views"]) == whole["steps"] + 1
    assert whole["views"][-1] == state.reveal()
    for seat, place in enumerate(places):
        seen = await person.get(f"/api/tables/{table}/replay", seat=seat)
        assert seen["views"][-1] == state.view(seat) == place.now["view"]
        assert seen["events"] == state.events(seat)
    assert whole["told"][-1] == len(whole["events"])
    assert whole["told"] == sorted(whole["told"])
    assert len(whole["told"]) == len(whole["views"]) == len(whole["moves"]) + 1
    assert "value" in whole["views"][0]["stacks"][0][0]
    assert "value" not in seen["views"][0]["stacks"][0][0]


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_evaluation_of_a_finished_game(house: House) -> None:
    table, _ = await finished(house)
    person = await house.guest("Cis")
    found = await person.get(f"/api/tables/{table}/evaluate", step=3, iterations=50)
    whole = await person.get(f"/api/tables/{table}/replay")
    assert found
    assert {"move", "visits", "win", "margin", "line"} <= set(found[0])
    assert found == sorted(found, key=lambda one: (-one["visits"], -one["win"], one["action"]))
    for step in (-1, whole["steps"]):
        with pytest.raises(Exception, match="bad-number"):
            await person.get(f"/api/tables/{table}/evaluate", step=step)
    with pytest.raises(Exception, match="bad-number"):
        await person.get(f"/api/tables/{table}/evaluate", step=0, iterations=10**9)


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_analysis_in_several_requests(house: House) -> None:
    table, _ = await finished(house)
    person = await house.guest("Cis")
    whole = await person.get(f"/api/tables/{table}/replay")
    where = f"/api/tables/{table}/analysis"
    found = [
        one
        for first in (0, 4)
        for one in await person.get(where, first=first, count=4, iterations=30)
    ]
    assert [one["step"] for one in found] == list(range(8))
    for one in found:
        assert one["seat"] == whole["views"][one["step"]]["to_move"]
        assert one["played"] == whole["moves"][one["step"]]
        assert len(one["win"]) == 2
        assert sum(one["win"]) == pytest.approx(1.0, abs=0.001)
        assert 0 <= one["gain"] <= 1
        assert one["best"] != one["played"] or one["gain"] == 0
    assert await person.get(where, first=whole["steps"], count=4, iterations=30) == []
    named = await person.get(where, step=[7, 2], iterations=30)
    assert named == [found[7], found[2]]
    beyond: list[dict[str, Any]] = [{"step": [n]} for n in (whole["steps"], -1)]
    beyond.append({"step": [0] * 21})
    beyond += [{"first": -1}, {"count": 0}, {"count": 21}, {"iterations": 0}]
    for wrong in beyond:
        with pytest.raises(Exception, match="bad-number"):
            await person.get(where, **wrong)


async def test_playing_on_from_a_position_of_a_finished_game(house: House) -> None:
    table, _ = await finished(house)
    cis = await house.guest("Cis")
    whole = await cis.get(f"/api/tables/{table}/replay")
    seats = [{"kind": "host"}, {"kind": "bot", "bot": "random"}]
    step = next(n for n, view in enumerate(whole["views"]) if n > 9 and view["to_move"] == 0)
    new = {"game": "kadora", "players": 2, "seats": seats, "from": {"table": table, "step": step}}
    made = (await cis.post("/api/tables", {**new, "rated": True}))["table"]
    assert not made["rated"]
    await cis.begin(made["id"])
    async with cis.at(made["id"]) as place:
        assert place.now["view"]["block"] == whole["views"][step]["block"]
        assert place.now["seed_hash"] is None
        assert place.now["can_undo"] is False  # what was played before stays
        await place.play(varied)
    end = await cis.get(f"/api/tables/{made['id']}/record")
    assert end["seed"] is None
    old = await cis.get(f"/api/tables/{table}/record")
    assert end["record"]["actions"][:step] == old["record"]["actions"][:step]
    games.get("kadora").replay(end["record"])
    with pytest.raises(Exception, match="other-game"):
        await cis.post("/api/tables", {**new, "players": 3, "seats": [*seats, seats[1]]})
    with pytest.raises(Exception, match="bad-number"):
        await cis.post("/api/tables", {**new, "from": {"table": table, "step": whole["steps"]}})


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_a_hint_for_the_player_to_move(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with opened(ann.at(table), ben.at(table)) as places:
        await all_of(*(place.reaches(0) for place in places))
        first = next(n for n, place in enumerate(places) if place.now["choices"])
        asking, other = (ann, ben) if first == 0 else (ben, ann)
        hint = await asking.post(f"/api/tables/{table}/hint", {})
        assert hint["move"] in [choice["move"] for choice in places[first].now["choices"]]
        assert hint["ply"] == 0
        with pytest.raises(Exception, match="not-your-turn"):
            await other.post(f"/api/tables/{table}/hint", {})
    rated = await house.table([ann, ben], rated=True)
    codes = []
    for person in (ann, ben):
        with pytest.raises(Exception, match="-") as refused:
            await person.post(f"/api/tables/{rated}/hint", {})
        codes.append("no-hints" in str(refused.value))
    assert sorted(codes) == [False, True]  # the other one is not even to move


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_the_rules_page_of_a_game(house: House) -> None:
    ann = await house.guest("Ann")
    for lang in ("en", "nl", "de", "fr"):
        page = await ann.get("/api/games/kadora/rules", lang=lang)
        assert {"goal", "place", "scoring"} <= {section["id"] for section in page}
        assert all(section["title"] and section["text"] for section in page)
    with pytest.raises(Exception, match="unknown-language"):
        await ann.get("/api/games/kadora/rules", lang="xx")
    with pytest.raises(Exception, match="unknown-game"):
        await ann.get("/api/games/chess/rules")


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_only_what_is_the_same_for_everybody_is_compressed(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.server.url, timeout=60) as client:
        packed = await client.get("/api/games/poseidon/rules")
        plain = await client.get(
            "/api/games/poseidon/rules", headers={"accept-encoding": "identity"}
        )
        others = await client.get("/api/games")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.num_bytes_downloaded < 40_000 < 200_000 < plain.num_bytes_downloaded
    assert packed.json() == plain.json()
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in others.headers


async def test_import_of_json_and_notation(house: House) -> None:
    table, _ = await finished(house)
    person = await house.guest("Cis")
    answer = await person.get(f"/api/tables/{table}/record")
    whole = await person.get(f"/api/tables/{table}/replay")
    for text in (json.dumps(answer["record"]), answer["notation"]):
        brought = await person.post("/api/replay", {"text": text})
        assert brought["status"] == "over"
        assert brought["id"] != table
        again = await person.get(f"/api/tables/{brought['id']}/replay")
        assert again == whole
        assert (await person.get(f"/api/tables/{brought['id']}/record"))["record"] == answer[
            "record"
        ]
    assert brought["id"] not in [one["id"] for one in await person.get("/api/tables")]
    unfinished = {**answer["record"], "actions": answer["record"]["actions"][:5], "result": None}
    with pytest.raises(Exception, match="not-over"):
        await person.post("/api/replay", {"text": json.dumps(unfinished)})
    for broken, code in [
        ("{", "record-broken"),
        ('{"game":' + "[" * 5000, "bad-message"),
        ("{}", "record-invalid"),
    ]:
        with pytest.raises(Exception, match=code):
            await person.post("/api/replay", {"text": broken})


async def test_nothing_is_revealed_before_the_end(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    for what in ("record", "replay", "evaluate"):
        with pytest.raises(Exception, match="not-over"):
            await ann.get(f"/api/tables/{table}/{what}", step=0)
