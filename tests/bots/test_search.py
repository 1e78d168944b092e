"""The tree search: its budget, its reproducibility and its strength."""

import os
import subprocess
import sys

import pytest

from tests.bots.positions import positions
from tidetable import bots, games
from tidetable.bots import Perspective, Settings
from tidetable.bots.ismcts import Search, StopCondition
from tidetable.bots.players import Searcher, noticed
from tidetable.engine.appraiser import SEEN, bit
from tidetable.engine.errors import SetupError


def test_the_whole_budget_is_used() -> None:
    for state in positions(6):
        search = Search(state, state.to_move, Settings(150), 1)
        search.run(StopCondition())
        assert search.done == 150
        assert search.root.visits == 150
        assert sum(child.visits for child in search.root.children) == 150
        assert [int(child.action) for child in search.root.children] == state.actions()


class Asked(StopCondition):
    """Stops a search when it asks for the first time."""

    def stop(self) -> bool:
        return True


def test_a_search_asks_often_whether_to_stop_and_continues_as_if_it_had_not() -> None:
    """Somebody's bot waits meanwhile: 64 iterations of Poseidon's Kingdom took 12 ms."""
    for state in positions(6):
        paused, whole = (Search(state, state.to_move, Settings(60), 1) for _ in range(2))
        paused.run(Asked())
        assert paused.done <= 16
        paused.run(StopCondition())
        whole.run(StopCondition())
        visits = [[int(one.visits) for one in s.root.children] for s in (paused, whole)]
        assert visits[0] == visits[1]


def test_a_game_says_how_it_is_explored_unless_the_settings_do() -> None:
    for state in positions(6):
        own = state.game.heuristics().exploration(state)
        assert Search(state, state.to_move, Settings(10), 1).exploration == own
        assert Search(state, state.to_move, Settings(10, exploration=3.0), 1).exploration == 3.0


@pytest.mark.parametrize(("mode", "temperature"), [("standard", 0.5), ("family", 2.5)])
def test_priors_have_the_temperature_of_the_game(mode: str, temperature: float) -> None:
    state = games.get("octocube").new(players=2, seed=4, mode=mode)
    searches = [
        Search(state, state.to_move, Settings(1, temperature=given), 1)
        for given in (0.0, temperature, 3 * temperature)
    ]
    for search in searches:
        search.run(StopCondition())
    priors, same, other = ([child.prior for child in one.root.children] for one in searches)
    assert priors == same
    assert priors != other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kadora_is_judged_after_a_turn(players: int) -> None:
    state = games.get("kadora").new(players=players, seed=4)
    search = Search(state, state.to_move, Settings(1), 1)
    for _ in range(4):
        sample = state.fork()
        turn = int(state.game.turn(state))
        search.play_out(sample, turn)
        assert int(state.game.turn(sample)) == turn + 1
        search.play_out(sample, turn)  # a sample that leaves the tree at the end of its turn
        assert int(state.game.turn(sample)) == turn + 1
        state.apply(state.actions()[0])


def test_rewards_are_shares() -> None:
    for state in positions(6):
        search = Search(state, state.to_move, Settings(100), 1)
        search.run(StopCondition())
        for child in search.root.children:
            for total in child.rewards:
                assert 0 <= total <= int(child.visits)
            assert 0 <= child.wins <= int(child.visits)
            assert child.visits <= child.available


def test_the_same_seed_gives_the_same_choice_and_the_state_is_unchanged() -> None:
    bot = Searcher("test", Settings(120))
    for state in positions(6):
        before = state.reveal()
        thoughts = {bot.choose(Perspective(state), 3).action for _ in range(3)}
        assert len(thoughts) == 1
        assert state.reveal() == before


def test_the_time_limit_stops_a_search() -> None:
    state = next(positions(1))
    thought = Searcher("test", Settings(10_000_000), seconds=0.05).choose(Perspective(state), 1)
    assert thought.capped
    assert thought.iterations < 10_000_000
    assert thought.action in state.actions()


def test_a_forced_action_needs_no_search() -> None:
    # Kadora always offers a choice, so this perspective hides all but one action.
    class OneWay(Perspective):
        @property
        def actions(self) -> list[int]:
            return super().actions[:1]

    state = next(positions(1))
    thought = Searcher("test", Settings(1000)).choose(OneWay(state), 1)
    assert thought.iterations == 0


@pytest.mark.thorough
def test_search_beats_greedy() -> None:
    """A small search against `greedy`, each deal from both seats."""
    game = games.get("kadora")
    players = [Searcher("test", Settings(200)), bots.get("greedy")]
    won = 0.0
    for deal in range(12):
        for first in (0, 1):
            state = game.new(players=2, seed=deal)
            while not state.over:
                bot = players[(int(state.to_move) + first) % 2]
                state.apply(bot.choose(Perspective(state), deal << 8 | int(state.steps)).action)
            won += state.rewards()[first]
    assert won >= 16  # of 24; measured: 21


def test_easy_overlooks_some_actions() -> None:
    for number, state in enumerate(positions(30)):
        seen = list(noticed(Perspective(state), number, 0.6))
        assert seen
        assert set(seen) <= set(state.actions())
        assert seen == sorted(seen)
    rates = [
        len(noticed(Perspective(state), 1, 0.6)) / len(state.actions()) for state in positions(60)
    ]
    assert 0.4 < sum(rates) / len(rates) < 0.75


def test_the_error_for_an_unknown_bot_lists_the_known_ones() -> None:
    with pytest.raises(SetupError, match="expert"):
        bots.get("genius")


CODE = """
from tests.bots.positions import positions
from tidetable import bots, games
from tidetable.bots import Settings, Perspective
from tidetable.bots.players import Searcher
bot = Searcher("test", Settings(25))
for state in positions(9):
    print(bot.choose(Perspective(state), 1).action, bots.evaluate(state, iterations=25))
"""


def test_compiled_and_plain_search_agree() -> None:
    printed = []
    for engine in ("source", "compiled"):
        env = {**os.environ, "TIDETABLE_ENGINE": engine}
        done = subprocess.run(
            [sys.executable, "-c", CODE], env=env, capture_output=True, text=True, check=False
        )
        if "not compiled" in done.stderr:
            pytest.skip("the engine is not compiled here: no C compiler")
        assert done.returncode == 0, done.stderr
        printed.append(done.stdout)
    assert printed[0] == printed[1]


def test_bits_of_actions_are_right_up_to_the_last() -> None:
    """A literal 1 is shifted in 32 bits by compiled code: later actions would hide earlier ones."""
    assert [bit(n) for n in range(SEEN)] == [1 << n for n in range(SEEN)]
