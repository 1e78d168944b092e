"""The end: last turns, corals, points, ties."""

import pytest

from tests.engine.poseidon.position import (
    NAMED_TOGETHER,
    POSEIDON,
    corrected,
    events,
    happened,
    held,
    legal_words,
    play,
    position,
    step,
)
from tidetable.engine.poseidon.model import (
    STAGE_BONUS,
    STAGE_OVER,
    STAGE_TAKE,
    TENTACLES,
    PoseidonState,
)
from tidetable.engine.poseidon.scoring import coral_points, scores, winners

KINDS = "fins fins rider rider mouth mouth graveyard trident"


def last(wave: str, reef: str = "F3a S1a", **more: object) -> PoseidonState:
    """Seat 0's last turn, on wave 2."""
    fields: dict[str, object] = {
        "creatures": ["L2 Beach", "Beach Beach"],
        "sea": {2: wave},
        "reefs": [reef],
        "shark": "Beach",
        "stage": STAGE_TAKE,
        "moved": 0,
        "last_turns": 2,
        "corals": KINDS,
        **more,
    }
    return position(**fields)


def idle_turn(state: PoseidonState) -> None:
    """Play whatever ends the turn soonest."""
    active, turn = int(state.active), int(state.turns)
    while state.to_move >= 0 and int(state.active) == active and int(state.turns) == turn:
        words = sorted(legal_words(state))
        play(state, "." if "." in words else words[0])


# -- last turns ----------------------------------------------------------------------------------


def test_when_all_friends_are_free_everybody_has_one_last_turn_the_active_player_last() -> None:
    state = position(
        players=3,
        active=1,
        creatures=["Beach Beach", "L2 Beach", "Beach Beach"],
        sea={2: "o3 f4"},
        reefs=["P1a P1a", "F2a S1a", "P1a P1a"],
        friends=["123456", "1", "123456"],
        shark="Beach",
        stage=STAGE_TAKE,
        moved=2,
    )
    play(state, "eat1")
    while step(state) != "build":
        state.apply(state.actions()[0])
    assert "last-round" in happened(state)
    assert state.last_turns == 3
    order = []
    while state.to_move >= 0:
        order.append(int(state.active))
        idle_turn(state)
    assert order == [2, 0, 1]
    assert state.stage == STAGE_OVER


def test_any_of_the_three_ways_ends_it() -> None:
    """By eating (above), at the head, by the bonus."""
    at_head = position(
        creatures=["L2 Beach", "Beach Beach"],
        sea={2: "f5"},
        reefs=["F1a S1a"],
        friends=["123456", "6"],
        track=[0, 7],
        shark="Beach",
        stage=STAGE_TAKE,
        moved=0,
    )
    play(at_head, "f5 free6")
    assert at_head.ending
    by_bonus = position(sea={6: "o6 o6 o6 o1"}, friends=["6", "123456"], stage=STAGE_BONUS)
    play(by_bonus, "bonus:free")
    assert by_bonus.ending
    assert by_bonus.last_turns == 2


def test_how_many_friends_end_it_is_a_number_of_the_box() -> None:
    data = corrected(friends_to_free=2)
    state = play(last("o3 f4", last_turns=-1, friends=["12345", "123456"], data=data), "eat1")
    assert state.last_turns == 2


def test_the_turn_is_finished_first_wave_included() -> None:
    state = position(
        creatures=["L2 R3", "R3 R3"],
        sea={2: "o3 f4"},
        slots="ooo fff nnn",
        reefs=["F2a S1a"],
        friends=["1", "123456"],
        shark="Beach",
        stage=STAGE_TAKE,
        moved=0,
        tips=["6-6 6-6 6-6 1-1 1-1 1-1 1-1 1-1 1-1"],
    )
    play(state, "eat1")
    assert step(state) == "bonus"
    assert state.last_turns == -1
    assert "bonus:track" in legal_words(state)  # still open in the triggering turn


def test_the_track_is_closed_in_the_last_round() -> None:
    state = last("f3 f5", "F2a S1a S1b", track=[0, 5])
    play(state, "f3 #1,0 f5")
    assert state.track[1] == 5
    bonus = position(sea={6: "o6 o6"}, stage=STAGE_BONUS, last_turns=2)
    assert "bonus:track" not in legal_words(bonus)
    assert "bonus:look" in legal_words(bonus)
    assert bonus.view(0)["kraken"]["closed"] is True  # type: ignore[index]


