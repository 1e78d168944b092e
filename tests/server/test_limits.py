"""Rate limits: every spelling of a path costs the same, and tabs share what a person may do."""

import asyncio
import http.client
import json
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest

from tests.server.clients import HOST_SEAT, OPEN, UNUSED, Person, Place, Refusal, all_of
from tests.server.harness import HOST, Server
from tests.server.test_channels import SITE
from tidetable.server import limits
from tidetable.server.limits import Bucket, Buckets, CommandLimits, network
from tidetable.server.logins import IN_A_ROW, TO_ACCOUNT, LoginError, LoginLimits, account_name


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits. Tests have addresses of their own, as behind a proxy."""
    folder = tmp_path_factory.mktemp("limited")
    server = Server(folder, str(folder / "tables.sqlite"), None, "--rate", "2").without_bots()
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which only failed logins are limited noticeably."""
    folder = tmp_path_factory.mktemp("unhurried")
    mail = ("--smtp", "smtp://127.0.0.1:9", "--mail-from", "t@example.org", "--url", SITE)
    options = ("--rate", "1000", *mail)
    server = Server(folder, str(folder / "tables.sqlite"), None, *options).without_bots()
    server.start()
    yield server
    server.kill()


# -- paths ---------------------------------------------------------------------------------------

SPELLINGS = (
    *("/api/login", "/api/login/", "/api/login//", "//api//login", "/api/login?x=1"),
    *("/api/%6cogin", "/%61pi/login/", "/api/login%2F", "/api/login#x", "/api/./login"),
    *("/api/LOGIN", "/api/login;x", "/api/login%00", "/api/x/../login", "/api/login%20"),
)


def logins(server: Server, method: str, spelling: str, address: str) -> int:
    """How many of many requests at once reach the login and are answered as a wrong password."""
    asking = http.client.HTTPConnection(HOST, server.port, timeout=20)
    body = json.dumps({"account": address, "password": "wrong password"})
    headers = {"content-type": "application/json", "x-forwarded-for": address}
    reached = 0
    for _ in range(5):
        asking.request(method, spelling, body, headers)
        answer = asking.getresponse()
        answer.read()
        reached += answer.status == 401
    asking.close()
    return reached


def test_no_spelling_of_a_path_is_cheaper(limited: Server) -> None:
    usual = logins(limited, "POST", "/api/login", "198.51.100.1")
    assert 0 < usual < 4
    for number, spelling in enumerate(SPELLINGS, 2):
        assert logins(limited, "POST", spelling, f"198.51.100.{number}") <= usual, spelling
    for number, method in enumerate(("HEAD", "GET", "PUT", "post", "OPTIONS"), 100):
        assert logins(limited, method, "/api/login", f"198.51.100.{number}") <= usual, method


# -- commands ------------------------------------------------------------------------------------


async def chatter(place: Place, lines: int) -> int:
    """How many lines a client can say at once."""
    said = 0
    for _ in range(lines):
        try:
            await place.do("say", text="!")
            said += 1
        except Refusal as refusal:
            if refusal.code != "too-fast":
                raise
    return said


async def test_many_tabs_say_no_more_than_one(limited: Server) -> None:
    ann = await Person(limited, "Ann").arrive()
    table = await ann.make([HOST_SEAT, OPEN])
    tabs = [ann.at(table) for _ in range(6)]
    for tab in tabs:
        await tab.open()
    said = await all_of(*(chatter(tab, 6) for tab in tabs))
    for tab in tabs:
        await tab.close()
    assert 0 < sum(said) <= 5


def test_tabs_of_a_person_share_a_bucket_and_play_is_not_hindered_by_chat() -> None:
    allowed = CommandLimits(15.0)
    tabs = [allowed.allowance("ann", "192.0.2.1", "table") for _ in range(60)]
    said = sum(tab.talk(stranger=False) for tab in tabs for _ in range(100))
    assert 5 <= said <= 15
    assert tabs[0].command()
    moves = sum(tab.command() for tab in tabs for _ in range(10))
    assert 100 <= moves <= 130


def test_people_behind_one_address_share_more_than_one_person_has() -> None:
    allowed = CommandLimits(15.0)
    people = [allowed.allowance(f"guest {n}", "192.0.2.1", "table") for n in range(60)]
    assert sum(one.command() for one in people) == 60  # a class that plays together
    said = sum(one.talk(stranger=False) for one in people for _ in range(100))
    assert said <= 60
    spectators = [allowed.allowance(None, "192.0.2.9", "table") for _ in range(60)]
    assert sum(one.command() for one in spectators for _ in range(100)) <= 500


