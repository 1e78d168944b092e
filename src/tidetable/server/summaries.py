"""Summaries of tables for lists, and the first log entry of a new table."""

from functools import lru_cache
from typing import Any

import msgspec

from tidetable import bots, games
from tidetable.bots import crew
from tidetable.engine.chance import Chance, fresh_seed
from tidetable.engine.state import SIGNS
from tidetable.server.list_rows import ListRow
from tidetable.server.messages import SeatNow, Summary
from tidetable.server.uptime import uptime
from tidetable.table import entries as log
from tidetable.table.clock import EXTRA
from tidetable.table.table import Table, TableError
from tidetable.table.who_played import bot_finished, bot_share

READ = 4096  # summaries that are kept when they have been read
SHOWN = 3.0  # seconds in which clients show what the others did (web/src/net/round.ts)
MOMENT = 2.4  # ... and what everybody stops to look at (web/src/boards/poseidon/throw.ts)


def summary(table: Table) -> Summary:
    over = table.status == "over"
    rated = table.ratings
    signs: list[str | None] = [*table.signs()] or [None] * len(table.seats)
    return Summary(
        table.id,
        table.made.game,
        len(table.seats),
        {name: choice for name, choice in table.made.options.items() if name != SIGNS},
        table.status,
        [
            SeatNow(
                seat.name,
                seat.plan.kind,
                seat.bot,
                seat.person is not None and not seat.away,
                seat.resigned,
                who=seat.person,
                rating=seat.rating,
                bot_finished=over and bot_finished(table, number),
                bot_share=round(bot_share(table, number), 3) if over else 0.0,
                missed=seat.missed,
                rating_before=rated.before[number] if rated else None,
                rating_after=rated.after[number] if rated else None,
                sign=signs[number],
                sign_chosen=seat.sign is not None,
                temper=table.temper(number),
            )
            for number, seat in enumerate(table.seats)
        ],
        table.to_move(),
        table.made.rated,
        table.made.clock,
        table.rematch,
        table.winners() if over else None,
        table.scores() if over else None,
        table.halt_code,
        table.host,
        table.made.spectators,
        table.listed,
        table.invited_times,
        table.patience,
        table.stand_in_level,
        table.moved_at,
        table.made.tournament,
        table.made.rating_low,
        table.made.rating_high,
        not over and (table.made.past is not None or table.carried),
    )


def encode_summary(short: Summary) -> str:
    return msgspec.json.encode(short).decode()


@lru_cache(READ)
def read_summary(encoded: str) -> Summary:
    """A summary from a list row, not to be changed: pages ask for their lists every few seconds,
    and most tables have not changed meanwhile."""
    return msgspec.json.decode(encoded, type=Summary)


def list_row(table: Table, short: Summary) -> ListRow:
    return ListRow(table.id, table.status, encode_summary(short), table.seq, due(table))


def due(table: Table) -> float | None:
    """When the server must act on this table by itself, in server time; None: never."""
    if table.status != "playing":
        return None
    now = uptime.now()
    if table.agreed_on(now) is not None or table.seats[table.to_move()].bot is not None:
        return now
    return table.clocks.ends()


def new_made(
    game: str,
    players: int,
    host: str,
    seats: list[log.SeatPlan],
    options: dict[str, str],
    **settings: Any,
) -> log.Made:
    """The first entry of a log, checked: the game can be dealt and the bots exist."""
    rules = games.get(game)
    bots.level(settings.get("stand_in", "normal"))
    for plan in seats:
        if plan.bot is not None:
            bots.level(plan.bot)
        if (plan.kind == "bot") != (plan.bot is not None):
            raise TableError("bad-seat-plan")
    settings["clock"] = with_allowance(settings.get("clock") or log.TimeControl())
    check_clock(settings["clock"])
    check_range(settings)
    own = sum(plan.kind == "host" for plan in seats)
    if settings.get("rated") and (own > 1 or any(plan.kind == "bot" for plan in seats)):
        raise TableError("rated-people")
    if len(seats) != players:
        raise TableError("bad-seat-count", seats=len(seats), players=players)
    signs = [plan.sign for plan in seats if isinstance(plan.sign, str)]
    for sign in signs:
        if sign not in rules.signs(rules.data) or signs.count(sign) > 1:
            raise TableError("bad-sign", sign=sign)
    # Not game.new: it accepts more keywords than the options of a game.
    state = rules.start(players, options, rules.numbers(None), Chance(0), None)
    return log.Made(
        game=game,
        players=players,
        options=state.setup.options,
        seats=seats,
        host=host,
        seed=str(fresh_seed()),
        rules=rules.rules_version,
        data_hash=rules.data.hash,
        increments="turn",
        crew=crew.VERSION,
        **settings,
    )


def with_allowance(clock: log.TimeControl) -> log.TimeControl:
    """Let a turn begin when the others' moves have been shown: after three seconds, or less where
    the time is short. It is the same for everybody, however fast a client shows them."""
    times = [0.1 * (clock.per_move or 0.0), 0.01 * (clock.bank or 0.0), clock.allowance]
    allowance = min(SHOWN, max(times))
    moment = allowance * MOMENT / SHOWN
    return msgspec.structs.replace(clock, allowance=allowance, moment=moment)


def check_clock(clock: log.TimeControl) -> None:
    """A reserve adds to the time for each move; and a player who loses only a turn by a missed
    deadline must get time for the next one: the same for every move, or one more day in a bank of
    days."""
    if clock.reserve is not None and clock.per_move is None:
        raise TableError("bad-clock")
    if clock.missed == "turn" and clock.per_move is None and (clock.bank or 0.0) < EXTRA:
        raise TableError("bad-clock")
    if clock.reserve is not None and clock.bank is not None:
        raise TableError("bad-clock")


def check_range(settings: dict[str, Any]) -> None:
    """A range of ratings makes sense where there are ratings, and somebody must be in it."""
    low, high = settings.get("rating_low"), settings.get("rating_high")
    if (low, high) == (None, None):
        return
    if not settings.get("rated") or (low is not None and high is not None and low > high):
        raise TableError("bad-rating-range")


def is_turn(table: Summary, seats: list[int]) -> bool:
    """Whether one of these seats is to move, and not a bot for it."""
    return table.to_move in seats and table.seats[table.to_move].bot is None


def time_left(table: Summary, due: float | None) -> float | None:
    """Seconds left to the person to move, from the due time of a list row; None: no clock runs."""
    playing = table.status == "playing" and table.to_move >= 0
    if not playing or due is None or table.seats[table.to_move].bot is not None:
        return None
    return max(0.0, due - uptime.now())
