"""Events: what happened, step by step, as a seat may know it."""

import json

from hypothesis import given

from tests.engine.modes import Mode, everywhere, looks, random_play, seeds, steps
from tidetable.engine.game import Json, State


def all_events(mode: Mode, state: State) -> list[list[Json]]:
    return [state.events(viewer) for viewer in mode.viewers()]


@everywhere
@given(seed=seeds)
def test_events_grow_and_never_change(mode: Mode, seed: int) -> None:
    state = mode.new(seed)
    events = all_events(mode, state)
    for action in looks(state, seed):
        state.apply(action)
        for viewer, before in zip(mode.viewers(), events, strict=True):
            now = state.events(viewer)
            assert len(now) > len(before)
            assert now[: len(before)] == before
        events = all_events(mode, state)


@everywhere
@given(seed=seeds, steps=steps)
def test_since_returns_only_the_rest(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    for viewer in mode.viewers():
        events = state.events(viewer)
        for since in {0, 1, len(events) // 2, len(events) - 1, len(events), len(events) + 5}:
            assert state.events(viewer, since) == events[since:]


@everywhere
@given(seed=seeds)
def test_the_same_whether_asked_early_or_late(mode: Mode, seed: int) -> None:
    """A state that was never asked keeps no log: it replays its history to build one."""
    listened, forgotten = mode.new(seed), mode.new(seed)
    for action in random_play(listened, seed):
        listened.events(0)
        listened.apply(action)
        forgotten.apply(action)
    assert all_events(mode, listened) == all_events(mode, forgotten)


@everywhere
@given(seed=seeds, steps=steps)
def test_the_same_after_replay_and_in_a_copy(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    events = all_events(mode, state)
    assert all_events(mode, mode.game.replay(state.record())) == events
    assert all_events(mode, state.copy()) == events
    assert all_events(mode, mode.game.replay({**state.record(), "seed": None})) == events


@everywhere
@given(seed=seeds, steps=steps)
def test_events_are_json_and_named(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    for events in all_events(mode, state):
        assert json.loads(json.dumps(events)) == events
        assert all(isinstance(event["event"], str) for event in events)


@everywhere
@given(seed=seeds)
def test_everybody_gets_the_same_events(mode: Mode, seed: int) -> None:
    """Masked or whole, an event has the same name, place and fields for all."""
    state = mode.finished(seed)
    whole = state.events(None, reveal=True)
    masked = 0
    for events in all_events(mode, state):
        assert [event["event"] for event in events] == [event["event"] for event in whole]
        assert [set(event) for event in events] == [set(event) for event in whole]
        masked += sum(event != full for event, full in zip(events, whole, strict=True))
    assert (masked > 0) == mode.game.private_events


@everywhere
@given(seed=seeds)
def test_a_masked_event_is_whole_for_one_seat_at_most(mode: Mode, seed: int) -> None:
    state = mode.finished(seed)
    whole = state.events(None, reveal=True)
    by_seat = [state.events(seat) for seat in range(mode.players)]
    for number, masked in enumerate(state.events(None)):
        knowing = [seat for seat, events in enumerate(by_seat) if events[number] == whole[number]]
        if masked != whole[number]:
            assert len(knowing) <= 1
        else:
            assert len(knowing) == mode.players
