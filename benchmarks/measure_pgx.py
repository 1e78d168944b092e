"""Worker: a game of pgx, stepped by JAX. Runs with the Python of the peers' environment.

python -m benchmarks.measure_pgx speed backgammon 0.5    one round, 0.5 s of each kind of time
python -m benchmarks.measure_pgx facts backgammon
"""

import importlib.metadata
import sys

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental import auto_reset  # type: ignore[import-not-found]

from benchmarks.stopwatch import answer, per_second, per_second_of_day, timed

BATCH = 1024  # games at once, like ours
STEPS = 4  # between two readings of the clock


def speed(name: str, seconds: float) -> dict[str, object]:
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def random_step(state, key):  # type: ignore[no-untyped-def]
        choosing, rolling = jax.random.split(key)
        legal = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, legal, axis=-1)
        return step(state, action, jax.random.split(rolling, BATCH))

    keys = [jax.random.PRNGKey(1)]
    states = [jax.jit(jax.vmap(env.init))(jax.random.split(keys[0], BATCH))]

    def steps() -> int:
        for _ in range(STEPS):
            keys[0], key = jax.random.split(keys[0])
            states[0] = random_step(states[0], key)
        jax.block_until_ready(states[0])
        return STEPS * BATCH

    steps()  # compiles
    return {
        "steps": per_second(timed(steps), seconds),
        "wall": per_second_of_day(steps, seconds),
    }


def facts(name: str) -> dict[str, object]:
    versions = {what: importlib.metadata.version(what) for what in ("pgx", "jax")}
    return {"versions": versions, "players": pgx.make(name).num_players}


def main(what: str, name: str, seconds: str = "0") -> None:
    answer(speed(name, float(seconds)) if what == "speed" else facts(name))


if __name__ == "__main__":
    main(*sys.argv[1:])
