"""Every reason for which an action is refused. test_malformed.py has malformed moves and words."""

import pytest

from tests.engine.poseidon.position import NAMED_TOGETHER, play, position
from tests.engine.poseidon.test_eating import STRONG, diner
from tests.engine.poseidon.test_end import fresh_options, last
from tests.engine.poseidon.test_kraken import store_all, taken
from tests.engine.poseidon.test_malformed import MALFORMED, lay, move
from tests.engine.poseidon.test_move import swimmer
from tests.engine.poseidon.test_setup import fresh
from tests.engine.poseidon.test_shark import hunted
from tests.engine.poseidon.test_wave import rich
from tests.engine.refusals import Case, check, reasons
from tidetable.engine.poseidon.actions import (
    ACTIONS,
    BUYS,
    CORAL_CHOICES,
    HEXES,
    LOOKS,
    MOVERS,
    MOVES,
    ROWS,
    SPACE_LIMIT,
    START_TILES,
    TILES,
)
from tidetable.engine.poseidon.model import STAGE_TAKE, PoseidonState

# -- positions, one for each question at least ----------------------------------------------------


def start_tile() -> PoseidonState:
    return play(fresh(2), "*wave/storage @0,1:1,1")


def start_site() -> PoseidonState:
    return play(fresh(2), "*wave/storage")


def second_start_site() -> PoseidonState:
    return play(start_tile(), "*food/storage")


def start_plain() -> PoseidonState:
    return play(fresh(2), "*plain/plain")


def building() -> PoseidonState:
    return position(slots="fff ... ...", stock=[0, 1, 1, 1, 1])


def without_dice() -> PoseidonState:
    return position(supply={"o": 0})


def site(drawn: str) -> PoseidonState:
    return play(position(reefs=[drawn]), "*arrow/food")


def laying() -> PoseidonState:
    return site("A1a S1a F1b S1b")


def loading() -> PoseidonState:
    return play(rich(["o6", "o6"], slots="fff ... ..."), "bonus:two-dice")


def moving() -> PoseidonState:
    return swimmer("Deep Beach", shark="R1")


def taking() -> PoseidonState:
    """Seat 0 has freed its friend at the second tentacle."""
    return diner("o3 f3 o5", STRONG.format(2), friends=["13456", "123456"])


def without_storage() -> PoseidonState:
    return diner("o3 f3", "F2a P1a")


def on_the_beach() -> PoseidonState:
    """The creature is on no wave; what is stored could be eaten: one 3 of two with the 4."""
    creatures, reefs = ["Beach Beach", "Deep Deep"], ["S1a:o3 S1b:f3 S1c:n4"]
    return position(creatures=creatures, reefs=reefs, shark="Beach", stage=STAGE_TAKE, moved=0)


def picking_on_the_beach() -> PoseidonState:
    return play(on_the_beach(), "eat1")


def storing() -> PoseidonState:
    return play(diner("o5 f3", "F2a S1a S1b S1c S1d:n2"), "o5 #1,0")


def second_room() -> PoseidonState:
    return play(diner("o5 f3", "F2a S1a:n2 S1b:f4 S1c:n1"), "o5 #1,0 f3")


def room() -> PoseidonState:
    return play(diner("o5", "F1a S1a:n2 S1b S1c S1d:x"), "o5")


def picking() -> PoseidonState:
    return play(diner("o3 f3 n3 o5", "F3a S1a:n6 S1b S1c:x"), "eat2")


def buying() -> PoseidonState:
    """The coral of number 3 is gone."""
    state = last("o3 f3", "F2a S1a")
    state.owners[0] = 1
    return fresh_options(state)


def paying() -> PoseidonState:
    return play(last("o1 o2 f3 n4", "F4a S1a"), "buy3")


def naming() -> PoseidonState:
    """Both corals are named before either is seen."""
    return last("o3 f3", "F2a S1a", data=NAMED_TOGETHER)


def second_coral() -> PoseidonState:
    return play(last("o3 f4", "F2a S1a:n6"), "buy3")


def at_the_head() -> PoseidonState:
    return store_all(taken("f1", [0, 7, 4, 6]), "f1")


def ordering() -> PoseidonState:
    return store_all(taken("f1 s1", [0, 3, 4, 6]), "f1 s1")


def three_ordering() -> PoseidonState:
    creatures = ["L2 Beach", "Beach Beach", "Beach Beach"]
    return store_all(taken("f1 s1", [0, 3, 4], players=3, creatures=creatures), "f1 s1")


def burying() -> PoseidonState:
    return hunted(["R6 L6", "R6 R6"], "Beach", reefs=["A1a S1a:o5 F1b:x S1b"])


