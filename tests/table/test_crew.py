"""The temperaments of bots at a table: by their names, in the log, only for bots that search."""

import msgspec

from tests.table.test_table import begun
from tidetable.bots import crew
from tidetable.server.summaries import new_made, summary
from tidetable.table import entries as log
from tidetable.table.table import Table


def fresh(id: str, *levels: str) -> Table:
    plans = [log.SeatPlan("host"), *(log.SeatPlan("bot", level) for level in levels)]
    return Table(id, new_made("kadora", len(plans), "ann", plans, {}), 0.0)


def test_the_temperament_belongs_to_the_name() -> None:
    table = fresh("abc", "normal", "hard", "greedy")
    expected = [crew.CREW[crew.name_of("abc", seat)] for seat in (1, 2)]
    assert [table.temper(seat) for seat in range(4)] == [None, *expected, None]
    assert [seat.temper for seat in summary(table).seats] == [None, *expected, None]
    first = msgspec.json.decode(msgspec.json.encode(table.made), type=log.Made)
    again = Table("abc", first, 0.0)  # rebuilt from its log
    assert [again.temper(seat) for seat in range(4)] == [None, *expected, None]


def test_the_bot_to_move_thinks_with_its_temperament_and_a_stand_in_without() -> None:
    logged = begun(2, crew=crew.VERSION)
    table = logged.table
    seat = table.to_move()
    assert table.bot_to_move() is None
    table.seats[seat].lend("normal")
    assert table.bot_to_move() == "normal"
    table.seats[seat].set_plan(log.SeatPlan("bot", "normal"))
    assert table.bot_to_move() == f"normal-{crew.temper_of(table.id, seat)}"


def test_bots_of_older_tables_have_none() -> None:
    old = msgspec.json.encode(fresh("abc", "normal").made)
    fields = msgspec.json.decode(old)
    del fields["crew"]
    table = Table("abc", msgspec.convert(fields, log.Made), 0.0)
    assert [table.temper(seat) for seat in (0, 1)] == [None, None]
