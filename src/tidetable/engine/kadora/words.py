"""Kadora's parameters in words: cards, cells, sides, totals."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from tidetable.engine.data import Data
from tidetable.engine.kadora.box import Numbers
from tidetable.engine.kadora.moves import cell_word

if TYPE_CHECKING:
    from tidetable.text import Text

# The sections of the rules page, in order; the text is rules-SECTION in the catalogues.
SECTIONS = (
    *("goal", "cards", "setup", "give", "place", "full"),
    *("draw", "refill", "end", "scoring", "virtual"),
)


def variant(kind: str, event: Mapping[str, object]) -> str:
    """Which message tells this event: a drawn card may be known or not."""
    card = event.get("card")
    return "draw-hidden" if kind == "draw" and isinstance(card, dict) and len(card) == 1 else kind


def argument(text: "Text", key: str, value: Any, names: list[str]) -> str | int | None:
    if key in ("seat", "to", "first"):
        return names[value] if value < len(names) else int(value) + 1
    if key == "colour":
        return text.name("colour", value)
    if key == "card":
        return card(text, value)
    if key == "cards":
        return ", ".join(card(text, one) for one in value)
    if key == "taken":
        return ", ".join(card(text, one["card"]) for one in value)
    if key == "cell":
        return cell(value)
    if key == "stack":
        return int(value) + 1
    if key == "winners":
        return ", ".join(names[seat] for seat in value) or text("virtual-player")
    if key == "penalties":
        return ", ".join(f"{name} {sum_}" for name, sum_ in zip(names, value, strict=True))
    return None


def card(text: "Text", shown: Mapping[str, Any]) -> str:
    colour = text.name("colour", shown["colour"])
    if "kind" not in shown:
        return text("card-back", colour=colour)
    kind = text.name("kind", shown["kind"])
    return text("card-face", colour=colour, kind=kind, value=shown["value"])


def cell(at: list[int]) -> str:
    return cell_word(at[0] * 4 + at[1])


def seat_names(text: "Text", sides: list[str]) -> list[str]:
    return [text.name("side", side) for side in sides]


def rules_parameters(text: "Text", data: Data) -> dict[str, str | int]:
    """What the rules page takes from the data, so that text and engine cannot disagree."""
    numbers = cast(Numbers, data.numbers)
    cards, rules = numbers.cards, numbers.rules
    missing = ", ".join(
        f"{text.name('colour', colour)} {value}" for colour, value in cards.missing.items()
    )
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
        "missing": missing,
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
