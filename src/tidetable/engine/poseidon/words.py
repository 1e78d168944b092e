"""What Poseidon's Kingdom says beyond its parameters: hexes, tiles, neutral dice, the rules."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from tidetable.engine.data import Data
from tidetable.engine.poseidon.box import PLAYERS, Numbers, symbols_of
from tidetable.parameters import worded

if TYPE_CHECKING:
    from tidetable.text import Text


# Spaces of the ocean with their preposition: the two ends have an article, the others none.
PLACES = {"from": "from", "to": "to", "space": "at"}


def variant(kind: str, event: Mapping[str, object]) -> str:
    """Which message words this event: what a coral shows may be known or not; dice have owners."""
    if kind == "load" and event["owner"] != event["seat"]:
        return "load-neutral" if event["owner"] is None else "load-of"
    if kind == "fall" and event["owner"] is None:
        return "fall-off-neutral" if event.get("wave") is None else "fall-neutral"
    if kind in ("look", "buy") and event.get("kind") is None:
        return f"{kind}-hidden"
    if kind == "fall" and event.get("wave") is None:
        return "fall-off"
    if kind == "pick" and event.get("hex") is not None:
        return "pick-stored"
    if kind == "enough":
        return f"enough-{event['ask']}"
    if kind == "deal" and None not in cast(list[object], event["corals"]):
        return "deal-open"
    return kind


def argument(text: "Text", key: str, value: Any, names: list[str]) -> str | int | None:
    """Dice, which may be neutral, tiles and lists that are no lists of pieces."""
    if key == "owner":
        return text("neutral") if value is None else worded(text, "seat", value, names)
    if key == "die" and isinstance(value, Mapping):
        return die(text, value, names)
    if key == "dice":
        return text.listed([die(text, one["die"], names) for one in value])
    if key == "tile":
        return tile(text, value)
    if key == "corals":
        return corals(text, value)
    if key in PLACES and isinstance(value, str):
        return text(f"place-{PLACES[key]}", space=value)
    return None


def die(text: "Text", shown: Mapping[str, Any], names: list[str]) -> str:
    """Bea's 5, a neutral 5."""
    if shown["owner"] is None:
        return text("die-neutral", value=shown["value"])
    owner = worded(text, "seat", shown["owner"], names)
    return text("die", owner=str(owner), value=shown["value"])


def corals(text: "Text", value: list[Any]) -> str:
    """Numbers as they are, kinds by their names."""
    words = (text(f"coral-{one}") if isinstance(one, str) else str(one) for one in value)
    return text.listed(list(words))


def tile(text: "Text", symbols: list[str]) -> str:
    return "/".join(text(f"symbol-{symbol}") for symbol in symbols)


def hex_word(at: list[int]) -> str:
    return f"({at[0]},{at[1]})"


def rules_parameters(text: "Text", data: Data) -> dict[str, str | int]:
    """What the rules page takes from the data, so that text and engine cannot disagree."""
    numbers = cast(Numbers, data.numbers)
    ocean, kraken, reef = numbers.ocean, numbers.kraken, numbers.reef
    wave, rules = numbers.big_wave, numbers.rules
    middle = ocean.crossings_after
    slots = {players: sum(wave.rows[players]) for players in PLAYERS}
    stock = {
        players: sum(counts[n] for counts in reef.tiles.values())
        for n, players in enumerate(PLAYERS)
    }
    return {
        "friends": numbers.friends_to_free,
        "dice": numbers.dice_a_player,
        "neutraldice": numbers.neutral_dice,
        "waves": ocean.waves,
        "crossings": f"L{middle}-R{middle + 1}, R{middle}-L{middle + 1}",
        "endsreach": ocean.ends_reach,
        "sharkat": text("place-at", space=ocean.shark_start),
        "sharkto": text("place-to", space=shark_next(ocean.waves, middle, ocean.shark_start)),
        "ring": kraken.spaces,
        "starts": ", ".join(map(str, kraken.starts)),
        "kinds": ", ".join(text(f"coral-{kind}") for kind in dict.fromkeys(kraken.coral_kinds)),
        "low": f"{kraken.low_corals[0]}-{kraken.low_corals[-1]}",
        "high": f"{kraken.high_corals[0]}-{kraken.high_corals[-1]}",
        **{f"stock{p}": stock[p] for p in PLAYERS},
        **{f"start{p}": start_tiles(text, reef.start_tiles[p]) for p in PLAYERS},
        **{f"slots{p}": slots[p] for p in PLAYERS},
        "own": numbers.setup.own_dice,
        "more": numbers.setup.more_dice,
        "loader": numbers.setup.first_to_load,
        "free": wave.bonuses.free,
        "headfrees": rules.head_frees,
        "onebyone": "yes" if rules.corals_one_by_one else "no",
        "replace": "yes" if rules.replace_only_when_full else "no",
        "stalemate": rules.stalemate_rounds,
        "lasttie": rules.last_tie,
    }


