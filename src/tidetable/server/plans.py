"""What a client's command means: the plan that checks it, and a refusal in words. The server and
the offline host use the same."""

from collections.abc import Callable

from tidetable.bots.contract import Thought
from tidetable.engine.errors import TidetableError
from tidetable.server import messages
from tidetable.server.uptime import uptime
from tidetable.table import entries as log
from tidetable.table.entries import SeatPlan
from tidetable.table.table import Table, TableError
from tidetable.text import Text

Plan = Callable[[Table], log.AnyEntry | None]  # checks; the entry to store, None: nothing to do


class Caller:
    """Who sends commands, and what they depend on besides the table."""

    def __init__(
        self,
        person: str | None,
        name: str,
        wait_for: Callable[[int], float | None],
        host_away: Callable[[], float | None],
    ) -> None:
        self.person = person
        self.name = name
        # Seconds until a bot may play for a seat whose person is away; None: not at all.
        self.wait_for = wait_for
        self.host_away = host_away  # how long the host has been gone; None: the host is connected


def plan_of(command: messages.TableCommand, caller: Caller) -> Plan:
    """The plan of a command. Raises TableError for spectators."""
    person = caller.person
    if person is None:
        raise TableError("spectators-only-look")
    match command:
        case messages.MakeMove(ply=ply, move=move):
            return lambda table: table.move(person, ply, move)
        case messages.Undo(seat=seat):
            return lambda table: table.undo(seat, person, uptime.now())
        case messages.Answer(seat=seat, agreed=agreed, to=to, asked_by=asked_by, ply=asked_at):
            return lambda table: table.answer(seat, person, agreed, to, asked_by, asked_at)
        case messages.Resign(seat=seat):
            return lambda table: table.resign(seat, person)
        case messages.StandIn(seat=seat, once=once):
            return lambda table: table.stand_in(seat, person, once, caller.wait_for(seat))
        case messages.ComeBack(seat=seat):
            return lambda table: table.come_back(seat, person, uptime.now())
        case messages.Stand(seat=seat):
            return lambda table: table.stand(seat, person)
        case messages.AskPause(seat=seat, days=days):
            return lambda table: table.ask_pause(seat, person, days, uptime.now())
        case messages.Say(text=text):
            return lambda table: table.say(person, caller.name, text)
        case messages.Mute(person=other, muted=muted):
            return lambda table: table.mute(person, other, muted)
        case _:
            return arranging(command, person, caller)


def arranging(command: messages.Arranging, person: str, caller: Caller) -> Plan:
    """What the host and the others do with the seats before a game."""
    match command:
        case messages.PlanSeat(seat=seat, kind=kind, bot=bot):
            plan = SeatPlan(kind, bot)
            return lambda table: table.plan_seat(seat, person, plan)
        case messages.AddSeat(kind=kind, bot=bot):
            plan = SeatPlan(kind, bot)
            return lambda table: table.add_seat(person, plan)
        case messages.DropSeat(seat=seat):
            return lambda table: table.drop_seat(seat, person)
        case messages.SwapSeats(seat=seat, other=other):
            return lambda table: table.swap(seat, other, person)
        case messages.ChooseSign(seat=seat, sign=sign):
            return lambda table: table.choose_sign(seat, person, sign)
        case messages.Remove(person=whom):
            return lambda table: table.remove(whom, person)
        case messages.Readmit(person=whom):
            return lambda table: table.readmit(whom, person)
        case messages.MakeHost(person=whom):
            return lambda table: table.make_host(whom, person)
        case messages.TakeOver():
            return lambda table: table.take_over(person, caller.host_away())
        case messages.Reinvite():
            return lambda table: table.reinvite(person)
        case messages.ClearAway():
            return lambda table: table.clear_away(person)


def refusal_of(
    key: str | None, refusal: TidetableError, table: Table, text: Text
) -> messages.Refused:
    """The answer to a command that was refused, in the client's language."""
    # Before the game seats have numbers: "seat 2" is the same one for everybody.
    seats = table.seats if table.begun else []
    former = text("former-player")
    names = [
        former if seat.name == "" else seat.name or f"{number + 1}"
        for number, seat in enumerate(seats)
    ]
    params = {name: value for name, value in refusal.params.items() if is_plain(value)}
    return messages.Refused(key, refusal.code, text.error(refusal, names), params)


def is_plain(value: object) -> bool:
    return isinstance(value, (str, int, float, bool, list, dict, type(None)))


def moved(seat: int, thought: Thought) -> log.Moved:
    """The entry for a bot's move. It says when the safety net ended the thought."""
    if not thought.capped:
        return log.Moved(seat, thought.action)
    return log.Moved(seat, thought.action, cut_short=True)
