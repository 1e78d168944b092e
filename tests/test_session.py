"""Undo: only a seat's own latest decision, and only if nobody has learned anything from it."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.engine.outside.nim import Nim
from tidetable import games
from tidetable.engine.game import Json, State
from tidetable.table.session import EVERY, KEPT, Session

GIVES = 1154
DRAWS = 1152


@pytest.fixture
def session() -> Session:
    return Session(games.get("kadora").new(players=2, seed=11))


def place(session: Session) -> None:
    session.apply(next(action for action in session.state.actions() if action < DRAWS))


def test_there_is_nothing_to_undo_at_first(session: Session) -> None:
    assert session.undo_refusal(0) == "nothing"
    assert session.undo_refusal(1) == "nothing"


def test_a_placement_can_be_undone_before_drawing(session: Session) -> None:
    seat = int(session.state.to_move)
    before = session.state.reveal()
    place(session)
    assert session.undo_refusal(seat) is None
    session.undo()
    assert session.state.reveal() == before
    assert session.undo_refusal(seat) == "nothing"


def test_a_draw_cannot_be_undone(session: Session) -> None:
    seat = int(session.state.to_move)
    place(session)
    session.apply(DRAWS)
    assert session.undo_refusal(seat) == "learned"


def test_undo_stops_at_another_seats_decision(session: Session) -> None:
    seat = int(session.state.to_move)
    place(session)
    session.apply(DRAWS)
    place(session)
    assert session.undo_refusal(seat) == "other"
    assert session.undo_refusal(1 - seat) is None


def test_a_gift_and_the_following_placement_are_undone_one_by_one(session: Session) -> None:
    while not any(action >= GIVES for action in session.state.actions()):
        session.apply(session.state.actions()[0])
    seat = int(session.state.to_move)
    before = session.state.reveal()
    session.apply(session.state.actions()[-1])
    place(session)
    for _ in range(2):
        assert session.undo_refusal(seat) is None
        session.undo()
    assert session.state.reveal() == before


def test_a_resumed_game_can_be_undone(session: Session) -> None:
    seat = int(session.state.to_move)
    place(session)
    record: Json = session.state.record()
    resumed = Session.resumed(session.state.game, record)
    assert resumed.state.reveal() == session.state.reveal()
    assert resumed.undo_refusal(seat) is None


def test_undo_keeps_corrected_data() -> None:
    game = games.get("kadora")
    data = dict(game.data.values, threshold=7)
    session = Session(game.new(players=2, seed=1, data=data))
    place(session)
    session.undo()
    assert session.state.setup.data.values["threshold"] == 7


@pytest.mark.parametrize("name", games.names())
def test_undo_returns_to_what_a_replay_gives(name: str) -> None:
    """Undo goes on from a position that was kept: it must be as if nothing had happened since."""
    chance = random.Random(name)
    game = games.get(name)
    session = Session(game.new(players=game.players[0], seed=5))
    for asked in range(40):
        for _ in range(chance.randrange(30)):
            if not session.state.over:
                session.apply(chance.choice(session.state.actions()))
        if asked > 20:  # from now on, somebody reads what has happened
            session.state.events(None)
        session.undo_to(chance.randrange(len(session.past) + 1))
        state = session.state
        again = game.replay({**state.record(), "result": None})
        assert len(session.past) == len(state.taken())
        assert state.taken() == again.taken()
        assert (state.reveal(), state.since, state.learned) == (
            again.reveal(),
            again.since,
            again.learned,
        )
        assert state.record() == again.record()
        assert state.events(None) == again.events(None)


class Endless(Nim):
    """A game that never ends, and counts what it performs."""

    performed = 0

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]([0])

    def perform(self, state: State, action: i64) -> None:
        self.performed += 1
        state.to_move = 1 - state.to_move


def test_an_undo_costs_the_same_late_in_a_game() -> None:
    """Only the last few actions are replayed, however long the game is."""
    game = Endless()
    session = Session(game.new(players=2, seed=1))
    for _ in range(400):
        session.apply(0)
    game.performed = 0
    for _ in range(100):
        session.undo()
        session.apply(0)
    assert game.performed < 400 + 100 * (EVERY + 1)
    assert len(session.kept) <= KEPT + 1
    game.performed = 0
    for _ in range(300):  # back to where nothing is kept any more
        session.undo()
    assert game.performed < 300 * (EVERY + 1) + 400 * 300 / (KEPT * EVERY)


class Rolling(Endless):
    """A game in which each action needs another kind of outcome."""

    chance_after_deal = True

    def legal(self, state: State) -> vec[i64]:
        return vec[i64]([0, 1])

    def perform(self, state: State, action: i64) -> None:
        state.chance.pick("coin" if action == 0 else "die", 2 if action == 0 else 6)


def test_after_an_undo_another_outcome_may_be_needed() -> None:
    session = Session(Rolling().new(players=2, seed=1))
    session.apply(0)
    session.undo()
    session.apply(1)
    assert [outcome.label for outcome in session.state.chance.outcomes] == ["die"]
