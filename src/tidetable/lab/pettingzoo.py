"""The games as PettingZoo environments (AEC API): every seat is an agent.

    from tidetable.lab.pettingzoo import env

    table = env("octocube", players=3, reward="win", mode="family")
    table.reset(seed=7)

docs/environments.md describes the observations.
"""

from typing import Any

from tidetable import extras
from tidetable.engine.game import State
from tidetable.lab.spec import EnvironmentSpec

with extras.needed("lab"):
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, npt.NDArray[Any]]


def env(game: str, players: int = 0, reward: str = "margin", **options: str) -> Any:
    """Like `raw_env`, but an illegal action ends the game with reward -1 for that agent."""
    table: Any = raw_env(game, players, reward, **options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


def raw_env(game: str, players: int = 0, reward: str = "margin", **options: str) -> "Table":
    return Table(EnvironmentSpec(game, players, reward, **options))


def observation_space(spec: EnvironmentSpec) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (spec.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
        }
    )


class Table(AECEnv):  # type: ignore[misc]
    """A game with agents player_0, player_1, ... Rewards are paid at the end."""

    metadata = {"render_modes": [], "name": "tidetable", "is_parallelizable": False}
    render_mode = None

    def __init__(self, spec: EnvironmentSpec) -> None:
        super().__init__()
        self.spec = spec
        self.metadata = {**self.metadata, "name": f"tidetable_{spec.game.name}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(spec.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(spec) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(spec.actions) for agent in self.possible_agents
        }
        self.random: np.random.Generator | None = None
        self.table: State

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed gives the same deal; None gives the next one."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.table = self.spec.new(int(self.random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.to_move]

    def observe(self, agent: str) -> Observation:
        """What the seat knows, and its legal actions: none unless it is to move."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.spec.observe(self.table, seat),
            "action_mask": self.spec.mask(self.table, seat),
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
            for agent, reward in zip(self.agents, self.spec.rewards(self.table), strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
        else:
            self.agent_selection = self.agents[self.table.to_move]
        self._accumulate_rewards()

    def render(self) -> None:
        """Does nothing: play in the terminal or the browser to see a table."""

    def close(self) -> None:
        pass
