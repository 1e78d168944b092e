"""Redis hangs, talks nonsense or stops: processes notice, poll the database, and recover."""

import asyncio
import contextlib
import os
import signal
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.clients import House, Person, all_of, opened, varied
from tests.server.harness import HOST, Postgres, RedisServer, Server
from tidetable.server import fanout
from tidetable.server.fanout import Redis
from tidetable.server.presence import Presence
from tidetable.server.redis_line import check_url


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[RedisServer]:
    running = RedisServer(tmp_path).start()
    yield running
    if running.alive():
        os.kill(running.pid or 0, signal.SIGCONT)
    running.stop()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same waits, four times shorter: long enough for a busy machine."""
    for module in ("fanout", "presence"):
        monkeypatch.setattr(f"tidetable.server.{module}.HEARTBEAT", 0.375)
    for name in ("RETRY_AFTER", "ANSWER_WITHIN", "UNSURE_AFTER", "AGAIN_AFTER"):
        monkeypatch.setattr(Redis, name, getattr(Redis, name) / 4)


class Heard:
    """A process that listens, and what it has heard."""

    def __init__(self, url: str) -> None:
        self.entries: list[tuple[str, int]] = []
        self.gaps = 0
        self.redis = Redis(url, self.entry, self.gap, Presence(lambda table: None))

    def entry(self, table: str, seq: int) -> None:
        self.entries.append((table, seq))

    def gap(self) -> None:
        self.gaps += 1

    async def until_reliable(self, reliable: bool = True) -> None:
        async with asyncio.timeout(20):
            while self.redis.reliable != reliable:
                await asyncio.sleep(0.01)

    async def hears(self, entry: tuple[str, int]) -> None:
        async with asyncio.timeout(20):
            while entry not in self.entries:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def listening(url: str) -> AsyncIterator[Heard]:
    heard = Heard(url)
    yield heard
    async with asyncio.timeout(10):
        await heard.redis.close()


@pytest.mark.parametrize(
    ("channel", "message"),
    [
        (Redis.CHANNEL, b"table"),
        (Redis.CHANNEL, b"table many"),
        (Redis.CHANNEL, b"\xff\xfe\x00"),
        (Redis.CHANNEL, b"table " + b"9" * 5000),
        (Redis.HERE, b"[]"),
        (Redis.HERE, b"\xff"),
        (Redis.HERE, b'{"process": "x", "here": {"t": 7}}'),
        (Redis.HERE, b"[" * 100_000),
    ],
)
async def test_a_malformed_message_makes_nobody_deaf(
    own_redis: RedisServer, channel: str, message: bytes
) -> None:
    async with listening(own_redis.url) as heard:
        await heard.until_reliable()
        for _ in range(3):
            own_redis.publish(channel, message)
        own_redis.publish(Redis.CHANNEL, b"table 7")
        await heard.hears(("table", 7))
        assert heard.redis.malformed >= 3
        assert len(heard.redis.not_understood) == 1  # in the log once
        assert not heard.redis.tasks[0].done()


async def test_a_malformed_pair_does_not_lose_the_rest_of_its_message(redis: RedisServer) -> None:
    async with listening(redis.url) as heard:
        await heard.until_reliable()
        redis.publish(Redis.CHANNEL, b"one 1 bad many two 2")
        await heard.hears(("one", 1))
        await heard.hears(("two", 2))
        assert heard.redis.malformed == 1


async def test_a_callback_that_fails_makes_nobody_deaf(redis: RedisServer) -> None:
    async with listening(redis.url) as heard:
        await heard.until_reliable()
        kept, heard.redis.on_entry = heard.redis.on_entry, lambda table, seq: print(1 // 0)
        redis.publish(Redis.CHANNEL, b"table 6")
        async with asyncio.timeout(5):
            while not heard.redis.malformed:
                await asyncio.sleep(0.01)
        heard.redis.on_entry = kept
        redis.publish(Redis.CHANNEL, b"table 7")
        await heard.hears(("table", 7))


class FakeRedis:
    """Accepts connections and sends the same answer to everything; b"": none."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.connections = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            while await reader.read(4096):
                writer.write(self.answer)
        except OSError:
            pass
        finally:
            writer.close()


@pytest.mark.parametrize(
    "answer",
    [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"$-9\r\n\xff\xff", b"*3\r\n:1\r\n", b"+OK\r\n"],
)
async def test_a_redis_that_hangs_or_talks_nonsense_is_tried_again(
    impatient: None, answer: bytes
) -> None:
    fake = FakeRedis(answer)
    server = await asyncio.start_server(fake.serve, HOST, 0)
    port = server.sockets[0].getsockname()[1]
    async with server, listening(f"redis://{HOST}:{port}") as heard:
        heard.redis.publish("table", 3)
        async with asyncio.timeout(20):
            while fake.connections < 4:
                await asyncio.sleep(0.01)
        assert not heard.redis.reliable
        assert not any(task.done() for task in heard.redis.tasks)
        assert len(heard.redis.logged) < 10


