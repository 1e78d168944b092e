"""How much a bot thinks: a budget for a turn, shared among its decisions, and a safety net."""

from collections.abc import Iterator

import pytest

from tests.bots.positions import positions
from tidetable import bots, games
from tidetable.bots import Perspective, Settings, Thought, players
from tidetable.bots.ismcts import Search, StopCondition
from tidetable.bots.players import LEAST, Deadline, Searcher
from tidetable.bots.tasks import Pause, choosing
from tidetable.engine.game import State


def turns(game: str, count: int, **options: str) -> Iterator[list[State]]:
    """The decisions of the first turns of a game of `greedy` in which somebody has a choice."""
    state = games.get(game).new(players=3, seed=5, **options)
    greedy = bots.get("greedy")
    for _ in range(count):
        number, seat = state.game.turn(state), state.to_move
        found = []
        while not state.over and state.game.turn(state) == number:
            if state.to_move == seat and len(state.actions()) > 1:
                found.append(state.copy())
            state.apply(greedy.choose(Perspective(state), 0).action)
        yield found


@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_the_decisions_of_a_turn_share_its_budget(game: str) -> None:
    bot = Searcher("test", Settings(10_000))
    whole = [sum(map(bot.iterations, decisions)) for decisions in turns(game, 40)]
    assert max(whole) <= 25_000
    assert sum(whole) / len(whole) <= 15_000


def test_decisions_that_matter_more_get_more() -> None:
    bot = Searcher("test", Settings(10_000))
    seen: dict[str, int] = {}
    for decisions in turns("poseidon", 40):
        for state in decisions:
            seen[state.game.step_name(state)] = bot.iterations(state)
    assert min(seen.values()) * 5 < max(seen.values())
    assert min(seen.values()) >= LEAST


def test_equal_choices_need_no_search() -> None:
    class Indifferent(Searcher):
        def iterations(self, state: State) -> int:
            return 0

    for state in positions(6):
        thought = Indifferent("test", Settings(1000)).choose(Perspective(state), 1)
        assert thought.iterations == 0
        assert not thought.capped
        assert thought.action == bots.get("greedy").choose(Perspective(state), 1).action


def test_a_search_that_only_decides_ends_when_nothing_can_change() -> None:
    saved = 0
    for number, state in enumerate(positions(12)):
        whole = Search(state, state.to_move, Settings(400), number)
        whole.run(StopCondition())
        short = Search(state, state.to_move, Settings(400), number)
        short.deciding = True
        short.run(StopCondition())
        assert short.finished()
        assert short.best().action == whole.best().action
        saved += 400 - int(short.done)
    assert saved > 0


def test_the_safety_net_counts_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot on a busy machine thinks as long as on an idle one, and so chooses the same."""
    used = [0.0]
    monkeypatch.setattr(players, "thread_time", lambda: used[0])
    net = Deadline(5.0)
    assert not net.stop()  # however late it is
    used[0] = 5.0
    assert net.stop()


def test_a_thought_says_when_the_safety_net_ended_it() -> None:
    state = next(positions(1))
    endless = Searcher("test", Settings(10_000_000), seconds=0.01)
    assert endless.choose(Perspective(state), 1).capped
    assert not Searcher("test", Settings(100)).choose(Perspective(state), 1).capped


def test_a_task_says_when_the_safety_net_ended_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(positions(1))
    bot = Searcher("normal", Settings(10_000_000), seconds=0.01)
    monkeypatch.setitem(bots.levels.LEVELS, "normal", bot)
    work = choosing("normal", state, 1).begin()
    assert work.go_on(Pause([b"\0"], 60.0))
    thought = work.result()
    assert isinstance(thought, Thought)
    assert thought.capped
    assert thought.action in state.actions()
