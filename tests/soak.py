"""Play many random games in every mode and check every invariant on the way.

    python tests/soak.py                                  # as `make soak` does: GAMES of each mode
    python tests/soak.py --game octocube                  # only the modes of one game
    python tests/soak.py --games 1 --mode kadora-3 --first 4711       # one game again

It checks at every step that a seat is to move, that there are legal actions, ascending and in
range, and that no piece is lost or doubled. In every SAMPLE-th game it also checks at one random
step that refused actions change nothing, that no viewer learns anything hidden, and that record and
notation bring the state back; and at the end that the record can be verified. A failure prints the
command that plays the game again.
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from rich.console import Console  # noqa: E402
from rich.progress import (  # noqa: E402
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from tests.engine.modes import LONGEST, Mode, chosen, conserved, modes  # noqa: E402
from tidetable import compiled, games  # noqa: E402
from tidetable.engine import notation  # noqa: E402
from tidetable.engine.chance import Rng  # noqa: E402
from tidetable.engine.errors import IllegalAction  # noqa: E402
from tidetable.engine.game import State  # noqa: E402
from tidetable.engine.record import verify  # noqa: E402

GAMES = {"kadora": 100_000, "octocube": 20_000}  # of each mode
OTHERWISE = 5_000  # of a mode of any other game
SAMPLE = 20  # one game in this many is checked closely
BATCH = 500  # games that a process plays before it reports
MODES = {str(mode): mode for mode in modes()}


class Batch(NamedTuple):
    mode: str
    first: int  # seed of the first game
    games: int


class Report(NamedTuple):
    batch: Batch
    decisions: int
    seed: int  # of the game that failed
    failure: str  # empty when all went well


def play_batch(batch: Batch) -> Report:
    decisions = 0
    for seed in range(batch.first, batch.first + batch.games):
        try:
            decisions += play_game(MODES[batch.mode], seed)
        except Exception:
            return Report(batch, decisions, seed, traceback.format_exc())
    return Report(batch, decisions, -1, "")


def play_game(mode: Mode, seed: int) -> int:
    """Play one random game; an AssertionError says what is wrong."""
    state, rng = mode.new(seed), Rng(seed)
    check = conserved(mode.game)
    check_at = rng.below(60) if seed % SAMPLE == 0 else -1
    check(state)
    while not state.over:
        check_step(mode, state)
        if state.steps == check_at:
            check_closely(mode, state, rng)
        state.apply(chosen(state.actions(), rng))
        check(state)
    check_end(mode, state)
    if check_at >= 0:
        assert verify(mode.game, state.record()).reveal() == state.reveal(), "record"
        check_closely(mode, state, rng)
    return int(state.steps)


def check_step(mode: Mode, state: State) -> None:
    actions = state.actions()
    assert actions, "no legal action"
    assert actions == sorted(set(actions)), "actions not ascending"
    assert actions[0] >= 0, "action below range"
    assert actions[-1] < mode.game.action_count, "action beyond range"
    assert 0 <= state.to_move < mode.players, "no seat is to move"
    assert state.steps < LONGEST, "the game does not end"


def check_end(mode: Mode, state: State) -> None:
    assert state.actions() == [], "actions after the end"
    winners = state.winners()
    assert winners == sorted(set(winners)), "winners not ascending"
    assert all(0 <= seat < mode.players for seat in winners), "unknown winner"
    assert abs(sum(state.rewards()) - (1.0 if winners else 0.0)) < 1e-9, "rewards"
    assert len(state.scores()) == mode.players, "scores"


def check_closely(mode: Mode, state: State, rng: Rng) -> None:
    reveal, record = state.reveal(), state.record()
    legal = set(state.actions())
    for _ in range(20):
        action = rng.below(mode.game.action_count)
        if action not in legal:
            try:
                state.apply(action)
            except IllegalAction:
                pass
            else:
                raise AssertionError(f"action {action} was not refused")
    for viewer in mode.viewers():
        other = state.resample(viewer, rng.word())
        assert other.view(viewer) == state.view(viewer), f"view of {viewer} leaks"
        assert other.events(viewer) == state.events(viewer), f"events of {viewer} leak"
        if viewer == state.to_move:
            assert other.actions() == state.actions(), f"actions of {viewer} leak"
        again = mode.game.replay(other.record())
        assert again.reveal() == other.reveal(), f"resampled record of {viewer}"
    assert mode.game.replay(record).reveal() == reveal, "record"
    assert notation.parse(mode.game, notation.write(mode.game, record)) == record, "notation"
    assert (state.reveal(), state.record()) == (reveal, record), "a query changed the state"


def batches(mode: str, first: int, games: int) -> Iterator[Batch]:
    for start in range(first, first + games, BATCH):
        yield Batch(mode, start, min(BATCH, first + games - start))


def soak(planned: dict[str, int], first: int, jobs: int) -> Iterator[Report]:
    """Yield reports as they come in; only a few batches are queued at a time."""
    todo = (batch for mode, many in planned.items() for batch in batches(mode, first, many))
    if jobs == 1:
        yield from map(play_batch, todo)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running: dict[Future[Report], Batch] = {}
        for batch in todo:
            running[pool.submit(play_batch, batch)] = batch
            if len(running) >= 2 * jobs:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield result(future, running)
                    del running[future]
        for future in running:
            yield result(future, running)


def result(future: Future[Report], running: dict[Future[Report], Batch]) -> Report:
    try:
        return future.result()
    except BrokenProcessPool:
        suspects = "\n".join(str(batch) for batch in running.values())
        failure = f"a process died while playing one of these batches:\n{suspects}"
        return Report(running[future], 0, running[future].first, failure)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, help="games of each mode")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--game", choices=games.names(), help="only the modes of this game")
    parser.add_argument("--mode", choices=sorted(MODES), action="append", help="only this mode")
    options = parser.parse_args(arguments)

    console = Console()
    planned = {
        mode: options.games or GAMES.get(MODES[mode].game.name, OTHERWISE)
        for mode in options.mode or MODES
        if options.game in (None, MODES[mode].game.name)
    }
    engine = "compiled" if compiled.is_compiled() else "plain Python"
    listed = ", ".join(f"{many:,} of {mode}" for mode, many in planned.items())
    console.print(f"games: {listed}; engine: {engine}")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    began, played, decisions = time.monotonic(), 0, 0
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        bars: dict[str, TaskID] = {
            mode: progress.add_task(mode, total=many) for mode, many in planned.items()
        }
        for report in soak(planned, options.first, options.jobs):
            if report.failure:
                progress.stop()
                again = f"--jobs 1 --games 1 --mode {report.batch.mode} --first {report.seed}"
                console.print(report.failure, markup=False, highlight=False)
                console.print(
                    f"FAILED: {report.batch.mode} seed {report.seed}\n"
                    f"again: python tests/soak.py {again}",
                    markup=False,
                    soft_wrap=True,
                )
                return 1
            progress.advance(bars[report.batch.mode], report.batch.games)
            played += report.batch.games
            decisions += report.decisions
    seconds = time.monotonic() - began
    console.print(f"{played:,} games, {decisions:,} decisions in {seconds:,.0f} s: no failures")
    return 0


if __name__ == "__main__":
    sys.exit(main())
