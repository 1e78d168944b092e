"""The learner: its network, its targets, its checkpoints, and that it learns."""

import csv
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tidetable.bots.contract import Bot, Perspective, Thought
from tidetable.engine.errors import SetupError
from tidetable.lab import arena, contestants
from tidetable.lab.learned import Learned
from tidetable.lab.learning import Learner, Settings, Trail, chosen
from tidetable.lab.network import Inputs, Network, joined
from tidetable.lab.spec import EnvironmentSpec
from tidetable.lab.vector import VectorEnv

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"
LEFT_OUT = ("block", "hand", "stacks")


class First(Bot):
    """For `module:Class`."""

    name = "first"

    def choose(self, perspective: Perspective, seed: int) -> Thought:
        return Thought(perspective.actions[0])


# -- afterstates ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_afterstates_are_what_the_seat_would_see(game: str) -> None:
    env = VectorEnv(game, 3, players=2, seed=5)
    for _ in range(30):
        env.step(env.sample())
    after = env.afterstates(seed=9)
    assert len(after) == len(env.legal)
    for row in range(3):
        base = env.state(row).resample(int(env.to_move[row]), 9 << 32 | row)
        for at in range(env.starts[row], env.starts[row + 1]):
            state = base.fork()
            state.step(int(env.legal[at]))
            assert after[at].tobytes() == state.observation(int(env.to_move[row]))


@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_afterstates_reveal_nothing_that_the_seat_does_not_know(game: str) -> None:
    """From a state that the seat cannot distinguish, they are the same, byte for byte."""
    spec = EnvironmentSpec(game, 2)
    env = VectorEnv(game, 1, players=2, seed=3)
    for _ in range(40):
        seat = int(env.to_move[0])
        afterstates = env.afterstates(seed=1).copy()
        batch = env.arrays.batch  # type: ignore[attr-defined]
        real = batch.states[0]
        batch.states[0] = real.resample(seat, 77)
        assert (env.afterstates(seed=1) == afterstates).all()
        batch.states[0] = real
        env.step(env.sample())
    assert spec.size == env.observations.shape[1]


@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
def test_the_judge_looks_at_the_same_afterstates(game: str) -> None:
    """Its features come seat by seat, the one that decides first, then the stage of the game; and
    they too are the same in all states that the seat cannot distinguish."""
    env = VectorEnv(game, 3, players=2, seed=5)
    heuristics = env.game_spec.game.heuristics()
    batch = env.arrays.batch  # type: ignore[attr-defined]
    for step in range(40):
        env.step(env.sample())
        if step % 5:
            continue
        afterstates, features = (one.copy() for one in env.judged_afterstates(seed=9))
        assert (afterstates == env.afterstates(seed=9)).all()
        for row, seat in enumerate(env.to_move.tolist()):
            base = env.state(row).resample(seat, 9 << 32 | row)
            for at in range(env.starts[row], env.starts[row + 1]):
                state = base.fork()
                state.step(int(env.legal[at]))
                *values, stage = heuristics.features(state)
                half = len(values) // 2
                own, other = values[:half], values[half:]
                wanted = [*own, *other, stage] if seat == 0 else [*other, *own, stage]
                assert features[at].tolist() == wanted
        real = list(batch.states)
        for row, seat in enumerate(env.to_move.tolist()):
            batch.states[row] = real[row].resample(seat, 77)
        assert (env.judged_afterstates(seed=9)[1] == features).all()
        for row in range(3):
            batch.states[row] = real[row]


