"""Worker: processor time of whole turns of a bot.

python -m benchmarks.measure_tidetable_turns octocube mode=family 3 hard 8    eight turns

The positions come from games of `greedy`, one turn of each game, spread from the first turn to the
last. They are the same in every run, and so are all choices: only the times differ.
"""

import sys
from time import process_time

from benchmarks.stopwatch import answer
from tidetable import bots, games
from tidetable.bots import Bot, Perspective
from tidetable.engine.game import Game, State


def positions(game: Game, players: int, options: dict[str, str], count: int) -> list[State]:
    """The beginnings of `count` turns, each of another game."""
    found = []
    for number in range(count):
        state = game.new(players=players, seed=number, **options)
        turns = [state.copy()]
        while not state.over:
            if game.turn(state) > game.turn(turns[-1]):
                turns.append(state.copy())
            play(state, bots.get("greedy"), 0)
        found.append(turns[len(turns) * (2 * number + 1) // (2 * count)])
    return found


def play(state: State, bot: Bot, seed: int) -> tuple[int, bool]:
    """Make one decision; return its iterations, and whether the safety net ended it."""
    actions = state.actions()
    if len(actions) == 1:
        state.apply(actions[0])
        return 0, False
    thought = bot.choose(Perspective(state), seed)
    state.apply(thought.action)
    return thought.iterations, thought.capped


def turn(state: State, bot: Bot) -> dict[str, object]:
    """Play a turn to its end: the seat whose turn it is with the bot, others with `greedy`."""
    seat, number = int(state.to_move), int(state.game.turn(state))
    seconds, iterations, capped = [], 0, False
    while not state.over and state.game.turn(state) == number:
        if state.to_move != seat:
            play(state, bots.get("greedy"), 0)
            continue
        start = process_time()
        spent, struck = play(state, bot, number << 16 | int(state.since))
        seconds.append(process_time() - start)
        iterations += spent
        capped = capped or struck
    return {"seconds": seconds, "iterations": iterations, "capped": capped}


def main(name: str, options: str, players: str, level: str, count: str) -> None:
    game = games.get(name)
    chosen = dict(one.split("=") for one in options.split(",") if one)
    states = positions(game, int(players), chosen, int(count))
    answer({"turns": [turn(state, bots.get(level)) for state in states]})


if __name__ == "__main__":
    main(*sys.argv[1:])
