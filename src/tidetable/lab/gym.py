"""One seat of a game as a Gymnasium environment, with bots in the other seats.

from tidetable.lab.gym import SeatEnv

env = SeatEnv("kadora", bots=["greedy"], reward="win")
observation, info = env.reset(seed=7)

Importing this module registers tidetable/Kadora-v1, tidetable/Octocube-v1 and so on with Gymnasium:
`gymnasium.make` gives a `SeatEnv`, `gymnasium.make_vec` a `VectorEnv`.
"""

from collections.abc import Sequence
from typing import Any

from tidetable import bots as levels
from tidetable import extras, games
from tidetable.bots.contract import Bot, Perspective
from tidetable.engine.batch import ANY_SEAT
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import State
from tidetable.lab.pettingzoo import observation_space
from tidetable.lab.render import RENDER_MODES, RenderMode, check, rendered
from tidetable.lab.spec import Bytes, EnvironmentSpec, Reward

with extras.needed("lab"):
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces

Observation = dict[str, npt.NDArray[Any]]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A step is one action of the seat, then the bots' actions until the seat moves again.

    The reward is paid at the end of the game. `bots` holds names of levels or your own bots, in
    the order of the seats that follow; if there are too few, they are repeated. An illegal action
    ends the game with reward -1; the action mask marks the legal ones.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}

    def __init__(
        self,
        game: str = "kadora",
        players: int = 0,
        bots: Sequence[str | Bot] = ("random",),
        seat: int = ANY_SEAT,
        reward: Reward = "margin",
        render_mode: RenderMode | None = None,
        **options: str,
    ) -> None:
        # Not `spec`: Gymnasium uses that attribute for its own registry entry.
        self.game_spec = EnvironmentSpec(game, players, reward, **options)
        if not bots:
            raise ValueError("bots: at least one is needed")
        if seat != ANY_SEAT and not 0 <= seat < self.game_spec.players:
            raise ValueError(f"seat: 0 to {self.game_spec.players - 1}, or -1 for any, not {seat}")
        self.bots = [levels.get(bot) if isinstance(bot, str) else bot for bot in bots]
        self.plan_seed = 0
        check(render_mode)
        self.render_mode = render_mode
        self.wanted = seat
        self.seat = max(seat, 0)
        self.observation_space = observation_space(self.game_spec)
        self.action_space = spaces.Discrete(self.game_spec.actions)
        self.table: State = self.game_spec.new(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if self.wanted == ANY_SEAT:
            self.seat = int(self.np_random.integers(self.game_spec.players))
        self.table = self.game_spec.new(int(self.np_random.integers(2**63)))
        self.play_bots()
        if self.table.over:  # over before the seat's first decision: deal again
            return self.reset(options=options)
        return self.observation(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.table.apply(int(action))
        except IllegalAction as refusal:
            return self.observation(), -1.0, True, False, {**self.info(), "illegal": refusal.code}
        self.play_bots()
        reward = self.game_spec.rewards(self.table)[self.seat] if self.table.over else 0.0
        return self.observation(), reward, self.table.over, False, self.info()

    def play_bots(self) -> None:
        while not self.table.over and self.table.to_move != self.seat:
            follows = (int(self.table.to_move) - self.seat - 1) % self.game_spec.players
            bot = self.bots[follows % len(self.bots)]
            drawn = int(self.np_random.integers(2**63))
            if self.table.since == self.table.steps:  # a bot may follow its plan until then
                self.plan_seed = drawn
            self.table.apply(bot.choose(Perspective(self.table), self.plan_seed).action)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self.game_spec.mask(self.table, self.seat).astype(np.bool_)

    def render(self) -> str | Bytes | None:
        """What the seat sees, as in the terminal: text, or a picture of it."""
        return rendered(self.render_mode, self.table, self.seat)

    def observation(self) -> Observation:
        return {
            "observation": self.game_spec.observe(self.table, self.seat),
            "action_mask": self.game_spec.mask(self.table, self.seat),
        }

    def info(self) -> dict[str, Any]:
        """`action_mask` again, where other libraries look for it."""
        return {"seat": self.seat, "action_mask": self.game_spec.mask(self.table, self.seat)}


def vector(num_envs: int = 1024, copy: bool = True, info_masks: bool = True, **kwargs: Any) -> Any:
    """What `gymnasium.make_vec` makes: a VectorEnv that returns copies, with masks in its infos."""
    from tidetable.lab.vector import VectorEnv

    if kwargs.pop("render_mode", None) is not None:
        raise ValueError("render_mode: None for many games at once")
    return VectorEnv(count=num_envs, copy=copy, info_masks=info_masks, **kwargs)


def register() -> None:
    """Register the games with Gymnasium. Runs when this module is imported."""
    for name in games.names():
        identifier = f"tidetable/{name.title()}-v1"
        if identifier not in gymnasium.registry:
            gymnasium.register(
                identifier,
                entry_point="tidetable.lab.gym:SeatEnv",
                vector_entry_point="tidetable.lab.gym:vector",
                kwargs={"game": name},
            )


register()
