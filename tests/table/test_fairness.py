"""Nobody gains by undo, by leaving or by returning: no information, no time."""

import pytest

from tests.table.test_table import PEOPLE, Logged, begun, made, refused
from tidetable.table import entries as log
from tidetable.table.table import UNDOS, Table

BANK = log.TimeControl(bank=60, increment=10)
PER_MOVE = log.TimeControl(per_move=30)


def turns(**plans: object) -> Logged:
    """A game with increments for turns, as new tables have them."""
    return begun(2, increments="turn", **plans)


def drawn(players: int = 2, **plans: object) -> tuple[Logged, int]:
    """A game in which a seat has seen a card that was hidden, and that seat."""
    logged = begun(players, **plans)
    return logged, logged.turn()


def lefts(logged: Logged) -> list[float | None]:
    return logged.table.clocks.all_left(logged.at)


# -- undo and what was learned -----------------------------------------------------------------


@pytest.mark.parametrize("absence", ["left", "stand-in", "timeout"])
def test_an_absent_person_must_agree_to_an_undo(absence: str) -> None:
    logged, seat = drawn(clock=log.TimeControl(per_move=30))
    table, other = logged.table, 1 - seat
    if absence == "timeout":
        logged.add(log.RanOut(other), after=30)
    else:
        logged.add(table.stand(other, PEOPLE[other]))
        if absence == "stand-in":
            logged.add(table.stand_in(other, PEOPLE[seat]))
    while table.to_move() == other:
        logged.add(log.Moved(other, table.state.actions()[0]))
    assert isinstance(table.undo(seat, PEOPLE[seat], logged.at), log.AskedUndo)
    logged.add(table.undo(seat, PEOPLE[seat], logged.at))
    assert table.missing("undo") == [other]
    assert table.agreed_on(logged.at) is None
    logged.move()  # asking does not hold up the game
    assert table.undo_request is None


def test_an_absent_person_may_answer() -> None:
    logged, seat = drawn()
    table, other = logged.table, 1 - seat
    logged.add(table.stand(other, PEOPLE[other]))
    logged.add(table.undo(seat, PEOPLE[seat], logged.at))
    logged.add(table.answer(other, PEOPLE[other], True))
    assert isinstance(table.agreed_on(logged.at), log.Undid)


def test_who_has_resigned_is_not_asked() -> None:
    logged = begun(3)
    table = logged.table
    seat = logged.turn()
    one, two = (other for other in range(3) if other != seat)
    logged.add(table.resign(one, PEOPLE[one]))
    logged.add(table.undo(seat, PEOPLE[seat], logged.at))
    assert table.missing("undo") == [two]


def test_at_a_rated_table_only_what_nobody_learned_from_can_be_undone() -> None:
    logged = begun(2, rated=True)
    table = logged.table
    seat = logged.move()
    assert isinstance(table.undo(seat, PEOPLE[seat], logged.at), log.Undid)
    while table.to_move() == seat:
        logged.move()
    refused("rated-undo", lambda: table.undo(seat, PEOPLE[seat], logged.at))
    logged.add(table.stand(1 - seat, PEOPLE[1 - seat]))
    refused("rated-undo", lambda: table.undo(seat, PEOPLE[seat], logged.at))


def test_a_request_can_be_withdrawn_and_is_made_once_per_position() -> None:
    logged, seat = drawn(3)
    table = logged.table
    other = table.to_move()
    logged.add(table.undo(seat, PEOPLE[seat], logged.at))
    refused("already-asked", lambda: table.undo(seat, PEOPLE[seat], logged.at))
    logged.add(table.answer(other, PEOPLE[other], True))
    refused("already-answered", lambda: table.answer(other, PEOPLE[other], True))
    logged.add(table.answer(seat, PEOPLE[seat], False))
    assert table.undo_request is None
    refused("already-asked", lambda: table.undo(seat, PEOPLE[seat], logged.at))
    logged.move()
    assert isinstance(table.undo(seat, PEOPLE[seat], logged.at), log.AskedUndo)


def test_requests_of_two_players_do_not_replace_each_other() -> None:
    logged, seat = drawn(3)
    table = logged.table
    other = logged.turn()
    logged.add(table.undo(seat, PEOPLE[seat], logged.at))
    refused("others-ask", lambda: table.undo(other, PEOPLE[other], logged.at))


def test_an_answer_counts_only_for_the_request_it_names() -> None:
    logged, seat = drawn(3)
    table = logged.table
    other = table.to_move()
    logged.add(table.undo(seat, PEOPLE[seat], logged.at))
    ply = table.ply
    refused("nothing-asked", lambda: table.answer(other, PEOPLE[other], True, "undo", other, ply))
    refused("nothing-asked", lambda: table.answer(other, PEOPLE[other], True, "undo", seat, 0))
    assert table.answer(other, PEOPLE[other], True, "undo", seat, ply) == log.Answered(other, True)


def test_a_request_ends_when_its_player_leaves() -> None:
    logged, seat = drawn(3)
    logged.add(logged.table.undo(seat, PEOPLE[seat], logged.at))
    logged.add(logged.table.stand(seat, PEOPLE[seat]))
    assert logged.table.undo_request is None


