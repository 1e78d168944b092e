"""A record makes the same state again, and so does the notation."""

import json

import msgspec
import pytest
from hypothesis import given

from tests.engine.modes import Mode, everywhere, random_play, seeds, steps
from tidetable.engine import notation
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Json
from tidetable.engine.record import FORMAT, Record


@everywhere
@given(seed=seeds, steps=steps)
def test_a_record_replays_to_the_same_state(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    again = mode.game.replay(state.record())
    assert again.reveal() == state.reveal()
    assert again.actions() == state.actions()
    assert again.record() == state.record()
    assert again.seed_hash == state.seed_hash
    for viewer in mode.viewers():
        assert again.view(viewer) == state.view(viewer)


@everywhere
@given(seed=seeds, steps=steps)
def test_through_json_as_text_bytes_or_dict(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    text = json.dumps(state.record())
    assert json.loads(text) == json.loads(msgspec.json.encode(state.record()))
    for source in (text, text.encode(), json.loads(text)):
        assert mode.game.replay(source).record() == state.record()


@everywhere
@given(seed=seeds)
def test_up_to_any_step(mode: Mode, seed: int) -> None:
    end, state = mode.finished(seed), mode.new(seed)
    record, actions = end.record(), end.taken()
    often = max(7, len(actions) // 12)
    for upto, action in enumerate(actions):
        if upto % often == 0:
            assert mode.game.replay(record, upto=upto).reveal() == state.reveal()
        state.apply(action)
    for upto in (len(actions), len(actions) + 1):
        assert mode.game.replay(record, upto=upto).reveal() == state.reveal()


@everywhere
@given(seed=seeds, steps=steps)
def test_the_replayed_game_continues_like_the_original(mode: Mode, seed: int, steps: int) -> None:
    """Also when chance has more to say: the seed is in the record."""
    state = mode.after(steps, seed)
    again = mode.game.replay(state.record())
    for action in random_play(state, seed + 1):
        state.apply(action)
        again.apply(action)
    assert again.record() == state.record()


@everywhere
@given(seed=seeds)
def test_a_finished_game_replays_without_its_seed(mode: Mode, seed: int) -> None:
    state = mode.finished(seed)
    record: Json = {**state.record(), "seed": None}
    again = mode.game.replay(record)
    assert again.reveal() == state.reveal()
    assert again.chance.seed is None
    assert again.record() == record


@everywhere
def test_what_a_record_says(mode: Mode) -> None:
    state = mode.finished(seed=5)
    record = msgspec.convert(state.record(), Record)
    assert record.format == FORMAT
    assert (record.game, record.rules) == (mode.game.name, mode.game.rules_version)
    assert (record.players, record.options) == (mode.players, mode.options)
    assert (record.data_hash, record.data) == (mode.game.data.hash, None)
    assert (record.seed, record.seed_hash) == ("5", state.seed_hash)
    assert record.actions == state.taken()
    assert len(record.actions) == state.steps
    assert record.result is not None
    assert record.result.scores == state.scores()
    assert record.result.winners == state.winners()
    assert mode.after(1, seed=5).record()["result"] is None


@everywhere
@given(seed=seeds, steps=steps)
def test_the_notation_gives_back_the_record(mode: Mode, seed: int, steps: int) -> None:
    record = mode.after(steps, seed).record()
    text = notation.write(mode.game, record)
    assert notation.is_notation(text)
    assert notation.game_name(text) == mode.game.name
    assert notation.parse(mode.game, text) == record
    assert notation.write(mode.game, notation.parse(mode.game, text)) == text


@everywhere
def test_the_notation_of_a_game_without_seed_or_result(mode: Mode) -> None:
    resampled = mode.after(30, seed=3).resample(None, 1).record()
    assert notation.parse(mode.game, notation.write(mode.game, resampled)) == resampled
    assert resampled["seed"] is None


@everywhere
def test_the_notation_may_be_edited_by_hand(mode: Mode) -> None:
    """Blank lines, Windows line ends, remarks, spaces at the ends and a byte order mark."""
    record = mode.finished(seed=3).record()
    text = notation.write(mode.game, record)
    for edited in (
        text.replace("\n", "\r\n"),
        text.replace("\n", "\n\n"),
        text.replace("\n", "  \n"),
        text + "\n; a good game\n",
        "\ufeff" + text,
    ):
        assert notation.is_notation(edited)
        assert notation.parse(mode.game, edited) == record


@everywhere
def test_one_line_a_turn(mode: Mode) -> None:
    state = mode.finished(seed=3)
    text = notation.write(mode.game, state.record())
    turns = [line for line in text.splitlines() if line and not line.startswith("[")]
    names = mode.game.seat_names(mode.players, mode.game.data)
    assert [line.split(".")[0] for line in turns] == [str(n + 1) for n in range(len(turns))]
    assert {line.split()[1] for line in turns} == set(names)


@everywhere
def test_a_record_may_be_replayed_twice(mode: Mode) -> None:
    """Replaying writes nothing into the record."""
    record = mode.finished(seed=3).record()
    before = json.dumps(record)
    states = [mode.game.replay(record) for _ in range(2)]
    assert states[0].reveal() == states[1].reveal()
    assert json.dumps(record) == before


@everywhere
@pytest.mark.parametrize("seed", [0, 2**53 + 1, 2**128 - 1])
def test_no_seed_is_too_large_for_json(mode: Mode, seed: int) -> None:
    """It is written as text, so that no reader rounds it."""
    record = json.loads(
        json.dumps(mode.new(seed).record()), parse_int=lambda text: int(float(text))
    )
    assert record["seed"] == str(seed)
    assert mode.game.replay(record).chance.seed == seed


@everywhere
@pytest.mark.parametrize("digits", [39, 99, 100, 101, 200])
def test_a_seed_that_may_be_played_with_may_be_replayed(mode: Mode, digits: int) -> None:
    """Seeds may be long; one that is too long for a record is refused before the deal."""
    seed = int("9" * digits)
    try:
        state = mode.new(seed)
    except SetupError:
        assert digits > 39  # 128 bits, as the operating system gives them
        return
    assert mode.game.replay(state.record()).reveal() == state.reveal()
