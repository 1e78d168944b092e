"""Views: JSON, as their schema says, and of the same shape for everybody."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given

from tests.engine.contract.schema import mismatch
from tests.engine.modes import Mode, everywhere, fewer_examples, looks, seeds
from tidetable.engine.game import NOBODY, State


@everywhere
@fewer_examples
@given(seed=seeds)
def test_every_view_fits_the_published_schema(mode: Mode, seed: int) -> None:
    schema = mode.game.view_schema()
    state = mode.new(seed)
    for action in looks(state, seed):
        assert mismatch(state.view(viewer_of(mode, state)), schema, schema) is None
        if state.steps % 8 == 0:
            assert mismatch(state.reveal(), schema, schema) is None
        state.apply(action)
    assert mismatch(state.reveal(), schema, schema) is None
    for viewer in mode.viewers():
        assert mismatch(state.view(viewer), schema, schema) is None


def viewer_of(mode: Mode, state: State) -> int | None:
    """One of the viewers: another at each step, because checking them all is slow."""
    viewers = mode.viewers()
    return viewers[int(state.steps) % len(viewers)]


@pytest.mark.parametrize(
    ("view", "expected"),
    [
        ({"name": "x", "seats": [1]}, None),
        ({"name": 5, "seats": [1]}, "view.name: 5 is no string"),
        ({"seats": [1]}, "view.name is missing"),
        ({"name": "x", "seats": [True]}, "view.seats[0]: True is no integer"),
        ({"name": "x", "seats": [], "more": 1}, "view.more is not in the schema"),
    ],
)
def test_the_checker_of_schemas_finds_what_is_wrong(view: object, expected: str | None) -> None:
    fields: Any = {"name": {"type": "string"}, "seats": {"$ref": "#/$defs/Seats"}}
    seats = {"type": "array", "items": {"type": "integer"}}
    schema = {
        "type": "object",
        "properties": fields,
        "required": ["name"],
        "$defs": {"Seats": seats},
    }
    assert mismatch(view, schema, schema) == expected


@everywhere
@given(seed=seeds)
def test_views_are_json(mode: Mode, seed: int) -> None:
    state = mode.new(seed)
    for action in looks(state, seed):
        view = state.view(int(state.to_move))
        assert json.loads(json.dumps(view)) == view
        state.apply(action)
    assert json.loads(json.dumps(state.reveal())) == state.reveal()


@everywhere
@given(seed=seeds)
def test_the_parts_of_a_view_for_the_wire_are_the_view(mode: Mode, seed: int) -> None:
    """The server puts views together from a public part, which is made without a seat, and a
    personal one. Parts of them are encoded."""
    state = mode.new(seed)
    for action in looks(state, seed):
        assert_parts_fit(mode, state, viewer_of(mode, state))
        assert on_the_wire(mode.game.choices(state)) == [
            {"move": mode.game.move(state, one), "preview": mode.game.preview(state, one)}
            for one in state.actions()
        ]
        state.apply(action)
    for viewer in mode.viewers():
        assert_parts_fit(mode, state, viewer)


def assert_parts_fit(mode: Mode, state: State, viewer: int | None) -> None:
    game, seat = mode.game, NOBODY if viewer is None else viewer
    public, personal = game.public_part(state), game.personal_part(state, seat)
    assert not public.keys() & personal.keys()
    assert on_the_wire(game.header(state, seat) | public | personal) == state.view(viewer)


def on_the_wire(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def assert_within(part: object, whole: object, path: str = "view") -> None:
    """All that a view shows is there when nothing is hidden, in the same place."""
    if isinstance(part, dict):
        assert isinstance(whole, dict), path
        for name, inner in part.items():
            assert name in whole, f"{path}.{name}"
            assert_within(inner, whole[name], f"{path}.{name}")
    elif isinstance(part, list):
        assert isinstance(whole, list), path
        assert len(part) == len(whole), path
        for number, (inner, outer) in enumerate(zip(part, whole, strict=True)):
            assert_within(inner, outer, f"{path}[{number}]")


@everywhere
@fewer_examples
@given(seed=seeds)
def test_reveal_has_the_shape_of_a_view_with_nothing_hidden(mode: Mode, seed: int) -> None:
    state = mode.new(seed)
    for action in looks(state, seed):
        view, reveal = state.view(viewer_of(mode, state)), state.reveal()
        assert set(view) == set(reveal)
        assert_within(view, reveal)
        state.apply(action)
    assert_within(state.view(0), state.reveal())


@everywhere
@given(seed=seeds)
def test_what_every_view_says(mode: Mode, seed: int) -> None:
    state = mode.new(seed)
    for action in looks(state, seed):
        for viewer in mode.viewers():
            view = state.view(viewer)
            assert view["game"] == mode.game.name
            assert view["players"] == mode.players
            assert view["seat"] == viewer
            assert view["to_move"] == state.to_move
        state.apply(action)
    assert state.view(None)["to_move"] == -1


@everywhere
def test_a_view_never_holds_the_seed(mode: Mode) -> None:
    seed = 987654321987654321
    state = mode.finished(seed)
    for viewer in mode.viewers():
        assert str(seed) not in json.dumps(state.view(viewer))
        assert str(seed) not in json.dumps(state.events(viewer))
