"""Legal actions, refusals, and actions as structured moves."""

import json

import pytest
from hypothesis import given

from tests.engine.modes import Mode, chosen, conserved, everywhere, looks, random_play, seeds, steps
from tidetable.engine.chance import Rng
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Json, State

SAMPLED = 6  # illegal actions tried at each step


def assert_refused(state: State, *actions: int) -> None:
    reveal, record = state.reveal(), state.record()
    for action in actions:
        with pytest.raises(IllegalAction) as refused:
            state.apply(action)
        assert refused.value.code
    assert state.reveal() == reveal
    assert state.record() == record


@everywhere
@given(seed=seeds)
def test_legal_actions_all_the_way_to_the_end(mode: Mode, seed: int) -> None:
    state = mode.new(seed)
    check = conserved(mode.game)
    for taken, action in enumerate(random_play(state, seed)):
        actions = state.actions()
        assert actions
        assert actions == sorted(set(actions))
        assert 0 <= actions[0] <= actions[-1] < mode.game.action_count
        assert 0 <= state.to_move < mode.players
        assert state.steps == taken
        state.apply(action)
        check(state)
    assert state.over
    assert state.to_move == -1
    assert state.actions() == []


@everywhere
@given(seed=seeds)
def test_what_is_not_legal_is_refused_and_changes_nothing(mode: Mode, seed: int) -> None:
    state = mode.new(seed)
    rng = Rng(seed)
    for action in looks(state, seed):
        tried = {rng.below(mode.game.action_count) for _ in range(SAMPLED)}
        assert_refused(state, *tried.difference(state.actions()))
        state.apply(action)
    assert_refused(state, *(rng.below(mode.game.action_count) for _ in range(SAMPLED)))


@everywhere
@pytest.mark.parametrize("after", [0, 1, 20, 41, 10_000])
def test_all_illegal_actions_of_some_states_are_refused(mode: Mode, after: int) -> None:
    state = mode.after(after, seed=after)
    legal = set(state.actions())
    reveal, record = state.reveal(), state.record()
    for action in range(mode.game.action_count):
        if action not in legal:
            with pytest.raises(IllegalAction):
                state.apply(action)
    assert (state.reveal(), state.record()) == (reveal, record)


@everywhere
@pytest.mark.parametrize("beyond", [-(10**30), -1, 0, 1, 10**30])
def test_actions_out_of_range_are_refused(mode: Mode, beyond: int) -> None:
    action = beyond if beyond < 0 else mode.game.action_count + beyond
    assert_refused(mode.new(1), action)


@everywhere
@given(seed=seeds)
def test_every_action_is_a_move_and_back(mode: Mode, seed: int) -> None:
    game, state = mode.game, mode.new(seed)
    for action in looks(state, seed):
        moves = [game.move(state, legal) for legal in state.actions()]
        on_the_wire = [json.loads(json.dumps(move)) for move in moves]
        assert on_the_wire == moves
        assert [game.action(state, move) for move in on_the_wire] == state.actions()
        words = [game.write_action(state, legal) for legal in state.actions()]
        assert all(len(word.split()) == 1 for word in words)
        assert [game.read_action(state, word) for word in words] == state.actions()
        state.apply(action)


@everywhere
@given(seed=seeds, steps=steps)
def test_an_illegal_move_is_refused_like_its_action(mode: Mode, seed: int, steps: int) -> None:
    """Moves of another state of the same game are well formed but not always legal."""
    game, state = mode.game, mode.after(steps, seed)
    other = mode.after(steps + 1, seed + 1)
    for action in other.actions():
        move = game.move(other, action)
        if action in state.actions():
            assert game.action(state, move) == action
        else:
            with pytest.raises(IllegalAction) as refused:
                game.action(state, move)
            assert refused.value.code


@everywhere
def test_a_move_that_is_none_is_refused(mode: Mode) -> None:
    state = mode.new(1)
    nonsenses: list[Json] = [{}, {"do": "nonsense"}, {"do": 5}, {"do": None, "x": [1]}]
    for nonsense in nonsenses:
        with pytest.raises(IllegalAction) as refused:
            mode.game.action(state, nonsense)
        assert refused.value.code


@everywhere
@given(seed=seeds)
def test_step_does_what_apply_does(mode: Mode, seed: int) -> None:
    """Search uses step(), which trusts its caller."""
    careful, quick = mode.new(seed), mode.new(seed)
    for action in random_play(careful, seed):
        careful.apply(action)
        quick.step(action)
    assert quick.reveal() == careful.reveal()
    assert quick.record() == careful.record()


@everywhere
@given(seed=seeds, steps=steps)
def test_preview_and_looking_change_nothing(mode: Mode, seed: int, steps: int) -> None:
    game, state = mode.game, mode.after(steps, seed)
    reveal, record = state.reveal(), state.record()
    for action in state.actions():
        json.dumps(game.preview(state, action))
        game.move(state, action)
        game.write_action(state, action)
        assert "\n" not in game.remark(state, action)
    for viewer in mode.viewers():
        state.view(viewer)
        state.events(viewer)
        state.resample(viewer, seed)
    state.scores()
    state.winners()
    assert (state.reveal(), state.record()) == (reveal, record)


@everywhere
@given(seed=seeds)
def test_a_preview_is_the_same_in_every_state_that_the_seat_cannot_tell_apart(
    mode: Mode, seed: int
) -> None:
    """Otherwise it would show the seat to move something hidden."""
    state, rng = mode.new(seed), Rng(seed)
    for action in looks(state, seed):
        other = state.resample(int(state.to_move), seed)
        tried = chosen(state.actions(), rng)
        assert mode.game.preview(state, tried) == mode.game.preview(other, tried)
        state.apply(action)
