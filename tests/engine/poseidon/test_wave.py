"""Step 5: the Big Wave tips; bonuses."""

from collections import Counter

import pytest

from tests.engine.poseidon.conservation import conserved
from tests.engine.poseidon.position import (
    corrected,
    drawn_slots,
    events,
    happened,
    held,
    legal_words,
    on_wave,
    play,
    position,
    reef,
    step,
)
from tests.engine.uniform import assert_uniform
from tidetable.engine.chance import Chance
from tidetable.engine.poseidon.model import (
    NEUTRAL,
    STAGE_BONUS,
    STAGE_MOVE,
    STAGE_TAKE,
    PoseidonState,
)
from tidetable.engine.poseidon.rules import advance
from tidetable.engine.poseidon.wave import BONUS_NAMES, bonus_possible, load_die, tip

ALL_ON_ONE = "1-1 1-1 1-1 1-1 1-1 1-1 1-1 1-1 1-1"
FULL = "ooo fff nnn"
CALM = "L6 L6"  # far from a shark that swims from Beach to L5 ... of other waves


def breaking(tips: list[str], **more: object) -> PoseidonState:
    """The end of seat 0's turn with a full Big Wave."""
    fields: dict[str, object] = {
        "creatures": ["R3 R2", "R2 R2"],
        "slots": FULL,
        "shark": "Beach",
        "stage": STAGE_TAKE,
        "moved": 0,
        "tips": tips,
        **more,
    }
    return position(**fields)


def rich(sums: list[str], **more: object) -> PoseidonState:
    """Bonuses are chosen; the dice of each seat lie on wave 6."""
    fields: dict[str, object] = {"sea": {6: " ".join(sums)}, "stage": STAGE_BONUS, **more}
    return position(**fields)


def test_a_full_wave_tips_at_the_end_of_the_turn_and_not_before() -> None:
    state = position(slots="ooo fff nn.", creatures=["R2 R2", "R2 R2"], shark="Beach")
    play(state, "w3")
    assert "tip" not in happened(state)
    play(state, "R2>R3")
    assert "tip" in happened(state)


def test_each_die_falls_on_its_wave_and_dice_on_the_board_stay() -> None:
    state = breaking(["6-1 5-2 4-3 3-4 2-5 1-6 6-1 5-1 4-1"], sea={1: "o2"})
    assert on_wave(state, 1) == ["o2", "o6", "n4", "n5", "n6"]
    assert [on_wave(state, wave) for wave in range(2, 7)] == [
        ["o5"],
        ["o4"],
        ["f3"],
        ["f2"],
        ["f1"],
    ]
    falls = events(state, "fall")
    assert len(falls) == 9
    assert falls[0] == {"event": "fall", "seat": 0, "owner": 0, "slot": 0, "value": 6, "wave": 1}


def test_dice_off_the_board_go_back_on_slots_by_their_owners_from_the_active_player() -> None:
    state = breaking(["1-0 1-1 1-1 1-0 1-1 1-1 1-0 1-1 1-1"])
    assert (step(state), int(state.to_move)) == ("row", 0)
    play(state, "w1")  # their own
    assert int(state.to_move) == 0
    play(state, "w2")  # the neutral one
    assert int(state.to_move) == 1
    play(state, "w3")
    assert drawn_slots(state)[:11] == "o.. n.. f.."
    assert "shark-turns" in happened(state)


def test_the_owners_who_put_dice_back_go_round_from_the_active_player() -> None:
    state = breaking(
        ["1-0 1-1 1-1 1-0 1-1 1-1 1-0 1-1 1-1"],
        active=1,
        moved=2,
        creatures=["R2 R2", "R3 R2"],
    )
    order = []
    for word in ("w1", "w2", "w3"):
        order.append(int(state.to_move))
        play(state, word)
    assert order == [1, 1, 0]  # their own, the neutral one, the other's
    conserved(state)
    assert drawn_slots(state)[:11] == "f.. n.. o.."


def test_each_row_has_its_own_landing_table() -> None:
    tables = [[0, 1000, 0, 0, 0, 0, 0], [0, 0, 0, 1000, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1000]]
    state = breaking([], data=corrected(big_wave={"landing": tables}))
    owners = [[die[0] for die in on_wave(state, wave)] for wave in (1, 3, 6)]
    assert owners == [["o"] * 3, ["f"] * 3, ["n"] * 3]


