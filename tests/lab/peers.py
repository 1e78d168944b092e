"""Tries the environments with the libraries of others, in a virtual environment of its own.

    python tests/lab/peers.py [FOLDER]

The environment stays in FOLDER (build/peers) for the next time. PyTorch comes with it: several
gigabytes. The table that is printed at the end is the one in docs/environments.md.
"""

import contextlib
import io
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
GAMES: dict[str, dict[str, Any]] = {
    "kadora": {},
    "octocube": {},
    "octocube, family": {"mode": "family"},
    "octocube, advanced": {"mode": "advanced", "hidden_chips": "yes"},
    "poseidon": {},
}


def maskable_ppo(game: str, options: dict[str, Any]) -> str:
    """Learns as it is: it asks the environment for `action_masks`."""
    import gymnasium
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy

    import tidetable.lab.gym  # noqa: F401 - registers the games

    env = gymnasium.make(f"tidetable/{game.title()}-v1", bots=["greedy"], reward="win", **options)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=128, batch_size=64, seed=1, device="cpu")
    model.learn(256)
    won, _ = evaluate_policy(model, env, n_eval_episodes=2, warn=False)
    return f"256 decisions learned, 2 games evaluated ({won:.1f})"


def tianshou(game: str, options: dict[str, Any]) -> str:
    """Plays all seats with its collector, by the masks."""
    from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv
    from tianshou.env.pettingzoo_env import PettingZooEnv

    from tidetable.lab.pettingzoo import env

    def made() -> Any:
        return PettingZooEnv(env(game, players=3, **options))

    one = made()
    seats = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(one.action_space) for _ in one.agents]
    players = MultiAgentOffPolicyAlgorithm(algorithms=seats, env=one)
    collector = Collector(players, DummyVectorEnv([made, made]), VectorReplayBuffer(4000, 2))
    collector.reset()
    done = collector.collect(n_episode=2)
    return f"{done.n_collected_episodes} games with 3 seats, {done.n_collected_steps} decisions"


def supersuit(game: str, options: dict[str, Any]) -> str:
    """Its wrappers want plain boxes: the mask is in the info."""
    import supersuit
    from pettingzoo.test import api_test

    from tidetable.lab.pettingzoo import env

    ss: Any = supersuit  # without types
    table = ss.observation_lambda_v0(
        env(game, players=3, **options),
        lambda seen, _: seen["observation"],
        lambda space: space["observation"],
    )
    table = ss.dtype_v0(table, "float32")
    table = ss.normalize_obs_v0(table, env_min=0, env_max=1)
    table = ss.frame_stack_v1(table, 2)
    table = ss.clip_reward_v0(table, -1, 1)
    table.reset(seed=1)
    decisions = 0
    for _ in table.agent_iter():
        *_, ended, cut, info = table.last()
        table.step(None if ended or cut else int(info["action_mask"].argmax()))
        decisions += 1
        if decisions == 5000:
            break
    api_test(ss.clip_reward_v0(env(game, players=3, **options)), num_cycles=50)
    return f"lambda, dtype, normalize, frame_stack, clip_reward: {decisions} decisions"


def shimmy(game: str, options: dict[str, Any]) -> str:
    """PettingZoo's api_test on our OpenSpiel game, which it loads again for each reset."""
    from pettingzoo.test import api_test
    from shimmy import OpenSpielCompatibilityV0

    import tidetable.lab.openspiel  # noqa: F401 - registers the games

    config = {"players": 3, "seed": 1, **options}
    table = OpenSpielCompatibilityV0(game_name=f"tidetable_{game}", config=config)
    api_test(table, num_cycles=200)
    return "api_test, 200 cycles"


def pandas(game: str, options: dict[str, Any]) -> str:
    """A corpus as frames of pandas: the same values as in those of polars."""
    import tempfile

    from tidetable import lab
    from tidetable.lab import corpus
    from tidetable.lab.arena import Contest
    from tidetable.lab.corpus_frames import observations

    contest = Contest(game, ("greedy", "random"), 2, 4, 3, options)
    one = corpus.Corpus(game, contest=contest)
    with tempfile.TemporaryDirectory() as folder:
        corpus.open_folder(one, Path(folder) / "corpus")
        for job in corpus.missing_parts(one, Path(folder) / "corpus"):
            corpus.play_part(job)
        rows = 0
        for table in ("games", "decisions"):
            ours: Any = lab.frames(Path(folder) / "corpus", table)
            theirs: Any = lab.frames(Path(folder) / "corpus", table, library="pandas")
            assert type(theirs).__module__.partition(".")[0] == "pandas"
            assert list(theirs.columns) == ours.columns
            assert theirs.to_dict("records") == ours.to_dicts()
            rows += len(theirs)
        seen = observations(theirs)
        assert seen.tobytes() == observations(ours).tobytes()
        assert theirs.groupby("seat")["share"].mean().between(0, 1).all()
    return f"{rows} rows of games and decisions, equal to those of polars"


PEERS: dict[str, Callable[[str, dict[str, Any]], str]] = {
    "sb3-contrib": maskable_ppo,
    "tianshou": tianshou,
    "supersuit": supersuit,
    "shimmy": shimmy,
    "pandas": pandas,
}


def run_all(wanted: list[str]) -> int:
    """Print a table of Markdown; return the number of failures."""
    warnings.simplefilter("ignore")
    failures = 0
    print("| library | game | result |\n|---|---|---|")
    for library in wanted or PEERS:
        attempt = PEERS[library]
        for title, options in GAMES.items():
            start = time.process_time()
            try:
                with contextlib.redirect_stdout(io.StringIO()):
                    result = attempt(title.split(",")[0], dict(options))
            except Exception as error:
                failures += 1
                result = f"**{type(error).__name__}**: {str(error)[:200]}"
            seconds = time.process_time() - start
            print(f"| {library} {version(library)} | {title} | {result} ({seconds:.0f} s) |")
            sys.stdout.flush()
    return failures


def prepare(folder: Path) -> Path:
    """The Python of an environment with the peers and Tidetable as it is compiled here."""
    python = folder / "bin" / "python"
    uv = str(Path(sys.executable).with_name("uv"))
    if not python.exists():
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, str(folder)], check=True)
    pip = [uv, "pip", "install", "--quiet", "--python", str(python)]
    environment = {**os.environ, "TIDETABLE_COMPILE": "no"}
    for arguments in (["-r", "tests/lab/peers.txt", "setuptools"], ["-e", ".[lab,pandas]"]):
        subprocess.run([*pip, *arguments], cwd=ROOT, env=environment, check=True)
    return python


if __name__ == "__main__":
    if sys.argv[1:2] == ["--here"]:
        sys.exit(run_all(sys.argv[2:]))
    folder = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "peers"
    python = prepare(folder)
    sys.exit(subprocess.run([str(python), __file__, "--here"], cwd=ROOT).returncode)
