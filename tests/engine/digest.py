"""Play games of every mode and print a digest of each step, for test_compiled_agrees.py."""

import hashlib
import sys

import msgspec

from tests.engine.modes import Mode, looks, modes
from tidetable import compiled
from tidetable.engine.game import State


def digest(mode: Mode, state: State) -> str:
    """A hash of everything that a state shows to anyone."""
    shown = [
        state.actions(),
        [state.view(viewer) for viewer in mode.viewers()],
        state.reveal(),
        [state.resample(viewer, 9).reveal() for viewer in mode.viewers()],
        [mode.game.preview(state, action) for action in state.actions()],
        state.scores(),
        state.winners(),
    ]
    return hashlib.sha256(msgspec.json.encode(shown)).hexdigest()[:16]


def main(games: int) -> None:
    print("compiled" if compiled.is_compiled() else "plain")
    for mode in modes():
        for seed in range(games):
            state = mode.new(seed)
            print(mode, seed, 0, digest(mode, state))
            for action in looks(state, seed):
                state.apply(action)
                print(mode, seed, int(state.steps), action, digest(mode, state))
            encoded = msgspec.json.encode([state.record(), *map(state.events, mode.viewers())])
            print(mode, seed, "record and events", hashlib.sha256(encoded).hexdigest())


if __name__ == "__main__":
    main(int(sys.argv[1]))
