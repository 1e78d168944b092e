"""Chat that is reported, and somebody whom the operator lets write nothing for a time."""

import sqlite3
import time
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Visit, thorough
from tests.browser.test_absence import guest
from tests.server.harness import Server

PHONE = {"width": 390, "height": 664}


@thorough
def test_a_line_is_reported_and_its_writer_muted(visit: Visit, server: Server) -> None:
    pages = visit(None), visit(None, viewport=PHONE)
    ann, ben = (guest(page, name) for page, name in zip(pages, ("Ann", "Ben"), strict=True))
    request = pages[0].request
    plan = {"game": "kadora", "players": 2, "seats": [{"kind": "host"}, {"kind": "open"}]}
    made = request.post("/api/tables", data=plan, headers=ann).json()["table"]["id"]
    sat = request.post(f"/api/tables/{made}/sit", data={"seat": 1}, headers=ben).json()
    assert request.post(f"/api/tables/{made}/begin", headers=ann).ok
    for page in pages:
        page.goto(f"/table/{made}")
    writer, reader = pages
    writer.get_by_role("tab", name="Chat").click()
    writer.get_by_label("Say something").fill("You play like a sponge!")
    writer.get_by_role("button", name="Send").click()

    reader.get_by_role("button", name="Log and chat").click()
    reader.get_by_role("tab", name="Chat").click()
    reader.get_by_role("button", name="What Ann wrote").click()
    sheet = reader.get_by_role("dialog", name="What Ann wrote")
    expect(sheet).to_contain_text("like a sponge")
    sheet.get_by_label("What is wrong").fill("an insult")
    sheet.get_by_role("button", name="Report to the operator").click()
    expect(sheet.get_by_role("status")).to_contain_text("Thank you")

    with closing(sqlite3.connect(server.database)) as database, database:
        person = sat["seats"][0]["who"]
        found = database.execute("SELECT reason FROM reports WHERE person = ?", (person,))
        assert found.fetchall() == [("an insult",)]
        mute = (person, time.time() + 86_400, "Be kind", time.time())
        database.execute("INSERT INTO mutes (person, until, reason, at) VALUES (?, ?, ?, ?)", mute)
    expect(writer.get_by_text("has muted you")).to_contain_text(": Be kind")
    expect(writer.get_by_label("Say something")).to_have_count(0)

    # People who do not want to hear somebody any more find that in the same menu.
    sheet.get_by_role("button", name="Mute Ann").click()
    expect(sheet).to_have_count(0)
    expect(reader.get_by_text("like a sponge")).to_have_count(0)
