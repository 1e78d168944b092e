"""What clients see of a tournament. It is the same for everybody: nothing in it is secret."""

import hashlib

import msgspec

from tidetable.server.tournaments import LoadedTournament
from tidetable.server.uptime import uptime
from tidetable.table.entries import TimeControl
from tidetable.tournament.entries import Uneven
from tidetable.tournament.standings import GAME, STRENGTH
from tidetable.tournament.tournament import HOST_AWAY, Round, TableOfRound


class SeatInRound(msgspec.Struct):
    """A person at a table of a round."""

    person: str
    name: str  # "": a former player
    came: bool
    missed: bool  # lost by forfeit: did not come in time
    place: int | None = None  # when the game is over
    points: float | None = None


class TableInRound(msgspec.Struct):
    table: str  # the id of the table
    status: str  # soon, waiting (for people), playing, over
    seats: list[SeatInRound]
    decided: bool  # by the host
    void: bool  # closed by an administrator
    nobody: bool  # has won
    deadline: float | None  # when people who have not come lose, in server time
    late_at: float | None  # from when on the host may decide the game, in server time


class PersonNamed(msgspec.Struct):
    person: str
    name: str


class RoundView(msgspec.Struct):
    number: int
    tables: list[TableInRound]
    byes: list[PersonNamed]


class StandingView(msgspec.Struct):
    place: int
    person: str
    name: str
    points: float
    strength: float  # of the opponents
    direct: float  # points against those who are equal so far
    wins: int
    gone: str  # withdrew, removed; "": plays


class TournamentView(msgspec.Struct):
    id: str
    code: str  # with which friends find it
    title: str  # "": by its game
    game: str
    options: dict[str, str]
    size: int  # players at a table
    rounds: int
    clock: TimeControl
    rated: bool
    spectators: bool
    listed: bool
    uneven: Uneven
    late: bool
    no_show: float
    pause: float | None
    limit: float
    status: str  # open, running, finished, cancelled
    host: str
    host_name: str
    host_away: bool  # any player may take over
    may_join: bool
    next_at: float | None  # when the next round begins, in server time
    played: list[RoundView]  # the rounds so far, the current one last
    standings: list[StandingView]
    now: float  # server time
    tag: str = ""  # changes when anything but the time does: the ETag


def host_away(loaded: LoadedTournament) -> float:
    """Seconds since the host looked."""
    return max(0.0, uptime.now() - loaded.host_seen)


def view(loaded: LoadedTournament) -> TournamentView:
    """What everybody sees now. Dozens of people ask every few seconds, and standings take a few
    milliseconds, so it is made once for all of them."""
    made = loaded.tournament
    away = made.status in ("open", "running") and host_away(loaded) >= HOST_AWAY
    key = made.seq, loaded.people_at, away
    if loaded.shown is None or loaded.shown[0] != key:
        loaded.shown = key, new_view(loaded, away)
    shown: TournamentView = loaded.shown[1]
    return msgspec.structs.replace(shown, now=uptime.now())


def new_view(loaded: LoadedTournament, away: bool) -> TournamentView:
    made, plan = loaded.tournament, loaded.tournament.settings
    shown = TournamentView(
        *(made.id, loaded.code, plan.title, plan.game, plan.options, plan.size, plan.rounds),
        *(plan.clock, plan.rated, plan.spectators, plan.listed, plan.uneven, plan.late),
        *(plan.no_show, plan.pause, plan.limit),
        status=made.status,
        host=made.host,
        host_name=loaded.name(made.first_host),
        host_away=away,
        may_join=made.may_join(),
        next_at=made.next_at() or None,
        played=[round_view(loaded, one) for one in made.rounds],
        standings=[
            StandingView(
                one.place,
                made.current_id(one.person),
                loaded.name(one.person),
                round(one.points / GAME, 3),
                round(one.strength / STRENGTH, 3),
                round(one.direct / GAME, 3),
                one.wins,
                made.players[one.person].gone,
            )
            for one in made.standings()
        ],
        now=0.0,
    )
    shown.tag = hashlib.sha256(msgspec.json.encode(shown)).hexdigest()[:24]
    return shown


def round_view(loaded: LoadedTournament, one: Round) -> RoundView:
    now = loaded.tournament.current_id
    return RoundView(
        one.number,
        [table_view(loaded, table) for table in one.tables],
        [PersonNamed(now(person), loaded.name(person)) for person in one.byes],
    )


def table_view(loaded: LoadedTournament, table: TableOfRound) -> TableInRound:
    made, outcome = loaded.tournament, table.outcome
    seats = [
        SeatInRound(
            made.current_id(person),
            loaded.name(person),
            person in table.came,
            person in table.missed,
            None if outcome is None else outcome.places[seat],
            None if outcome is None else round(outcome.points(seat) / GAME, 3),
        )
        for seat, person in enumerate(table.people)
    ]
    waiting = table.created_at is not None and table.started_at is None and outcome is None
    deadline = (table.created_at or 0.0) + made.settings.no_show if waiting else None
    late = None
    if table.started_at is not None and outcome is None and not made.timed():
        late = table.started_at + made.settings.limit
    return TableInRound(
        table.id,
        status_of(table),
        seats,
        table.decided,
        table.void,
        outcome is not None and outcome.nobody,
        deadline,
        late,
    )


def status_of(table: TableOfRound) -> str:
    if table.outcome is not None:
        return "over"
    if table.started_at is not None:
        return "playing"
    return "soon" if table.created_at is None else "waiting"