# -- clocks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("increments", ["turn", "decision"])
def test_move_and_undo_give_no_increments(increments: str) -> None:
    logged = begun(2, increments=increments, clock=BANK)
    table = logged.table
    seat = table.to_move()
    for _ in range(30):
        logged.move(after=0.1)
        logged.add(table.undo(seat, PEOPLE[seat], logged.at), after=0.1)
    assert lefts(logged)[seat] == pytest.approx(60 - 30 * 0.2)


def test_move_and_undo_give_no_time_per_move() -> None:
    logged = turns(clock=PER_MOVE)
    table = logged.table
    seat = table.to_move()
    ends = table.clocks.ends()
    for _ in range(5):
        logged.move(after=2)
        logged.add(table.undo(seat, PEOPLE[seat], logged.at), after=2)
    assert table.clocks.ends() == ends
    logged.move(after=2)
    refused("no-time-to-undo", lambda: table.undo(seat, PEOPLE[seat], logged.at + 8))


def test_undo_does_not_drain_the_bank_of_the_opponent() -> None:
    logged = turns(clock=BANK)
    table = logged.table
    seat = table.to_move()
    while table.to_move() == seat:
        logged.move(after=0)
    other = 1 - seat
    before = lefts(logged)
    logged.at += 20  # the opponent thinks
    logged.add(table.undo(seat, PEOPLE[seat], logged.at), after=0)
    logged.add(log.Answered(other, True), after=5)
    entry = table.agreed_on(logged.at)
    assert isinstance(entry, log.Undid)
    logged.add(entry, after=0)
    after = lefts(logged)
    assert after[other] == before[other]
    assert after[seat] == 60 - 20  # without the increment


@pytest.mark.parametrize("clock", [BANK, PER_MOVE])
def test_nobody_returns_to_new_time(clock: log.TimeControl) -> None:
    logged = turns(clock=clock)
    table = logged.table
    seat = table.to_move()
    ends = table.clocks.ends()
    for _ in range(5):
        logged.add(table.stand(seat, PEOPLE[seat]))
        logged.add(table.stand_in(seat, PEOPLE[1 - seat]))
        logged.add(table.come_back(seat, PEOPLE[seat], logged.at))
        assert table.clocks.ends() == ends
    logged.add(table.stand(seat, PEOPLE[seat]))
    logged.add(table.stand_in(seat, PEOPLE[1 - seat]))
    assert ends is not None
    refused("bot-decides", lambda: table.come_back(seat, PEOPLE[seat], ends))
    logged.add(log.Moved(seat, table.state.actions()[0]))
    assert isinstance(table.come_back(seat, PEOPLE[seat], logged.at), log.CameBack)


def test_an_outage_costs_nobody_time() -> None:
    logged = turns(clock=BANK)
    table = logged.table
    seat = table.to_move()
    since = logged.at
    move = log.Moved(seat, table.state.actions()[0], up=since + 3)
    logged.add(move, after=100_000)  # the server was down
    assert lefts(logged)[seat] is not None
    assert table.clocks.left(seat, since + 3) == 57


def test_a_rated_return_needs_the_consent_of_absent_people_too() -> None:
    logged = begun(2, clock=log.TimeControl(bank=40), rated=True)
    table = logged.table
    seat = table.to_move()
    logged.add(log.RanOut(seat), after=41)
    logged.add(table.stand(1 - seat, PEOPLE[1 - seat]))
    logged.add(table.come_back(seat, PEOPLE[seat], logged.at))
    assert table.missing("come-back") == [1 - seat]
    assert table.agreed_on(logged.at) is None


def test_logs_without_server_time_replay() -> None:
    """Entries as they were stored before: without `up`, with undo and increments by decision."""
    first = made(2, clock=BANK)
    table = Table("t", log.decoder.decode(log.encoder.encode(first)), 0.0)
    stored = [
        b'{"entry":"sat","seat":0,"person":"ann","name":"Ann","rating":null}',
        b'{"entry":"sat","seat":1,"person":"ben","name":"Ben","rating":null}',
        b'{"entry":"began"}',
    ]
    for number, raw in enumerate(stored):
        table.add(log.decoder.decode(raw), float(number))
    seat = table.to_move()
    action = table.state.actions()[0]
    table.add(log.decoder.decode(b'{"entry":"moved","seat":%d,"action":%d}' % (seat, action)), 12.0)
    assert table.clocks.left(seat, 12.0) == 60  # 10 used, 10 gained
    table.add(log.decoder.decode(b'{"entry":"undid","seat":%d,"keep":0}' % seat), 15.0)
    assert (table.state.steps, table.clocks.left(seat, 15.0)) == (0, 47)
    assert b"up" not in log.encoder.encode(log.Began())


def test_nobody_fills_the_log_by_moving_and_undoing() -> None:
    """It ends some time, for each seat by itself."""
    logged = begun()
    table = logged.table
    for _ in range(UNDOS):
        seat = logged.move()
        logged.add(table.undo(seat, PEOPLE[seat], logged.at))
    seat = logged.turn()
    refused("enough-undone", lambda: table.undo(seat, PEOPLE[seat], logged.at))
    other = logged.move()
    assert isinstance(table.undo(other, PEOPLE[other], logged.at), log.Undid)
