"""The contract of a bot: what it is and what it gets. docs/bots.md explains it with an example.

A bot never gets the real state. It gets a `Perspective`: the view of its seat, the legal actions,
and as many resampled states as it asks for. A resampled state is one that the seat cannot
distinguish from the real one. It depends only on what the seat knows and on a seed, so with the
same seed a bot makes the same choice in any two positions that look the same to its seat.
"""

from tidetable.engine.game import Game, Json, State


class Perspective:
    """Everything a seat may know when it has to decide."""

    def __init__(self, state: State, seat: int | None = None) -> None:
        self.seat: int = int(state.to_move) if seat is None else seat
        # Even this base is resampled: nothing that a bot can reach leads to the real state.
        self.base: State = state.resample(self.seat, 0)

    @property
    def game(self) -> Game:
        return self.base.game

    @property
    def view(self) -> Json:
        """`state.view(seat)`: the same as a bot in another process receives over the wire."""
        return self.base.view(self.seat)

    @property
    def actions(self) -> list[int]:
        return self.base.actions()

    def resample(self, seed: int) -> State:
        """A state that this seat cannot distinguish from the real one; uniform over seeds."""
        return self.base.resample(self.seat, seed)

    imagine = resample  # the former name: CHANGELOG.md promises that it still works


Sight = Perspective  # the former name: CHANGELOG.md promises that it still works


class Thought:
    """The action a bot chose, and what choosing it cost."""

    def __init__(self, action: int, iterations: int = 0, capped: bool = False) -> None:
        self.action = action
        self.iterations = iterations
        self.capped = capped  # ended by the safety net, so it may not replay exactly


class Bot:
    """A player. Bots are stateless: a choice depends only on the arguments of `choose`."""

    name = "bot"

    def choose(self, perspective: Perspective, seed: int) -> Thought:
        """Choose one of `perspective.actions`."""
        raise NotImplementedError
