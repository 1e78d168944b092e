"""What every view begins with. A game's view type extends it: class View(Header)."""

from typing import TypedDict


class Header(TypedDict):
    game: str
    players: int
    seat: int | None  # the viewer; None: a spectator
    to_move: int  # -1 when over
    step: str  # what is to be decided; "over" at the end
    turn: int  # from 1
