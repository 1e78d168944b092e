"""The typed form of data.toml, and what it must satisfy beyond its types."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tidetable.engine.data import Data

# The most that the numbering of actions has room for.
MOST_WAVES, MOST_SLOTS, MOST_CORALS, MOST_TILES, MOST_HEXES = 15, 32, 16, 8, 62
PLAYERS = ("2", "3", "4")
SYMBOLS = ("arrow", "food", "wave", "storage", "plain")
COMBINATIONS = (
    *("total_seven", "low_pair", "high_pair"),
    *("run_of_three", "three_alike", "four_different"),
)
CREATURES = ("octopus", "fish", "starfish", "clam")  # of the seats, in order
COLOURS = ("green", "blue", "orange", "yellow")
CREATURES_EACH = 2  # of a seat on the ocean

Count = Annotated[int, Meta(ge=1, le=200)]
Small = Annotated[int, Meta(ge=0, le=200)]
Place = Annotated[int, Meta(ge=-16, le=16)]
Coral = Literal["fins", "rider", "mouth", "graveyard", "trident"]


class Ocean(msgspec.Struct, forbid_unknown_fields=True):
    waves: Annotated[int, Meta(ge=2, le=MOST_WAVES)]
    crossings_after: Count
    ends_reach: Literal["nothing", "nearest_wave"]
    shark_start: str
    shark_numbers: dict[str, list[Count]]


class Kraken(msgspec.Struct, forbid_unknown_fields=True):
    tentacles: list[str]
    coral_kinds: list[Coral]
    low_corals: list[Count]
    high_corals: list[Count]
    graveyard_points: Small
    spaces: Annotated[int, Meta(ge=2, le=100)]
    starts: list[Small]
    tokens: dict[str, list[list[Small]]]


class Reefs(msgspec.Struct, forbid_unknown_fields=True):
    tiles: dict[str, list[Small]]
    start_tiles: dict[str, list[str]]
    preset: list[list[Place]]


class Bonuses(msgspec.Struct, forbid_unknown_fields=True):
    one_die: Count
    two_dice: Count
    track_or_look: Count
    clean_and_look: Count
    free: Count


class BigWave(msgspec.Struct, forbid_unknown_fields=True):
    rows: dict[str, list[Count]]
    landing_by: Literal["row", "slot"]
    landing: list[list[Annotated[int, Meta(ge=0, le=1000)]]]
    bonuses: Bonuses


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    own_dice: Count
    more_dice: Small
    first_to_load: Literal["seat0", "random"]


class Switches(msgspec.Struct, forbid_unknown_fields=True):
    bonus_steps: Count
    replace_only_when_full: bool
    stalemate_rounds: Count
    last_tie: Literal["shared", "earlier_seat"]
    # Data files from before there were these switches mean this.
    head_frees: Literal["may", "must"] = "must"
    corals_one_by_one: bool = False


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    friends_to_free: Annotated[int, Meta(ge=1, le=6)]
    dice_a_player: Count
    neutral_dice: Small
    skeletons: Small
    ocean: Ocean
    kraken: Kraken
    reef: Reefs
    big_wave: BigWave
    setup: Setup
    rules: Switches

    def tables(self, players: int) -> int:
        """How many landing tables a Big Wave for so many players needs."""
        rows = self.big_wave.rows[str(players)]
        return len(rows) if self.big_wave.landing_by == "row" else sum(rows)


def space_names(waves: int) -> list[str]:
    """Deep, the left edge, the right edge, Beach."""
    edges = [f"{side}{wave}" for side in "LR" for wave in range(1, waves + 1)]
    return ["Deep", *edges, "Beach"]


def symbols_of(tile: str) -> list[str]:
    return tile.split("/")


def check(data: Data, numbers: Numbers) -> None:
    for field, table in (
        ("ocean.shark_numbers", set(numbers.ocean.shark_numbers)),
        ("kraken.tokens", set(numbers.kraken.tokens)),
        ("reef.start_tiles", set(numbers.reef.start_tiles)),
        ("big_wave.rows", set(numbers.big_wave.rows)),
    ):
        if unknown := table - set(PLAYERS):
            raise data.wrong(f"{field}.{min(unknown)}", "is for 2, 3 or 4 players")
        if missing := set(PLAYERS) - table:
            raise data.wrong(f"{field}.{min(missing)}", "is missing")
    check_ocean(data, numbers.ocean)
    check_kraken(data, numbers.kraken)
    check_reef(data, numbers)
    check_big_wave(data, numbers)


def check_ocean(data: Data, ocean: Ocean) -> None:
    if ocean.crossings_after >= ocean.waves:
        raise data.wrong("ocean.crossings_after", "must lie between two waves")
    if ocean.shark_start not in space_names(ocean.waves):
        raise data.wrong("ocean.shark_start", "expected Deep, Beach, L1, R1, ...")
    for players, row in ocean.shark_numbers.items():
        if len(row) != ocean.waves + 2:
            reason = "one number for Deep, each wave and Beach is needed"
            raise data.wrong(f"ocean.shark_numbers.{players}", reason)


def check_kraken(data: Data, kraken: Kraken) -> None:
    if sorted(kraken.tentacles) != sorted(COMBINATIONS):
        raise data.wrong("kraken.tentacles", f"each once: {', '.join(COMBINATIONS)}")
    numbers = [*kraken.low_corals, *kraken.high_corals]
    if len(set(numbers)) != len(numbers) or sorted(numbers) != numbers:
        raise data.wrong("kraken.high_corals", "numbers of corals must ascend")
    if len(kraken.coral_kinds) != len(numbers) or len(numbers) > MOST_CORALS:
        reason = f"as many as numbers are needed, at most {MOST_CORALS}"
        raise data.wrong("kraken.coral_kinds", reason)
    starts = kraken.starts
    if len(starts) != len(CREATURES) or len(set(starts)) != len(starts) or starts[0] != 0:
        raise data.wrong("kraken.starts", "four different spaces are needed, the first the head")
    if max(starts) >= kraken.spaces:
        raise data.wrong("kraken.starts", "must lie on the ring")
    for players, stacks in kraken.tokens.items():
        fits = len(stacks) == len(COMBINATIONS)
        for stack in stacks:
            fits = fits and len(stack) >= int(players) and stack == sorted(stack, reverse=True)
        if not fits:
            reason = "six stacks, highest first, with a token for each player are needed"
            raise data.wrong(f"kraken.tokens.{players}", reason)


def check_reef(data: Data, numbers: Numbers) -> None:
    reef = numbers.reef
    if len(reef.tiles) > MOST_TILES:
        raise data.wrong("reef.tiles", f"at most {MOST_TILES} kinds")
    for tile, counts in reef.tiles.items():
        check_tile(data, f"reef.tiles.{tile}", tile)
        if len(counts) != len(PLAYERS):
            raise data.wrong(f"reef.tiles.{tile}", "a number for 2, 3 and 4 players is needed")
    for players, tiles in reef.start_tiles.items():
        field = f"reef.start_tiles.{players}"
        for tile in tiles:
            check_tile(data, field, tile)
        if not tiles or len(tiles) != len(set(tiles)) or len(tiles) > MOST_TILES:
            raise data.wrong(field, f"1 to {MOST_TILES} different tiles are needed")
        if len(tiles) > len(reef.preset):
            raise data.wrong("reef.preset", f"a place for each of {len(tiles)} tiles is needed")
        stock = sum(counts[PLAYERS.index(players)] for counts in reef.tiles.values())
        if 2 * (stock + len(tiles)) > MOST_HEXES:
            raise data.wrong("reef.tiles", f"a reef has room for {MOST_HEXES} hexes")
    check_preset(data, reef.preset)


def check_tile(data: Data, field: str, tile: str) -> None:
    symbols = symbols_of(tile)
    if len(symbols) != 2 or set(symbols) - set(SYMBOLS):
        raise data.wrong(field, f"expected two of {', '.join(SYMBOLS)} with a slash between")


def check_preset(data: Data, preset: list[list[Place]]) -> None:
    """Tiles of two neighbouring hexes, each touching those before it."""
    taken: set[tuple[int, int]] = set()
    for number, tile in enumerate(preset):
        field = f"reef.preset[{number}]"
        if len(tile) != 4:
            raise data.wrong(field, "expected q, r of both hexes")
        pair = {(tile[0], tile[1]), (tile[2], tile[3])}
        if (tile[2], tile[3]) not in around(tile[0], tile[1]):
            raise data.wrong(field, "the two hexes are no neighbours")
        if pair & taken:
            raise data.wrong(field, "lies on another tile")
        if taken and not any(near in taken for at in pair for near in around(*at)):
            raise data.wrong(field, "touches no tile before it")
        taken |= pair


def around(q: int, r: int) -> list[tuple[int, int]]:
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def check_big_wave(data: Data, numbers: Numbers) -> None:
    wave, setup = numbers.big_wave, numbers.setup
    for players in PLAYERS:
        rows = wave.rows[players]
        field = f"big_wave.rows.{players}"
        if sum(rows) > MOST_SLOTS:
            raise data.wrong(field, f"at most {MOST_SLOTS} slots")
        if numbers.tables(int(players)) > len(wave.landing):
            raise data.wrong("big_wave.landing", f"a line for each {wave.landing_by} is needed")
        own = int(players) * setup.own_dice
        if own > sum(rows) or sum(rows) - own > numbers.neutral_dice:
            raise data.wrong(field, "the dice of the setup must fill the slots")
    for number, table in enumerate(wave.landing):
        if len(table) != numbers.ocean.waves + 1 or sum(table) != 1000:
            reason = "off the board and each wave, 1000 in all, are needed"
            raise data.wrong(f"big_wave.landing[{number}]", reason)
        if table[0] > 500:  # else the throw would be repeated again and again
            raise data.wrong(f"big_wave.landing[{number}]", "more than half are off the board")
    if setup.own_dice + setup.more_dice > numbers.dice_a_player:
        raise data.wrong("dice_a_player", "too few for the setup")
