"""Why a move is good: reasons in the game's words, from what the seat knows."""

from typing import Any, cast

import pytest

from tests.bots.positions import positions
from tidetable import bots, games
from tidetable.bots import Perspective, why
from tidetable.bots.tasks import Assess, Desk, advising, choosing
from tidetable.engine.game import State
from tidetable.text import LANGUAGES, Text

GAMES = ("kadora", "octocube", "poseidon")


def decided(game: str, count: int, **options: str) -> list[State]:
    """Positions of a game of `greedy` in which there is a choice."""
    state, greedy = games.get(game).new(players=3, seed=4, **options), bots.get("greedy")
    found: list[State] = []
    while not state.over and len(found) < count:
        if len(state.actions()) > 1:
            found.append(state.copy())
        state.apply(greedy.choose(Perspective(state), 0).action)
    return found


def greedy_why(state: State) -> list[why.Reason]:
    perspective = Perspective(state)
    return why.why(perspective, bots.get("greedy").choose(perspective, 0).action, state.actions())


def test_reasons_depend_only_on_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(why, "SAMPLES", 6)
    said = 0
    for state in [one for game in GAMES for one in decided(game, 30)[::6]]:
        found = greedy_why(state)
        said += bool(found)
        other = state.resample(int(state.to_move), 77)
        assert greedy_why(other) == found
    assert said >= 3


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words_in_every_language(game: str) -> None:
    module: Any = games.get(game).part("reasons")
    for language in LANGUAGES:
        text = Text(language, game)
        codes = {
            code.removeprefix("reason-")
            for code in text.messages.names()
            if code.startswith("reason-")
        }
        assert codes == set(module.WORTH)
    for state in decided(game, 3):
        seat = int(state.to_move)
        for fact in module.facts(cast(Any, state.view(seat)), seat):
            code, _, name = fact.partition(":")
            assert code in module.WORTH
            assert not name or Text("en", game).has(name)


def test_freeing_a_friend_is_a_reason() -> None:
    """In Poseidon's Kingdom a meal frees a friend and brings its token."""
    for state in decided("poseidon", 200):
        meal = next((one for one in state.actions() if does(state, one) == "free"), None)
        enough = next((one for one in state.actions() if does(state, one) == "enough"), None)
        if meal is not None and enough is not None:
            break
    else:
        pytest.fail("nobody could eat")
    found = why.why(Perspective(state), meal, [enough])
    assert [one["reason"] for one in found if not one["later"]][:2] in (
        ["points", "friends"],
        ["friends", "points"],
    )
    said = Text("en", "poseidon").reasons(found)
    assert said.startswith("Gains now: ")
    assert "one more friend freed" in said


def does(state: State, action: int) -> str:
    return str(state.game.move(state, action)["do"])


def test_nothing_is_said_where_nothing_differs() -> None:
    state = next(positions(1))
    action = state.actions()[0]
    assert why.why(Perspective(state), action, [action]) == []
    nothing = [{"x": 0.4}, {"x": 0.5}, {"x": -0.4}]  # less than half of one, and uncertain
    module = type("Module", (), {"WORTH": {"x": 3.0}})
    assert why.reasons(module, nothing, later=False) == []


def test_names_of_one_kind_are_listed_together() -> None:
    module = type("Module", (), {"WORTH": {"leads": 2.0}})
    gains = [{"leads:colour-red": 1.0, "leads:colour-blue": 0.9}] * 4
    [(_, _, reason)] = why.reasons(module, gains, later=True)
    assert reason == {
        "reason": "leads",
        "amount": 1,
        "names": ["colour-red", "colour-blue"],
        "later": True,
    }
    assert (
        Text("nl", "kadora").reasons([reason])
        == "Levert tot de volgende eigen beurt op: de meerderheid in rood en blauw."
    )


def test_a_hint_and_an_analysis_bring_their_reasons() -> None:
    state = decided("octocube", 25)[-1]
    desk = Desk([b"\0"])
    advice = desk.run(0, advising("easy", state, 1), 60.0).result
    assert advice.action in state.actions()
    parts = [desk.run(3, choosing("easy", state, 1, shard=0), 60.0).result]
    assert desk.run(4, advising("easy", state, 1, parts), 60.0).result == advice
    assert advice.action == desk.run(1, choosing("easy", state, 1), 60.0).result.action
    state.apply(state.actions()[0])
    task = Assess(state.record(), state.setup.data.values, int(state.steps) - 1, 60)
    best = desk.run(2, task, 60.0).result.actions[0]
    assert all(reason["amount"] >= 1 for reason in best["why"])
