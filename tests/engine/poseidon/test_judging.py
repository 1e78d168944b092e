"""What the learned judge sees: every feature, and what a seat could eat in its next turn."""

from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.engine.poseidon.position import POSEIDON, position
from tidetable import bots
from tidetable.bots import Perspective
from tidetable.engine.chance import Rng
from tidetable.engine.poseidon.eating import Larder, can_buy, can_free
from tidetable.engine.poseidon.model import STAGE_TAKE, TENTACLES, PoseidonState
from tidetable.engine.poseidon.ocean import distances
from tidetable.engine.poseidon.prospects import Prospects
from tidetable.engine.poseidon.reef import ARROW
from tidetable.engine.state import State

REEF = "A1a S1a F1b S1b W1c S1c P1d P1d"  # as at the start


def seen(seat: int = 0, **drawn: Any) -> dict[str, float]:
    """The features of a seat in a drawn position."""
    return rows(position(**drawn))[seat]


def rows(state: State) -> list[dict[str, float]]:
    judge = POSEIDON.heuristics()
    names = judge.feature_names(state)
    *values, _ = judge.features(state)
    assert len(values) == state.players * len(names)
    return [
        dict(zip(names, values[n : n + len(names)], strict=True))
        for n in range(0, len(values), len(names))
    ]


# A feature, a position, and what it is there. All have other values in the plain position.
LAST: dict[str, Any] = {"last_turns": 2}
EATEN: dict[str, Any] = {"friends": ["3456", "12"], "tokens": [[5, 3], [5, 3, 6, 6]]}
FRUIT = {2: "f3 f4 o2 n6"}
CASES: list[tuple[str, dict[str, Any], float]] = [
    ("points", EATEN, 8),
    ("friends", EATEN, 2),
    ("finish", EATEN, 4 / 36),
    ("rivals_friends", EATEN, 4),
    ("waits", {"active": 1}, 1),
    ("last_round", LAST, 1),
    ("finished", {"active": 1, "last_turns": 1}, 1),
    ("more_players", {"players": 4}, 2),
    ("food", {"reefs": ["F3a S1a"]}, 3),
    ("arrows", {"reefs": ["A2a S1a"]}, 2),
    ("waves", {"reefs": ["W4a S1a"]}, 4),
    ("rooms", {"reefs": ["S1a S1a"]}, 2),
    ("stored", {"reefs": ["S1a:f3 S1a:o6"]}, 2),
    ("skeletons", {"reefs": ["S1a:x P1a"]}, 1),
    ("track", {"track": [7, 2, 4, 6]}, 7),
    ("head", {"track": [7, 2, 4, 6]}, 1),
    ("head", {"track": [5, 6, 7, 3]}, 1),  # occupied spaces are jumped
    ("supply", {"sea": FRUIT}, 9),
    ("launched", {"slots": "on. o.. n.."}, 2),
    ("full", {"slots": "on. o.. n.."}, 4 / 9),
    ("afloat", {"sea": {1: "o4", 5: "o3 f1"}}, 2),
    ("sum", {"sea": {1: "o4", 5: "o3 f1"}}, 7),
    (
        "sea",
        {"creatures": ["L2 Beach", "R6 R6"], "sea": {1: "f1", 2: "f1", 3: "f1 f1", 4: "f1"}},
        4,
    ),
    ("danger", {"creatures": ["L2 Beach", "R6 R6"], "shark": "L1"}, 0.95),
    ("hope", EATEN, 3 + 3 + 4 + 4),
    ("meals", {"reefs": ["S1a:f1 S1a:o6"]}, 1),
    ("meal", {"reefs": ["S1a:f1 S1a:o6"]}, 5),
    ("ready", {"reefs": ["S1a:f2 S1a:o2"]}, 1),
    ("nearly", {"reefs": ["S1a:f2 S1a:o2"]}, 3),  # not a high pair, a run or four different
    ("takes", {"reefs": ["F2a A3a"], "creatures": ["L3 Beach", "R6 R6"], "sea": FRUIT}, 2),
    ("rivals_meal", {"reefs": [REEF, "S1a:f1 S1a:o6"]}, 5),
    ("nearest", {"friends": ["56", "123456"]}, 6),
    ("nearest", {"friends": ["", "123456"]}, 0),
    ("contested", {"friends": ["1256", "3456"]}, 2 + 2),  # 6 and 4 points in both
    ("contested", EATEN, 0),  # a rival has been there
    ("bonus", {"slots": "oo. o.. n.."}, 4 / 9 * (0.5 + 0.79 * 0.5 + 0.29 * 0.4)),
    ("visible_food", {"reefs": ["F1a F1a F2b S1b"]}, 3),
    ("visible_arrows", {"reefs": ["A1a A1a A2b:x S1b"]}, 2),  # none below a skeleton
    ("visible_waves", {"reefs": ["W1a W1a"]}, 2),
    ("owned", {"bought": ["fins rider"]}, 2),
    ("build", {"reefs": ["P1a P1a P1b P1b"]}, 2.2 + 1.3),  # food and arrows of level 2
    ("build", {"reefs": ["P1a P1a P1b P1b"], "stock": [0, 0, 0, 0, 2]}, 1.3 + 0.7),
]


