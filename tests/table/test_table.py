"""A table is its log read again: every rule of who may do what, without any I/O."""

from collections.abc import Callable

import pytest

from tidetable import games
from tidetable.engine.errors import IllegalAction, RecordError, TidetableError
from tidetable.engine.record import verify
from tidetable.table import entries as log
from tidetable.table.table import Result, Table, TableError
from tidetable.text import LANGUAGES, Text

PEOPLE = ["ann", "ben", "cis", "dan"]
Ply = Callable[[Table], log.AnyEntry]


def made(players: int = 2, **plans: object) -> log.Made:
    game = games.get("kadora")
    given: dict[str, object] = {
        "seats": [log.SeatPlan("host"), *[log.SeatPlan("open")] * (players - 1)],
        **plans,
    }
    return log.Made(
        game="kadora",
        players=players,
        options={},
        host="ann",
        seed="7",
        rules=game.rules_version,
        data_hash=game.data.hash,
        **given,  # type: ignore[arg-type]
    )


class Kept:
    """A table with the log that a server would keep of it."""

    def __init__(self, first: log.Made) -> None:
        self.log: list[tuple[log.AnyEntry, float]] = [(first, 0.0)]
        self.table = Table("t", first, 0.0)
        self.at = 0.0

    def add(self, entry: log.AnyEntry, after: float = 1.0) -> None:
        self.at += after
        self.log.append((entry, self.at))
        self.table.add(entry, self.at)

    def move(self, choice: int = 0, after: float = 1.0) -> int:
        """The seat to move decides; gives back which it was."""
        table = self.table
        seat = table.to_move()
        person = table.seats[seat].person or ""
        action = table.state.actions()[choice % len(table.state.actions())]
        move = table.game.move(table.state, action)
        self.add(table.move(person, table.ply, move), after)
        return seat

    def turn(self) -> int:
        """Decide until another seat is to move."""
        seat = self.move()
        while self.table.to_move() == seat:
            self.move()
        return seat


def begun(players: int = 2, **plans: object) -> Kept:
    kept = Kept(made(players, **plans))
    for seat, person in enumerate(PEOPLE[:players]):
        if kept.table.seats[seat].plan.kind != "bot":
            kept.add(kept.table.sit(seat, person, person.title(), False))
    kept.add(kept.table.begin("ann"))
    return kept


def refused(code: str, do: Callable[[], object]) -> None:
    with pytest.raises(TidetableError) as refusal:
        do()
    assert refusal.value.code == code


def same(one: Table, two: Table) -> bool:
    def told(table: Table) -> object:
        seats = [(s.person, s.name, s.bot, s.resigned, s.away) for s in table.seats]
        clocks = (table.clocks.banks, table.clocks.running, table.clocks.since)
        game = None if table.session is None else (table.record(), table.session.past)
        return table.seq, table.ply, table.status, seats, clocks, game, list(table.chat)

    return told(one) == told(two)


def test_a_table_is_its_log_read_again() -> None:
    kept = begun(3, clock=log.ClockPlan(bank=100, increment=2))
    table = kept.table
    kept.add(table.say("ann", "Ann", "ahoy"))
    for choice in range(5):
        kept.move(choice)
    kept.add(table.stand(2, "cis"))
    kept.add(table.stand_in(2, "ann", "random"))
    kept.add(table.resign(1, "ben"))
    again = Table("t", made(3, clock=log.ClockPlan(bank=100, increment=2)), 0.0)
    for entry, at in kept.log[1:]:
        again.add(log.decoder.decode(log.encoder.encode(entry)), at)
    assert same(table, again)


def test_commands_change_nothing() -> None:
    kept = begun()
    table = kept.table
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
def test_a_game_of_other_rules_or_numbers_halts(field: str, value: object, why: str) -> None:
    kept = begun()
    for choice in range(4):
        kept.move(choice)
    kept.add(kept.table.stand(1, "ben"))
    kept.add(kept.table.say("ann", "Ann", "what now?"))
    first = made()
    setattr(first, field, value)
    table = Table("t", first, 0.0)
    for entry, at in kept.log[1:]:
        table.add(entry, at)
    assert (table.status, table.why, table.seq) == ("halted", why, kept.table.seq)
    assert [(seat.person, seat.away) for seat in table.seats] == [("ann", False), ("ben", True)]
    assert len(table.chat) == 1
    assert table.words == (None if field == "game" else "kadora")
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
        assert "{" not in Text(language, table.words).error(table.halted or RecordError("?"))
    table.conclude(Result([1], [30, 20]))
    assert (table.status, table.winners(), table.scores()) == ("over", [1], [30, 20])
    refused("game-over", lambda: table.resign(0, "ann"))


