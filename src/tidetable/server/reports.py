"""HTTP handler with which people report a chat line to the operator."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable.server.limits import Buckets, address_of, costs
from tidetable.server.services import Services
from tidetable.table.table import Table, TableError

AT_ONCE: Final = 20  # reports from one address, then ...
RATE: Final = 1 / 360  # ... one in this many seconds


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """Which line of the chat, and perhaps why."""

    person: Annotated[str, Meta(max_length=64)]  # who wrote it ...
    at: float  # ... and when, as in the line
    reason: Annotated[str, Meta(max_length=300)] = ""


class Reported(msgspec.Struct):
    """The operator will see it."""


class ReportLimits:
    """Reports by address, counted in this process: new guests cost nothing."""

    def __init__(self, active: bool) -> None:
        self.addresses = Buckets(RATE * active, AT_ONCE)

    def take(self, address: str) -> None:
        if not self.addresses.of(address).take():
            raise TableError("too-many-reports", most=AT_ONCE)


def routes(services: Services) -> list[HTTPRouteHandler]:
    limits = ReportLimits(services.limits.people.rate > 0)

    @post("/api/tables/{table_id:str}/reports", opt=costs(5))
    async def report(request: Request[Any, Any, Any], table_id: str, data: NewReport) -> Reported:
        """Report a chat line to the operator. Everybody who may read the chat can do so."""
        person = await services.authenticated(request)
        table = (await services.registry.get(table_id)).table
        check_line(table, person.id, data)
        limits.take(address_of(request.scope))
        reason = " ".join(data.reason.split())
        await services.reports.add(person.id, table.id, data.person, data.at, reason)
        return Reported()

    return [report]


def check_line(table: Table, reader: str, data: NewReport) -> None:
    if not (table.made.spectators or table.seats_of(reader) or table.status == "over"):
        raise TableError("not-seated")
    own = table.current_id(reader) == table.current_id(data.person)
    if own or not any(line.person == data.person and line.at == data.at for line in table.chat):
        raise TableError("nobody-said")
