"""The learned judge: its arithmetic, and the files with its weights."""

import json
import math
from pathlib import Path

import pytest

from tidetable import bots, games
from tidetable.bots import Perspective
from tidetable.engine.chance import Rng
from tidetable.engine.judge_file import BadWeights, read, read_groups
from tidetable.engine.octocube.model import SLOTS
from tidetable.engine.state import State

MODES = [
    ("octocube", "standard"),
    ("octocube", "advanced"),
    ("octocube", "family"),
]
GROUPS = [("kadora", 2), ("poseidon", 2), ("poseidon", 3), ("poseidon", 4)]  # with players


def begun(game: str, mode: str, players: int = 2) -> State:
    return games.get(game).new(players=players, seed=3, **({"mode": mode} if mode else {}))


def weights_of(state: State) -> bytes:
    return (state.game.folder / state.game.heuristics().judge_file(state)).read_bytes()


@pytest.mark.parametrize(("name", "mode"), MODES)
@pytest.mark.parametrize("players", [2, 4])
def test_chances_are_the_softmax_of_the_weighted_features(
    name: str, mode: str, players: int
) -> None:
    state = begun(name, mode, players)
    judge = state.game.heuristics()
    names = judge.feature_names(state)
    found = read(weights_of(state), name, names)
    rng = Rng(1)
    for _ in range(60):
        *values, stage = judge.features(state)
        assert len(values) == players * len(names)
        assert 0 <= stage <= 1
        sums = [
            sum(
                (late + stage * early) * value
                for late, early, value in zip(
                    found.weights,
                    found.stage_weights,
                    values[seat * len(names) : (seat + 1) * len(names)],
                    strict=True,
                )
            )
            for seat in range(players)
        ]
        powers = [math.exp(one - max(sums)) for one in sums]
        expected = [one / sum(powers) for one in powers]
        verdict = judge.verdict(state)
        assert list(verdict.shares) == pytest.approx(expected)
        assert all(0 <= one <= 1 for one in verdict.rewards)
        actions = state.actions()
        state.apply(actions[int(rng.below(len(actions)))])


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_weights_that_do_not_fit_are_refused(name: str, mode: str) -> None:
    state = begun(name, mode)
    names = state.game.heuristics().feature_names(state)
    good = json.loads(weights_of(state))
    assert read(json.dumps(good), name, names).features == names
    for broken in (
        {**good, "game": "chess"},
        {**good, "format": "tidetable-judge/9"},
        {**good, "features": names[::-1]},
        {**good, "weights": good["weights"][1:]},
        {**good, "weights": [*good["weights"][1:], None]},
        {**good, "more": 1},
        {key: value for key, value in good.items() if key != "provenance"},
    ):
        with pytest.raises(BadWeights):
            read(json.dumps(broken), name, names)
    with pytest.raises(BadWeights):
        read(b"{", name, names)
    huge = json.dumps(good).replace(str(good["weights"][0]), "1e999", 1)
    with pytest.raises(BadWeights):
        read(huge, name, names)


def test_the_chance_to_win_is_three_quarters_of_a_reward() -> None:
    close = 4
    state = begun("octocube", "family", 3)
    rng = Rng(2)
    for _ in range(40):
        verdict = state.game.heuristics().verdict(state)
        for seat in range(3):
            margin = verdict.margins[seat]
            ahead = 0.5 + 0.5 * margin / (abs(margin) + close)
            expected = 0.75 * verdict.shares[seat] + 0.25 * ahead
            assert verdict.rewards[seat] == pytest.approx(expected)
        actions = state.actions()
        state.apply(actions[int(rng.below(len(actions)))])


def test_the_judge_of_the_family_game_sees_slots_and_tiles_that_fit() -> None:
    """What a greedy player fills and carries is in the features, and leads mirror each other."""
    state = begun("octocube", "family")
    judge, greedy = state.game.heuristics(), bots.get("greedy")
    names = judge.feature_names(state)
    seen = dict.fromkeys(names, 0.0)
    while not state.over:
        *values, stage = judge.features(state)
        rows = [dict(zip(names, values[n : n + len(names)], strict=True)) for n in (0, len(names))]
        assert [row["slots"] for row in rows] == state.scores()
        assert rows[0]["turns_lead"] == pytest.approx(-rows[1]["turns_lead"])
        assert stage == pytest.approx(1 - max(state.scores()) / SLOTS)
        assert [row["turn"] for row in rows].index(1) == state.to_move
        for name in names:
            seen[name] = max(seen[name], *(abs(row[name]) for row in rows))
        state.apply(greedy.choose(Perspective(state), 0).action)
    assert all(seen.values()), seen


