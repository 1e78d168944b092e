"""The numbers of the box, corrections to them, and a smaller board that must just work."""

from pathlib import Path
from typing import Any, cast

import pytest

from tests.engine.modes import random_play
from tests.engine.poseidon.conservation import conserved
from tests.engine.poseidon.position import POSEIDON, corrected
from tests.engine.values import Values
from tidetable.engine import notation
from tidetable.engine.errors import DataError
from tidetable.engine.poseidon.model import Box, PoseidonState

SMALL = Path(__file__).with_name("small.toml")


def test_what_was_reconstructed_says_why() -> None:
    reasons = POSEIDON.data.reconstructed
    assert len(reasons) == 20
    assert all(len(reason) > 20 for reason in reasons.values())
    assert {"ocean.waves", "big_wave.landing", "rules.replace_only_when_full"} <= set(reasons)


def test_the_landing_tables_are_as_described() -> None:
    """Mean wave about 2.2, 3.0 and 3.8 before clipping, 5 % off the board."""
    box = cast(Box, POSEIDON.box(POSEIDON.data, 4, {}))
    means = []
    for table in box.landing:
        assert table[0] == 50
        means.append(sum(wave * part for wave, part in enumerate(table)) / 950)
    assert means == pytest.approx([2.37, 3.05, 3.77], abs=0.03)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reef", ["choose", "preset"])
def test_a_smaller_board_just_works(players: int, reef: str) -> None:
    data = POSEIDON.numbers(SMALL)
    for seed in range(6):
        state = POSEIDON.new(players, seed, data, start_reef=reef)
        for action in random_play(state, seed):
            moves = [POSEIDON.move(state, legal) for legal in state.actions()]
            assert [POSEIDON.action(state, move) for move in moves] == state.actions()
            POSEIDON.preview(state, action)
            state.apply(action)
            conserved(state)
        assert state.over
        record = state.record()
        assert POSEIDON.replay(record).reveal() == state.reveal()
        assert notation.parse(POSEIDON, notation.write(POSEIDON, record)) == record


def test_the_smaller_board_has_its_own_paths() -> None:
    view: Any = POSEIDON.new(2, 1, SMALL).view(0)
    assert [space["name"] for space in view["ocean"]["spaces"]] == [
        *("Deep", "L1", "L2", "L3", "R1", "R2", "R3", "Beach")
    ]
    assert view["ocean"]["crossings"] == [["L1", "R2"], ["L2", "R1"]]
    assert view["ocean"]["shark"]["route"] == ["Deep", "L1", "R2", "R3", "Beach", "L3", "L2", "R1"]
    assert view["ocean"]["shark"]["space"] == "R2"
    assert len(view["big_wave"]["slots"]) == 6
    assert {slot["group"] for slot in view["big_wave"]["slots"]} == set(range(6))
    assert view["kraken"]["spaces"] == 5
    assert [coral["number"] for coral in view["kraken"]["corals"]] == [2, 4, 5, 6, 9, 12]


def test_heuristics_cope_with_the_smaller_board() -> None:
    heuristics = POSEIDON.heuristics()
    state = POSEIDON.new(3, 5, SMALL)
    while not state.over:
        values = heuristics.appraise(state, POSEIDON.legal(state))
        best = max(range(len(values)), key=lambda n: values[n])
        state.apply(state.actions()[best])
    assert cast(PoseidonState, state).box.waves == 3