async def test_a_frozen_redis_is_noticed_and_heard_again(
    impatient: None, own_redis: RedisServer
) -> None:
    assert own_redis.pid is not None
    async with listening(own_redis.url) as one, listening(own_redis.url) as two:
        for heard in (one, two):
            await heard.until_reliable()
        gaps = two.gaps
        os.kill(own_redis.pid, signal.SIGSTOP)
        await one.until_reliable(False)
        await two.until_reliable(False)
        one.redis.publish("table", 9)  # not lost: published when Redis answers again
        os.kill(own_redis.pid, signal.SIGCONT)
        for heard in (one, two):
            await heard.until_reliable()
        await two.hears(("table", 9))
        assert two.gaps > gaps


async def test_silence_makes_a_process_unsure_before_it_connects_again(
    impatient: None, own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Redis, "AGAIN_AFTER", 3600.0)
    assert own_redis.pid is not None
    async with listening(own_redis.url) as heard:
        await heard.until_reliable()
        line = heard.redis.line
        os.kill(own_redis.pid, signal.SIGSTOP)
        await heard.until_reliable(False)
        os.kill(own_redis.pid, signal.SIGCONT)
        await heard.until_reliable()
        assert heard.redis.line is line


class TalkingRedis:
    """Greets and subscribes like Redis, in pieces, and hears what is published. It hangs up
    instead of answering the first publications."""

    def __init__(self, silent: int = 0) -> None:
        self.silent = silent
        self.heard: list[bytes] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                words = [await self.word(reader) for _ in range(int((await reader.readline())[1:]))]
                answer = b"%1\r\n$5\r\nproto\r\n:3\r\n"
                if words[0] == b"SUBSCRIBE":
                    numbered = enumerate(words[1:], 1)
                    answer = b"".join(
                        pushed(b"subscribe", one) + b":%d\r\n" % n for n, one in numbered
                    )
                elif words[0] == b"PUBLISH":
                    self.heard.append(words[2])
                    if self.silent and words[1] == Redis.CHANNEL.encode():
                        self.silent -= 1
                        break
                    sent = b"$%d\r\n%b\r\n" % (len(words[2]), words[2])
                    answer = pushed(b"message", words[1]) + sent + b":1\r\n"
                for place in range(len(answer)):
                    writer.write(answer[place : place + 1])
                    await asyncio.sleep(0)
        writer.close()

    async def word(self, reader: asyncio.StreamReader) -> bytes:
        size = int((await reader.readline())[1:])
        return (await reader.readexactly(size + 2))[:-2]


def pushed(kind: bytes, channel: bytes) -> bytes:
    return b">3\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n" % (len(kind), kind, len(channel), channel)


async def test_what_redis_has_not_answered_is_published_again(impatient: None) -> None:
    fake = TalkingRedis(silent=2)
    server = await asyncio.start_server(fake.serve, HOST, 0)
    port = server.sockets[0].getsockname()[1]
    async with server, listening(f"redis://{HOST}:{port}") as heard:
        heard.redis.publish("table", 3)
        await heard.hears(("table", 3))
        while heard.redis.unanswered:  # the answer comes after the message
            await asyncio.sleep(0.001)
        heard.redis.publish_all([("table", 5), ("other", 2)])
        heard.redis.publish("table", 6)  # while the one before is on its way
        await heard.hears(("table", 6))
        await heard.hears(("other", 2))
        assert heard.entries.index(("table", 5)) < heard.entries.index(("table", 6))
        assert fake.heard.count(b"table 3") == 3
        assert not heard.redis.entries


class DeafRedis(TalkingRedis):
    """Delivers what another process says, and nothing of what is published here."""

    OTHERS = b'{"process": "another"}'

    def __init__(self) -> None:
        super().__init__()
        self.over = asyncio.Event()  # a connection has ended

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            for answer in (b"%1\r\n$5\r\nproto\r\n:3\r\n", b""):
                words = [await self.word(reader) for _ in range(int((await reader.readline())[1:]))]
                subscribed = (
                    pushed(b"subscribe", one) + b":%d\r\n" % number
                    for number, one in enumerate(words[1:], 1)
                )
                writer.write(answer or b"".join(subscribed))
            message = pushed(b"message", Redis.HERE.encode())
            while not (writer.is_closing() or reader.at_eof()):
                writer.write(message + b"$%d\r\n%b\r\n" % (len(self.OTHERS), self.OTHERS))
                await asyncio.sleep(0.02)
        writer.close()
        self.over.set()


