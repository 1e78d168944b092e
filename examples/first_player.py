"""What would take away the first player's advantage in Poseidon's Kingdom?

python examples/first_player.py --games 1000 --bot greedy

Plays the same deals four times, with three players:

- as in the rules: everybody gets one more turn after the one that begins the last round. If that is
  the first player's, the others have one turn less in the end;
- with equally many turns: the round is finished first. Bots do not know of it before;
- with level tokens: all tokens of a tentacle are worth the same (`kraken.tokens` is reconstructed),
  so that being there first is worth less;
- with both.

examples/compensation.py tries a fourth remedy, points in advance.
"""

import argparse
from typing import Any

from tidetable import games
from tidetable.bots.contract import Perspective
from tidetable.lab import contestants
from tidetable.lab.measures import paired, share
from tidetable.lab.variants import alternatives, changed

PLAYERS = 3
GAME = games.get("poseidon")
LEVEL = changed(GAME, GAME.data, alternatives(GAME).ALTERNATIVES["kraken.tokens"]["tokens-level"])


def play(bot: Any, seed: int, equal: bool = False, level: bool = False) -> Any:
    """The end of one game."""
    state: Any = GAME.new(players=PLAYERS, seed=seed, data=LEVEL if level else GAME.data)
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
                state.last_turns += PLAYERS - 1 - (mover - first(state)) % PLAYERS
    return state


def first(state: Any) -> int:
    return int(state.view(None)["first"])


def shares(state: Any) -> list[float]:
    """Of the win, in the order of play."""
    return [state.rewards()[(first(state) + n) % PLAYERS] for n in range(PLAYERS)]


def percent(found: tuple[float, float, float]) -> str:
    return f"{100 * found[0]:.0f} % ({100 * found[1]:.0f}-{100 * found[2]:.0f})"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--bot", default="greedy")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    bot = contestants.get(given.bot)
    own: list[float] = []
    for equal, level in ((False, False), (True, False), (False, True), (True, True)):
        title = " and ".join(["equal turns"] * equal + ["level tokens"] * level) or "rules"
        won = [
            shares(play(bot, given.seed << 40 | number, equal, level))
            for number in range(given.games)
        ]
        line = ", ".join(percent(share(sum(one), given.games)) for one in zip(*won, strict=True))
        firsts = [one[0] for one in won]
        if own:
            (change, low, high), _ = paired(own, firsts)
            line += f"; first player {100 * change:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
        own = own or firsts
        print(f"{given.bot}, {title}: {line}", flush=True)


if __name__ == "__main__":
    main()
