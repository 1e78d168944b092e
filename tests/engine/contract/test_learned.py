"""`learned` counts the moments that undo cannot go back behind (docs/decisions/0003)."""

from hypothesis import given

from tests.engine.modes import Mode, everywhere, looks, random_play, seeds


@everywhere
@given(seed=seeds)
def test_the_deciding_seat_learns_nothing_unless_it_is_counted(mode: Mode, seed: int) -> None:
    """Without a count, the action shows the seat the same in every state it cannot tell apart."""
    state = mode.new(seed)
    for action in looks(state, seed):
        seat, before = int(state.to_move), state.learned
        possible = [state.resample(seat, seed + n) for n in range(3)]
        state.apply(action)
        assert state.learned >= before
        if state.learned == before:
            for other in possible:
                other.apply(action)
                assert other.view(seat) == state.view(seat)


@everywhere
@given(seed=seeds)
def test_some_decisions_can_be_taken_back_if_the_game_declares_it(mode: Mode, seed: int) -> None:
    """If every decision counted, there would be no undo; where nothing is learned, none counts."""
    state = mode.new(seed)
    counted = []
    for action in random_play(state, seed):
        before = state.learned
        state.apply(action)
        counted.append(state.learned != before)
    assert (sum(counted) < len(counted)) == mode.game.undoable
    learns = mode.game.hidden_information or mode.game.chance_after_deal
    assert (sum(counted) > 0) == learns


@everywhere
def test_replaying_counts_the_same(mode: Mode) -> None:
    state = mode.finished(seed=2)
    assert mode.game.replay(state.record()).learned == state.learned
    assert state.copy().learned == state.fork().learned == state.learned
