"""Answers that cost something to find: kept for all, and found once for all who wait."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class Search(Generic[Answer]):
    def __init__(self, task: "asyncio.Task[Answer]") -> None:
        self.task = task
        self.waiting = 0  # for its result


class SharedAnswers(Generic[Answer]):
    """The answers used last, at most `most` of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Hashable, Answer] = OrderedDict()
        self.searches: dict[Hashable, Search[Answer]] = {}

    async def get(self, key: Hashable, find: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """The answer to a question. When the last who waits for it goes, it is not looked for any
        more; an error is not kept."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        search = self.searches.get(key)
        if search is None:
            search = self.searches[key] = Search(asyncio.create_task(self.find(key, find)))
        search.waiting += 1
        try:
            return await asyncio.shield(search.task)
        finally:
            search.waiting -= 1
            if search.waiting == 0 and not search.task.done():
                search.task.cancel()
                if self.searches.get(key) is search:
                    del self.searches[key]

    async def find(self, key: Hashable, find: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        own = asyncio.current_task()
        try:
            found = await find()
        finally:
            if key in self.searches and self.searches[key].task is own:
                del self.searches[key]
        self.kept[key] = found
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return found
