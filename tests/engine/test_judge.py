"""The learned judge: its arithmetic, and the files with its weights."""

import json
import math

import pytest

from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.judge_file import BadWeights, read
from tidetable.engine.state import State

MODES = [
    ("octocube", "standard"),
    ("octocube", "advanced"),
    ("octocube", "family"),
    ("poseidon", ""),
]


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
