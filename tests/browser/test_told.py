"""What others did, what was taken back and what pieces are can be read in every game, also after a
reload, in the reader's language, and with a question above the board."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import (
    MINE,
    caught_up,
    decide,
    hold,
    ply,
    sit_down,
    whose_turn,
)
from tests.browser.test_layout import NEEDED, PHONES, Screen, faults, on_screens
from tests.browser.test_poseidon import CLICKS
from tests.browser.test_table_talk import asks

PHONE = {"width": 360, "height": 640}
SLOW = json.dumps({"speed": 0.01, "confirm": "never"})  # what is shown does not end by itself
YELLOW = {"en": "Y", "nl": "Ge", "de": "Ge", "fr": "J"}  # its letter by language


@thorough
@pytest.mark.parametrize(
    ("game", "options", "what", "where"),
    [
        ("poseidon", {}, "start", ".tile.possible"),
        ("octocube", {"mode": "advanced"}, "power", ".dock .power"),
    ],
)
def test_undo_says_what_it_takes_back(
    visit: Visit, game: str, options: dict[str, str], what: str, where: str
) -> None:
    page = visit(None)
    sit_down(page, game, 2, asks(game, options, what, asked=False), 1, **options)
    caught_up(page)
    before, step = ply(page), page.locator(".step")
    page.locator(where).first.dispatch_event("click")
    expect(step).not_to_have_attribute("data-ply", before)
    page.get_by_role("button", name=re.compile("^Undo: .+")).click()
    expect(step).to_contain_text("Taken back: ")
    page.locator(where).first.wait_for()
    before = ply(page)
    page.get_by_role("button", name=re.compile("^Do it again")).click()
    expect(step).not_to_have_attribute("data-ply", before)


@thorough
def test_what_was_taken_back_is_no_longer_read_once_something_is_chosen(visit: Visit) -> None:
    page = visit(None, confirm=True)
    sit_down(page, "poseidon", 2)
    tile = page.locator(".tile.possible").first
    tile.click()
    page.locator(".step .confirm[aria-disabled=false]").click()
    page.get_by_role("button", name=re.compile("^Undo: .+")).click()
    expect(page.locator(".step .said")).to_contain_text("Taken back: ")
    tile.click()
    expect(page.locator(".step .said")).to_have_count(0)
    expect(page.locator(".step .confirm[aria-disabled=false]")).to_be_visible()


@thorough
@pytest.mark.parametrize(("game", "left"), [("octocube", 60), ("poseidon", 200)])
def test_a_reload_recalls_what_the_others_did(visit: Visit, game: str, left: int) -> None:
    page = visit(None)
    sit_down(page, game, 3, left)
    page.locator(MINE).wait_for()
    page.evaluate("kept => localStorage.setItem('tidetable.settings', kept)", SLOW)
    names = [name.strip() for name in page.locator(".players > li strong").all_inner_texts()]
    recaps = 0
    for _ in range(8):  # in Poseidon the wave may ask twice in a row: then nobody has moved
        decide_once(page, game)
        page.reload()
        page.locator(MINE).wait_for()
        if page.locator(".step.noted").count():
            told = page.locator(".step").inner_text()
            assert any(name in told for name in names[1:]), told
            recaps += 1
        if recaps == 3:
            return
    raise AssertionError(f"{recaps} recaps")


# Shows what waits to be shown at once, until the reader is asked: somebody's shark may swim for
# minutes, and after it the next one's.
HURRIED = """() => {
  const bar = document.querySelector('.step')
  const buttons = [...(bar?.querySelectorAll('button') ?? [])]
  buttons.find((one) => one.innerText.trim() === 'Fast-forward')?.click()
  return bar?.matches('.mine') ?? false
}"""


def decide_once(page: Page, game: str) -> None:
    """Until the others have had a turn."""
    for _ in range(12):
        page.evaluate("document.querySelector('.step.noted .acts button')?.click()")
        decide(page, game, CLICKS)
        page.wait_for_function(HURRIED, timeout=60_000)
        if page.get_by_role("button", name="Show the last round again").count():
            return


# Whether the bar names one of these while others move; false when the reader is asked again.
NAMED = """(names) => {
  const bar = document.querySelector('.step')
  const said = bar.querySelector('.words')?.innerText ?? ''
  if (bar.matches('.mine')) return 'asked'
  return names.some((name) => said.includes(name)) ? 'named' : null
}"""


@thorough
@pytest.mark.parametrize(("game", "left"), [("kadora", 20), ("octocube", 60), ("poseidon", 200)])
def test_while_others_move_the_bar_says_what_they_do(visit: Visit, game: str, left: int) -> None:
    page = visit(None)
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, game, 3, left)
    caught_up(page)
    kept = json.dumps({"speed": 0.5, "confirm": "never"})
    page.evaluate("kept => localStorage.setItem('tidetable.settings', kept)", kept)
    page.reload()
    page.locator(MINE).wait_for()
    names = [name.strip() for name in page.locator(".players > li strong").all_inner_texts()][1:]
    assert names
    for _ in range(12):
        page.evaluate("document.querySelector('.step.noted .acts button')?.click()")
        decide(page, game, CLICKS)
        if page.wait_for_function(NAMED, arg=names, polling=15).json_value() == "named":
            return
    raise AssertionError("the bar names nobody")


@thorough
def test_the_ways_of_the_others_stay_until_the_next_move(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "poseidon", 3, 200)
    page.locator(MINE).wait_for()
    for _ in range(30):
        if page.locator(".trails .went").count():
            break
        decide(page, "poseidon", CLICKS)
        page.locator(MINE).wait_for()
    trails = page.locator(".trails .went")
    ways = trails.count()
    assert ways
    page.locator("[data-place='seat-1'], .reef-area .seat").first.click(force=True)
    page.mouse.move(0, 0)
    expect(trails).to_have_count(ways)
    page.reload()
    caught_up(page)
    expect(trails).to_have_count(ways)


@thorough
def test_the_big_wave_can_be_skipped(visit: Visit) -> None:
    page = visit(None, animated=True)
    sit_down(page, "poseidon", 2)
    page.get_by_role("button", name="Lay them for me").click()
    page.locator(".poseidon[data-task='row']").wait_for(timeout=60_000)
    page.get_by_role("button", name="All, anywhere").click()
    dice = page.locator(".throw .die")
    dice.first.wait_for(timeout=60_000)
    page.locator(".step").get_by_role("button", name="Fast-forward").click()
    expect(dice).to_have_count(0, timeout=1_500)


# -- pieces ----------------------------------------------------------------------------------------


@thorough
def test_poseidons_dice_say_whose_they_are_and_the_shark_where_it_swims(visit: Visit) -> None:
    page = visit(None, viewport={"width": 1440, "height": 900})
    sit_down(page, "poseidon", 3, 200)
    caught_up(page)
    names = [name.strip() for name in page.locator(".players > li strong").all_inner_texts()]
    for die in page.locator(".sea .die[role=img]").all()[:4]:
        told = die.get_attribute("aria-label") or ""
        assert "eutral" in told or any(name and name in told for name in names), told
        die.hover(force=True)
        expect(page.locator(".step")).to_contain_text(told)
    page.locator(".shark").focus()
    page.keyboard.press("Shift")
    expect(page.locator(".step")).to_contain_text("The shark is")


@thorough
def test_the_letters_of_the_abyss_say_what_they_can_do(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "octocube", 2, 40, mode="advanced")
    caught_up(page)
    page.locator(".hole b").first.hover(force=True)
    expect(page.locator(".step")).to_contain_text(re.compile(r"abyss tile [A-I] \(.+\)", re.I))


@thorough
@pytest.mark.parametrize(("language", "yellow"), list(YELLOW.items()))
def test_jewels_have_letters_in_the_language_of_the_reader(
    visit: Visit, language: str, yellow: str
) -> None:
    page = visit(None, locale=language)
    sit_down(page, "kadora", 2)
    page.locator(".held-card").first.wait_for()
    drawn = page.locator(".pile.jewel-yellow .letter").first.get_attribute("data-drawn")
    assert drawn == yellow


# -- on phones -------------------------------------------------------------------------------------


@thorough
def test_kadoras_chest_opens_and_closes_on_a_phone(visit: Visit) -> None:
    page = visit(None, viewport=PHONE)
    sit_down(page, "kadora", 4, 20)
    caught_up(page)
    chest = page.locator(".chest")
    expect(chest).to_have_attribute("aria-expanded", "false")
    expect(chest).to_contain_text("won cards")
    chest.click()
    expect(page.locator(".loot-area .row")).to_have_count(4)
    expect(page.locator(".loot-area .pile").first).to_be_visible()
    pile = page.locator(".loot-area .mine .pile").first
    hold(pile, "you" if pile.get_by_text("you").count() else "Ann")
    page.locator(".loot-area .close").click()
    expect(chest).to_be_focused()
    expect(page.locator(".loot-area .pile").first).to_be_hidden()


@thorough
@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_a_question_and_clocks_above_the_board_leave_room_on_phones(
    visit: Visit, game: str
) -> None:
    """Two people with clocks: one asks to take back, the other is asked."""
    ann, ben = visit(None), visit(None)
    table = together(ann, ben, game)
    for page in (ann, ben):
        page.goto(f"/table/{table}")
        expect(page.locator("[data-game]")).to_be_visible()
    pages = {"Ann": ann, "Ben": ben}
    first = whose_turn(pages)
    mover, other = (ann, ben) if first == "Ann" else (ben, ann)
    while whose_turn(pages) == first:
        decide(mover, game, CLICKS)
    decide(other, game, CLICKS)  # now the other has to agree
    mover.get_by_role("button", name=re.compile("^Undo")).click()
    expect(mover.get_by_role("alert")).to_contain_text("You have asked")
    other.get_by_role("button", name="Agree").wait_for()
    found: list[str] = []
    for page in (mover, other):
        for screen in on_screens(page, PHONES):
            found += faults(page, screen, game, NEEDED)
            found += answers(page, screen)
    assert not found, "\n".join(sorted(set(found)))


def answers(page: Page, screen: Screen) -> list[str]:
    """The buttons of the question are within the screen."""
    found = []
    for button in page.locator(".banners button").all():
        box = button.bounding_box()
        if box is None or box["y"] < 0 or box["y"] + box["height"] > screen.height:
            found.append(f"{screen}: {button.inner_text()} is not on the screen")
    return found


def together(ann: Page, ben: Page, game: str) -> str:
    """A table with clocks for these two."""
    people = []
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        me = page.request.post("/api/guests", data={"name": name}).json()
        page.evaluate("me => localStorage.setItem('tidetable.me', JSON.stringify(me))", me)
        people.append({"Authorization": f"Bearer {me['token']}"})
    plan = {
        "game": game,
        "players": 2,
        "seats": [{"kind": "host"}, {"kind": "open"}],
        "clock": {"bank": 900, "increment": 15},
    }
    made = ann.request.post("/api/tables", data=plan, headers=people[0]).json()
    table = str(made["table"]["id"])
    sat = ben.request.post(f"/api/tables/{table}/sit", data={"seat": 1}, headers=people[1])
    assert sat.ok, sat.text()
    assert ann.request.post(f"/api/tables/{table}/begin", headers=people[0]).ok
    return table
