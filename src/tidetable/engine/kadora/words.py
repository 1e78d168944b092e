"""What the rules page of Kadora takes from the data, so that text and engine cannot disagree."""

from typing import TYPE_CHECKING, cast

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


def rules_tables(text: "Text", data: Data, players: int) -> dict[str, list[list[str]]]:
    """The tables of the rules page."""
    missing = cast(Numbers, data.numbers).cards.missing
    rows = [[text.name("colour", colour), str(value)] for colour, value in missing.items()]
    return {"missing": [[text("table-colour"), text("table-missing")], *rows]}