def shark_next(waves: int, middle: int, start: str) -> str:
    """Where the shark swims first: the next space of its figure of eight."""
    before, after = range(1, middle + 1), range(middle + 1, waves + 1)
    there = [*(f"L{wave}" for wave in before), *(f"R{wave}" for wave in after)]
    back = [*(f"L{wave}" for wave in after[::-1]), *(f"R{wave}" for wave in before[::-1])]
    route = ["Deep", *there, "Beach", *back, "Deep"]
    return route[route.index(start) + 1]


# Dice that form each combination.
EXAMPLES = {
    "total_seven": "1 2 4",
    "at_least_seven": "2 6",
    "low_pair": "2 2",
    "high_pair": "5 5",
    "run_of_three": "3 4 5",
    "three_alike": "6 6 6",
    "four_different": "1 2 5 6",
}


def rules_tables(
    text: "Text", data: Data, players: int, options: Mapping[str, str]
) -> dict[str, list[list[str]]]:
    """The tables of the rules page, for a number of players."""
    numbers = cast(Numbers, data.numbers)
    kraken, column = numbers.kraken, PLAYERS.index(str(players))
    stacks = kraken.tokens[str(players)]
    sharks = list(map(str, numbers.ocean.shark_numbers[str(players)]))
    waves = [str(wave) for wave in range(1, numbers.ocean.waves + 1)]
    spaces = [text.name("space", "Deep"), *waves, text.name("space", "Beach")]
    bonuses, steps = numbers.big_wave.bonuses, numbers.rules.bonus_steps
    either = text("table-track-or-look", steps=steps)
    corals = {kind: kraken.coral_kinds.count(kind) for kind in kraken.coral_kinds}
    return {
        "shark": [
            [text("table-wave"), text("table-number")],
            *(list(row) for row in zip(spaces, sharks, strict=True)),
        ],
        "tentacles": [
            [text("table-tentacle"), text("table-stack")],
            *(
                [text(f"tentacle-{name}"), " ".join(map(str, stack))]
                for name, stack in zip(kraken.tentacles, stacks, strict=True)
            ),
        ],
        "combinations": combinations(text, kraken.tentacles, "total_seven"),
        "combinations-at-least": combinations(text, kraken.tentacles, "at_least_seven"),
        "tiles": [
            [text("table-tile"), text("table-count")],
            *(
                [tile(text, symbols_of(name)), str(counts[column])]
                for name, counts in numbers.reef.tiles.items()
            ),
        ],
        "bonuses": [
            [text("table-sum"), text("table-bonus")],
            [str(bonuses.one_die), text("bonus-one-die")],
            [str(bonuses.two_dice), text("bonus-two-dice")],
            [str(bonuses.track_or_look), either],
            [str(bonuses.clean_and_look), text("bonus-clean")],
            [str(bonuses.free), text("bonus-free")],
        ],
        "corals": [
            [text("table-coral"), text("table-count"), text("table-points")],
            *(
                [
                    text(f"coral-{kind}"),
                    str(count),
                    text(f"table-coral-{kind}", points=kraken.graveyard_points),
                ]
                for kind, count in corals.items()
            ),
        ],
    }


def combinations(text: "Text", tentacles: list[str], seven: str) -> list[list[str]]:
    """What each tentacle wants; `seven`: what a total of 7 means at the table."""
    rows = [[text("table-combination"), text("table-dice"), text("table-example")]]
    for name in tentacles:
        wanted = seven if name == "total_seven" else name
        rows.append([text(f"tentacle-{name}"), text(f"table-needs-{wanted}"), EXAMPLES[wanted]])
    return rows


Pieces = list[tuple[int, int, str, Any]]


def rules_pieces(data: Data, players: int) -> dict[str, Pieces]:
    """What is drawn in the tables: the tiles, and dice that form each combination."""
    numbers = cast(Numbers, data.numbers)
    return {
        "combinations": example_dice(numbers.kraken.tentacles, "total_seven"),
        "combinations-at-least": example_dice(numbers.kraken.tentacles, "at_least_seven"),
        "tiles": [
            (row, 0, "tile", symbols_of(name)) for row, name in enumerate(numbers.reef.tiles, 1)
        ],
    }


def example_dice(tentacles: list[str], seven: str) -> Pieces:
    return [
        (row, 2, "die", {"owner": None, "value": int(value)})
        for row, name in enumerate(tentacles, 1)
        for value in EXAMPLES[seven if name == "total_seven" else name].split()
    ]


def start_tiles(text: "Text", tiles: list[str]) -> str:
    return ", ".join(tile(text, symbols_of(name)) for name in tiles)
