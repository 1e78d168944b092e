"""Requests to addresses that people enter reach nothing but public services."""

import socket
from typing import Any

import pytest

from tests.server.receivers import browser
from tidetable.server.channels import NotificationError, is_mail
from tidetable.server.outward import Outward


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/a",
        "ftp://push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://10.0.0.1/a",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:127.0.0.1]/a",
        "https://[64:ff9b::127.0.0.1]/a",
        "https://[::127.0.0.1]/a",
        "https://[fec0::1]/a",
        "https://[fd00::1]/a",
        "https://0.0.0.0/a",
        "https://224.0.0.1/a",
        "https://[2002:7f00:1::]/a",
        "https://push.example.org:8443/a",
        "https://user:word@push.example.org/a",
        "https:///a",
        "https://push.example.org:x/a",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://a.example.org/" + "a" * 2_000,
    ],
)
def test_an_address_that_is_not_public_is_refused(url: str) -> None:
    with pytest.raises(NotificationError):
        Outward().check(url)


def test_a_public_address_is_accepted() -> None:
    Outward().check("https://updates.push.services.mozilla.com/wpush/v2/abc")
    Outward().check("https://1.1.1.1/a")
    Outward(private=True).check("http://127.0.0.1:8080/a")


@pytest.mark.parametrize("answers", [["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["fe80::1%eth0"], []])
async def test_a_name_that_leads_to_a_private_address_is_refused(
    monkeypatch: pytest.MonkeyPatch, answers: list[str]
) -> None:
    def resolved(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in answers]

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    with pytest.raises(NotificationError):
        await Outward().post("https://push.example.org/a", b"", {})


async def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name is resolved once: a second answer could be another one."""
    async with browser() as service:
        asked = []

        def resolved(host: str, *_: Any, **__: Any) -> list[Any]:
            asked.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", service.port))]

        monkeypatch.setattr(socket, "getaddrinfo", resolved)
        outward = Outward(private=True)
        url = f"http://push.example.org:{service.port}/a"
        service.status = 302  # a redirect is an answer, and is not followed
        assert await outward.post(url, b"x", {"ttl": "1"}) == 302
        await outward.close()
        headers, body = service.requests[0]
        assert (headers["host"], headers["ttl"], body) == (
            f"push.example.org:{service.port}",
            "1",
            b"x",
        )
        assert asked.count("push.example.org") == 1
        assert len(service.requests) == 1


def test_mail_addresses() -> None:
    for good in ("ann@example.org", "a.b+c@x-y.co.uk"):
        assert is_mail(good)
    for bad in (
        "ann",
        "a@b",
        "a@b.c\nBcc: x@y.zz",
        "a b@c.de",
        "<a@b.de>",
        "a@b.de,c@d.de",
        "@b.de",
    ):
        assert not is_mail(bad)
