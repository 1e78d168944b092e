"""Data files: the box's own, and what is said about a wrong one."""

from pathlib import Path

import pytest

from tests.engine.kadora.position import KADORA, corrected
from tests.engine.values import Values
from tidetable.engine.errors import DataError
from tidetable.engine.game import BOXES
from tidetable.engine.kadora import box

OWN_FILE = Path(box.__file__).with_name("data.toml")


def test_the_reconstructed_values_are_marked_with_a_reason() -> None:
    reasons = KADORA.data.reconstructed
    assert set(reasons) == {
        "cards.kinds",
        "cards.missing",
        "cards.copies",
        "setup.stacks",
        "setup.first_player",
        "setup.seats",
        "rules.full_table",
        "rules.last_resort",
        "rules.refill_from_other_stack",
        "rules.last_tie",
    }
    assert all(len(reason) > 20 for reason in reasons.values())


def test_marks_do_not_change_the_hash() -> None:
    unmarked = KADORA.numbers(KADORA.data.values)
    assert unmarked.hash == KADORA.data.hash
    assert unmarked.reconstructed == {}


def test_other_numbers_have_another_hash() -> None:
    assert KADORA.numbers(corrected(threshold=11)).hash != KADORA.data.hash


def test_a_file_may_be_given_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN_FILE.read_text().replace("threshold = 10", "threshold = 11"))
    record = KADORA.new(2, seed=1, data=file).record()
    assert isinstance(record["data"], dict)
    assert record["data"]["threshold"] == 11
    assert KADORA.new(2, seed=1, data=str(file)).record() == record


def test_games_with_the_own_data_carry_only_its_hash() -> None:
    record = KADORA.new(2, seed=1).record()
    assert record["data"] is None
    assert record["data_hash"] == KADORA.data.hash


def test_data_from_outside_does_not_stay_forever() -> None:
    for threshold in range(100, 100 + BOXES + 2):
        KADORA.new(2, seed=1, data=corrected(threshold=threshold))
    assert len(KADORA.boxes) == BOXES


WRONG: list[tuple[Values, str, str]] = [
    (corrected(threshold=0), "threshold", ">= 1"),
    (corrected(threshold="ten"), "threshold", "Expected `int`"),
    (corrected(threshold=True), "threshold", "Expected `int`"),
    (corrected(hand_size=9), "hand_size", "<= 8"),
    (corrected(empty_cells=0), "empty_cells", ">= 1"),
    (corrected(empty_cells=17), "empty_cells", "<= 16"),
    (corrected(trehshold=1), "-", "unknown field `trehshold`"),
    (corrected(setup={"sides": 1}), "setup", "unknown field `sides`"),
    (corrected(cards={"colours": ["red"]}), "cards.colours", "6 different names"),
    (corrected(cards={"colours": ["red"] * 6}), "cards.colours", "6 different names"),
    (corrected(cards={"kinds": ["round", "drop"]}), "cards.kinds", "3 different names"),
    (corrected(cards={"missing": {"pink": 1}}), "cards.missing", "for each colour"),
    (corrected(cards={"missing": {"red": 9}}), "cards.missing.red", "4 different values"),
    (corrected(cards={"values": [1, 2, 3, 4]}), "cards.missing.red", "4 different values"),
    (corrected(cards={"values": [1, 2, 3, 4, 4]}), "cards.missing.red", "4 different values"),
    (corrected(cards={"values": [0, 1, 2, 3, 4]}), "cards.values[0]", ">= 1"),
    (corrected(cards={"copies": 2}), "cards.copies", "2"),
    (corrected(set_aside={"2": -1}), "set_aside[...]", ">= 0"),
    (corrected(set_aside={"4": 50}), "set_aside.4", "no cards for the draw stacks"),
    (corrected(set_aside={"2": 51}), "set_aside.2", "no cards for the draw stacks"),
    (corrected(setup={"block": ["####"] * 4}), "setup.block", "at least one cell"),
    (corrected(setup={"block": ["####"] * 3}), "setup.block", "four rows"),
    (corrected(setup={"block": ["#x.#"] * 4}), "setup.block", "four rows"),
    (corrected(setup={"stacks": "thirds"}), "setup.stacks", "thirds"),
    (corrected(setup={"first_player": "oldest"}), "setup.first_player", "oldest"),
    (corrected(setup={"seats": {"2": ["south"]}}), "setup.seats.2", "2 different sides"),
    (corrected(setup={"seats": {"2": ["south"] * 2}}), "setup.seats.2", "2 different sides"),
    (corrected(rules={"full_table": "x"}), "rules.full_table", "x"),
    (corrected(rules={"last_resort": "x"}), "rules.last_resort", "x"),
    (corrected(rules={"refill_from_other_stack": 1}), "rules.refill_from_other_stack", "bool"),
    (corrected(rules={"last_tie": "x"}), "rules.last_tie", "x"),
]


