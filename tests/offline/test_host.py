"""The offline host: what it keeps, what it refuses, and what it does without a server."""

import json
from typing import Any

import pytest

from tests.offline.device import Device, Disk, Message, merged
from tidetable import bots
from tidetable.bots.tasks import Choose, Desk, choosing
from tidetable.engine import record
from tidetable.games import get
from tidetable.offline.thinker import NEVER, Thinker, encode_task, read_task

BOT = {"kind": "bot", "bot": "greedy"}


def arrived(device: Device, name: str = "Ann") -> str:
    status, me = device.ask("POST /api/guests", {"name": name})
    assert status == 201
    return str(me["token"])


def begun(device: Device, token: str, game: str = "kadora", **plan: Any) -> str:
    body = {"game": game, "players": 2, "seats": [{"kind": "host"}, BOT], **plan}
    status, made = device.ask("POST /api/tables", body, token)
    assert status == 201, made
    table = str(made["table"]["id"])
    status, shown = device.ask(f"POST /api/tables/{table}/begin", {}, token)
    assert (status, shown["status"]) == (201, "playing")
    return table


def play(device: Device, link: int, decisions: int = 10_000) -> Message:
    """Make the first choice so many times; what the client knows then."""
    for number in range(decisions):
        known = merged(device.heard(link))
        if known["table"]["status"] != "playing":
            break
        move = known["choices"][0]["move"]
        device.say(link, {"type": "move", "key": f"{number}", "ply": known["ply"], "move": move})
        device.settle()
    return merged(device.heard(link))


def finished(device: Device, token: str) -> str:
    table = begun(device, token)
    device.open(1, table, token)
    device.settle()
    assert play(device, 1)["table"]["status"] == "over"
    return table


def test_a_closed_tab_loses_nothing() -> None:
    disk = Disk()
    first = Device(disk)
    token = arrived(first)
    table = begun(first, token)
    first.open(1, table, token)
    first.settle()
    before = play(first, 1, 3)

    second = Device(disk)  # the tab is opened again
    status, mine = second.ask("GET /api/me/tables", token=token)
    assert status == 200
    assert [(one["table"]["id"], one["yours"], one["your_turn"]) for one in mine] == [
        (table, [0], True)
    ]
    second.open(7, table, token)
    second.settle()
    after = merged(second.heard(7))
    for part in ("view", "choices", "ply", "seq", "seed_hash"):
        assert after[part] == before[part], part
    assert play(second, 7)["table"]["status"] == "over"


def test_what_is_not_stored_is_not_shown() -> None:
    device = Device()
    token = arrived(device)
    table = begun(device, token)
    device.open(1, table, token)
    device.settle()
    known = merged(device.heard(1))
    device.disk.full = True
    heard = len(device.heard(1))
    move = {"type": "move", "key": "a", "ply": known["ply"], "move": known["choices"][0]["move"]}
    device.say(1, move)
    device.settle()
    assert len(device.heard(1)) == heard
    assert device.messages[-1] == {"type": "closed", "link": 1, "code": 1011, "reason": ""}

    device.disk.full = False  # the client connects again and repeats its command
    device.open(2, table, token)
    device.say(2, move)
    device.settle()
    assert {"type": "done", "key": "a"} in device.heard(2)
    assert merged(device.heard(2))["ply"] > known["ply"]


def test_lists_follow_the_log_after_a_crash() -> None:
    disk = Disk()
    device = Device(disk)
    token = arrived(device)
    table = begun(device, token)
    stale = disk.kept[f"row/{table}"]
    device.open(1, table, token)
    device.settle()
    play(device, 1)
    disk.kept[f"row/{table}"] = stale  # the last rows were not written
    again = Device(disk)
    _, mine = again.ask("GET /api/me/tables", token=token)
    assert mine[0]["table"]["status"] == "over"


