"""A person's finished games in pages, and the names in records."""

import asyncio
import json

import pytest

from tests.server.clients import BOT, House, is_over
from tidetable.engine import notation
from tidetable.engine.chance import Rng
from tidetable.engine.errors import RecordError
from tidetable.engine.playout import play_random
from tidetable.games import get
from tidetable.server import imports


def record(players: int = 2) -> dict[str, object]:
    state = get("kadora").new(players=players, seed=1)
    play_random(state, Rng(1))
    return dict(state.record())


def test_names_survive_both_forms_of_a_record() -> None:
    named = {**record(), "names": ["Ann", 'Bob "the" [Bold]']}
    game = get("kadora")
    assert notation.parse(game, notation.write(game, named)) == named
    assert "names" not in notation.parse(game, notation.write(game, record()))


@pytest.mark.parametrize("name", ["", "\u2800", "B" * 31])
def test_what_is_no_name_is_left_out(name: str) -> None:
    assert imports.finished_record(json.dumps({**record(), "names": ["Ann", name]}))[1] is None
    with pytest.raises(RecordError, match="a name for each"):
        imports.finished_record(json.dumps({**record(), "names": ["Ann"]}))


async def test_an_imported_game_shows_the_names_of_its_record(house: House) -> None:
    person = await house.guest("Cis")
    for names in (["Ann", "Bea"], None):
        text = json.dumps({**record(), **({"names": names} if names else {})})
        table = await person.post("/api/replay", {"text": text})
        shown: list[str | None] = [*names] if names else [None, None]
        assert [seat["name"] for seat in table["seats"]] == shown
    assert (await person.get("/api/me/games"))["games"] == []  # nobody's own game


async def test_finished_games_come_newest_first_in_pages(house: House) -> None:
    ann = await house.guest("Ann")
    tables = []
    for _ in range(3):
        table = await house.table([ann], BOT)
        async with ann.at(table) as place:
            await place.send({"type": "resign", "seat": 0, "key": f"k{table}"})
            await place.sees(is_over)
        tables.append(table)
    while len(found := (await ann.get("/api/me/games"))["games"]) < 3:
        await asyncio.sleep(0.02)  # it is counted a moment later
    assert [one["table"] for one in found] == tables[::-1]
    one = found[0]
    assert (one["game"], one["against"], one["seat"], one["place"], one["won"]) == (
        *("kadora", "bots", 0, 2, 0.0),
    )
    assert [seat["name"] for seat in one["seats"]] == ["Ann", None]
    assert [seat["bot"] for seat in one["seats"]] == [None, BOT["bot"]]
    first = await ann.get("/api/me/games", count=2)
    rest = await ann.get("/api/me/games", count=2, after=first["next"])
    assert first["games"] + rest["games"] == found
    assert rest["next"] is None
    assert (await (await house.guest("Eve")).get("/api/me/games"))["games"] == []