def returning() -> PoseidonState:
    return play(burying(), "#0,0")


def looking() -> PoseidonState:
    """Seat 0 knows the coral of number 3, and that of number 4 is sold."""
    state = play(rich(["o6", "o6"]), "bonus:look")
    state.seen[0] |= 1
    state.owners[1] = 1
    return fresh_options(state)


def choosing() -> PoseidonState:
    return rich(["o6", "o6"], supply={"o": 1})


def over() -> PoseidonState:
    creatures = ["R3 R3", "R3 R3"]
    return position(creatures=creatures, shark="Beach", stage=STAGE_TAKE, moved=0, last_turns=1)


# -- what is tried --------------------------------------------------------------------------------


def ask(question: str) -> dict[str, object]:
    return {"ask": question}


def both(low: int, high: int) -> int:
    """Corals by their places from 1 on; 0 is none."""
    return BUYS + low * CORAL_CHOICES + high


ALIKE_SWAPPED = lay(beside=0, way=5, turn=5, swapped=True)  # a tile of two alike symbols

CASES = [
    # by the contract
    Case(building, -1, "no-such-action", {"action": -1}),
    Case(building, ACTIONS, "no-such-action", {"action": ACTIONS}),
    Case(building, 10**30, "no-such-action", {"action": 10**30}),
    # another question, or none
    Case(over, "w1", "game-over"),
    Case(over, ".", "game-over"),
    Case(over, move("hex", hex=0), "game-over"),
    Case(start_tile, "w1", "other-question", ask("tile")),
    Case(laying, ".", "other-question", ask("site")),
    Case(loading, "*arrow/food", "other-question", ask("row")),
    Case(building, "L1>L2", "other-question", ask("build")),
    Case(building, ".", "other-question", ask("build")),
    Case(building, move("start", tile=["plain", "plain"]), "other-question", ask("build")),
    Case(moving, "@0,1:0,2", "other-question", ask("move")),
    Case(taking, "#1,0", "other-question", ask("take")),
    Case(storing, "eat2", "other-question", ask("store")),  # never both in one turn
    Case(room, "o5", "other-question", ask("room")),
    Case(picking, "look3", "other-question", ask("pick")),
    Case(ordering, ".", "other-question", ask("mover")),
    Case(burying, "=Deep", "other-question", ask("skeleton")),
    Case(returning, ".", "other-question", ask("return")),
    Case(looking, "go:o", "other-question", ask("look")),
    Case(choosing, "buy3", "other-question", ask("bonus")),
    # setup
    Case(start_tile, "*wave/storage", "no-start-tile"),
    Case(start_tile, START_TILES + 7, "no-start-tile"),
    Case(second_start_site, "@0,0:0,1", "site-start-level"),  # on two tiles
    Case(start_site, "@5,5:6,5", "site-apart"),
    # build
    Case(building, "*arrow/food", "no-tile-left"),
    Case(building, TILES + 7, "no-tile-left"),
    Case(laying, lay(beside=4, way=0, turn=0), "no-such-hex"),
    Case(laying, lay(on=4, way=0), "no-such-hex"),
    Case(laying, "@0,1:0,3", "site-no-neighbours"),
    Case(laying, "@0,1:0,1", "site-no-neighbours"),
    Case(laying, "@0,2:0,3", "site-apart"),
    Case(laying, "@3,0:4,0", "site-overhang"),
    Case(laying, lay(beside=3, way=0, turn=3), "site-overhang"),
    Case(lambda: site("A1a S1a:x F1b S1b"), "@1,0:2,0", "site-skeleton", {"hex": [1, 0]}),
    Case(lambda: site("A1a S1a F1b:o3 S1b"), "@1,0:2,0", "site-die", {"hex": [2, 0]}),
    Case(lambda: site("A1a S2c F1b S2c"), "@1,0:2,0", "site-uneven"),
    Case(laying, "@0,0:1,0", "site-one-tile"),
    Case(laying, lay(beside=1, way=4, turn=5), "site-has-another-number"),  # beside 0, too
    Case(laying, lay(on=2, way=3), "site-has-another-number"),  # on 1 and the other way
    Case(laying, lay(beside=1, way=0, turn=3), "site-has-another-number"),  # it is above
    Case(start_plain, ALIKE_SWAPPED, "site-has-another-number"),
    # load
    Case(building, ROWS + 3, "no-such-row", {"row": 3}),
    Case(loading, ROWS + 3, "no-such-row", {"row": 3}),
    Case(building, "w1", "row-full", {"row": 0}),
    Case(loading, "w1", "row-full", {"row": 0}),
    Case(without_dice, "w1", "no-dice-left"),
    Case(loading, ".", "must-load"),
    # move
    Case(moving, MOVES + SPACE_LIMIT - 1, "no-such-space"),  # to nowhere
    Case(moving, MOVES + (SPACE_LIMIT - 1) * SPACE_LIMIT, "no-such-space"),  # from nowhere
    Case(moving, "L4>L5", "no-creature-there", {"space": "L4"}),
    Case(moving, "Deep>Deep", "must-move"),
    Case(moving, "Deep>R1", "shark-there", {"space": "R1"}),
    Case(moving, "Deep>L2", "too-far", {"space": "L2", "steps": 1}),
    # take and store
    Case(taking, "c1", "no-such-die", {"die": {"owner": 3, "value": 1}, "wave": 2}),
    Case(taking, "n3", "no-such-die", {"die": {"owner": None, "value": 3}, "wave": 2}),
    Case(storing, "o5", "no-such-die", {"die": {"owner": 0, "value": 5}, "wave": 2}),
    Case(on_the_beach, "o3", "no-wave-here"),
    Case(without_storage, "o3", "no-room"),
    Case(room, HEXES + 5, "no-such-hex"),
    Case(room, "#9,0", "no-such-hex"),
    Case(room, "#4,0", "skeleton-there", {"hex": [4, 0]}),
    Case(room, "#0,0", "not-storage", {"hex": [0, 0]}),
    Case(room, "#1,0", "free-storage-first"),
    Case(second_room, "#1,0", "just-stored", {"hex": [1, 0]}),
    # eat
    Case(taking, "eat2", "friend-is-free", {"tentacle": "low_pair"}),
    Case(taking, "eat6", "no-such-meal", {"tentacle": "four_different"}),
    Case(picking, "o5", "does-not-serve"),
    Case(picking, "n3", "does-not-serve"),  # only after another 3
    Case(picking, "c1", "no-such-die", {"die": {"owner": 3, "value": 1}, "wave": 2}),
    Case(picking, "#1,0", "does-not-serve"),
    Case(picking, "#2,0", "no-die-there", {"hex": [2, 0]}),
    Case(picking, "#3,0", "no-die-there", {"hex": [3, 0]}),
    Case(picking, ".", "meal-not-done"),
    Case(picking_on_the_beach, "o3", "no-wave-here"),
    # corals
    Case(taking, "buy3", "corals-later"),
    Case(naming, "buy6+7", "cannot-pay"),
    Case(buying, "buy6+7", "one-coral-at-a-time"),
    Case(second_coral, "buy4", "one-coral-of-each-row"),
    Case(second_coral, "buy9", "cannot-pay"),
    Case(second_coral, "eat1", "other-question", {"ask": "coral"}),
    Case(at_the_head, "free2", "nearest-friend-only"),
    Case(buying, "buy7", "cannot-pay"),
    Case(buying, "buy3", "coral-gone", {"coral": 3}),
    Case(buying, "buy4+5", "one-coral-of-each-row"),
    Case(buying, "buy7+7", "one-coral-of-each-row"),
    Case(buying, move("buy", corals=[3, 7, 8]), "one-coral-of-each-row"),
    Case(buying, both(0, 0), "one-coral-of-each-row"),
    Case(buying, both(5, 0), "one-coral-of-each-row"),
    Case(buying, both(0, 1), "one-coral-of-each-row"),
    Case(buying, both(0, 9), "one-coral-of-each-row"),
    Case(paying, ".", "meal-not-done"),
    Case(looking, LOOKS + 8, "no-such-coral"),
    Case(looking, "look3", "coral-seen", {"coral": 3}),
    Case(looking, "look4", "coral-gone", {"coral": 4}),
    Case(looking, ".", "must-look"),
    # the track, the shark, bonuses
    Case(ordering, "go:c", "no-steps-owed"),
    Case(ordering, "go:o", "no-steps-owed"),
    Case(three_ordering, MOVERS + 3, "no-steps-owed"),
    Case(burying, "#1,0", "free-hex-first"),
    Case(burying, "#2,0", "skeleton-there", {"hex": [2, 0]}),
    Case(burying, HEXES + 4, "no-such-hex"),
    Case(choosing, "bonus:free", "sum-too-low", {"sum": 12, "least": 19}),
    Case(choosing, "bonus:two-dice", "bonus-idle", {"bonus": "two-dice"}),  # with one die left
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_refused_with_a_reason_and_nothing_changed(case: Case) -> None:
    check(case)


def test_every_reason_in_the_source_is_in_the_lists() -> None:
    assert reasons("poseidon") == {case.code for case in [*CASES, *MALFORMED]}
