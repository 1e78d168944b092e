"""Nobody is ever sent what they may not know: every byte of whole games is looked at."""

import json
from itertools import count

import pytest

from tests.server.clients import (
    BOT,
    HOST_SEAT,
    OPEN,
    House,
    Place,
    Refusal,
    all_of,
    is_over,
    opened,
    spectator,
    varied,
)
from tests.server.leaks import Truth, cards, rebuilt, rows_of, scan
from tests.server.test_results import ended
from tidetable.engine.kadora.model import KadoraState
from tidetable.engine.kadora.resample import hidden_from
from tidetable.engine.kadora.serialize import face
from tidetable.table import entries as log

# In the last turns a placement ends the turn and may still be taken back: the next player may be
# a moment too late for it, and a player who takes back too late for the end.
TOO_LATE = {"not-your-turn", "stale", "game-over"}


async def dither(place: Place) -> None:
    """Play to the end, and now and then take something back."""
    for number in count():
        try:
            if is_over(await place.play(varied, 1)):
                return
            if number % 4 == 1 and place.now["can_undo"]:
                await place.do("undo", seat=place.now["seat"])
        except Refusal as refusal:
            if refusal.args[0] not in TOO_LATE:
                raise


async def leave(place: Place, friend: Place) -> None:
    """Play a little, leave, and watch from another connection."""
    await place.play(varied, 4)
    await place.do("stand", seat=2)
    await friend.do("stand-in", seat=2, bot="random")
    await place.close()
    await place.open()
    await place.sees(is_over)


async def test_no_hidden_card_and_no_seed_is_sent(house: House) -> None:
    people = await house.guests(3)
    table = await house.table(people, BOT)
    places = [person.at(table) for person in people]
    tabs = [people[0].at(table, house.servers[-1]), *(spectator(s, table) for s in house.servers)]
    async with opened(*places, *tabs):
        one, two, three = places
        await all_of(dither(one), dither(two), leave(three, one))
        await all_of(*(tab.sees(lambda now: now["seed"] is not None) for tab in tabs))
    rows = await rows_of(house.server, table)
    for place in (*places, *tabs):
        assert scan(place, rows) > 500


async def test_a_shared_device_gets_one_hand_at_a_time(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await ann.make([HOST_SEAT, OPEN, HOST_SEAT])
    await ben.sit(table, 1)
    await ann.begin(table)
    async with opened(ann.at(table), ben.at(table)) as places:
        await all_of(*(place.play(varied) for place in places))
    rows = await rows_of(house.server, table)
    for place in places:
        assert scan(place, rows) > 500


async def test_the_scanner_finds_planted_leaks(sqlite_house: House) -> None:
    ann, ben = await sqlite_house.guests(2)
    table = await sqlite_house.table([ann, ben])
    async with ann.at(table) as place:
        honest = list(place.raw)
    rows = await rows_of(sqlite_house.server, table)
    scan(place, rows)
    truth = rebuilt(table, rows)
    leaky = json.dumps({**place.now, "view": truth.state.reveal()}).encode()
    as_spectator = json.dumps({**place.now, "seat": None}).encode()
    seed = json.dumps({"type": "done", "key": truth.made.seed}).encode()
    for planted in (leaky, as_spectator, seed):
        place.raw = [*honest, planted]
        with pytest.raises(AssertionError, match=r"was shown|the seed"):
            scan(place, rows)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_scanner_and_the_engine_agree_on_what_is_hidden(players: int) -> None:
    """Two accounts of the same rule. While nothing is taken back they must say the same."""
    played = ended(players)
    rows = [
        (seq, at, log.encoder.encode(entry).decode())
        for seq, (entry, at) in enumerate(played.log, 1)
    ]
    truth, compared = Truth("t", rows), 0
    for seq in range(2, len(rows) + 1):
        table = rebuilt("t", rows, seq)
        if table.session is not None:
            state = table.state
            assert isinstance(state, KadoraState)
            for eyes in (-1, *range(players)):
                faces = [face(state.box, card) for card in hidden_from(state, eyes)]
                hidden = truth.hidden[seq]
                assert hidden is not None
                assert hidden[eyes] == set(cards(faces))
                compared += len(faces)
    assert compared > 1000


async def test_no_secret_in_the_servers_own_log(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with ann.at(table) as place:
        await place.do("say", text="a word in confidence")
    truth = rebuilt(table, await rows_of(house.server, table))
    for server in house.servers:
        said = server.logged()
        for secret in (truth.made.seed, ann.token, "a word in confidence"):
            assert secret not in said
