"""A bot keeps its tree within a turn: fairly, and in a way that anybody can repeat."""

from collections.abc import Iterator

import pytest

from benchmarks import against
from tests.bots.positions import positions
from tidetable import bots, games
from tidetable.bots import Perspective, Settings
from tidetable.bots.found import Found, thought_of
from tidetable.bots.ismcts import Search, StopCondition
from tidetable.bots.plan import KEPT, beginning
from tidetable.bots.players import Searcher, rng_of
from tidetable.bots.tasks import Pause, choosing
from tidetable.engine.game import State
from tidetable.lab import contestants

GAMES = ["kadora", "octocube", "poseidon"]


def later_decisions(game: str, count: int) -> Iterator[State]:
    """Decisions that belong to the plan of an earlier one."""
    greedy = bots.get("greedy")
    state = games.get(game).new(players=2, seed=3)
    while count:
        if state.since < state.steps and len(state.actions()) > 1:
            yield state.copy()
            count -= 1
        state.apply(greedy.choose(Perspective(state), 0).action)


def small(plans: bool = True) -> Searcher:
    return Searcher("test", Settings(40), plans=plans)


def test_a_plan_begins_anew_when_somebody_learns_something() -> None:
    for game in games.all():
        state = game.new(players=2, seed=1)
        greedy = bots.get("greedy")
        began = (int(state.to_move), int(game.turn(state)), int(state.learned))
        while not state.over:
            now = (int(state.to_move), int(game.turn(state)), int(state.learned))
            assert (state.since == state.steps) or now == began
            if state.since == state.steps:
                began = now
            state.apply(greedy.choose(Perspective(state), 0).action)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_known_at_the_beginning_of_a_plan_comes_from_what_is_known_now(game: str) -> None:
    """With only a resampled state one finds the same beginning as from the real game."""
    for state in later_decisions(game, 6):
        seat = int(state.to_move)
        record = state.record()
        then = state.game.replay({**record, "result": None}, None, int(state.since))
        assert then.to_move == seat
        expected = Perspective(then).base.reveal()
        for guess in range(3):
            other = state.resample(seat, guess)
            assert beginning(Perspective(other)).reveal() == expected


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_tree_and_one_that_is_searched_again_choose_the_same(game: str) -> None:
    """The same choice by a bot that has been there, one that has not, and in positions that the
    seat cannot distinguish from this one."""
    there = small()
    state = games.get(game).new(players=2, seed=3)
    greedy = bots.get("greedy")
    later = 0
    while later < 4 and not state.over:
        if len(state.actions()) > 1 and state.to_move == 0:
            kept = there.choose(Perspective(state), 100 + int(state.since))
            if state.since < state.steps:
                later += 1
                other = state.resample(0, 50 + later)
                again = small().choose(Perspective(other), 100 + int(state.since))
                assert (again.action, again.iterations) == (kept.action, kept.iterations)
            state.apply(kept.action)
        else:
            state.apply(greedy.choose(Perspective(state), 0).action)
    assert later


def test_the_tree_continues_from_the_action_that_was_taken() -> None:
    state = next(later_decisions("poseidon", 1))
    then = state.game.replay({**state.record(), "result": None}, None, int(state.since))
    search = Search(Perspective(then).base, then.to_move, Settings(200), 1)
    search.run(StopCondition())
    action = state.taken()[int(state.since)]
    child = next(one for one in search.root.children if one.action == action)
    visits = int(child.visits)
    search.go_to(action)
    assert search.finished()
    assert search.root is child
    search.allow(50)
    search.run(StopCondition())
    assert search.root.visits == visits + 50
    assert search.done == 250


def test_a_kept_tree_saves_iterations_or_adds_to_them() -> None:
    """With plans, a decision rests on more visits than without."""
    more = 0
    for state in later_decisions("poseidon", 5):
        bot = Searcher("test", Settings(300))
        plan = bot.plan(Perspective(state), 1, 0)
        plan.run(StopCondition())
        fresh = small(plans=False).plan(Perspective(state), 1, 0)
        assert fresh.key is None
        more += int(plan.search.root.visits) - bot.budget(state)
    assert more > 0