def test_every_value_is_as_likely() -> None:
    table = [0, 1000, 0, 0, 0, 0, 0]
    data = corrected(big_wave={"landing": [table] * 3})
    values: Counter[str] = Counter()
    for seed in range(60):
        state = position(slots=FULL, data=data)
        state.chance = Chance(seed)
        tip(state)
        values.update(die[1] for die in on_wave(state, 1))
    assert_uniform([values[value] for value in "123456"])


def test_if_more_than_half_miss_the_board_the_throw_is_repeated_from_the_same_slots() -> None:
    missed = "1-0 1-0 1-0 1-0 1-0 1-1 1-1 1-1 1-1"
    state = breaking([missed, ALL_ON_ONE])
    assert events(state, "throw-again")[0]["missed"] == 5
    assert len(on_wave(state, 1)) == 9
    half = "1-0 1-0 1-0 1-0 1-1 1-1 1-1 1-1 1-1"  # four of nine are not more than half
    assert events(breaking([half]), "throw-again") == []


def test_exactly_half_missing_the_board_is_not_more_than_half() -> None:
    six_of_twelve = "1-0 1-0 1-0 1-0 1-0 1-0 1-1 1-1 1-1 1-1 1-1 1-1"
    creatures = ["R3 R2", "R2 R2", "R2 R2"]
    state = breaking([six_of_twelve], players=3, creatures=creatures, slots="oooo ffff nnnn")
    assert events(state, "throw-again") == []
    assert len(on_wave(state, 1)) == 6


def test_the_shark_turns_round() -> None:
    state = breaking([ALL_ON_ONE])
    assert state.heading == -1


@pytest.mark.parametrize("active", [0, 1])
def test_bonuses_start_with_the_active_player(active: int) -> None:
    state = position(
        creatures=["R3 R2", "R3 R2"],
        slots="ooo fff nn.",
        shark="Beach",
        stage=STAGE_MOVE,
        active=active,
        reefs=["P1a P1a", "P1a P1a"],
        tips=["6-1 6-1 6-1 6-1 6-1 6-1 1-1 1-1 1-1"],
    )
    state.first = 0
    load_die(state, active, NEUTRAL, 2)
    play(state, "R3>R4")
    assert (step(state), int(state.to_move)) == ("bonus", active)
    play(state, ".")
    assert (step(state), int(state.to_move)) == ("bonus", 1 - active)
    play(state, ".")
    assert (step(state), int(state.active)) == ("build", 1 - active)


SUMS = {
    2: set(),
    3: {"one-die"},
    6: {"one-die"},
    7: {"one-die", "two-dice"},
    12: {"one-die", "two-dice", "track", "look"},
    16: {"one-die", "two-dice", "track", "look", "clean"},
    19: {"one-die", "two-dice", "track", "look", "clean", "free"},
}