WRONG: list[tuple[Values, str, str]] = [
    (corrected(friends_to_free=7), "friends_to_free", "<= 6"),
    (corrected(ocean={"waves": 1}), "ocean.waves", ">= 2"),
    (corrected(ocean={"waves": 99}), "ocean.waves", "<= 15"),
    (corrected(ocean={"crossings_after": 6}), "ocean.crossings_after", "between two waves"),
    (corrected(ocean={"shark_start": "M1"}), "ocean.shark_start", "L1"),
    (corrected(ocean={"ends_reach": "all"}), "ocean.ends_reach", "all"),
    (corrected(ocean={"shark_numbers": {"2": [1]}}), "ocean.shark_numbers.2", "each wave"),
    (corrected(ocean={"shark_numbers": {"5": [1]}}), "ocean.shark_numbers.5", "2, 3 or 4"),
    (corrected(kraken={"tentacles": ["low_pair"] * 6}), "kraken.tentacles", "each once"),
    (corrected(kraken={"low_corals": [6, 3]}), "kraken.high_corals", "ascend"),
    (corrected(kraken={"coral_kinds": ["fins"]}), "kraken.coral_kinds", "as many"),
    (corrected(kraken={"coral_kinds": ["gold"] * 8}), "kraken.coral_kinds[0]", "gold"),
    (corrected(kraken={"starts": [0, 2, 2, 4]}), "kraken.starts", "four different"),
    (corrected(kraken={"starts": [0, 2, 4, 8]}), "kraken.starts", "on the ring"),
    (corrected(kraken={"tokens": {"2": [[5]] * 6}}), "kraken.tokens.2", "for each player"),
    (corrected(kraken={"tokens": {"2": [[3, 5]] * 6}}), "kraken.tokens.2", "highest first"),
    (corrected(reef={"tiles": {"arrow/gold": [1, 1, 1]}}), "reef.tiles.arrow/gold", "two of"),
    (corrected(reef={"tiles": {"arrow/food": [1]}}), "reef.tiles.arrow/food", "2, 3 and 4"),
    (corrected(reef={"tiles": {"plain/food": [1, 1, 30]}}), "reef.tiles", "62 hexes"),
    (corrected(reef={"start_tiles": {"2": []}}), "reef.start_tiles.2", "different tiles"),
    (corrected(reef={"preset": [[0, 0, 1, 0]]}), "reef.preset", "for each of 4"),
    (corrected(reef={"preset": [[0, 0, 2, 0]] * 4}), "reef.preset[0]", "no neighbours"),
    (corrected(reef={"preset": [[0, 0, 1, 0]] * 4}), "reef.preset[1]", "another tile"),
    (
        corrected(reef={"preset": [[0, 0, 1, 0], [5, 5, 6, 5], [0, 1, 1, 1], [2, 0, 2, 1]]}),
        "reef.preset[1]",
        "touches no tile",
    ),
    (corrected(big_wave={"rows": {"4": [20, 20]}}), "big_wave.rows.4", "32 slots"),
    (corrected(big_wave={"rows": {"2": [2, 2]}}), "big_wave.rows.2", "fill the slots"),
    (corrected(big_wave={"landing_by": "slot"}), "big_wave.landing", "each slot"),
    (corrected(big_wave={"landing": [[0, 1000]] * 3}), "big_wave.landing[0]", "1000 in all"),
    (
        corrected(big_wave={"landing": [[600, 400, 0, 0, 0, 0, 0]] * 3}),
        "big_wave.landing[0]",
        "more than half",
    ),
    (corrected(dice_a_player=4), "dice_a_player", "too few"),
    (corrected(setup={"first_to_load": "me"}), "setup.first_to_load", "me"),
    (corrected(rules={"replace_only_when_full": 1}), "rules.replace_only_when_full", "bool"),
    (corrected(rules={"last_tie": "x"}), "rules.last_tie", "x"),
]


@pytest.mark.parametrize(
    ("data", "field", "reason"), WRONG, ids=[f"{field}: {why}" for _, field, why in WRONG]
)
def test_a_wrong_value_is_named(data: Values, field: str, reason: str) -> None:
    with pytest.raises(DataError) as refused:
        POSEIDON.new(2, seed=1, data=data)
    assert refused.value.code == "data-invalid"
    assert refused.value.params["field"] == field
    assert reason in str(refused.value.params["reason"])
