"""Golden playthroughs: any change of what happens or of what a seat sees is a visible difference.

`UPDATE_GOLDENS=1 pytest tests/engine/test_goldens.py` writes them again; read the difference. A
game that is still being written has none yet: `UPDATE_GOLDENS=1` and `-k NAME` write its first
ones.
"""

import difflib
import os
from pathlib import Path

import pytest

from tests.engine.modes import MODES, Mode, modes
from tests.engine.playthrough import playthrough

GOLDENS = Path(__file__).with_name("goldens")
SEEDS = {  # short games in which much happens
    **{"kadora-2": 7, "kadora-3": 1, "kadora-4": 3},
    **{"octocube-2-standard-no": 236, "octocube-3-standard-no": 222, "octocube-4-standard-no": 183},
    **{"octocube-2-family-yes": 82, "octocube-3-family-yes": 179, "octocube-4-family-yes": 71},
    **{
        "octocube-2-advanced-yes": 18,
        "octocube-3-advanced-yes": 220,
        "octocube-4-advanced-yes": 89,
    },
    **{"octocube-2-standard-yes": 67, "octocube-3-standard-yes": 32, "octocube-4-standard-yes": 38},
    **{"poseidon-2-choose-exactly-no-no": 5, "poseidon-2-preset-at_least-yes-yes": 102},  # short
    **{"poseidon-3-choose-exactly-no-no": 146, "poseidon-3-preset-at_least-yes-yes": 11},
    **{"poseidon-4-choose-exactly-no-no": 502, "poseidon-4-preset-at_least-yes-yes": 91},
}
LARGEST = 150_000  # bytes
RELEASED = {"kadora", "octocube", "poseidon"}  # may not lose their goldens
UPDATE = os.environ.get("UPDATE_GOLDENS") == "1"
# As soon as a game has one golden, it must have those of all its modes.
KEPT = {file.stem.split("-")[0] for file in GOLDENS.glob("*.txt")}
KEPT_MODES = [mode for mode in MODES if mode.game.name in KEPT or UPDATE]


@pytest.mark.parametrize("mode", KEPT_MODES, ids=str)
def test_a_playthrough_is_as_it_was(mode: Mode) -> None:
    file = GOLDENS / f"{mode}.txt"
    now = playthrough(mode, SEEDS.get(str(mode), 7))
    assert len(now.encode()) < LARGEST
    if UPDATE:
        file.parent.mkdir(exist_ok=True)
        file.write_text(now, encoding="utf-8")
    if not file.is_file():
        pytest.fail(f"{file} is missing: UPDATE_GOLDENS=1 writes it")
    before = file.read_text(encoding="utf-8")
    difference = difflib.unified_diff(
        before.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=2
    )
    assert now == before, "\n".join(list(difference)[:60])


def test_released_games_have_goldens() -> None:
    assert {str(mode) for mode in modes() if mode.game.name in RELEASED} >= set(SEEDS)
    assert RELEASED <= KEPT


def test_there_is_no_golden_of_a_game_that_is_gone() -> None:
    assert {file.stem for file in GOLDENS.glob("*.txt")} <= {str(mode) for mode in modes()}