@pytest.mark.parametrize(("name", "players"), GROUPS)
def test_the_judge_of_groups_adds_up_what_its_units_make_of_each_group(
    name: str, players: int
) -> None:
    state = begun(name, "", players)
    judge = state.game.heuristics()
    names, groups = judge.feature_names(state), judge.groups(state)
    found = read_groups(weights_of(state), name, names)
    rng = Rng(1)
    while True:
        *values, stage = judge.features(state)
        assert len(values) == players * groups * len(names)
        assert 0 <= stage <= 1
        strength, points = [0.0] * players, [0.0] * players
        for n in range(players * groups):
            group = values[n * len(names) : (n + 1) * len(names)]
            for unit, (strong, ahead) in enumerate(zip(*found.second, strict=True)):
                rows = zip(group, found.first, strict=True)
                excited = max(0.0, sum(value * row[unit] for value, row in rows))
                strength[n // groups] += strong * excited
                points[n // groups] += ahead * excited
        powers = [math.exp(one - max(strength)) for one in strength]
        verdict = judge.verdict(state)
        assert list(verdict.shares) == pytest.approx([one / sum(powers) for one in powers])
        assert list(verdict.rewards) == list(verdict.shares)
        leads = [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(players)]
        assert list(verdict.margins) == pytest.approx(leads, abs=1e-9)
        actions = state.actions()
        state.apply(actions[int(rng.below(len(actions)))])
        if state.over:
            break
    assert sum(state.game.heuristics().verdict(state).shares) in (0, 1)  # the real result


def test_the_judge_of_kadora_sees_every_card_once() -> None:
    """In each colour, what is won, held, set aside, on the block and in the stacks is everything,
    and what one seat has is what the other one's rival has."""
    state = begun("kadora", "")
    judge, greedy = state.game.heuristics(), bots.get("greedy")
    names, groups = judge.feature_names(state), judge.groups(state)
    sizes = {"own hand": 5, "rival's hand": 5}
    places = ("own", "rival", "aside", "own hand", "rival's hand", "block", "stacks")
    totals = {sum(range(1, 6)) * 3 - 3 * missing for missing in (1, 2, 3, 4, 5)}
    while not state.over:
        *values, _ = judge.features(state)
        rows = [
            dict(zip(names, values[n : n + len(names)], strict=True))
            for n in range(0, len(values), len(names))
        ]
        for one, other in zip(rows[:groups], rows[groups:], strict=True):
            assert round(sum(one[name] * sizes.get(name, 10) for name in places)) in totals
            assert (one["own"], one["own hand"]) == (other["rival"], other["rival's hand"])
            assert one["to move"] + other["to move"] == 1
            assert one["to move"] == (state.to_move == 0)
        state.apply(greedy.choose(Perspective(state), 0).action)


@pytest.mark.parametrize("name", ["kadora", "poseidon"])
def test_weights_of_groups_that_do_not_fit_are_refused(name: str) -> None:
    state = begun(name, "")
    names = state.game.heuristics().feature_names(state)
    good = json.loads(weights_of(state))
    assert read_groups(json.dumps(good), name, names).features == names
    for broken in (
        {**good, "game": "chess"},
        {**good, "format": "tidetable-judge/1"},
        {**good, "features": names[::-1]},
        {**good, "first": good["first"][1:]},
        {**good, "first": [good["first"][0][1:], *good["first"][1:]]},
        {**good, "first": [[] for _ in names], "second": [[], []]},
        {**good, "second": good["second"][:1]},
        {**good, "more": 1},
    ):
        with pytest.raises(BadWeights):
            read_groups(json.dumps(broken), name, names)
    huge = json.dumps(good).replace(str(good["first"][0][0]), "1e999", 1)
    with pytest.raises(BadWeights):
        read_groups(huge, name, names)


@pytest.mark.parametrize(("name", "mode"), [*MODES, ("kadora", ""), ("poseidon", "")])
def test_a_decision_reads_no_file(name: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Heuristics are made for every decision, several times; greedy in Octocube took five times as
    long when each of them read its weights."""
    state = begun(name, mode)
    bots.get("normal").choose(Perspective(state), 1)
    monkeypatch.setattr(Path, "read_bytes", lambda self: pytest.fail(f"{self} was read"))
    for level in ("greedy", "normal"):
        bots.get(level).choose(Perspective(state), 2)
