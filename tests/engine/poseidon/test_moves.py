"""Actions as numbers, as structured moves, and as words; previews; what ends undo."""

from typing import Any, cast

import pytest

from tests.engine.poseidon.position import (
    NAMED_TOGETHER,
    POSEIDON,
    events,
    legal_words,
    play,
    position,
    twin,
)
from tests.engine.poseidon.test_kraken import store_all, taken
from tidetable.engine.chance import Rng
from tidetable.engine.game import Json
from tidetable.engine.poseidon.model import (
    STAGE_BONUS,
    STAGE_MOVE,
    STAGE_SHARK,
    STAGE_TAKE,
    PoseidonState,
)
from tidetable.engine.poseidon.refusals import refusal


def diner(**more: object) -> PoseidonState:
    fields: dict[str, object] = {
        "creatures": ["L2 Beach", "Beach Beach"],
        "sea": {2: "o3 f3 n3 o5"},
        "reefs": ["F2a S1a S1b"],
        "shark": "Beach",
        "stage": STAGE_TAKE,
        "moved": 0,
        **more,
    }
    return position(**fields)


ONE_OF_EACH: list[tuple[str, PoseidonState, str, Json]] = [
    ("tile", position(), "*arrow/food", {"do": "tile", "tile": ["arrow", "food"]}),
    ("load", position(), "w3", {"do": "load", "row": 2}),
    (
        "beside",
        play(position(reefs=["A1a S1a"]), "*arrow/food"),
        "@0,1:0,2",
        {"do": "lay", "beside": 0, "way": 5, "turn": 5, "swapped": False},
    ),
    (
        "above",
        play(position(reefs=["A1a S1a F1b S1b"]), "*arrow/food"),
        "@2,0:1,0",
        {"do": "lay", "on": 1, "way": 0, "swapped": True},
    ),
    ("move", position(stage=STAGE_MOVE), "Deep>R1", {"do": "move", "from": "Deep", "to": "R1"}),
    ("take", diner(), "f3", {"do": "take", "die": {"owner": 1, "value": 3}}),
    ("neutral", diner(), "n3", {"do": "take", "die": {"owner": None, "value": 3}}),
    ("hex", play(diner(), "o5"), "#2,0", {"do": "hex", "hex": 2}),
    ("free", diner(), "eat2", {"do": "free", "tentacle": "low_pair"}),
    ("enough", diner(), ".", {"do": "enough"}),
    ("buy", diner(last_turns=2), "buy3", {"do": "buy", "corals": [3]}),
    (
        "buy two",
        diner(last_turns=2, reefs=["F3a S1a S1b"], data=NAMED_TOGETHER),
        "buy3+8",
        {"do": "buy", "corals": [3, 8]},
    ),
    (
        "free at the head",
        store_all(taken("f1", [0, 7, 4, 6]), "f1"),
        "free1",
        {"do": "free", "tentacle": "total_seven"},
    ),
    (
        "bonus",
        position(sea={6: "o6 o6"}, stage=STAGE_BONUS),
        "bonus:track",
        {"do": "bonus", "bonus": "track"},
    ),
    (
        "look",
        play(position(sea={6: "o6 o6"}, stage=STAGE_BONUS), "bonus:look"),
        "look10",
        {"do": "look", "coral": 10},
    ),
    (
        "return",
        position(
            creatures=["L6 R3", "R3 R3"], shark="Beach", stage=STAGE_TAKE, moved=1, skeletons=0
        ),
        "=Beach",
        {"do": "return", "space": "Beach"},
    ),
]


@pytest.mark.parametrize(("name", "state", "word", "move"), ONE_OF_EACH, ids=lambda x: str(x)[:12])
def test_word_and_move_of_an_action(name: str, state: PoseidonState, word: str, move: Json) -> None:
    assert word in legal_words(state)
    action = POSEIDON.read_action(state, word)
    assert POSEIDON.move(state, action) == move
    assert POSEIDON.action(state, move) == action
    assert POSEIDON.write_action(state, action) == word
    assert refusal(state, action) is None  # refusals.py agrees with legal.py


# -- previews ------------------------------------------------------------------------------------


def previewed(state: PoseidonState, word: str) -> Any:
    return POSEIDON.preview(state, POSEIDON.read_action(state, word))


