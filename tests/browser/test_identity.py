"""A browser keeps who it is, and so its seat, through a stalled line, an outage and a restart."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import APIResponse, Page, Route, WebSocket, WebSocketRoute, expect

from tests.browser.conftest import Complaints, Visit, thorough
from tests.browser.players import PICK, STACK, place, sit_down
from tests.browser.test_online import NETWORK
from tests.server.harness import HOST, Server, free_port

CLOSE = 0x88  # the first byte of a close frame
GIVES_UP_WITHIN = 30_000  # milliseconds; the server waits ten seconds for a hello


class StallingLine:
    """A TCP proxy in a thread of its own. While `stalled`, what WebSockets send waits."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = free_port()
        self.stalled = False
        self.late = 0  # connections that the server closed while they were stalled
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        self.ready.wait()

    def run(self) -> None:
        with asyncio.Runner() as runner:  # cancels what still runs, and closes the loop
            runner.run(self.serve())

    async def serve(self) -> None:
        self.loop, self.stopping = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self.carry, HOST, self.port)
        self.ready.set()
        await self.stopping.wait()
        server.close()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            first = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, OSError):  # a browser opens connections in advance
            writer.close()
            return
        there, back = await asyncio.open_connection(HOST, self.target)
        back.write(first)
        upgraded = b"upgrade: websocket" in first.lower()

        async def up() -> None:
            while data := await reader.read(65_536):
                while self.stalled and upgraded:
                    await asyncio.sleep(0.05)
                back.write(data)

        async def down() -> None:
            while data := await there.read(65_536):
                self.late += self.stalled and upgraded and data[0] == CLOSE
                writer.write(data)

        tasks = [asyncio.ensure_future(up()), asyncio.ensure_future(down())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for end in (writer, back):
                with contextlib.suppress(OSError):
                    end.close()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.stopping.set)
        self.thread.join(5)


@pytest.fixture
def line(server: Server) -> Iterator[StallingLine]:
    running = StallingLine(server.port)
    yield running
    running.stop()


def token_of(page: Page) -> str:
    return str(page.evaluate("JSON.parse(localStorage.getItem('tidetable.me') ?? '{}').person"))


def plays_on(page: Page) -> None:
    """The seat still belongs to this browser: it makes a move."""
    page.locator(PICK).first.wait_for()
    place(page)
    page.locator(STACK).first.wait_for()


@thorough
def test_a_seat_survives_a_line_that_stalls_for_longer_than_the_server_waits(
    visit: Visit, line: StallingLine, complaints: Complaints
) -> None:
    complaints.forgiven = NETWORK
    page = visit(None, fresh=True, base_url=f"http://{HOST}:{line.port}")
    sit_down(page, "kadora", 2)
    page.locator(PICK).first.wait_for()
    before = token_of(page)
    line.stalled = True
    page.reload()
    for _ in range(GIVES_UP_WITHIN // 100):
        if line.late:
            break
        page.wait_for_timeout(100)
    assert line.late, "the server has not given up"
    line.stalled = False
    plays_on(page)
    assert token_of(page) == before


@thorough
@pytest.mark.parametrize("code", [1012, 4400, 4408, 1013])
def test_a_seat_survives_being_turned_away(visit: Visit, complaints: Complaints, code: int) -> None:
    """A malformed or late hello, a restart, an outage: the same browser gets its seat back."""
    complaints.forgiven = NETWORK
    page = visit(None, fresh=True)
    turned_away: list[int] = []

    def meet(socket: WebSocketRoute) -> None:
        if len(turned_away) < 2:
            turned_away.append(code)
            socket.close(code=code)
        else:
            socket.connect_to_server()

    page.route_web_socket("**/ws/tables/*", meet)
    sit_down_and_keep(page)
    plays_on(page)
    assert turned_away == [code, code]


def sit_down_and_keep(page: Page) -> None:
    sit_down(page, "kadora", 2)
    assert page.evaluate("localStorage.getItem('tidetable.former')") is None


@thorough
def test_an_invalid_token_is_kept_aside_and_tried_again(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.forgiven = (*NETWORK, "status of 401")
    page = visit(None, fresh=True)
    turned_away: list[int] = []

    def meet(socket: WebSocketRoute) -> None:
        if not turned_away:
            turned_away.append(4401)
            socket.close(code=4401, reason="bad-token")
        else:
            socket.connect_to_server()

    sit_down(page, "kadora", 2)
    page.locator(PICK).first.wait_for()
    before = token_of(page)
    page.route_web_socket("**/ws/tables/*", meet)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("no longer recognises Ann")
    table = page.url
    page.get_by_role("alert").get_by_role("link", name="Account").click()
    page.get_by_role("button", name="Be Ann again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ahoy, Ann")
    assert token_of(page) == before
    page.goto(table)
    plays_on(page)


@thorough
def test_a_table_waits_while_another_tab_gets_a_new_token(
    visit: Visit, complaints: Complaints
) -> None:
    """The guest makes an account. The old token is void, and the answer is on its way."""
    complaints.forgiven = (*NETWORK, "status of 401")
    page = visit(None, fresh=True)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    sit_down(page, "kadora", 2)
    page.locator(PICK).first.wait_for()
    before = token_of(page)
    other = page.context.new_page()
    late: list[tuple[Route, APIResponse]] = []
    other.route("**/api/accounts", lambda route: late.append((route, route.fetch())))
    other.goto("/me")
    other.get_by_label("Account name").fill(f"ann-{before[:8]}")
    other.get_by_label("Password").fill("correct horse battery")
    with sockets[-1].expect_event("close", timeout=GIVES_UP_WITHIN):
        other.get_by_role("button", name="Create an account").click()
    assert len(late) == 1
    late[0][0].fulfill(response=late[0][1])
    plays_on(page)
    assert token_of(page) == before
    assert page.evaluate("localStorage.getItem('tidetable.former')") is None
    assert page.evaluate("JSON.parse(localStorage.getItem('tidetable.me')).account")
