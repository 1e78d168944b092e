"""What the tests of refusals share: something is tried, and refused for the right reason."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

from tidetable.engine import errors
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import State
from tidetable.text import LANGUAGES, Text

CALL = r"IllegalAction\(([^),]*)"  # its first argument: a code, or a choice of two


class Case(NamedTuple):
    at: Callable[[], State]
    tried: object  # an action, a structured move, or a word of the notation
    code: str
    params: dict[str, object] = {}

    def __str__(self) -> str:
        return f"{self.code} {self.tried}"


def field(name: str, expected: str) -> dict[str, object]:
    return {"field": name, "expected": expected}


def attempt(state: State, tried: object) -> None:
    if isinstance(tried, int):
        state.apply(tried)
    elif isinstance(tried, str):
        state.apply(state.game.read_action(state, tried))
    else:
        state.game.action(state, cast(Any, tried))


def check(case: Case) -> None:
    """The attempt is refused with a reason that every language words, and nothing changes."""
    state = case.at()
    before = state.reveal()
    with pytest.raises(IllegalAction) as refused:
        attempt(state, case.tried)
    assert (refused.value.code, refused.value.params) == (case.code, case.params)
    assert state.reveal() == before
    for language in LANGUAGES:
        text = Text(language, state.game.name)
        names = text.seat_names(state.players, state.setup.data)
        assert text.error(refused.value, names)


def reasons(game: str) -> set[str]:
    """Every reason that stands in the source of a game, and of what all games share."""
    engine = Path(errors.__file__).parent
    sources = [engine / "state.py", engine / "fields.py", *(engine / game).glob("*.py")]
    calls = [call for file in sources for call in re.findall(CALL, file.read_text())]
    return {code for call in calls for code in re.findall(r'"([a-z-]+)"', call)}