def test_a_game_without_a_judge_has_no_features(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game here has one, so one is taken away."""
    monkeypatch.setattr(EnvironmentSpec, "judged", False)
    with pytest.raises(SetupError) as refusal:
        VectorEnv("kadora", 2, players=3, seed=1).judged_afterstates()
    assert refusal.value.code == "no-judge"
    with pytest.raises(SetupError):
        Learner(Settings("kadora", players=3, judge=True))


def test_looking_ahead_changes_no_game() -> None:
    one, other = (VectorEnv("poseidon", 4, players=3, seed=2) for _ in range(2))
    for step in range(60):
        one.afterstates(step)
        one.step(one.sample())
        other.step(other.sample())
        assert (one.observations == other.observations).all()


# -- the network ---------------------------------------------------------------------------------


def test_inputs_are_one_hot_or_standardised() -> None:
    env = VectorEnv("octocube", 64, players=2, seed=1)
    inputs = Inputs(env.game_spec, ("board",))
    for _ in range(50):
        env.step(env.sample())
    inputs.measure(env.observations)
    encoded = inputs.encode(env.observations)
    codes = encoded[:, : inputs.width - len(inputs.numbers)]
    assert set(np.unique(codes)) == {0, 1}
    assert (codes.sum(axis=1) == len(inputs.codes)).all()
    assert np.abs(encoded).max() <= 4
    where = env.game_spec.where("seat0.board")
    assert not set(range(where.start, where.stop)) & set(inputs.numbers.tolist())
    hidden = env.observations.copy()
    hidden[:, inputs.numbers] = 255
    assert not inputs.encode(hidden)[:, inputs.width - len(inputs.numbers) :].any()


def test_inputs_count_how_often_each_code_occurs_where_asked() -> None:
    env = VectorEnv("octocube", 8, players=2, seed=1)
    for _ in range(50):
        env.step(env.sample())
    inputs = Inputs(env.game_spec, counts=("seat0.cube", "seat1.cube"))
    encoded = inputs.encode(env.observations)
    for seat in range(2):
        cube = env.observations[:, env.game_spec.where(f"seat{seat}.cube")]
        at = inputs.codes_width + seat * 22
        wanted = [np.bincount(row, minlength=22) for row in cube]
        assert (encoded[:, at : at + 22] == wanted).all()


def test_inputs_have_features_standardised() -> None:
    env = VectorEnv("octocube", 64, players=2, seed=1)
    for _ in range(50):
        env.step(env.sample())
    _, features = env.judged_afterstates()
    rows = joined(*env.judged_afterstates())
    plain = Inputs(env.game_spec, far=99)
    inputs = Inputs(env.game_spec, features=features.shape[1], far=99)
    assert rows.shape[1] == inputs.size
    inputs.measure(rows)
    plain.measure(rows[:, : plain.size])
    encoded = inputs.encode(rows)
    assert encoded.shape[1] == plain.width + features.shape[1]
    assert (encoded[:, : plain.width] == plain.encode(rows[:, : plain.size])).all()
    last = encoded[:, plain.width :]
    wide = features.std(axis=0) > 0.1
    assert np.abs(last.mean(axis=0)).max() < 0.01
    assert np.abs(last.std(axis=0)[wide] - 1).max() < 0.01


def test_the_gradient_is_that_of_the_loss() -> None:
    network = Network([6, 5, 4], seed=3)
    network.weights = [one.astype(np.float64) for one in network.weights]
    rng = np.random.default_rng(1)
    inputs, targets = rng.normal(size=(7, 6)), rng.random(7)
    found: list[np.ndarray] = []
    network.adam = lambda gradients, rate: found.extend(gradients)  # type: ignore[method-assign]
    network.learn(inputs, targets, 0.1)  # type: ignore[arg-type]
    gradients = list(found)
    for weight, gradient in zip(network.weights, gradients, strict=True):
        place = tuple(0 for _ in weight.shape)
        old = weight[place]
        losses = []
        for nudge in (1e-5, -1e-5):
            weight[place] = old + nudge
            losses.append(network.learn(inputs, targets, 0.1))  # type: ignore[arg-type]
        weight[place] = old
        assert gradient[place] == pytest.approx((losses[0] - losses[1]) / 2e-5, abs=1e-4)


def test_it_takes_the_best_action_of_each_game() -> None:
    values = np.array([0.1, 0.9, 0.3, 0.8, 0.2], np.float32)
    starts = np.array([0, 2, 5], np.int32)
    assert chosen(values, starts, 0, np.random.default_rng(1)).tolist() == [1, 3]


def test_targets_lead_from_the_next_value_to_the_result() -> None:
    env = VectorEnv("kadora", 1, players=2, seed=1)
    trail = Trail(env, env.game_spec.size, 8)
    for value, seat in ((0.2, 0), (0.7, 1), (0.4, 0), (0.9, 1)):
        mover = np.array([seat], np.uint8)
        trail.add(env.observations, np.array([value], np.float32), mover)
    _, targets = trail.finish(0, np.array([1, 0], np.float32), trace=0.5)
    # A seat's last decision gets the result; the one before it the mean of that and its value.
    assert targets.tolist() == pytest.approx([0.7, 0.45, 1, 0])


def test_leads_on_a_scale_of_points_or_wins_alone_are_learned_from() -> None:
    rewards = np.array([8.0, -8.0, 0.0])
    scaled = Learner(Settings("kadora", hidden=(4,), points=8)).results(rewards)
    assert scaled.tolist() == pytest.approx([0.7311, 0.2689, 0.5], abs=1e-4)
    plain = Learner(Settings("kadora", hidden=(4,))).results(np.array([1.0, 0.0]))
    assert plain.tolist() == [1, 0]


# -- learning ------------------------------------------------------------------------------------


@pytest.mark.thorough
def test_it_learns_kadora_and_continues_from_a_checkpoint(tmp_path: Path) -> None:
    settings = Settings(
        "kadora", without=LEFT_OUT, hidden=(32,), rows=64, decisions=36_000, rate=2e-3
    )
    learner = Learner(settings)
    before = learner.evaluate("random", 100)
    learner.train(18_000)
    learner.save(tmp_path / "half.npz")
    again = Learner.load(tmp_path / "half.npz")
    assert (again.decisions, again.settings) == (learner.decisions, settings)
    again.train(18_000)
    after = again.evaluate("random", 100)
    assert (before.games, after.games) == (100, 100)
    assert after.share > max(0.55, before.share + 0.1), (before, after)
    assert after.lead > before.lead


@pytest.mark.parametrize("judge", [False, True])
def test_the_same_plan_learns_the_same(judge: bool) -> None:
    quick = ("greedy", "random")
    settings = Settings("octocube", hidden=(8,), rows=9, opponents=quick, points=10, judge=judge)
    one, other = Learner(settings), Learner(settings)
    for learner in (one, other):
        learner.train(3_000)
    for mine, theirs in zip(one.network.weights, other.network.weights, strict=True):
        assert (mine == theirs).all()


# -- the arena -----------------------------------------------------------------------------------


@pytest.mark.parametrize("judge", [False, True])
def test_a_checkpoint_and_a_class_play_in_the_arena(tmp_path: Path, judge: bool) -> None:
    file = tmp_path / "small.npz"
    Learner(Settings("kadora", without=LEFT_OUT, judge=judge, hidden=(4,))).save(file)
    bots = (str(file), f"{__name__}:First")
    contest = arena.Contest("kadora", bots, players=2, games=2, seed=1)
    arena.check(contest)
    tasks = list(arena.tasks(contest))
    first = [arena.play(contest, task).scores for task in tasks]
    assert first == [arena.play(contest, task).scores for task in tasks]
    other = arena.Contest("kadora", bots, players=3, games=2, seed=1)
    with pytest.raises(SetupError) as refusal:
        arena.check(other)
    assert refusal.value.code == "learned-another-game"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("no_such_module:Bot", "no-such-class"),
        ("json:NoSuchClass", "no-such-class"),
        (":Bot", "no-such-class"),
        ("pathlib:Path", "not-a-bot"),
        ("missing.npz", "no-checkpoint"),
        (f"{__file__}.npz", "no-checkpoint"),
        ("gredy", "unknown-bot"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, code: str) -> None:
    with pytest.raises(SetupError) as refusal:
        contestants.get(name)
    assert refusal.value.code == code


def test_a_broken_checkpoint_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "broken.npz"
    file.write_bytes(b"PK\3\4 nonsense")
    with pytest.raises(SetupError) as refusal:
        Learned(file)
    assert refusal.value.code == "no-checkpoint"


def test_the_example_trains_logs_and_continues(tmp_path: Path) -> None:
    file = tmp_path / "kadora.npz"
    common = ("--every", "600", "--games", "4", "--hidden", "8", "--out", str(file))
    for minutes in ("0.0001", "60"):
        command = [sys.executable, str(EXAMPLE), "kadora", "--decisions", "1200", *common]
        done = subprocess.run(
            [*command, "--minutes", minutes], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    assert "continues after" in done.stdout
    with file.with_suffix(".csv").open() as lines:
        rows = list(csv.DictReader(lines))
    assert [row["rival"] for row in rows] == ["random", "greedy"] * 2
    assert "<svg" in file.with_suffix(".svg").read_text()
    assert all(-200 < float(row["lead"]) < 200 for row in rows)
    assert all(0 <= float(row["low"]) <= float(row["share"]) <= float(row["high"]) for row in rows)
