"""Step 3, eating: the six combinations, with any mix of taken and stored dice."""

from collections import Counter
from itertools import combinations
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.engine.poseidon.position import (
    POSEIDON,
    events,
    held,
    legal_words,
    on_wave,
    play,
    position,
    step,
    stored,
    tokens,
    twin,
)
from tidetable.engine.chance import Rng
from tidetable.engine.poseidon.eating import Larder
from tidetable.engine.poseidon.model import (
    DICE,
    FACES,
    OWNERS,
    STAGE_MOVE,
    STAGE_TAKE,
    TENTACLES,
    PoseidonState,
)
from tidetable.engine.poseidon.reef import DIE, FOOD, STORAGE, Reef

STRONG = "F{0}a S1a S1b S1b S1c S1c"


def diner(wave: str, reef: str = "F1a S1a", **more: object) -> PoseidonState:
    """Seat 0 has moved to L2 and looks at wave 2."""
    return position(
        creatures=["L2 Beach", "Beach Beach"],
        sea={2: wave},
        reefs=[reef],
        shark="Beach",
        stage=STAGE_TAKE,
        moved=0,
        **more,
    )


def meals(state: PoseidonState) -> set[str]:
    return {word for word in legal_words(state) if word.startswith("eat")}


def test_example_1_of_the_rulebook() -> None:
    """Stored 2 and 6, taken 1 and 5: four different, token 8."""
    state = position(
        players=4,
        active=2,
        creatures=["Beach Beach", "Beach Beach", "L2 Beach", "Beach Beach"],
        sea={2: "f1 c5"},
        reefs=["P1a P1a", "P1a P1a", "F2a S1a:s2 S1b:o6", "P1a P1a"],
        shark="Beach",
        stage=STAGE_TAKE,
        moved=4,
    )
    play(state, "eat6")
    assert events(state, "eat")[0]["dice"] == [
        {"die": {"owner": 1, "value": 1}, "hex": None},
        {"die": {"owner": 3, "value": 5}, "hex": None},
        {"die": {"owner": 2, "value": 2}, "hex": [1, 0]},
        {"die": {"owner": 0, "value": 6}, "hex": [2, 0]},
    ]
    assert events(state, "free")[0]["token"] == 8
    assert held(state, 2) == "12345"
    assert tokens(state, 2) == [0, 0, 0, 0, 0, 8]
    assert list(state.supply)[:4] == [10, 10, 10, 10]
    assert stored(state, 2) == []


@pytest.mark.parametrize(
    ("wave", "frees"),
    [
        ("o3 f4", {"eat1"}),  # exactly 7
        ("o1 f1 n5", {"eat1", "eat2"}),
        ("o6", set()),
        ("o6 f2", set()),  # 8 is not 7
        ("o3 f3", {"eat2"}),
        ("o4 f4", {"eat3"}),
        ("o6 f6", {"eat3"}),
        ("o4 f5 n6", {"eat4"}),
        ("o1 f2 n3", {"eat4"}),
        ("o1 f2 n4", {"eat1"}),  # no run, but 7
        ("o5 f5 n5", {"eat3", "eat5"}),
        ("o2 f2 n2", {"eat2", "eat5"}),
        ("o1 f3 n5 o6", {"eat1", "eat6"}),
        ("o1 f2 n3 o3", {"eat1", "eat2", "eat4"}),
    ],
)
def test_the_combinations(wave: str, frees: set[str]) -> None:
    assert meals(diner(wave, STRONG.format(4))) == frees


def test_a_total_of_seven_may_take_any_number_of_dice() -> None:
    assert "eat1" in meals(diner("o1 o1 f1 f1 n1 n1 n1", STRONG.format(7)))


def test_at_least_seven_is_an_option() -> None:
    assert "eat1" not in meals(diner("o6 f2", STRONG.format(2)))
    state = diner("o6 f2", STRONG.format(2), total_seven="at_least")
    assert "eat1" in meals(state)
    play(state, "eat1")
    assert events(state, "eat")[0]["dice"][0]["die"]["value"] == 6


