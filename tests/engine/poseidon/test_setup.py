"""Setting up, step by step."""

from collections import Counter
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.engine.poseidon.conservation import conserved
from tests.engine.poseidon.position import (
    POSEIDON,
    corrected,
    drawn_slots,
    events,
    legal_words,
    on_wave,
    play,
    position,
    spaces,
    step,
    throw,
)
from tidetable.engine.chance import Chance, Outcome
from tidetable.engine.poseidon.model import PoseidonState
from tidetable.engine.poseidon.start import start_player


def fresh(players: int, **options: str) -> PoseidonState:
    state = cast(PoseidonState, POSEIDON.new(players, seed=3, **options))
    state.events(None)  # events are logged from here on
    return state


def scripted(players: int, tips: list[str], data: Any = None) -> PoseidonState:
    """A preset reef for everybody, and throws laid by hand."""
    numbers: Any = POSEIDON.numbers(data)
    outcomes = [Outcome("corals", vec[i64](range(8)))]
    if numbers.numbers.setup.first_to_load == "random":
        outcomes.append(Outcome("loader", vec[i64]([0])))
    outcomes += [Outcome("tip", vec[i64](throw(tip))) for tip in tips]
    chance = Chance(9, outcomes)
    options = {"start_reef": "preset"}
    return cast(PoseidonState, POSEIDON.start(players, options, numbers, chance, None))


@pytest.mark.parametrize(
    ("players", "stock", "start", "slots"), [(2, 16, 4, 9), (3, 21, 3, 12), (4, 26, 4, 15)]
)
def test_the_box_for_each_number_of_players(
    players: int, stock: int, start: int, slots: int
) -> None:
    state = fresh(players)
    assert sum(state.stock) == stock
    assert len(state.box.start_tiles) == start
    assert state.box.slots == slots
    assert list(state.supply)[:players] == [10] * players
    assert state.supply[4] == 15
    assert state.skeletons == 36
    conserved(state)


def test_the_whole_box_has_26_tiles_24_tokens_and_8_corals() -> None:
    state = fresh(4)
    assert sum(state.stock) == 26
    assert sum(len(stack) for stack in state.box.stacks) == 24
    kinds = Counter(state.box.coral_kinds)
    assert kinds == {0: 2, 1: 2, 2: 2, 3: 1, 4: 1}
    assert list(state.box.coral_numbers) == list(range(3, 11))


def test_tokens_leave_the_stacks_with_fewer_players() -> None:
    shown = [[list(stack) for stack in fresh(players).box.stacks] for players in (2, 3, 4)]
    assert shown[0] == [[5, 3]] * 4 + [[6, 4]] * 2
    assert shown[1] == [[5, 4, 3]] * 4 + [[8, 6, 4]] * 2
    assert shown[2] == [[5, 4, 3, 2]] * 4 + [[8, 6, 4, 2]] * 2


def test_two_players_have_the_side_with_higher_shark_numbers() -> None:
    assert list(fresh(2).box.shark_number) == [2, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2]
    for players in (3, 4):
        assert list(fresh(players).box.shark_number) == [1, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1]


def test_creatures_on_deep_and_beach_and_friends_on_every_tentacle() -> None:
    state = fresh(3)
    for seat in range(3):
        assert spaces(state, seat) == ["Deep", "Beach"]
        assert state.friends[seat] == 0b111111
    assert list(state.track) == [0, 0, 0, 0]


# -- start reefs ---------------------------------------------------------------------------------


def test_start_tiles_are_joined_freely_at_level_one_in_seat_order() -> None:
    state = fresh(2)
    assert (step(state), int(state.to_move)) == ("tile", 0)
    assert legal_words(state) == {"*food/storage", "*wave/storage", "*plain/plain"}
    play(state, "*wave/storage @0,1:1,1 *plain/plain @2,0:3,0")
    assert (step(state), int(state.to_move)) == ("site", 0)  # the last tile is no choice
    play(state, "@0,2:0,3")
    assert (step(state), int(state.to_move)) == ("tile", 1)
    assert state.reefs[0].count == 8
    assert state.reefs[0].tallest == 1


def test_every_joined_shape_can_be_made() -> None:
    """The second tile of the box need not touch the first."""
    state = play(fresh(2), "*wave/storage @2,0:3,0 *food/storage @4,0:5,0")
    assert state.reefs[0].count == 6


def test_a_tile_with_two_alike_symbols_is_not_turned_round() -> None:
    sites = legal_words(play(fresh(2), "*plain/plain"))
    assert "@0,1:1,1" in sites
    assert "@1,1:0,1" not in sites
    assert len(sites) * 2 == len(legal_words(play(fresh(2), "*wave/storage")))


def test_the_preset_asks_nothing() -> None:
    state = fresh(2, start_reef="preset")
    assert step(state) == "row"
    assert [reef.count for reef in state.reefs] == [8, 8]
    assert [reef.count for reef in fresh(3, start_reef="preset").reefs] == [6, 6, 6]


# -- first dice ----------------------------------------------------------------------------------

THREE_EACH = "w1 w1 w1 w2 w2 w2"
EVEN = "2-1 2-1 2-1 2-1 2-1 2-1 1-1 1-1 1-1"


