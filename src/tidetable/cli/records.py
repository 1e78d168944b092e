"""`tidetable replay` and `tidetable verify`: recorded games, as JSON or in notation."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.rule import Rule
from rich.text import Text as Line

from tidetable import games
from tidetable.engine import notation, record
from tidetable.engine.errors import RecordError
from tidetable.engine.game import Game, Json
from tidetable.text import Text

SAVE_FORMAT = "tidetable-save/1"  # written by `tidetable play`: a record and who sits where


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError("record-unreadable", file=str(path), reason=error.strerror) from None
    except UnicodeDecodeError as error:
        raise RecordError("record-unreadable", file=str(path), reason=str(error)) from None


def load(path: Path) -> tuple[Game, Json]:
    """Read a file: its game and its record."""
    text = read_file(path)
    if notation.is_notation(text):
        game = games.get(notation.game_name(text))
        return game, notation.parse(game, text)
    found = record.read(unsaved(text))
    return games.get(found.game), msgspec.to_builtins(found)


def unsaved(text: str) -> object:
    """The record inside a file saved by `tidetable play`; other text is returned unchanged."""
    try:
        plain = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
    saved = isinstance(plain, dict) and plain.get("format") == SAVE_FORMAT
    return plain.get("record") if saved else text


def replay(text: Text, path: Path, seat: int | None, as_notation: bool, as_json: bool) -> None:
    game, recorded = load(path)
    console = Console(highlight=False)
    state = game.replay(recorded)
    if as_json:
        print(msgspec.json.encode(recorded).decode())
        return
    if as_notation:
        print(notation.write(game, recorded), end="")
        return
    words = Text(text.language, game.name)
    names = words.seat_names(state.players, state.setup.data, state.setup.signs)
    title = words("replay-title", title=words("game-title"), players=state.players)
    console.print(Rule(title))
    for event in state.events(seat, reveal=seat is None):
        turn = event["event"] == "turn"
        console.print(Line(words.event(event, names), style="bold" if turn else ""))
    if not state.over:
        console.print(words("replay-running"))


def verify(text: Text, path: Path) -> int:
    game, recorded = load(path)
    try:
        state = record.verify(game, recorded)
    except RecordError as error:
        if not error.code.startswith("verify-"):
            raise
        Console(stderr=True, soft_wrap=True).print(text.error(error), style="red")
        return 1
    Console(soft_wrap=True).print(text("verify-ok", actions=int(state.steps)), style="green")
    return 0