@pytest.mark.parametrize(
    ("data", "field", "reason"), WRONG, ids=[f"{field}: {why}" for _, field, why in WRONG]
)
def test_a_wrong_value_is_named(data: Values, field: str, reason: str) -> None:
    with pytest.raises(DataError) as refused:
        KADORA.new(2, seed=1, data=data)
    assert refused.value.code == "data-invalid"
    assert refused.value.params["file"] == "data"
    assert refused.value.params["field"] == field
    assert reason in str(refused.value.params["reason"])


def test_the_most_that_can_be_set_aside() -> None:
    """Two cards are left for the stacks."""
    state = KADORA.new(2, seed=1, data=corrected(set_aside={"2": 50}))
    assert [len(stack) for stack in state.view(0)["stacks"]] == [1, 1]  # type: ignore[attr-defined]


def test_a_missing_field_is_named() -> None:
    without = {name: value for name, value in corrected().items() if name != "threshold"}
    with pytest.raises(DataError, match="missing required field `threshold`"):
        KADORA.new(2, data=without)
    del (no_three := corrected())["set_aside"]
    with pytest.raises(DataError, match=r"field='set_aside\.3', reason='is missing'"):
        KADORA.new(2, data={**no_three, "set_aside": {"2": 18, "4": 6}})


@pytest.mark.parametrize(
    "mark",
    [
        {"value": 10, "reconstructed": ""},
        {"value": 10, "reconstructed": True},
        {"reconstructed": "why"},
        {"value": 10, "reconstructed": "why", "more": 1},
    ],
)
def test_a_wrong_mark_is_named(mark: Values) -> None:
    with pytest.raises(DataError, match="field='threshold'") as refused:
        KADORA.new(2, data=corrected(threshold=mark))
    assert "reconstructed" in str(refused.value.params["reason"])


def test_a_mark_keeps_its_reason() -> None:
    data = KADORA.numbers(corrected(threshold={"value": 11, "reconstructed": "a guess"}))
    assert data.reconstructed == {"threshold": "a guess"}
    assert data.values["threshold"] == 11


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(DataError) as refused:
        KADORA.new(2, data=tmp_path / "none.toml")
    assert refused.value.code == "data-unreadable"
    assert refused.value.params["file"] == str(tmp_path / "none.toml")
    assert refused.value.params["reason"] == "No such file or directory"
    with pytest.raises(DataError, match="data-unreadable"):
        KADORA.new(2, data=42)


@pytest.mark.parametrize("content", [b"threshold = = 10", b"\xff\xfe"])
def test_a_file_that_is_not_toml(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.toml"
    file.write_bytes(content)
    with pytest.raises(DataError) as refused:
        KADORA.new(2, data=file)
    assert refused.value.code == "data-broken"
    assert refused.value.params["file"] == str(file)
    assert refused.value.params["reason"]


@pytest.mark.parametrize("huge", [2**63, 10**30])
def test_a_number_too_large_for_the_compiled_engine_is_refused(huge: int) -> None:
    """Compiled and plain must agree: neither may play with it, nor fail in another way."""
    with pytest.raises(DataError, match="threshold"):
        KADORA.new(2, seed=1, data=corrected(threshold=huge))