def test_strangers_share_a_small_bucket_at_a_table() -> None:
    allowed = CommandLimits(15.0)
    strangers = [allowed.allowance(f"g{n}", f"192.0.2.{n}", "table") for n in range(60)]
    assert sum(one.talk(stranger=True) for one in strangers for _ in range(50)) <= 12
    # One of them alone cannot use it up, and the players have their own.
    alone = allowed.allowance("loud", "192.0.2.99", "other")
    assert sum(alone.talk(stranger=True) for _ in range(50)) <= 6
    assert allowed.allowance("quiet", "192.0.2.98", "other").talk(stranger=True)
    assert allowed.allowance("ann", "192.0.2.97", "table").talk(stranger=False)


def test_without_a_rate_nothing_is_limited() -> None:
    free = CommandLimits(0.0).allowance("ann", "192.0.2.1", "table")
    assert all(free.command() and free.talk(stranger=True) for _ in range(10_000))


# -- buckets -------------------------------------------------------------------------------------


def test_the_registry_of_buckets_is_bounded_and_remembers_those_in_use() -> None:
    buckets = Buckets(1.0, 10.0, most=5)
    held = buckets.of("held")
    assert held.take(10.0)
    for number in range(100):
        buckets.of(f"passing {number}")
    assert len(buckets.recent) <= 5
    assert len(buckets.known) <= 6
    assert buckets.of("held") is held
    assert not buckets.of("held").take()


def test_a_bucket_fills_steadily(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    bucket = Bucket(2.0, 6.0)
    assert [bucket.take() for _ in range(7)] == [True] * 6 + [False]
    assert bucket.wait() == 0.5
    now += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.give_back()
    assert bucket.take()


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2:9::", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_the_network_of_an_address(address: str, key: str) -> None:
    assert network(address) == key


# -- logins --------------------------------------------------------------------------------------


def fails(allowed: LoginLimits, account: str, address: str, own: bool = False) -> bool:
    """Try a wrong password; whether it was compared at all."""
    try:
        with allowed.attempt(account_name(account), network(address), own):
            raise ValueError("wrong password")
    except ValueError:
        return True
    except LoginError as refusal:
        return not (refusal.code == "too-many-logins" and int(str(refusal.params["seconds"])) > 0)


def enters(allowed: LoginLimits, account: str, address: str, own: bool = False) -> bool:
    """Log in with the right password; False if it was not compared."""
    try:
        with allowed.attempt(account_name(account), network(address), own):
            return True
    except LoginError:
        return False


def test_passwords_of_an_account_cannot_be_guessed_from_many_addresses() -> None:
    allowed = LoginLimits(active=True)
    tried = sum(fails(allowed, "Ann", f"2001:db8:{n:x}::1") for n in range(1000) for _ in range(3))
    assert tried <= 20
    # Neither by spelling the name differently, nor for names that do not exist.
    assert not fails(allowed, " ANN ", "203.0.113.1")
    assert sum(fails(allowed, "nobody", f"198.51.100.{n}") for n in range(200)) <= 20


def test_an_attacker_does_not_lock_the_owner_out() -> None:
    allowed = LoginLimits(active=True)
    assert enters(allowed, "ann", "192.0.2.1")
    for number in range(1000):
        fails(allowed, "ann", f"2001:db8:{number:x}::1")
    assert enters(allowed, "ann", "192.0.2.1")  # from where she has logged in before
    assert enters(allowed, "ann", "203.0.113.5", own=True)  # with the token of her account
    assert not enters(allowed, "ann", "203.0.113.6")
    # Guessing from her own network is limited all the same.
    assert sum(fails(allowed, "ann", "192.0.2.1") for _ in range(50)) == IN_A_ROW


def test_one_address_cannot_try_one_password_on_many_accounts() -> None:
    allowed = LoginLimits(active=True)
    assert sum(fails(allowed, f"account {n}", "192.0.2.1") for n in range(500)) <= 30
    assert enters(allowed, "ann", "192.0.2.2")


def test_right_passwords_are_not_counted() -> None:
    allowed = LoginLimits(active=True)
    assert all(enters(allowed, "ann", "192.0.2.1") for _ in range(500))


def test_attempts_at_the_same_time_are_counted_before_they_are_answered() -> None:
    allowed = LoginLimits(active=True)

    async def guess() -> bool:
        try:
            with allowed.attempt("ann", "192.0.2.1", False):
                await asyncio.sleep(0)
                raise ValueError
        except ValueError:
            return True
        except LoginError:
            return False

    async def run() -> list[bool]:
        return await all_of(*(guess() for _ in range(100)))

    assert sum(asyncio.run(run())) == IN_A_ROW


async def test_the_owner_logs_in_during_an_attack(unhurried: Server) -> None:
    ann = await Person(unhurried, "Ann").arrive()
    await ann.post("/api/accounts", {"account": "Ann", "password": "a long password"})

    async def log_in(password: str, address: str, token: str = "") -> int:
        headers = {"x-forwarded-for": address, "authorization": f"Bearer {token or 'none'}"}
        async with httpx.AsyncClient(base_url=unhurried.url, verify=UNUSED) as client:
            body = {"account": "ANN", "password": password}
            return (await client.post("/api/login", json=body, headers=headers)).status_code

    assert await log_in("a long password", "192.0.2.1") == 201
    attack = [await log_in("wrong password", f"198.51.100.{n}") for n in range(TO_ACCOUNT + 1)]
    assert attack == [401] * TO_ACCOUNT + [429]
    assert await log_in("a long password", "203.0.113.1") == 429
    assert await log_in("a long password", "203.0.113.1", ann.token) == 201
    assert await log_in("a long password", "192.0.2.1") == 201


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me/password", {"old": "wrong password", "new": "a new password"}),
        ("/api/me/delete", {"password": "wrong password"}),
        ("/api/me/recovery", {"password": "wrong password"}),
        ("/api/me/recovery/mail", {"password": "wrong password", "address": "x@example.org"}),
    ],
)
async def test_a_token_does_not_help_to_guess_the_password(
    unhurried: Server, path: str, body: dict[str, str]
) -> None:
    ann = await Person(unhurried, "Ann").arrive()
    me = await ann.post("/api/accounts", {"account": ann.id, "password": "a long password"})
    headers = {"authorization": f"Bearer {me['token']}"}

    async def guess(address: str) -> int:
        async with httpx.AsyncClient(base_url=unhurried.url, verify=UNUSED) as client:
            sent = {**headers, "x-forwarded-for": address}
            return (await client.post(path, json=body, headers=sent)).status_code

    own = f"192.0.2.{len(path)}"
    guesses = [await guess(own) for _ in range(IN_A_ROW + 1)]
    assert guesses == [401] * IN_A_ROW + [429]
    more = [await guess(f"10.{len(path)}.0.{n}") for n in range(TO_ACCOUNT - IN_A_ROW + 1)]
    assert more == [401] * (TO_ACCOUNT - IN_A_ROW) + [429]