def test_the_record_verifies_and_comes_back_as_a_table() -> None:
    device = Device()
    token = arrived(device)
    table = finished(device, token)
    status, found = device.ask(f"GET /api/tables/{table}/record")
    assert status == 200
    game = get("kadora")
    record.verify(game, found["record"])
    for text in (json.dumps(found["record"]), found["notation"]):
        status, brought = device.ask("POST /api/replay", {"text": text}, token)
        assert (status, brought["status"]) == (201, "over")
        status, page = device.ask(f"GET /api/tables/{brought['id']}/replay")
        assert len(page["views"]) == page["steps"] + 1
    status, refusal = device.ask("POST /api/replay", {"text": "{}"}, token)
    assert (status, refusal["code"]) == (400, "record-invalid")


def test_hints_analysis_and_a_rematch() -> None:
    device = Device()
    token = arrived(device)
    table = begun(device, token)
    device.open(1, table, token)
    device.settle()
    status, hint = device.ask(f"POST /api/tables/{table}/hint", None, token)
    assert status == 200
    assert hint["move"] in [one["move"] for one in merged(device.heard(1))["choices"]]
    status, why = device.ask(
        f"POST /api/tables/{table}/explain", {"ply": hint["ply"], "move": {"do": "dance"}}, token
    )
    assert (status, bool(why["code"])) == (200, True)
    play(device, 1)
    path = f"/api/tables/{table}"
    status, judged = device.ask(f"GET {path}/analysis", first=0, count=2, iterations=20)
    assert [one["step"] for one in judged] == [0, 1]
    status, best = device.ask(f"GET {path}/evaluate", step=0, iterations=20)
    assert "preview" in best[0]
    status, fresh = device.ask(f"POST {path}/again", {}, token)
    assert (status, [seat["kind"] for seat in fresh["seats"]]) == (201, ["bot", "host"])
    assert device.ask(f"POST {path}/again", {}, token)[1]["id"] == fresh["id"]


def test_a_bots_thought_is_cancelled_when_the_game_moves_on() -> None:
    device = Device()
    token = arrived(device)
    table = begun(device, token, seats=[{"kind": "host"}, {"kind": "bot", "bot": "expert"}])
    device.open(1, table, token)
    device.settle(thinking=False)
    while not device.thinker.tasks:
        known = merged(device.heard(1))
        move = known["choices"][0]["move"]
        device.say(1, {"type": "move", "key": str(known["ply"]), "ply": known["ply"], "move": move})
        device.settle(thinking=False)
    device.thinker.go_on()
    device.say(1, {"type": "resign", "key": "r", "seat": 0})
    device.settle(thinking=False)
    assert device.cancelled
    assert not device.thinker.tasks
    assert merged(device.heard(1))["table"]["status"] == "over"


def test_what_needs_a_server_is_refused_in_words() -> None:
    device = Device()
    token = arrived(device)
    for request in ("GET /api/tournaments", "POST /api/login", "GET /api/me/friends"):
        status, refusal = device.ask(request, {}, token, lang="nl")
        assert (status, refusal["code"]) == (501, "offline")
        assert "server" in refusal["message"]
    clock = {"bank": 300}
    body = {"game": "kadora", "players": 2, "seats": [{"kind": "host"}, BOT]}
    assert device.ask("POST /api/tables", {**body, "clock": clock}, token)[0] == 501
    assert device.ask("POST /api/tables", {**body, "rated": True}, token)[0] == 501
    assert device.ask("POST /api/tables", body, "somebody")[1]["code"] == "bad-token"
    assert device.ask("GET /api/tables/nowhere")[1]["code"] == "no-such-table"


def test_links_that_are_turned_away() -> None:
    device = Device()
    token = arrived(device)
    table = begun(device, token)
    device.open(1, "nowhere", token)
    device.open(2, table, "somebody")
    device.host.receive(json.dumps({"type": "open", "link": 3, "table": table}))
    device.say(3, "no hello")
    codes = {one["link"]: one["code"] for one in device.messages if one["type"] == "closed"}
    assert codes == {1: 4404, 2: 4401, 3: 4400}
    device.open(4, table, None)  # a spectator
    device.settle()
    device.say(4, {"type": "say", "key": "a", "text": "Ahoy"})
    device.settle()
    assert device.heard(4)[-1]["code"] == "spectators-only-look"
    assert device.heard(4)[0]["seat"] is None


