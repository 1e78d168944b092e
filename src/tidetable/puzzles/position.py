"""What the solver of a puzzle gets to see, and whether an answer is right. Everything here depends
only on what the seat to move knows (tests/test_puzzles.py)."""

from datetime import date
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec

from tidetable.engine.game import State
from tidetable.puzzles.file import Named, puzzles_of

KEPT = 128  # positions that stay ready
CYCLE = date(2026, 1, 1)  # the day from which daily puzzles are counted


class PuzzleChoice(msgspec.Struct):
    move: dict[str, Any]
    preview: dict[str, Any]


class PuzzlePosition(msgspec.Struct):
    """A position as its seat sees it."""

    seat: int  # whose turn it is: the solver's
    view: dict[str, Any]
    choices: list[PuzzleChoice]  # the legal moves


class PuzzleMove(msgspec.Struct):
    """A move that was compared with the solution."""

    move: dict[str, Any]
    win: float  # the share of the win that it promises


class Solution(msgspec.Struct):
    move: dict[str, Any]
    preview: dict[str, Any]
    compared: list[PuzzleMove]  # the best first; the solution is one of them
    depth: int  # iterations of search behind each of them
    found: dict[str, float]  # bot level -> how often it finds the solution


@lru_cache(maxsize=KEPT)
def position(named: Named) -> PuzzlePosition:
    return shown(named.state())


def shown(state: State) -> PuzzlePosition:
    game, seat = state.game, int(state.to_move)
    choices = [
        PuzzleChoice(dict(game.move(state, action)), dict(game.preview(state, action)))
        for action in state.actions()
    ]
    return PuzzlePosition(seat, dict(state.view(seat)), choices)


def solution(named: Named) -> Solution:
    state, puzzle = named.state(), named.puzzle
    game = state.game
    compared = [PuzzleMove(dict(game.move(state, one)), win) for one, win in puzzle.values]
    preview = dict(game.preview(state, puzzle.best))
    return Solution(compared[0].move, preview, compared, puzzle.depth, puzzle.found)


def daily(game: str, day: date) -> Named | None:
    """The puzzle of a day: each one once before any comes again, in an order that nobody sees
    through at a glance; None for a game without puzzles."""
    known = list(puzzles_of(game).values())
    if not known:
        return None
    cycle, number = divmod((day - CYCLE).days, len(known))
    mixed = sorted(known, key=lambda one: sha256(f"{cycle}/{one.id}".encode()).digest())
    return mixed[number]
