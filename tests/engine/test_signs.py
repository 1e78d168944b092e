"""Players choose the creature or colour that they play with. It changes names and drawings, and
nothing else."""

import io
from typing import cast

import pytest
from rich.console import Console

from tidetable import games
from tidetable.drawing import drawing_of
from tidetable.engine import notation, record
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Json, State
from tidetable.text import Text

CHOICES = [("poseidon", "clam,octopus", "creature"), ("octocube", "yellow,purple", "colour")]


def played(name: str, steps: int, **options: str) -> State:
    state = games.get(name).new(players=2, seed=11, **options)
    for step in range(steps):
        legal = state.actions()
        state.apply(legal[step * 7 % len(legal)])
    return state


def signs_in(view: Json, kind: str) -> list[str]:
    return [seat[kind] for seat in cast(list[dict[str, str]], view["seats"])]


def without_signs(view: Json, kind: str) -> Json:
    """A view with the same word for every seat."""
    seats = [
        {**seat, kind: "", "colour": ""} for seat in cast(list[dict[str, object]], view["seats"])
    ]
    return {**view, "seats": seats}


@pytest.mark.parametrize(("name", "signs", "kind"), CHOICES)
def test_signs_change_nothing_but_what_seats_are_called(name: str, signs: str, kind: str) -> None:
    usual, chosen = played(name, 40), played(name, 40, signs=signs)
    assert chosen.taken() == usual.taken()
    assert signs_in(chosen.view(0), kind) == signs.split(",")
    for seat in (0, 1, None):
        one, other = usual.view(seat), chosen.view(seat)
        assert without_signs(other, kind) == without_signs(one, kind)
    assert chosen.events(0) == usual.events(0)


@pytest.mark.parametrize(("name", "signs", "kind"), CHOICES)
def test_records_and_notation_keep_the_signs(name: str, signs: str, kind: str) -> None:
    game, state = games.get(name), played(name, 60, signs=signs)
    kept = state.record()
    assert cast(dict[str, str], kept["options"])["signs"] == signs
    assert record.verify(game, kept).view(0) == state.view(0)
    written = notation.write(game, kept)
    first = signs.split(",")[int(game.replay(kept, upto=0).to_move)]
    assert f"1. {first} " in written
    assert notation.parse(game, written) == kept


def test_the_usual_signs_leave_a_record_as_it_was() -> None:
    assert played("poseidon", 5, signs="octopus,fish").record() == played("poseidon", 5).record()


@pytest.mark.parametrize(
    "signs", ["clam", "clam,clam", "clam,whale", "clam,fish,octopus", "", "clam,", "Clam,fish"]
)
def test_every_seat_needs_a_sign_of_its_own(signs: str) -> None:
    with pytest.raises(SetupError) as refusal:
        games.get("poseidon").new(players=2, signs=signs)
    assert refusal.value.code == "bad-option"
    assert Text("en").error(refusal.value)


def test_sides_of_the_table_are_not_chosen() -> None:
    with pytest.raises(SetupError) as refusal:
        games.get("kadora").new(players=2, signs="south,north")
    assert refusal.value.code == "unknown-option"


def test_the_terminal_shows_dice_and_names_by_the_creature() -> None:
    state = played("poseidon", 40, signs="clam,starfish")
    text = Text("en", "poseidon")
    names = text.seat_names(state.players, state.setup.data, state.setup.signs)
    assert names == ["Clam", "Starfish"]
    console = Console(
        file=io.StringIO(),
        width=100,
        color_system="truecolor",
        force_terminal=True,
        no_color=False,
    )
    console.print(drawing_of(state.game).board(text, state.view(0), names))
    file = console.file
    assert isinstance(file, io.StringIO)
    drawn = file.getvalue()
    yellow = "48;2;242;209;60m"  # the ground of the clam's dice
    green = "48;2;31;122;61m"  # and of the octopus's, who does not play
    assert f"{yellow}c" in drawn
    assert green not in drawn
