"""What the rules page of Kadora takes from the data, so that text and engine cannot disagree."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from tidetable.engine.data import Data
from tidetable.engine.kadora.box import Numbers

if TYPE_CHECKING:
    from tidetable.text import Text


def rules_parameters(text: "Text", data: Data) -> dict[str, str | int]:
    numbers = cast(Numbers, data.numbers)
    cards, rules = numbers.cards, numbers.rules
    sides = {
        players: ", ".join(text.name("side", side) for side in numbers.setup.seats[str(players)])
        for players in (2, 3, 4)
    }
    return {
        "threshold": numbers.threshold,
        "hand": numbers.hand_size,
        "empty": numbers.empty_cells,
        "faceup": numbers.face_up(),
        "low": min(cards.values),
        "high": max(cards.values),
        "colours": ", ".join(text.name("colour", colour) for colour in cards.colours),
        "kinds": ", ".join(text.name("kind", kind) for kind in cards.kinds),
        **{f"aside{players}": numbers.set_aside[str(players)] for players in (2, 3, 4)},
        **{f"sides{players}": named for players, named in sides.items()},
        "fulltable": rules.full_table,
        "lastresort": rules.last_resort,
        "otherstack": "yes" if rules.refill_from_other_stack else "no",
        "lasttie": rules.last_tie,
        "firstplayer": numbers.setup.first_player,
        "stacks": numbers.setup.stacks,
    }


def rules_tables(
    text: "Text", data: Data, players: int, options: Mapping[str, str]
) -> dict[str, list[list[str]]]:
    """The tables of the rules page."""
    numbers = cast(Numbers, data.numbers)
    head = [text("table-colour"), text("table-missing"), text("table-cards")]
    rows = [
        [text.name("colour", colour), str(missing), str(len(faces(numbers, colour)))]
        for colour, missing in numbers.cards.missing.items()
    ]
    return {"missing": [head, *rows]}


Pieces = list[tuple[int, int, str, dict[str, Any]]]


def rules_pieces(data: Data, players: int) -> dict[str, Pieces]:
    """What is drawn there: the back of a colour, and its cards."""
    numbers = cast(Numbers, data.numbers)
    drawn: Pieces = []
    for row, colour in enumerate(numbers.cards.missing, 1):
        drawn.append((row, 0, "card", {"colour": colour}))
        drawn += [(row, 2, "card", face) for face in faces(numbers, colour)]
    return {"missing": drawn}


def faces(numbers: Numbers, colour: str) -> list[dict[str, Any]]:
    """The cards of a colour, kind by kind."""
    return [
        {"colour": colour, "kind": kind, "value": value}
        for kind in numbers.cards.kinds
        for value in numbers.values_of(colour)
    ]
