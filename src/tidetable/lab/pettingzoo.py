"""The games as PettingZoo environments (AEC API): every seat is an agent.

    from tidetable.lab.pettingzoo import env

    table = env("octocube", players=3, reward="win", mode="family")
    table.reset(seed=7)

docs/environments.md describes the observations.
"""

from typing import Any

from tidetable import extras
from tidetable.engine.game import State
from tidetable.lab.render import RENDER_MODES, RenderMode, check, rendered
from tidetable.lab.spec import Bytes, EnvironmentSpec, Reward

with extras.needed("lab"):
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, npt.NDArray[Any]]


def env(
    game: str,
    players: int = 0,
    reward: Reward = "margin",
    render_mode: RenderMode | None = None,
    **options: str,
) -> Any:
    """Like `raw_env`, but an illegal action ends the game with reward -1 for that agent."""
    table: Any = raw_env(game, players, reward, render_mode, **options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


def raw_env(
    game: str,
    players: int = 0,
    reward: Reward = "margin",
    render_mode: RenderMode | None = None,
    **options: str,
) -> "Table":
    return Table(EnvironmentSpec(game, players, reward, **options), render_mode)


def observation_space(spec: EnvironmentSpec) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (spec.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
        }
    )


class Table(AECEnv):  # type: ignore[misc]
    """A game with agents player_0, player_1, ... Rewards are paid at the end."""

    metadata = {
        "render_modes": list(RENDER_MODES),
        "render_fps": 4,
        "name": "tidetable",
        "is_parallelizable": False,
    }

    def __init__(self, spec: EnvironmentSpec, render_mode: RenderMode | None = None) -> None:
        super().__init__()
        check(render_mode)
        self.render_mode = render_mode
        self.spec = spec
        self.metadata = {**self.metadata, "name": f"tidetable_{spec.game.name}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(spec.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(spec) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(spec.actions) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (spec.players * spec.size,), np.uint8)
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
        for agent in self.agents:
            self.inform(agent)

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
        mover = self.agent_selection
        self._cumulative_rewards[mover] = 0.0
        self._clear_rewards()
        self.table.apply(int(action))
        if self.table.over:
            for agent, reward in zip(self.agents, self.spec.rewards(self.table), strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
        else:
            self.agent_selection = self.agents[self.table.to_move]
            self.inform(self.agent_selection)
        if mover != self.agent_selection or self.table.over:
            self.inform(mover)
        self._accumulate_rewards()

    def inform(self, agent: str) -> None:
        """Put the mask into the info as well, where other libraries look for it."""
        seat = self.possible_agents.index(agent)
        self.infos[agent]["action_mask"] = self.spec.mask(self.table, seat)

    def state(self) -> Bytes:
        """The observations of all seats, one after the other: for training with a common critic.
        It shows what single seats do not know."""
        seats = range(self.spec.players)
        return np.concatenate([self.spec.observe(self.table, seat) for seat in seats])

    def render(self) -> str | Bytes | None:
        """What the agent to move sees, as in the terminal, as text or as a picture of it; all see
        the end of the game."""
        seat = None if self.table.over else int(self.table.to_move)
        return rendered(self.render_mode, self.table, seat)

    def close(self) -> None:
        pass
