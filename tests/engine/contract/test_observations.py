"""Observations: a view as bytes. They hide what the view hides and show what it shows."""

from hypothesis import given

from tests.engine.modes import Mode, everywhere, looks, random_play, seeds, steps
from tests.engine.outside.nim import Nim
from tidetable.engine.batch import Batch
from tidetable.engine.game import Json, Part, Setup, State

COUNTERS = ("turn", "round")  # of a view that an observation leaves out


def shown(state: State, seat: int) -> Json:
    return {name: part for name, part in state.view(seat).items() if name not in COUNTERS}


@everywhere
@given(seed=seeds, steps=steps)
def test_each_byte_is_one_of_its_codes(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    layout = mode.game.layout(state.setup)
    assert len({part.name for part in layout}) == len(layout)
    for seat in range(mode.players):
        seen = state.observation(seat)
        assert len(seen) == sum(part.size for part in layout)
        at = 0
        for part in layout:
            piece = seen[at : at + part.size]
            assert not part.values or all(code < part.values for code in piece), part.name
            at += part.size


@everywhere
@given(seed=seeds)
def test_it_is_the_same_in_all_states_that_the_seat_cannot_tell_apart(
    mode: Mode, seed: int
) -> None:
    state = mode.new(seed)
    for action in looks(state, seed):
        seat = int(state.steps) % mode.players
        assert state.resample(seat, seed).observation(seat) == state.observation(seat)
        state.apply(action)
    for seat in range(mode.players):
        assert state.resample(seat, seed).observation(seat) == state.observation(seat)


@everywhere
@given(seed=seeds)
def test_it_changes_with_what_the_seat_sees(mode: Mode, seed: int) -> None:
    state = mode.new(seed)
    for action in looks(state, seed):
        seat = int(state.steps) % mode.players
        view, seen = shown(state, seat), state.observation(seat)
        state.apply(action)
        assert (shown(state, seat) == view) == (state.observation(seat) == seen)


@everywhere
def test_a_batch_plays_the_games_that_its_seeds_deal(mode: Mode) -> None:
    game, count = mode.game, 3
    batch = Batch(game, mode.players, mode.new(0).setup.options, game.data, 5, 0, count, True)
    states = [mode.new((5 << 32 | row) << 32) for row in range(count)]
    deals = [1] * count
    size = len(states[0].observation(0))
    for _ in range(150):
        for row, state in enumerate(states):
            shown = batch.observed() if batch.writes else bytes(batch.observations)
            seen = shown[row * size : (row + 1) * size]
            assert batch.to_move[row] == state.to_move
            assert seen == state.observation(int(state.to_move))
            legal = list(batch.legal)[batch.starts[row] : batch.starts[row + 1]]
            assert legal == state.actions()
            assert batch.chosen[row] in legal
        chosen = [int(action) for action in batch.chosen]
        batch.step(b"".join(action.to_bytes(4, "little") for action in chosen))
        for row, state in enumerate(states):
            state.apply(chosen[row])
            paid = list(batch.rewards)[row * mode.players : (row + 1) * mode.players]
            assert bool(batch.done[row]) == state.over
            assert paid == (game.margins(state) if state.over else [0] * mode.players)
            if state.over:
                states[row] = mode.new((5 << 32 | row) << 32 | deals[row])
                deals[row] += 1


@everywhere
def test_something_is_hidden_if_the_game_declares_it(mode: Mode) -> None:
    """Otherwise the tests above would prove nothing: some resampled state differs."""
    state, hidden = mode.new(1), False
    for action in random_play(state, 1):
        hidden = any(state.resample(0, seed).reveal() != state.reveal() for seed in range(3))
        if hidden:
            break
        state.apply(action)
    assert hidden == mode.game.hidden_information


class Laid(Nim):
    """Counts how often its layout is computed."""

    laid = 0

    def layout(self, setup: Setup) -> list[Part]:
        self.laid += 1
        return super().layout(setup)


def test_the_layout_is_computed_once_for_a_game() -> None:
    game = Laid()
    state = game.new(players=2, seed=1)
    while not state.over:
        state.observation(0)
        state.copy().observation(1)
        state.apply(state.actions()[0])
    assert game.laid == 1
