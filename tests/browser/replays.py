"""Finished games from files, with an evaluation that is known beforehand: nothing is computed."""

import json
from typing import Any

from playwright.sync_api import Page

from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.playout import play_random

IMPORT = """async (text) => {
    const headers = { 'Content-Type': 'application/json' }
    const guest = await fetch('/api/guests', { method: 'POST', headers, body: '{"name": "Ann"}' })
    headers.Authorization = `Bearer ${(await guest.json()).token}`
    const body = JSON.stringify({ text })
    return (await (await fetch('/api/replay', { method: 'POST', headers, body })).json()).id
}"""
KEEP = "one => sessionStorage.setItem(...one)"


def played(game: str, players: int, **options: str) -> dict[str, Any]:
    """The record of a game."""
    state = games.get(game).new(players=players, seed=1, **options)
    play_random(state, Rng(1))
    record: dict[str, Any] = state.record()
    return record


def brought(page: Page, record: dict[str, Any]) -> str:
    """The name of a game on the server that a file has brought there."""
    table: str = page.evaluate(IMPORT, json.dumps(record))
    return table


def evaluated(
    page: Page, table: str, judged: list[Any] | None = None, turning: list[Any] | None = None
) -> None:
    """The page remembers this evaluation of a game."""
    known = json.dumps({"judged": judged or [], "turning": turning or []})
    page.evaluate(KEEP, [f"tidetable.analysis.{table}", known])


def slip(page: Page, table: str, step: int, do: str | None = None) -> dict[str, Any]:
    """A turning point: here this kind of move, or any, would have been better."""
    position = page.request.get(f"/api/tables/{table}/position?step={step}").json()
    best = next(one for one in position["choices"] if do in (None, one["move"]["do"]))
    found = {"kind": "slip", "step": step, "seat": position["seat"], "best": best["move"]}
    return found | {"preview": best["preview"], "why": [], "could": 0.6, "did": 0.4}
