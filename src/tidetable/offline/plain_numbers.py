"""The part of mypy_extensions that the engine needs, for the browser.

There the engine is plain Python, and the native numbers of the compiled one are calls of Python
functions that return the very number: thousands in every playout. `int` does the same, faster.
"""

from collections.abc import Callable
from typing import Any

i64 = int
i32 = int
i16 = int
u8 = int


def mypyc_attr(*_: str, **__: object) -> Callable[[Any], Any]:
    return lambda decorated: decorated


def trait(decorated: Any) -> Any:
    return decorated