def test_friends_may_still_be_freed_in_a_last_turn() -> None:
    state = play(last("o3 f4"), "eat1")
    assert held(state, 0) == "23456"


def test_shark_and_bonuses_still_affect_who_has_had_the_last_turn() -> None:
    state = position(
        creatures=["L6 L6", "L3 L3"],
        shark="Beach",
        stage=STAGE_TAKE,
        moved=2,
        active=1,
        last_turns=1,
    )
    assert (step(state), int(state.to_move)) == ("skeleton", 0)
    broken = position(
        creatures=["R2 R2", "R3 R2"],
        slots="ooo fff nnn",
        shark="Beach",
        stage=STAGE_TAKE,
        moved=2,
        active=1,
        last_turns=1,
        tips=["6-1 6-1 6-1 1-1 1-1 1-1 1-1 1-1 1-1"],
    )
    play(broken, ".")  # seat 1 has a sum of 3
    assert (step(broken), int(broken.to_move)) == ("bonus", 0)


def test_a_stalemate_begins_the_last_round() -> None:
    data = corrected(rules={"stalemate_rounds": 2})
    none = [0, 0, 0, 0, 0]
    state = position(creatures=["Deep Deep", "Deep Deep"], shark="L1", stock=none, data=data)
    turns = 0
    while state.last_turns < 0:
        idle_turn(state)
        turns += 1
    assert turns == 4
    assert events(state, "last-round")[0]["why"] == "stalemate"


def test_building_breaks_a_stalemate() -> None:
    data = corrected(rules={"stalemate_rounds": 1})
    state = position(creatures=["Deep Deep", "Deep Deep"], shark="L1", data=data)
    play(state, "*arrow/food @0,1:0,2")  # the only move is then made
    while int(state.active) == 0:
        state.apply(state.actions()[0])
    assert state.quiet == 0


def test_taking_a_die_and_freeing_a_friend_break_it_too() -> None:
    state = last("o5", "F1a S1a", last_turns=-1)
    state.quiet = 7
    play(state, "o5")
    assert (int(state.active), int(state.quiet)) == (1, 0)
    freeing = position(sea={6: "o6 o6 o6 o1"}, stage=STAGE_BONUS)
    freeing.quiet = 7
    play(freeing, "bonus:free")
    assert (int(freeing.active), int(freeing.quiet)) == (1, 0)
    loading = position(sea={6: "o6"}, stage=STAGE_BONUS)
    loading.quiet = 7
    play(loading, "bonus:one-die w1")  # a die on the Big Wave is none of the three
    assert (int(loading.active), int(loading.quiet)) == (1, 8)


# -- taking corals -------------------------------------------------------------------------------


def offers(state: PoseidonState) -> set[str]:
    return {word for word in legal_words(state) if word.startswith("buy")}


def test_example_3_of_the_rulebook() -> None:
    """Dice 3, 4 and 6: one coral, or two, of which the rulebook forgot 6 and 7."""
    single = {"buy3", "buy4", "buy6", "buy7", "buy9", "buy10"}
    double = {"buy3+10", "buy4+9", "buy6+7"}
    assert offers(last("o3 f4", "F2a S1a:n6", data=NAMED_TOGETHER)) == single | double
    assert offers(last("o3 f4", "F2a S1a:n6")) == single
    pairs = {
        f"{first}+{second.removeprefix('buy')}"
        for first in single
        for second in offers(play(last("o3 f4", "F2a S1a:n6"), first))
    }
    assert pairs == double | {"buy10+3", "buy9+4", "buy7+6"}  # in either order


def test_at_most_one_of_each_row_with_exact_sums_and_no_die_twice() -> None:
    assert offers(last("o3 f3", "F2a S1a")) == {"buy3", "buy6"}


