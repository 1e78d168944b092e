"""What a bot is and what it gets. docs/bots.md explains it with an example.

A bot never sees the table. It gets a `Sight`: what its seat knows, which actions are legal, and as
many imagined tables as it likes, all of which its seat could not tell from the real one. The
imagined tables hang on that knowledge and a seed alone, so with the same seed a bot chooses the
same in any two positions that look the same to its seat.
"""

from tidetable.engine.game import Game, Json, State


class Sight:
    """All that a seat may know at a moment at which it decides."""

    def __init__(self, state: State, seat: int | None = None) -> None:
        self.seat: int = int(state.to_move) if seat is None else seat
        # Even this first imagination is not the real table: nothing that a bot holds leads to it.
        self.base: State = state.resample(self.seat, 0)

    @property
    def game(self) -> Game:
        return self.base.game

    @property
    def view(self) -> Json:
        """As `state.view(seat)`: the same a bot in another process gets over the wire."""
        return self.base.view(self.seat)

    @property
    def actions(self) -> list[int]:
        return self.base.actions()

    def imagine(self, seed: int) -> State:
        """A table that looks just like the real one to this seat; uniform over seeds."""
        return self.base.resample(self.seat, seed)


class Thought:
    """What a bot decided, and what it cost."""

    def __init__(self, action: int, iterations: int = 0, capped: bool = False) -> None:
        self.action = action
        self.iterations = iterations
        self.capped = capped  # the safety net of time ended it, so it may not replay exactly


class Bot:
    """A player. Stateless: everything that a choice hangs on is in its arguments."""

    name = "bot"

    def choose(self, sight: Sight, seed: int) -> Thought:
        raise NotImplementedError
