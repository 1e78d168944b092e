"""A balance report in a real browser: opened from a file, without a network."""

from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Complaints, thorough
from tests.browser.test_everybody import check, in_sizes
from tidetable import games
from tidetable.lab import balance
from tidetable.lab.report.numbers import report
from tidetable.lab.report.page import page as written
from tidetable.lab.workers import run_jobs

GAMES = games.names()


@pytest.fixture(scope="module", params=GAMES)
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    ladder = ("random", "greedy")
    study = balance.study(
        games.get(request.param), 3, "greedy", 40, 1, {}, 2, ladder=ladder, rung=6
    )
    errands = balance.chunks(balance.tasks(study))
    played = [one for some in run_jobs(partial(balance.run, study), errands) for one in some]
    path = tmp_path_factory.mktemp("balance") / f"{request.param}.html"
    path.write_text(written(report(study, played), "en"), encoding="utf-8")
    return path


@thorough
def test_a_report_opens_alone(chromium: Browser, complaints: Complaints, file: Path) -> None:
    context = chromium.new_context(offline=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", complaints.console)
    page.on("pageerror", complaints.error)
    page.goto(file.as_uri())
    assert asked == [file.as_uri()]
    expect(page.get_by_role("heading", level=1)).to_contain_text("Balance of")
    expect(page.get_by_role("listitem").first).to_contain_text("The first player wins")
    for width, _ in in_sizes(page, [(390, 844), (1440, 900)]):
        look_at_the_plots(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    for _ in in_sizes(page, [(900, 900), (1440, 900)]):
        assert page.evaluate(HALF_EMPTY) == []
    page.get_by_text("Numbers, and how to repeat them").first.click()
    expect(page.get_by_role("table").first).to_be_visible()
    check(page, file.stem)
    context.close()


# Sections and findings whose last row ends before the right edge of the page.
HALF_EMPTY = """() => [...document.querySelectorAll('.figures, .findings ul')].filter(part => {
    const right = part.lastElementChild.getBoundingClientRect().right
    return right < part.getBoundingClientRect().right - 2
}).map(part => part.textContent.slice(0, 40))"""


def look_at_the_plots(page: Page) -> None:
    """Each is there, as large as its card, with every word inside it."""
    plots = page.get_by_role("img")
    assert plots.count() >= 11
    for plot in plots.all():
        box = plot.bounding_box()
        assert box is not None
        assert box["width"] > 250
        assert box["height"] > 80
    cut = page.evaluate(
        """() => [...document.querySelectorAll('figure > svg')].flatMap(svg => {
            const frame = svg.getBoundingClientRect()
            return [...svg.querySelectorAll('text')].filter(text => {
                const box = text.getBoundingClientRect()
                return box.left < frame.left - 1 || box.right > frame.right + 1
            }).map(text => text.textContent)
        })"""
    )
    assert cut == []
