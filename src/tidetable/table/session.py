"""A game in progress: who decided what, and which decisions may fairly be undone.

A seat may undo its own latest decision as long as no other seat has decided since, nobody has
learned anything hidden from it and no chance was involved. Placing a card reveals it, but does not
count: only the seat that undoes loses by it (docs/decisions/0003).
"""

from tidetable.engine.game import Game, Json, State


class Session:
    def __init__(self, state: State) -> None:
        self.state = state
        self.inherited = len(state.taken())  # actions of the game this one continues; never undone
        self.past: list[tuple[int, bool]] = []  # per action: the seat, and whether anyone learned
        self.moments = 0  # what everybody stops to look at, by the last action

    @classmethod
    def resumed(cls, game: Game, record: Json, data: object = None) -> "Session":
        end = game.replay(record, data)
        session = cls(game.replay(record, data, 0))
        for action in end.taken():
            session.apply(action)
        return session

    def apply(self, action: int) -> None:
        seat, learned = int(self.state.to_move), self.state.learned
        drawn, kept = self.state.chance.drawn, len(self.state.chance.outcomes)
        self.state.apply(action)
        state = self.state
        moment = state.game.moment
        self.moments = sum(one.label == moment for one in state.chance.outcomes[kept:])
        self.past.append((seat, state.learned != learned or state.chance.drawn != drawn))

    def undo_refusal(self, seat: int) -> str | None:
        """Why this seat cannot undo (nothing, other or learned); None if it can."""
        if self.past and self.past[-1][0] == seat:
            return "learned" if self.past[-1][1] else None
        return "other" if any(decided == seat for decided, _ in self.past) else "nothing"

    def before_last(self, seat: int) -> int | None:
        """How many actions remain when the seat's latest decision and all later ones are undone."""
        for number in range(len(self.past) - 1, -1, -1):
            if self.past[number][0] == seat:
                return number
        return None

    def undo(self) -> None:
        """Undo the latest decision."""
        self.undo_to(len(self.past) - 1)

    def undo_to(self, keep: int) -> None:
        """Return to the state after the first `keep` actions, by replay."""
        del self.past[keep:]
        state = self.state
        actions = self.inherited + keep
        self.state = state.game.replay(state.record(), state.setup.data.values, actions)
