"""The better move of a replay is drawn on the board as it would look, whatever it is."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit, thorough
from tests.browser.test_replay_layout import IMPORT
from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.playout import play_random

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
KEEP = "one => sessionStorage.setItem(...one)"


def finished(game: str, **options: str) -> tuple[dict[str, Any], dict[str, int]]:
    """The record of a game, and the first step at which each kind of move is possible."""
    state = games.get(game).new(players=3, seed=1, **options)
    first: dict[str, int] = {}
    rng = Rng(1)
    replayed = state.fork()
    play_random(state, rng)
    record: dict[str, Any] = state.record()
    for step, action in enumerate(record["actions"]):
        for one in replayed.actions():
            first.setdefault(str(replayed.game.move(replayed, one)["do"]), step)
        replayed.apply(action)
    return record, first


def advise(page: Page, table: str, step: int, do: str) -> None:
    """The replay where this kind of move would have been better."""
    position = page.request.get(f"/api/tables/{table}/position?step={step}").json()
    best = next(one for one in position["choices"] if one["move"]["do"] == do)
    slip = {"kind": "slip", "step": step, "seat": position["seat"], "best": best["move"]}
    slip |= {"preview": best["preview"], "why": [], "could": 0.6, "did": 0.4}
    known = json.dumps({"judged": [], "turning": [slip]})
    page.evaluate(KEEP, [f"tidetable.analysis.{table}", known])
    page.goto(f"/replay/{table}?step={step}")
    page.locator(".step-detail.slip").wait_for()


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
    record, first = finished(game, **({"mode": option} if option else {}))
    table = page.evaluate(IMPORT, json.dumps(record))
    for do in kinds:
        advise(page, table, first[do], do)
        page.locator(f".board :is({MARKS[mode][do]})").first.wait_for(state="visible")