@pytest.mark.parametrize(("total", "names"), SUMS.items(), ids=map(str, SUMS))
def test_thresholds(total: int, names: set[str]) -> None:
    dice = [f"o{value}" for value in [6] * (total // 6) + ([total % 6] if total % 6 else [])]
    state = rich(dice)
    if names:
        assert legal_words(state) == {".", *(f"bonus:{name}" for name in names)}
    else:
        assert step(state) == "build"


def test_all_own_dice_on_the_board_count_and_only_those() -> None:
    state = position(sea={1: "o6 f6", 3: "o6", 6: "n6"}, stage=STAGE_BONUS)
    assert "bonus:track" in legal_words(state)
    assert "bonus:clean" not in legal_words(state)


def test_a_lower_bonus_may_be_chosen_and_none_is_fine() -> None:
    state = rich(["o6", "o6", "o6"])
    assert {".", "bonus:one-die", "bonus:track"} <= legal_words(state)


def test_three_and_seven_put_one_and_two_dice() -> None:
    assert drawn_slots(play(rich(["o6"]), "bonus:one-die w2")) == "... o.. ..."
    state = play(position(reefs=["W2a W1b"], creatures=["R2 R2", "R2 R2"], shark="Beach"), "w1 .")
    state.stage, state.waiting = STAGE_BONUS, 2  # a seat that loaded fewer dice than allowed ...
    state.put_die(5, 5)
    state.put_die(5, 5)
    advance(state)
    play(state, "bonus:two-dice")
    assert legal_words(state) == {"w1", "w2", "w3"}  # ... may not stop here
    play(state, "w2")
    assert legal_words(state) == {"w1", "w2", "w3"}
    assert drawn_slots(play(state, "w3")) == "o.. o.. o.."


def test_as_far_as_supply_and_slots_allow_and_no_bonus_without_effect() -> None:
    assert "bonus:two-dice" not in legal_words(rich(["o6", "o6"], supply={"o": 1}))
    assert "bonus:one-die" in legal_words(rich(["o6", "o6"], supply={"o": 1}))
    none = rich(["o6", "o6"], supply={"o": 0})
    assert legal_words(none) == {".", "bonus:track", "bonus:look"}
    full = rich(["o6", "o6"], slots="fff fff nnn")
    assert "bonus:one-die" not in legal_words(full)


def test_no_look_for_a_seat_that_has_seen_all() -> None:
    state = position(sea={6: "o6 o6 o4"}, reefs=["A1a S1a"])
    state.seen[0] = 0b11111111
    total = state.sum_of(0)
    possible = {name for n, name in enumerate(BONUS_NAMES) if bonus_possible(state, 0, n, total)}
    assert possible == {"one-die", "two-dice", "track"}  # nor is cleaning: there is no skeleton
    state.reefs[0] = reef("A1a:x S1a")
    assert bonus_possible(state, 0, BONUS_NAMES.index("clean"), total)


def test_that_one_must_look_does_not_bind_the_next() -> None:
    state = rich(["o6", "o6", "f6", "f6", "f4"], reefs=["A1a S1a", "A1a:x S1a"])
    play(state, "bonus:look look3 bonus:clean")
    assert (step(state), int(state.to_move)) == ("look", 1)
    assert "." in legal_words(state)


def test_twelve_two_steps_on_the_track_or_a_look() -> None:
    state = play(rich(["o6", "o6"], track=[1, 2]), "bonus:track")
    assert state.track[0] == 5  # jumps 2 and the unused one on 4
    data = corrected(rules={"bonus_steps": 3})
    assert play(rich(["o6", "o6"], track=[1, 2], data=data), "bonus:track").track[0] == 7
    state = play(rich(["o6", "o6"]), "bonus:look")
    assert step(state) == "look"
    assert "." not in legal_words(state)


def test_two_steps_that_reach_the_head_bring_its_bonus() -> None:
    state = play(rich(["o6", "o6"], track=[7, 2]), "bonus:track free1")
    assert held(state, 0) == "23456"
    assert step(state) == "look"


def test_a_creature_that_stopped_at_the_head_may_be_moved_on() -> None:
    assert play(rich(["o6", "o6"], track=[0, 5]), "bonus:track").track[0] == 2


def test_sixteen_removes_all_own_skeletons_and_allows_a_look() -> None:
    reefs = ["A1a:x S1a:x", "A1a:x S1a"]
    state = rich(["o6", "o6", "o4"], reefs=reefs, skeletons=30)
    play(state, "bonus:clean")
    assert state.reefs[0].skeletons == 0
    assert state.reefs[1].skeletons == 1
    assert state.skeletons == 32
    assert step(state) == "look"
    assert "." in legal_words(state)


def test_nineteen_frees_the_nearest_friend() -> None:
    state = play(rich(["o6", "o6", "o6", "o1"], friends=["2456", "123456"]), "bonus:free")
    assert held(state, 0) == "456"
    without = rich(["o6", "o6", "o6", "o1"], friends=["", "123456"])
    assert "bonus:free" not in legal_words(without)


def test_a_wave_filled_again_by_bonuses_tips_at_the_end_of_the_next_turn() -> None:
    state = play(rich(["o6"], slots="fff fff nn.", creatures=["R2 R2", "R2 R2"]), "bonus:one-die")
    assert state.active == 1
    assert drawn_slots(state) == "fff fff nno"
    assert "tip" not in happened(state)


def test_nothing_is_asked_of_who_has_nothing_to_choose() -> None:
    state = rich(["f6"])
    assert int(state.to_move) == 1


def test_landing_tables_may_be_given_for_each_slot() -> None:
    tables = [[0, 1000, 0, 0, 0, 0, 0]] * 14 + [[0, 0, 0, 0, 0, 0, 1000]]
    data = corrected(
        big_wave={"landing_by": "slot", "landing": tables},
    )
    state = position(data=data)
    assert {f"w{n}" for n in range(1, 10)} <= legal_words(state)
    play(state, "w7")
    assert drawn_slots(state) == "... ... o.."
