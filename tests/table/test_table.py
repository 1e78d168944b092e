"""Tables without I/O: a table is rebuilt from its log, and every command has its rules."""

from collections.abc import Callable
from typing import Any

import pytest

from tidetable import games
from tidetable.engine.errors import IllegalAction, RecordError, TidetableError
from tidetable.engine.record import verify
from tidetable.table import entries as log
from tidetable.table.table import ALL_STRANGERS, EACH_STRANGER, FinalResult, Table, TableError
from tidetable.text import LANGUAGES, Text

PEOPLE = ["ann", "ben", "cis", "dan"]
Ply = Callable[[Table], log.AnyEntry]


def made(players: int = 2, name: str = "kadora", seed: str = "7", **plans: object) -> log.Made:
    game = games.get(name)
    given: dict[str, object] = {
        "seats": [log.SeatPlan("host"), *[log.SeatPlan("open")] * (players - 1)],
        "options": {},
        **plans,
    }
    return log.Made(
        game=name,
        players=players,
        host="ann",
        seed=seed,
        rules=game.rules_version,
        data_hash=game.data.hash,
        **given,  # type: ignore[arg-type]
    )


class Logged:
    """A table with the log that a server would store."""

    def __init__(self, first: log.Made) -> None:
        self.log: list[tuple[log.AnyEntry, float]] = [(first, 0.0)]
        self.table = Table("t", first, 0.0)
        self.at = 0.0

    def add(self, entry: log.AnyEntry, after: float = 1.0) -> None:
        self.at += after
        self.log.append((entry, self.at))
        self.table.add(entry, self.at)

    def move(self, choice: int = 0, after: float = 1.0) -> int:
        """Let the seat to move decide; returns that seat."""
        table = self.table
        seat = table.to_move()
        person = table.seats[seat].person or ""
        action = table.state.actions()[choice % len(table.state.actions())]
        move = table.game.move(table.state, action)
        self.add(table.move(person, table.ply, move), after)
        return seat

    def turn(self) -> int:
        """Decide until another seat is to move; returns the seat that decided."""
        seat = self.move()
        while self.table.to_move() == seat:
            self.move()
        return seat


def begun(players: int = 2, **plans: Any) -> Logged:
    logged = Logged(made(players, **plans))
    for seat, person in enumerate(PEOPLE[:players]):
        if logged.table.seats[seat].plan.kind != "bot":
            logged.add(logged.table.sit(seat, person, person.title(), False))
    logged.add(logged.table.begin("ann"))
    return logged


def refused(code: str, do: Callable[[], object]) -> None:
    with pytest.raises(TidetableError) as refusal:
        do()
    assert refusal.value.code == code


def same(one: Table, two: Table) -> bool:
    def content(table: Table) -> object:
        seats = [(s.person, s.name, s.bot, s.resigned, s.away) for s in table.seats]
        clocks = (table.clocks.banks, table.clocks.running, table.clocks.since, table.clocks.past)
        game = None if table.session is None else (table.record(), table.session.past)
        return table.seq, table.ply, table.status, seats, clocks, game, list(table.chat)

    return content(one) == content(two)


def test_a_table_is_rebuilt_from_its_log() -> None:
    logged = begun(3, clock=log.TimeControl(bank=100, increment=2))
    table = logged.table
    logged.add(table.say("ann", "Ann", "ahoy"))
    for choice in range(5):
        logged.move(choice)
    logged.add(table.stand(2, "cis"))
    logged.add(table.stand_in(2, "ann"))
    logged.add(table.resign(1, "ben"))
    again = Table("t", made(3, clock=log.TimeControl(bank=100, increment=2)), 0.0)
    for entry, at in logged.log[1:]:
        again.add(log.decoder.decode(log.encoder.encode(entry)), at)
    assert same(table, again)


