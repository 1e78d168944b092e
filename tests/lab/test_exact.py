"""Small games as whole trees: information sets, equilibria, exploitability."""

from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

from tidetable import bots, games
from tidetable.bots.contract import Bot, Perspective, Thought
from tidetable.lab.exact import Tree, endings, roots

SMALL = Path(__file__).parents[2] / "examples" / "small"


@pytest.fixture(scope="module")
def kadora() -> Tree:
    return Tree(roots(games.get("kadora"), SMALL / "kadora.toml", 1, 30))


@pytest.mark.parametrize("name", ["kadora", "octocube"])
def test_all_deals_look_the_same_to_a_spectator(name: str) -> None:
    deals = roots(games.get(name), SMALL / f"{name}.toml", 1, 6)
    assert len({str(state.view(None)) for state in deals}) == 1
    assert len({str(state.reveal()) for state in deals}) > 1


def test_a_seat_cannot_tell_all_deals_apart(kadora: Tree) -> None:
    assert len(kadora.sets) < kadora.nodes - kadora.ends
    assert sum(kadora.counts) == len(kadora.sets)


def test_openspiel_has_the_same_information_sets(kadora: Tree) -> None:
    """Each key and each number of actions, along the first deals."""
    by_key = {one.key: one for one in kadora.sets.values()}
    state = kadora.game.new_initial_state()
    assert len(state.legal_actions()) == 30
    todo = [state.child(0), state.child(1)]
    met = set()
    while todo:
        state = todo.pop()
        if state.is_terminal():
            assert sum(state.returns()) == 0
            continue
        one = by_key[state.information_state_string()]
        assert one.seat == state.current_player()
        assert state.legal_actions() == list(range(len(one.actions)))
        met.add(one.key)
        todo.extend(state.child(action) for action in state.legal_actions())
    assert len(met) > 50


def test_solving_ends_at_an_equilibrium_and_bots_are_in_between(kadora: Tree) -> None:
    random = kadora.exploitability(kadora.uniform())
    greedy = kadora.exploitability(kadora.of_bot(bots.get("greedy")))
    solved = kadora.exploitability(kadora.solve(30))
    sampled = kadora.exploitability(kadora.sampled(1_000))
    assert 0 <= solved < 0.2 < greedy < random
    assert sampled < random


def test_a_bot_is_asked_once_for_positions_that_it_cannot_tell_apart(kadora: Tree) -> None:
    asked: list[object] = []

    class Nosy(Bot):
        def choose(self, perspective: Perspective, seed: int) -> Thought:
            asked.append(perspective.view)
            return Thought(perspective.actions[-1])

    policy = kadora.of_bot(Nosy())
    assert len(asked) == len(kadora.sets) == len(policy)
    assert all(sum(likely for _, likely in one) == 1 for one in policy.values())


def test_the_last_round_of_a_small_poseidon_is_solved() -> None:
    """From the beginning its tree is too large; the last round of both is not."""
    deals = endings(
        *(games.get("poseidon"), SMALL / "poseidon.toml", 3, 2, 2),
        lambda state: state.view(None)["last_turns"] == state.players,
        start_reef="preset",
    )
    assert [state.view(None)["last_turns"] for state in deals] == [2] * 4
    assert deals[0].view(None) == deals[1].view(None) != deals[2].view(None)
    assert str(deals[0].reveal()) != str(deals[1].reveal())
    tree = Tree(deals)
    random = tree.exploitability(tree.uniform())
    greedy = tree.exploitability(tree.of_bot(bots.get("greedy")))
    solved = tree.exploitability(tree.solve(20))
    assert 0 <= solved < greedy < random


def test_a_tree_that_would_fill_the_memory_is_refused() -> None:
    with pytest.raises(ValueError, match="more than 1,000 nodes"):
        Tree(roots(games.get("kadora"), None, 1, 2), nodes=1_000)
