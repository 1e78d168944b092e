"""Who made the decisions of a seat: its person, or a bot that stood in."""

from tidetable.table.state import TableState


def bot_finished(table: TableState, seat: int) -> bool:
    """Whether a bot plays for the person on a seat, or made the last decision for them: a win that
    a bot finished is not the person's."""
    place = table.seats[seat]
    if place.person is None or table.session is None:
        return place.person is not None and place.bot is not None
    past = zip(reversed(table.session.past), reversed(table.by_bot), strict=True)
    last = next((bot for (mover, _), bot in past if mover == seat), False)
    return place.bot is not None or last


def bot_share(table: TableState, seat: int) -> float:
    """The part of a person's decisions that a bot made for them."""
    if table.seats[seat].person is None or table.session is None or not any(table.by_bot):
        return 0.0
    past = zip(table.session.past, table.by_bot, strict=True)
    made = [bot for (mover, _), bot in past if mover == seat]
    return sum(made) / len(made) if made else 0.0
