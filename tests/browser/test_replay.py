"""Replays of finished games: steps, viewers, chances, turning points, playing on, files."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Complaints, Visit, thorough
from tests.browser.players import DECIDING
from tests.browser.test_everybody import PHONE, check
from tests.server.clients import UNUSED
from tests.server.harness import Server, wait_for
from tests.server.sharing import Facts, shared
from tidetable import games
from tidetable.engine import notation, record

FIXTURES = Path(__file__).parents[1] / "engine" / "fixtures" / "kadora.jsonl"
THINKING = 120_000  # milliseconds for a whole game, on a busy machine
RECORDS = [json.loads(line) for line in FIXTURES.read_text().splitlines()]
PAST = next(one for one in RECORDS if one["players"] == 3 and one["result"])
STEPS = len(PAST["actions"])


class Past:
    """A finished game on the server."""

    def __init__(self, server: Server, table: str) -> None:
        self.server = server
        self.id = table

    def get(self, what: str, **query: Any) -> Any:
        url = f"{self.server.url}/api/tables/{self.id}{what}"
        answer = httpx.get(url, params=query, timeout=60, verify=UNUSED)
        answer.raise_for_status()
        return answer.json()

    def views(self, seat: int | None) -> list[dict[str, Any]]:
        answer = self.get("/replay", **({} if seat is None else {"seat": seat}))
        views: list[dict[str, Any]] = answer["views"]
        return views


@contextmanager
def guest(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60, verify=UNUSED) as client:
        token = client.post("/api/guests", json={"name": "Ann"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        yield client


@pytest.fixture(scope="module")
def past(server: Server) -> Iterator[Past]:
    """A game of three from a file, the same for all workers: it is analysed once."""

    def start() -> Facts:
        with guest(server) as client:
            answer = client.post("/api/replay", json={"text": json.dumps(PAST)})
            return {"id": answer.raise_for_status().json()["id"]}

    with shared(server.folder, "past", start, lambda facts: None) as facts:
        yield Past(server, facts["id"])


@pytest.fixture(scope="module")
def played(server: Server) -> Past:
    """A game that bots have played here, with a seed of its own."""
    with guest(server) as client:
        seats = [{"kind": "bot", "bot": bot} for bot in ("greedy", "random")]
        made = client.post("/api/tables", json={"game": "kadora", "players": 2, "seats": seats})
        game = Past(server, made.raise_for_status().json()["table"]["id"])
        client.post(f"/api/tables/{game.id}/begin").raise_for_status()
        wait_for(lambda: game.get("")["status"] == "over", "the end of the game")
        return game


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Course of the game")


def at(page: Page, step: int) -> None:
    expect(slider(page)).to_have_value(str(step))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def thought(page: Page) -> None:
    """Wait until the analysis is there."""
    page.locator(".timeline input").wait_for()
    expect(page.locator(".thinking")).to_have_count(0, timeout=THINKING)


def open_at(visit: Visit, past: Past, step: int, **options: Any) -> Page:
    page = visit(f"/replay/{past.id}?step={step}", **options)
    at(page, step)
    return page


# -- moving ----------------------------------------------------------------------------------------


def test_step_jump_and_keys(visit: Visit, past: Past) -> None:
    page = visit(f"/replay/{past.id}")
    at(page, 0)
    press(page, "One step forward")
    at(page, 1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 3)
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    press(page, "To the end")
    at(page, STEPS)
    expect(page.locator(".step-detail")).to_contain_text("win")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    page.keyboard.press("Home")
    at(page, 0)
    slider(page).focus()
    page.keyboard.press("End")
    at(page, STEPS)
    slider(page).press("ArrowLeft")
    at(page, STEPS - 1)


@thorough
def test_the_board_shows_the_position_of_the_step(visit: Visit, past: Past) -> None:
    page = open_at(visit, past, 10)
    block = past.views(None)[10]["block"]
    cards = sum(card is not None for row in block for card in row)
    expect(page.locator(".cell:has(.card)")).to_have_count(cards)
    slider(page).fill("30")
    block = past.views(None)[30]["block"]
    cards = sum(card is not None for row in block for card in row)
    expect(page.locator(".cell:has(.card)")).to_have_count(cards)


@thorough
def test_it_plays_by_itself_and_pauses(visit: Visit, past: Past) -> None:
    page = open_at(visit, past, 4, animated=True, fresh=True)
    page.clock.install()  # the real time runs until run_for() moves it forward
    press(page, "Play")
    expect(page.locator(".flight").first).to_be_attached()
    expect(slider(page)).not_to_have_value(re.compile("^[4-6]$"), timeout=60_000)
    page.keyboard.press("Space")  # the button has the focus
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".flight")).to_have_count(0)  # the step that was being shown is finished
    stopped = slider(page).input_value()
    page.clock.run_for(5_000)
    at(page, int(stopped))


@thorough
def test_the_log_marks_the_line_of_now_and_leads_there(visit: Visit, past: Past) -> None:
    page = open_at(visit, past, 20)
    log = page.get_by_role("region", name="Log")
    now = log.locator("[aria-current='step']")
    expect(now).to_have_count(1)
    expect(now).to_be_in_viewport()
    there = past.get("/replay")["told"][12]
    log.locator(f"[data-line='{there - 1}'] button").click()
    at(page, 12)
    expect(now).to_have_attribute("data-line", str(there - 1))


# -- viewers ---------------------------------------------------------------------------------------


@thorough
def test_the_view_of_a_seat(visit: Visit, past: Past) -> None:
    page = open_at(visit, past, 16)
    for seat in range(3):
        page.locator(".viewpoint .pick").nth(seat + 1).click()
        expect(page).to_have_url(re.compile(f"step=16&eyes={seat}$"))
        hand = past.views(seat)[16]["seats"][seat]["hand"]
        expect(page.locator(".hand .held-card")).to_have_count(len(hand))
        for other in range(3):
            backs = page.locator(f".row[data-seat='{other}'] .backs i")
            said = [text.strip() for text in backs.all_inner_texts()]
            assert all(len(text) == 1 for text in said), "a hidden card shows its value"


@thorough
def test_all_open_shows_every_hand(visit: Visit, past: Past) -> None:
    page = open_at(visit, past, 16)
    view = past.views(None)[16]
    for seat in range(3):
        values = [card["value"] for card in view["seats"][seat]["hand"]]
        said = page.locator(f".row[data-seat='{seat}'] .backs i").all_inner_texts()
        assert [int(re.sub(r"\D", "", text)) for text in said] == values
    expect(page.locator(".hand .held-card")).to_have_count(
        len(view["seats"][view["to_move"]]["hand"])
    )


@thorough
def test_a_shared_link_restores_step_and_viewer(visit: Visit, past: Past) -> None:
    page = open_at(visit, past, 7, permissions=["clipboard-read", "clipboard-write"])
    page.locator(".viewpoint .pick").nth(2).click()
    page.keyboard.press("ArrowRight")
    press(page, "Copy link")
    expect(page.locator(".toast")).to_contain_text("copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{past.id}?step=8&eyes=1")
    other = visit(link)
    at(other, 8)
    expect(other.locator(".viewpoint .pick").nth(2)).to_have_attribute("aria-pressed", "true")


# -- chances ---------------------------------------------------------------------------------------


@thorough
def test_chances_turning_points_and_the_better_move(visit: Visit, past: Past) -> None:
    page = visit(f"/replay/{past.id}")
    thought(page)
    expect(page.locator(".timeline polyline")).to_have_count(3)
    assert page.locator(".buoy.slip").count(), "this game has a move that could be better"
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"Step 0 of \d+, .*\d+%"))
    next_one = page.get_by_role("button", name="Next turning point")
    for _ in range(page.locator(".buoy").count()):
        next_one.click()
        if page.locator(".step-detail.slip").count():
            break
    story = page.locator(".step-detail.slip")
    expect(story).to_contain_text(
        re.compile(r"(places|draws|gives) .*Better: .*, for a chance of \d+% instead of \d+%")
    )
    expect(page.locator(".board .lit").first).to_be_visible()
    could, did = map(int, re.findall(r"(\d+)%", story.inner_text())[-2:])
    assert could > did
    step = int(slider(page).input_value())
    judged = past.get("/analysis", first=step, count=1)[0]
    assert judged["best"] != judged["played"]
    expect(page.locator("[data-line] .mark")).to_have_count(page.locator(".buoy").count())

    press(page, "Chances")
    figures = page.get_by_role("dialog", name="Chances")
    expect(figures.locator("tbody tr")).to_have_count(STEPS)
    said = figures.locator(".accuracy li").all_inner_texts()
    counted = [re.search(r"(\d+) of (\d+) decisions", one) for one in said]
    assert sum(int(found[2]) for found in counted if found) == STEPS
    assert any(re.search(r"mistakes?[,;] .* cost \d+%", one) for one in said)
    figures.locator(".points button").first.click()
    expect(figures).to_have_count(0)
    expect(page.locator(".step-detail.slip, .step-detail.swing")).to_be_visible()
    check(page, "replay")


@thorough
def test_a_click_on_the_chart_goes_there(visit: Visit, past: Past) -> None:
    page = visit(f"/replay/{past.id}")
    thought(page)
    box = slider(page).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = int(slider(page).input_value())
    assert abs(middle - STEPS / 2) <= 2
    buoy = page.locator(".buoy").first.bounding_box()
    assert buoy is not None
    page.mouse.click(buoy["x"] + buoy["width"] / 2 + 5, buoy["y"] + 5)
    expect(page.locator(".step-detail.slip, .step-detail.swing")).to_be_visible()


@thorough
def test_the_analysis_shows_its_progress_and_can_be_tried_again(
    visit: Visit, past: Past, complaints: Complaints
) -> None:
    complaints.forgiven = ("503",)
    page = visit()
    page.route("**/analysis*", lambda route: route.fulfill(status=503, json={"code": "busy"}))
    page.goto(f"/replay/{past.id}")
    again = page.locator(".thinking").get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    press(page, "One step forward")  # everything else works
    at(page, 1)
    page.unroute("**/analysis*")
    shown = []

    def hold(route: Route) -> None:
        """Until the progress is seen: the answer for an evaluated game comes at once."""
        expect(page.get_by_role("progressbar")).to_be_visible()
        shown.append(True)
        route.continue_()

    page.route("**/analysis*", hold, times=1)
    again.click()
    thought(page)
    assert shown


@thorough
def test_the_chart_fills_while_it_is_computed(visit: Visit, past: Past) -> None:
    page = visit()
    curve = page.locator(".chart polyline").first
    asked = []

    def hold(route: Route) -> None:
        """From the second portion on, until what the first one told is drawn."""
        asked.append(route.request.url)
        if len(asked) == 2:
            expect(page.get_by_role("progressbar")).to_be_visible()
            expect(curve).to_have_attribute("points", re.compile(r"\d.* .*\d"))
            shown.append(curve.get_attribute("points"))
        route.continue_()

    shown: list[str | None] = []
    page.route("**/analysis*", hold)
    page.goto(f"/replay/{past.id}")
    thought(page)
    assert len(asked) > 1
    assert shown != [curve.get_attribute("points")]  # and it was not yet whole


# -- going on --------------------------------------------------------------------------------------


@thorough
def test_play_on_from_here(visit: Visit, past: Past) -> None:
    page = open_at(visit, past, 20)
    mover = past.views(None)[20]["to_move"]
    press(page, "Play on from here")
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.locator("input[type=radio]").nth(mover)).to_be_checked()
    dialog.get_by_label("Strength of the bot").select_option("random")
    dialog.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.locator(DECIDING).first.wait_for()
    table = Past(past.server, page.url.rsplit("/", 1)[1]).get("")
    kinds = [seat["kind"] for seat in table["seats"]]
    assert kinds == ["host" if seat == mover else "bot" for seat in range(3)]
    hand = past.views(mover)[20]["seats"][mover]["hand"]
    expect(page.locator(".hand .held-card")).to_have_count(len(hand))


@thorough
def test_the_end_cannot_be_played_on(visit: Visit, past: Past) -> None:
    page = open_at(visit, past, STEPS)
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


# -- files -----------------------------------------------------------------------------------------


@thorough
def test_a_game_is_saved_and_the_deal_checked(visit: Visit, played: Past) -> None:
    page = visit(f"/replay/{played.id}")
    press(page, "Save and check")
    dialog = page.get_by_role("dialog", name="Save and check")
    expect(dialog.locator(".verdict.right")).to_contain_text("belongs to this seed")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Record (JSON)").click()
    saved = download.value
    assert saved.suggested_filename == f"kadora-{played.id}.json"
    kept = json.loads(saved.path().read_text())
    record.verify(games.get("kadora"), kept)
    assert len(kept["names"]) == kept["players"]
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Notation (text)").click()
    text = download.value.path().read_text()
    assert notation.parse(games.get("kadora"), text)["names"] == kept["names"]
    dialog.get_by_label("With the names of the players").uncheck()
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Notation (text)").click()
    assert "names" not in notation.parse(games.get("kadora"), download.value.path().read_text())


@thorough
def test_of_a_game_from_a_file_no_more_is_claimed_than_is_known(visit: Visit, past: Past) -> None:
    page = visit(f"/replay/{past.id}")
    press(page, "Save and check")
    dialog = page.get_by_role("dialog", name="Save and check")
    expect(dialog).to_contain_text("comes from a file")
    expect(dialog.locator(".verdict.right")).to_be_visible()
    with guest(past.server) as client:
        text = json.dumps({**PAST, "seed": None, "seed_hash": None})
        bare = client.post("/api/replay", json={"text": text}).raise_for_status().json()["id"]
    page.goto(f"/replay/{bare}")
    press(page, "Save and check")
    expect(dialog).to_contain_text("no seed of its own")


def test_a_record_is_imported_from_a_file(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(PAST))
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page).to_have_url(re.compile("/replay/.+"))
    at(page, 0)
    expect(page.locator(".viewpoint .pick")).to_have_count(4)


@thorough
def test_notation_is_imported_by_pasting(visit: Visit) -> None:
    page = visit("/replay")
    text = notation.write(games.get("kadora"), PAST)
    page.get_by_label("Or paste the text").fill(text)
    press(page, "Look back")
    expect(page).to_have_url(re.compile("/replay/.+"))
    at(page, 0)


@thorough
def test_a_dropped_file_is_imported(visit: Visit) -> None:
    page = visit("/replay")
    data = page.evaluate_handle(
        """text => {
            const data = new DataTransfer()
            data.items.add(new File([text], 'game.json', { type: 'application/json' }))
            return data
        }""",
        json.dumps(PAST),
    )
    page.locator(".harbour").dispatch_event("drop", {"dataTransfer": data})
    expect(page).to_have_url(re.compile("/replay/.+"))


def test_bad_files_get_a_reason_and_keep_the_text(visit: Visit, complaints: Complaints) -> None:
    complaints.forgiven = ("400",)
    page = visit("/replay")
    press(page, "Look back")
    expect(page.get_by_role("alert")).to_contain_text("nothing to look at yet")
    page.get_by_label("Or paste the text").fill('{"game": "kadora"}')
    press(page, "Look back")
    expect(page.get_by_role("alert")).not_to_contain_text("nothing to look at yet")
    expect(page.get_by_label("Or paste the text")).to_have_value('{"game": "kadora"}')


# -- for everybody ---------------------------------------------------------------------------------


@thorough
def test_games_that_cannot_be_shown(visit: Visit, server: Server, complaints: Complaints) -> None:
    complaints.forgiven = ("404",)
    page = visit("/replay/none")
    expect(page.get_by_role("heading", name="This game cannot be shown")).to_be_visible()
    check(page, "no such game")
    with guest(server) as client:
        seats = [{"kind": "host"}, {"kind": "open"}]
        made = client.post("/api/tables", json={"game": "kadora", "players": 2, "seats": seats})
        table = made.raise_for_status().json()["table"]["id"]
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("heading", name="This game is still going on")).to_be_visible()


@thorough
def test_on_a_phone(visit: Visit, past: Past) -> None:
    page = open_at(visit, past, 16, **PHONE)
    thought(page)
    for part in (".viewpoint", ".step-detail", ".board", ".timeline", ".playback-bar"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Next turning point").tap()
    expect(page.locator(".step-detail.slip, .step-detail.swing")).to_be_visible()
    page.get_by_role("button", name="Log", exact=True).tap()
    page.get_by_role("dialog").locator("[data-line] button").nth(5).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Chances").tap()
    expect(page.get_by_role("dialog", name="Chances")).to_be_visible()


SCREENS = [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")]


@thorough
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious(visit: Visit, past: Past, screen: dict[str, Any]) -> None:
    page = visit(f"/replay/{past.id}?step=9", **screen)
    thought(page)
    check(page, "replay")
    page.get_by_role("button", name="Next turning point").click()
    check(page, "turning point")
    page.keyboard.press("End")
    check(page, "the end")
    page.keyboard.press("Home")
    if screen:
        press(page, "Log")
        check(page, "log")
        page.keyboard.press("Escape")
    for name in ("Save and check", "Chances", "Result"):
        if screen:
            press(page, "More")
        press(page, name)
        page.wait_for_load_state("networkidle")
        check(page, name)
        page.keyboard.press("Escape")
    press(page, "Play on from here")
    page.wait_for_load_state("networkidle")
    check(page, "play on")
    page.goto("/replay")
    page.get_by_role("heading").first.wait_for()
    check(page, "import")


@thorough
def test_the_better_move_in_every_language(visit: Visit, past: Past) -> None:
    page = visit(f"/replay/{past.id}")
    thought(page)
    for _ in range(page.locator(".buoy").count()):
        page.keyboard.press("t")
        if page.locator(".step-detail.slip").count():
            break
    press(page, "Settings")
    for language, better in (("nl", "Beter: "), ("de", "Besser: "), ("fr", "Mieux : ")):
        page.locator("dialog select").select_option(language)
        expect(page.locator(".step-detail.slip")).to_contain_text(better)


@thorough
def test_with_less_movement_nothing_flies(visit: Visit, past: Past) -> None:
    page = open_at(visit, past, 4, animated=True, reduced_motion="reduce")
    page.keyboard.press("ArrowRight")
    at(page, 5)
    expect(page.locator(".flight")).to_have_count(0)