def test_one_person_whatever_the_browser_forgets() -> None:
    device = Device()
    token = arrived(device)
    assert arrived(device, "Bea") == token
    assert device.ask("GET /api/me", token=token)[1]["name"] == "Bea"
    status, me = device.ask("PATCH /api/me", {"name": "Cleo"}, token)
    assert (status, me["name"]) == (200, "Cleo")
    assert device.ask("PATCH /api/me", {"name": "\u200b"}, token)[1]["code"] == "bad-name"


def test_a_table_of_bots_alone() -> None:
    device = Device()
    token = arrived(device)
    body = {"game": "kadora", "players": 2, "seats": [BOT, BOT]}
    status, made = device.ask("POST /api/tables", body, token)
    assert status == 201
    device.ask(f"POST /api/tables/{made['table']['id']}/begin", {}, token)
    device.settle()
    assert device.ask(f"GET /api/tables/{made['table']['id']}")[1]["status"] == "over"


def test_games_and_rules() -> None:
    device = Device()
    status, games = device.ask("GET /api/games")
    assert {game["name"] for game in games} >= {"kadora", "octocube", "poseidon"}
    status, sections = device.ask("GET /api/games/poseidon/rules", lang="fr", players=3)
    assert status == 200
    assert sections
    assert device.ask("GET /api/games/poseidon/reconstructed", lang="de")[0] == 200


def test_a_bot_moves_although_no_thinker_can_be_started() -> None:
    """As on a device without memory for one."""
    device = Device()
    token = arrived(device)
    device.thinker.begin = lambda number, text: device.answer(  # type: ignore[method-assign]
        {"type": "thought", "n": number, "error": "broken"}
    )
    table = begun(device, token, seats=[{"kind": "host"}, {"kind": "bot", "bot": "normal"}])
    device.open(1, table, token)
    device.settle()
    assert play(device, 1)["table"]["status"] == "over"
    recorded = device.ask(f"GET /api/tables/{table}/record")[1]["record"]
    assert recorded["cut_short"]  # and the log says so


def test_a_bot_moves_although_the_simple_one_fails_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """As without a file that it reads: a table must not wait forever."""

    def fail(*_: object) -> None:
        raise FileNotFoundError("judge.json")

    monkeypatch.setattr(type(bots.get("greedy")), "choose", fail)
    device = Device()
    token = arrived(device)
    device.thinker.begin = lambda number, text: device.answer(  # type: ignore[method-assign]
        {"type": "thought", "n": number, "error": "FileNotFoundError"}
    )
    table = begun(device, token, seats=[{"kind": "host"}, {"kind": "bot", "bot": "easy"}])
    device.open(1, table, token)
    device.settle()
    assert play(device, 1, 3)["ply"] >= 3


def test_a_bot_has_as_many_iterations_as_fit_into_its_time() -> None:
    """The device is measured, and people see how long the bot thinks."""
    messages: list[Message] = []
    thinker = Thinker(lambda text: messages.append(json.loads(text)), {"expert": 4.0})
    state = get("octocube").new(2)
    text = encode_task(choosing("expert", state, 1))

    thinker.speed["octocube"] = 50.0  # a slow phone
    thinker.begin(1, text)
    thinker.go_on()
    seconds = int(thinker.desk.begun[1].plans[0].search.budget) / 50
    assert seconds <= 0.6 * 4.0  # there may be more decisions in this turn
    assert messages == [{"type": "expects", "n": 1, "seconds": round(seconds, 1)}]
    while thinker.go_on():
        pass
    assert messages[-1]["result"]["capped"]  # a server might find another move
    assert {one["type"] for one in messages[1:-1]} <= {"progress"}

    messages.clear()
    thinker.speed["octocube"] = 1e6
    thinker.begin(2, text)
    thinker.go_on()
    assert messages[0]["seconds"] == 0  # in no time: the whole budget
    thinker.cancel(2)


