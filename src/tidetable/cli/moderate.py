"""`tidetable moderate`: chat lines that people have reported, and what to do about them; and
tournaments that their hosts do not look after.

Works while servers run on the database, which notice within two seconds. Every change is written to
the audit log first, as with `tidetable admin`.
"""

from time import time
from typing import Any

import msgspec
from rich.panel import Panel
from rich.text import Text as Styled

from tidetable.cli.admin import Office, Work, run, shown
from tidetable.engine.errors import SetupError
from tidetable.server.moderation import Report
from tidetable.server.tournament_store import TournamentSummary
from tidetable.table.entries import Said, decoder

__all__ = ["close", "dismiss", "mute", "mutes", "reopen", "reports", "run", "unmute"]

DAY = 86_400.0
PAGE = 20  # reports
AROUND = 3  # lines of chat before and after the one that was reported


def reports(everything: bool, page: int) -> Work:
    """List reports, each with the lines around the reported one."""

    async def work(office: Office) -> None:
        found = await office.services.reports.page(page, PAGE, None if everything else "open")
        for report in found:
            office.console.print(await panel(office, report))
        if not found:
            office.say(office.text("moderate-none"))

    return work


async def panel(office: Office, report: Report) -> Panel:
    text = office.text
    body = Styled()
    for at, entry in await office.services.reports.around(report, AROUND):
        said = decoder.decode(entry)
        if isinstance(said, Said) and said.text:
            meant = (at, said.person) == (report.said, report.person)
            line = f"{'▶' if meant else ' '} {said.name}: {said.text}\n"
            body.append(line, style="bold" if meant else "dim")
    if not body:
        body.append(text("moderate-gone") + "\n", style="dim")
    reason = report.reason or text("moderate-no-reason")
    body.append(text("moderate-by", person=report.reporter or "?", reason=reason) + "\n")
    others = await office.database.read(
        "SELECT COUNT(*), COUNT(DISTINCT reporter) FROM reports WHERE person = ?", report.person
    )
    count, people = others[0]
    person = report.person
    body.append(text("moderate-about", person=person, reports=int(count), people=int(people)))
    for until, why in await office.database.read(
        "SELECT until, reason FROM mutes WHERE person = ? AND until > ?", report.person, time()
    ):
        body.append("\n" + text("moderate-muted", until=shown("at", until), reason=str(why)))
    title = text(
        "moderate-title",
        number=report.number,
        at=shown("at", report.said),
        table=report.table_id,
        state=text(f"moderate-state-{report.state}"),
    )
    return Panel(body, title=Styled(title), title_align="left")


def mutes() -> Work:
    async def work(office: Office) -> None:
        columns = ["id", "name", "until", "reason"]
        rows: list[tuple[Any, ...]] = await office.database.read(
            "SELECT m.person, p.name, m.until, m.reason FROM mutes m "
            "JOIN people p ON p.id = m.person WHERE m.until > ? ORDER BY m.until",
            time(),
        )
        office.show(columns, rows)

    return work


# -- changing ------------------------------------------------------------------------------------


async def ids(office: Office, person: str) -> list[str]:
    """The person, and the account that a guest has logged in to."""
    known = await office.services.identity.public(person)
    return sorted({person, known.id})


def mute(person: str, days: float, reason: str) -> Work:
    async def work(office: Office) -> None:
        until = time() + days * DAY
        for one in await ids(office, person):
            await office.audit.write("mute", one, f"days={days:g} {reason}")
            await office.services.mutes.mute(one, until, reason)
            await office.services.reports.settle(one)
        office.say(office.text("moderate-mute", person=person, until=shown("at", until)))

    return work


def unmute(person: str) -> Work:
    async def work(office: Office) -> None:
        for one in await ids(office, person):
            await office.audit.write("unmute", one)
            await office.services.mutes.unmute(one)
        office.say(office.text("moderate-unmute", person=person))

    return work


def close(person: str, reason: str) -> Work:
    async def work(office: Office) -> None:
        for one in await ids(office, person):
            await office.audit.write("close-person", one, reason)
            await office.services.identity.people.close(one, reason, time())
            await office.services.reports.settle(one)
        office.say(office.text("moderate-close", person=person))

    return work


def reopen(person: str) -> Work:
    async def work(office: Office) -> None:
        for one in await ids(office, person):
            await office.audit.write("reopen-person", one)
            await office.services.identity.people.reopen(one)
        office.say(office.text("moderate-reopen", person=person))

    return work


def dismiss(numbers: list[int]) -> Work:
    async def work(office: Office) -> None:
        for number in numbers:
            report = await office.services.reports.get(number)
            if report is None:
                raise SetupError("no-such-report", number=number)
            await office.audit.write("dismiss-report", report.person, f"report={number}")
            await office.services.reports.dismiss(number)
            office.say(office.text("moderate-dismiss", number=number))

    return work


# -- tournaments ---------------------------------------------------------------------------------


def tournaments(everything: bool, page: int) -> Work:
    """List tournaments, the last changed first."""

    async def work(office: Office) -> None:
        where = "" if everything else "WHERE status IN ('open', 'running') "
        found = await office.database.read(
            f"SELECT id, summary, changed FROM tournaments {where}ORDER BY changed DESC, id "
            f"LIMIT {PAGE} OFFSET {PAGE * (page - 1)}"
        )
        rows: list[tuple[Any, ...]] = []
        for id_, stored, changed in found:
            one = msgspec.json.decode(stored, type=TournamentSummary)
            rows.append((id_, one.title, one.game, one.status, one.people, one.host, changed))
        office.show(["id", "name", "game", "status", "people", "host", "changed"], rows)

    return work


def cancel_tournament(tournament: str, reason: str) -> Work:
    """End a tournament. Games that are being played continue, and count for nothing in it."""

    async def work(office: Office) -> None:
        await office.services.tournaments.get(tournament)
        await office.audit.write("cancel-tournament", tournament, reason)
        await office.services.tournaments.run(tournament, lambda one: one.cancel(None))
        office.say(office.text("moderate-cancel-tournament", tournament=tournament))

    return work


def remove_player(tournament: str, person: str, reason: str) -> Work:
    """Remove somebody from a tournament, after their current game."""

    async def work(office: Office) -> None:
        await office.services.tournaments.get(tournament)
        await office.audit.write("remove-player", person, f"tournament={tournament} {reason}")
        await office.services.tournaments.run(tournament, lambda one: one.remove(person, None))
        office.say(office.text("moderate-remove-player", person=person, tournament=tournament))

    return work
