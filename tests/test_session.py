"""Undo: only a seat's own latest decision, and only if nobody has learned anything from it."""

import pytest

from tidetable import games
from tidetable.engine.game import Json
from tidetable.table.session import Session

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
