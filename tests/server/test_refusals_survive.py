"""Every refusal of every command, from several sockets at once, on both stores.

A refused command waits for the database in the middle of an exception, which once corrupted memory
in compiled coroutines: the server died, and a client got another client's refusal.

TIDETABLE_REFUSALS=2000 pytest tests/server/test_refusals_survive.py      # the long form
"""

import os
from typing import Any

import httpx

from tests.server.house import HOST_SEAT, OPEN, House, Message, Place, all_of, opened
from tests.server.test_fuzz import unharmed

ROUNDS = int(os.environ.get("TIDETABLE_REFUSALS", "8"))
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
    ({"type": "fly"}, "bad-message"),
]
OPEN_TABLE: list[Refused] = [
    ({"type": "move", "ply": 0, "move": MOVE}, "not-begun"),
    ({"type": "undo", "seat": 0}, "not-begun"),
    ({"type": "resign", "seat": 0}, "not-begun"),
    ({"type": "come-back", "seat": 0}, "not-begun"),
    ({"type": "stand-in", "seat": 1, "bot": "random"}, "not-begun"),
]
PLAYING: list[Refused] = [
    ({"type": "undo", "seat": 0}, "nothing-to-undo"),
    ({"type": "stand-in", "seat": 1, "bot": "random"}, "seat-taken"),
    ({"type": "come-back", "seat": 0}, "nobody-stands-in"),
]
OVER: list[Refused] = [
    ({"type": "move", "ply": 0, "move": MOVE}, "game-over"),
    ({"type": "undo", "seat": 0}, "game-over"),
    ({"type": "resign", "seat": 0}, "game-over"),
    ({"type": "stand", "seat": 0}, "game-over"),
    ({"type": "stand-in", "seat": 1, "bot": "random"}, "game-over"),
]


def moves(place: Place) -> list[Refused]:
    """Refused moves in a running game, which depend on whose turn it is."""
    stale = "stale" if place.now["choices"] else "not-your-turn"
    illegal = "move-field" if place.now["choices"] else "not-your-turn"
    return [
        ({"type": "move", "ply": 99, "move": MOVE}, stale),
        ({"type": "move", "ply": 0, "move": {"do": "fly"}}, illegal),
    ]


async def flood(place: Place, commands: list[Refused], name: str) -> int:
    """Send all commands without waiting; check that every refusal answers its own command."""
    expected: dict[str, tuple[Message, str]] = {}
    for number in range(ROUNDS):
        for which, (command, code) in enumerate(commands):
            key = f"{name}-{number}-{which}"
            expected[key] = command, code
            await place.send({"key": key, **command})
    await place.until(lambda: expected.keys() <= place.answers.keys() or place.closed is not None)
    assert place.closed is None
    for key, (command, code) in expected.items():
        answer: dict[str, Any] = place.answers[key]
        assert (answer["type"], answer.get("code")) == ("refused", code), (command, answer)
    return len(expected)


async def test_every_refusal_of_every_command(house: House) -> None:
    ann, ben = await house.guests(2)
    before = [len(server.logged()) for server in house.servers]
    unbegun, running = await ann.make([HOST_SEAT, OPEN]), await house.table([ann, ben])
    over = await house.table([ann, ben])
    async with ben.at(over) as place:
        await place.do("resign", seat=1)
    refused = 0
    for table, state in ((unbegun, OPEN_TABLE), (running, PLAYING), (over, OVER)):
        # Sockets of one person, at every process, and at the same process.
        sockets = [ann.at(table, server) for server in (*house.servers, *house.servers)]
        async with opened(*sockets) as places:
            commands = ANYWHERE + state + (moves(places[0]) if table == running else [])
            refused += sum(
                await all_of(
                    *(flood(place, commands, f"s{number}") for number, place in enumerate(places))
                )
            )
    assert refused >= 50 * ROUNDS
    unharmed(house, before)
    for server in house.servers:
        assert httpx.get(f"{server.url}/healthz").status_code == 200