def test_a_log_that_does_not_replay_halts() -> None:
    kept = begun()
    kept.add(log.Moved(0, 10**6))
    assert (kept.table.status, kept.table.why) == ("halted", "record-illegal")
    kept.add(log.Moved(0, 0))
    kept.add(log.Undid(0, 0))
    kept.add(log.Resigned(0))
    assert kept.table.status == "halted"


def test_a_game_goes_on_with_the_numbers_it_was_begun_with() -> None:
    game = games.get("kadora")
    numbers = {**game.data.values, "threshold": 11}
    first = made()
    first.data_hash = game.numbers(numbers).hash
    kept = Kept(first)
    assert kept.table.why == "record-data"
    kept.table = Table("t", first, 0.0, numbers)
    for seat, person in enumerate(PEOPLE[:2]):
        kept.add(kept.table.sit(seat, person, person, False))
    kept.add(kept.table.begin("ann"))
    while kept.table.status == "playing":
        kept.move(kept.table.ply)
    assert kept.table.record()["data"] == numbers
    assert verify(game, kept.table.record()).scores() == kept.table.scores()


def test_moves_are_checked() -> None:
    kept = begun()
    table = kept.table
    seat = table.to_move()
    move = table.game.move(table.state, table.state.actions()[0])
    refused("not-your-turn", lambda: table.move(PEOPLE[1 - seat], 0, move))
    refused("not-seated", lambda: table.move("eve", 0, move))
    refused("stale", lambda: table.move(PEOPLE[seat], 1, move))
    with pytest.raises(IllegalAction):
        table.move(PEOPLE[seat], 0, {"do": "fly"})
    fresh = Kept(made()).table
    refused("not-begun", lambda: fresh.move("ann", 0, move))


def test_a_game_ends_and_has_winners() -> None:
    kept = begun(3)
    while kept.table.status == "playing":
        kept.move(kept.table.ply)
    table = kept.table
    assert table.winners() == table.state.winners()
    assert table.over_at == kept.at
    refused("game-over", lambda: table.resign(0, "ann"))
    refused("game-over", lambda: table.undo(0, "ann"))
    refused("game-over", lambda: table.stand(0, "ann"))


def test_the_best_of_the_others_wins_when_the_winner_had_resigned() -> None:
    kept = begun(3)
    while kept.table.state.steps < 10:
        kept.move(kept.table.ply)
    for seat in range(3):
        trial = Kept(made(3))
        for entry, _ in kept.log[1:]:
            trial.add(entry)
        trial.add(trial.table.resign(seat, PEOPLE[seat]))
        while trial.table.status == "playing":
            actions = trial.table.state.actions()
            trial.add(log.Moved(trial.table.to_move(), actions[trial.table.ply % len(actions)]))
        winners = trial.table.winners()
        assert seat not in winners
        if trial.table.state.winners() == [seat]:
            assert winners


def test_the_last_one_left_wins() -> None:
    kept = begun(3)
    kept.add(kept.table.resign(0, "ann"))
    kept.add(kept.table.resign(2, "cis"))
    assert kept.table.status == "over"
    assert kept.table.winners() == [1]


def test_a_fair_undo_needs_nobody() -> None:
    kept = begun()
    table = kept.table
    seat = kept.move()
    undo = table.undo(seat, PEOPLE[seat])
    assert isinstance(undo, log.Undid)
    kept.add(undo)
    assert (table.state.steps, table.ply) == (0, 2)
    refused("nothing-to-undo", lambda: table.undo(seat, PEOPLE[seat]))
    refused("not-your-seat", lambda: table.undo(seat, PEOPLE[1 - seat]))


def test_an_unfair_undo_needs_every_other_person_once() -> None:
    seats = [log.SeatPlan("host"), *[log.SeatPlan("open")] * 3]
    kept = Kept(made(4, seats=seats))
    for seat, person in enumerate(["ann", "ben", "ben", "cis"]):  # ben sits on two seats
        kept.add(kept.table.sit(seat, person, person, False))
    kept.add(kept.table.begin("ann"))
    table = kept.table
    while table.to_move() != 0:
        kept.turn()
    kept.turn()
    asked = table.undo(0, "ann")
    assert isinstance(asked, log.AskedUndo)
    kept.add(asked)
    refused("nothing-asked", lambda: table.answer(0, "ann", True))
    kept.add(table.answer(1, "ben", True))
    assert table.agreed_on() is None
    kept.add(table.answer(3, "cis", True))
    undo = table.agreed_on()
    assert undo == log.Undid(0, asked.keep)
    kept.add(undo)
    assert table.asked is None
    assert table.agreed_on() is None
    assert table.to_move() == 0


