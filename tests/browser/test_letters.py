"""What leaves the server: mails that let somebody in again, and messages to a group chat."""

import json
import re
import threading
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from time import monotonic, sleep

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from playwright.sync_api import expect

from tests.browser.conftest import Complaints, Visit, thorough
from tests.browser.test_absence import guest
from tests.server.harness import HOST, Server, free_port

WITHIN = 30.0  # seconds


class Mailbox:
    """A mail server, in a thread of its own."""

    def __init__(self) -> None:
        self.letters: list[str] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        raw = envelope.content or b""
        raw = raw if isinstance(raw, bytes) else raw.encode()
        letter = message_from_bytes(raw, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter.get_content())
        return "250 OK"

    def link(self, kind: str) -> str:
        """The path of the link in the newest mail of a kind, once it has come."""
        wanted = re.compile(rf"http://\S+?(/{kind}/\S+)")
        return eventually(
            lambda: next((m[1] for one in reversed(self.letters) if (m := wanted.search(one))), "")
        )


def eventually(look: Callable[[], str]) -> str:
    until = monotonic() + WITHIN
    while not (found := look()):
        assert monotonic() < until, "nothing has come"
        sleep(0.05)
    return found


class Chat(BaseHTTPRequestHandler):
    """A group chat: it keeps what it is told."""

    heard: list[str]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.heard.append(json.loads(body)["text"])
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def box() -> Iterator[tuple[Mailbox, int]]:
    mailbox, port = Mailbox(), free_port()
    controller = Controller(mailbox, hostname=HOST, port=port)
    controller.start()
    yield mailbox, port
    controller.stop()


@pytest.fixture
def writing(tmp_path: Path, box: tuple[Mailbox, int]) -> Iterator[Server]:
    """A server that sends mail, and writes to this machine."""
    server = Server(tmp_path, str(tmp_path / "tables.sqlite"), None, "--rate", "0")
    server.options += ("--url", server.url, "--smtp", f"smtp://{HOST}:{box[1]}")
    server.options += ("--mail-from", "tide@example.org", "--private-targets")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def chat() -> Iterator[HTTPServer]:
    server = HTTPServer((HOST, 0), type("Heard", (Chat,), {"heard": []}))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@thorough
def test_who_lost_the_password_comes_in_by_mail_and_a_table_writes_to_a_group(
    visit: Visit,
    writing: Server,
    box: tuple[Mailbox, int],
    chat: HTTPServer,
    complaints: Complaints,
) -> None:
    complaints.forgiven = ("Failed to load resource",)  # a link that was used, a void token
    page = visit("/me", base_url=writing.url)
    page.get_by_label("Account name").fill("ann-by-mail")
    page.get_by_label("Password").fill("seven-tides")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("logged in as ann-by-mail")).to_be_visible()
    page.get_by_text("Come back by e-mail").click()
    mail = page.locator("details", has_text="Come back by e-mail")
    mail.get_by_label("E-mail").fill("ann@example.org")
    mail.get_by_label("Password").fill("seven-tides")
    mail.get_by_role("button", name="Use this address").click()
    expect(mail).to_contain_text("waiting for confirmation")
    page.goto(box[0].link("confirm"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Your address is confirmed")

    # Another device, on which nobody is logged in.
    other = visit("/me", base_url=writing.url, viewport={"width": 390, "height": 664})
    other.get_by_text("Lost your games?").click()
    lost = other.locator("details", has_text="Lost your games?")
    lost.get_by_label("E-mail").fill("ann@example.org")
    other.get_by_role("button", name="Send me a link").click()
    expect(lost).to_contain_text("a mail is on its way")
    link = box[0].link("recover")
    other.goto(link)
    expect(other.get_by_role("heading", level=1)).to_contain_text("ann-by-mail")
    other.get_by_label("New password").fill("eight-tides")
    other.get_by_role("button", name="Yes").click()
    expect(other).to_have_url(f"{writing.url}/")
    page.goto(link)  # it has worked once
    expect(page.get_by_role("link", name="Ask for another link")).to_be_visible()

    # The webhook of a table, from its menu.
    other.goto("/me")
    token = other.evaluate("JSON.parse(localStorage.getItem('tidetable.me')).token")
    head = {"Authorization": f"Bearer {token}"}
    plan = {"game": "kadora", "players": 2, "seats": [{"kind": "host"}, {"kind": "open"}]}
    made = other.request.post("/api/tables", data=plan, headers=head).json()["table"]["id"]
    ben = guest(page, "Ben")
    page.request.post(f"/api/tables/{made}/sit", data={"seat": 1}, headers=ben)
    assert other.request.post(f"/api/tables/{made}/begin", headers=head).ok
    other.goto(f"/table/{made}")
    expect(other.locator("[data-game]")).to_be_visible()
    other.get_by_role("button", name="More").click()
    menu = other.get_by_role("dialog")
    menu.locator("summary").click()
    address = f"http://{HOST}:{chat.server_port}/hook"
    menu.get_by_label("Address of the webhook").fill(address)
    menu.get_by_role("button", name="Send messages there").click()
    menu.get_by_role("button", name="Send a test message").click()
    expect(other.get_by_text("The message was accepted").first).to_be_visible()
    heard: list[str] = chat.RequestHandlerClass.heard  # type: ignore[attr-defined]
    assert any(f"/table/{made}" in one for one in heard)
    menu.get_by_role("button", name=f"Remove {address}").click()
    expect(menu.get_by_role("button", name="Send a test message")).to_have_count(0)
