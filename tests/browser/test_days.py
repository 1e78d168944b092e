"""Play by the day in the browser: my games by need, the next game, notifications."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Visit, thorough
from tests.server.clients import House, Person
from tests.server.harness import Server
from tests.server.receivers import Browser as Receiver

DAY = 86_400
SUBSCRIBE = """(keys) => {
  Notification.requestPermission = async () => 'granted'
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  let made = null
  const endpoint = 'https://push.example.org/' + Math.random()
  PushManager.prototype.getSubscription = async () => made
  PushManager.prototype.subscribe = async (options) => {
    window.asked = options
    made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => (made = null) }
    return made
  }
}"""
# What the page or the worker wrote on the icon of the installed app, 0: nothing.
BADGES = """() => {
  self.badges = []
  self.navigator.setAppBadge = async (count) => void self.badges.push(count)
  self.navigator.clearAppBadge = async () => void self.badges.push(0)
}"""
# The notifications that the worker shows; there is no screen to show them on.
SHOWN = """() => {
  self.shown = []
  self.registration.showNotification = async (...shown) => void self.shown.push(shown)
}"""
# A click needs a person: here the worker gets the event that one would cause.
CLICK = """(data) => {
  const notification = { data, close: () => (self.closed = true) }
  const event = Object.assign(new Event('notificationclick'), { notification, action: '' })
  event.waitUntil = () => {}
  self.dispatchEvent(event)
}"""


def two_people(server: Server) -> tuple[Person, list[str]]:
    """Ann, with two games in which it is her turn, one of Ben's turn, and one that is over."""

    async def play() -> tuple[Person, list[str]]:
        house = House([server])
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        ids = []
        for days, mover in ((7, ann), (1, ann), (2, ben), (3, ann)):
            clock = {"per_move": days * DAY, "missed": "turn"}
            table = await house.table([ann, ben], clock=clock)
            ids.append(table)
            async with ann.at(table) as one, ben.at(table) as two:
                wanted, places = int(mover is ben), (one, two)
                while one.now["ply"] == 0 or one.now["table"]["to_move"] != wanted:
                    before = await places[one.now["table"]["to_move"]].move()
                    await asyncio.gather(*(place.reaches(before["ply"] + 1) for place in places))
        async with ben.at(ids[3]) as place:
            await place.do("resign", seat=1)
        async with asyncio.timeout(30):
            while sum(one["your_turn"] for one in await ann.get("/api/me/tables")) != 2:
                await asyncio.sleep(0.05)
        return ann, ids

    # In a thread: the library that drives the browser has a loop in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play()).result()


def arrive(page: Page, person: Person, path: str = "/") -> None:
    me: dict[str, Any] = {
        "person": person.id,
        "name": "Ann",
        "account": None,
        "token": person.token,
        "ratings": {},
    }
    page.evaluate(
        "me => { localStorage.setItem('tidetable.me', me);"
        "localStorage.setItem('tidetable.renewed', String(Date.now())) }",
        json.dumps(me),
    )
    page.goto(path)


@thorough
def test_my_games_are_sorted_by_need_and_lead_on(server: Server, visit: Visit) -> None:
    ann, (week, day, bens, over) = two_people(server)
    page = visit(None, fresh=True)
    page.add_init_script(f"({BADGES})()")
    arrive(page, ann)
    rows = page.locator(".row-link")
    for number, (table, said) in enumerate(
        ((day, "23 hours left"), (week, "6 days left"), (bens, "Ben to move"))
    ):
        expect(rows.nth(number)).to_have_attribute("href", f"/table/{table}")
        expect(rows.nth(number)).to_contain_text(said)
    expect(page).to_have_title("(2) Tidetable")
    page.wait_for_function("self.badges.at(-1) === 2")
    # The end of a game is not told before it was seen.
    ended = page.locator(f'.row-link[href="/table/{over}"]')
    expect(ended).to_contain_text("See how it ended")
    ended.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.goto("/")
    seen = page.locator(".row-link", has=page.locator(f'a[href="/replay/{over}"]'))
    expect(seen).to_contain_text("Ann")
    rows.first.click()
    page.get_by_role("link", name="Next game").click()
    expect(page).to_have_url(f"{server.url}/table/{week}")
    page.wait_for_function("self.badges.at(-1) === 2")


@thorough
def test_a_browser_is_subscribed_and_the_server_notified(
    server: Server, visit: Visit, complaints: Complaints
) -> None:
    page = visit(None, fresh=True)
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(Receiver().keys())})")
    page.goto("/me")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_role("button", name="Notify me on this device").click()
    off = page.get_by_role("button", name="No more notifications on this device")
    expect(off).to_be_visible()
    asked = page.evaluate("({ ...window.asked })")
    assert asked["userVisibleOnly"]
    assert len(asked["applicationServerKey"]) == 87
    assert [one["kind"] for one in channels(page)] == ["push"]
    off.click()
    expect(page.get_by_role("button", name="Notify me on this device")).to_be_visible()
    assert channels(page) == []


def channels(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        """async () => {
          const { token } = JSON.parse(localStorage.getItem('tidetable.me'))
          const headers = { Authorization: `Bearer ${token}` }
          return await (await fetch('/api/me/channels', { headers })).json()
        }"""
    )
    return found


@thorough
def test_a_push_message_shows_a_notification_that_opens_the_table(visit: Visit) -> None:
    page = visit("/", fresh=True, permissions=["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # the worker controls the page from now on
    origin = page.evaluate("location.origin")
    worker = page.context.service_workers[0]
    for stub in (BADGES, SHOWN):
        worker.evaluate(stub)
    said = {
        "title": "Your turn: Octocube",
        "text": "Waiting for you: Ben",
        "path": "/rules/octocube",
        "tag": "abc",
        "stop": "token",
        "stop_label": "No more of these",
        "waiting": 3,
    }
    push(page, said)
    for _ in range(1_000):
        if worker.evaluate("self.badges.length"):
            break
    ((title, options),) = worker.evaluate("self.shown")
    assert (title, options["body"], options["tag"]) == (said["title"], said["text"], "abc")
    assert options["data"] == {"path": said["path"], "stop": "token"}
    assert options["actions"] == [{"action": "stop", "title": "No more of these"}]
    assert worker.evaluate("self.badges") == [3]
    worker.evaluate(CLICK, options["data"])
    expect(page).to_have_url(f"{origin}/rules/octocube")
    assert worker.evaluate("self.closed")


def push(page: Page, said: dict[str, Any]) -> None:
    """Deliver a message to the worker of this page, as the browser's push service would."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda answer: found.extend(one["registrationId"] for one in answer["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(1_000):
        if found:
            break
        page.evaluate("new Promise(requestAnimationFrame)")
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": found[0], "data": json.dumps(said)}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()
