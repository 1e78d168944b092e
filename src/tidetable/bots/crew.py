"""The names of bots at a table, and their temperaments.

A temperament decides between moves that the search finds about equally good, so bots of a level are
equally strong and still differ. It belongs to the name: Ahab always plays the same way.
"""

from collections.abc import Callable

from tidetable.bots.found import Found, Row, rank

VERSION = 1  # of the names and temperaments below: a table keeps the one that it began with

# The browser has the names in this order, too (web/src/shell/names.ts).
CREW = {
    "Marina": "friendly",
    "Nemo": "curious",
    "Ondine": "careful",
    "Ahab": "bold",
    "Coralie": "friendly",
    "Jonas": "careful",
    "Delphine": "curious",
    "Sinbad": "bold",
    "Pearl": "careful",
    "Tristan": "bold",
    "Calypso": "curious",
    "Neptun": "friendly",
}
NAMES = list(CREW)

# Moves are about equally good if the search tried them nearly as often as the best one, and they
# promise nearly the same share of the win. With 0.02, a friendly bot of few iterations lost three
# games of five against one without a temperament (docs/bots.md).
VISITS = 0.5
SHARE = 0.005

# What each temperament prefers among them.
TASTES: dict[str, Callable[[Row], float]] = {
    "bold": lambda row: row.margin / row.visits,  # a large lead
    "careful": lambda row: share(row),  # the likely win, by however little
    "friendly": lambda row: -row.margin / row.visits,  # a close game
    "curious": lambda row: -row.prior,  # what does not meet the eye
}
TEMPERS = tuple(TASTES)


def name_of(table: str, seat: int) -> str:
    """The name of the bot on a seat: the same table always has the same crew."""
    start = 0
    for letter in table:
        start = (start * 31 + ord(letter)) % 9973
    return NAMES[(start + seat) % len(NAMES)]


def temper_of(table: str, seat: int) -> str:
    return CREW[name_of(table, seat)]


def share(row: Row) -> float:
    """The share of the win that a move promises."""
    return row.win / row.visits


def preferred(found: Found, temper: str) -> int:
    """The action that a temperament prefers among those that are about as good as the best. What
    was solved, or needs no search, is not a matter of taste."""
    best = max(found.rows, key=rank)
    if not found.shares or best.visits == 0:
        return best.action
    near = [row for row in found.rows if row.visits >= VISITS * best.visits]
    equal = [row for row in near if abs(share(row) - share(best)) <= SHARE]
    return max(equal, key=TASTES[temper]).action
