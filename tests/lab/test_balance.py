"""Balance studies and their reports: reproducible, resumable, explicit about what was varied."""

import re
from functools import cache, partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tidetable import games
from tidetable.engine.errors import DataError, RecordError, SetupError
from tidetable.engine.game import Game
from tidetable.engine.seats import FIRST
from tidetable.lab import balance, measures
from tidetable.lab.balance import OWN, PlayedGame, Results, Study
from tidetable.lab.report.numbers import Report, counted, report, tenths
from tidetable.lab.report.page import page
from tidetable.lab.report.sensitivity import sensitivity
from tidetable.lab.report.words import ReportText
from tidetable.lab.variants import Variant, changed, variants
from tidetable.lab.workers import run_jobs
from tidetable.text import LANGUAGES

SMALL = balance.study(games.get("kadora"), 3, "greedy", 12, 5, {}, 4)


def played(study: Study, jobs: int = 1) -> list[PlayedGame]:
    found = Results(study)
    for some in run_jobs(partial(balance.run, study), balance.chunks(found.missing()), jobs):
        for one in some:
            found.add(one)
    return found.in_order()


def ways() -> list[tuple[Game, dict[str, str]]]:
    """Each choice of each option of each game, the other options at their defaults."""
    found: list[tuple[Game, dict[str, str]]] = []
    for game in games.all():
        found.append((game, {}))
        for option, choices in game.options.items():
            found += [(game, {option: choice}) for choice in choices[1:] if choices != FIRST]
    return found


@cache
def small_report(name: str, way: tuple[tuple[str, str], ...] = ()) -> Report:
    each = 2 if name == "poseidon" else 5
    study = balance.study(games.get(name), 3, "greedy", 40, 2, dict(way), each)
    return report(study, played(study))


# -- playing ---------------------------------------------------------------------------------------


def test_one_process_and_two_agree() -> None:
    assert played(SMALL) == played(SMALL, jobs=2)


def test_a_resumed_study_gives_the_same_report(tmp_path: Path) -> None:
    whole = played(SMALL)
    file = tmp_path / "study.jsonl"
    first = Results(SMALL, file)
    for task in first.missing()[:20]:
        first.add(balance.play(SMALL, task))
    file.write_bytes(file.read_bytes()[:-30])  # killed while writing
    again = Results(SMALL, file)
    assert len(again.missing()) == len(whole) - 19
    for task in again.missing():
        again.add(balance.play(SMALL, task))
    finished = Results(SMALL, file)
    assert not finished.missing()
    assert page(report(SMALL, finished.in_order()), "en") == page(report(SMALL, whole), "en")


def test_a_file_of_another_study_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    Results(SMALL, file)
    with pytest.raises(RecordError, match="arena-other"):
        Results(msgspec.structs.replace(SMALL, seed=6), file)
    with pytest.raises(SetupError, match="cannot-write"):
        Results(SMALL, tmp_path / "nowhere" / "study.jsonl")


def test_invalid_settings_are_rejected_before_any_game() -> None:
    game = games.get("kadora")
    with pytest.raises(SetupError, match="unknown-bot"):
        balance.study(game, 3, "genius", 5, 1, {})
    with pytest.raises(SetupError, match="unknown-bot"):
        balance.study(game, 3, "greedy", 5, 1, {}, 5, "genius")
    with pytest.raises(SetupError, match="bad-players"):
        balance.study(game, 7, "greedy", 5, 1, {})
    with pytest.raises(SetupError, match="unknown-option"):
        balance.study(game, 3, "greedy", 5, 1, {"mode": "family"})
    with pytest.raises(DataError):
        balance.study(game, 3, "greedy", 5, 1, {}, data={"threshold": "ten"})


def test_changed_values_use_the_deals_of_the_baseline() -> None:
    """The watched games are the baseline if the same bot plays both."""
    assert balance.baseline_is_watched(SMALL)
    other = balance.study(games.get("kadora"), 3, "random", 6, 5, {}, 4, "greedy")
    baseline = [task for task in balance.tasks(other) if task.variant == OWN and not task.watched]
    assert [task.deal for task in baseline] == [0, 1, 2, 3]
    numbers = [task.number for task in balance.tasks(other)]
    assert numbers == list(range(len(numbers)))
    assert len(report(other, played(other)).sensitivity) == len(other.changed)


