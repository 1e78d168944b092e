"""How many days in a row somebody has solved the puzzle of the day."""

from datetime import date, timedelta
from typing import NamedTuple


class Streak(NamedTuple):
    days: int  # in a row, up to today or yesterday
    today: bool  # the daily puzzle of today is solved


def streak_of(days: set[date], today: date) -> Streak:
    """A streak lasts as long as no day is left out; today may still come."""
    at, count = today if today in days else today - timedelta(days=1), 0
    while at in days:
        count, at = count + 1, at - timedelta(days=1)
    return Streak(count, today in days)
