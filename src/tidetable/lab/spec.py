"""What all environments share: a game with its options, rewards and observation layout."""

from functools import cached_property
from typing import Any, Literal, get_args

from tidetable import extras, games
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Part, State

with extras.needed("lab"):
    import numpy as np
    import numpy.typing as npt

Reward = Literal["margin", "win"]
Bytes = npt.NDArray[np.uint8]


class EnvironmentSpec:
    """A game, its number of players, its options and the kind of reward."""

    def __init__(
        self, game: str, players: int = 0, reward: Reward = "margin", **options: str
    ) -> None:
        if reward not in get_args(Reward):
            raise ValueError(f"reward: margin or win, not {reward!r}")
        self.game = games.get(game)
        self.players = players or self.game.players[0]
        self.reward = reward
        self.options = options
        self.setup = self.new(0).setup  # rejects invalid options at once
        self.actions = self.game.action_count
        self.layout: list[Part] = self.game.layout(self.setup)
        self.size = sum(part.size for part in self.layout)

    def __deepcopy__(self, memo: object) -> "EnvironmentSpec":
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return made, (self.game.name, self.players, self.reward, self.options)

    def new(self, seed: int) -> State:
        return self.game.new(players=self.players, seed=seed, **self.options)

    @cached_property
    def judged(self) -> bool:
        return bool(self.game.heuristics().judge_file(self.new(0)))

    def check_judge(self) -> None:
        """Refuse a game whose bots have no learned judge, so that there are no features either."""
        if not self.judged:
            raise SetupError("no-judge", game=self.game.name)

    def rewards(self, state: State) -> list[float]:
        """Rewards of a finished game by seat: margins over the best rival, or win shares."""
        if self.reward == "margin":
            return [float(margin) for margin in self.game.margins(state)]
        return state.rewards()

    def observe(self, state: State, seat: int) -> Bytes:
        return np.frombuffer(bytearray(state.observation(seat)), np.uint8)  # writable

    def mask(self, state: State, seat: int) -> npt.NDArray[np.int8]:
        """1 for each legal action of the seat; all 0 unless it is to move."""
        mask = np.zeros(self.actions, np.int8)
        if state.to_move == seat:
            mask[state.actions()] = 1
        return mask

    def where(self, name: str) -> slice:
        """The slice of a part of an observation: observations[..., spec.where("hand")]."""
        at = 0
        for part in self.layout:
            if part.name == name:
                return slice(at, at + part.size)
            at += part.size
        raise KeyError(name)

    def expand(self, observations: Bytes) -> npt.NDArray[np.float32]:
        """Input for a neural network: codes are one-hot encoded, numbers divided by 16."""
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


def made(game: str, players: int, reward: Reward, options: dict[str, str]) -> EnvironmentSpec:
    """An `EnvironmentSpec` from a pickle."""
    return EnvironmentSpec(game, players, reward, **options)
