"""What everybody at a table sees besides the game, and who is said to have played."""

from typing import Any

from tests.table.test_table import PEOPLE, Logged, begun
from tidetable.server.results import insert_results, places
from tidetable.server.summaries import summary
from tidetable.server.updates import Feed, SharedParts
from tidetable.table import entries as log
from tidetable.table.table import Table
from tidetable.table.who_played import bot_finished, bot_share


def notices_of(table: Table) -> list[tuple[str, int, int | None]]:
    return [(one.what, one.seat, one.by) for one in table.notices]


def after_a_turn(players: int = 3) -> tuple[Logged, int, list[int]]:
    """The seat that has made a turn, and the others."""
    logged = begun(players)
    seat = logged.turn()
    return logged, seat, [other for other in range(players) if other != seat]


def test_leaving_and_returning_are_noticed() -> None:
    logged = begun(3)
    table = logged.table
    seat, other = table.to_move(), (table.to_move() + 1) % 3
    logged.add(table.stand(seat, PEOPLE[seat]))
    logged.add(table.stand_in(seat, PEOPLE[other], once=True))
    while table.to_move() == seat:
        logged.add(log.Moved(seat, table.state.actions()[0]))
    logged.add(table.come_back(seat, PEOPLE[seat], logged.at))
    logged.add(table.resign(seat, PEOPLE[seat]))
    assert notices_of(table) == [
        ("left", seat, None),
        ("bot-once", seat, other),
        ("bot-done", seat, None),
        ("back", seat, None),
        ("resigned", seat, None),
    ]
    at = [one.event for one in table.notices]
    assert at == sorted(at)
    assert at[0] == at[1] < at[2] == len(table.state.events(None))
    again = Table("t", logged.table.made, 0.0)
    for entry, when in logged.log[1:]:
        again.add(entry, when)
    assert list(again.notices) == list(table.notices)


def test_votes_show_who_has_answered_and_how_they_ended() -> None:
    logged, seat, (one, two) = after_a_turn()
    table = logged.table
    logged.add(table.undo(seat, PEOPLE[seat], logged.at))
    feed = Feed(SharedParts(table), PEOPLE[two])
    feed.next()
    logged.add(table.answer(one, PEOPLE[one], True))
    update = feed.next()
    assert (update.asked_of, update.asked_agreed) == ([two], [one])
    logged.add(table.answer(two, PEOPLE[two], False))
    assert notices_of(table) == [
        ("undo-asked", seat, None),
        ("undo-agreed", seat, one),
        ("undo-refused", seat, two),
    ]


def test_the_player_who_asked_may_withdraw() -> None:
    logged, seat, _ = after_a_turn()
    table = logged.table
    logged.add(table.undo(seat, PEOPLE[seat], logged.at))
    logged.add(table.answer(seat, PEOPLE[seat], False))
    assert notices_of(table)[-1] == ("undo-withdrawn", seat, seat)


def test_a_request_that_the_game_overtakes_has_lapsed() -> None:
    logged, seat, _ = after_a_turn()
    logged.add(logged.table.undo(seat, PEOPLE[seat], logged.at))
    logged.move()
    assert notices_of(logged.table)[-1] == ("undo-lapsed", seat, None)


def test_notices_are_sent_once_and_again_after_an_undo() -> None:
    logged, seat, others = after_a_turn()
    table = logged.table
    feed = Feed(SharedParts(table), PEOPLE[others[0]])
    first = feed.next()
    assert (first.notices_from, first.notices) == (0, [])
    logged.add(table.undo(seat, PEOPLE[seat], logged.at))
    sent: Any = feed.next()
    assert (sent.notices_from, [one.what for one in sent.notices]) == (0, ["undo-asked"])
    for other in others:
        logged.add(table.answer(other, PEOPLE[other], True))
    sent = feed.next()
    assert (sent.notices_from, [one.what for one in sent.notices]) == (1, ["undo-agreed"] * 2)
    before = len(table.state.events(None))
    undid = table.agreed_on(logged.at)
    assert undid is not None
    logged.add(undid)
    sent = feed.next()
    assert sent.notices_from == 0
    assert sent.notices[-1].what == "undone"
    now = len(table.state.events(None))
    assert now < before
    assert {one.event for one in sent.notices} == {now}


def test_a_fair_undo_is_not_worth_a_notice() -> None:
    logged = begun(2)
    seat = logged.move()
    logged.add(logged.table.undo(seat, PEOPLE[seat], logged.at))
    assert notices_of(logged.table) == []


def test_before_the_game_there_are_no_notices() -> None:
    logged = begun(2)
    assert notices_of(logged.table) == []


def test_a_win_that_a_bot_finished_is_not_the_persons() -> None:
    """Also if the bot played the last turn only, and the person came back to look."""
    wins = 0
    for seed in range(8):
        logged = begun(2, seed=f"{seed}")
        table = logged.table
        while not last_turn(table):
            logged.move()
        seat = table.to_move()
        logged.add(table.stand(seat, PEOPLE[seat]))
        logged.add(table.stand_in(seat, PEOPLE[1 - seat], once=True))
        while table.status == "playing" and table.seats[table.to_move()].bot:
            logged.add(log.Moved(seat, table.state.actions()[0]))
        if table.status == "playing":
            logged.add(table.come_back(seat, PEOPLE[seat], logged.at))
        while table.status == "playing":
            logged.move()
        assert bot_finished(table, seat)
        assert not bot_finished(table, 1 - seat)
        assert 0 < bot_share(table, seat) < 0.5
        assert places(table)[seat] == 2
        rows = [row[1] for row in insert_results(table)]
        assert rows[seat][7] == 0
        shown = summary(table).seats
        assert (shown[seat].bot_finished, shown[1 - seat].bot_finished) == (True, False)
        wins += seat in table.winners()
    assert wins, "the seed should let a bot win sometimes"


def last_turn(table: Table) -> bool:
    """Whether the seat to move decides for the last time in this turn."""
    mover = table.to_move()
    future = table.state.copy()
    while not future.over and int(future.to_move) == mover:
        future.apply(future.actions()[0])
    for _ in range(60):
        if future.over:
            return True
        if int(future.to_move) == mover:
            return False
        future.apply(future.actions()[0])
    return False


def test_a_thought_that_was_cut_short_is_noticed_once_and_recorded() -> None:
    logged = begun(2, seats=[log.SeatPlan("host"), log.SeatPlan("bot", "expert")])
    table = logged.table
    bot = next(seat for seat in range(2) if table.seats[seat].bot)
    numbers: list[int] = []
    while len(numbers) < 2:
        if table.to_move() == bot:
            numbers.append(len(table.state.taken()))
            logged.add(log.Moved(bot, table.state.actions()[0], cut_short=True))
        else:
            logged.move()
    assert notices_of(table) == [("cut-short", bot, None)]
    assert table.record()["cut_short"] == numbers
    assert table.game.replay(table.record()).taken() == table.state.taken()
    stored = [log.decoder.decode(log.encoder.encode(entry)) for entry, _ in logged.log]
    again = Table("t", logged.table.made, 0.0)
    for entry in stored[1:]:
        again.add(entry, 0.0)
    assert again.record()["cut_short"] == numbers
    logged.add(log.Undid(1 - bot, numbers[1]))
    assert table.record()["cut_short"] == numbers[:1]


def test_usual_moves_are_stored_and_recorded_as_ever() -> None:
    logged = begun(2)
    logged.turn()
    assert "cut_short" not in logged.table.record()
    assert log.encoder.encode(log.Moved(0, 5)) == b'{"entry":"moved","seat":0,"action":5}'
