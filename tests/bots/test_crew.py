"""Temperaments: bots of a level differ in taste, not in strength, and stay fair."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from tests.bots.positions import positions
from tidetable import bots
from tidetable.bots import Perspective, Settings, crew
from tidetable.bots.found import Found, exactly, rank, thought_of
from tidetable.bots.levels import Tempered
from tidetable.bots.players import Deadline, Searcher
from tidetable.bots.tasks import Desk, choosing
from tidetable.engine.errors import SetupError
from tidetable.engine.game import State

NAMES = Path(__file__).parents[2] / "web" / "src" / "shell" / "names.ts"


def searched(state: State, iterations: int = 120) -> Found:
    plan = Searcher("test", Settings(iterations)).plan(Perspective(state), 3, 0)
    plan.run(Deadline(10.0))
    return plan.found()


def test_the_browser_calls_bots_by_the_same_names() -> None:
    listed = re.search(r"const CREW = \[(.*?)\n\]", NAMES.read_text(encoding="utf-8"), re.S)
    assert listed is not None
    assert re.findall(r"'(\w+)'", listed[1]) == crew.NAMES
    assert set(crew.CREW.values()) == set(crew.TEMPERS)
    # As `seatNames` has it for these tables.
    assert [crew.name_of("a1", seat) for seat in range(3)] == ["Pearl", "Tristan", "Calypso"]


@pytest.mark.parametrize("temper", crew.TEMPERS)
def test_a_temperament_chooses_among_moves_that_are_about_as_good(temper: str) -> None:
    for state in positions(12):
        found = searched(state)
        best, action = max(found.rows, key=rank), crew.preferred(found, temper)
        chosen = next(row for row in found.rows if row.action == action)
        assert chosen.visits >= crew.VISITS * best.visits
        assert crew.share(chosen) >= crew.share(best) - crew.SHARE


def test_what_was_solved_is_not_a_matter_of_taste() -> None:
    found = exactly([4, 7, 9], [0.5, 0.51, 0.505], [3.0, 0.0, 0.0])
    assert {crew.preferred(found, temper) for temper in crew.TEMPERS} == {7}


def test_what_is_equally_good_to_the_end_is_played_by_looks() -> None:
    """A lost position, for one."""
    found = exactly([4, 7, 9], [0.0, 1e-15, 0.0], [-1.0, 0.5, 2.0])
    assert thought_of([found]).action == 9


def test_temperaments_differ() -> None:
    chosen = [
        tuple(crew.preferred(found, temper) for temper in crew.TEMPERS)
        for found in map(searched, positions(60))
    ]
    for one, other in combinations(range(len(crew.TEMPERS)), 2):
        assert any(choices[one] != choices[other] for choices in chosen), (one, other)


@pytest.mark.parametrize("temper", crew.TEMPERS)
def test_a_bot_with_a_temperament_is_fair_and_thinks_alike_everywhere(temper: str) -> None:
    bot = Tempered(Searcher("easy", Settings(40), 0.5), temper)
    for number, state in enumerate(positions(12)):
        choice = bot.choose(Perspective(state), number).action
        other = state.resample(int(state.to_move), 900)
        assert bot.choose(Perspective(other), number).action == choice
    state = next(positions(1))
    name = f"easy-{temper}"
    here = bots.get(name).choose(Perspective(state), 7)
    there = Desk([b"\0"]).run(0, choosing(name, state, 7), 60.0)
    assert there.finished
    assert there.result.action == here.action


def test_only_bots_that_search_have_a_temperament() -> None:
    assert bots.get("expert-careful").name == "expert-careful"
    for name in ("random-bold", "greedy-careful", "normal-sulky", "sulky", "normal-"):
        with pytest.raises(SetupError):
            bots.get(name)
    with pytest.raises(SetupError):
        bots.level("normal-bold")
