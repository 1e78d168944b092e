"""A game in progress: what was decided by whom, and how far it can fairly be taken back.

A seat may take back its own latest decision as long as no other seat has decided since and nobody
has learned anything hidden by it. Showing one's own card by placing it does not count: that costs
only the one who takes it back (docs/decisions/0003).
"""

from tidetable.engine.game import Game, Json, State


class Session:
    def __init__(self, state: State) -> None:
        self.state = state
        self.before = len(state.taken())  # actions of a game that is played on: they stay
        self.past: list[tuple[int, bool]] = []  # of each action: who decided, did anybody learn

    @classmethod
    def resumed(cls, game: Game, record: Json, data: object = None) -> "Session":
        end = game.replay(record, data)
        session = cls(game.replay(record, data, 0))
        for action in end.taken():
            session.apply(action)
        return session

    def apply(self, action: int) -> None:
        seat, learned = int(self.state.to_move), self.state.learned
        self.state.apply(action)
        self.past.append((seat, self.state.learned != learned))

    def undo_refusal(self, seat: int) -> str | None:
        """Why this seat cannot take anything back: nothing, other, learned; None: it can."""
        if self.past and self.past[-1][0] == seat:
            return "learned" if self.past[-1][1] else None
        return "other" if any(decided == seat for decided, _ in self.past) else "nothing"

    def before_last(self, seat: int) -> int | None:
        """How many actions stay when the seat's latest decision, and all since, are taken back."""
        for number in range(len(self.past) - 1, -1, -1):
            if self.past[number][0] == seat:
                return number
        return None

    def undo(self) -> None:
        """Take the latest decision back."""
        self.undo_to(len(self.past) - 1)

    def undo_to(self, keep: int) -> None:
        """Go back, by replay, to where the game was after its first `keep` actions."""
        del self.past[keep:]
        state = self.state
        self.state = state.game.replay(state.record(), state.setup.data.values, self.before + keep)
