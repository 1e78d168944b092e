"""Puzzles on a live board, until the best move is found."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_everybody import check
from tidetable.engine.game import Json
from tidetable.puzzles.file import Named, puzzles_of

PHONE = {"width": 390, "height": 664}


def moves(named: Named) -> tuple[Json, list[Json]]:
    """The best move, and the other placements."""
    state = named.state()
    best = state.game.move(state, named.puzzle.best)
    found = [state.game.move(state, action) for action in state.actions()]
    return best, [move for move in found if move["do"] == "place" and move != best]


def place(page: Page, move: Json) -> None:
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
    expect(bar).to_contain_text("Found, after 2 attempts.")
    expect(bar).to_contain_text("A chance to win of")
    check(page, "a solved puzzle")
    bar.get_by_role("button", name="Another puzzle").click()
    expect(bar).to_contain_text("Which move is clearly best?")
    expect(page).not_to_have_url(f"**/{named.id}")
    page.goto("/puzzles")
    expect(page.get_by_role("link", name="Puzzle of the day").first).to_be_visible()
    expect(page.get_by_text("Your rating:").first).to_be_visible()
