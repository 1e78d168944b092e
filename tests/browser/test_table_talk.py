"""What the table says is said in the bar, never over the board; what the bar's buttons do."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_poseidon
from tests.browser.conftest import Visit, thorough
from tests.browser.players import (
    CELL,
    GUIDED,
    PICK,
    STACK,
    caught_up,
    decisions,
    my_turn,
    place,
    place_and_draw,
    sit_down,
)
from tests.browser.test_layout import (
    GAMES,
    LATE,
    READY,
    SCREENS,
    Screen,
    choose,
    faults,
    on_screens,
)
from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.game import State
from tidetable.engine.playout import play_random

# What lies over the board, in pixels: words and questions, of whatever kind.
OVER = """() => {
  const board = document.querySelector('.board').getBoundingClientRect()
  return [...document.querySelectorAll('.step, .banners > *, .toast')].flatMap((one) => {
    const box = one.getBoundingClientRect()
    const width = Math.min(box.right, board.right) - Math.max(box.left, board.left)
    const height = Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top)
    return width > 1 && height > 1 ? [`${one.className}: ${width} x ${height}`] : []
  })
}"""
# The step of the guided game that is shown, and on from it, unless another one is shown meanwhile.
STEP = "() => document.querySelector('.step .count')?.textContent ?? ''"
NEXT = """(step) => {
  const next = document.querySelector('.step .acts [aria-label=Next]')
  const same = document.querySelector('.step .count')?.textContent === step
  if (same) next?.click()
  return Boolean(next)
}"""
# How far the log is from its end, when its lines have been laid out and drawn.
TO_THE_END = """async (log) => {
  for (let n = 0; n < 10; n++) await new Promise(requestAnimationFrame)
  return log.scrollHeight - log.clientHeight - log.scrollTop
}"""
# Any decision that the board of Octocube offers.
OCTOCUBE = """() => {
  const first = (what) => document.querySelector(what)
  const wanted = ['.looks button', '.tray button', '.slot.open', '.arrow', '.space.open']
  wanted.concat('.dock .act').map(first).find(Boolean)?.click()
}"""


# Steps of the guided game after the one that advises on several turns.
LATER = {"kadora": 1, "octocube": 2, "poseidon": 2}
# What is passed over where a game gives no occasion for it: there may be no dice to take in a turn.
PASSED = {"kadora": set[int](), "octocube": set[int](), "poseidon": {7}}


def decide(page: Page, game: str) -> None:
    """Do what a step of the guided game asks for, or something like it: choose, or confirm."""
    confirm = page.locator(".step .confirm[aria-disabled=false]")
    if confirm.count():
        confirm.click()
    elif game == "poseidon":
        test_poseidon.pick(page, random.Random(1))
    elif game == "octocube":
        page.evaluate(OCTOCUBE)
    else:
        for what in (STACK, CELL, PICK):
            if page.locator(what).count():
                page.locator(what).first.click()
                break


def said(page: Page) -> str:
    return page.locator(".step .words").inner_text()


@thorough
@pytest.mark.parametrize("game", GAMES)
def test_no_step_of_the_guided_game_hides_anything(visit: Visit, game: str) -> None:
    page = visit(None, guided=True, confirm=True)
    sit_down(page, game, 4)
    page.get_by_role("button", name="Show me").click()
    enough = page.get_by_role("button", name="End the guide")
    read = page.get_by_role("button", name="Got it")
    seen, found = set(), []
    for _ in range(120):
        page.wait_for_function(GUIDED)
        if read.is_visible():
            read.click()
            continue
        if page.evaluate("!localStorage['tidetable.guide']"):
            break
        step = page.evaluate(STEP)
        if step and step not in seen:
            seen.add(step)
            for screen in on_screens(page, SCREENS):
                over = page.evaluate(OVER) if screen.text == 100 else []
                found += [f"{step} {screen}: {one}" for one in over]
                if game == "kadora":  # the others' own faults are in test_layout
                    found += [f"{step} {one}" for one in faults(page, screen, game)]
            at, steps = map(int, step.split("/"))
            if at == steps - LATER[game]:
                enough.click()  # advice on the turns that follow looks like this one
                break
        if not page.evaluate(NEXT, step) and page.locator(".step.mine").count():
            decide(page, game)
    assert not found, "\n".join(found[:40])
    # Steps that a turn gave no occasion for are not counted: then the total falls on the way.
    total = min(int(step.split("/")[1]) for step in seen) - LATER[game]
    shown = {int(step.split("/")[0]) for step in seen}
    assert shown | PASSED[game] == set(range(1, total + 1))


def test_refusals_are_said_in_the_bar(visit: Visit) -> None:
    page = visit(None, confirm=True)
    sit_down(page, "kadora", 4)
    my_turn(page)
    for screen in on_screens(page, [Screen(360, 640), Screen(640, 360), Screen(1280, 800)]):
        page.locator(".stack").first.click()
        expect(page.locator(".step .toast.error")).to_contain_text("First place a card")
        assert page.evaluate(OVER) == [], screen


@thorough
def test_the_guided_game_is_offered_once_for_each_game(visit: Visit) -> None:
    page = visit(None, guided=True)
    offer = page.get_by_role("button", name="I know the game")
    sit_down(page, "kadora", 2)
    offer.click()
    expect(offer).to_be_hidden()
    page.reload()
    my_turn(page)
    expect(offer).to_be_hidden()
    sit_down(page, "octocube", 2)
    expect(offer).to_be_visible()


def test_only_what_cannot_be_taken_back_is_confirmed(visit: Visit) -> None:
    page = visit(None)
    page.evaluate("localStorage.setItem('tidetable.settings', '{\"speed\": 0}')")
    sit_down(page, "kadora", 2)
    my_turn(page)
    place(page)  # sent at once
    page.locator(STACK).first.click()
    confirm = page.locator(".step .confirm[aria-disabled=false]")
    expect(confirm).to_be_visible()
    confirm.click()
    expect(page.locator(STACK)).to_have_count(0)


# A decision, what is clicked for it, and whether that is confirmed.
QUESTIONS = [
    ("poseidon", {}, "start", ".tile.possible", False),
    ("octocube", {}, "place", ".space.open", True),
    ("octocube", {}, "roll", ".arrow", True),
    ("octocube", {"mode": "advanced"}, "power", ".dock .power", False),
    ("octocube", {"mode": "family"}, "slot", ".slot.open", False),
]


def asks(game: str, options: dict[str, str], what: str, asked: bool) -> int:
    """So many decisions before the end of a game, the first seat can choose this. Unless that is
    `asked`, the seat is to move again after it."""
    rules = games.get(game)
    state = rules.new(players=2, seed=1, **options)
    total = play_random(state, Rng(1))
    record = state.record()
    for step in range(total):
        at = rules.replay(record, upto=step)
        wanted = [one for one in at.actions() if rules.move(at, int(one))["do"] == what]
        if at.to_move == 0 and wanted and (asked or all(goes_on(at, one) for one in wanted)):
            return total - step
    raise AssertionError(f"{what} never occurs")


def goes_on(state: State, action: int) -> bool:
    after = state.fork()
    after.apply(action)
    return bool(after.to_move == state.to_move)


@pytest.mark.parametrize(("game", "options", "what", "where", "asked"), QUESTIONS)
def test_what_each_game_confirms(
    visit: Visit, game: str, options: dict[str, str], what: str, where: str, asked: bool
) -> None:
    page = visit(None)
    page.evaluate("localStorage.setItem('tidetable.settings', '{\"speed\": 0}')")
    sit_down(page, game, 2, asks(game, options, what, asked), 1, **options)
    caught_up(page)
    before = decisions(page)
    page.locator(where).first.dispatch_event("click")
    if asked:
        expect(page.locator(".step .confirm[aria-disabled=false]")).to_be_visible()
        assert decisions(page) == before
        page.locator(".step .confirm").click()
    expect(page.locator(".step")).not_to_have_attribute("data-ply", str(before))


def test_undo_says_what_it_takes_back_and_can_be_undone(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    place(page)
    page.locator(STACK).first.wait_for()
    undo = page.get_by_role("button", name=re.compile("^Undo: "))
    undo.click()
    expect(page.locator(PICK)).to_have_count(4)
    expect(page.locator(".step")).to_contain_text("Taken back: ")
    page.get_by_role("button", name=re.compile("^Do it again")).click()
    expect(page.locator(STACK)).to_have_count(2)
    expect(page.get_by_role("button", name=re.compile("^Do it again"))).to_be_hidden()


def test_the_focus_stays_at_the_table(visit: Visit) -> None:
    """After Confirm and after the buttons that go, it is never on the page itself."""
    page = visit(None, confirm=True)
    sit_down(page, "kadora", 2)
    my_turn(page)
    for what in ((PICK, CELL), (STACK,)):
        for one in what:
            page.locator(one).first.focus()
            page.keyboard.press("Enter")
        page.locator(".step .confirm[aria-disabled=false]").focus()
        before = page.locator(".step").get_attribute("data-ply") or ""
        page.keyboard.press("Enter")
        expect(page.locator(".step")).not_to_have_attribute("data-ply", before)
        page.wait_for_function("document.activeElement !== document.body")
    my_turn(page)
    assert page.evaluate("document.activeElement !== document.body")


@thorough
@pytest.mark.parametrize("game", ["octocube", "poseidon"])
def test_the_focus_stays_at_the_table_of_the_other_games(visit: Visit, game: str) -> None:
    page = visit(None, confirm=True)
    sit_down(page, game, 2, 3 * LATE)  # the last rounds of Poseidon can be short
    confirmed = 0
    caught_up(page)
    while confirmed < 3 and choose(page, game):
        page.locator(READY).focus()
        before = str(decisions(page))
        page.keyboard.press("Enter")
        expect(page.locator(".step")).not_to_have_attribute("data-ply", before)
        confirmed += 1
        caught_up(page)
        assert page.evaluate("document.activeElement !== document.body")
    assert confirmed


def test_a_hint_is_taken_with_one_tap(visit: Visit) -> None:
    page = visit(None, confirm=True)
    sit_down(page, "kadora", 2)
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Play it").click()
    page.locator(STACK).first.wait_for()


@thorough
@pytest.mark.parametrize("game", ["octocube", "poseidon"])
def test_a_hint_is_taken_with_one_tap_in_the_other_games(visit: Visit, game: str) -> None:
    page = visit(None)
    sit_down(page, game, 2, LATE)
    caught_up(page)
    take_a_hint(page)


def take_a_hint(page: Page) -> None:
    before = decisions(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".step")).not_to_have_attribute("data-ply", str(before))


LONG_PRESS = """(what) => {
  const one = document.querySelector(what)
  const { x, y } = one.getBoundingClientRect()
  const at = { bubbles: true, pointerType: 'touch', clientX: x + 5, clientY: y + 5 }
  one.dispatchEvent(new PointerEvent('pointerdown', at))
}"""


@thorough
def test_every_piece_says_what_it_is(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    text = page.locator(".step .text")
    page.locator(".coin").first.hover()
    expect(text).to_contain_text("Sum of column 1")
    page.locator(".row:not(.mine) .penalty").first.hover()
    expect(text).to_contain_text("penalty points as the cards lie now")
    page.mouse.move(0, 0)
    page.locator(".held-card").first.focus()
    page.keyboard.press("ArrowUp")
    expect(text).to_contain_text(re.compile("^[a-d][1-4]"))
    page.evaluate(LONG_PRESS, ".stack")
    expect(text).to_contain_text("Stack 1")


@thorough
def test_pieces_differ_where_the_reader_has_other_colours(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    page.emulate_media(forced_colors="active")
    my_turn(page)
    page.locator(PICK).first.click()
    colours = page.locator(".stack .back:not(.top)").evaluate_all(
        "all => [...new Set(all.map(one => getComputedStyle(one).backgroundColor))].length"
    )
    assert colours >= 5
    for state in (CELL, ".held-card.held"):
        line = page.locator(state).first.evaluate("one => getComputedStyle(one).outlineStyle")
        assert line != "none", state
    page.emulate_media(forced_colors="none")


# The looks of everything that these selectors find, without those that look alike.
LOOKS = """(selector) => new Set([...document.querySelectorAll(selector)].map((one) => {
  const { backgroundColor, backgroundImage, fill } = getComputedStyle(one)
  return [backgroundColor, backgroundImage, fill].join()
})).size"""


@thorough
@pytest.mark.parametrize(
    ("game", "pieces"),
    [
        ("octocube", ".standing [data-face]"),
        ("poseidon", ".ocean-area .die-art rect:nth-of-type(3)"),
    ],
)
def test_cubes_and_dice_of_four_players_differ_in_forced_colours(
    visit: Visit, game: str, pieces: str
) -> None:
    page = visit(None)
    sit_down(page, game, 4, 40)
    page.emulate_media(forced_colors="active")
    page.locator(pieces).first.wait_for(state="attached")
    assert page.evaluate(LOOKS, pieces) >= 3
    page.emulate_media(forced_colors="none")


@thorough
def test_the_last_round_is_shown_again_by_key_and_button(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    place_and_draw(page)
    my_turn(page)
    bot = page.locator(".players > li").nth(1).inner_text().split("\n")[0]
    note = page.locator(".step .note")
    before = decisions(page)
    for key in (True, False):
        expect(note).to_have_count(0)
        if key:
            page.keyboard.press("r")
        else:
            page.get_by_role("button", name="Show the last round again").click()
        expect(note).to_contain_text(f"{bot} ")
        page.locator(".step .acts button").first.click()
    assert decisions(page) == before


@thorough
@pytest.mark.parametrize("game", ["octocube", "poseidon"])
def test_the_last_round_of_the_other_games_is_shown_again(visit: Visit, game: str) -> None:
    page = visit(None)
    sit_down(page, game, 2, LATE)
    bot = page.locator(".players > li").nth(1).inner_text().split("\n")[0]
    again = page.get_by_role("button", name="Show the last round again")
    note = page.locator(".step .note")
    for _ in range(LATE):  # until the bot has had a turn
        caught_up(page)
        if again.count() and again.is_visible():
            break
        take_a_hint(page)
    before = decisions(page)
    for key in (True, False):
        caught_up(page)
        if key:
            page.keyboard.press("r")
        else:
            again.click()
        expect(note).to_contain_text(f"{bot} ")
    assert decisions(page) == before


def marked(page: Page) -> set[str]:
    """The cells of Kadora where others did something last."""
    places = page.locator(".cell[data-recent]").evaluate_all(
        "all => all.map((one) => one.dataset.place)"
    )
    return {place.removeprefix("cell-") for place in places}


@thorough
def test_the_marks_of_the_last_moves_are_right_after_skipping_reload_and_undo(visit: Visit) -> None:
    page = visit(None, animated=True, viewport={"width": 1440, "height": 900})
    sit_down(page, "kadora", 2)
    my_turn(page)
    place(page)
    page.locator(STACK).first.click()
    page.locator(".step .confirm[aria-disabled=false]").click()
    skip = page.get_by_role("button", name="Fast-forward")
    skip.click()
    my_turn(page)
    bot = page.locator(".players > li").nth(1).inner_text().split("\n")[0]
    logged = page.locator(".log").inner_text()
    last = re.findall(rf"{bot} places .*?\bon ([a-z]\d)", logged, re.DOTALL)[-1]
    marks = marked(page)
    assert last in marks
    page.reload()
    skip.click()  # what happened is told again
    my_turn(page)
    assert marked(page) == marks
    place(page)  # what others did is behind us
    expect(page.locator(".cell[data-recent]")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Undo: ")).click()
    expect(page.locator(".cell[data-recent]")).to_have_count(len(marks))
    assert marked(page) == marks


@thorough
@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_a_long_game_shows_its_end(visit: Visit, game: str) -> None:
    page = visit(None)
    sit_down(page, game, 4, 40)
    caught_up(page)
    log = page.locator(".log:visible")
    log.locator("li, p").first.wait_for(state="attached")
    assert log.evaluate("one => one.scrollHeight > one.clientHeight")
    assert log.evaluate(TO_THE_END) <= 1