async def test_hearing_others_does_not_prove_that_they_hear_this_process(impatient: None) -> None:
    fake = DeafRedis()
    server = await asyncio.start_server(fake.serve, HOST, 0)
    port = server.sockets[0].getsockname()[1]
    async with server, listening(f"redis://{HOST}:{port}") as heard:
        async with asyncio.timeout(20):
            while "another" not in heard.redis.presence.others:
                await asyncio.sleep(0.01)
        for _ in range(20):
            assert not heard.redis.reliable
            await asyncio.sleep(0.02)
    await fake.over.wait()


async def test_redis_may_want_a_password(tmp_path: Path) -> None:
    asking = RedisServer(tmp_path, "--requirepass", "a/b c").start("NOAUTH")
    try:
        async with listening(f"redis://:a%2Fb%20c@{HOST}:{asking.port}") as heard:
            await heard.until_reliable()
        async with listening(f"redis://:wrong@{HOST}:{asking.port}") as heard:
            async with asyncio.timeout(10):
                while not heard.redis.logged:
                    await asyncio.sleep(0.01)
            assert not heard.redis.reliable
    finally:
        asking.stop()


async def test_redis_may_be_a_file(tmp_path: Path) -> None:
    asking = RedisServer(tmp_path, "--unixsocket", str(tmp_path / "r")).start()
    try:
        async with listening(f"unix://{tmp_path}/r") as heard:
            await heard.until_reliable()
            heard.redis.publish("table", 1)
            await heard.hears(("table", 1))
    finally:
        asking.stop()


async def test_redis_may_be_behind_tls(tmp_path: Path) -> None:
    certificate = self_signed(tmp_path)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    server = await asyncio.start_server(TalkingRedis().serve, HOST, 0, ssl=context)
    url = f"rediss://{HOST}:{server.sockets[0].getsockname()[1]}"
    async with server:
        async with listening(f"{url}?ssl_ca_certs={certificate}") as heard:
            await heard.until_reliable()
        async with listening(f"{url}?ssl_cert_reqs=none") as heard:
            await heard.until_reliable()
        async with listening(url) as heard:  # nobody vouches for it
            async with asyncio.timeout(10):
                while not heard.redis.logged:
                    await asyncio.sleep(0.01)
            assert not heard.redis.reliable


def self_signed(folder: Path) -> Path:
    """A file with a certificate for this machine, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "redis")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))]), False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    pem, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    file = folder / "redis.pem"
    file.write_bytes(key.private_bytes(pem, form, plain) + certificate.public_bytes(pem))
    return file


def test_an_address_of_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="redis, rediss, unix"):
        check_url("http://localhost")


@pytest.mark.thorough
async def test_people_play_on_while_redis_is_frozen(
    tmp_path: Path, postgres: Postgres, own_redis: RedisServer
) -> None:
    assert own_redis.pid is not None
    database = postgres.database("frozen")
    servers = [
        Server(tmp_path, database, own_redis.url, "--rate", "0").without_bots() for _ in range(2)
    ]
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.started()
        ann, ben = [await Person(server, "Ann").arrive() for server in servers]
        table = await House(servers).table([ann, ben])

        async def health() -> dict[str, object]:
            async with httpx.AsyncClient() as client:
                answer = await client.get(f"{servers[0].url}/healthz")
            assert answer.status_code == 200
            found: dict[str, object] = answer.json()
            return found

        async def redis_is(state: str) -> None:
            async with asyncio.timeout(30):
                while (await health())["parts"]["redis"] != state:  # type: ignore[index]
                    await asyncio.sleep(0.1)

        async with opened(ann.at(table), ben.at(table)) as places:

            async def play_on(plies: int) -> None:
                goal = places[0].now["ply"] + plies
                await all_of(*(place.play_to(goal, varied) for place in places))
                await all_of(*(place.reaches(goal) for place in places))

            await redis_is("ok")
            await play_on(4)
            os.kill(own_redis.pid, signal.SIGSTOP)
            await redis_is("not-heard")
            assert (await health())["status"] == "degraded"
            await play_on(4)
            os.kill(own_redis.pid, signal.SIGCONT)
            await redis_is("ok")
            assert (await health())["status"] == "ok"
            await play_on(4)
        assert fanout.Redis.AGAIN_AFTER < 10
    finally:
        for server in servers:
            server.kill()
