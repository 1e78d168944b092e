"""The better move of a replay is drawn on the board as it would look, whatever it is."""

from typing import Any

import pytest

from tests.browser.conftest import Visit, thorough
from tests.browser.replays import brought, evaluated, played, slip
from tidetable import games
from tidetable.engine.game import State

GHOST = ".ghost svg, .ghost .cube *"  # the box around a cube has no size
# What shows the move: a piece where it would be, or a mark on what would be chosen.
MARKS = {
    "kadora": {
        **{"place": ".cell .ghost", "draw": ".stack.chosen"},
        **{"give": ".pile.lit, .row.lit, .chest.gift"},
    },
    "octocube": {
        **{"place": GHOST, "orient": GHOST, "roll": GHOST, "rotate": GHOST},
        **{"score": ".act.score.on", "skip": ".act.on", "keep": ".net .kept", "done": ".act.lit"},
    },
    "octocube advanced": {"power": ".power.on", "space": ".space.chosen"},
    "octocube family": {
        **{"take-back": ".act.back.on", "slot": ".slot.chosen", "shift": ".slot.chosen"},
        **{"aside": ".lit", "tile": ".tray .on"},
    },
    "poseidon": {
        **{"start": ".tile.chosen", "tile": ".tile.chosen", "lay": ".reef-area .ghost"},
        **{"load": ".ocean-area .chosen", "move": ".space.chosen", "take": ".die.chosen"},
        **{"hex": ".hex.chosen", "free": ".chosen", "return": ".space.chosen, .act.chosen"},
        **{"bonus": ".bonus.chosen", "enough": ".act.chosen", "look": ".coral.chosen"},
        **{"buy": ".coral.lit"},
    },
}
SOME = {("kadora", "place"), ("octocube", "score"), ("octocube", "keep"), ("poseidon", "lay")}
PLAYERS = 3
# How far below the head of the turning point its text begins, and how far that may be.
BELOW = """one => one.querySelector('.text').getClientRects()[0].top
  - one.querySelector('.head').getClientRects()[0].top"""
LINE = 12  # pixels: in the same line on a phone


def first_steps(record: dict[str, Any], state: State) -> dict[str, int]:
    """The first step at which each kind of move is possible; the state is the one of the deal."""
    first: dict[str, int] = {}
    for step, action in enumerate(record["actions"]):
        for one in state.actions():
            first.setdefault(str(state.game.move(state, one)["do"]), step)
        state.apply(action)
    return first


@pytest.mark.parametrize("size", ["1440x900", pytest.param("390x664", marks=thorough)])
@pytest.mark.parametrize(
    ("mode", "kinds"),
    [
        *(pytest.param(mode, [do], id=f"{mode} {do}") for mode, do in sorted(SOME)),
        *(pytest.param(mode, list(MARKS[mode]), id=mode, marks=thorough) for mode in MARKS),
    ],
)
def test_a_better_move_is_drawn(visit: Visit, mode: str, kinds: list[str], size: str) -> None:
    width, height = map(int, size.split("x"))
    page = visit("/", viewport={"width": width, "height": height})
    game, _, option = mode.partition(" ")
    options = {"mode": option} if option else {}
    record = played(game, PLAYERS, **options)
    first = first_steps(record, games.get(game).new(players=PLAYERS, seed=1, **options))
    table = brought(page, record)
    for do in kinds:
        evaluated(page, table, turning=[slip(page, table, first[do], do)])
        page.goto(f"/replay/{table}?step={first[do]}")
        page.locator(".step-detail.slip").wait_for()
        page.locator(f".board :is({MARKS[mode][do]})").first.wait_for(state="visible")
        if height < 700:
            assert page.locator(".step-detail").evaluate(BELOW) < LINE, f"{do} is told too low"
