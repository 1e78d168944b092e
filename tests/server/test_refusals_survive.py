"""Every refusal of every command, from several sockets at once, on both stores.

A refused command waits for the database in the middle of an exception, which once corrupted memory
in compiled coroutines: the server died, and a client got another client's refusal.

PYTHONDEVMODE=1 TIDETABLE_REFUSALS=1000 pytest tests/server/test_refusals_survive.py

is the long form, which `make soak` runs: with faulthandler and the checks of the debug allocator.
"""

import os
from collections.abc import Set
from functools import partial
from typing import Any, get_args

import httpx

from tests.server.clients import HOST_SEAT, OPEN, House, Message, Person, Place, all_of, opened
from tests.server.test_fuzz import unharmed
from tidetable.server import messages
from tidetable.table.lobby import EACH_STRANGER

ROUNDS = int(os.environ.get("TIDETABLE_REFUSALS", "8"))
PORTION = 50  # rounds that are sent at once
MOVE = {"do": "draw", "stack": 0}

Refused = tuple[Message, str]  # a command, and the code of its refusal

ANYWHERE: list[Refused] = [  # whatever the state of the table
    ({"type": "undo", "seat": 9}, "no-such-seat"),
    ({"type": "resign", "seat": 1}, "not-your-seat"),
    ({"type": "stand", "seat": 1}, "not-your-seat"),
    ({"type": "come-back", "seat": 1}, "not-your-seat"),
    ({"type": "answer", "seat": 1, "agreed": True}, "not-your-seat"),
    ({"type": "answer", "seat": 0, "agreed": True}, "nothing-asked"),
    ({"type": "answer", "seat": 0, "agreed": True, "to": "come-back"}, "nothing-asked"),
    ({"type": "mute", "person": "nobody", "muted": True}, "nobody-said"),
    ({"type": "say", "text": ""}, "bad-message"),
    ({"type": "look"}, "bad-message"),
    ({"type": "fly"}, "bad-message"),
]
ARRANGING: list[Message] = [  # for the host alone, before the game
    {"type": "plan-seat", "seat": 1, "kind": "open"},
    {"type": "add-seat", "kind": "open"},
    {"type": "drop-seat", "seat": 1},
    {"type": "remove", "person": "nobody"},
    {"type": "readmit", "person": "nobody"},
    {"type": "make-host", "person": "nobody"},
    {"type": "reinvite"},
    {"type": "clear-away"},
]
OWN_SEAT: list[Message] = [  # for everybody, before the game
    {"type": "swap-seats", "seat": 0, "other": 1},
    {"type": "choose-sign", "seat": 0, "sign": "nothing"},
]
BEGUN: list[Refused] = [
    (command, "already-begun") for command in (*ARRANGING, *OWN_SEAT, {"type": "take-over"})
]
OPEN_TABLE: list[Refused] = [
    ({"type": "move", "ply": 0, "move": MOVE}, "not-begun"),
    ({"type": "undo", "seat": 0}, "not-begun"),
    ({"type": "resign", "seat": 0}, "not-begun"),
    ({"type": "come-back", "seat": 0}, "not-begun"),
    ({"type": "stand-in", "seat": 1, "bot": "random"}, "not-begun"),
    ({"type": "ask-pause", "seat": 0, "days": 1.0}, "not-begun"),
    ({"type": "plan-seat", "seat": 0, "kind": "open"}, "seat-taken"),
    ({"type": "add-seat", "kind": "bot"}, "bad-seat-plan"),
    ({"type": "drop-seat", "seat": 0}, "seat-taken"),
    ({"type": "drop-seat", "seat": 1}, "bad-players"),
    ({"type": "swap-seats", "seat": 0, "other": 0}, "seat-taken"),
    ({"type": "choose-sign", "seat": 0, "sign": "nothing"}, "bad-sign"),
    ({"type": "remove", "person": "nobody"}, "not-at-table"),
    ({"type": "make-host", "person": "nobody"}, "not-at-table"),
    ({"type": "take-over"}, "host-is-here"),
]
GUEST: list[Refused] = [  # somebody else, at a table that has not begun
    *((command, "host-only") for command in ARRANGING),
    *((command, "not-your-seat") for command in OWN_SEAT),
    ({"type": "take-over"}, "not-seated"),
]
REMOVED: list[Refused] = [({"type": "say", "text": "ahoy"}, "removed")]
SAID: list[Refused] = [  # somebody without a seat, who has written enough
    ({"type": "say", "text": "ahoy"}, "enough-said"),
    ({"type": "mute", "person": "nobody", "muted": True}, "enough-said"),
]
PLAYING: list[Refused] = [
    ({"type": "undo", "seat": 0}, "nothing-to-undo"),
    ({"type": "stand-in", "seat": 0, "bot": "random"}, "not-away"),
    ({"type": "come-back", "seat": 0}, "nobody-stands-in"),
    ({"type": "ask-pause", "seat": 0, "days": 1.0}, "no-clock"),
    *BEGUN,
]
LEFT: list[Refused] = [  # the person has left the running game
    ({"type": "undo", "seat": 0}, "bot-stands-in"),
    ({"type": "stand", "seat": 0}, "already-left"),
    ({"type": "stand-in", "seat": 9, "bot": "random"}, "no-such-seat"),
]
RESIGNED: list[Refused] = [
    ({"type": "undo", "seat": 0}, "already-resigned"),
    ({"type": "resign", "seat": 0}, "already-resigned"),
    ({"type": "come-back", "seat": 0}, "already-resigned"),
    ({"type": "ask-pause", "seat": 0, "days": 1.0}, "already-resigned"),
]
UNSEATED: list[Refused] = [  # a person without a seat, where spectators may not chat
    ({"type": "move", "ply": 0, "move": MOVE}, "not-seated"),
    ({"type": "stand-in", "seat": 1, "bot": "random"}, "not-seated"),
    ({"type": "say", "text": "ahoy"}, "not-seated"),
    ({"type": "undo", "seat": 0}, "not-your-seat"),
]
OVER: list[Refused] = [
    ({"type": "move", "ply": 0, "move": MOVE}, "game-over"),
    ({"type": "undo", "seat": 0}, "game-over"),
    ({"type": "resign", "seat": 0}, "game-over"),
    ({"type": "stand", "seat": 0}, "game-over"),
    ({"type": "stand-in", "seat": 1, "bot": "random"}, "game-over"),
    ({"type": "ask-pause", "seat": 0, "days": 1.0}, "game-over"),
    *BEGUN,
]
STATES = [ANYWHERE, OPEN_TABLE, GUEST, REMOVED, SAID, PLAYING, LEFT, RESIGNED, UNSEATED, OVER]


