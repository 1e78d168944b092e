"""Puzzles in the database: first attempts, ratings and streaks."""

from datetime import date
from time import time
from typing import NamedTuple

from tidetable.puzzles.file import Named, puzzles_of
from tidetable.puzzles.rating import START, updated
from tidetable.puzzles.streak import Streak, streak_of
from tidetable.server.database import Conflict, Database, Statement

LONGEST = 400  # days of a streak that are counted


class Solver(NamedTuple):
    """Somebody who solves the puzzles of one game."""

    rating: float
    tried: int


class PuzzleStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def solver(self, person: str, game: str) -> Solver:
        row = await self.database.row(
            "SELECT rating, tried FROM puzzle_solvers WHERE person = ? AND game = ?", person, game
        )
        return Solver(START, 0) if row is None else Solver(float(row[0]), int(row[1]))

    async def rating(self, named: Named) -> Solver:
        """The rating of a puzzle, and how many people have tried it."""
        row = await self.database.row(
            "SELECT rating, tried FROM puzzle_ratings WHERE puzzle = ?", named.id
        )
        start = Solver(named.puzzle.rating, 0)
        return start if row is None else Solver(float(row[0]), int(row[1]))

    async def tried(self, person: str, game: str) -> set[str]:
        """The puzzles of a game that somebody has tried."""
        rows = await self.database.read(
            "SELECT puzzle FROM puzzle_attempts WHERE person = ?", person
        )
        known = puzzles_of(game)
        return {row[0] for row in rows if row[0] in known}

    async def attempt(self, person: str, named: Named, solved: bool) -> bool:
        """Count an attempt, if it is this person's first at the puzzle; whether it was."""
        game = named.head.game
        solver, puzzle = await self.solver(person, game), await self.rating(named)
        start = named.puzzle.rating
        mine, its = updated(solver.rating, solver.tried, puzzle.rating, start, solved)
        try:
            # One transaction: a repetition conflicts in its first statement and changes nothing.
            await self.database.write(
                (
                    "INSERT INTO puzzle_attempts (person, puzzle, solved, at) VALUES (?, ?, ?, ?)",
                    (person, named.id, int(solved), time()),
                ),
                (
                    "INSERT INTO puzzle_solvers (person, game, rating, tried) VALUES (?, ?, ?, 1) "
                    "ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, "
                    "tried = puzzle_solvers.tried + 1",
                    (person, game, mine),
                ),
                (
                    "INSERT INTO puzzle_ratings (puzzle, rating, tried, solved) "
                    "VALUES (?, ?, 1, ?) ON CONFLICT (puzzle) DO UPDATE SET "
                    "rating = excluded.rating, tried = puzzle_ratings.tried + 1, "
                    "solved = puzzle_ratings.solved + excluded.solved",
                    (named.id, its, int(solved)),
                ),
            )
        except Conflict:
            return False
        return True

    async def ended(self, person: str, game: str, day: date, solved: bool) -> None:
        """Somebody has solved the puzzle of a day, or has been shown its solution. What comes
        first holds: a move that was shown before is not a solution."""
        sql = (
            "INSERT INTO puzzle_days (person, game, day, solved) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (person, game, day) DO NOTHING"
        )
        await self.database.write((sql, (person, game, day.isoformat(), int(solved))))

    async def streak(self, person: str, game: str, today: date) -> Streak:
        rows = await self.database.read(
            "SELECT day FROM puzzle_days WHERE person = ? AND game = ? AND solved = 1 "
            "ORDER BY day DESC LIMIT ?",
            *(person, game, LONGEST),
        )
        return streak_of({date.fromisoformat(row[0]) for row in rows}, today)


def merged(guest: str, account: str) -> list[Statement]:
    """Give a guest's puzzles to the account, which keeps what it has of its own."""
    found: list[Statement] = []
    for table, key in (
        ("puzzle_attempts", "puzzle"),
        ("puzzle_days", "game || '/' || day"),
        ("puzzle_solvers", "game"),
    ):
        own = f"SELECT {key} FROM {table} WHERE person = ?"
        sql = f"UPDATE {table} SET person = ? WHERE person = ? AND {key} NOT IN ({own})"
        found.append((sql, (account, guest, account)))
        found.append((f"DELETE FROM {table} WHERE person = ?", (guest,)))
    return found


def erased(ids: list[str]) -> list[Statement]:
    marks = ", ".join("?" for _ in ids)
    tables = ("puzzle_attempts", "puzzle_days", "puzzle_solvers")
    return [(f"DELETE FROM {table} WHERE person IN ({marks})", ids) for table in tables]
