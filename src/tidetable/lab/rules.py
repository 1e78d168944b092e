"""What all environments share: a game with its options, its rewards, and the shape of what is
observed."""

from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from tidetable import games
from tidetable.engine.game import Part, State

Reward = Literal["margin", "win"]
Bytes = npt.NDArray[np.uint8]


class Rules:
    """One way to play one game."""

    def __init__(self, game: str, players: int = 0, reward: str = "margin", **options: str) -> None:
        if reward not in get_args(Reward):
            raise ValueError(f"reward: margin or win, not {reward!r}")
        self.game = games.get(game)
        self.players = players or self.game.players[0]
        self.reward = reward
        self.options = options
        self.setup = self.new(0).setup  # bad options are told now
        self.actions = self.game.action_count
        self.layout: list[Part] = self.game.layout(self.setup)
        self.size = sum(part.size for part in self.layout)

    def new(self, seed: int) -> State:
        return self.game.new(players=self.players, seed=seed, **self.options)

    def rewards(self, state: State) -> list[float]:
        """Of a finished game by seat: points ahead of the best rival, or shares of the win."""
        if self.reward == "margin":
            return [float(margin) for margin in self.game.margins(state)]
        return state.rewards()

    def observe(self, state: State, seat: int) -> Bytes:
        return np.frombuffer(state.observation(seat), np.uint8)

    def mask(self, state: State, seat: int) -> npt.NDArray[np.int8]:
        """1 for each action that the seat may do now."""
        mask = np.zeros(self.actions, np.int8)
        if state.to_move == seat:
            mask[state.actions()] = 1
        return mask

    def where(self, name: str) -> slice:
        """The place of a part in an observation: observations[..., rules.where("hand")]."""
        at = 0
        for part in self.layout:
            if part.name == name:
                return slice(at, at + part.size)
            at += part.size
        raise KeyError(name)

    def expand(self, observations: Bytes) -> npt.NDArray[np.float32]:
        """For a neural network: codes become ones among zeros, numbers are divided by 16."""
        columns: list[npt.NDArray[np.float32]] = []
        at = 0
        for part in self.layout:
            piece = observations[..., at : at + part.size]
            at += part.size
            if part.values > 2:
                shape = (*piece.shape[:-1], part.size * part.values)
                columns.append(np.eye(part.values, dtype=np.float32)[piece].reshape(shape))
            else:
                columns.append(piece.astype(np.float32) * np.float32(1 if part.values else 1 / 16))
        return np.concatenate(columns, axis=-1)
