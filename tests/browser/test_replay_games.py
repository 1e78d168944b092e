"""What the replay owes to every game: steps by turn and by decision, and players that are known by
the same sign and colour beside the board, in the log, the chart, the chances and the result; and
mistakes to learn from."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.replays import brought, evaluated, played, slip
from tests.browser.test_everybody import check
from tests.browser.test_layout import GAMES
from tests.browser.test_replay import at, press

PLAYERS = 3
# The drawing of a seat's sign: what is in it, without the names that the styles have given it.
SIGNS = """ones => ones.map((one) => {
  const drawn = one.matches('.sign') ? one.firstElementChild : one
  return (drawn.innerHTML + drawn.getAttribute('class')).replace(/ ?svelte-\\w+/g, '')
})"""
SIGN = ":is(.sign, svg:has(> .ground)):not(.sign *)"
STROKE = "ones => ones.map((one) => getComputedStyle(one).stroke)"

# A colour of the page as the browser draws it.
RESOLVED = """(one, name) => {
  const drawn = one.appendChild(document.createElement('i'))
  drawn.style.color = `var(${name})`
  const { color } = getComputedStyle(drawn)
  drawn.remove()
  return color
}"""

# What stands for the seats in the result.
IN_RESULT = {
    "kadora": [f"svg:has(> .ground) >> nth={seat}" for seat in range(PLAYERS)],
    "octocube": [f".octo-{colour} .eyes" for colour in ("orange", "purple", "red")],
    "poseidon": [
        f"svg:has(use[href$=creature-{name}])" for name in ("octopus", "fish", "starfish")
    ],
}


def judged(steps: int) -> list[dict[str, Any]]:
    """Chances that go up and down, at every decision."""
    share = [(3 + n % 5) / 10 for n in range(steps)]
    wins = [[one, (1 - one) * 0.6, (1 - one) * 0.4] for one in share]
    rest: dict[str, Any] = {"seat": 0, "best": {"do": "x"}, "played": {"do": "x"}, "gain": 0}
    return [{"step": step, "win": win, **rest} for step, win in enumerate(wins)]


def opened(visit: Visit, game: str) -> tuple[Page, dict[str, Any]]:
    """The replay of a game at its beginning, and what the server tells first about it."""
    page = visit("/", viewport={"width": 1440, "height": 900})
    record = played(game, PLAYERS)
    table = brought(page, record)
    steps = len(record["actions"])
    evaluated(page, table, judged(steps), [slip(page, table, steps // 2)])
    page.goto(f"/replay/{table}")
    at(page, 0)
    replay: dict[str, Any] = page.request.get(f"/api/tables/{table}/replay").json()
    return page, replay


def turns(replay: dict[str, Any]) -> list[int]:
    """The decisions with which turns begin."""
    of = [view["turn"] for view in replay["views"]][:-1]
    return [step for step, turn in enumerate(of) if step == 0 or turn != of[step - 1]]


@pytest.mark.parametrize("game", GAMES)
def test_up_and_down_step_by_turn_and_sideways_by_decision(visit: Visit, game: str) -> None:
    page, replay = opened(visit, game)
    starts = turns(replay)
    for step in starts[1:3]:
        page.keyboard.press("ArrowDown")
        at(page, step)
    press(page, "Forward a turn")
    at(page, starts[3])
    page.keyboard.press("ArrowRight")
    at(page, starts[3] + 1)
    press(page, "One step back")
    at(page, starts[3])
    page.keyboard.press("ArrowUp")
    at(page, starts[2])
    press(page, "Back a turn")
    at(page, starts[1])
    page.keyboard.press("ArrowLeft")
    at(page, starts[1] - 1)


@pytest.mark.parametrize("game", GAMES)
def test_players_have_their_sign_and_colour_everywhere(visit: Visit, game: str) -> None:
    page, replay = opened(visit, game)
    signs = page.locator(f".viewpoint .pick > {SIGN}").evaluate_all(SIGNS)
    assert len(set(signs)) == PLAYERS
    lines = page.locator(".timeline polyline").evaluate_all(STROKE)
    assert sorted(lines) == sorted(set(lines))
    assert page.locator(".viewpoint .figures path").evaluate_all(STROKE) == lines
    ground = page.locator(".replay").first
    colours = [ground.evaluate(RESOLVED, f"--seat-{n}") for n in range(PLAYERS)]
    assert lines == colours

    started = [event for event in replay["events"] if event["event"] == "turn"]
    in_log = page.locator(f".log li.turn > button > {SIGN}").evaluate_all(SIGNS)
    assert in_log[: len(started)] == [signs[event["seat"]] for event in started]

    press(page, "Chances")
    figures = page.get_by_role("dialog", name="Chances")
    assert set(figures.locator(f".accuracy {SIGN}").evaluate_all(SIGNS)) <= set(signs)
    page.keyboard.press("Escape")
    press(page, "Result")
    result = page.get_by_role("dialog")
    for sign in IN_RESULT[game]:
        expect(result.locator(sign).first).to_be_visible()


@thorough
@pytest.mark.parametrize("game", ["octocube", "poseidon"])
def test_a_mistake_is_tried_again(visit: Visit, game: str) -> None:
    page, _ = opened(visit, game)
    press(page, "Learn from the mistakes")
    bar = page.get_by_role("region", name="Puzzle")
    expect(bar).to_contain_text("What would have been better?", timeout=60_000)
    expect(page.get_by_role("heading", name="Mistake 1 of 1")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(bar).to_contain_text(re.compile("Best: .*Played: "))
    check(page, "a mistake")
    bar.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".course")).to_be_visible()
