"""Data files: the box's own, and what is said about a wrong one."""

from typing import cast

import pytest

from tests.engine.octocube.conservation import conserved
from tests.engine.octocube.position import OCTOCUBE, corrected
from tests.engine.values import Values
from tidetable.engine.chance import Rng
from tidetable.engine.errors import DataError
from tidetable.engine.octocube.model import OctocubeState


def test_the_reconstructed_values_are_marked_with_a_reason() -> None:
    reasons = OCTOCUBE.data.reconstructed
    assert set(reasons) == {
        "seats",
        "tiles.colours",
        "tiles.counts",
        "board.heights",
        "abyss.powers",
        "scoring.kind.diamond",
        "scoring.kind.amphora",
        "scoring.sets",
        "scoring.tile_needed",
        "rules.quiet_rounds",
        "rules.only_cubes_on_board",
        "rules.power_once_a_turn",
        "family.slots",
        "family.centre_may_go",
        "family.returned_known",
        "family.shift",
        "family.free_order",
        "family.unfillable_ends",
        "family.quiet_rounds",
    }
    assert all(len(reason) > 20 for reason in reasons.values())


COUNTS = OCTOCUBE.data.values["tiles"]["counts"]  # type: ignore[index]
SMALL = ["5555", "5665", "5665", "5555"]
WRONG: list[tuple[Values, str]] = [
    (corrected(seats=["a", "b", "c"]), "seats"),
    (corrected(seats=["a", "b", "c", "a"]), "seats"),
    (corrected(tiles={"kinds": ["a"]}), "tiles.kinds"),
    (corrected(tiles={"colours": ["a", "b", "c", "d", "e"]}), "tiles.colours"),
    (corrected(tiles={"coins": -1}), "tiles.coins"),
    (corrected(tiles={"coins": 11}), "board.heights.small"),  # 83 tiles
    (corrected(tiles={"counts": {"pink": [1, 1, 1, 1, 1]}}), "tiles.counts"),
    (corrected(tiles={"counts": {"white": [18]}}), "tiles.counts.white"),
    (corrected(board={"heights": {"small": ["84"]}}), "board.heights.small"),
    (corrected(board={"heights": {"small": ["555x", *SMALL[1:]]}}), "board.heights.small"),
    (corrected(board={"heights": {"small": ["0" + "855", *SMALL[1:]]}}), "board.heights.small"),
    (corrected(abyss={"powers": "ABCDEFGX"}), "abyss.powers"),
    (corrected(abyss={"powers": "ABCDEFAA"}), "abyss.powers"),
    (corrected(abyss={"powers": "ABCDEFG"}), "abyss.supply.4"),
    (corrected(abyss={"supply": {"5": 3}}), "abyss.supply"),
    (corrected(scoring={"kind": {"crab": [1, 1]}}), "scoring.kind"),
    (corrected(scoring={"sets": [1, 2, 3]}), "scoring.sets"),
    (corrected(rules={"quiet_rounds": "never"}), "rules.quiet_rounds"),
    (corrected(rules={"power_once_a_turn": False}), "rules.power_once_a_turn"),
    (corrected(family={"slots": {"any_kind": [0]}}), "family.slots"),
    (corrected(family={"slots": {"any_colour": ["crab"]}}), "family.slots"),
    (corrected(family={"shift": 1}), "family.shift"),
    (corrected(surprise=1), "-"),
]


@pytest.mark.parametrize(
    ("data", "field"), WRONG, ids=[f"{n} {f}" for n, (_, f) in enumerate(WRONG)]
)
def test_a_wrong_number_is_named(data: Values, field: str) -> None:
    with pytest.raises(DataError) as refused:
        OCTOCUBE.new(2, 1, data)
    assert refused.value.params["field"].startswith(field)  # type: ignore[attr-defined]
    assert refused.value.params["reason"]


OTHER: dict[str, Values] = {
    "eight powers": corrected(abyss={"powers": "BCDEFGHI"}),
    "eleven for five": corrected(scoring={"sets": [0, 2, 4, 7, 11, 15]}),
    "other colours": corrected(tiles={"counts": {**COUNTS, "white": [5, 3, 3, 4, 3]}}),
    "no shifting": corrected(family={"shift": False}),
    "centre stays": corrected(family={"centre_may_go": False}),
    "one abyss tile": corrected(abyss={"supply": {"2": 1, "3": 1, "4": 1}}),
    "short quiet": corrected(rules={"quiet_rounds": 2}, family={"quiet_rounds": 3}),
    "tile not needed": corrected(scoring={"tile_needed": False}),
}


@pytest.mark.parametrize("mode", ["standard", "family", "advanced"])
@pytest.mark.parametrize("name", OTHER)
def test_whole_games_with_other_numbers(name: str, mode: str) -> None:
    for seed in range(3):
        state = cast(OctocubeState, OCTOCUBE.new(2 + seed, seed, OTHER[name], mode=mode))
        rng = Rng(seed)
        while not state.over:
            actions = state.actions()
            state.apply(actions[rng.below(len(actions))])
            conserved(state)
        again = OCTOCUBE.replay(state.record())
        assert again.reveal() == state.reveal()
