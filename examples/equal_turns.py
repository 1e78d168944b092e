"""What if every player of Poseidon's Kingdom had equally many turns?

python examples/equal_turns.py --games 400 --bot greedy

In the rulebook, everybody gets one more turn after the one that begins the last round. If that is
the first player's, the others have one turn less in the end. Here the round is finished first. Each
deal is played by both rules; the bots do not know of the second one before the last round begins.
"""

import argparse
from typing import Any

from tidetable import games
from tidetable.bots.contract import Perspective
from tidetable.lab import contestants
from tidetable.lab.measures import paired, share

PLAYERS = 3


def play(bot: Any, seed: int, equal: bool) -> Any:
    """The end of one game."""
    state: Any = games.get("poseidon").new(players=PLAYERS, seed=seed)
    waiting = True
    while not state.over:
        actions = state.actions()
        action = actions[0]
        if len(actions) > 1:
            action = bot.choose(Perspective(state), seed << 16 | state.steps).action
        mover = int(state.active)
        state.apply(action)
        if waiting and state.last_turns >= 0:
            waiting = False
            if equal:
                state.last_turns += PLAYERS - 1 - place(state, mover)
    return state


def shares(state: Any) -> list[float]:
    """Of the win, in the order of play."""
    return [state.rewards()[(first(state) + n) % PLAYERS] for n in range(PLAYERS)]


def first(state: Any) -> int:
    return int(state.view(None)["first"])


def place(state: Any, seat: int) -> int:
    """Where a seat is in the order of play, from 0."""
    return (seat - first(state)) % PLAYERS


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--bot", default="greedy")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    bot = contestants.get(given.bot)
    seeds = [given.seed << 40 | number for number in range(given.games)]
    own, other = ([shares(play(bot, seed, equal)) for seed in seeds] for equal in (False, True))
    for title, won in (("as in the rules", own), ("equally many turns", other)):
        found = [share(sum(one), given.games) for one in zip(*won, strict=True)]
        print(
            f"{given.bot}, {title}:",
            ", ".join(
                f"{100 * p:.0f} % ({100 * low:.0f}-{100 * high:.0f})" for p, low, high in found
            ),
        )
    (change, low, high), _ = paired([one[0] for one in own], [one[0] for one in other])
    print(f"first player: {100 * change:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})")


if __name__ == "__main__":
    main()
