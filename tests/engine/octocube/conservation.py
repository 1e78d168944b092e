"""A tile of Octocube is always in exactly one place, and so is an abyss tile and a cube."""

from collections import Counter
from typing import cast

from tidetable.engine.game import State
from tidetable.engine.octocube.model import ADVANCED, EMPTY, OctocubeState


def stack(state: OctocubeState, space: int) -> list[int]:
    """What the tiles of a stack show, from the top."""
    found, place = [], state.top[space]
    while place != EMPTY:
        found.append(int(state.shown[place]))
        place = state.below[place]
    return found


def places(state: OctocubeState) -> dict[str, list[int]]:
    """What the tiles show that lie in each kind of place, straight from the state."""
    stacks = [tile for space in range(state.box.spaces) for tile in stack(state, space)]
    boards = [
        at % 20 for at, number in enumerate(state.board) for _ in range(number)
    ]  # seat * 20 + what it shows
    return {
        "stacks": stacks,
        "cubes": [tile for tile in state.faces if tile != EMPTY],
        "boards": boards,
        "slots": [tile for tile in state.slots if tile != EMPTY],
        "coins": [20] * sum(state.coins),
        "loose": [*state.loose, *state.unfit, *state.pile],
    }


def conserved(state: State) -> None:
    octocube = cast(OctocubeState, state)
    box = octocube.box
    lying = places(octocube)
    counts = Counter(tile for tiles in lying.values() for tile in tiles)
    expected = {tile: number for tile, number in enumerate(box.counts) if number}
    assert counts == expected, f"not every tile once: {lying}"
    check_abyss(octocube)
    for seat, space in enumerate(octocube.at):
        if space >= 0:
            assert octocube.standing[space] == seat, "a cube stands on another space"
    standing = [seat for seat in octocube.standing if seat >= 0]
    assert len(standing) == sum(space >= 0 for space in octocube.at), "a cube stands twice"
    for space in range(box.spaces):
        height = len(stack(octocube, space))
        assert 0 <= octocube.known[space] <= height, "more tiles known than there are"
        if octocube.standing[space] < 0 and height:
            assert octocube.known[space] > 0, "the top of an open stack is hidden"
        assert not (height and octocube.abyss[space] >= 0), "tiles on an abyss tile"


def check_abyss(state: OctocubeState) -> None:
    box = state.box
    laid = [abyss for abyss in state.abyss if abyss >= 0]
    assert len(laid) + state.supply == box.supply + (box.centre >= 0), "abyss tiles miscounted"
    if box.mode == ADVANCED:
        assert sorted(laid) == sorted(state.powers[: state.laid]), "another power than was drawn"
    for space in range(box.spaces):
        bare = state.top[space] < 0 and state.abyss[space] < 0 and state.standing[space] < 0
        if bare and state.history is not None:  # a drawn position may have bare ground
            assert state.supply == 0, "bare ground though there are abyss tiles"
