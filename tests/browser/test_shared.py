"""Several people at one device."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit, thorough
from tests.browser.players import PICK, STACK, place


def test_the_device_is_passed_and_hands_stay_hidden(visit: Visit) -> None:
    page = visit("/new/kadora?with=here")
    page.get_by_label("Name", exact=True).fill("Bob")
    page.get_by_role("button", name="Begin").click()
    seen = []
    for _ in range(2):
        cover = page.get_by_role("dialog")
        expect(cover).to_contain_text("Pass the device to")
        seen.append(cover.get_by_role("button").inner_text())
        assert page.locator(PICK).count() == 0  # nothing to choose behind the cover
        cover.get_by_role("button").click()
        expect(cover).to_have_count(0)
        expect(page.locator(PICK)).to_have_count(4)
        place(page)
        page.locator(STACK).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert "I am Bob" in seen
    assert len(set(seen)) == 2


@thorough
def test_undo_before_the_device_is_passed(visit: Visit) -> None:
    page = visit("/new/kadora?with=here")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("dialog").get_by_role("button").click()
    place(page)
    page.locator(STACK).first.wait_for()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(PICK)).to_have_count(4)