def test_one_no_is_enough_and_a_move_answers_too() -> None:
    kept = begun()
    table = kept.table
    seat = kept.turn()
    for answer in ("no", "move"):
        kept.add(table.undo(seat, PEOPLE[seat]))
        assert table.asked is not None
        if answer == "no":
            kept.add(table.answer(1 - seat, PEOPLE[1 - seat], False))
        else:
            kept.move()
        assert table.asked is None
        refused("nothing-asked", lambda: table.answer(1 - seat, PEOPLE[1 - seat], True))


def test_bots_do_not_mind_an_undo() -> None:
    kept = begun(2, seats=[log.SeatPlan("host"), log.SeatPlan("bot", "random")])
    table = kept.table
    while table.to_move() == 1 or table.ply == 0:
        kept.add(log.Moved(table.to_move(), table.state.actions()[0]))
    while table.to_move() == 0:
        kept.move()
    kept.add(log.Moved(1, table.state.actions()[0]))
    assert isinstance(table.undo(0, "ann"), log.Undid)


def test_leaving_and_coming_back() -> None:
    kept = begun(3)
    table = kept.table
    refused("seat-taken", lambda: table.stand_in(1, "ann", "random"))
    refused("nobody-stands-in", lambda: table.come_back(1, "ben"))
    kept.add(table.stand(1, "ben"))
    refused("already-left", lambda: table.stand(1, "ben"))
    assert table.others("ann") == {"cis"}
    kept.add(table.come_back(1, "ben"))
    kept.add(table.stand(1, "ben"))
    refused("not-seated", lambda: table.stand_in(1, "eve", "random"))
    refused("unknown-bot", lambda: table.stand_in(1, "ann", "genius"))
    kept.add(table.stand_in(1, "ann", "random"))
    refused("seat-taken", lambda: table.stand_in(1, "ann", "random"))
    refused("bot-stands-in", lambda: table.undo(1, "ben"))
    refused("not-your-seat", lambda: table.come_back(1, "ann"))
    kept.add(table.come_back(1, "ben"))
    assert table.seats[1].present


def test_leaving_before_the_game_frees_the_seat() -> None:
    kept = Kept(made())
    table = kept.table
    kept.add(table.sit(1, "ben", "Ben", False))
    kept.add(table.stand(1, "ben"))
    assert not table.seats[1].taken
    assert table.seats[1].name is None
    kept.add(table.sit(1, "cis", "Cis", False))


def test_running_out_of_time_per_move() -> None:
    kept = begun(2, clock=log.ClockPlan(per_move=10))
    table = kept.table
    seat = table.to_move()
    assert table.ran_out(kept.at + 9) is None
    out = table.ran_out(kept.at + 10)
    assert out == log.RanOut(seat)
    kept.add(out, after=10)
    assert table.clocks.ends() is None
    refused("bot-stands-in", lambda: table.move(PEOPLE[seat], 0, {}))
    kept.add(table.come_back(seat, PEOPLE[seat]))
    assert table.clocks.ends() == kept.at + 10


def out_of_time(players: int, **plans: object) -> tuple[Kept, int]:
    """A seat's bank is used up and a bot plays for it."""
    kept = begun(players, clock=log.ClockPlan(bank=40), **plans)
    seat = kept.table.to_move()
    kept.add(log.RanOut(seat), after=41)
    assert kept.table.clocks.left(seat, kept.at) == 0
    return kept, seat


def test_the_others_may_let_one_back_whose_bank_is_used_up() -> None:
    kept, seat = out_of_time(3)
    table = kept.table
    one, two = (other for other in range(3) if other != seat)
    refused("nothing-asked", lambda: table.answer(one, PEOPLE[one], True, "come-back"))
    kept.add(table.come_back(seat, PEOPLE[seat]))
    assert table.asked_back == seat
    refused("already-asked", lambda: table.come_back(seat, PEOPLE[seat]))
    refused("nothing-asked", lambda: table.answer(seat, PEOPLE[seat], True, "come-back"))
    refused("nothing-asked", lambda: table.answer(one, PEOPLE[one], True))  # of another request
    kept.add(table.answer(one, PEOPLE[one], True, "come-back"))
    assert table.agreed_on() is None
    kept.add(log.Moved(seat, table.state.actions()[0]))  # the game goes on; the question stands
    kept.add(table.answer(two, PEOPLE[two], True, "come-back"))
    back = table.agreed_on()
    assert back == log.CameBack(seat, 10.0)
    kept.add(back)
    assert table.seats[seat].present
    assert table.clocks.left(seat, kept.at) == 10.0
    assert table.asked_back is None
    assert table.agreed_on() is None


