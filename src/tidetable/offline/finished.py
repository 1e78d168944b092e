"""Requests about finished games: record, replay, analysis, rematch and import."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable import games
from tidetable.bots.tasks import Assessed
from tidetable.server.imports import finished_record, made_of
from tidetable.server.judgements import AT_ONCE, ITERATIONS, Judgement, judged
from tidetable.server.loaded import LoadedTable
from tidetable.server.records import finished_game
from tidetable.server.rematch_seats import Rematch, arrange, sit_down
from tidetable.server.replays import STEPS, check, page
from tidetable.server.summaries import new_made, summary
from tidetable.table import entries as log
from tidetable.table.state import fitting
from tidetable.table.table import TableError

if TYPE_CHECKING:
    from tidetable.offline.routes import Asked


class Imported(msgspec.Struct):
    text: str  # JSON or notation


def finished(asked: "Asked", found: Callable[[LoadedTable], None]) -> None:
    """Go on with the table that the path names, if its game is over."""

    def check_over(loaded: LoadedTable) -> None:
        if loaded.table.status != "over":
            raise TableError("not-over")
        found(loaded)

    asked.table(check_over)


def recorded(asked: "Asked") -> None:
    """The finished game with its seed, for `tidetable verify`."""
    finished(asked, lambda loaded: asked.answer(finished_game(loaded.table)))


def replay(asked: "Asked") -> None:
    def answer(loaded: LoadedTable) -> None:
        first, count = asked.query("first", 0), asked.query("count", STEPS)
        seat = asked.request.query.get("seat")
        check("first", first, 0, len(loaded.table.state.taken()))
        check("count", count, 1, STEPS)
        asked.answer(page(loaded.table, int(seat[0]) if seat else None, first, count))

    finished(asked, answer)


def evaluate(asked: "Asked") -> None:
    """A strong player's assessment of every legal move at a position."""

    def ask(loaded: LoadedTable) -> None:
        step, iterations = asked.query("step", 0), asked.query("iterations", 2000)
        check("iterations", iterations, 1, ITERATIONS)
        check("step", step, 0, len(loaded.table.state.taken()) - 1)

        def answer(found: Any, error: Exception | None) -> None:
            if error is not None:
                asked.fail(error)
            else:
                asked.answer(Assessed(*found).actions)

        asked.host.caretaker.assess(loaded, step, iterations, answer)

    finished(asked, ask)


def analysis(asked: "Asked") -> None:
    """Assessments of some decisions, one after the other."""

    def ask(loaded: LoadedTable) -> None:
        actions = loaded.table.state.taken()
        iterations = asked.query("iterations", 1000)
        first, count = asked.query("first", 0), asked.query("count", 10)
        named = asked.request.query.get("step")
        check("iterations", iterations, 1, ITERATIONS)
        check("first", first, 0, len(actions))
        wanted = [int(step) for step in named] if named else []
        check("count", len(wanted) if named else count, 1, AT_ONCE)
        wanted = wanted or list(range(first, min(first + count, len(actions))))
        for step in wanted:
            check("step", step, 0, len(actions) - 1)
        found: list[Judgement] = []

        def judge(result: Any, error: Exception | None) -> None:
            if error is not None:
                asked.fail(error)
                return
            step = wanted[len(found)]
            found.append(judged(step, actions[step], Assessed(*result)))
            next_one()

        def next_one() -> None:
            if len(found) == len(wanted):
                asked.answer(found)
            else:
                step = wanted[len(found)]
                asked.host.caretaker.assess(loaded, step, iterations, judge)

        next_one()

    finished(asked, ask)


def again(asked: "Asked") -> None:
    """A rematch, everyone one seat further. Asking again returns the same table."""
    person, wish = asked.person(), asked.body(Rematch)

    def ask(loaded: LoadedTable) -> None:
        old = loaded.table
        if not old.seats_of(person.id):
            raise TableError("not-seated")
        if old.rematch is not None:
            asked.parts = {"table": old.rematch}
            asked.table(lambda fresh: asked.answer(summary(fresh.table), 201))
            return
        made = old.made
        chairs = arrange(old, person.id, {person.id}, wish.missing)
        fresh = new_made(
            made.game,
            len(chairs),
            person.id,
            [chair.plan for chair in chairs],
            fitting(games.get(made.game), made.options, len(chairs)),
            listed=False,
            spectators=made.spectators,
            patience=made.patience,
            stand_in=made.stand_in,
            before=old.id,
        )

        def seat_all(new: LoadedTable) -> None:
            plans = [sit_down(n, c.old, {}) for n, c in enumerate(chairs) if c.old is not None]
            name = new.table.id
            asked.host.caretaker.submit(
                loaded, lambda table: None if table.rematch else log.Again(name)
            )
            asked.run(new, *plans)

        asked.host.create(fresh, seat_all, asked.fail)

    finished(asked, ask)


def import_record(asked: "Asked") -> None:
    """Import a finished game, JSON or notation. It becomes a table like any other."""
    person = asked.person()
    end, names = finished_record(asked.body(Imported).text)
    asked.host.create(
        made_of(end, person.id, names),
        lambda loaded: asked.run(loaded, lambda table: log.Began()),
        asked.fail,
    )


HANDLERS: list[tuple[str, str, Callable[["Asked"], None]]] = [
    ("GET", "/api/tables/{table}/record", recorded),
    ("GET", "/api/tables/{table}/replay", replay),
    ("GET", "/api/tables/{table}/evaluate", evaluate),
    ("GET", "/api/tables/{table}/analysis", analysis),
    ("POST", "/api/tables/{table}/again", again),
    ("POST", "/api/replay", import_record),
]
