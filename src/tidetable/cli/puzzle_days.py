"""The days on which the puzzle of the day was solved in the terminal: a file of this computer.

It has, for each game, what came first on each day: true if the puzzle was solved, false if its
solution was shown. A file that cannot be read stays as it is.
"""

import os
from datetime import date
from pathlib import Path

import msgspec
import platformdirs

from tidetable.puzzles.streak import Streak, streak_of

Days = dict[str, dict[date, bool]]  # by game


class Damaged(Exception):
    """The file cannot be read, or not be written; its text says why."""


def own_days() -> Path:
    return platformdirs.user_data_path("tidetable", appauthor=False) / "puzzle-days.json"


def ended(path: Path, game: str, day: date, solved: bool) -> bool:
    """Note how the puzzle of a day ended, unless it had before; whether the day counts."""
    known = read(path)
    days = known.setdefault(game, {})
    if day not in days:
        days[day] = solved
        write(path, known)
    return days[day]


def streak(path: Path, game: str, today: date) -> Streak:
    days = read(path).get(game, {})
    return streak_of({day for day, solved in days.items() if solved}, today)


def read(path: Path) -> Days:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Days)
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Damaged(str(error)) from error


def write(path: Path, days: Days) -> None:
    """Replace the file as a whole: when this is interrupted, the old one is still there."""
    new = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(msgspec.json.format(msgspec.json.encode(days)) + b"\n")
        new.replace(path)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise Damaged(str(error)) from error