async def test_the_owner_of_an_account_whose_name_folds_is_known(unhurried: Server) -> None:
    """Straße and strasse are the same account, and the token is that of its owner."""
    ann = await Person(unhurried, "Ann").arrive()
    me = await ann.post("/api/accounts", {"account": "Straße", "password": "a long password"})

    async def log_in(password: str, address: str, token: str = "none") -> int:
        headers = {"x-forwarded-for": address, "authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=unhurried.url, verify=UNUSED) as client:
            body = {"account": "Straße", "password": password}
            return (await client.post("/api/login", json=body, headers=headers)).status_code

    for number in range(TO_ACCOUNT):
        await log_in("wrong password", f"198.51.100.{number}")
    assert await log_in("a long password", "203.0.113.9") == 429
    assert await log_in("a long password", "203.0.113.9", me["token"]) == 201


def test_too_many_logins_are_refused_in_the_language_of_the_client(unhurried: Server) -> None:
    asking = http.client.HTTPConnection(HOST, unhurried.port, timeout=20)
    body = json.dumps({"account": "nobody", "password": "wrong password"})
    headers = {"content-type": "application/json", "accept-language": "nl"}
    answers = []
    for _ in range(IN_A_ROW + 1):
        asking.request("POST", "/api/login", body, headers)
        answer = asking.getresponse()
        answers.append((answer.status, json.loads(answer.read())))
    asking.close()
    assert [status for status, _ in answers] == [401] * IN_A_ROW + [429]
    assert answers[-1][1]["code"] == "too-many-logins"
    assert "seconden" in answers[-1][1]["message"]


# -- refusals ------------------------------------------------------------------------------------


async def test_refusals_come_late_to_an_address_that_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A refusal costs something, too: whoever ignores them waits for each."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("asyncio.sleep", sleep)
    gate = limits.Gate(1.0, lambda scope: "too fast")
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message.get("status"))

    async def ask(address: str) -> None:
        scope = {"type": "http", "path": "/x", "client": (address, 1)}
        await gate.around(cast(Any, None))(cast(Any, scope), cast(Any, None), send)

    gate.passes = lambda scope, cost: False  # type: ignore[method-assign]
    for _ in range(limits.REFUSALS):
        await ask("192.0.2.1")
    assert waited == []
    for _ in range(5):
        await ask("192.0.2.1")
    assert waited == [limits.LATE] * 5
    await ask("192.0.2.2")
    assert waited == [limits.LATE] * 5
    assert sent.count(429) == limits.REFUSALS + 6