def test_with_at_least_seven_more_dice_than_needed_may_be_eaten() -> None:
    state = play(diner("o6 f2 n1", STRONG.format(3), total_seven="at_least"), "eat1 f2")
    assert step(state) == "pick"
    assert legal_words(state) == {".", "n1"}
    play(twin(state), "n1")
    play(state, ".")
    assert on_wave(state, 2) == ["n1"]


def test_no_more_dice_than_the_strength_of_food_come_from_the_wave() -> None:
    assert meals(diner("o3 f3", STRONG.format(1))) == set()
    assert meals(diner("o3 f3", STRONG.format(2))) == {"eat2"}


def test_one_die_may_always_be_taken() -> None:
    assert meals(diner("o3", "P1a S1a:o3")) == {"eat2"}


def test_stored_dice_alone_are_fine() -> None:
    state = diner("", "F1a S1a:o3 S1b:f4")
    assert meals(state) == {"eat1"}
    play(state, "eat1")
    assert held(state, 0) == "23456"


def test_stored_dice_are_eaten_even_where_there_is_no_wave() -> None:
    state = position(
        creatures=["Beach Beach", "Deep Deep"],
        reefs=["S1a:o3 S1b:f4"],
        shark="Beach",
        stage=STAGE_TAKE,
        moved=0,
    )
    assert legal_words(state) == {".", "eat1"}


def test_only_where_an_own_friend_is_left() -> None:
    assert meals(diner("o3 f3", STRONG.format(2), friends=["13456", "123456"])) == set()


def test_the_seat_that_frees_takes_the_top_token() -> None:
    state = play(diner("o3 f3", STRONG.format(2), friends=["123456", "13456"]), "eat2")
    assert tokens(state, 0)[1] == 3  # with two players 5 and 3; the 5 is gone


def test_dice_return_to_their_supplies_the_neutral_ones_too() -> None:
    state = diner("n3 f3", STRONG.format(2))
    before = list(state.supply)
    play(state, "eat2")
    assert state.supply[4] == before[4] + 1
    assert state.supply[1] == before[1] + 1


def test_one_friend_a_turn_by_eating() -> None:
    state = play(diner("o3 f3 o4 f4", STRONG.format(4)), "eat2")
    assert state.active == 1


def test_the_player_chooses_which_dice_are_eaten() -> None:
    state = play(diner("o3 f3 n3", STRONG.format(2)), "eat2")
    assert step(state) == "pick"
    assert legal_words(state) == {"o3", "f3"}  # the first of a pair in ascending order
    assert legal_words(play(state, "o3")) == {"f3", "n3"}
    play(state, "n3")
    assert on_wave(state, 2) == ["f3"]


def test_equal_dice_are_one_choice() -> None:
    state = diner("o3 o3 o3 o4", STRONG.format(2))
    assert legal_words(state) == {".", "o3", "o4", "eat1", "eat2"}


def test_every_taken_die_is_part_of_it() -> None:
    """A pair is two dice: a third of the same value cannot come along."""
    state = play(diner("o3 f3 n3", STRONG.format(3)), "eat2 o3 f3")
    assert on_wave(state, 2) == ["n3"]


# -- against brute force -------------------------------------------------------------------------


def forms(rule: int, values: list[int], at_least: bool) -> bool:
    ordered = sorted(values)
    if rule == 1:
        return sum(values) >= 7 if at_least else sum(values) == 7
    if rule in (2, 3):
        low = ordered[0] <= 3
        return len(values) == 2 and ordered[0] == ordered[1] and low == (rule == 2)
    if rule == 4:
        return len(values) == 3 and [v - ordered[0] for v in ordered] == [0, 1, 2]
    if rule == 5:
        return len(values) == 3 and len(set(values)) == 1
    return len(values) == 4 and len(set(values)) == 4


def brute(wave: list[str], kept: list[str], most: int, rule: int, at_least: bool) -> Counter[str]:
    """Every set of dice that would do, once: kinds from the wave, places from the reef."""
    found: set[str] = set()
    places = list(range(len(wave) + len(kept)))
    for size in range(1, len(places) + 1):
        for chosen in combinations(places, size):
            taken = sorted(wave[n] for n in chosen if n < len(wave))
            used = [n - len(wave) for n in chosen if n >= len(wave)]
            values = [int(word[1]) for word in taken] + [int(kept[n][1]) for n in used]
            if len(taken) <= most and forms(rule, values, at_least):
                found.add(f"{taken} {used}")
    return Counter(found)