def test_one_no_keeps_the_bot_playing() -> None:
    kept, seat = out_of_time(3)
    table = kept.table
    other = (seat + 1) % 3
    kept.add(table.come_back(seat, PEOPLE[seat]))
    kept.add(table.answer(other, PEOPLE[other], False, "come-back"))
    assert table.asked_back is None
    assert table.agreed_on() is None
    assert table.seats[seat].bot is not None
    kept.add(table.come_back(seat, PEOPLE[seat]))  # asking again is allowed
    kept.add(table.resign(seat, PEOPLE[seat]))
    assert table.asked_back is None


def test_bots_do_not_mind_who_comes_back() -> None:
    kept, seat = out_of_time(2)
    other = 1 - seat
    kept.add(kept.table.stand(other, PEOPLE[other]))
    back = kept.table.come_back(seat, PEOPLE[seat])
    assert back == log.CameBack(seat, 10.0)
    # Who leaves while being asked holds nobody up.
    kept, seat = out_of_time(3)
    table = kept.table
    one, two = (other for other in range(3) if other != seat)
    kept.add(table.come_back(seat, PEOPLE[seat]))
    kept.add(table.answer(one, PEOPLE[one], True, "come-back"))
    kept.add(table.stand(two, PEOPLE[two]))
    assert table.agreed_on() == log.CameBack(seat, 10.0)


def test_what_others_do_gives_nobody_more_time() -> None:
    kept = begun(3, clock=log.ClockPlan(per_move=10))
    table = kept.table
    ends = table.clocks.ends()
    idle = next(seat for seat in range(3) if seat != table.to_move())
    kept.add(table.say("ann", "Ann", "hurry"))
    kept.add(table.stand(idle, PEOPLE[idle]))
    kept.add(table.come_back(idle, PEOPLE[idle]))
    kept.add(table.resign(idle, PEOPLE[idle]))
    assert table.clocks.ends() == ends


def test_eyes_of_a_shared_device() -> None:
    seats = [log.SeatPlan("host"), log.SeatPlan("open"), log.SeatPlan("host")]
    kept = Kept(made(3, seats=seats))
    for seat, person in enumerate(["ann", "ben", "ann"]):
        kept.add(kept.table.sit(seat, person, person, False))
    kept.add(kept.table.begin("ann"))
    table = kept.table
    seen = set()
    for _ in range(12):
        mover = table.to_move()
        eyes = table.eyes("ann")
        assert eyes == (2 if mover == 1 else mover)
        assert table.eyes("ben") == 1
        assert table.eyes("eve") is None
        seen.add((mover, eyes))
        kept.move(kept.table.ply)
    assert len(seen) == 3


def test_seats_have_rules() -> None:
    seats = [log.SeatPlan("host"), log.SeatPlan("invited"), log.SeatPlan("bot", "random")]
    kept = Kept(made(3, seats=seats))
    table = kept.table
    refused("seat-taken", lambda: table.sit(0, "ben", "Ben", True))
    refused("seat-taken", lambda: table.sit(2, "ben", "Ben", True))
    refused("needs-invitation", lambda: table.sit(1, "ben", "Ben", False))
    refused("no-such-seat", lambda: table.sit(3, "ben", "Ben", True))
    refused("no-such-seat", lambda: table.sit(-1, "ben", "Ben", True))
    refused("seats-free", lambda: table.begin("ann"))
    word = table.invitation(1, b"secret")
    assert table.is_invited(1, word, b"secret")
    assert not table.is_invited(0, word, b"secret")
    assert not table.is_invited(1, word, b"other")


def test_who_may_begin() -> None:
    kept = Kept(made(2, seats=[log.SeatPlan("open"), log.SeatPlan("open")]))
    table = kept.table
    kept.add(table.sit(0, "ben", "Ben", False))
    kept.add(table.sit(1, "cis", "Cis", False))
    refused("host-only", lambda: table.begin("eve"))
    assert table.begin("cis") == log.Began()  # the host does not play
    assert table.begin("ann") == log.Began()
    other = Kept(made()).table
    refused("host-only", lambda: other.begin("ben"))


def test_a_closed_table_hears_only_its_own() -> None:
    table = begun(2, spectators=False).table
    refused("not-seated", lambda: table.say("eve", "Eve", "psst"))
    assert isinstance(begun().table.say("eve", "Eve", "psst"), log.Said)


def test_a_log_begins_only_once() -> None:
    kept = begun()
    with pytest.raises(ValueError, match="only once"):
        kept.table.add(made(), 1.0)


def test_no_state_before_the_deal() -> None:
    with pytest.raises(TableError, match="not-begun"):
        _ = Kept(made()).table.state
