"""Words: Fluent catalogues in four languages, one for the shell and one for each game.

The engine speaks in codes and parameters. A `Text` turns a code into a sentence; the `words`
module of a game turns its parameters (a card, a cell, a seat) into words.
"""

import importlib
import locale
import os
from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from tidetable import engine
from tidetable.engine.errors import SetupError, TidetableError

LANGUAGES = ("en", "nl", "de", "fr")
SHELL = Path(__file__).parent / "text"
MOST = 10**15  # a longer number from outside is told as it came: no decimal arithmetic holds it


def catalogue(language: str, game: str | None, lab: bool = False) -> Path:
    """What only the lab says stands apart: browsers are sent the rest."""
    folder = SHELL if game is None else Path(engine.__path__[0]) / game / "text"
    return folder / "lab" / f"{language}.ftl" if lab else folder / f"{language}.ftl"


@cache
def bundle(language: str, game: str | None, lab: bool) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for part in (None, game) if game else (None,):
        for path in (catalogue(language, part), catalogue(language, part, lab=True))[: 1 + lab]:
            if path.exists():  # a game may have nothing to say in the lab
                made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def preferred() -> str:
    """The language of the environment, English when it is none of ours."""
    named = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    found = next(filter(None, named), None) or locale.getlocale()[0] or ""
    code = found[:2].lower()
    return code if code in LANGUAGES else "en"


class Text:
    """The words of one language, for the shell and perhaps a game."""

    def __init__(self, language: str, game: str | None = None, lab: bool = False) -> None:
        if language not in LANGUAGES:
            raise SetupError("unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self.bundle = bundle(language, game, lab)
        self.words: Any = (
            importlib.import_module(f"tidetable.engine.{game}.words") if game else None
        )

    def has(self, code: str) -> bool:
        return self.bundle.has_message(code)

    def __call__(self, code: str, **params: str | int) -> str:
        """The message of that code."""
        pattern = self.bundle.get_message(code).value
        assert pattern is not None, code
        filled, errors = self.bundle.format_pattern(pattern, params)
        assert not errors, (code, errors)
        return str(filled)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=pattern, locale=self.language))

    def title(self, code: str) -> str:
        """The message's heading."""
        pattern = self.bundle.get_message(code).attributes["title"]
        return str(self.bundle.format_pattern(pattern)[0])

    def name(self, kind: str, word: str) -> str:
        """The word for a colour, a side, ...; itself when a data file brought a new one."""
        code = f"{kind}-{word}"
        return self(code) if self.has(code) else word

    def why(self, field: str, given: str) -> str:
        """Why a value of the box was reconstructed; as its data file gives it, when that is all."""
        code = f"why-{field.replace('.', '-').replace('_', '-')}"
        return self(code) if self.has(code) else given

    def error(self, error: TidetableError, names: list[str] | None = None) -> str:
        """A refusal in words."""
        return self(f"error-{error.code}", **self.arguments(error.params, names or []))

    def event(self, event: dict[str, object], names: list[str]) -> str:
        """A line of the log; the game may have another one for what is only half known."""
        kind = str(event["event"])
        params = {key: value for key, value in event.items() if key != "event"}
        code = f"event-{self.words.variant(kind, event)}"
        return self(code, **self.arguments(params, names))

    def arguments(self, params: dict[str, object], names: list[str]) -> dict[str, str | int]:
        return {key: self.argument(key, value, names) for key, value in params.items()}

    def argument(self, key: str, value: object, names: list[str]) -> str | int:
        if isinstance(value, TidetableError):
            return self.error(value, names)
        if self.words is not None:
            said: str | int | None = self.words.argument(self, key, value, names)
            if said is not None:
                return said
        return value if isinstance(value, int) and abs(value) < MOST else str(value)
