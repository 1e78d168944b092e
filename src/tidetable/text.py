"""Words: Fluent catalogues in four languages, one for the shell and one for each game.

The engine speaks in codes and parameters. A `Text` turns a code into a sentence, and its parameters
(a card, a cell, a seat) into words by the table that the game declares (parameters.py). An optional
module `words` of the game says what the table cannot; each function of it is optional, too:

- argument(text, key, value, names): a parameter in words, None to leave it to the table
- variant(name, event): the name of the message for an event, when there are several
- rules_parameters(text, data): what the rules page takes from the data
- rules_tables(text, data, players, options): the tables of the rules page (rulebook.py) ...
- rules_pieces(data, players): ... and what is drawn in them

Messages are parsed, and Fluent and Babel imported, when they are first needed (messages.py).
"""

import locale
import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from tidetable import games
from tidetable.engine.data import Data
from tidetable.engine.errors import SetupError, TidetableError
from tidetable.engine.game import Game
from tidetable.messages import Messages, catalogue_in
from tidetable.parameters import Said, has_hidden_piece, worded

LANGUAGES = ("en", "nl", "de", "fr")
BEFORE_PERCENT = {"en": "", "nl": "", "de": "\u202f", "fr": "\u202f"}
SHELL = Path(__file__).parent / "text"
MOST = 10**15  # longer numbers are shown as they are: decimal arithmetic cannot hold them


def catalogue(language: str, game: str | None, lab: bool = False) -> Path:
    """Return a catalogue's file. The lab has catalogues of its own, which browsers do not need."""
    folder = SHELL if game is None else games.get(game).folder / "text"
    return folder / "lab" / f"{language}.ftl" if lab else folder / f"{language}.ftl"


@cache
def messages(language: str, game: str | None, lab: bool) -> Messages:
    """Load the catalogues of the shell and the game; English replaces a missing one."""
    found = []
    for part in (None, game) if game else (None,):
        for of_lab in (False, True)[: 1 + lab]:
            files = [catalogue(name, part, of_lab) for name in (language, "en")]
            file = next((file for file in files if file.exists()), None)
            if file is not None:
                found.append(catalogue_in(file))
    return Messages(language, found)