def test_no_command_is_forgotten() -> None:
    known = {command.__struct_config__.tag for command in get_args(messages.AnyCommand)}
    tried = {command["type"] for state in STATES for command, _ in state}
    assert tried == {*known, "fly"}


def moves(place: Place) -> list[Refused]:
    """Refused moves in a running game, which depend on whose turn it is."""
    stale = "stale" if place.now["choices"] else "not-your-turn"
    illegal = "move-field" if place.now["choices"] else "not-your-turn"
    return [
        ({"type": "move", "ply": 99, "move": MOVE}, stale),
        ({"type": "move", "ply": 0, "move": {"do": "fly"}}, illegal),
    ]


async def flood(place: Place, commands: list[Refused], name: str) -> int:
    """Send all commands without waiting; check that every refusal answers its own command. Many
    rounds go in portions: a ping behind minutes of work would end the connection."""
    sent = 0
    for first in range(0, ROUNDS, PORTION):
        expected: dict[str, tuple[Message, str]] = {}
        for number in range(first, min(first + PORTION, ROUNDS)):
            for which, (command, code) in enumerate(commands):
                key = f"{name}-{number}-{which}"
                expected[key] = command, code
                await place.send({"key": key, **command})
        await place.until(partial(all_answered, place, expected.keys()))
        assert place.closed is None
        for key, (command, code) in expected.items():
            answer: dict[str, Any] = place.answers.pop(key)
            assert (answer["type"], answer.get("code")) == ("refused", code), (command, answer)
        sent += len(expected)
    return sent


def all_answered(place: Place, keys: Set[str]) -> bool:
    return keys <= place.answers.keys() or place.closed is not None


async def flood_all(house: House, person: Person, table: str, state: list[Refused]) -> int:
    """From sockets of one person at every process, and at the same process."""
    sockets = [person.at(table, server) for server in (*house.servers, *house.servers)]
    async with opened(*sockets) as places:
        commands = state + (moves(places[0]) if state[0] == PLAYING[0] else [])
        sent = (flood(place, commands, f"s{number}") for number, place in enumerate(places))
        return sum(await all_of(*sent))


async def test_every_refusal_of_every_command(house: House) -> None:
    ann, ben, cis = await house.guests(3)
    before = [len(server.logged()) for server in house.servers]
    unbegun, running = await ann.make([HOST_SEAT, OPEN]), await house.table([ann, ben])
    over, left = await house.table([ann, ben]), await house.table([ann, ben, cis])
    resigned = await house.table([ann, ben, cis])
    closed = await house.table([ann, ben], spectators=False)
    removing, loud = await ann.make([HOST_SEAT, OPEN]), await house.table([ann, ben])
    await cis.sit(removing, 1)
    async with ann.at(removing) as place:
        await place.do("remove", person=cis.id)
    async with cis.at(loud) as place:
        for _ in range(EACH_STRANGER):
            await place.do("say", text="ahoy")
    async with ben.at(over) as place:
        await place.do("resign", seat=1)
    async with ann.at(left) as place:
        await place.do("stand", seat=0)
    async with ann.at(resigned) as place:
        await place.do("resign", seat=0)
    refused = 0
    for table, state in (
        *((unbegun, OPEN_TABLE + ANYWHERE), (running, PLAYING + ANYWHERE), (over, OVER + ANYWHERE)),
        *((left, LEFT + ANYWHERE), (resigned, RESIGNED + ANYWHERE)),
    ):
        refused += await flood_all(house, ann, table, state)
    others = {closed: UNSEATED, unbegun: GUEST, removing: REMOVED, loud: SAID}
    for table, state in others.items():
        refused += await flood_all(house, cis, table, state)
    nobody = Person(house.server, "nobody")  # without a token
    looking: list[Refused] = [
        ({"type": "say", "text": "ahoy"}, "spectators-only-look"),
        ({"type": "undo", "seat": 0}, "spectators-only-look"),
    ]
    refused += await flood_all(house, nobody, running, looking)
    assert refused >= 100 * ROUNDS
    unharmed(house, before)
    for server in house.servers:
        assert httpx.get(f"{server.url}/healthz").status_code == 200
