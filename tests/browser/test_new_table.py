"""The page for a new table: options are explained, and who begins has a seat."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_who_begins_has_a_seat(visit: Visit) -> None:
    page = visit("/new/octocube")
    page.get_by_label("4", exact=True).check(force=True)
    page.get_by_label("player 4", exact=True).check(force=True)
    page.get_by_label("2", exact=True).check(force=True)
    expect(page.get_by_label("drawn by lot")).to_be_checked()
    expect(page.get_by_label("player 3", exact=True)).to_have_count(0)
    chips = page.get_by_role("group", name="Point chips")
    expect(chips).to_have_accessible_description(re.compile("as in the rulebook"))
