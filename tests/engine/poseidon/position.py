"""Positions of Poseidon's Kingdom drawn in text (positions.py of the game), and looks at them."""

from typing import Any, cast

from tests.engine.poseidon.conservation import dice, expected_dice
from tests.engine.values import Values, merged
from tidetable.engine.game import Log
from tidetable.engine.poseidon import positions
from tidetable.engine.poseidon.model import FACES, TENTACLES, PoseidonState
from tidetable.engine.poseidon.moves import LETTERS
from tidetable.engine.poseidon.positions import POSEIDON, die, reef, throw
from tidetable.engine.poseidon.reef import DIE

__all__ = ["POSEIDON", "die", "reef", "throw"]

BOX_VALUES: Values = POSEIDON.data.values


def corrected(**changes: object) -> Values:
    """The numbers of the box with corrections: corrected(rules={"bonus_steps": 3})."""
    return merged(BOX_VALUES, changes)


NAMED_TOGETHER = corrected(rules={"corals_one_by_one": False})


def position(**drawn: Any) -> PoseidonState:
    """The drawn position (positions.py)."""
    state = positions.position(**drawn)
    if not drawn.get("supply"):  # which takes dice out of the game
        assert dice(state) == expected_dice(state)
    return state


# -- playing and looking -------------------------------------------------------------------------


def play(state: PoseidonState, text: str) -> PoseidonState:
    """Apply actions written in notation: play(state, "*arrow/food @0,1:1,1 L1>L2")."""
    for word in text.split():
        state.apply(POSEIDON.read_action(state, word))
    return state


def twin(state: PoseidonState) -> PoseidonState:
    """An independent copy that logs only what happens from here on."""
    copy = cast(PoseidonState, state.copy())
    copy.log = Log()
    return copy


def legal_words(state: PoseidonState) -> set[str]:
    return {POSEIDON.write_action(state, action) for action in state.actions()}


def step(state: PoseidonState) -> str:
    return str(state.view(None)["step"])


def happened(state: PoseidonState) -> list[str]:
    """The names of the events since the position was drawn."""
    return [str(event["event"]) for event in state.events(None)]


def events(state: PoseidonState, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event for event in state.events(seat) if event["event"] == name]


def spaces(state: PoseidonState, seat: int) -> list[str]:
    return [state.box.names[state.creatures[seat * 2 + n]] for n in (0, 1)]


def on_wave(state: PoseidonState, wave: int) -> list[str]:
    """The dice there, in notation."""
    found = []
    for one in range(30):
        word = f"{LETTERS[one // FACES]}{one % FACES + 1}"
        found += [word] * int(state.dice_on(wave - 1, one))
    return found


def drawn_slots(state: PoseidonState) -> str:
    rows: list[str] = []
    for row, size in enumerate(state.box.rows):
        first = sum(state.box.rows[:row])
        owners = state.slots[first : first + size]
        rows.append("".join("." if owner < 0 else LETTERS[owner] for owner in owners))
    return " ".join(rows)


def stored(state: PoseidonState, seat: int = 0) -> list[str]:
    covers = [cover - DIE for cover in state.reefs[seat].hexes[5::6] if cover >= DIE]
    return [f"{LETTERS[one // FACES]}{one % FACES + 1}" for one in covers]


def held(state: PoseidonState, seat: int) -> str:
    """The numbers of the tentacles that hold a friend."""
    return "".join(str(t + 1) for t in range(TENTACLES) if state.friends[seat] >> t & 1)


def tokens(state: PoseidonState, seat: int) -> list[int]:
    row = state.tokens[seat * TENTACLES : seat * TENTACLES + TENTACLES]
    return [int(token) for token in row]
