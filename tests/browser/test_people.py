"""Names, accounts and figures."""

from playwright.sync_api import expect

from tests.browser.conftest import Complaints, Visit, thorough
from tests.browser.players import my_turn, play_now, sit_down


@thorough
def test_a_guest_can_change_the_name_and_make_an_account(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.forgiven = ("status of 401",)  # of the wrong password
    page = visit("/me")
    page.get_by_label("Your name").fill("Annelies")
    page.get_by_role("button", name="Save this name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ahoy, Annelies")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Save this name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ahoy, Ann")

    page.get_by_label("Account name").fill("ann-of-the-sea")
    page.get_by_label("Password").fill("seven-tides")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("logged in as ann-of-the-sea")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).click()

    page.get_by_label("Log in").check(force=True)
    page.get_by_label("Account name").fill("ann-of-the-sea")
    page.get_by_label("Password").fill("wrong-tides")
    page.get_by_role("button", name="Log in").click()
    expect(page.locator(".toast.error")).to_contain_text("Wrong account name")
    page.get_by_label("Password").fill("seven-tides")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ahoy, Ann")


@thorough
def test_somebody_changes_the_password_and_deletes_everything(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.forgiven = ("status of 401",)  # of the wrong password
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    table = page.url
    page.goto("/me")
    page.get_by_label("Account name").fill("ann-who-leaves")
    page.get_by_label("Password").fill("seven-tides")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("logged in as ann-who-leaves")).to_be_visible()

    page.get_by_text("Change password").first.click()
    page.get_by_label("Current password").fill("seven-tides")
    page.get_by_label("New password").fill("eight-tides")
    page.get_by_role("button", name="Change password").click()
    expect(page.locator(".toast").last).to_contain_text("Your password has been changed")

    with page.expect_download() as downloaded:
        page.get_by_role("button", name="Download your data").click()
    assert "ann-who-leaves" in downloaded.value.path().read_text()

    page.get_by_role("button", name="Delete everything").click()
    sheet = page.get_by_role("dialog", name="Delete everything")
    expect(sheet).to_contain_text("Delete Ann for good?")
    for password in ("seven-tides", "eight-tides"):  # the first one is not valid any more
        sheet.get_by_label("Password").fill(password)
        with page.expect_response("**/api/me/delete") as answered:
            sheet.get_by_role("button", name="Delete everything").click()
        assert answered.value.ok == (password == "eight-tides")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ahoy, stranger")
    page.goto(table)
    expect(page.get_by_role("list", name="Players")).to_contain_text("former player")


@thorough
def test_a_finished_game_is_counted(visit: Visit) -> None:
    page = visit(None)
    sit_down(page, "kadora", 2)
    my_turn(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .panel").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    row = page.get_by_role("row", name="De schat van Kadora")
    for _ in range(20):  # games are counted a moment after they end
        page.goto("/me")
        page.get_by_text("After your first finished game").or_(row).wait_for()
        if row.is_visible():
            break
    expect(row.get_by_role("cell").first).to_have_text("1")


@thorough
def test_my_games_say_where_it_is_my_turn(visit: Visit) -> None:
    page = visit("/")
    play_now(page).click()
    my_turn(page)
    page.get_by_role("link", name="To the harbour").click()
    game = page.get_by_role("link", name="Your turn")
    expect(game).to_be_visible()
    game.click()
    my_turn(page)


@thorough
def test_an_open_table_is_found_by_somebody_else(visit: Visit) -> None:
    host = visit("/new/kadora")
    host.get_by_label("2", exact=True).check(force=True)
    host.get_by_label("Seat 2").select_option("open")
    host.get_by_role("button", name="Set up the table").click()
    expect(host.get_by_text("Waiting for anybody")).to_be_visible()
    table = host.url.rsplit("/", 1)[1]
    guest = visit("/")
    guest.locator(f"a[href='/table/{table}']").click()
    guest.get_by_label("Your name").fill("Cas")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Cas")).to_be_visible()
    expect(guest.get_by_text("starts the game")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    expect(guest.locator("[data-game]")).to_be_visible()


@thorough
def test_somebody_leaves_and_a_bot_stands_in(visit: Visit) -> None:
    host = visit("/new/kadora?with=friends")
    host.get_by_role("button", name="Set up the table").click()
    guest = visit(host.get_by_label("Link to this table").input_value())
    guest.get_by_label("Your name").fill("Dirk")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Begin").click()
    expect(guest.locator("[data-game]")).to_be_visible()
    table = guest.url
    guest.get_by_role("button", name="More").click()
    guest.get_by_role("button", name="Leave the table").click()
    expect(host.get_by_role("list", name="Players")).to_contain_text("left")
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Let a bot play for Dirk").click()
    expect(host.get_by_role("list", name="Players")).to_contain_text("a bot stands in")
    guest.goto(table)
    guest.get_by_role("button", name="Play on yourself").click()
    expect(host.get_by_role("list", name="Players")).not_to_contain_text("a bot stands in")


@thorough
def test_nobody_waits_for_a_suggested_name(visit: Visit) -> None:
    page = visit(None)
    page.route("**/api/guest-names", lambda _: None)  # never answered
    page.goto("/new/kadora")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-game]")).to_be_visible()


@thorough
def test_an_open_table_says_which_strangers_may_sit_down(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.forgiven = ("status of 403",)  # of somebody outside the range
    host = visit("/new/kadora")
    host.get_by_label("2", exact=True).check(force=True)
    host.get_by_label("Seat 2").select_option("open")
    host.locator("summary").first.click()
    host.get_by_label("Rated:").check()
    host.get_by_label("from", exact=True).fill("1200")
    host.get_by_label("to", exact=True).fill("1500")
    host.get_by_role("button", name="Set up the table").click()
    expect(host.get_by_text("for strangers rated 1200 to 1500")).to_be_visible()
    table = host.url.rsplit("/", 1)[1]
    guest = visit("/")
    guest.locator(f"a[href='/table/{table}']").click()
    expect(guest.get_by_text("for strangers rated 1200 to 1500")).to_be_visible()
    guest.get_by_label("Your name").fill("Cas")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("strangers need a rating from 1200 to 1500")).to_be_visible()
    expect(host.get_by_text("Waiting for anybody")).to_be_visible()