def test_commands_do_not_change_the_table() -> None:
    logged = begun()
    table = logged.table
    seat = table.to_move()
    move = table.game.move(table.state, table.state.actions()[0])
    before = (table.seq, table.ply, table.record())
    table.move(PEOPLE[seat], 0, move)
    table.resign(0, "ann")
    table.stand(0, "ann")
    assert (table.seq, table.ply, table.record()) == before


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("rules", 99, "record-rules"),
        ("data_hash", "x", "record-data"),
        ("game", "x", "unknown-game"),
    ],
)
def test_a_game_with_unknown_rules_or_data_halts(field: str, value: object, why: str) -> None:
    logged = begun()
    for choice in range(4):
        logged.move(choice)
    logged.add(logged.table.stand(1, "ben"))
    logged.add(logged.table.say("ann", "Ann", "what now?"))
    first = made()
    setattr(first, field, value)
    table = Table("t", first, 0.0)
    for entry, at in logged.log[1:]:
        table.add(entry, at)
    assert (table.status, table.halt_code, table.seq) == ("halted", why, logged.table.seq)
    assert [(seat.person, seat.away) for seat in table.seats] == [("ann", False), ("ben", True)]
    assert len(table.chat) == 1
    assert table.catalogue == (None if field == "game" else "kadora")
    for do in (
        lambda: table.move("ann", table.ply, {}),
        lambda: table.resign(0, "ann"),
        lambda: table.sit(1, "cis", "Cis", True),
        lambda: table.begin("ann"),
        lambda: table.record(),
        lambda: table.game,
    ):
        refused("halted", do)
    for language in LANGUAGES:
        assert "{" not in Text(language, table.catalogue).error(table.halted or RecordError("?"))
    table.conclude(FinalResult([1], [30, 20]))
    assert (table.status, table.winners(), table.scores()) == ("over", [1], [30, 20])
    refused("game-over", lambda: table.resign(0, "ann"))


def test_a_log_that_does_not_replay_halts() -> None:
    logged = begun()
    logged.add(log.Moved(0, 10**6))
    assert (logged.table.status, logged.table.halt_code) == ("halted", "record-illegal")
    logged.add(log.Moved(0, 0))
    logged.add(log.Undid(0, 0))
    logged.add(log.Resigned(0))
    assert logged.table.status == "halted"


def test_a_game_continues_with_the_data_it_was_begun_with() -> None:
    game = games.get("kadora")
    numbers = {**game.data.values, "threshold": 11}
    first = made()
    first.data_hash = game.numbers(numbers).hash
    logged = Logged(first)
    assert logged.table.halt_code == "record-data"
    logged.table = Table("t", first, 0.0, numbers)
    for seat, person in enumerate(PEOPLE[:2]):
        logged.add(logged.table.sit(seat, person, person, False))
    logged.add(logged.table.begin("ann"))
    while logged.table.status == "playing":
        logged.move(logged.table.ply)
    assert logged.table.record()["data"] == numbers
    assert verify(game, logged.table.record()).scores() == logged.table.scores()


def test_moves_are_checked() -> None:
    logged = begun()
    table = logged.table
    seat = table.to_move()
    move = table.game.move(table.state, table.state.actions()[0])
    refused("not-your-turn", lambda: table.move(PEOPLE[1 - seat], 0, move))
    refused("not-seated", lambda: table.move("eve", 0, move))
    refused("stale", lambda: table.move(PEOPLE[seat], 1, move))
    with pytest.raises(IllegalAction):
        table.move(PEOPLE[seat], 0, {"do": "fly"})
    fresh = Logged(made()).table
    refused("not-begun", lambda: fresh.move("ann", 0, move))


def test_a_game_ends_and_has_winners() -> None:
    logged = begun(3)
    while logged.table.status == "playing":
        logged.move(logged.table.ply)
    table = logged.table
    assert table.winners() == table.state.winners()
    assert table.over_at == logged.at
    refused("game-over", lambda: table.resign(0, "ann"))
    refused("game-over", lambda: table.undo(0, "ann", logged.at))
    refused("game-over", lambda: table.stand(0, "ann"))


def test_the_best_of_the_others_wins_if_the_winner_resigned() -> None:
    logged = begun(3)
    while logged.table.state.steps < 10:
        logged.move(logged.table.ply)
    for seat in range(3):
        trial = Logged(made(3))
        for entry, _ in logged.log[1:]:
            trial.add(entry)
        trial.add(trial.table.resign(seat, PEOPLE[seat]))
        while trial.table.status == "playing":
            actions = trial.table.state.actions()
            trial.add(log.Moved(trial.table.to_move(), actions[trial.table.ply % len(actions)]))
        winners = trial.table.winners()
        assert seat not in winners
        if trial.table.state.winners() == [seat]:
            assert winners


def test_the_last_player_left_wins() -> None:
    logged = begun(3)
    logged.add(logged.table.resign(0, "ann"))
    logged.add(logged.table.resign(2, "cis"))
    assert logged.table.status == "over"
    assert logged.table.winners() == [1]