def test_measurements_match_the_game() -> None:
    for one in played(SMALL):
        assert len(one.scores) == len(one.shares) == 3
        if one.watched is None:
            continue
        assert len(one.watched.choices) == len(one.watched.steps) == one.decisions
        assert min(one.watched.choices) >= 1
        if 1.0 in one.shares:
            assert one.watched.held[-1] == 1.0
            assert one.watched.settled is not None
        assert sum(seat["cards"] for seat in one.watched.features) <= 72


# -- variants --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "way"), ways(), ids=lambda one: getattr(one, "name", str(one)))
def test_every_reconstructed_value_is_varied_or_explained(game: Game, way: dict[str, str]) -> None:
    found, fixed = variants(game, game.data, way)
    fields = {one.field for one in found} | {one.field for one in fixed}
    assert fields == set(game.data.reconstructed)
    assert not [one for one in fixed if one.why == "unknown"], "alternatives.py has nothing for it"
    for variant in found:
        assert changed(game, game.data, variant.changes).hash != game.data.hash, variant
        for players in game.players:
            data = changed(game, game.data, variant.changes)
            game.new(players=players, seed=1, data=data, **way)


def test_every_field_is_varied_with_some_options() -> None:
    """A field without effect under one option is varied under another."""
    for game in games.all():
        ever: set[str] = set()
        options = {name: choices for name, choices in game.options.items() if choices != FIRST}
        for choices in product(*options.values()):
            way = dict(zip(options, choices, strict=True))
            found, fixed = variants(game, game.data, way)
            ever |= {one.field for one in found}
            ever |= {one.field for one in fixed if one.why in ("names", "only", "refused")}
        assert ever == set(game.data.reconstructed)


def game_of(deal: int, variant: int, turns: float, trail: str = "") -> PlayedGame:
    scores = [round(turns) % 7, 3]
    return PlayedGame(deal, deal, "greedy", variant, 0, [1.0, 0.0], scores, [0, 0], turns, 1, trail)  # type: ignore[arg-type]


def test_sensitivity_finds_a_real_effect_and_no_others() -> None:
    """Twenty values that only add noise, and one that makes games longer."""
    dice = Random(11)
    variant = Variant("x", "y", False, {})
    study = msgspec.structs.replace(SMALL, changed=(variant,) * 21, each=200)
    own = [game_of(deal, OWN, dice.gauss(40, 6)) for deal in range(200)]
    others = [
        game_of(one.deal, number, one.turns + dice.gauss(2 if number == 20 else 0, 6))
        for number in range(21)
        for one in own
    ]
    rows = sensitivity(study, own, others)
    assert [row.variant for row in rows if row.effects["turns"].noticed] == [20]
    found, low, high = rows[20].effects["turns"].difference
    assert low < 2 < high
    assert found == pytest.approx(2, abs=1)


def test_sensitivity_distinguishes_values_that_matter() -> None:
    game = games.get("kadora")
    nothing = Variant("threshold", "10", False, {"threshold": 10})
    ones = {
        "cards.missing": dict.fromkeys(("red", "orange", "yellow", "green", "blue", "purple"), 1)
    }
    study = balance.study(game, 3, "greedy", 60, 3, {}, 60)
    study = msgspec.structs.replace(study, changed=(nothing, Variant("m", "1", False, ones)))
    null, planted = report(study, played(study)).sensitivity
    assert null.otherwise == 0
    assert not null.noticed
    assert planted.otherwise == 1
    assert planted.effects["turns"].noticed  # higher cards reach the sums sooner
    assert planted.effects["turns"].difference[2] < 0


# -- reports ---------------------------------------------------------------------------------------


def test_bins_contain_every_value() -> None:
    bins = counted([0, 1, 1, 50], [50])
    assert sum(one.count for one in bins) == 4
    assert sum(one.winners for one in bins) == 1
    assert bins[-1].low <= 50 < bins[-1].high
    assert [one.count for one in tenths([0.1, 10.0, 10.1, 100.0])] == [2, 1, *[0] * 7, 1]


