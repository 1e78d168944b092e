"""What happened at a table besides the game: who left, who returned, for whom a bot plays, and what
became of a request. Everybody at the table sees it, in a message and in the log.
"""

from typing import TYPE_CHECKING, NamedTuple

from tidetable.table import entries as log

if TYPE_CHECKING:
    from tidetable.table.state import TableState

KEPT = 200  # notices in memory


class Notice(NamedTuple):
    """Shown in the log after the first `event` events."""

    what: str  # the message notice-WHAT of the browser client
    seat: int  # whom it is about
    by: int | None  # the seat that asked, agreed or refused
    event: int


def notice_of(table: "TableState", entry: log.AnyEntry) -> Notice | None:
    """The notice of an entry; None: there is none. The table has not applied it yet."""
    if not table.begun:
        return None
    match entry:
        case log.Stood(seat):
            return about(table, "left", seat)
        case log.StoodIn(seat, by=by, once=once):
            return about(table, "bot-once" if once else "bot", seat, by)
        case log.CameBack(seat):
            return about(table, "back", seat)
        case log.Resigned(seat):
            return about(table, "resigned", seat)
        case log.RanOut(seat):
            return about(table, "ran-out", seat)
        case log.Carried(seat):
            return about(table, "carried", seat)
        case log.AskedBack(seat):
            return about(table, "back-asked", seat)
        case log.AskedUndo(seat):
            return about(table, "undo-asked", seat)
        case log.Answered(by, agreed, "come-back"):
            return answered(table, "back", table.return_request, by, agreed)
        case log.Answered(by, agreed):
            asked = None if table.undo_request is None else table.undo_request.seat
            return answered(table, "undo", asked, by, agreed)
        case log.Undid(seat):
            asked = None if table.undo_request is None else table.undo_request.seat
            return about(table, "undone", seat) if asked == seat else None
        case log.Moved() if table.undo_request is not None:
            # The game did not wait for the answers.
            return about(table, "undo-lapsed", table.undo_request.seat)
        case log.Moved(seat, cut_short=True):
            # Once in a game: on a slow machine it would be said after every move.
            return about(table, "cut-short", seat) if not table.cut_short else None
    return None


def answered(
    table: "TableState", what: str, asked: int | None, by: int, agreed: bool
) -> Notice | None:
    if asked is None:
        return None
    if agreed:
        return about(table, f"{what}-agreed", asked, by)
    own = table.seats[by].person == table.seats[asked].person
    return about(table, f"{what}-withdrawn" if own else f"{what}-refused", asked, by)


def about(table: "TableState", what: str, seat: int, by: int | None = None) -> Notice:
    return Notice(what, seat, by, events_of(table))


def events_of(table: "TableState") -> int:
    """The number of events so far, which is the same for all viewers."""
    if table.session is None:
        return 0
    state = table.session.state
    if state.log is None:
        state.encoded_events(None)  # from now on the state logs them
    return 0 if state.log is None else len(state.log.full)


def shorten(table: "TableState") -> None:
    """Some events were undone: notices after them now come at the end."""
    if not table.notices:
        return
    events = events_of(table)
    kept = [one._replace(event=min(one.event, events)) for one in table.notices]
    table.notices.clear()
    table.notices.extend(kept)