def test_a_fair_undo_needs_no_consent() -> None:
    logged = begun()
    table = logged.table
    seat = logged.move()
    undo = table.undo(seat, PEOPLE[seat], logged.at)
    assert isinstance(undo, log.Undid)
    logged.add(undo)
    assert (table.state.steps, table.ply) == (0, 2)
    refused("nothing-to-undo", lambda: table.undo(seat, PEOPLE[seat], logged.at))
    refused("not-your-seat", lambda: table.undo(seat, PEOPLE[1 - seat], logged.at))


def test_an_unfair_undo_needs_the_consent_of_every_other_person() -> None:
    seats = [log.SeatPlan("host"), *[log.SeatPlan("invited")] * 3]
    logged = Logged(made(4, seats=seats))
    for seat, person in enumerate(["ann", "ben", "ben", "cis"]):  # ben sits on two seats
        logged.add(logged.table.sit(seat, person, person, True))
    logged.add(logged.table.begin("ann"))
    table = logged.table
    while table.to_move() != 0:
        logged.turn()
    logged.turn()
    asked = table.undo(0, "ann", logged.at)
    assert isinstance(asked, log.AskedUndo)
    logged.add(asked)
    refused("nothing-asked", lambda: table.answer(0, "ann", True))
    logged.add(table.answer(1, "ben", True))
    assert table.agreed_on(logged.at) is None
    logged.add(table.answer(3, "cis", True))
    undo = table.agreed_on(logged.at)
    assert undo == log.Undid(0, asked.keep)
    logged.add(undo)
    assert table.undo_request is None
    assert table.agreed_on(logged.at) is None
    assert table.to_move() == 0


def test_a_refusal_or_a_move_ends_an_undo_request() -> None:
    for answer in ("no", "move"):
        logged = begun()
        table = logged.table
        seat = logged.turn()
        logged.add(table.undo(seat, PEOPLE[seat], logged.at))
        assert table.undo_request is not None
        if answer == "no":
            logged.add(table.answer(1 - seat, PEOPLE[1 - seat], False))
        else:
            logged.move()
        assert table.undo_request is None
        with pytest.raises(TableError, match="nothing-asked"):
            table.answer(1 - seat, PEOPLE[1 - seat], True)


def test_bots_need_not_agree_to_an_undo() -> None:
    logged = begun(2, seats=[log.SeatPlan("host"), log.SeatPlan("bot", "random")])
    table = logged.table
    while table.to_move() == 1 or table.ply == 0:
        logged.add(log.Moved(table.to_move(), table.state.actions()[0]))
    while table.to_move() == 0:
        logged.move()
    logged.add(log.Moved(1, table.state.actions()[0]))
    assert isinstance(table.undo(0, "ann", logged.at), log.Undid)


def test_leaving_and_coming_back() -> None:
    logged = begun(3)
    table = logged.table
    refused("not-away", lambda: table.stand_in(1, "ann"))
    refused("nobody-stands-in", lambda: table.come_back(1, "ben", logged.at))
    logged.add(table.stand(1, "ben"))
    refused("already-left", lambda: table.stand(1, "ben"))
    assert table.others("ann") == {"cis"}
    logged.add(table.come_back(1, "ben", logged.at))
    logged.add(table.stand(1, "ben"))
    refused("not-seated", lambda: table.stand_in(1, "eve"))
    logged.add(table.stand_in(1, "ann"))
    refused("seat-taken", lambda: table.stand_in(1, "ann"))
    refused("bot-stands-in", lambda: table.undo(1, "ben", logged.at))
    refused("not-your-seat", lambda: table.come_back(1, "ann", logged.at))
    logged.add(table.come_back(1, "ben", logged.at))
    assert table.seats[1].present


def test_leaving_before_the_game_frees_the_seat() -> None:
    logged = Logged(made())
    table = logged.table
    logged.add(table.sit(1, "ben", "Ben", False))
    logged.add(table.stand(1, "ben"))
    assert not table.seats[1].taken
    assert table.seats[1].name is None
    logged.add(table.sit(1, "cis", "Cis", False))


def test_running_out_of_time_per_move() -> None:
    logged = begun(2, clock=log.TimeControl(per_move=10))
    table = logged.table
    seat = table.to_move()
    assert table.ran_out(logged.at + 9) is None
    out = table.ran_out(logged.at + 10)
    assert out == log.RanOut(seat)
    logged.add(out, after=10)
    assert table.clocks.ends() is None
    refused("bot-stands-in", lambda: table.move(PEOPLE[seat], 0, {}))
    refused("bot-decides", lambda: table.come_back(seat, PEOPLE[seat], logged.at))
    logged.add(log.Moved(seat, table.state.actions()[0]))
    logged.add(table.come_back(seat, PEOPLE[seat], logged.at))
    assert table.clocks.ends() == logged.at - 1 + 10


