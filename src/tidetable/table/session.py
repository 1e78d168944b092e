"""A game in progress: who decided what, and which decisions may fairly be undone.

A seat may undo its own latest decision as long as no other seat has decided since, nobody has
learned anything hidden from it and no chance was involved. Placing a card reveals it, but does not
count: only the seat that undoes loses by it (docs/decisions/0003).
"""

from typing import Final, NamedTuple

from tidetable.engine.events import Log
from tidetable.engine.game import Game, Json, State

EVERY: Final = 16  # actions between two positions that are kept for the next undo ...
KEPT: Final = 4  # ... and how many, besides the first: whoever undoes, does so at the end


class Kept(NamedTuple):
    """A position to which an undo may return. Nobody plays on from it: copies of it are."""

    number: int  # of actions before it, without the inherited ones
    state: State


class Session:
    def __init__(self, state: State) -> None:
        self.state = state
        self.inherited = len(state.taken())  # actions of the game this one continues; never undone
        self.past: list[tuple[int, bool]] = []  # per action: the seat, and whether anyone learned
        self.kept: list[Kept] = []  # oldest first; none before the first undo
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
        """Return to the state after the first `keep` actions, by replay from the nearest position
        that is kept. So an undo costs the same early and late in a game, and a log of thousands of
        them is loaded as fast as one of moves."""
        del self.past[keep:]
        before = self.state
        actions = before.taken()[self.inherited : self.inherited + keep]
        while self.kept and self.kept[-1].number > keep:
            self.kept.pop()
        if not self.kept:
            self.kept.append(Kept(0, beginning(before, self.inherited)))
        kept = self.kept[-1]
        state = self.going_on_from(kept.state, before.log)
        for number in range(kept.number, keep):
            if number - self.kept[-1].number >= EVERY:
                self.kept.append(Kept(number, with_events(state.copy(), state.log)))
                if len(self.kept) > KEPT + 1:
                    del self.kept[1]
            state.apply(actions[number])
        self.state = state

    def going_on_from(self, kept: State, events: Log | None) -> State:
        """A copy of a kept position. If somebody has asked for events, it logs them, too: they are
        not traced again from the deal for everyone who asks after an undo."""
        if events is not None and kept.log is None:
            kept.encoded_events(None)
        return with_events(kept.copy(), kept.log)


def with_events(state: State, events: Log | None) -> State:
    """The state, with a log of its own that begins with these events."""
    if events is not None:
        state.log = events.copy()
    return state


def beginning(state: State, inherited: int) -> State:
    """The position before the first action that can be undone."""
    found = state.game.replay(state.record(), state.setup.data.values, inherited)
    chance = found.chance
    if chance.seed is not None:
        # What was undone is drawn again from the seed: other moves may need another outcome.
        chance.recorded = chance.outcomes[:]
    return found
