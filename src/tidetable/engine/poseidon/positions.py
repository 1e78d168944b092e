"""Positions of Poseidon's Kingdom drawn in text, for worked examples and for tests.

    state = position(
        creatures=["L1 Beach", "Deep R3"],
        sea={2: "o5 f3 n1"},  # wave: dice, as in the notation
        slots="of. n.. ...",  # rows of the Big Wave from front to back
        reefs=["A1a S1a F2b S1b:f3 P1c:x"],
        stage=STAGE_MOVE,
    )

A hex of a reef is symbol, level and tile, with what lies on it behind a colon: a die, or x for a
skeleton. Hexes stand side by side from q = 0 on; / begins the next row, .. is no hex. What is not
drawn is as at the start, with all dice in the supplies and nothing on the Big Wave.
"""

from collections.abc import Iterator
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine import poseidon
from tidetable.engine.chance import Chance, Outcome
from tidetable.engine.game import Log
from tidetable.engine.poseidon.model import (
    FACES,
    OWNERS,
    STAGE_BONUS,
    STAGE_BUILD,
    STAGE_MOVE,
    STAGE_TAKE,
    TENTACLES,
    PoseidonState,
)
from tidetable.engine.poseidon.moves import LETTERS
from tidetable.engine.poseidon.reef import DIE, SKELETON, Reef
from tidetable.engine.poseidon.rules import advance

Values = dict[str, Any]  # of a data file

POSEIDON = poseidon.game
KINDS = ["fins", "rider", "mouth", "graveyard", "trident"]  # of corals
SIGNS = "AFWSP"  # symbols of the reef
PLAIN_REEF = "A1a S1a F1b S1b W1c S1c P1d P1d"


def die(word: str) -> int:
    return LETTERS.index(word[0]) * FACES + int(word[1]) - 1


def reef(drawn: str) -> Reef:
    hexes: list[int] = []
    tiles: list[str] = []
    for r, row in enumerate(drawn.split("/")):
        for q, word in enumerate(row.split()):
            if word == "..":
                continue
            hex, _, cover = word.partition(":")
            if hex[2:] not in tiles:
                tiles.append(hex[2:])
            lies = 0 if not cover else SKELETON if cover == "x" else DIE + die(cover)
            hexes += [q, r, int(hex[1]), SIGNS.index(hex[0]), tiles.index(hex[2:]), lies]
    return Reef(vec[i64](hexes), len(tiles))