def out_of_time(players: int, **plans: object) -> tuple[Logged, int]:
    """A game in which a seat has used up its bank and a bot plays for it."""
    logged = begun(players, clock=log.TimeControl(bank=40), **plans)
    seat = logged.table.to_move()
    logged.add(log.RanOut(seat), after=41)
    assert logged.table.clocks.left(seat, logged.at) == 0
    return logged, seat


def test_the_others_may_let_a_player_without_time_return() -> None:
    logged, seat = out_of_time(3)
    table = logged.table
    one, two = (other for other in range(3) if other != seat)
    refused("nothing-asked", lambda: table.answer(one, PEOPLE[one], True, "come-back"))
    logged.add(table.come_back(seat, PEOPLE[seat], logged.at))
    assert table.return_request == seat
    refused("already-asked", lambda: table.come_back(seat, PEOPLE[seat], logged.at))
    refused("nothing-asked", lambda: table.answer(seat, PEOPLE[seat], True, "come-back"))
    refused("nothing-asked", lambda: table.answer(one, PEOPLE[one], True))  # of another request
    logged.add(table.answer(one, PEOPLE[one], True, "come-back"))
    assert table.agreed_on(logged.at) is None
    logged.add(log.Moved(seat, table.state.actions()[0]))  # the game continues; the request stands
    logged.add(table.answer(two, PEOPLE[two], True, "come-back"))
    back = table.agreed_on(logged.at)
    assert back == log.CameBack(seat, 10.0)
    logged.add(back)
    assert table.seats[seat].present
    assert table.clocks.left(seat, logged.at) == 10.0
    assert table.return_request is None
    assert table.agreed_on(logged.at) is None


def test_a_refusal_keeps_the_bot_playing() -> None:
    logged, seat = out_of_time(3)
    table = logged.table
    other = (seat + 1) % 3
    logged.add(table.come_back(seat, PEOPLE[seat], logged.at))
    logged.add(table.answer(other, PEOPLE[other], False, "come-back"))
    assert table.return_request is None
    assert table.agreed_on(logged.at) is None
    assert table.seats[seat].bot is not None
    refused("already-asked", lambda: table.come_back(seat, PEOPLE[seat], logged.at))
    logged.add(log.Moved(seat, table.state.actions()[0]))
    logged.add(table.come_back(seat, PEOPLE[seat], logged.at))  # later, asking again is allowed
    logged.add(table.resign(seat, PEOPLE[seat]))
    assert table.return_request is None


def test_bots_need_not_agree_to_a_return() -> None:
    logged, seat = out_of_time(2)
    other = 1 - seat
    logged.add(logged.table.stand(other, PEOPLE[other]))
    back = logged.table.come_back(seat, PEOPLE[seat], logged.at)
    assert back == log.CameBack(seat, 10.0)
    # A player who leaves need not answer any more.
    logged, seat = out_of_time(3)
    table = logged.table
    one, two = (other for other in range(3) if other != seat)
    logged.add(table.come_back(seat, PEOPLE[seat], logged.at))
    logged.add(table.answer(one, PEOPLE[one], True, "come-back"))
    logged.add(table.stand(two, PEOPLE[two]))
    assert table.agreed_on(logged.at) == log.CameBack(seat, 10.0)


def test_commands_of_others_do_not_add_time() -> None:
    logged = begun(3, clock=log.TimeControl(per_move=10))
    table = logged.table
    ends = table.clocks.ends()
    idle = next(seat for seat in range(3) if seat != table.to_move())
    logged.add(table.say("ann", "Ann", "hurry"))
    logged.add(table.stand(idle, PEOPLE[idle]))
    logged.add(table.come_back(idle, PEOPLE[idle], logged.at))
    logged.add(table.resign(idle, PEOPLE[idle]))
    assert table.clocks.ends() == ends


def test_the_viewer_on_a_shared_device() -> None:
    seats = [log.SeatPlan("host"), log.SeatPlan("open"), log.SeatPlan("host")]
    logged = Logged(made(3, seats=seats))
    for seat, person in enumerate(["ann", "ben", "ann"]):
        logged.add(logged.table.sit(seat, person, person, False))
    logged.add(logged.table.begin("ann"))
    table = logged.table
    seen = set()
    for _ in range(12):
        mover = table.to_move()
        viewer = table.viewer("ann")
        assert viewer == (2 if mover == 1 else mover)
        assert table.viewer("ben") == 1
        assert table.viewer("eve") is None
        seen.add((mover, viewer))
        logged.move(logged.table.ply)
    assert len(seen) == 3


