"""The plans of commands before a game: what the host and the others do with the seats."""

from tidetable.server import messages
from tidetable.server.commands import Plan
from tidetable.server.loaded import LoadedTable
from tidetable.table.entries import SeatPlan


def arranging(command: messages.Arranging, person: str, loaded: LoadedTable) -> Plan:
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
            return lambda table: table.take_over(person, loaded.host_away())
        case messages.Reinvite():
            return lambda table: table.reinvite(person)
        case messages.ClearAway():
            return lambda table: table.clear_away(person)
