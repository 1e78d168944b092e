"""Our bots as OpenSpiel bots, for `pyspiel.evaluate_bots` and OpenSpiel's own tournaments.

from tidetable.lab.spiel_bots import load_bot

game = pyspiel.load_game("tidetable_kadora(players=2)")
bots = [load_bot("greedy", game, player=0), load_bot("normal", game, player=1)]
returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)

OpenSpiel offers no way to enter bots written in Python into its own list (`pyspiel.load_bot`).
"""

from typing import Any

from tidetable import bots, extras
from tidetable.bots.contract import Bot, Perspective
from tidetable.engine.chance import Rng, fresh_seed
from tidetable.lab.openspiel import SpielGame, SpielState

with extras.needed("openspiel"):
    import pyspiel


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot at one seat. It gets what its seat may know, as in every other place."""

    def __init__(self, bot: Bot, player: int, seed: int) -> None:
        super().__init__()
        self.bot = bot
        self.player = player
        self.seed = seed
        self.rng = Rng(seed)

    def player_id(self) -> int:
        return self.player

    def step(self, state: SpielState) -> int:
        if state.table is None or state.current_player() != self.player:
            raise pyspiel.SpielError(f"player {self.player} is not to move")
        return self.bot.choose(Perspective(state.table), int(self.rng.word())).action

    def step_with_policy(self, state: SpielState) -> tuple[list[tuple[int, float]], int]:
        """A bot says what it plays, not how likely it would have played something else."""
        action = self.step(state)
        return [(action, 1.0)], action

    def restart_at(self, state: SpielState) -> None:
        self.restart()

    def restart(self) -> None:
        """Bots remember nothing; a new game draws new random numbers."""

    def inform_action(self, state: SpielState, player: int, action: int) -> None:
        """Nothing to note: the state holds all that the seat knows."""

    def provides_policy(self) -> bool:
        return False

    def provides_force_action(self) -> bool:
        return True

    def force_action(self, state: SpielState, action: int) -> None:
        """Nothing to note either."""

    def is_clonable(self) -> bool:
        return True

    def clone(self) -> "SpielBot":
        twin = SpielBot(self.bot, self.player, self.seed)
        twin.rng = self.rng.copy()
        return twin


def load_bot(level: str | Bot, game: Any, player: int, seed: int | None = None) -> SpielBot:
    """The bot of a level, or your own, at a seat of one of our games."""
    if not isinstance(game, SpielGame):
        raise pyspiel.SpielError(f"{game} is none of Tidetable's games")
    if not 0 <= player < game.num_players():
        raise pyspiel.SpielError(f"player: 0 to {game.num_players() - 1}, not {player}")
    bot = bots.get(level) if isinstance(level, str) else level
    return SpielBot(bot, player, fresh_seed() if seed is None else seed)
