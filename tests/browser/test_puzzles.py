"""Puzzles on a live board, until the best move is found."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.replays import brought
from tests.browser.test_everybody import check
from tests.browser.test_layout import DESK, SMALLEST, Screen, faults, on_screens
from tidetable import bots, games
from tidetable.bots.contract import Perspective
from tidetable.puzzles.file import Named, puzzles_of

Move = dict[str, Any]
PHONE = {"width": 390, "height": 664}


def moves(named: Named) -> tuple[Move, list[Move]]:
    """The best move, and the other placements."""
    state = named.state()
    best = state.game.move(state, named.puzzle.best)
    found = [state.game.move(state, action) for action in state.actions()]
    return best, [move for move in found if move["do"] == "place" and move != best]


def place(page: Page, move: Move) -> None:
    """Choose a card of the hand and a cell, and try it."""
    card, (row, column) = move["card"], move["cell"]
    page.locator(f'[data-place="card-{card["colour"]}-{card["value"]}-{card["kind"]}"]').click()
    page.locator(f'[data-place="cell-{"abcd"[column]}{row + 1}"]').click()
    page.get_by_role("button", name="Try it").click()


def test_a_puzzle_is_tried_until_it_is_found(visit: Visit) -> None:
    named = next(one for one in puzzles_of("kadora").values() if moves(one)[0]["do"] == "place")
    best, others = moves(named)
    page = visit(f"/puzzles/kadora/{named.id}", viewport=PHONE)
    bar = page.get_by_role("region", name="Puzzle")
    expect(bar).to_contain_text("Which move is clearly best?")
    expect(page.get_by_role("button", name="Try it")).to_have_attribute("aria-disabled", "true")
    place(page, others[0])
    expect(bar).to_contain_text("Not the best move.")
    place(page, best)
    expect(bar).to_contain_text("Found after 2 attempts.")
    expect(bar).to_contain_text("Chance of winning:")
    check(page, "a solved puzzle")
    bar.get_by_role("button", name="Another puzzle").click()
    expect(bar).to_contain_text("Which move is clearly best?")
    expect(page).not_to_have_url(f"**/{named.id}")
    page.goto("/puzzles")
    expect(page.get_by_role("link", name="Puzzle of the day").first).to_be_visible()
    expect(page.get_by_text("Your rating:").first).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["octocube", "poseidon"])
def test_puzzles_of_the_other_games_are_for_everybody(visit: Visit, game: str) -> None:
    page = visit(f"/puzzles/{game}", viewport=PHONE, locale="nl-NL")
    page.locator("[data-game]").wait_for()
    for screen in on_screens(page, [*SMALLEST, Screen(390, 664), DESK]):
        assert faults(page, screen, game) == []
        check(page, f"a puzzle of {game}, {screen}")
    page.get_by_role("button", name="Toon de oplossing").click()
    page.locator(".step.over").wait_for()
    for screen in on_screens(page, [*SMALLEST, Screen(390, 664), DESK]):
        assert faults(page, screen, game) == []
    check(page, f"the solution of a puzzle of {game}")


# What is clicked for the best move of a puzzle.
CLICKS = {
    "octocube": lambda best: ["cell-" + "abcde"[best["cell"][1]] + str(best["cell"][0] + 1)],
    "poseidon": lambda best: [f"space-{best[end]}" for end in ("from", "to")],
}


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "do"), [("octocube", "place"), ("poseidon", "move")])
def test_puzzles_of_the_other_games_are_solved(visit: Visit, game: str, do: str) -> None:
    named = next(one for one in puzzles_of(game).values() if moves(one)[0]["do"] == do)
    page = visit(f"/puzzles/{game}/{named.id}", viewport=PHONE)
    bar = page.get_by_role("region", name="Puzzle")
    expect(bar).to_contain_text("Which move is clearly best?")
    for where in CLICKS[game](moves(named)[0]):
        page.locator(f'.board [data-place="{where}"]').click()
    page.get_by_role("button", name="Try it").click()
    expect(bar).to_contain_text("Found at the first attempt!")
    expect(bar).to_contain_text("Chance of winning:")


@pytest.mark.thorough
def test_mistakes_of_a_finished_game_are_tried_again(visit: Visit) -> None:
    """The search takes some seconds; mistakes.test.ts and trial.test.ts have the logic."""
    state = games.get("kadora").new(players=2, seed=11)
    while not state.over:  # South has no idea
        bot = bots.get("random" if state.to_move == 0 else "greedy")
        state.apply(bot.choose(Perspective(state), int(state.steps)).action)
    page = visit("/")
    page.goto(f"/replay/{brought(page, state.record())}")
    learn = page.get_by_role("button", name="Learn from the mistakes")
    learn.wait_for(timeout=120_000)
    learn.click()
    bar = page.get_by_role("region", name="Puzzle")
    expect(bar).to_contain_text("What would have been better?")
    expect(page.get_by_role("heading", name="Mistake 1 of")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(bar).to_contain_text("Played:")
    check(page, "a mistake")
    page.get_by_role("button", name="Back to the game").click()
    expect(learn).to_be_visible()
