"""Train a player of any game from nothing, by playing against itself and quick bots.

    pip install 'tidetable-games[lab]'
    python examples/train_policy.py kadora --minutes 60
    tidetable arena kadora --players 2 --bots kadora.npz,greedy,random --games 500

It writes a checkpoint (kadora.npz), from which the same command continues, a line of a CSV file
(kadora.csv) for each evaluation, and the curve (kadora.svg). docs/how-to/train.md explains the
method and shows the curves.
"""

import argparse
import csv
import os
from pathlib import Path

# One thread: these networks are too small to share. To be said before NumPy is imported.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from tidetable.lab import curve
from tidetable.lab.learning import Learner, Settings
from tidetable.lab.measures import outward
from tidetable.lab.measures import share as wilson

COLUMNS = (
    *("decisions", "games", "processor_seconds", "loss", "rival", "share", "low", "high", "of"),
    "lead",  # points ahead of the best rival, on average
)
# Parts that cost time and teach a small network little: Kadora's cards are in `cards` as well.
WITHOUT = {"kadora": "block,hand,stacks", "poseidon": "reef,picked,picked_hexes,stored"}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    say = parser.add_argument
    say("game", help="kadora, octocube, poseidon or a game from outside")
    say("--players", type=int, default=2)
    say("--option", action="append", default=[], metavar="NAME=CHOICE", help="of the game")
    say("--opponents", default="greedy", help="quick bots to learn from, besides itself")
    say("--decisions", type=int, default=3_000_000, help="of the whole run")
    say("--minutes", type=float, default=60, help="of processor time, at most, of the whole run")
    say("--every", type=int, default=250_000, help="decisions between two evaluations")
    say("--games", type=int, default=400, help="of an evaluation against each rival")
    say("--rivals", default="random,greedy", help="of an evaluation")
    say("--without", help="parts of the observation to leave out")
    say("--counts", default="", help="parts of which to tell how often each code occurs")
    say("--judge", action="store_true", help="tell it the features of the bots' judge, too")
    say("--far", type=float, default=4, help="deviations at which numbers are cut")
    say("--hidden", default="128,64", help="units of the hidden layers")
    say("--batch", type=int, default=256, help="positions in one step of learning")
    say("--trace", type=float, default=0.6, help="lambda: 0 trusts the next value, 1 the result")
    heat = "of the choices while learning, in values or with --points in points: 0 takes the best"
    say("--heat", type=float, default=0.02, help=heat)
    say("--points", type=float, default=0, help="learn from leads on this scale, not from wins")
    say("--seed", type=int, default=1)
    say("--out", type=Path, help="the checkpoint; default: GAME.npz")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    file: Path = given.out or Path(f"{given.game}.npz")
    if file.exists():
        learner = Learner.load(file)
        print(f"{file}: continues after {learner.decisions:,} decisions")
    else:
        without = WITHOUT.get(given.game, "") if given.without is None else given.without
        learner = Learner(
            Settings(
                given.game,
                given.players,
                dict(one.split("=", 1) for one in given.option),
                seed=given.seed,
                without=tuple(filter(None, without.split(","))),
                counts=tuple(filter(None, given.counts.split(","))),
                judge=given.judge,
                far=given.far,
                hidden=tuple(map(int, given.hidden.split(","))),
                opponents=tuple(filter(None, given.opponents.split(","))),
                decisions=given.decisions,
                batch=given.batch,
                trace=given.trace,
                heat=given.heat,
                points=given.points,
            )
        )
    while learner.decisions < learner.settings.decisions and learner.seconds < 60 * given.minutes:
        learner.train(given.every)
        learner.save(file)
        log(learner, file.with_suffix(".csv"), given.rivals.split(","), given.games)
        title = f"{given.game}, {learner.settings.players} players, seed {learner.settings.seed}"
        curve.write(file.with_suffix(".csv"), title, file.with_suffix(".svg"))


def log(learner: Learner, file: Path, rivals: list[str], games: int) -> None:
    """Add a line for each rival."""
    fresh = not file.exists()
    with file.open("a", newline="") as out:
        writer = csv.writer(out)
        if fresh:
            writer.writerow(COLUMNS)
        for rival in rivals:
            found = learner.evaluate(rival, games)
            share, of, lead = found.share, found.games, found.lead
            _, low, high = wilson(share * of, of)
            row = (learner.decisions, learner.games, round(learner.seconds), round(learner.loss, 4))
            shares = [round(one, 4) for one in (share, low, high)]
            writer.writerow((*row, rival, *shares, of, round(lead, 2)))
            low, high = outward(low, high, 1)
            line = f"{share:.1%} ({low:.1f}-{high:.1f}), {lead:+.1f} points"
            print(f"{row[0]:>11,} decisions {row[2]:>6,} s  {rival}: {line}", flush=True)


if __name__ == "__main__":
    main()