def test_the_first_is_seen_before_the_second_is_chosen() -> None:
    state = play(last("o3 f4", "F2a S1a:n6"), "buy3")
    assert [(e["coral"], e["kind"]) for e in events(state, "buy", 0)] == [(3, "fins")]
    assert (step(state), int(state.to_move)) == ("coral", 0)
    assert legal_words(state) == {".", "buy10"}
    play(state, "buy10")
    assert [event["kind"] for event in events(state, "buy", 1)] == [None, None]
    assert [int(owner) for owner in state.owners].count(0) == 2


def test_a_second_coral_can_be_left_and_is_never_of_the_same_row() -> None:
    state = play(last("o3 f4 n4", "F3a S1a:n6"), "buy4 f4")
    assert legal_words(state) == {".", "buy7", "buy9", "buy10"}  # not the 3 of the low row
    play(state, ".")
    assert int(state.active) == 1
    assert [int(owner) for owner in state.owners].count(0) == 1


def test_dice_taken_for_the_first_coral_count_against_the_strength() -> None:
    state = play(last("o3 f4 n3", "F2a S1a"), "buy3 o3")
    assert offers(state) == set()  # 4 + 3 would be a third die
    assert int(state.active) == 1


def test_no_third_coral() -> None:
    state = play(last("o3 f4 n4", "F4a S1a:n6"), "buy3 buy10 f4")
    assert state.first_coral < 0
    assert int(state.active) == 1


def test_both_can_be_named_before_either_is_seen_and_kept_secret() -> None:
    state = play(last("o3 f4", "F2a S1a:n6", data=NAMED_TOGETHER), "buy3+10")
    assert events(state, "name-corals")[0]["corals"] == [3, 10]
    bought = events(state, "buy", 0)
    assert [(e["coral"], e["kind"]) for e in bought] == [(3, "fins"), (10, "trident")]
    assert [e["kind"] for e in events(state, "buy", 1)] == [None, None]
    names = happened(state)
    assert names.index("name-corals") < names.index("buy")
    corals = state.view(1)["kraken"]["corals"]  # type: ignore[index]
    assert (corals[0]["owner"], corals[0]["kind"]) == (0, None)
    assert state.owners[0] == 0


def test_which_dice_pay_is_asked_for_each_coral() -> None:
    state = play(last("o1 o2 f3 n4", "F4a S1a", data=NAMED_TOGETHER), "buy3+7")
    assert step(state) == "pick"
    assert legal_words(state) == {"o1", "f3"}  # 1 + 2, or 3
    play(state, "f3")  # the rest pays for the 7 without a choice
    assert [one["die"]["value"] for one in events(state, "eat")[0]["dice"]] == [3, 1, 2, 4]
    assert [event["coral"] for event in events(state, "buy")] == [3, 7]


def test_every_taken_die_is_used() -> None:
    state = play(last("o3 f4", "F2a S1a"), "buy3")
    assert state.dice_on(1, 9) == 1  # the 4 stays on the wave


def test_a_coral_of_the_high_row_is_bought_once_too() -> None:
    gone = last("o3 f6", "F2a S1a")
    gone.owners[6] = 1
    assert offers(fresh_options(gone)) == {"buy3", "buy6"}


def test_a_coral_that_was_bought_is_not_looked_at_any_more() -> None:
    state = last("", sea={6: "o6 o6"}, stage=STAGE_BONUS)
    state.owners[0] = 1
    assert legal_words(play(state, "bonus:look")) == {f"look{number}" for number in range(4, 11)}
    state.seen[0] = 0b11111110
    assert state.unseen(0) == 0


def fresh_options(state: PoseidonState) -> PoseidonState:
    """Compute the legal actions again after a change by hand."""
    from tidetable.engine.poseidon.rules import advance

    advance(state)
    return state


# -- points --------------------------------------------------------------------------------------


def over(reefs: list[str], corals: list[str], points: list[int], **more: object) -> PoseidonState:
    """A finished game: what each seat has bought, and the points of its tokens."""
    state = position(players=len(reefs), reefs=reefs, corals=KINDS, **more)
    kinds = KINDS.split()
    used: set[int] = set()
    for seat, names in enumerate(corals):
        for name in names.split():
            coral = next(n for n, kind in enumerate(kinds) if kind == name and n not in used)
            used.add(coral)
            state.owners[coral] = seat
        state.tokens[seat * TENTACLES] = points[seat]
    state.stage = STAGE_OVER
    state.to_move = -1
    return state