@pytest.mark.parametrize(("name", "drawn", "value"), CASES, ids=[case[0] for case in CASES])
def test_a_feature_says_what_is_there(name: str, drawn: dict[str, Any], value: float) -> None:
    assert seen(**drawn)[name] == pytest.approx(value)
    assert seen()[name] != pytest.approx(value)


def test_every_feature_takes_part_in_games() -> None:
    greedy, rng = bots.get("greedy"), Rng(1)
    seen = set[str]()
    for seed in range(12):
        state = POSEIDON.new(players=3, seed=seed)
        while not state.over:
            seen.update(name for row in rows(state) for name, one in row.items() if one)
            actions = state.actions()
            action = greedy.choose(Perspective(state), 0).action
            state.apply(action if rng.below(8) else actions[int(rng.below(len(actions)))])
    assert seen == set(POSEIDON.heuristics().feature_names(state))


def test_leads_of_two_mirror_each_other() -> None:
    state = POSEIDON.new(players=2, seed=3)
    while not state.over:
        one, other = rows(state)
        for name in ("lead", "slight_lead", "points_lead", "slight_points_lead"):
            assert one[name] == pytest.approx(-other[name])
        state.apply(bots.get("greedy").choose(Perspective(state), 0).action)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("total_seven", ["exactly", "at_least"])
def test_prospects_are_what_the_rules_allow_after_any_move(players: int, total_seven: str) -> None:
    greedy = bots.get("greedy")
    meals = 0
    for seed in range(6):
        state = POSEIDON.new(players=players, seed=seed, total_seven=total_seven)
        turn = -1
        while not state.over:
            if int(POSEIDON.turn(state)) != turn:
                turn = int(POSEIDON.turn(state))
                meals += compared(cast(PoseidonState, state))
            state.apply(greedy.choose(Perspective(state), seed).action)
    assert meals > 50


def compared(state: PoseidonState) -> int:
    """Compare what a seat could eat with what it can, after any move."""
    prospects = Prospects(state.box)
    prospects.fill(state)
    for seat in range(state.players):
        prospects.look(state, seat)
        could, totals = set[int](), set[int]()
        for here in moved(state, seat):
            larder = Larder(here)
            could |= {
                tentacle
                for tentacle in range(TENTACLES)
                if here.friends[seat] >> tentacle & 1 and can_free(larder, tentacle)
            }
            for coral in range(int(state.box.corals)):
                if can_buy(larder, *((coral, -1) if coral < 4 else (-1, coral))):
                    totals.add(int(state.box.coral_numbers[coral]))
        assert could == {n for n in range(TENTACLES) if prospects.meals >> n & 1}
        assert totals == {n for n in totals | set(range(3, 11)) if prospects.totals >> n & 1}
    return len(could)


def moved(state: PoseidonState, seat: int) -> list[PoseidonState]:
    """The positions after all moves of creatures of a seat, as if it had its turn, and the one in
    which its creature is nowhere near a wave."""
    found = []
    most = state.reefs[seat].strength(ARROW)
    for creature in range(seat * 2, seat * 2 + 2):
        steps = distances(state, state.creatures[creature], most)
        for space in [0, *(n for n in range(int(state.box.spaces)) if steps[n])]:
            here = state.fork()
            here.active, here.moved, here.stage = seat, creature, STAGE_TAKE
            here.creatures = vec[i64](
                [space if n == creature else one for n, one in enumerate(here.creatures)]
            )
            found.append(here)
    return found


def test_the_judge_is_asked_about_resampled_states_alone() -> None:
    """Two positions that differ only in corals that a seat has not seen, as they are imagined with
    the same seed, look the same."""
    kinds = "fins fins rider rider mouth mouth graveyard trident"
    other = "trident rider graveyard fins mouth fins mouth rider"
    one, two = (position(corals=corals, reefs=["F2a:x A1a"]) for corals in (kinds, other))
    for seed in range(20):
        assert rows(one.resample(0, seed)) == rows(two.resample(0, seed))


def test_an_unseen_coral_counts_as_the_mean_of_all_unseen_ones() -> None:
    """Two dice with the sum 4: the first row's second coral, whatever it shows, if it is not
    seen."""
    drawn: dict[str, Any] = {"reefs": ["S1a:f2 S1a:o2 F3b A1b"]}
    kinds = "fins fins rider rider mouth mouth graveyard trident"
    state = position(corals=kinds, **drawn)
    mean = (1 + 1 + 0 + 0 + 1 + 1 + 3 + 3) / 8
    assert rows(state)[0]["corals"] == pytest.approx(mean)
    state.seen[0] = 0b10
    assert rows(state)[0]["corals"] == 1
