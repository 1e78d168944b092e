"""The learned judge: its arithmetic, and the files with its weights."""

import json
import math

import pytest

from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.game import Game
from tidetable.engine.judge_file import FILE, BadWeights, read

JUDGED = [game for game in games.all() if game.heuristics().feature_names()]


def test_games_that_stop_playouts_have_a_judge() -> None:
    assert [game.name for game in JUDGED] == ["octocube", "poseidon"]


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
@pytest.mark.parametrize("players", [2, 4])
def test_chances_are_the_softmax_of_the_weighted_features(game: Game, players: int) -> None:
    judge = game.heuristics()
    names = judge.feature_names()
    found = read((game.folder / FILE).read_bytes(), game.name, names)
    state = game.new(players=players, seed=3)
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


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_weights_that_do_not_fit_are_refused(game: Game) -> None:
    names = game.heuristics().feature_names()
    good = json.loads((game.folder / FILE).read_bytes())
    assert read(json.dumps(good), game.name, names).features == names
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
            read(json.dumps(broken), game.name, names)
    with pytest.raises(BadWeights):
        read(b"{", game.name, names)
    huge = json.dumps(good).replace(str(good["weights"][0]), "1e999", 1)
    with pytest.raises(BadWeights):
        read(huge, game.name, names)
