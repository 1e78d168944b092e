"""Nothing in Poseidon's Kingdom is lost or doubled: dice, tiles, tokens, friends, skeletons."""

from collections import Counter
from typing import cast

from tidetable.engine.game import State
from tidetable.engine.poseidon.model import DICE, EATEN, FACES, NEUTRAL, TENTACLES, PoseidonState
from tidetable.engine.poseidon.reef import COVER, DIE, FIELDS, LEVEL, SKELETON, TILE


def conserved(state: State) -> None:
    poseidon = cast(PoseidonState, state)
    assert dice(poseidon) == expected_dice(poseidon), "dice lost or doubled"
    check_tiles(poseidon)
    check_kraken(poseidon)
    check_skeletons(poseidon)
    box = poseidon.box
    assert sum(owner >= 0 for owner in poseidon.slots) == poseidon.loaded, "slots miscounted"
    assert len(poseidon.creatures) == 2 * poseidon.players
    assert all(EATEN <= space < box.spaces for space in poseidon.creatures)
    eaten = [n for n, space in enumerate(poseidon.creatures) if space == EATEN]
    assert sorted(poseidon.eaten) == eaten, "who is in the shark"


def expected_dice(state: PoseidonState) -> dict[int, int]:
    each = {seat: int(state.box.dice) for seat in range(state.players)}
    return {**each, NEUTRAL: int(state.box.neutral)}


def dice(state: PoseidonState) -> dict[int, int]:
    """By owner, wherever they are."""
    found: Counter[int] = Counter()
    for owner, count in enumerate(state.supply):
        found[owner] += count
    for owner in state.slots:
        if owner >= 0:
            found[owner] += 1
    for wave in range(state.box.waves):
        for die in range(DICE):
            found[die // FACES] += state.dice_on(wave, die)
    for reef in state.reefs:
        for cover in reef.hexes[COVER::FIELDS]:
            if cover >= DIE:
                found[(cover - DIE) // FACES] += 1
    if state.held >= 0:
        found[state.held // FACES] += 1
    assert min(found.values()) >= 0
    return {owner: count for owner, count in found.items() if count}


def check_tiles(state: PoseidonState) -> None:
    start, built = len(state.box.start_tiles), 0
    for seat, reef in enumerate(state.reefs):
        # Two hexes for each tile on the ground; every level above stands on one below.
        levels = [int(level) for level in reef.hexes[LEVEL::FIELDS]]
        assert sum(levels) == 2 * reef.tiles, "a tile is not two hexes"
        assert max(Counter(reef.hexes[TILE::FIELDS]).values()) <= 2
        places = list(zip(reef.hexes[0::FIELDS], reef.hexes[1::FIELDS], strict=True))
        assert len(set(places)) == len(places), "two hexes at one place"
        left = bin(state.start_left).count("1") if seat == state.active else 0
        if state.stage == 0 and seat > state.active:
            left = start - 1
        built += int(reef.tiles) - start + left
    assert built + sum(state.stock) == sum(state.box.stock), "tiles lost or doubled"


def check_kraken(state: PoseidonState) -> None:
    for tentacle in range(TENTACLES):
        free = [s for s in range(state.players) if not state.friends[s] >> tentacle & 1]
        taken = [int(state.tokens[seat * TENTACLES + tentacle]) for seat in range(state.players)]
        for seat in range(state.players):
            assert (taken[seat] > 0) == (seat in free), "a token for each freed friend"
        gone = int(state.tokens_taken[tentacle])
        assert sorted(taken, reverse=True)[:gone] == list(state.box.stacks[tentacle][:gone])
        assert len(free) == gone
    spaces = [space for space in state.track if space != 0]
    assert len(spaces) == len(set(spaces)), "two creatures on one space of the track"
    assert sorted(state.corals) == sorted(state.box.coral_kinds), "corals lost or doubled"


def check_skeletons(state: PoseidonState) -> None:
    lying = sum(list(reef.hexes[COVER::FIELDS]).count(SKELETON) for reef in state.reefs)
    assert lying + state.skeletons == state.box.skeletons, "skeletons lost or doubled"
