"""What entries about seats change in the database, in the same transaction as the log."""

from tidetable.server.database import Statement
from tidetable.table import entries as log
from tidetable.table.table import Table

SIT = "INSERT INTO sitting (person, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
EMPTY = "DELETE FROM sitting WHERE table_id = ?"
HOST = "UPDATE tables SET host = ? WHERE id = ?"
NO_CODE = "DELETE FROM codes WHERE table_id = ?"


def seat_rows(table: Table, entry: log.AnyEntry) -> list[Statement]:
    """The statements for an entry that is about to be applied to a table."""
    numbers = list(range(len(table.seats)))
    match entry:
        case log.Sat(seat, person):
            return [(SIT, (person, table.id, seat))]
        case log.Handed(was, person):
            handed = "UPDATE sitting SET person = ? WHERE table_id = ? AND person = ?"
            hosted = "UPDATE tables SET host = ? WHERE id = ? AND host = ?"
            return [(handed, (person, table.id, was)), (hosted, (person, table.id, was))]
        case log.Stood(seat) if table.status == "open":
            stood = "DELETE FROM sitting WHERE table_id = ? AND seat = ?"
            heir = table.heir(seat)
            passed = [] if heir is None else [(HOST, (heir, table.id))]
            return [(stood, (table.id, seat)), *passed]
        case log.Removed(person):
            gone = "DELETE FROM sitting WHERE table_id = ? AND person = ?"
            return [(gone, (table.id, person))]
        case log.Hosted(person):
            return [(HOST, (person, table.id))]
        case log.Dropped(seat):
            return reseated(table, [number for number in numbers if number != seat])
        case log.Began(dropped) if dropped:
            return reseated(table, [number for number in numbers if number not in dropped])
        case log.Swapped(seat, other):
            numbers[seat], numbers[other] = other, seat
            return reseated(table, numbers)
        case log.Listed(listed):
            return [("UPDATE tables SET listed = ? WHERE id = ?", (int(listed), table.id))]
        case log.Reinvited():
            return [(NO_CODE, (table.id,))]
        case log.Cleared():
            return [(EMPTY, (table.id,)), (NO_CODE, (table.id,))]
        case _:
            return []


def reseated(table: Table, order: list[int]) -> list[Statement]:
    """Who sits where once the seats are in this order."""
    people = [table.seats[number].person for number in order]
    return [
        (EMPTY, (table.id,)),
        *((SIT, (person, table.id, seat)) for seat, person in enumerate(people) if person),
    ]
