"""Records and notations that are wrong are refused with a reason, never with another error."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.modes import Mode, in_each_game
from tidetable.engine import notation
from tidetable.engine.errors import RecordError, SetupError, TidetableError


def record_of(mode: Mode) -> dict[str, Any]:
    return mode.finished(seed=11).record()


WRONG_FIELDS: list[tuple[str, object, str]] = [
    ("format", "tidetable-record/99", "record-version"),
    ("game", "chess", "record-game"),
    ("rules", 0, "record-rules"),
    ("rules", "1", "record-invalid"),
    ("data_hash", "0" * 64, "record-data"),
    ("players", "two", "record-invalid"),
    ("actions", None, "record-invalid"),
    ("actions", [0.5], "record-invalid"),
    ("actions", [-1], "record-illegal"),
    ("actions", [10**30], "record-illegal"),
    ("outcomes", [["nonsense", [0]]], "outcome-unexpected"),
    ("outcomes", 5, "record-invalid"),
    ("seed", "0x7", "record-invalid"),
    ("seed", "-7", "record-invalid"),
    ("seed", "", "record-invalid"),
    ("seed", 7, "record-invalid"),
    ("seed", "\u0667", "record-invalid"),
    ("seed", "9" * 5000, "record-invalid"),
    ("result", {"scores": [], "winners": []}, "record-result"),
    ("result", {"scores": 5}, "record-invalid"),
    ("surprise", 1, "record-invalid"),
]


@in_each_game
@pytest.mark.parametrize(
    ("field", "value", "code"), WRONG_FIELDS, ids=[f"{f}={v!s:.20}" for f, v, _ in WRONG_FIELDS]
)
def test_a_wrong_field(mode: Mode, field: str, value: object, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        mode.game.replay({**record_of(mode), field: value})
    if code == "outcome-unexpected" and not mode.random:
        code = "record-invalid"  # no outcome is expected at all
    assert refused.value.code == code


@in_each_game
@pytest.mark.parametrize(
    "field", ["game", "rules", "players", "options", "data_hash", "outcomes", "actions"]
)
def test_a_missing_field(mode: Mode, field: str) -> None:
    record = record_of(mode)
    del record[field]
    with pytest.raises(RecordError) as refused:
        mode.game.replay(record)
    assert refused.value.code == "record-invalid"
    assert field in str(refused.value.params["reason"])


@in_each_game
@pytest.mark.parametrize("source", ["", "{", b"\xff", "null", "[]", "5", None, 5, [], "nonsense"])
def test_no_record_at_all(mode: Mode, source: object) -> None:
    with pytest.raises(RecordError) as refused:
        mode.game.replay(source)
    assert refused.value.code in ("record-broken", "record-invalid")


@in_each_game
def test_truncated_json(mode: Mode) -> None:
    text = json.dumps(record_of(mode))
    for length in range(0, len(text), 97):
        with pytest.raises(RecordError, match="record-broken"):
            mode.game.replay(text[:length])


@in_each_game
def test_actions_missing_at_the_end_contradict_the_result(mode: Mode) -> None:
    record = record_of(mode)
    record["actions"] = record["actions"][:-1]
    with pytest.raises(RecordError, match="record-result"):
        mode.game.replay(record)


@in_each_game
def test_an_action_after_the_end(mode: Mode) -> None:
    record = record_of(mode)
    record["actions"] = [*record["actions"], record["actions"][0]]
    with pytest.raises(RecordError) as refused:
        mode.game.replay(record)
    assert refused.value.code == "record-illegal"
    assert refused.value.params["number"] == len(record["actions"])
    assert isinstance(refused.value.params["why"], TidetableError)


@in_each_game
def test_an_action_twice(mode: Mode) -> None:
    record = record_of(mode)
    record["actions"].insert(1, record["actions"][0])
    with pytest.raises(RecordError, match="record-illegal"):
        mode.game.replay(record)


@in_each_game
@pytest.mark.parametrize("field", ["scores", "winners"])
def test_another_result(mode: Mode, field: str) -> None:
    record = record_of(mode)
    record["result"] = {**record["result"], field: [*record["result"][field], 0]}
    with pytest.raises(RecordError, match="record-result"):
        mode.game.replay(record)


@in_each_game
def test_a_result_before_the_end(mode: Mode) -> None:
    """Even one that has the scores as they stand."""
    state = mode.midway(seed=11)
    result = {"scores": state.scores(), "winners": state.winners()}
    with pytest.raises(RecordError, match="record-result"):
        mode.game.replay({**state.record(), "result": result})


@in_each_game
def test_outcomes_missing_and_no_seed(mode: Mode) -> None:
    record = {**record_of(mode), "outcomes": [], "seed": None}
    if not mode.random:
        assert mode.game.replay(record).over
        return
    with pytest.raises(RecordError, match="outcome-missing"):
        mode.game.replay(record)


@in_each_game
def test_more_outcomes_than_were_drawn(mode: Mode) -> None:
    record = record_of(mode)
    record["outcomes"] = [*record["outcomes"], ["more", [1]]]
    with pytest.raises(RecordError, match="record-invalid"):
        mode.game.replay(record)


@in_each_game
@pytest.mark.parametrize("number", [-1, 10**6, 2**63, -(2**63) - 1, 10**30])
def test_an_impossible_number_in_each_outcome(mode: Mode, number: int) -> None:
    for which in range(len(record_of(mode)["outcomes"])):
        record = json.loads(json.dumps(record_of(mode)))
        record["outcomes"][which][1][0] = number
        with pytest.raises(RecordError) as refused:
            mode.game.replay(record)
        assert refused.value.code in ("outcome-invalid", "record-invalid")


@in_each_game
def test_players_and_options_that_the_game_does_not_know(mode: Mode) -> None:
    with pytest.raises(SetupError, match="bad-players"):
        mode.game.replay({**record_of(mode), "players": 99})
    with pytest.raises(SetupError, match="unknown-option"):
        mode.game.replay({**record_of(mode), "options": {"nonsense": "yes"}})


WORD = st.text("game-0123456789 \u0667", max_size=8)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | WORD,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORD, inner, max_size=4),
    max_leaves=8,
)


@in_each_game
@given(value=JSON, where=st.integers(0, 10))
def test_any_json_in_any_field_is_replayed_or_refused(
    mode: Mode, value: object, where: int
) -> None:
    record = record_of(mode)
    record[sorted(record)[where % len(record)]] = value
    with suppress(TidetableError):
        mode.game.replay(record)


# -- notation --------------------------------------------------------------------------------


def notation_of(mode: Mode) -> str:
    return notation.write(mode.game, record_of(mode))


@in_each_game
@pytest.mark.parametrize("header", ["format", "game", "rules", "players", "data_hash"])
def test_a_header_missing_in_the_notation(mode: Mode, header: str) -> None:
    lines = notation_of(mode).splitlines()
    text = "\n".join(line for line in lines if not line.startswith(f"[{header} "))
    with pytest.raises(RecordError) as refused:
        notation.parse(mode.game, text)
    assert (refused.value.code, refused.value.params) == ("notation-header", {"header": header})


@in_each_game
def test_a_number_that_is_none_in_the_notation(mode: Mode) -> None:
    for header in ("rules", "players", "scores"):
        text = notation_of(mode).replace(f'[{header} "', f'[{header} "x')
        with pytest.raises(RecordError) as refused:
            notation.parse(mode.game, text)
        assert refused.value.params == {"header": header}


@in_each_game
def test_an_outcome_that_is_none_in_the_notation(mode: Mode) -> None:
    for label, _ in record_of(mode)["outcomes"]:
        text = notation_of(mode).replace(f'[outcome.{label} "', f'[outcome.{label} "nonsense ')
        with pytest.raises(RecordError) as refused:
            notation.parse(mode.game, text)
        assert refused.value.params == {"header": f"outcome.{label}"}


@in_each_game
def test_a_line_that_is_none_in_the_notation(mode: Mode) -> None:
    text = notation_of(mode) + "and they lived happily ever after\n"
    with pytest.raises(RecordError) as refused:
        notation.parse(mode.game, text)
    assert refused.value.code == "notation-line"
    assert refused.value.params["line"] == len(text.splitlines())


@in_each_game
def test_a_word_that_is_none_in_the_notation(mode: Mode) -> None:
    lines = notation_of(mode).splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("1. "))
    lines[number] = " ".join([*lines[number].split()[:2], "nonsense"])
    with pytest.raises(RecordError) as refused:
        notation.parse(mode.game, "\n".join(lines))
    assert refused.value.code == "notation-word"
    assert refused.value.params["line"] == number + 1
    assert refused.value.params["word"] == "nonsense"
    assert isinstance(refused.value.params["why"], TidetableError)


@in_each_game
def test_another_result_in_the_notation(mode: Mode) -> None:
    text = notation_of(mode).replace('[scores "', '[scores "99 ')
    with pytest.raises(RecordError, match="record-result"):
        notation.parse(mode.game, text)


@in_each_game
def test_turns_missing_in_the_notation(mode: Mode) -> None:
    lines = notation_of(mode).splitlines()
    with pytest.raises(RecordError, match="record-result"):
        notation.parse(mode.game, "\n".join(lines[:-1]))


def test_a_notation_that_names_no_game() -> None:
    with pytest.raises(RecordError) as refused:
        notation.game_name("1. south R5r-b3\n")
    assert refused.value.params == {"header": "game"}
    assert not notation.is_notation('{"game": "kadora"}')
