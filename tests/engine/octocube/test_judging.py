"""What the learned judge sees of a position, feature by feature, and nothing that is hidden."""

import math

import pytest

from tests.engine.octocube.position import BARE, LARGE_BARE, OCTOCUBE, play, position
from tests.engine.octocube.test_slots import all_slots
from tidetable import bots
from tidetable.bots import Perspective
from tidetable.engine.judge_file import read
from tidetable.engine.octocube.model import OctocubeState

CATEGORIES = [
    *("diamonds", "pearls", "sextants", "amphoras", "starfish"),
    *("white", "light blue", "dark blue", "green"),
]
AROUND = ". Fg/Sw . .  Pg/Sl . Ad/Al .  . Sg/Fw . .  . . . ."


def seen(state: OctocubeState, seat: int = 0) -> dict[str, float]:
    """What the judge sees of a seat."""
    judge = OCTOCUBE.heuristics()
    names, values = judge.feature_names(state), judge.features(state)
    return dict(zip(names, values[seat * len(names) :], strict=False))


def told(cube: str, drawn: str = AROUND, **more: object) -> dict[str, float]:
    return seen(position(drawn, [cube, "home"], **more))


@pytest.mark.parametrize("mode", ["standard", "advanced", "family"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_depend_only_on_what_everybody_knows(mode: str, players: int) -> None:
    greedy, judge = bots.get("greedy"), OCTOCUBE.heuristics()
    state = OCTOCUBE.new(players=players, seed=5, mode=mode)
    hidden = 0
    while not state.over:
        other = state.resample(int(state.to_move), 900 + int(state.steps))
        assert judge.features(other) == judge.features(state)
        hidden += other.reveal() != state.reveal()
        state.apply(greedy.choose(Perspective(state), 0).action)
    assert hidden > 20


@pytest.mark.parametrize("mode", ["standard", "advanced", "family"])
@pytest.mark.parametrize("players", [2, 4])
def test_chances_are_what_the_network_makes_of_the_features(mode: str, players: int) -> None:
    greedy, judge = bots.get("greedy"), OCTOCUBE.heuristics()
    state = OCTOCUBE.new(players=players, seed=3, mode=mode)
    names = judge.feature_names(state)
    found = read((state.game.folder / judge.judge_file(state)).read_bytes(), "octocube", names)
    while not state.over:
        *values, stage = judge.features(state)
        assert len(values) == players * len(names)
        assert 0 <= stage <= 1
        readings = [
            reading(found.first, found.second, values[n : n + len(names)])
            for n in range(0, len(values), len(names))
        ]
        powers = [math.exp(strength) for strength, _ in readings]
        verdict = judge.verdict(state)
        assert list(verdict.shares) == pytest.approx([one / sum(powers) for one in powers])
        if mode != "family":  # there, slots and tiles tell the margin
            points = [one for _, one in readings]
            for seat, margin in enumerate(verdict.margins):
                rival = max(points[:seat] + points[seat + 1 :])
                assert margin == pytest.approx(points[seat] - rival)
        assert all(0 <= one <= 1 for one in verdict.rewards)
        state.apply(greedy.choose(Perspective(state), 0).action)
    assert sum(judge.verdict(state).shares) == pytest.approx(1)


def reading(
    first: list[list[float]], second: list[list[float]], row: list[float]
) -> tuple[float, float]:
    units = [
        max(0.0, sum(value * weights[unit] for value, weights in zip(row, first, strict=True)))
        for unit in range(len(second[0]))
    ]
    strength, points = (
        sum(one * weight for one, weight in zip(units, weights, strict=True)) for weights in second
    )
    return strength, points


def test_every_feature_differs_somewhere_between_seats_or_positions() -> None:
    """A feature that never changes would be a mistake; all of them are of moderate size."""
    greedy, judge = bots.get("greedy"), OCTOCUBE.heuristics()
    for modes in (("standard", "advanced"), ("family",)):
        found: dict[str, set[float]] = {}
        for number, mode in enumerate(modes * 6):
            state = OCTOCUBE.new(players=2 + number % 3, seed=number, mode=mode)
            names = judge.feature_names(state)
            while not state.over:
                for n, value in enumerate(judge.features(state)[:-1]):
                    found.setdefault(names[n % len(names)], set()).add(value)
                state.apply(greedy.choose(Perspective(state), 0).action)
        constant = [name for name, values in found.items() if len(values) == 1]
        assert constant == ["one"]


# -- standard and advanced -------------------------------------------------------------------------


def test_points_are_those_of_scoring_all_tiles_now() -> None:
    cubes = ["b2 U=Fw D=Fl N=Fd", "a1 U=Pw D=Co"]
    state = position(BARE, cubes, boards=["Aw Aw", "Dg"], coins=[1, 0], chips=[6, 0])
    mine, rival = seen(state), seen(state, 1)
    assert mine["safe"] == pytest.approx((6 + 3) / 20)
    assert rival["safe"] == 0
    # The game is scored like this at its end.
    last = position(BARE, cubes, boards=["Aw Aw", "Dg"], coins=[1, 0], chips=[6, 0])
    last.last_round, last.to_move = True, 1
    play(last, "score done")
    ahead = last.scores()[0] - last.scores()[1]
    assert mine["points"] == pytest.approx(ahead / 20) == -rival["points"]
    assert mine["lead"] == pytest.approx(ahead / (abs(ahead) + 10)) == -rival["lead"]
    assert last.over


def test_leads_in_categories_mirror_each_other_and_harden_with_time() -> None:
    boards = ["Fw Fl Pw", "Dg Pg"]
    early = position(BARE, ["home", "home"], boards=boards, supply=5)
    late = position(BARE, ["home", "home"], boards=boards, supply=1)
    mine, rival, later = seen(early), seen(early, 1), seen(late)
    for name in CATEGORIES:
        assert mine[name] == pytest.approx(-rival[name])
        assert abs(later[name]) >= abs(mine[name])
    assert mine["diamonds"] < 0 < mine["starfish"]
    assert mine["pearls"] == 0
    assert mine["green"] < 0 < mine["white"]
    assert later["majorities"] > mine["majorities"]


def test_sets_and_coins_on_the_cube_are_counted_by_size() -> None:
    mine = told("b2 U=Fw D=Fl N=Pw E=Pl S=Pd W=Co")
    assert [mine[name] for name in ("singles", "pairs", "threes", "fours", "fives")] == [
        *(0, 1, 1, 0, 0)
    ]
    assert mine["coins"] == pytest.approx(1 / 3)
    assert mine["faces"] == 0
    assert told("b2 U=Fw D=Fl N=Fw E=Fl S=Fd W=Fg")["fives"] == 1  # six are not better


def test_the_next_tile_needs_a_free_face_towards_it() -> None:
    """The starfish to the north is the third one; the pearl to the west makes no set."""
    free = told("b2 U=Fw D=Fl")
    blocked = told("b2 U=Fw N=Fl")
    assert free["best"] > blocked["best"] > 0
    assert blocked["near"] > free["near"]  # after a rotation
    assert free["second"] < free["best"]
    full = told("b2 U=Fw D=Fl N=Pw E=Pl S=Pd W=Co")
    assert [full[name] for name in ("best", "second", "near", "far")] == [0, 0, 0, 0]


def test_tiles_further_away_are_near_or_far() -> None:
    for drawn, name in (
        (". Pw . .  . . . .  . . . .  . . . .", "best"),
        (". . Pw .  . . . .  . . . .  . . . .", "near"),
        (". . . Pw  . . . .  . . . .  . . . .", "far"),
    ):
        mine = told("a1", drawn)
        assert [one for one in ("best", "near", "far") if mine[one] > 0] == [name]
    # A cube at home may be placed on any space at the edge.
    inside = ". . . .  . Pw . .  . . . .  . . . ."
    assert told("home", inside)["near"] > 0 == told("home", inside)["best"]
    assert told("home", ". . . Pw  . . . .  . . . .  . . . .")["best"] > 0


def test_whose_turn_it_is_and_how_long_the_others_take() -> None:
    state = position(LARGE_BARE, ["home", "a1", "home"], to_move=1)
    rows = [seen(state, seat) for seat in range(3)]
    assert [row["turn"] for row in rows] == [0, 1, 0]
    assert [row["wait"] for row in rows] == pytest.approx([2 / 3, 0, 1 / 3])
    assert [row["home"] for row in rows] == [1, 0, 1]
    assert [row["three players"] for row in rows] == [1, 1, 1]
    assert [row["four players"] for row in rows] == [0, 0, 0]
    assert [row["advanced"] for row in rows] == [0, 0, 0]


def test_the_time_left_is_in_the_lowest_stacks_and_the_supply() -> None:
    high = " ".join(["Fg/Fw/Fl"] * 12)
    two = told("d4", f"Pw Sl/Sw Sd/Aw Fg {high}", supply=2)
    three = told("d4", f"Pw Sl/Sw Sd/Aw Fg {high}", supply=3)
    assert two["time"] == pytest.approx(2 / 15)  # two stacks of one tile are enough
    assert three["time"] == pytest.approx(4 / 15)
    assert told("d4", supply=2)["stage"] <= told("d4", supply=4)["stage"]


def test_in_the_last_round_it_matters_who_still_has_a_turn() -> None:
    state = position(LARGE_BARE, ["home", "home", "home"], first=2, to_move=0)
    state.last_round = True
    rows = [seen(state, seat) for seat in range(3)]
    assert [row["last"] for row in rows] == [1, 1, 0]
    assert [row["done"] for row in rows] == [0, 0, 1]
    assert [row["time"] for row in rows] == [0, 0, 0]


def test_powers_beside_the_cube_are_seen_in_the_advanced_game() -> None:
    drawn = ". ~C . .  ~D . . .  . . . .  . . . ."
    for cube, count in (("b2", 2), ("a1", 2), ("c1", 1), ("d4", 0), ("home", 0)):
        mine = told(cube, drawn, mode="advanced", powers="B")
        assert (mine["powers"], mine["advanced"]) == (count / 2, 1)


# -- the family game -------------------------------------------------------------------------------


def test_the_family_game_knows_the_order_of_turns_and_the_leader() -> None:
    slots = [all_slots(0, 5), all_slots(1), {}]
    state = position(LARGE_BARE, ["a1", "home", "home"], mode="family", slots=slots, to_move=2)
    rows = [seen(state, seat) for seat in range(3)]
    assert [row["wait"] for row in rows] == pytest.approx([1 / 3, 2 / 3, 0])
    assert [row["three players"] for row in rows] == [1, 1, 1]
    assert len({row["stage"] for row in rows}) == 1
    assert [row["last"] for row in rows] == [0, 0, 0]
    state.last_round = True
    assert [seen(state, seat)["last"] for seat in range(3)] == [1, 1, 1]