def position(
    *,
    players: int = 2,
    creatures: list[str] | None = None,
    sea: dict[int, str] | None = None,
    slots: str = "",
    reefs: list[str] | None = None,
    shark: str = "L1",
    heading: int = 1,
    track: list[int] | None = None,
    friends: list[str] | None = None,
    stock: list[int] | None = None,
    supply: dict[str, int] | None = None,
    tokens: list[list[int]] | None = None,
    corals: str = "",
    bought: list[str] | None = None,
    skeletons: int = -1,
    active: int = 0,
    stage: int = STAGE_BUILD,
    moved: int = -1,
    last_turns: int = -1,
    data: Values | None = None,
    tips: list[str] | None = None,
    **options: str,
) -> PoseidonState:
    """The drawn position, advanced until a seat has a choice.

    `friends` are the numbers of the tentacles that hold one, by seat, `tokens` the values that a
    seat has for the others (1 each, if not given); `bought` are the kinds of the corals that a
    seat has; `supply` takes dice out of the game; `tips` are throws to come, each die as
    value-wave. It has no history."""
    chosen = {"start_reef": "preset", **options}
    state = cast(PoseidonState, POSEIDON.new(players, 1, data, **chosen))
    box = state.box
    names = box.names
    state.history = None
    state.log = Log()
    state.loading = state.waiting = 0
    state.first = state.active = active
    state.stage = stage
    if creatures is not None:
        places = [name for row in creatures for name in row.split()]
        state.creatures = vec[i64]([names.index(name) for name in places])
    state.shark = list(box.route).index(names.index(shark))
    state.heading = heading
    state.reefs = [reef(drawn) for drawn in reefs or []]
    while len(state.reefs) < players:
        state.reefs.append(reef(PLAIN_REEF))
    state.sea = vec[i64]([0] * (int(box.waves) * OWNERS))
    state.slots = vec[i64]([-1] * int(box.slots))
    state.supply = vec[i64]([int(box.dice)] * players + [0] * (4 - players) + [int(box.neutral)])
    for wave, row in (sea or {}).items():
        for word in row.split():
            state.put_die(wave - 1, die(word))
            state.supply[die(word) // FACES] -= 1
    for slot, owner in enumerate(slots.replace(" ", "")):
        if owner != ".":
            state.slots[slot] = LETTERS.index(owner)
            state.supply[LETTERS.index(owner)] -= 1
    state.loaded = sum(owner >= 0 for owner in state.slots)
    for one in state.reefs:
        for cover in one.hexes[5::6]:
            if cover >= DIE:
                state.supply[(cover - DIE) // FACES] -= 1
    for owner, left in (supply or {}).items():
        state.supply[LETTERS.index(owner)] = left
    if track is not None:
        state.track = vec[i64]([*track, *box.starts[len(track) :]])
    for seat, numbers in enumerate(friends or []):
        state.friends[seat] = sum(1 << int(number) - 1 for number in numbers)
        for tentacle in range(TENTACLES):
            if not state.friends[seat] >> tentacle & 1:
                state.tokens[seat * TENTACLES + tentacle] = 1
                state.tokens_taken[tentacle] += 1
    for seat, values in enumerate(tokens or []):
        for tentacle, token in enumerate(values):
            state.tokens[seat * TENTACLES + tentacle] = token
    if stock is not None:
        state.stock = vec[i64](stock)
    if corals:
        state.corals = vec[i64]([KINDS.index(kind) for kind in corals.split()])
    for seat, kinds in enumerate(bought or []):
        for kind in kinds.split():
            state.owners[next(unowned(state, KINDS.index(kind)))] = seat
    if skeletons >= 0:
        state.skeletons = skeletons
    state.turns = 2
    state.learned = 0
    state.moved = moved
    state.last_turns = last_turns
    if stage == STAGE_BONUS:
        state.waiting = players
    throws = [Outcome("tip", vec[i64](throw(one))) for one in tips or []]
    state.chance = Chance(1, throws)
    advance(state)
    return state


def unowned(state: PoseidonState, kind: int) -> Iterator[int]:
    """The corals of a kind that nobody has."""
    return (n for n, one in enumerate(state.corals) if one == kind and state.owners[n] < 0)


def throw(drawn: str) -> list[int]:
    numbers: list[int] = []
    for word in drawn.split():
        value, wave = word.split("-")
        numbers += [int(value) - 1, int(wave)]
    return numbers


# -- worked examples -----------------------------------------------------------------------------

STAGES = {"build": STAGE_BUILD, "move": STAGE_MOVE, "take": STAGE_TAKE, "bonus": STAGE_BONUS}


def example(drawn: dict[str, Any], players: int, options: dict[str, str]) -> PoseidonState:
    """A position as examples.toml draws it: the stage by its name, waves as keys of a table. Or the
    start of a game by its seed."""
    if "seed" in drawn:
        ways = {**options, "start_reef": "preset", "first": "seat0"}
        return cast(PoseidonState, POSEIDON.new(players, drawn["seed"], **ways))
    sea = {int(wave): dice for wave, dice in drawn.get("sea", {}).items()}
    stage = STAGES[drawn["stage"]]
    fields: dict[str, Any] = {**options, "start_reef": "preset", **drawn}
    return position(**{**fields, "players": players, "sea": sea, "stage": stage})
