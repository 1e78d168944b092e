"""Why a move is good: what it gains compared with other moves, in the game's words.

After the move, and after others instead of it, the turn is played to its end and then on to the
seat's next turn, by the heuristics, in several states that the seat cannot distinguish from the
real one. A game's `reasons` module says what the seat has in such a state, as it sees it:

- WORTH: what one of each thing is worth, in points, by its code
- facts(view, seat): how much of each thing the seat has, by `code` or `code:kind-word`

What there is clearly more of than after the other moves is a reason: the message reason-CODE, with
the number and the names of the words. A game without the module, and a move of which nothing can
be said like this, have none.
"""

import math
from collections.abc import Sequence
from typing import Any, TypedDict

from tidetable.bots.contract import Perspective
from tidetable.bots.processor import thread_time
from tidetable.engine.chance import Rng
from tidetable.engine.game import State

SAMPLES = 24  # states that each move is tried in ...
FEWEST = 6  # ... and at least, where ...
SECONDS = 0.6  # ... so much processor time does not suffice
OTHERS = 6  # moves that are compared with it, at most
SAID = 2  # reasons, at most
LEAST = 0.5  # points that a reason must be worth ...
CERTAIN = 2.0  # ... and standard errors that it must be away from nothing
REST = 60  # decisions up to the seat's next turn, at most

Facts = dict[str, float]
Moments = tuple[Facts, Facts]  # at the end of the turn, and when the seat has the next one


class Reason(TypedDict):
    reason: str  # the message is reason-REASON
    amount: int  # how much more than after other moves, about
    names: list[str]  # the messages that name what it is about
    later: bool  # not by the end of this turn, but by the next one


def why(perspective: Perspective, action: int, others: Sequence[int]) -> list[Reason]:
    """The reasons for an action, the most important first. `others` are what else could be done,
    the likeliest first."""
    module: Any = perspective.game.part("reasons")
    rivals = [other for other in others if other != action][:OTHERS]
    if module is None or not rivals:
        return []
    gains: list[Moments] = []
    until = thread_time() + SECONDS
    for sample in range(SAMPLES):
        if sample >= FEWEST and thread_time() > until:
            break
        mine = outcome(module, perspective, action, sample)
        theirs = [outcome(module, perspective, other, sample) for other in rivals]
        gains.append((gain(mine, theirs, 0), gain(mine, theirs, 1)))
    now = reasons(module, [one[0] for one in gains], later=False)
    given = {code for _, code, _ in now}
    then = [one for one in reasons(module, [one[1] for one in gains], True) if one[1] not in given]
    return [said for _, _, said in [*now, *then][:SAID]]


def gain(mine: Moments, theirs: list[Moments], moment: int) -> Facts:
    """How much more there is of each thing than after the others, on average."""
    return {
        fact: value - sum(other[moment].get(fact, 0.0) for other in theirs) / len(theirs)
        for fact, value in mine[moment].items()
    }


def reasons(module: Any, gains: list[Facts], later: bool) -> list[tuple[float, str, Reason]]:
    """What is gained clearly and by enough to be counted: worth, code and reason, best first."""
    found: dict[str, tuple[float, str, Reason]] = {}
    for fact in gains[0]:
        values = [one.get(fact, 0.0) for one in gains]
        more = sum(values) / len(values)
        spread = sum((value - more) ** 2 for value in values) / max(1, len(values) - 1)
        code, _, name = fact.partition(":")
        worth, amount = more * module.WORTH[code], int(more + 0.5)
        if amount < 1 or worth < LEAST or more < CERTAIN * math.sqrt(spread / len(values)):
            continue
        before = found.get(code)
        names = [*before[2]["names"], name] if before else [name] if name else []
        said = Reason(reason=code, amount=amount, names=names, later=later)
        found[code] = worth + (before[0] if before else 0.0), code, said
    return sorted(found.values(), key=lambda one: -one[0])


def outcome(module: Any, perspective: Perspective, action: int, sample: int) -> Moments:
    """The facts after an action: when the turn is over, and when the next one begins."""
    seat = perspective.seat
    state = perspective.resample(1 + sample)
    game, rng, turn = state.game, Rng(sample), state.game.turn(state)
    state.apply(action)
    left = go_on(state, rng, REST, lambda: state.to_move == seat and game.turn(state) == turn)
    now: Facts = module.facts(state.view(seat), seat)
    go_on(state, rng, left, lambda: state.to_move != seat)
    later: Facts = module.facts(state.view(seat), seat)
    return now, later


def go_on(state: State, rng: Rng, most: int, condition: Any) -> int:
    """Take sensible actions as long as the condition holds; how many more may be taken."""
    heuristics = state.game.heuristics()
    while most and not state.over and condition():
        state.apply(int(heuristics.guide(state, rng)))
        most -= 1
    return most
