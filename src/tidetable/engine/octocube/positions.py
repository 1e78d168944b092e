"""Positions of Octocube drawn in text, for the worked examples of the rules page and for tests.

    state = position(
        '''
        Pg/Sw Co .  .
        .     ~  .  .
        .     .  .  .
        .     .  .  .
        ''',
        cubes=["b1 D=Co U=Pg", "home N=Fw"],
    )

A tile is its kind and colour as in the notation (Pg: the green pearl, Co: a coin), a stack its
tiles from the top. ~ is an abyss tile, ~C one with a power, a dot bare ground. A cube is written as
its space and the tiles in each direction. Tiles that are not drawn are not in the game.
"""

from collections import Counter
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine import octocube
from tidetable.engine.game import Log
from tidetable.engine.octocube.box import Numbers
from tidetable.engine.octocube.model import (
    ACT,
    EMPTY,
    FAMILY,
    HOME,
    LETTERS,
    MODES,
    NO_ABYSS,
    PLACE,
    PLAIN,
    SLOTS,
    Box,
    OctocubeState,
)
from tidetable.engine.octocube.moves import space_word, tile_word

Values = dict[str, Any]  # of a data file

OCTOCUBE = octocube.game
BOX_VALUES: Values = OCTOCUBE.data.values
TILES = {tile_word(number): number for number in range(21)}
FACES = dict(zip("UDNESW", range(6), strict=True))


def numbers(text: str) -> list[int]:
    return [TILES[word] for word in text.split()]


def position(
    board: str,
    cubes: list[str],
    *,
    mode: str = "standard",
    boards: list[str] | None = None,
    coins: list[int] | None = None,
    chips: list[int] | None = None,
    slots: list[dict[int, str]] | None = None,
    supply: int = 3,
    powers: str = "",
    known: dict[str, int] | None = None,
    to_move: int = 0,
    first: int = 0,
    quiet: int = 0,
    data: Values | None = None,
    elsewhere: str = "",
) -> OctocubeState:
    """The drawn position at the start of a turn; `powers` are those of the supply, in order.

    `quiet` are the rounds in a row in which no stack got lower; `elsewhere` are tiles that lie
    nowhere (for slots that can still be filled). The state has no history and no record; its log
    starts here."""
    players = len(cubes)
    state = cast(OctocubeState, OCTOCUBE.new(players, 1, data, mode=mode))
    box = Box(cast(Numbers, state.setup.data.numbers), players, MODES.index(mode))
    state.box = box
    words = board.split()
    assert len(words) == box.spaces, f"{box.spaces} spaces"
    cube_faces = [faces_of(cube) for cube in cubes]
    won = [numbers(text) for text in boards or [""] * players]
    filled = [{at: TILES[word] for at, word in one.items()} for one in slots or [{}] * players]
    money = coins or [0] * players
    stacks = [[] if word[0] in ".~" else numbers(word.replace("/", " ")) for word in words]
    everything = [tile for stack in stacks for tile in stack]
    everything += [tile for faces in cube_faces for tile in faces if tile != EMPTY]
    everything += [tile for row in won for tile in row]
    everything += [tile for row in filled for tile in row.values()] + [20] * sum(money)
    state.shown = vec[i64]([EMPTY] * len(everything))
    state.below = vec[i64]([EMPTY] * len(everything))
    place = 0
    for space, stack in enumerate(stacks):
        state.top[space] = place if stack else EMPTY
        for number, shown in enumerate(stack):
            state.shown[place] = shown
            state.below[place] = place + 1 if number + 1 < len(stack) else EMPTY
            place += 1
    if mode == "family":
        state.free = vec[i64](list(range(place, len(everything))))
    counts = Counter(everything + numbers(elsewhere))
    box.counts = vec[i64]([counts[shown] for shown in range(21)])
    box.tiles = len(everything)
    laid = [abyss_of(word) for word in words]
    state.abyss = vec[i64](laid)
    state.supply = len(powers) or supply
    on_board = [power for power in laid if power != NO_ABYSS]
    box.supply = len(on_board) + state.supply - (box.centre >= 0)
    state.powers = vec[i64](on_board + [LETTERS.index(power) for power in powers])
    state.laid = len(on_board)
    state.orientation = vec[i64]([0] * players)
    state.faces = vec[i64]([tile for faces in cube_faces for tile in faces])
    state.at = vec[i64]([space_of(box, cube.split()[0]) for cube in cubes])
    state.standing = vec[i64]([EMPTY] * len(words))
    for seat, space in enumerate(state.at):
        if space != HOME:
            state.standing[space] = seat
    state.known = vec[i64](
        [int(bool(stack) and state.standing[at] < 0) for at, stack in enumerate(stacks)]
    )
    for name, count in (known or {}).items():
        state.known[space_of(box, name)] = count
    state.board = vec[i64]([row.count(shown) for row in won for shown in range(20)])
    if box.mode == FAMILY:
        state.slots = vec[i64]([one.get(at, EMPTY) for one in filled for at in range(SLOTS)])
    state.coins = vec[i64](money)
    state.chips = vec[i64](chips or [0] * players)
    state.first, state.to_move, state.quiet = first, to_move, quiet
    state.step_of_turn = PLACE if state.at[to_move] == HOME else ACT
    state.history = None
    state.log = Log()
    return state


def faces_of(cube: str) -> list[int]:
    faces = [EMPTY] * 6
    for part in cube.split()[1:]:
        faces[FACES[part[0]]] = TILES[part[2:]]
    return faces


def abyss_of(word: str) -> int:
    if word[0] != "~":
        return NO_ABYSS
    return LETTERS.index(word[1]) if len(word) > 1 else PLAIN


def space_of(box: Box, name: str) -> int:
    if name == "home":
        return HOME
    return next(n for n in range(box.spaces) if space_word(box.side, n) == name)


def example(drawn: dict[str, Any], players: int, options: dict[str, str]) -> OctocubeState:
    """A position as examples.toml draws it, or the start of a game by its seed. The cubes say how
    many players there are. A plain abyss tile in the middle is the one of the table's mode: A, or
    any power in the advanced game."""
    if "seed" in drawn:
        dealt = OCTOCUBE.new(players, drawn["seed"], **{**options, "first": "seat0"})
        return cast(OctocubeState, dealt)
    assert len(drawn["cubes"]) == players
    filled = drawn.get("slots")  # TOML has words for keys
    slots = filled and [{int(at): tile for at, tile in one.items()} for one in filled]
    words = drawn["board"].split()
    middle = len(words) // 2
    if len(words) % 2 and words[middle] == "~":  # four by four spaces have no middle
        words[middle] = "~B" if options["mode"] == "advanced" else "~A"
    return position(**{**drawn, "board": " ".join(words), "slots": slots})
