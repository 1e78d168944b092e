"""The ends of games that are solved exactly: the solver is right, fair, and the expert uses it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tidetable import bots, games
from tidetable.bots import Perspective, Settings
from tidetable.bots.ismcts import solved
from tidetable.bots.players import Searcher
from tidetable.engine.game import State

PLENTY = 10**9
ENDS: list[tuple[str, int, Callable[[Any], bool]]] = [
    ("kadora", 2, lambda state: state.last_turns == 1),
    ("kadora", 4, lambda state: state.last_turns == 1),
    ("octocube", 2, lambda state: state.last_round),
    *(("poseidon", n, lambda state: state.last_turns == 1) for n in (2, 3, 4)),
]


def ends(game: str, players: int, here: Callable[[Any], bool], count: int) -> Iterator[State]:
    """The first positions of this kind with a choice, one of each deal."""
    greedy = bots.get("greedy")
    for seed in range(100):
        state = games.get(game).new(players=players, seed=seed)
        while not state.over and not (here(state) and len(state.actions()) > 1):
            state.apply(greedy.choose(Perspective(state), 0).action)
        if not state.over:
            yield state
            count -= 1
        if count == 0:
            return


def values_of(state: State) -> list[float]:
    seen = Perspective(state)
    return solved(seen.base, seen.seat, PLENTY)


@pytest.mark.parametrize(("game", "players", "here"), ENDS)
def test_a_solution_depends_only_on_what_the_seat_knows(
    game: str, players: int, here: Callable[[Any], bool]
) -> None:
    for state in ends(game, players, here, 3):
        seat = int(state.to_move)
        values = values_of(state)
        assert len(values) == len(state.actions())
        assert all(0 <= value <= 1 for value in values)
        for guess in range(2):
            other = state.resample(seat, guess)
            assert solved(other, seat, PLENTY) == pytest.approx(values)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kadoras_last_turn_is_the_mean_over_all_that_may_be_hidden(players: int) -> None:
    """Against many resampled games: placing a card ends the game, so its result is the worth."""
    samples = 200
    doubtful = 0
    for state in ends("kadora", players, lambda state: state.last_turns == 1, 12):
        seat = int(state.to_move)
        values = values_of(state)
        unsure = [
            n for n, value in enumerate(values) if 0 < value < 1 and state.actions()[n] < 1152
        ]
        for n in {0, *unsure[:2]}:
            action, value = state.actions()[n], values[n]
            won = 0.0
            for seed in range(samples):
                world = state.resample(seat, seed)
                world.step(action)
                assert world.over
                won += world.rewards()[seat]
            doubt = (max(value * (1 - value), 0.01) / samples) ** 0.5
            assert won / samples == pytest.approx(value, abs=4.5 * doubt)
            doubtful += 0 < value < 1
    assert doubtful


def test_kadoras_last_two_turns_against_a_rival_who_solves_the_last_one() -> None:
    """Each hand that the rival may hold is as likely as its share of resampled states."""
    samples = 20
    for state in ends("kadora", 2, lambda state: state.last_turns == 2, 1):
        seat = int(state.to_move)
        values = values_of(state)
        actions = state.actions()
        for n in {0, values.index(max(values))}:
            if actions[n] >= 16 * 72:
                continue  # a gift, after which the seat itself decides
            won = 0.0
            for seed in range(samples):
                world = state.resample(seat, seed)
                world.step(actions[n])
                won += rival_plays(world, seat)
            doubt = (max(values[n] * (1 - values[n]), 0.02) / samples) ** 0.5
            assert won / samples == pytest.approx(values[n], abs=4.5 * doubt)


def rival_plays(state: State, seat: int) -> float:
    """The seat's share of the win when its rival does what is best for it, or any of these."""
    if state.over:
        return state.rewards()[seat]
    values = values_of(state)
    best = [
        action
        for action, value in zip(state.actions(), values, strict=True)
        if value >= max(values) - 1e-9
    ]
    total = 0.0
    for action in best:
        after = state.copy()
        after.step(action)
        total += rival_plays(after, seat)
    return total / len(best)


def test_octocubes_last_round_against_a_search_through_all_that_may_happen() -> None:
    """The last decision of the game ends it: its worth is the result itself."""
    checked = 0
    for state in ends("octocube", 2, lambda state: state.last_round, 6):
        seat = int(state.to_move)
        for action, value in zip(state.actions(), values_of(state), strict=True):
            after = state.copy()
            after.step(action)
            if after.over:
                assert after.rewards()[seat] == value
                checked += 1
            elif after.to_move == seat and after.learned == state.learned:
                assert max(values_of(after)) == pytest.approx(value)
                checked += 1
    assert checked


def test_nothing_is_solved_in_the_middle_of_a_game_or_without_enough_effort() -> None:
    for game in games.all():
        seen = Perspective(game.new(players=2, seed=1))
        assert solved(seen.base, seen.seat, PLENTY) == []
    (state,) = ends("kadora", 2, lambda state: state.last_turns == 2, 1)
    assert solved(state, int(state.to_move), 10) == []


@pytest.mark.parametrize(("game", "players", "here"), ENDS)
def test_the_expert_gives_nothing_away_where_the_end_is_solved(
    game: str, players: int, here: Callable[[Any], bool]
) -> None:
    expert = bots.get("expert")
    assert isinstance(expert, Searcher)
    assert expert.effort
    weak = Searcher("test", Settings(1), effort=expert.effort)
    for number, state in enumerate(ends(game, players, here, 4)):
        values = values_of(state)
        thought = weak.choose(Perspective(state), number)
        assert thought.iterations == 0
        assert values[state.actions().index(thought.action)] == max(values)


def test_kadoras_last_two_turns_are_solved_with_some_hands_where_all_are_too_many() -> None:
    """With a small effort: nearly right, and the same for everybody who knows the same."""
    *_, state = ends("kadora", 2, lambda state: state.last_turns == 2, 6)
    seat = int(state.to_move)
    exact = values_of(state)
    for effort in (10_000, 20_000):
        worth = solved(state, seat, effort)
        assert worth != exact
        assert worth == pytest.approx(exact, abs=0.1)
        assert max(exact) - exact[worth.index(max(worth))] < 0.005
        assert solved(state.resample(seat, 5), seat, effort) == worth
    assert solved(state, seat, 1000) == []  # too few hands