def test_all_decisions_of_a_turn_share_its_time() -> None:
    """Kadora's turn has two decisions, and one of Poseidon's Kingdom may have a dozen."""
    messages: list[Message] = []
    thinker = Thinker(lambda text: messages.append(json.loads(text)), {"normal": 50.0})
    task = choosing("normal", get("octocube").new(2), 1)
    for number in range(8):
        thinker.begin(number, encode_task(task, "table/0"))
        thinker.go_on()  # begins it; a device that is not known yet may take all of the time
        thinker.spend("table/0", messages[-1]["seconds"])
        thinker.cancel(number)
    expected = [one["seconds"] for one in messages]
    assert len(expected) == 8
    assert expected[0] > expected[1] > 0
    assert expected == sorted(expected, reverse=True)
    assert sum(expected) <= 50
    messages.clear()
    thinker.begin(9, encode_task(task, "table/12"))
    thinker.go_on()
    assert messages[0]["seconds"] == expected[0]  # the next turn has its own time


def test_a_search_that_stops_exactly_finds_the_same_move() -> None:
    task = choosing("normal", get("octocube").new(2, seed=4), 1)
    usual, exact = Desk(NEVER), Desk(NEVER, exact=True)
    first = exact.run(1, task, 0.0)
    assert (first.finished, first.iterations) == (False, 1)  # the time was up at once
    while not (found := exact.run(1, None, 0.01)).finished:
        pass
    assert found.result.action == usual.run(1, task, 60.0).result.action


def test_decisions_of_a_bot_in_a_row_are_one_turn() -> None:
    device = Device()
    token = arrived(device)
    bot = {"kind": "bot", "bot": "greedy"}
    turns: dict[str, list[int]] = {}
    begin = device.thinker.begin

    def noted(number: int, text: str) -> None:
        task, turn = read_task(text)
        assert isinstance(task, Choose)
        turns.setdefault(turn, []).append(task.seat)
        begin(number, text)

    device.thinker.begin = noted  # type: ignore[method-assign]
    table = begun(device, token, "kadora", seats=[bot, bot])
    device.open(1, table, token)
    device.settle()
    assert {tuple(seats) for seats in turns.values()} >= {(0, 0), (1, 1)}
    assert all(len(set(seats)) == 1 for seats in turns.values())


def test_a_search_reports_its_progress_until_it_is_cancelled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # As short as slices can be, on any machine: until a search first asks whether to stop.
    monkeypatch.setattr("tidetable.offline.thinker.SLICE", 1e-9)
    messages: list[Message] = []
    thinker = Thinker(lambda text: messages.append(json.loads(text)), {"expert": 30.0})
    thinker.begin(1, encode_task(choosing("expert", get("octocube").new(2), 1)))
    while not messages or messages[-1].get("share", 0) < 0.02:
        assert thinker.go_on()
    shares = [one["share"] for one in messages if one["type"] == "progress"]
    assert len(shares) > 10
    assert shares == sorted(shares)
    assert 0 < shares[-1] < 1
    messages.clear()
    thinker.cancel(1)
    assert not thinker.go_on()
    assert messages == []


def test_a_table_sees_how_far_its_bot_is() -> None:
    device = Device()
    token = arrived(device)
    bot = {"kind": "bot", "bot": "easy"}
    device.thinker.begin = lambda number, text: None  # type: ignore[method-assign]
    table = begun(device, token, seats=[bot, {"kind": "host"}], options={"first": "seat0"})
    _, number = device.host.caretaker.thoughts[table]
    device.host.receive(json.dumps({"type": "expects", "n": number, "seconds": 3.0}))
    for n in (number, number + 100):  # the other one was cancelled, or is a hint
        device.host.receive(json.dumps({"type": "progress", "n": n, "share": 0.5}))
    seen = [one["share"] for one in device.messages if one["type"] == "thinks"]
    assert seen[-2:] == [0.0, 0.5]


def test_a_table_shows_how_long_its_bot_thinks() -> None:
    device = Device()
    token = arrived(device)
    bot = {"kind": "bot", "bot": "hard"}
    table = begun(device, token, seats=[bot, {"kind": "host"}], options={"first": "seat0"})
    device.settle()
    assert {"type": "thinks", "table": table} in [
        {name: one[name] for name in ("type", "table")}
        for one in device.messages
        if one["type"] == "thinks"
    ]