def test_a_report_adds_up() -> None:
    found = small_report("kadora")
    assert sum(one[0] for one in found.order) == pytest.approx(1 - found.nobody[0])
    assert sum(one[0] for one in found.seats) == pytest.approx(1 - found.nobody[0])
    assert sum(one.count for one in found.turns.bins) == found.games == 40
    assert sum(one.count for one in found.scores.bins) == 120
    assert sum(one.decisions for one in found.by_step) == found.choices.decisions
    assert found.held[-1][0] == 1.0
    ahead = {one.name: one for one in found.features}["majorities"]
    assert ahead.difference[1] > 0  # by the rules, leading more colours wins


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.thorough) for one in LANGUAGES[1:])]
)
@pytest.mark.parametrize("game", games.names())
def test_findings_are_sentences(game: str, language: str) -> None:
    found = small_report(game)
    sentences = ReportText(language, found.study).findings(found)
    assert len(sentences) >= 6
    for sentence in sentences:
        assert sentence.endswith("."), sentence
        assert "{" not in sentence


@pytest.mark.parametrize(
    ("wins", "expected"),
    [
        ((34, 33, 33), "No advantage"),
        ((60, 20, 20), "more than the 33%"),
        ((10, 45, 45), "less than the 33%"),
        ((33, 57, 10), "but player 2 57%"),
    ],
)
def test_the_first_finding_is_about_the_seats(wins: tuple[int, ...], expected: str) -> None:
    found = msgspec.structs.replace(
        small_report("kadora"),
        fair=1 / 3,
        order=[measures.share(won, 100) for won in wins],
        uneven=measures.unlikely(wins, 100, 1 / 3),
    )
    assert expected in ReportText("en", found.study).findings(found)[0]


@pytest.mark.parametrize(("game", "way"), ways(), ids=lambda one: getattr(one, "name", str(one)))
def test_every_feature_step_and_variant_has_a_message(game: Game, way: dict[str, str]) -> None:
    study = balance.study(game, 3, "random", 2, 2, way, 1)
    watched = [balance.play(study, task).watched for task in balance.tasks(study)[:2]]
    for language in LANGUAGES:
        wording = ReportText(language, study)
        for one in watched:
            assert one is not None
            for name in {name for seat in one.features for name in seat}:
                assert wording.feature(name)
            for step in set(one.steps):
                assert wording.text.has(f"step-{step}"), step
        for variant in study.changed:
            assert wording.instead(variant)


@pytest.mark.parametrize("game", games.names())
def test_the_page_is_self_contained(game: str) -> None:
    html = page(small_report(game), "en")
    assert not re.search(r"https?:|//[a-z]|url\(|@import|<script", html)
    assert not re.search(r'\b(src|href)="(?!data:,)', html)
    figures = re.findall(r'<figure id="figure-([a-z-]+)"', html)
    assert {"order", "scores", "turns", "margins", "held", "had", "what-if"} <= set(figures)
    assert html.count("<svg role=") == len(figures) - 1  # the last one is a table
    assert len(html) < 500_000


def test_every_figure_names_its_source() -> None:
    found = small_report("octocube", (("mode", "family"),))
    html = page(found, "en")
    command = (
        "tidetable balance octocube --players 3 --games 40 --bot greedy --seed 2 "
        "--option mode=family --each 5 --each-bot greedy"
    )
    for figure in re.findall(r"<figure.*?</figure>", html, re.DOTALL):
        count = 5 if "figure-what-if" in figure else 40
        assert f"{count} games by greedy · seed 2 · rules 1 · data " in figure
        assert found.study.hash[:12] in figure
        assert command in figure
    assert found.study.hash in html


def test_corrected_data_is_reported(tmp_path: Path) -> None:
    game = games.get("kadora")
    numbers: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.data.values))
    numbers["threshold"] = 12
    study = balance.study(game, 2, "random", 10, 1, {}, data=numbers)
    assert study.hash != game.data.hash
    found = report(study, played(study))
    assert "--data FILE" in page(found, "en")
    assert found.nobody[0] > 0  # with two the virtual player may win
    assert found.fair == pytest.approx((1 - found.nobody[0]) / 2)
