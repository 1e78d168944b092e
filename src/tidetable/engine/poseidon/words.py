"""What Poseidon's Kingdom says beyond its parameters: hexes, tiles, neutral dice, the rules."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from tidetable.engine.data import Data
from tidetable.engine.poseidon.box import PLAYERS, Numbers, symbols_of
from tidetable.parameters import worded

if TYPE_CHECKING:
    from tidetable.text import Text


def variant(kind: str, event: Mapping[str, object]) -> str:
    """Which message tells this event: what a coral shows may be known or not."""
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
    """Neutral owners, places on a reef, tiles and lists that are no lists of pieces."""
    if key == "owner":
        return text("neutral") if value is None else worded(text, "seat", value, names)
    if key == "dice":
        return ", ".join(str(text.argument("die", one["die"], names)) for one in value)
    if key == "tile":
        return tile(text, value)
    if key == "hexes":
        return " ".join(hex_word(at) for at in value)
    if key == "hex" and value is not None:
        return hex_word(value)
    if key == "corals":
        return corals(text, value)
    return None


def corals(text: "Text", value: list[Any]) -> str:
    """Numbers as they are, kinds by their names."""
    return ", ".join(text(f"coral-{one}") if isinstance(one, str) else str(one) for one in value)


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
    combinations = [text(f"tentacle-{name}") for name in kraken.tentacles]
    return {
        "friends": numbers.friends_to_free,
        "dice": numbers.dice_a_player,
        "neutraldice": numbers.neutral_dice,
        "skeletons": numbers.skeletons,
        "waves": ocean.waves,
        "crossings": f"L{middle}-R{middle + 1}, R{middle}-L{middle + 1}",
        "endsreach": ocean.ends_reach,
        "sharkstart": text.name("space", ocean.shark_start),
        **{f"shark{p}": " ".join(map(str, ocean.shark_numbers[p])) for p in PLAYERS},
        "combinations": ", ".join(combinations),
        "ring": kraken.spaces,
        "starts": ", ".join(map(str, kraken.starts)),
        **{f"tokens{p}": tokens(kraken.tokens[p]) for p in PLAYERS},
        "kinds": ", ".join(text(f"coral-{kind}") for kind in kraken.coral_kinds),
        "low": f"{kraken.low_corals[0]}-{kraken.low_corals[-1]}",
        "high": f"{kraken.high_corals[0]}-{kraken.high_corals[-1]}",
        "graveyard": kraken.graveyard_points,
        "tiles": ", ".join(tile(text, symbols_of(name)) for name in reef.tiles),
        **{f"stock{p}": stock[p] for p in PLAYERS},
        **{f"start{p}": start_tiles(text, reef.start_tiles[p]) for p in PLAYERS},
        **{f"slots{p}": slots[p] for p in PLAYERS},
        "own": numbers.setup.own_dice,
        "more": numbers.setup.more_dice,
        "loader": numbers.setup.first_to_load,
        "one": wave.bonuses.one_die,
        "two": wave.bonuses.two_dice,
        "track": wave.bonuses.track_or_look,
        "clean": wave.bonuses.clean_and_look,
        "free": wave.bonuses.free,
        "steps": rules.bonus_steps,
        "headfrees": rules.head_frees,
        "onebyone": "yes" if rules.corals_one_by_one else "no",
        "replace": "yes" if rules.replace_only_when_full else "no",
        "stalemate": rules.stalemate_rounds,
        "lasttie": rules.last_tie,
    }


def tokens(stacks: list[list[int]]) -> str:
    return "; ".join(" ".join(map(str, stack)) for stack in stacks)


def start_tiles(text: "Text", tiles: list[str]) -> str:
    return ", ".join(tile(text, symbols_of(name)) for name in tiles)
