"""Games that are carried over: from a device to a server, and back."""

import asyncio
import json
import random
from typing import Any

import pytest

from tests.offline.device import Device, Message, merged
from tests.offline.test_host import arrived, begun
from tests.server.clients import House, Refusal, opened, varied
from tests.server.conftest import MOSTLY_SQLITE
from tidetable import games
from tidetable.engine.game import State

HOST, OPEN, BOT = {"kind": "host"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}

pytestmark = pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)


def played(device: Device, token: str, game: str, moves: int) -> Message:
    """A game of two on one device, some moves long and with one taken back; as it is carried."""
    table = begun(device, token, game, seats=[HOST, HOST], names={"1": "Ben"})
    device.open(1, table, token)
    device.settle()
    rng = random.Random(game)
    for number in range(moves):
        known = merged(device.heard(1))
        move = rng.choice(known["choices"])["move"]
        device.say(1, {"type": "move", "key": f"{number}", "ply": known["ply"], "move": move})
        device.settle()
        if merged(device.heard(1))["can_undo"] and number == moves // 2:
            device.say(1, {"type": "undo", "key": "back", "seat": known["table"]["to_move"]})
            device.settle()
    status, answer = device.ask(f"GET /api/tables/{table}/carry", token=token)
    assert status == 200, answer
    record: Message = answer["record"]
    return record


def plan(record: Message, *seats: Message) -> Message:
    about = {"game": record["game"], "players": record["players"], "seats": list(seats)}
    return {**about, "record": json.dumps(record)}


def state_of(record: Message) -> State:
    return games.get(record["game"]).replay(record)


@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
async def test_a_game_begun_offline_is_played_on_with_a_friend(house: House, game: str) -> None:
    device = Device()
    record = played(device, arrived(device), game, 12)
    assert record["seed"] is not None
    assert record["names"] == ["Ann", "Ben"]
    ann, ben = await house.guests(2)
    body = {**plan(record, HOST, OPEN), "rated": True, "listed": True}
    made = (await ann.post("/api/tables", body))["table"]
    assert (made["rated"], made["listed"]) == (False, False)
    table = made["id"]
    assert (await ben.get(f"/api/tables/{table}"))["known"]  # Ann may know his hand: he is warned
    await ben.sit(table, 1)
    await ann.begin(table)
    before = state_of(record)
    async with opened(ann.at(table), ben.at(table)) as places:
        for seat, place in enumerate(places):
            shown = json.loads(json.dumps(before.view(seat)))
            assert place.now["view"] == shown  # and nothing that this seat may not see
            assert str(record["seed"]).encode() not in b"".join(place.raw)
        for place in places:
            while place.now["choices"]:
                await place.move(varied)
        with pytest.raises(Refusal, match="carry-people"):
            await ann.get(f"/api/tables/{table}/carry")
        for seat, place in enumerate(places[:1]):
            await place.do("resign", seat=seat)
    end = await ann.get(f"/api/tables/{table}/record")
    assert end["seed"] is None  # what came later was drawn from another one
    assert end["record"]["actions"][: len(record["actions"])] == record["actions"]


async def test_a_game_against_bots_is_taken_along(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann], BOT)
    async with ann.at(table) as place:
        await place.play(varied, 3)
        known = await place.sees(lambda now: bool(now["choices"]))
        seen = known["view"]
        record = (await ann.get(f"/api/tables/{table}/carry"))["record"]
        with pytest.raises(Refusal, match="not-seated"):
            await ben.get(f"/api/tables/{table}/carry")
    assert (record["seed"], record["seed_hash"]) == (None, None)  # nothing of what is to come
    device = Device()
    token = arrived(device)
    status, made = device.ask("POST /api/tables", plan(record, HOST, BOT), token)
    assert status == 201, made
    own = made["table"]["id"]
    device.ask(f"POST /api/tables/{own}/begin", {}, token)
    device.open(1, own, token)
    device.settle()
    assert merged(device.heard(1))["view"] == seen

    again = device.ask(f"GET /api/tables/{own}/carry", token=token)[1]["record"]
    back = (await ann.post("/api/tables", plan(again, HOST, BOT)))["table"]
    await ann.begin(back["id"])
    async with ann.at(back["id"]) as place:
        assert place.now["view"] == seen


async def test_a_game_that_was_taken_along_does_not_count(house: House) -> None:
    """The owner of its record can look at every hidden card, and continue here all the same."""
    ann = await house.guest("Ann")
    plain, taken = await house.table([ann], BOT), await house.table([ann], BOT)
    for _ in range(2):
        await ann.get(f"/api/tables/{taken}/carry")
    async with ann.at(taken) as place:
        assert [one["what"] for one in place.now["notices"]] == ["carried"]  # said once
    assert (await ann.get(f"/api/tables/{taken}"))["known"]
    assert not (await ann.get(f"/api/tables/{plain}"))["known"]
    for table in (taken, plain):
        async with ann.at(table) as place:
            await place.do("resign", seat=0)
            await place.sees(lambda now: now["table"]["status"] == "over")
    async with asyncio.timeout(30):
        while not (last := (await ann.get("/api/me/statistics"))["last"]):
            await asyncio.sleep(0.05)
    assert [one["table"] for one in last] == [plain]


async def test_what_other_people_hold_stays_on_the_server(house: House) -> None:
    ann, ben = await house.guests(2)
    shared = await house.table([ann, ben], BOT)
    with pytest.raises(Refusal, match="carry-people") as refused:
        await ann.get(f"/api/tables/{shared}/carry")
    assert refused.value.status == 403
    async with ben.at(shared) as place:
        await place.do("stand", seat=1)  # a bot may play for Ben, who has seen his cards
    with pytest.raises(Refusal, match="carry-people"):
        await ann.get(f"/api/tables/{shared}/carry")
    rated = await house.table([ann, ben], rated=True)
    with pytest.raises(Refusal, match="carry-counts"):
        await ann.get(f"/api/tables/{rated}/carry")
    waiting = await ann.make([HOST, OPEN])
    with pytest.raises(Refusal, match="not-begun"):
        await ann.get(f"/api/tables/{waiting}/carry")


async def test_a_record_that_somebody_has_changed_is_refused(house: House) -> None:
    device = Device()
    record = played(device, arrived(device), "kadora", 6)
    ann = await house.guest("Ann", "nl")

    async def refusal(changed: Message, **more: Any) -> str:
        with pytest.raises(Refusal) as refused:
            await ann.post("/api/tables", {**plan(changed, HOST, BOT), **more})
        assert refused.value.message
        return refused.value.code

    label, cards = record["outcomes"][0]
    chosen = [[label, [cards[1], cards[0], *cards[2:]]], *record["outcomes"][1:]]
    better = {**record, "outcomes": chosen}
    assert await refusal(better) in ("verify-outcomes", "outcome-invalid", "record-illegal")
    assert await refusal({**record, "seed": str(int(record["seed"]) + 1)}) == "verify-hash"
    assert await refusal({**record, "actions": [*record["actions"], 10**6]}) == "record-illegal"
    assert await refusal({**record, "rules": 99}) == "record-rules"
    assert await refusal({**record, "data": {"jewels": 1}}) == "record-data"
    assert await refusal(record, players=3, seats=[HOST, BOT, BOT]) == "other-game"
    assert await refusal(record, record="{") == "record-broken"
    state = state_of(record)
    while not state.over:
        state.apply(state.actions()[0])
    assert await refusal(state.record()) == "game-over"
