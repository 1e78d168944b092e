"""A bot that plays what a network has learned: the checkpoint of `tidetable.lab.learning`."""

import zipfile
from pathlib import Path

from tidetable import extras
from tidetable.bots.contract import Bot, Perspective, Thought
from tidetable.engine.afterstates import features_of_state, of_state
from tidetable.engine.errors import SetupError
from tidetable.engine.game import State

with extras.needed("lab"):
    import numpy as np

    from tidetable.lab.learning import Learner
    from tidetable.lab.network import joined

SAMPLES = 4  # resampled states over which an action is valued: what it draws is a matter of luck


class Learned(Bot):
    """Chooses the action whose afterstates the network values most."""

    def __init__(self, file: Path, samples: int = SAMPLES) -> None:
        self.name = str(file)
        self.samples = samples
        try:
            self.learner = Learner.load(file)
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as problem:
            raise SetupError("no-checkpoint", file=str(file), problem=str(problem)) from None

    def check(self, state: State) -> None:
        """Refuse a game whose observations differ from those that the network knows."""
        spec, setup = self.learner.spec, state.setup
        own = [(part.name, part.size) for part in spec.layout]
        if [(part.name, part.size) for part in setup.game.layout(setup)] != own:
            game, players = spec.game.name, spec.players
            raise SetupError("learned-another-game", bot=self.name, game=game, players=players)

    def choose(self, perspective: Perspective, seed: int) -> Thought:
        learner = self.learner
        actions = perspective.actions
        total = np.zeros(len(actions), np.float32)
        for n in range(self.samples):
            base = perspective.resample(seed << 8 | n)
            seen = np.asarray(of_state(base, actions, learner.spec.size)).reshape(len(actions), -1)
            if learner.features:
                features = np.asarray(features_of_state(base, actions, learner.heuristics))
                seen = joined(seen, features.reshape(len(actions), -1))
            total += learner.network.values(learner.inputs.encode(seen))
        return Thought(actions[int(total.argmax())])