def test_a_site_shows_its_hexes_and_the_strengths_it_would_give() -> None:
    state = play(position(reefs=["A1a S1a F1b S1b"]), "*arrow/food")
    assert previewed(state, "@1,0:2,0") == {
        "hexes": [[1, 0], [2, 0]],
        "symbols": ["arrow", "food"],
        "level": 2,
        "strengths": {"arrow": 2, "food": 2, "wave": 1},
    }


def test_a_move_shows_the_shark_whom_it_eats_and_what_could_be_freed() -> None:
    state = position(
        creatures=["L1 Beach", "L6 R3"],
        sea={2: "o3 f3"},
        reefs=["F2a S1a"],
        shark="Beach",
        stage=STAGE_MOVE,
    )
    assert previewed(state, "L1>L2") == {
        "steps": 1,
        "wave": 2,
        "shark": ["L6", "L5", "L4"],
        "eaten": [{"seat": 1, "space": "L6"}],
        "frees": ["low_pair"],
    }


def test_a_move_into_the_sharks_way_shows_oneself_eaten() -> None:
    state = position(creatures=["L4 R3", "R3 R3"], shark="Beach", stage=STAGE_MOVE)
    assert {"seat": 0, "space": "L5"} in previewed(state, "L4>L5")["eaten"]


def test_dice_hexes_tentacles_and_bonuses() -> None:
    state = diner()
    assert previewed(state, "f3") == {"moves_owner": True, "serves": False}
    assert previewed(state, "n3") == {"moves_owner": False, "serves": False}
    assert previewed(state, "eat2")["token"] == 5
    room = previewed(play(twin(state), "o5"), "#1,0")
    assert room == {"at": [1, 0], "symbol": "storage", "die": None, "serves": False}
    rich = position(sea={6: "o6 o6 o6 o1"}, track=[7, 2], stage=STAGE_BONUS)
    assert previewed(rich, "bonus:track") == {"spaces": [0], "frees": "total_seven"}
    assert previewed(rich, "bonus:free") == {"frees": "total_seven", "token": 5}


@pytest.mark.parametrize("seed", range(3))
def test_a_meal_shows_the_dice_that_boards_pick_for_it(seed: int) -> None:
    """Picked one after the other they are eaten."""
    seen = 0
    state, rng = cast(PoseidonState, POSEIDON.new(players=2, seed=seed)), Rng(seed)
    while state.to_move >= 0:
        actions = state.actions()
        for action in actions:
            if POSEIDON.move(state, action)["do"] not in ("free", "buy"):
                continue
            eats = POSEIDON.preview(state, action).get("eats")
            if eats is None:
                continue  # a friend freed at the head costs nothing
            after = twin(state)
            after.apply(action)
            while not events(after, "eat"):
                after.apply(serve(after))
            assert events(after, "eat")[0]["dice"] == eats
            seen += 1
        state.apply(actions[rng.below(len(actions))])
    assert seen > 5


def serve(state: PoseidonState) -> int:
    """The next die as `servings` in followUps.ts has it."""

    def worth(action: int) -> int:
        move, shown = POSEIDON.move(state, action), POSEIDON.preview(state, action)
        if move["do"] == "enough":
            return 9
        if move["do"] == "take":
            return 1 if shown["moves_owner"] else 3
        return 2

    return max(state.actions(), key=worth)


# -- undo ----------------------------------------------------------------------------------------


def test_what_nobody_learned_from_may_be_taken_back() -> None:
    state = play(position(), "*arrow/food @0,1:0,2")
    assert state.learned == 0


def test_a_look_a_coral_and_a_throw_are_learned_from() -> None:
    looked = play(play(position(sea={6: "o6 o6"}, stage=STAGE_BONUS), "bonus:look"), "look3")
    assert looked.learned == 1
    taken_one = play(diner(last_turns=2, reefs=["F3a S1a S1b"]), "buy3 o3")
    assert taken_one.learned == 1
    before = position(slots="ooo fff nn.", creatures=["R2 R2", "R2 R2"], shark="Beach")
    thrown = play(before, "w3 R2>R3")
    assert thrown.learned == 1


def test_other_seats_are_asked_inside_a_turn() -> None:
    state = position(creatures=["R3 R3", "L6 R3"], shark="Beach", stage=STAGE_TAKE, moved=0)
    assert (int(state.active), int(state.to_move), int(state.stage)) == (0, 1, STAGE_SHARK)
