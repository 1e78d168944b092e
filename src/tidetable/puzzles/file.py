"""The puzzles of a game as a file: a line that says how they were made, then one for each game
that was played to find some, also if it had none. So a stopped run can be resumed."""

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from tidetable import games
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game, State
from tidetable.engine.record import FORMAT as RECORD_FORMAT

FORMAT = "tidetable-puzzles/1"
DATA = Path(__file__).parent / "data"


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """How the puzzles of a file were made."""

    game: str
    command: str  # with which they are made again
    version: str  # of Tidetable
    rules: int  # the version of the rules
    data_hash: str  # of the data that was played with
    seed: int
    margin: float  # by which the best move leads at least, as a share of the win
    iterations: int  # of the search for each move that was compared to the end ...
    seeds: int  # ... with each of so many seeds
    confirmed: int  # iterations of a search of all moves together, which agreed
    source: Literal["bots", "records"] = "bots"  # who played the games
    format: str = FORMAT


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    """A position, its solution, and how well that was checked."""

    players: int
    options: dict[str, str]
    outcomes: list[tuple[str, list[int]]]  # of the game so far, as in a record
    actions: list[int]  # so far
    best: int  # the action that is clearly best
    values: list[tuple[int, float]]  # best first: actions and the share of the win with each
    margin: float  # by which it leads the second
    error: float  # standard error of the margin
    depth: int  # iterations behind each of the values
    found: dict[str, float]  # bot level -> how often it finds the solution
    rating: int  # how hard it is, from that


class Played(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game, and the puzzles found in it."""

    number: int
    made: str  # the date
    puzzles: list[Puzzle]
    record: str | None = None  # the hash of the game, if people played it


class Named(msgspec.Struct, frozen=True, eq=False):
    """A puzzle of a file, with its name and the state of the game."""

    id: str
    puzzle: Puzzle
    head: Head
    made: str

    def state(self) -> State:
        """The position. What is random after it is not determined yet, and nothing in it comes
        from a seed that somebody could know."""
        puzzle, head = self.puzzle, self.head
        record = {
            "format": RECORD_FORMAT,
            "game": head.game,
            "rules": head.rules,
            "data_hash": head.data_hash,
            "players": puzzle.players,
            "options": puzzle.options,
            "outcomes": puzzle.outcomes,
            "actions": puzzle.actions,
        }
        return games.get(head.game).replay(record)


def read(file: Path) -> dict[str, Named]:
    """The puzzles of a file by their names, in its order."""
    first, *lines = file.read_bytes().splitlines()
    head = msgspec.json.decode(first, type=Head)
    found: dict[str, Named] = {}
    mark = "" if head.source == "bots" else "r"
    for line in lines:
        played = msgspec.json.decode(line, type=Played)
        for puzzle in played.puzzles:
            name = f"{head.game}-{mark}{played.number}-{len(puzzle.actions)}"
            found[name] = Named(name, puzzle, head, played.made)
    return found


@cache
def puzzles_of(game: str) -> dict[str, Named]:
    """The puzzles that come with a game, easiest first; none for a game without a file. Those of
    games between people are in a file of their own."""
    name = games.get(game).name
    known: dict[str, Named] = {}
    for file in (DATA / f"{name}.jsonl", DATA / f"{name}-records.jsonl"):
        known |= read(file) if file.exists() else {}
    return dict(sorted(known.items(), key=lambda item: (item[1].puzzle.rating, item[0])))


def puzzle(name: str) -> Named:
    """The puzzle with this name; SetupError if there is none."""
    game = name.partition("-")[0]
    found = puzzles_of(game).get(name) if game in games.names() else None
    if found is None:
        raise SetupError("no-such-puzzle", puzzle=name)
    return found


def with_puzzles() -> list[Game]:
    """The games that have puzzles."""
    return [game for game in games.all() if puzzles_of(game.name)]


def compact(state: State) -> dict[str, Any]:
    """What a puzzle keeps of a record: enough to replay it, but not the seed."""
    record = state.record()
    return {key: record[key] for key in ("players", "options", "outcomes", "actions")}
