"""What searches have found about a decision, as plain data that travels between processes.

A thought may be divided into shards: searches of the same position with seeds of their own. Their
findings are added up, always in the same order, so it makes no difference which process did which.
"""

from typing import NamedTuple

from tidetable.bots.contract import Thought
from tidetable.bots.ismcts import Search

LINE = 6  # actions in a main line, at most
DIGITS = 9  # of what a solver has found; differences beyond come from rounding


class Row(NamedTuple):
    """One legal action. Sums over all visits, not means."""

    action: int
    visits: int
    reward: float  # of the searching seat
    win: float
    margin: float
    line: list[int]  # the most likely continuation, starting with this action
    prior: float = 0.0  # how good the action looks at first glance


class Found(NamedTuple):
    rows: list[Row]  # by action
    shares: list[float]  # summed shares of the win, by seat
    iterations: int
    capped: bool  # ended by the safety net


def found(search: Search, capped: bool = False) -> Found:
    rows = [
        Row(
            int(child.action),
            int(child.visits),
            child.rewards[search.seat] if child.visits else 0.0,
            child.wins,
            child.margin,
            search.main_line(child, LINE),
            child.prior,
        )
        for child in search.root.children
    ]
    if search.deciding and rows and not capped:
        # It ended early because nothing could overtake the leader: what was left is the leader's.
        best = max(range(len(rows)), key=lambda n: rank(rows[n]))
        rows[best] = grown(rows[best], int(search.budget - search.done))
    return Found(rows, [float(s) for s in search.shares], int(search.done - search.before), capped)


def grown(row: Row, more: int) -> Row:
    """A row with more visits that find the same on average."""
    if row.visits == 0:
        return row._replace(visits=more)
    visits = row.visits + more
    times = visits / row.visits
    return row._replace(
        visits=visits, reward=row.reward * times, win=row.win * times, margin=row.margin * times
    )


def exactly(actions: list[int], values: list[float], looks: list[float]) -> Found:
    """What a solver has found: with equal visits, the worth decides, and among equal ones how good
    an action looks. A lost position is still to be played well."""
    rows = [
        Row(action, 1, round(value, DIGITS), value, 0.0, [action], look)
        for action, value, look in zip(actions, values, looks, strict=True)
    ]
    return Found(rows, [], 0, False)


def merged(parts: list[Found]) -> Found:
    """The findings of all shards of a thought, added up."""
    if len(parts) == 1:
        return parts[0]
    rows: dict[int, Row] = {}
    for part in parts:
        for row in part.rows:
            one = rows.get(row.action)
            if one is not None:
                row = Row(
                    row.action,
                    one.visits + row.visits,
                    one.reward + row.reward,
                    one.win + row.win,
                    one.margin + row.margin,
                    row.line if row.visits > one.visits else one.line,
                    row.prior,
                )
            rows[row.action] = row
    shares = [sum(seat) for seat in zip(*(part.shares for part in parts), strict=True)]
    return Found(
        [rows[action] for action in sorted(rows)],
        shares,
        sum(part.iterations for part in parts),
        any(part.capped for part in parts),
    )


def rank(row: Row) -> tuple[int, float, float, int]:
    """The most visited action is best. Ties go to the higher reward, then to what looks better at
    first glance, then to the first."""
    return row.visits, row.reward, row.prior, -row.action


def thought_of(parts: list[Found]) -> Thought:
    whole = merged(parts)
    return Thought(max(whole.rows, key=rank).action, whole.iterations, whole.capped)