def test_example_4_of_the_rulebook() -> None:
    """Tokens 14, Speedy Fins with 2 arrows, the Trident as Graveyard: 19."""
    state = over(["A1a A3b S1b", "P1a P1a"], ["fins trident", ""], [14, 0])
    assert scores(state) == [19, 0]


@pytest.mark.parametrize(
    ("kind", "reef", "points"),
    [
        ("fins", "A1a A2b A1c:x F1d", 2),
        ("mouth", "F1a F4b W1c", 2),
        ("rider", "W1a W1b W1c", 3),
        ("graveyard", "A1a S1a", 3),
        ("graveyard", "A1a:x S1a:x", -2),
        ("trident", "A1a:x S1a W1b W1c", 2),
        ("trident", "S1a:x S1b", 0),
    ],
)
def test_what_a_coral_is_worth(kind: str, reef: str, points: int) -> None:
    state = over([reef, "P1a P1a"], [kind, ""], [10, 0])
    assert scores(state)[0] == 10 + points


def test_what_the_graveyard_brings_is_a_number_of_the_box() -> None:
    data = corrected(kraken={"graveyard_points": 5})
    assert scores(over(["P1a", "P1a"], ["graveyard", ""], [0, 0], data=data))[0] == 5


def test_a_stored_die_hides_no_symbol() -> None:
    state = over(["A1a S1a:o3", "P1a P1a"], ["fins", ""], [0, 0])
    assert scores(state)[0] == 1


def test_two_equal_corals_both_count() -> None:
    state = over(["A1a A1b", "P1a P1a"], ["fins fins", ""], [0, 0])
    assert scores(state)[0] == 4


def test_corals_left_over_score_nothing_and_none_count_before_the_end() -> None:
    state = over(["A1a A1b", "P1a P1a"], ["fins", ""], [5, 5])
    state.stage = STAGE_TAKE
    assert scores(state) == [5, 5]
    assert coral_points(state, 0, 0) == 2


@pytest.mark.parametrize(
    ("reefs", "corals", "points", "won"),
    [
        (["A1a", "A1a"], ["", ""], [9, 8], [0]),
        (["P1a", "P3a"], ["trident", ""], [5, 8], [0]),  # the Trident as Graveyard: 8 each
        (["P2a", "P1a"], ["", ""], [8, 8], [0]),  # the taller reef
        (["P2a:x", "P1a:x"], ["", ""], [8, 8], [0]),  # also under a skeleton
        (["P1a P1b:x", "P1a P1b"], ["", ""], [8, 8], [1]),  # fewer skeletons
        (["P2a P1b:x", "P1a P1b"], ["", ""], [8, 8], [0]),  # height before skeletons
        (["A1a", "A1a"], ["fins", ""], [7, 8], [1]),  # 8 each: more by tokens
        (["A1a P1b", "A1a P1b:x"], ["fins", ""], [7, 8], [0]),  # skeletons before tokens
        (["P1a", "P1a"], ["", ""], [8, 8], [0, 1]),  # shared
    ],
)
def test_ties(reefs: list[str], corals: list[str], points: list[int], won: list[int]) -> None:
    state = over(reefs, corals, points)
    assert winners(state) == won


def test_boredom_lets_all_the_others_win() -> None:
    three = ["P1a", "P1a", "P1a"]
    assert winners(over(three, ["", "", ""], [8, 8, 3])) == [0, 1]
    assert winners(over(three, ["", "", ""], [8, 8, 3], boredom="yes")) == [2]
    assert winners(over(three, ["", "", ""], [8, 3, 3], boredom="yes")) == [0]
    assert winners(over(three, ["", "", ""], [8, 8, 8], boredom="yes")) == [0, 1, 2]


def test_the_earlier_seat_may_decide_the_last_tie() -> None:
    data = corrected(rules={"last_tie": "earlier_seat"})
    state = over(["P1a", "P1a"], ["", ""], [8, 8], data=data, active=1)
    assert winners(state) == [1]


def test_margins() -> None:
    assert POSEIDON.margins(over(["P1a", "P1a", "P1a"], ["", "", ""], [8, 5, 3])) == [3, -3, -5]
