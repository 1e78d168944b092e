"""The dashboard, the alerts and the documentation name metrics that exist, and all of our own."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.clients import House

DOCS = Path(__file__).parents[2] / "docs"
METRIC = re.compile(r"\b(?:tidetable|process|python)_[a-z_]+\b")
BY_PROMETHEUS = {"up"}  # made by Prometheus itself for every target


def expressions(panel: Any) -> list[str]:
    """All queries in a dashboard, wherever they are."""
    if isinstance(panel, dict):
        own = [panel["expr"]] if isinstance(panel.get("expr"), str) else []
        return own + [one for part in panel.values() for one in expressions(part)]
    if isinstance(panel, list):
        return [one for part in panel for one in expressions(part)]
    return []


def dashboard() -> str:
    found = expressions(json.loads((DOCS / "grafana" / "tidetable.json").read_text()))
    assert found, "a dashboard without queries"
    return "\n".join(found)


def alerts() -> str:
    text = (DOCS / "grafana" / "alerts.yml").read_text()
    return "\n".join(re.findall(r"^\s+expr: (.+)$", text, re.MULTILINE))


def documented() -> str:
    text = (DOCS / "operating.md").read_text()
    return text.partition("## Monitoring")[2].partition("\n## ")[0].partition("```")[0]


@pytest.fixture(scope="module")
def exposed(sqlite_house: House) -> set[str]:
    """The names of the samples that a running server exports to Prometheus."""
    text = httpx.get(f"{sqlite_house.server.url}/metrics").text
    return {s.name for family in text_string_to_metric_families(text) for s in family.samples}


@pytest.mark.parametrize("source", [dashboard, alerts, documented])
def test_every_metric_that_is_named_exists(source: Any, exposed: set[str]) -> None:
    named = set(METRIC.findall(source()))
    assert named, "no metric is named"
    assert named - BY_PROMETHEUS <= exposed


def test_every_metric_of_ours_is_documented(exposed: set[str]) -> None:
    ours = {name for name in exposed if name.startswith("tidetable_")}
    assert ours <= set(METRIC.findall(documented()))


def test_every_panel_of_the_dashboard_shows_something(exposed: set[str]) -> None:
    """Grafana itself is not asked: what it needs of a panel is there, and each query has a metric
    of ours and a place of its own."""
    found = json.loads((DOCS / "grafana" / "tidetable.json").read_text())
    variables = {f"${{{one['name']}}}" for one in found["templating"]["list"]}
    numbers: set[int] = set()
    taken: set[tuple[int, int]] = set()  # cells of the grid
    for panel in found["panels"]:
        assert panel["title"]
        assert panel["type"] == "timeseries"
        assert panel["id"] not in numbers
        numbers.add(panel["id"])
        place = panel["gridPos"]
        assert place["x"] >= 0
        assert place["x"] + place["w"] <= 24
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken, f"{panel['title']} lies over another panel"
        taken |= cells
        letters = [query["refId"] for query in panel["targets"]]
        assert letters
        assert len(set(letters)) == len(letters)
        for query in panel["targets"]:
            assert query["datasource"]["uid"] in variables
            words = set(re.findall(r"\w+", query["expr"]))
            assert words & (exposed | BY_PROMETHEUS), query["expr"]
            for opening, closing in ("()", "[]", "{}"):
                assert query["expr"].count(opening) == query["expr"].count(closing)