def test_a_device_that_has_lost_a_tree_searches_the_wanted_decision_alone() -> None:
    """A phone has no time to think again about what was decided before."""
    for state in later_decisions("poseidon", 3):
        bot = Searcher("test", Settings(300))
        plan = bot.plan(Perspective(state), 1, 0, again=False)
        assert not plan.ahead
        assert plan.run(StopCondition())
        found = plan.found()
        assert found.capped  # a bot with the tree may choose otherwise
        assert {row.action for row in found.rows} <= set(state.actions())
        bot.memory.keep(plan)
        assert not bot.memory.trees


def test_few_trees_are_kept() -> None:
    bot = small()
    for number, state in enumerate(positions(KEPT + 3)):
        bot.choose(Perspective(state), number)
    assert len(bot.memory.trees) == KEPT


def test_a_thought_that_was_cut_short_is_not_gone_on_with() -> None:
    bot = Searcher("test", Settings(10_000_000), seconds=0.001)
    assert bot.choose(Perspective(next(positions(1))), 1).capped
    assert not bot.memory.trees


def test_the_seed_of_a_plan_gives_each_decision_its_own_random_numbers() -> None:
    """All decisions of a plan have the same seed; `random` must not repeat itself by that."""
    (state,) = later_decisions("poseidon", 1)
    earlier = state.game.replay({**state.record(), "result": None}, None, int(state.since))
    mine, before = rng_of(Perspective(state), 5), rng_of(Perspective(earlier), 5)
    assert [mine.below(1000) for _ in range(4)] != [before.below(1000) for _ in range(4)]


@pytest.mark.parametrize("shards", [1, 2, 3])
def test_shards_give_the_same_in_one_process_or_several(
    shards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each shard as a task of its own, in any order and with a memory of its own."""
    for number, state in enumerate(positions(4)):
        alone = Searcher("expert", Settings(90), shards=shards)
        expected = alone.choose(Perspective(state), number)
        parts: dict[int, Found] = {}
        for shard in reversed(range(shards)):
            fresh = Searcher("expert", Settings(90), shards=shards)
            monkeypatch.setitem(bots.levels.LEVELS, "expert", fresh)
            work = choosing("expert", state, number, shard).begin()
            assert work.go_on(Pause([b"\0"], 60.0))
            parts[shard] = work.result()
        together = thought_of([parts[shard] for shard in range(shards)])
        assert (together.action, together.iterations) == (expected.action, expected.iterations)
        whole = choosing("expert", state, number).begin()
        assert whole.go_on(Pause([b"\0"], 60.0))
        assert whole.result().action == expected.action


def test_shards_differ_from_each_other() -> None:
    state = next(positions(1))
    bot = Searcher("test", Settings(200), shards=2)
    plans = [bot.plan(Perspective(state), 1, shard) for shard in range(2)]
    for plan in plans:
        plan.run(StopCondition())
    one, other = [[row.reward for row in plan.found().rows] for plan in plans]
    assert one != other


def test_searches_by_name_for_the_arena() -> None:
    plain, sharded, fresh = map(
        contestants.get, ("search-600", "search-600x2", "search-600x2-fresh")
    )
    assert isinstance(plain, Searcher)
    assert isinstance(sharded, Searcher)
    assert isinstance(fresh, Searcher)
    assert (plain.shards, plain.plans) == (1, True)
    assert (sharded.shards, sharded.plans) == (2, True)
    assert (fresh.shards, fresh.plans) == (2, False)


def test_a_match_of_two_trees_lets_an_expert_keep_its_tree() -> None:
    """With a seed of its own, each decision of a plan would be searched from its beginning."""
    seeds: dict[int, set[int]] = {}
    decisions = 0

    class Hasty(against.Side):
        def choose(self, perspective: Perspective, seed: int) -> int:
            nonlocal decisions
            decisions += 1
            seeds.setdefault(int(perspective.base.since), set()).add(seed)
            return bots.get("greedy").choose(perspective, seed).action

    against.play("poseidon", 1, {}, [Hasty(1), Hasty(1)])
    assert all(len(one) == 1 for one in seeds.values())
    assert len(seeds) < decisions
