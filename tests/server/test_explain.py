"""A refused move is explained by the server, only to the person to move, and leaks nothing."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients import House, Person, Refusal
from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.game import Game, State

DRAW = {"do": "draw", "stack": 0}


async def asked(person: Person, table: str, ply: int, move: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = await person.post(
        f"/api/tables/{table}/explain", {"ply": ply, "move": move}
    )
    return answer


async def test_a_refused_move_is_explained_and_not_made(sqlite_house: House) -> None:
    ann, ben = [await sqlite_house.guest(name, "nl") for name in ("Ann", "Ben")]
    table = await sqlite_house.table([ann, ben])
    async with ann.at(table) as place, ben.at(table) as other:
        mover, waiter = (ann, ben) if place.now["choices"] else (ben, ann)
        now = place.now if place.now["choices"] else other.now
        found = await asked(mover, table, now["ply"], DRAW)
        assert found["code"] == "must-place"
        assert found["message"] == "Leg eerst een kaart uit je hand."
        legal = now["choices"][0]["move"]
        assert (await asked(mover, table, now["ply"], legal))["code"] is None
        taken = {**legal, "cell": next(full_cells(now["view"]))}
        found = await asked(mover, table, now["ply"], taken)
        assert (found["code"], found["params"]) == ("cell-taken", {"cell": taken["cell"]})
        for person, ply, code, status in (
            (waiter, now["ply"], "not-your-turn", 409),
            (await sqlite_house.guest("Cas"), now["ply"], "not-seated", 403),
            (mover, now["ply"] + 1, "stale", 400),
        ):
            with pytest.raises(Refusal) as refused:
                await asked(person, table, ply, DRAW)
            assert (refused.value.code, refused.value.status) == (code, status)
    async with mover.at(table) as place:
        assert place.now["ply"] == now["ply"]
        assert place.now["seq"] == now["seq"]


def full_cells(view: dict[str, Any]) -> Iterator[list[int]]:
    for row, line in enumerate(view["block"]):
        yield from ([row, column] for column, card in enumerate(line) if card)


@pytest.mark.parametrize("name", games.names())
def test_an_explanation_depends_only_on_what_the_seat_knows(name: str) -> None:
    """Every refusal is the same in all states that the seat cannot tell apart."""
    game = games.get(name)
    codes = set()
    for players in (min(game.players), max(game.players)):
        state, rng = game.new(players, 7), Rng(7)
        for step in range(120):
            if state.over:
                break
            if step % 8 == 0:
                others = [state.resample(int(state.to_move), seed) for seed in range(2)]
                for action in range(step % 31, game.action_count, 1 + game.action_count // 300):
                    found = refusal(game, state, action)
                    assert [refusal(game, other, action) for other in others] == [found, found]
                    codes.add(found and found[0])
            actions = state.actions()
            state.apply(actions[int(rng.below(len(actions)))])
    assert len(codes) > 5


def refusal(game: Game, state: State, action: int) -> tuple[str, object] | None:
    found = game.refusal(state, action)
    return None if found is None else (found.code, found.params)
