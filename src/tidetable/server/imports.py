"""The import of a finished game, which comes from anywhere.

Every record is replayed before it becomes a table: a broken one is refused with what is wrong. A
record may bring its own data, so everything in it is bounded: what is imported is kept, shown and
replayed like any other game.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from tidetable import games
from tidetable.engine import notation, record
from tidetable.engine.errors import RecordError, TidetableError
from tidetable.engine.game import Game, State
from tidetable.engine.record import Record
from tidetable.server.logs import logger
from tidetable.server.names import IdentityError, clean
from tidetable.server.summaries import new_made
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError

if TYPE_CHECKING:  # offline there are no services
    from tidetable.server.services import Services

# Several times the longest random games of the games that there are.
MOST_ACTIONS = 5_000
MOST_OUTCOMES = 5_000  # and numbers in all of them
MOST_NUMBERS = 20_000
MOST_EVENTS = 10_000
MOST_DATA = 10_000  # bytes of the record's own data
LONGEST_WORD = 60  # in the data: words are repeated in every view
LONGEST_LINE = 20_000  # of a notation


async def imported(
    services: "Services", end: State, host: str, names: list[str] | None = None
) -> Table:
    """A new table with a finished game that was played elsewhere."""
    table = await services.registry.create(made_of(end, host, names))
    return await services.commands.run(table.id, lambda table: log.Began())


def made_of(end: State, host: str, names: list[str] | None) -> log.Made:
    """The first entry of a table with a finished game."""
    plans = [log.SeatPlan("open") for _ in range(end.players)]
    name, options, past = end.game.name, end.setup.options, end.record()
    return new_made(name, end.players, host, plans, options, listed=False, past=past, names=names)


def finished_game(text: str) -> State:
    """The end of the game that a text describes; RecordError says what is wrong with it."""
    return finished_record(text)[0]


def finished_record(text: str) -> tuple[State, list[str] | None]:
    """The end of the game, and the names of its players if the text has any."""
    found = read(text)
    check_size(found)
    game = games.get(found.game)
    end = safely(game, found)
    if not end.over:
        raise TableError("not-over")
    bound("events", len(end.encoded_events(None)), MOST_EVENTS)
    return end, player_names(found)


def player_names(found: Record) -> list[str] | None:
    """The names in a record; None if it has none, or one that no person could have. They are
    anybody's claim: nobody is looked up by them, and no statistics count them."""
    if found.names is None:
        return None
    if len(found.names) != found.players:
        raise RecordError("record-invalid", reason="Expected a name for each player - at `$.names`")
    try:
        return [clean(name) for name in found.names]
    except IdentityError:
        return None


def read(text: str) -> Record:
    """Read JSON or notation."""
    if not notation.is_notation(text):
        return record.read(text)
    lines = text.splitlines()
    bound("actions", sum(len(line.split()) for line in lines if line[:1].isdigit()), MOST_ACTIONS)
    bound("outcomes", sum(line.startswith("[outcome.") for line in lines), MOST_OUTCOMES)
    bound("line", max(map(len, lines)), LONGEST_LINE)
    game = games.get(notation.game_name(text))
    try:
        return record.read(notation.parse(game, text))
    except TidetableError:
        raise
    except Exception as error:
        raise failed(game, error, 0) from None


def safely(game: Game, found: Record) -> State:
    """Replay a record. If its data makes the rules fail, that is the record's fault. An outcome
    that does not fit is reported with the action that needs it."""
    try:
        return game.replay(found)
    except TidetableError as refusal:
        number = first_failure(game, found) if refusal.code.startswith("outcome-") else 0
        if not number:
            raise
        raise RecordError("record-illegal", number=number, why=refusal, game=game.name) from None
    except Exception as error:
        raise failed(game, error, first_failure(game, found)) from None


def first_failure(game: Game, found: Record) -> int:
    """The number of the action at which the rules fail; 0: they fail before the first."""
    number = 0
    try:
        state = record.begin(game, found)
        for number, action in enumerate(found.actions, 1):  # noqa: B007 - used after a failure
            state.apply(action)
    except Exception:
        return number
    return number


def failed(game: Game, error: Exception, number: int) -> RecordError:
    facts = {"game": game.name, "error": type(error).__name__, "action": number}
    logger.warning("an imported record made the rules fail", extra={"facts": facts})
    return RecordError("record-failed", number=number)


# -- bounds --------------------------------------------------------------------------------------


def check_size(found: Record) -> None:
    """Refuse a record that is larger than any real one."""
    bound("actions", len(found.actions), MOST_ACTIONS)
    bound("outcomes", len(found.outcomes), MOST_OUTCOMES)
    bound("outcomes", sum(len(numbers) for _, numbers in found.outcomes), MOST_NUMBERS)
    if found.data is not None:
        bound("data", len(msgspec.json.encode(found.data)), MOST_DATA)
        bound("data", max(map(len, words(found.data)), default=0), LONGEST_WORD)
    for field in (found.seed_hash or "", found.data_hash, *found.options, *found.options.values()):
        bound("record", len(field), 2 * LONGEST_WORD)


def bound(field: str, found: int, most: int) -> None:
    if found > most:
        raise RecordError("record-too-large", field=field, found=found, most=most)


def words(node: object) -> Iterator[str]:
    """All texts in some data, names of fields included."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for name, value in node.items():
            yield str(name)
            yield from words(value)
    elif isinstance(node, list):
        for value in node:
            yield from words(value)
