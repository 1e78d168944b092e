"""What a sensible player would do in plain cases."""

import pytest

from tests.engine.octocube.position import BARE, OCTOCUBE, legal_words, play, position
from tests.engine.octocube.test_powers import around
from tests.engine.octocube.test_slots import all_slots
from tidetable.engine.octocube.model import OctocubeState


def best(state: OctocubeState) -> str:
    actions = OCTOCUBE.legal(state)
    values = list(OCTOCUBE.heuristics().appraise(state, actions))
    return OCTOCUBE.write_action(state, actions[values.index(max(values))])


def test_the_tile_that_completes_a_set_is_taken() -> None:
    drawn = ". Fg/Sw . .  Pg/Sl . Ad/Al .  . Sg/Fw . .  . . . ."
    assert best(position(drawn, ["b2 D=Pw U=Pl", "home"])) == "w"


def test_a_full_cube_is_scored() -> None:
    cube = "b2 U=Pw D=Pl N=Pd E=Pg S=Sw W=Sl"
    assert best(position(BARE, [cube, "home"])) == "score"


def test_sets_come_off_at_the_last_moment_by_themselves() -> None:
    """The supply is used up: one more tile is worth more than scoring now."""
    drawn = ". Pg/Sw . .  . . . .  . . . .  . . . ."
    state = position(drawn, ["b2 D=Pw U=Pl", "home"], supply=0)
    assert best(state) == "n"


def test_a_tile_onto_an_empty_top_is_taken_by_power_d() -> None:
    state = play(around("D", "D=Fw N=Fl", powers="ABCEH"), "!D")
    assert best(state) == "d3"  # a third starfish


def test_a_wanted_tile_is_taken_in_the_family_game() -> None:
    drawn = ". Fg/Sw . .  Dg/Sl . Ad/Al .  . Sg/Fw . .  . . . ."
    state = position(drawn, ["b2", "home"], mode="family", slots=[all_slots(0), {}])
    assert best(state) == "w"


def test_a_cube_that_fills_the_board_is_taken_back() -> None:
    state = position(BARE, ["b2 U=Dg", "home"], mode="family", slots=[all_slots(0), {}])
    assert best(state) == "score"


def seen(state: OctocubeState, seat: int = 0) -> dict[str, float]:
    """What the judge sees of a seat."""
    judge = OCTOCUBE.heuristics()
    names, values = judge.feature_names(state), judge.features(state)
    return dict(zip(names, values[seat * len(names) :], strict=False))


def test_tiles_on_their_way_into_slots_count_in_the_family_game() -> None:
    """On the cube, and between the cube and the board, while the player chooses a slot."""
    slots = [all_slots(0, 8), all_slots(0, 1)]
    state = position(BARE, ["b2 U=Dg", "home"], mode="family", slots=slots)
    on_the_cube = OCTOCUBE.heuristics().verdict(state)
    assert on_the_cube.margins[0] > 0  # as many slots are filled, but a tile for one is at hand
    assert (seen(state)["carried"], seen(state)["useless"]) == (1, 0)
    play(state, "score")
    assert len(legal_words(state)) == 2
    assert (seen(state)["carried"], seen(state)["useless"]) == (1, 0)
    assert OCTOCUBE.heuristics().verdict(state).margins[0] == on_the_cube.margins[0]


def test_the_judge_of_the_family_game_knows_what_is_still_needed() -> None:
    drawn = ". Co . .  . . Dg .  . . . .  . . . ."
    slots = [all_slots(0, 5), all_slots(1)]
    state = position(drawn, ["b2", "home"], mode="family", slots=slots)
    mine, rival = seen(state), seen(state, 1)
    # A coin fits no slot, not even one for any object.
    assert (mine["sight"], mine["beside"], mine["unseen"]) == (1, 1, 1)
    assert (rival["sight"], rival["unseen"]) == (0, 1)
    assert mine["turns_lead"] == pytest.approx(-rival["turns_lead"])
    assert mine["turns_lead"] < 0  # two tiles and the way home, against one and the way home
    assert mine["rare"] > 0


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_six_equal_tiles_can_be_appraised(mode: str) -> None:
    """Placing such a cube next to more of them asks for the worth of a seventh and an eighth."""
    drawn = "Fg Fl Fg Fl  Fg Fl Fg Fl  Fg Fl Fg Fl  Fg Fl Fg Fl"
    cube = "home U=Fw D=Fl N=Fd E=Fg S=Fw W=Fl"
    state = position(drawn, [cube, "home"], mode=mode, powers="AB" if mode == "advanced" else "")
    while not state.over and state.turns < 8:
        word = best(state)
        assert word in legal_words(state)
        play(state, word)


def test_tiles_on_rivals_cubes_count_towards_majorities() -> None:
    """Two starfish ahead are enough, unless the rival brings two home: then a third one matters."""
    drawn = ". . . .  Fg/Sw . . .  . . . .  . . . ."
    boards = ["Fw Fl", ""]
    sure = position(drawn, ["b2 U=Sw", "home"], boards=boards, supply=0)
    contested = position(drawn, ["b2 U=Sw", "home N=Fd E=Fl"], boards=boards, supply=0)
    assert worth(contested, "w") > worth(sure, "w")


def worth(state: OctocubeState, word: str) -> float:
    actions = OCTOCUBE.legal(state)
    values = list(OCTOCUBE.heuristics().appraise(state, actions))
    words = [OCTOCUBE.write_action(state, action) for action in actions]
    return values[words.index(word)]
