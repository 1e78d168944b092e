"""Who made the decisions of a seat: its person, or a bot that stood in."""

from tidetable.table.state import TableState


def bot_finished(table: TableState, seat: int) -> bool:
    """Whether a bot plays for the person on a seat, or made the last decision for them: a win that
    a bot finished is not the person's."""
    place = table.seats[seat]
    if place.person is None:
        return False
    made = decisions(table, seat)
    return place.bot is not None or (bool(made) and made[-1])


def bot_share(table: TableState, seat: int) -> float:
    """The part of a person's decisions that a bot made for them."""
    made = [] if table.seats[seat].person is None else decisions(table, seat)
    return sum(made) / len(made) if made else 0.0


def decisions(table: TableState, seat: int) -> list[bool]:
    """The decisions of a seat so far: whether a bot made them."""
    if table.session is None:
        return []
    past = zip(table.session.past, table.by_bot, strict=True)
    return [bot for (mover, _), bot in past if mover == seat]
