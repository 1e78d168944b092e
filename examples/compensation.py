"""How many points would make up for not moving first?

tidetable balance poseidon --players 3 --games 1000 --bot greedy --seed 1 --results games.jsonl
python examples/compensation.py games.jsonl

Gives later players whole points in advance, as Go does, and looks for those that make everybody win
equally often. They are chosen on every other game and tested on the rest. Only for games in which
the most points win; nobody plays differently because of them.
"""

import itertools
import sys
from pathlib import Path

import msgspec

from tidetable.lab.balance import OWN, PlayedGame, Study
from tidetable.lab.measures import share

MOST = 8  # points


def read(file: Path) -> tuple[Study, list[list[int]]]:
    """The scores of each game, in the order of play."""
    head, *lines = file.read_bytes().splitlines()
    study = msgspec.json.decode(head, type=Study)
    games = [msgspec.json.decode(line, type=PlayedGame) for line in lines]
    scores = [
        [*game.scores[game.first :], *game.scores[: game.first]]
        for game in sorted(games, key=lambda game: game.number)
        if game.variant == OWN
    ]
    return study, scores


def wins(games: list[list[int]], given: tuple[int, ...]) -> list[float]:
    """How many games each player wins, in the order of play; a shared win counts in part."""
    won = [0.0] * len(given)
    for scores in games:
        totals = [score + more for score, more in zip(scores, given, strict=True)]
        best = [n for n, total in enumerate(totals) if total == max(totals)]
        for n in best:
            won[n] += 1 / len(best)
    return won


def main(file: Path) -> None:
    study, games = read(file)
    chosen, tested = games[::2], games[1::2]
    choices = itertools.product(range(MOST + 1), repeat=study.players - 1)
    fairest = min(((0, *later) for later in choices), key=lambda given: max(wins(chosen, given)))
    for given in ((0,) * study.players, fairest):
        found = [share(won, len(tested)) for won in wins(tested, given)]
        print(
            f"{study.game}, {study.bot}, points in advance {given}:",
            ", ".join(
                f"{100 * mean:.0f} % ({100 * low:.0f}-{100 * high:.0f})"
                for mean, low, high in found
            ),
            f"in {len(tested)} games",
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
