"""The names of bots at a table, and their temperaments.

A temperament decides between moves that the search finds about equally good, so bots of a level are
equally strong and still differ. It belongs to the name: whoever meets Ahab again knows him.
"""

from collections.abc import Callable

from tidetable.bots.ismcts import Node, Search

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
# promise nearly as large a share of the win.
VISITS = 0.5
SHARE = 0.02

# What each temperament prefers among them.
TASTES: dict[str, Callable[[Node], float]] = {
    "bold": lambda node: node.margin / int(node.visits),  # a large lead
    "careful": lambda node: share(node),  # the likely win, by however little
    "friendly": lambda node: -node.margin / int(node.visits),  # a close game
    "curious": lambda node: -node.prior,  # what does not meet the eye
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


def share(node: Node) -> float:
    """The share of the win that a move promises."""
    return node.wins / int(node.visits)


def preferred(search: Search, temper: str) -> Node:
    """The move that a temperament prefers among those that are about as good as the best."""
    best = search.best()
    if best.visits == 0:
        return best
    visits, least = VISITS * int(best.visits), share(best) - SHARE
    near = [one for one in search.root.children if int(one.visits) >= visits]
    equal = [one for one in near if share(one) >= least]
    return max(equal, key=TASTES[temper], default=best)
