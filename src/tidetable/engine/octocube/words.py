"""What Octocube says beyond its parameters: tiles, events with several messages, the rules."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from tidetable.engine.data import Data
from tidetable.engine.octocube.box import Numbers

if TYPE_CHECKING:
    from tidetable.text import Text


def variant(kind: str, event: Mapping[str, object]) -> str:
    """Return the message of an event: some have a second one for another case."""
    if kind == "abyss":
        return "abyss-power" if event["power"] else kind
    if kind in ("score", "take-back"):
        return kind if event["tiles"] else "score-nothing"
    if kind == "put-back":
        return kind if event["abyss"] else "put-on-top"
    return kind


def argument(text: "Text", key: str, value: Any, names: list[str]) -> str | int | None:
    """Tiles, since a coin has no colour; and slots, which some events name in place of a space."""
    if key in ("tile", "gives", "gets"):
        return tile(text, value)
    if key == "tiles":
        return text.listed([tile(text, one) for one in value])
    return int(value) + 1 if key == "to" and isinstance(value, int) else None


def tile(text: "Text", shown: Mapping[str, Any]) -> str:
    if "colour" not in shown:
        return text("coin")
    kind = text.name("kind", shown["kind"])
    return text("tile", kind=kind, colour=text.form("tile", "colour", shown["colour"]))


def rules_parameters(text: "Text", data: Data) -> dict[str, str | int]:
    """What the rules page takes from the data, so that text and engine cannot disagree."""
    numbers = cast(Numbers, data.numbers)
    tiles, scoring, family = numbers.tiles, numbers.scoring, numbers.family
    return {
        "objects": sum(numbers.kind_counts()[:-1]),
        "coins": tiles.coins,
        "colours": ", ".join(text.name("colour", colour) for colour in tiles.colours),
        **{f"supply{players}": numbers.abyss.supply[str(players)] for players in (2, 3, 4)},
        "coin": scoring.coin,
        "needed": "yes" if scoring.tile_needed else "no",
        "quiet": numbers.rules.quiet_rounds,
        "powers": len(numbers.abyss.powers),
        "powera": "yes" if "A" in numbers.abyss.powers else "no",
        "anycolour": len(family.slots.any_colour),
        "anykind": len(family.slots.any_kind),
        "fixed": len(family.slots.fixed),
        "shift": "yes" if family.shift else "no",
        "centre": "yes" if family.centre_may_go else "no",
        "unfillable": "yes" if family.unfillable_ends else "no",
        "familyquiet": family.quiet_rounds,
    }


def rules_tables(
    text: "Text", data: Data, players: int, options: Mapping[str, str]
) -> dict[str, list[list[str]]]:
    """The tables of the rules page, for a table."""
    numbers = cast(Numbers, data.numbers)
    # The middle of the advanced game has one of the powers, by lot.
    powers = sorted(numbers.abyss.powers)
    middle = f"{powers[0]}–{powers[-1]}" if options["mode"] == "advanced" else "A"  # noqa: RUF001
    scoring = numbers.scoring
    heights = numbers.board.heights["small" if players == 2 else "large"]
    letters = [chr(ord("a") + column) for column in range(len(heights[0]))]
    rows = [
        [str(n + 1), *(middle if high == "0" else high for high in row)]
        for n, row in enumerate(heights)
    ]
    sizes = [str(n) for n in range(1, len(scoring.sets) + 1)]
    colours = numbers.tiles.colours
    return {
        "tiles": [
            ["", *(text.form("table", "colour", colour) for colour in colours), text("table-all")],
            *(
                [text.name("kind", kind), *map(str, counts), str(sum(counts))]
                for kind, counts in tiles_by_kind(numbers).items()
            ),
            [text.name("kind", "coin"), *("" for _ in colours), str(numbers.tiles.coins)],
        ],
        "heights": [["", *letters], *rows],
        "sets": [[text("table-tiles"), *sizes], [text("table-points"), *map(str, scoring.sets)]],
        "majorities": [
            ["", text("table-most"), text("table-second")],
            [text("table-each-colour"), *map(str, scoring.colour)],
            *([text.name("kind", kind), *map(str, two)] for kind, two in scoring.kind.items()),
        ],
    }


def tiles_by_kind(numbers: Numbers) -> dict[str, list[int]]:
    """How many tiles there are of each kind, by colour."""
    tiles = numbers.tiles
    return {
        kind: [tiles.counts[colour][n] for colour in tiles.colours]
        for n, kind in enumerate(tiles.kinds)
    }


def rules_pieces(data: Data, players: int) -> dict[str, list[tuple[int, int, str, Any]]]:
    """What is drawn in the table of the tiles: each of them once."""
    tiles = cast(Numbers, data.numbers).tiles
    objects = [
        (row, column, "tile", {"kind": kind, "colour": colour})
        for row, kind in enumerate(tiles.kinds, 1)
        for column, colour in enumerate(tiles.colours, 1)
    ]
    coin = (len(tiles.kinds) + 1, 0, "tile", {"kind": "coin"})
    return {"tiles": [*objects, coin]}
