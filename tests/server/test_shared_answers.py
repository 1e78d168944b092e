"""Answers are found once for all who wait, and kept."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tidetable.server.shared_answers import SharedAnswers


class Source:
    """Finds answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.cancelled: list[str] = []
        self.go = asyncio.Event()

    def find(self, key: str) -> Callable[[], Coroutine[Any, Any, str]]:
        async def found() -> str:
            self.asked.append(key)
            try:
                await self.go.wait()
            except asyncio.CancelledError:
                self.cancelled.append(key)
                raise
            if key == "wrong":
                raise ValueError(key)
            return key.upper()

        return found


async def turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_two_who_ask_wait_for_one_search() -> None:
    source, answers = Source(), SharedAnswers[str](10)
    asking = [asyncio.create_task(answers.get("a", source.find("a"))) for _ in range(2)]
    await turns()
    source.go.set()
    assert await asyncio.gather(*asking) == ["A", "A"]
    assert await answers.get("a", source.find("a")) == "A"
    assert source.asked == ["a"]
    assert not answers.searches


async def test_a_search_ends_when_the_last_who_waits_has_gone() -> None:
    source, answers = Source(), SharedAnswers[str](10)
    one, two = (asyncio.create_task(answers.get("a", source.find("a"))) for _ in range(2))
    await turns()
    one.cancel()
    await turns()
    assert source.cancelled == []
    two.cancel()
    await turns()
    assert source.cancelled == ["a"]
    assert not answers.searches
    source.go.set()
    assert await answers.get("a", source.find("a")) == "A"  # a new search


async def test_errors_are_reported_and_not_kept() -> None:
    source, answers = Source(), SharedAnswers[str](10)
    source.go.set()
    for _ in range(2):
        with pytest.raises(ValueError, match="wrong"):
            await answers.get("wrong", source.find("wrong"))
    assert source.asked == ["wrong", "wrong"]


async def test_the_answers_used_last_are_kept() -> None:
    source, answers = Source(), SharedAnswers[str](2)
    source.go.set()
    for key in ("a", "b", "a", "c", "a", "b"):
        await answers.get(key, source.find(key))
    assert source.asked == ["a", "b", "c", "b"]
