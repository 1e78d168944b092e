"""A table that was begun before the data of its game changed continues as it began."""

import msgspec
import pytest

from tests.engine.make_fixtures import FIXTURES
from tests.table.test_table import PEOPLE, Logged, made
from tidetable import games
from tidetable.engine.record import Record, verify
from tidetable.table.table import Table

EARLIER = sorted((FIXTURES / "earlier").glob("*.jsonl"))


def old_games() -> list[Record]:
    """One recorded game of every way to play."""
    lines = [line for file in EARLIER for line in file.read_bytes().splitlines()]
    found = [msgspec.json.decode(line, type=Record) for line in lines]
    return list({f"{one.game} {one.players} {one.options}": one for one in found}.values())


@pytest.mark.parametrize("old", old_games(), ids=lambda old: f"{old.game}-{old.players}")
def test_the_log_of_an_old_table_is_replayed_to_its_result(old: Record) -> None:
    first = msgspec.structs.replace(
        made(old.players, old.game, str(old.seed)), options=old.options, data_hash=old.data_hash
    )
    logged = Logged(first)
    table = logged.table
    for seat in range(old.players):
        logged.add(table.sit(seat, PEOPLE[seat], PEOPLE[seat].title(), False))
    logged.add(table.begin("ann"))
    for action in old.actions:
        person = table.seats[table.to_move()].person
        assert person is not None
        logged.add(table.move(person, table.ply, table.game.move(table.state, action)))
    assert table.status == "over"
    assert old.result is not None
    assert table.state.scores() == old.result.scores
    assert table.state.setup.options == old.options
    again = Table("t", first, 0.0)
    for entry, at in logged.log[1:]:
        again.add(entry, at)
    recorded = msgspec.to_builtins(old)
    del recorded["names"]  # a state knows none
    assert again.state.record() == table.state.record() == recorded
    assert verify(games.get(old.game), again.state.record()).over