def test_one_die_each_in_turn_until_everybody_has_three_then_neutral_ones() -> None:
    state = scripted(2, ["1-1 1-1 1-1 1-1 1-1 1-1 1-1 1-1 1-1"])
    order = []
    for word in THREE_EACH.split():
        order.append(int(state.to_move))
        play(state, word)
    assert order == [0, 1, 0, 1, 0, 1]
    assert on_wave(state, 1) == ["o1"] * 3 + ["f1"] * 3 + ["n1"] * 3


def test_no_bonuses_and_the_shark_does_not_turn() -> None:
    state = scripted(2, ["6-1 6-1 6-1 6-1 6-1 6-1 1-1 1-1 1-1"])
    play(state, THREE_EACH)
    assert state.heading == 1
    assert step(state) == "row"


def test_dice_off_the_board_return_by_their_owners_in_seat_order() -> None:
    # Slots 0-2: o f o, 3-5: f o f, 6-8 neutral.
    state = scripted(2, ["1-0 1-0 1-1 1-1 1-1 1-1 1-0 1-1 1-1"])
    play(state, THREE_EACH)
    assert int(state.to_move) == 0
    play(state, "w1")  # own
    assert int(state.to_move) == 0
    play(state, "w2")  # neutral: the active player
    assert int(state.to_move) == 1
    play(state, "w3")
    assert drawn_slots(state) == "o.. n.. f.."


def begun(tip: str) -> PoseidonState:
    """The setup up to the choice of the start player; slots 0-2: o f o, 3-5: f o f."""
    return play(scripted(2, [tip]), THREE_EACH)


@pytest.mark.parametrize(
    ("tip", "first"),
    [
        ("1-1 2-1 1-1 2-1 1-1 2-1 1-1 1-1 1-1", 1),  # the highest sum
        ("4-1 2-1 1-1 2-1 1-5 2-6 6-6 1-1 1-1", 1),  # 6 each: nearest the beach, not the highest
        ("2-6 4-1 2-1 1-1 2-1 1-5 6-6 1-1 1-1", 0),
        ("1-1 2-1 1-6 2-6 4-1 2-1 6-6 1-1 1-1", 0),  # 6 each, both on wave 6: the highest die
        ("2-1 1-1 2-6 1-6 2-1 4-1 6-6 1-1 1-1", 1),
    ],
)
def test_the_start_player(tip: str, first: int) -> None:
    state = begun(tip)
    assert state.first == first
    assert "start" not in [outcome.label for outcome in state.chance.outcomes]  # no lot


def test_who_is_out_of_a_tie_stays_out() -> None:
    """The starfish has the die nearest the beach and the highest one, but not the highest sum."""
    tie = position(players=3, sea={1: "o4 f3", 2: "o3", 3: "f4", 6: "s6"})
    assert start_player(tie) == 1


def test_a_last_tie_is_drawn_by_lot() -> None:
    found = set()
    for seed in range(20):
        state = begun(EVEN)
        state.chance = Chance(seed)
        before = int(state.learned)
        found.add(int(start_player(state)))
        assert state.learned > before  # a lot is not drawn twice
    assert found == {0, 1}


def test_from_the_start_player_two_own_dice_each() -> None:
    state = begun("1-1 2-1 1-1 2-1 1-1 2-1 1-1 1-1 1-1")
    order = []
    while step(state) == "row":
        order.append(int(state.to_move))
        play(state, "w3" if "w3" in legal_words(state) else "w1")
    assert order == [1, 1, 0, 0]
    assert drawn_slots(state) == "o.. ... ffo"
    assert (step(state), int(state.active)) == ("build", 1)


def test_how_many_dice_is_a_number_of_the_box() -> None:
    state = scripted(2, [EVEN], corrected(setup={"own_dice": 2, "more_dice": 1}))
    order = []
    while step(state) == "row":
        order.append(int(state.to_move))
        state.apply(state.actions()[0])
    assert order[:4] == [0, 1, 0, 1]
    assert sorted(order[4:]) == [0, 1]


@pytest.mark.parametrize(
    ("players", "first", "track"),
    [
        (2, 0, [0, 2, 4, 6]),
        (2, 1, [2, 0, 4, 6]),
        (3, 1, [4, 0, 2, 6]),
        (4, 2, [4, 6, 0, 2]),
    ],
)
def test_the_kraken_track(players: int, first: int, track: list[int]) -> None:
    for seed in range(40):
        state = POSEIDON.new(players, seed, start_reef="preset")
        poseidon = cast(PoseidonState, state)
        while step(poseidon) != "build":
            state.apply(state.actions()[0])
        if poseidon.first == first:
            assert list(poseidon.track) == track
            return
    pytest.fail("nobody of that seat began")


def test_who_puts_the_first_die_is_drawn_unless_the_data_says_otherwise() -> None:
    def loaders(data: Any) -> set[int]:
        deals = [POSEIDON.new(4, seed, data, start_reef="preset") for seed in range(30)]
        return {int(state.to_move) for state in deals}

    assert loaders(None) == {0, 1, 2, 3}
    assert loaders(corrected(setup={"first_to_load": "seat0"})) == {0}


def test_the_corals_are_shuffled_and_nobody_sees_them() -> None:
    state = fresh(2)
    assert events(state, "deal")[0]["corals"] == [None] * 8
    orders = {tuple(cast(PoseidonState, POSEIDON.new(2, seed)).corals) for seed in range(9)}
    assert len(orders) > 6
    shown = state.events(None, reveal=True)[0]["corals"]
    assert sorted(cast(list[str], shown)) == sorted(
        ["fins", "fins", "rider", "rider", "mouth", "mouth", "graveyard", "trident"]
    )
