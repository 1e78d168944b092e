"""The games as PettingZoo environments, every seat an agent (the AEC interface).

    from tidetable.lab.pettingzoo import env

    table = env("octocube", players=3, reward="win", mode="family")
    table.reset(seed=7)

docs/environments.md says what the observations hold.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tidetable.engine.game import State
from tidetable.lab.rules import Rules

Observation = dict[str, npt.NDArray[Any]]


def env(game: str, players: int = 0, reward: str = "margin", **options: str) -> Any:
    """As `raw_env`; and an illegal action ends the game with reward -1 for whoever tried it."""
    table: Any = raw_env(game, players, reward, **options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


def raw_env(game: str, players: int = 0, reward: str = "margin", **options: str) -> "Table":
    return Table(Rules(game, players, reward, **options))


def observation_space(rules: Rules) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (rules.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (rules.actions,), np.int8),
        }
    )


class Table(AECEnv):  # type: ignore[misc]
    """A game whose seats are player_0, player_1, ... Rewards come with its end."""

    metadata = {"render_modes": [], "name": "tidetable", "is_parallelizable": False}
    render_mode = None

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.metadata = {**self.metadata, "name": f"tidetable_{rules.game.name}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(rules) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(rules.actions) for agent in self.possible_agents
        }
        self.random: np.random.Generator | None = None
        self.table: State

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With the same seed the same deal; without one the next of this environment."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.table = self.rules.new(int(self.random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.to_move]

    def observe(self, agent: str) -> Observation:
        """All that the seat knows, and its legal actions: none when it is not to move."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.rules.observe(self.table, seat),
            "action_mask": self.rules.mask(self.table, seat),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action: None is for agents whose game is over")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.apply(int(action))
        if self.table.over:
            for agent, reward in zip(self.agents, self.rules.rewards(self.table), strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
        else:
            self.agent_selection = self.agents[self.table.to_move]
        self._accumulate_rewards()

    def render(self) -> None:
        """`tidetable play` and the browser draw tables; this one is for machines."""

    def close(self) -> None:
        pass