def preferred() -> str:
    """Return the language of the environment, English when it is none of ours."""
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
        self.game: Game | None = games.get(game) if game else None
        self.messages = messages(language, game, lab)
        self.words: ModuleType | None = self.game.part("words") if self.game else None

    def has(self, code: str) -> bool:
        return self.messages.has(code)

    def __call__(self, code: str, **params: str | int) -> str:
        """Return the message of that code."""
        return self.messages.say(code, params)

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number as this language writes it."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=pattern, locale=self.language))

    def percent(self, share: float, digits: int = 0) -> str:
        """Return a share in percent as this language writes it."""
        return f"{self.number(100 * share, digits)}{BEFORE_PERCENT[self.language]}%"

    def listed(self, items: list[str]) -> str:
        """Return things one after the other as this language lists them: a, b and c."""
        from babel.lists import format_list

        # British English has no comma before the last one.
        locale = "en_GB" if self.language == "en" else self.language
        return str(format_list(items, locale=locale))

    def moment(self, at: float) -> str:
        """Return a point in time as this language writes it, in UTC: nobody's zone is known."""
        from babel.dates import format_datetime

        found = datetime.fromtimestamp(at, UTC)
        return f"{format_datetime(found, 'medium', locale=self.language)} UTC"

    def title(self, code: str) -> str:
        """Return the heading of a message."""
        return self.messages.say(code, {}, "title")

    def variables(self, code: str) -> frozenset[str]:
        """Return what a message needs."""
        entry = self.messages.entry(code)
        assert entry is not None, code
        return entry.variables

    def name(self, kind: str, word: str) -> str:
        """Return the word for a colour, a side, ...; itself when a data file brought a new one."""
        code = f"{kind}-{word}"
        return self(code) if self.has(code) else word

    def form(self, piece: str, kind: str, word: str) -> str:
        """Return a word in the form that it has with a piece, if that differs: rood, de rode 5."""
        code = f"{piece}-{kind}-{word}"
        return self(code) if self.has(code) else self.name(kind, word)

    # -- what a game says -------------------------------------------------------------------------

    def seat_names(self, players: int, data: Data, signs: list[str] | None = None) -> list[str]:
        """Return the names of the seats of a game, for players without a name: after the signs
        that they have chosen, or the usual ones."""
        game = self.game
        assert game is not None
        kind, words = game.seat_kind, signs or game.seat_names(players, data)
        if not self.has(f"{kind}-{words[0]}"):
            return [self("seat-number", number=seat + 1) for seat in range(players)]
        names = [self.name(kind, word) for word in words]
        return [name[:1].upper() + name[1:] for name in names]

    def error(self, error: TidetableError, names: list[str] | None = None) -> str:
        """Return a refusal in words."""
        return self(f"error-{error.code}", **self.arguments(error.params, names or []))

    def event(self, event: dict[str, object], names: list[str]) -> str:
        """Return a line of the log. An event with a hidden piece may have a message of its own."""
        assert self.game is not None
        name = str(event["event"])
        params = {key: value for key, value in event.items() if key != "event"}
        chosen = self.ask("variant", name, event) or name
        if chosen == name and self.has(f"event-{name}-hidden"):
            hidden = has_hidden_piece(self, self.game.parameters, params)
            chosen = f"{name}-hidden" if hidden else name
        return self(f"event-{chosen}", **self.arguments(params, names))

    def choice(self, move: dict[str, object], names: list[str]) -> str:
        """Return a move in words."""
        code = f"choice-{move['do']}"
        params = {key: value for key, value in move.items() if key != "do"}
        said = self.arguments(params, names)
        if self.has(code) and self.variables(code) <= said.keys():
            return self(code, **said)
        return " ".join(map(str, (move["do"], *said.values())))

    def reasons(self, why: Sequence[Mapping[str, Any]]) -> str:
        """Return in words what a move gains now and later (bots/why.py); empty: nothing.
        The browser says the same (web/src/shell/wording.ts)."""
        found = []
        for when, later in (("now", False), ("later", True)):
            reasons = [self.reason(one) for one in why if one["later"] == later]
            if reasons:
                found.append(self(f"gains-{when}", what="; ".join(reasons)))
        return " ".join(found)

    def reason(self, one: Mapping[str, Any]) -> str:
        about = self.listed([self(name) for name in one["names"]])
        return self(f"reason-{one['reason']}", amount=one["amount"], names=about)

    def arguments(self, params: dict[str, object], names: list[str]) -> dict[str, Said]:
        return {key: self.argument(key, value, names) for key, value in params.items()}

    def argument(self, key: str, value: object, names: list[str]) -> Said:
        """Return a parameter in words: as the game says it, by its table, or as it is."""
        if isinstance(value, TidetableError):
            return self.error(value, names)
        said: Said | None = self.ask("argument", self, key, value, names)
        if said is None and self.game is not None:
            said = worded(self, self.game.parameters.get(key, ""), value, names)
        if said is not None:
            return said
        if key == "until" and isinstance(value, float):
            return self.moment(value)
        return value if isinstance(value, int) and abs(value) < MOST else str(value)

    def ask(self, function: str, *args: object) -> Any:
        """Call a function of the game's `words`, if there is one."""
        found = getattr(self.words, function, None)
        return found(*args) if found else None

    # -- the rules page ---------------------------------------------------------------------------

    def sections(self) -> list[str]:
        """Return the sections of the rules page: the messages rules-SECTION, in their order."""
        assert self.game is not None
        shell = set(messages("en", None, lab=False).names())
        own = [
            code for code in messages("en", self.game.name, lab=False).names() if code not in shell
        ]
        return [code.removeprefix("rules-") for code in own if code.startswith("rules-")]

    def rules_parameters(self, data: Data) -> dict[str, Said]:
        """Return what the rules page takes from the data, so that it cannot contradict the engine.

        By default, every number and word of the data file by its name."""
        said: dict[str, Said] | None = self.ask("rules_parameters", self, data)
        return flat(data.values) if said is None else said

    def why(self, field: str, given: str) -> str:
        """Return why a value was reconstructed: by a message, or as the data file gives it."""
        code = f"why-{field.replace('.', '-').replace('_', '-')}"
        return self(code) if self.has(code) else given


def flat(values: dict[str, Any], prefix: str = "") -> dict[str, Said]:
    """Flatten the numbers and words of a data file: {"deck": {"size": 25}} gives deck-size."""
    found: dict[str, Said] = {}
    for name, value in values.items():
        key = f"{prefix}{name}".replace("_", "-")
        if isinstance(value, dict):
            found |= flat(value, f"{key}-")
        elif isinstance(value, bool):
            found[key] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            found[key] = value
        elif isinstance(value, list) and all(isinstance(one, (int, str)) for one in value):
            found[key] = ", ".join(map(str, value))
    return found
