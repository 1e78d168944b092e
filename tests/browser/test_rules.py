"""The rules pages: worked examples on live boards."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, thorough
from tests.browser.test_everybody import check

PHONE = {"width": 390, "height": 664}


def example(page: Page, title: str) -> Locator:
    """The example of that title, with its board drawn."""
    found = page.get_by_role("figure", name=f"Example: {title}")
    found.scroll_into_view_if_needed()
    expect(found.locator(".board [data-place]").first).to_be_attached()
    return found


@thorough
def test_an_example_is_stepped_through_by_keyboard(visit: Visit) -> None:
    page = visit("/rules/kadora", viewport=PHONE)
    shown = example(page, "Placing in column and row")
    back = shown.get_by_role("button", name="Previous step")
    on = shown.get_by_role("button", name="Next step")
    expect(shown).to_contain_text("South wants to place the yellow 2")
    expect(back).to_be_disabled()
    on.focus()
    page.keyboard.press("Enter")
    expect(shown).to_contain_text("The column now adds up to 12")
    page.keyboard.press("Enter")
    expect(shown).to_contain_text("South draws")
    expect(on).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    check(page, "an example", shown)  # of the whole page: below
    page.set_viewport_size({"width": 360, "height": 640})
    frame, button = shown.bounding_box(), on.bounding_box()
    assert frame is not None
    assert button is not None
    assert button["x"] + button["width"] <= frame["x"] + frame["width"], "off its frame"


@thorough
def test_a_sign_says_why_a_value_was_reconstructed(visit: Visit) -> None:
    page = visit("/rules/poseidon", viewport=PHONE)
    said = page.locator("section[data-section=ocean] p").first
    expect(said).to_contain_text("A row of 6≈ waves lies")
    sign = said.get_by_role("button", name="Reconstructed value: why?").first
    sign.focus()
    page.keyboard.press("Enter")
    expect(said.get_by_role("note")).to_contain_text("the board")
    check(page, "a reconstructed value")
    sign.click()
    expect(said.get_by_role("note")).to_have_count(0)
    page.goto("/rules/octocube")  # two reasons at one place
    both = page.locator("section[data-section=tiles] p").first
    both.get_by_role("button").click()
    expect(both.get_by_role("note")).to_contain_text("; ")


@thorough
def test_a_board_with_four_players_fits_the_frame_of_an_example(visit: Visit) -> None:
    page = visit("/rules/kadora")
    shown = example(page, "Who wins?")
    shown.get_by_role("button", name="Next step").click()
    expect(shown).to_contain_text("The winner is West")
    frame = shown.locator(".board").bounding_box()
    assert frame is not None
    for row in shown.locator(".board [data-seat]").all():
        box = row.bounding_box()
        assert box is not None
        assert box["y"] >= frame["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]


@thorough
@pytest.mark.parametrize("locale", ["en-GB", "nl-NL", "de-DE", "fr-FR"])
@pytest.mark.parametrize("width", [360, 390])
def test_a_number_stands_beside_its_tile(visit: Visit, locale: str, width: int) -> None:
    page = visit("/rules/octocube", viewport={"width": width, "height": 664}, locale=locale)
    table = page.locator("section[data-section=tiles] .scroll")
    expect(table.locator("td .pieces").first).to_be_visible()
    below = """cells => cells.filter(cell => {
      const [piece, number] = [...cell.children].map(one => one.getBoundingClientRect())
      return number.top > piece.bottom - 2
    }).length"""
    assert table.locator(":is(th, td):has(> .pieces)").evaluate_all(below) == 0
    assert table.evaluate("box => box.scrollWidth <= box.clientWidth + 1")


@thorough
@pytest.mark.parametrize("locale", ["nl-NL", "de-DE", "fr-FR"])
@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_on_a_phone_all_of_a_table_is_seen(visit: Visit, game: str, locale: str) -> None:
    page = visit(f"/rules/{game}", viewport=PHONE, locale=locale)
    tables = page.locator("article .scroll")
    expect(tables.first).to_be_visible()
    for number in range(tables.count()):
        table = tables.nth(number)
        assert table.evaluate("box => box.scrollWidth <= box.clientWidth + 1"), table.inner_text()


@thorough
@pytest.mark.parametrize("locale", ["en-GB", "nl-NL", "de-DE", "fr-FR"])
@pytest.mark.parametrize("width", [360, 1280])
def test_how_many_turns_are_left_is_readable(visit: Visit, locale: str, width: int) -> None:
    page = visit("/rules/poseidon", viewport={"width": width, "height": 664}, locale=locale)
    shown = page.locator("section[data-section=corals] figure")
    shown.scroll_into_view_if_needed()
    left = shown.locator(".steps .last")
    expect(left).to_be_attached()
    assert left.evaluate("one => one.scrollWidth <= one.clientWidth")
    box, steps = left.bounding_box(), left.locator("..").bounding_box()
    assert box is not None
    assert steps is not None
    assert box["x"] + box["width"] <= steps["x"] + steps["width"] + 1


@thorough
def test_the_board_of_an_example_is_that_of_the_table(visit: Visit) -> None:
    """With the options that were chosen: at least 7 is drawn as such."""
    page = visit("/rules/poseidon")
    tentacle = example(page, "The token on top").locator("[data-place=tentacle-total_seven]")
    expect(tentacle).to_contain_text("= 7")
    page.locator("form.ways").get_by_role("combobox").nth(1).select_option("at_least")
    tentacle = example(page, "The token on top").locator("[data-place=tentacle-total_seven]")
    expect(tentacle).to_contain_text("≥ 7")


@thorough
def test_on_paper_there_are_all_steps(visit: Visit) -> None:
    page = visit("/rules/octocube")
    shown = example(page, "A roll")
    expect(shown.locator(".board")).to_have_count(1)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(shown.locator(".board")).to_have_count(2)
    expect(shown.locator("ol > li")).to_have_count(2)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(shown.locator(".board")).to_have_count(1)


@thorough
@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_axe_finds_nothing_serious_on_the_rules_pages(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", viewport=PHONE)
    for figure in page.get_by_role("figure").all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".board [data-place]").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    check(page, f"the rules of {game}")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    tables = page.locator("article .scroll")
    for number in range(tables.count()):  # on a phone, all of a table is seen at once
        assert tables.nth(number).evaluate("box => box.scrollWidth <= box.clientWidth + 1")
