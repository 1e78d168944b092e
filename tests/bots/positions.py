"""Positions from random games in which a seat has a choice."""

from collections.abc import Iterator

from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.game import State


def positions(count: int, seed: int = 1) -> Iterator[State]:
    """`count` positions with several legal actions, cycling through games and player counts."""
    rng = Rng(seed)
    tables = [(game, players) for game in games.all() for players in game.players]
    found = 0
    while found < count:
        game, players = tables[found % len(tables)]
        state = game.new(players=players, seed=seed * 1000 + found)
        for _ in range(rng.below(50)):
            actions = state.actions()
            state.apply(actions[rng.below(len(actions))])
            if state.over:
                break
        if not state.over and len(state.actions()) > 1:
            found += 1
            yield state