def walked(state: PoseidonState) -> Counter[str]:
    """Every set of dice that the questions lead to."""
    found: Counter[str] = Counter()
    for action in state.actions():
        after = twin(state)
        after.apply(action)
        eaten = events(after, "eat")
        if eaten:
            dice = eaten[0]["dice"]
            words = sorted(
                "ofscn"[4 if one["die"]["owner"] is None else one["die"]["owner"]]
                + str(one["die"]["value"])
                for one in dice
                if one["hex"] is None
            )
            used = sorted(one["hex"][0] - 1 for one in dice if one["hex"] is not None)
            found[f"{words} {used}"] += 1
        else:
            found += walked(after)
    return found


@pytest.mark.parametrize("at_least", [False, True])
def test_all_sets_and_only_those_each_once(at_least: bool) -> None:
    rng = Rng(5)
    tried = 0
    for _ in range(60):
        wave = [f"{'ofn'[rng.below(3)]}{rng.below(6) + 1}" for _ in range(rng.below(5))]
        kept = [f"{'ofn'[rng.below(3)]}{rng.below(6) + 1}" for _ in range(rng.below(4))]
        most = int(rng.below(3)) + 1
        drawn = f"F{most}z " + " ".join(f"S1{'abcde'[n]}:{word}" for n, word in enumerate(kept))
        option = "at_least" if at_least else "exactly"
        state = diner(" ".join(wave), drawn, total_seven=option)
        possible = meals(state) if state.stage == STAGE_TAKE and step(state) == "take" else set()
        for rule in range(1, 7):
            expected = brute(wave, kept, most, rule, at_least)
            assert (f"eat{rule}" in possible) == bool(expected)
            if expected:
                after = twin(state)
                after.legal = vec[i64]([POSEIDON.read_action(after, f"eat{rule}")])
                assert walked(after) == expected, (wave, kept, most, rule)
                tried += 1
    assert tried > 40


@pytest.mark.parametrize("total", ["exactly", "at_least"])
def test_what_can_be_freed_is_what_can_be_picked_die_by_die(total: str) -> None:
    """Combinations are recognised from the numbers of dice by value; trying all picks finds the
    same, with any number of dice on the wave and on the reef and of takes that are left."""
    rng = Rng(5)
    state = cast(PoseidonState, POSEIDON.new(players=2, seed=3, total_seven=total))
    while state.stage != STAGE_MOVE:
        state.apply(state.actions()[0])
    state.moved = state.active * 2
    found: Counter[bool] = Counter()
    for _ in range(3000):
        state.creatures[state.moved] = 2
        reef = reef_of_dice(rng)
        state.reefs[state.active] = reef
        wave = int(state.reachable_wave())
        for owner in range(OWNERS):
            state.sea[wave * OWNERS + owner] = 0
            for value in range(FACES):
                if rng.below(6) == 0:
                    state.sea[wave * OWNERS + owner] |= (1 + rng.below(4)) << value * 8
        state.dice_eaten = rng.below(4) - 1
        larder = Larder(state)
        for tentacle in range(TENTACLES):
            larder.aim_at(tentacle)
            tried = larder.can_finish(0, 0, 0, 0)
            assert larder.can_form() == tried
            found[tried] += 1
    assert min(found[True], found[False]) > 2000


def reef_of_dice(rng: Rng) -> Reef:
    """A reef with up to three dice, whose food is 1 to 3."""
    hexes: list[int] = [0, 0, 1 + rng.below(3), FOOD, 0, 0, 1, 0, 1, STORAGE, 0, 0]
    for place in range(3):
        die = DIE + rng.below(DICE) if rng.below(2) else 0
        hexes += [place, 1, 1, STORAGE, 1, die]
    return Reef(vec[i64](hexes), 2)
