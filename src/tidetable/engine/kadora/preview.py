"""What a placement would take, before it is made."""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.kadora.actions import DRAWS
from tidetable.engine.kadora.model import CELLS, EMPTY, SIDE, KadoraState
from tidetable.engine.kadora.moves import card_word, move
from tidetable.engine.kadora.rules import MATCHING, line_cell, line_sum, take_won, wins
from tidetable.engine.kadora.serialize import encoded_move, encoded_placement, placement


def placed(state: KadoraState, card: i64, cell: i64) -> KadoraState:
    """The state right after the card has taken what it wins. No draw, so nothing is revealed."""
    after = state.fork()
    after.block[cell] = card
    after.empty -= 1
    take_won(after, card, cell)
    return after


def choices(state: KadoraState, actions: list[int]) -> list[Json]:
    """The moves with their previews, cards and cells encoded."""
    found: list[Json] = []
    for action in actions:
        if action < DRAWS:
            shown = encoded_move(state.box, action // CELLS, action % CELLS)
            found.append({"move": shown, "preview": preview(state, action, True)})
        else:
            found.append({"move": move(state, action), "preview": {}})
    return found


def preview(state: KadoraState, action: i64, encoded: bool = False) -> Json:
    """Sums of column and row as the seat sees them, and the cards that would be taken."""
    if action >= DRAWS:
        return {}
    card, cell = action // CELLS, action % CELLS
    box, block = state.box, state.block
    sideways = box.sideways[state.to_move]
    column = line_sum(state, cell, sideways) + box.value[card]
    row = line_sum(state, cell, 1 - sideways) + box.value[card]
    takes: list[object] = []
    after = block_after(state, card, cell)
    for at in range(i64(CELLS)):
        if after[at] < 0 and block[at] >= 0:
            gone = block[at]
            takes.append(encoded_placement(box, gone, at) if encoded else placement(box, gone, at))
    return {"column": int(column), "row": int(row), "takes": takes}


def block_after(state: KadoraState, card: i64, cell: i64) -> vec[i64]:
    """The block when the card has taken what it wins; its own cell does not matter. The rules are
    asked (rules.take_won) only if more than the sums counts: making a position takes long."""
    box = state.box
    sideways = box.sideways[state.to_move]
    least = box.threshold - box.value[card]
    by_column = line_sum(state, cell, sideways) >= least
    by_row = line_sum(state, cell, 1 - sideways) >= least
    if not by_column and not by_row and state.empty > 1:
        return state.block
    after = state.block[:]
    left = state.empty
    if by_column:
        left += take_matching(after, card, cell, sideways)
    if by_row:
        left += take_matching(after, card, cell, 1 - sideways)
    return placed(state, card, cell).block if left == 1 else after


def take_matching(block: vec[i64], card: i64, cell: i64, across: i64) -> i64:
    """Take the cards of a line that match the card placed on this cell, and count them."""
    taken: i64 = 0
    for n in range(i64(SIDE)):
        at = line_cell(cell, across, n)
        if block[at] >= 0 and wins(card, block[at], MATCHING):
            block[at] = EMPTY
            taken += 1
    return taken


def remark(state: KadoraState, action: i64) -> str:
    """The cards that would be taken, in notation."""
    if action >= DRAWS:
        return ""
    after = block_after(state, action // CELLS, action % CELLS)
    words: list[str] = []
    for at in range(i64(CELLS)):
        if state.block[at] >= 0 and after[at] < 0:
            words.append(card_word(state.box, state.block[at]))
    return f"x {' '.join(words)}" if words else ""