def test_who_may_sit() -> None:
    seats = [log.SeatPlan("host"), log.SeatPlan("invited"), log.SeatPlan("bot", "random")]
    logged = Logged(made(3, seats=seats))
    table = logged.table
    refused("seat-taken", lambda: table.sit(0, "ben", "Ben", True))
    refused("seat-taken", lambda: table.sit(2, "ben", "Ben", True))
    refused("needs-invitation", lambda: table.sit(1, "ben", "Ben", False))
    refused("no-such-seat", lambda: table.sit(3, "ben", "Ben", True))
    refused("no-such-seat", lambda: table.sit(-1, "ben", "Ben", True))
    refused("seats-free", lambda: table.begin("ann"))
    code = table.invitation(1, b"secret")
    assert table.is_invited(1, code, b"secret")
    assert not table.is_invited(0, code, b"secret")
    assert not table.is_invited(1, code, b"other")


def test_who_may_begin() -> None:
    logged = Logged(made(2, seats=[log.SeatPlan("open"), log.SeatPlan("open")]))
    table = logged.table
    logged.add(table.sit(0, "ben", "Ben", False))
    logged.add(table.sit(1, "cis", "Cis", False))
    refused("host-only", lambda: table.begin("eve"))
    assert table.begin("cis") == log.Began()  # the host does not play
    assert table.begin("ann") == log.Began()
    other = Logged(made()).table
    refused("host-only", lambda: other.begin("ben"))


def test_only_players_write_at_a_table_without_spectators() -> None:
    logged = begun(2, spectators=False)
    table = logged.table
    logged.add(table.say("ann", "Ann", "ahoy"))
    refused("not-seated", lambda: table.say("eve", "Eve", "psst"))
    refused("not-seated", lambda: table.mute("eve", "ann", True))
    refused("not-seated", lambda: table.mute("eve", "ann", False))
    assert isinstance(table.mute("ben", "ann", True), log.Muted)
    assert isinstance(begun().table.say("eve", "Eve", "psst"), log.Said)


def test_people_without_a_seat_cannot_fill_the_log() -> None:
    logged = begun()
    table = logged.table
    logged.add(table.say("ann", "Ann", "ahoy"))
    for number in range(EACH_STRANGER):
        muted = table.mute("eve", "ann", number % 2 == 0)
        assert muted is not None
        logged.add(muted)
    refused("enough-said", lambda: table.mute("eve", "ann", True))
    refused("enough-said", lambda: table.say("eve", "Eve", "psst"))
    while sum(table.strangers.values()) < ALL_STRANGERS:
        logged.add(table.say(f"guest{logged.table.seq}", "Guest", "psst"))
    refused("enough-said", lambda: table.say("fay", "Fay", "psst"))
    assert isinstance(table.say("ben", "Ben", "at last"), log.Said)


def test_sitting_down_and_up_again_is_bounded() -> None:
    logged = Logged(made())
    table = logged.table
    for _ in range(EACH_STRANGER):
        logged.add(table.sit(1, "eve", "Eve", False))
        logged.add(table.stand(1, "eve"))
    refused("enough-said", lambda: table.sit(1, "eve", "Eve", False))
    assert isinstance(table.sit(1, "ben", "Ben", False), log.Sat)


def test_nobody_takes_several_open_seats_unasked() -> None:
    seats = [log.SeatPlan("host"), *[log.SeatPlan("open")] * 2, log.SeatPlan("invited")]
    logged = Logged(made(4, seats=seats))
    table = logged.table
    logged.add(table.sit(0, "ann", "Ann", False))
    logged.add(table.sit(1, "eve", "Eve", False))
    refused("one-seat", lambda: table.sit(2, "eve", "Eve", False))
    assert isinstance(table.sit(2, "ben", "Ben", False), log.Sat)
    assert isinstance(table.sit(2, "ann", "Ann", False), log.Sat)  # the host shares a device
    assert isinstance(table.sit(3, "eve", "Eve", True), log.Sat)  # the host has invited Eve there


def test_only_the_first_entry_creates_a_table() -> None:
    logged = begun()
    with pytest.raises(ValueError, match="first entry"):
        logged.table.add(made(), 1.0)


def test_no_state_before_the_deal() -> None:
    with pytest.raises(TableError, match="not-begun"):
        _ = Logged(made()).table.state
