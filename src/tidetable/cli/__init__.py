"""The command line: `tidetable play | serve | simulate | arena | balance | rules | ...`."""

import re
import sys
from typing import TypeGuard

from rich.console import Console
from typer.exceptions import TyperException

from tidetable import games
from tidetable.engine.errors import TidetableError
from tidetable.text import LANGUAGES, Text, preferred


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit.

    The exit code is 0 for success, 1 if a record does not verify, and 2 for bad input, which is
    explained in one line.
    """
    from tidetable.cli.app import build

    arguments = list(sys.argv[1:] if arguments is None else arguments)
    language = take_language(arguments)
    text = Text(language if language in LANGUAGES else "en")
    try:
        Text(language)  # an unknown language is bad input, too
        code = build(text)(args=arguments, prog_name="tidetable", standalone_mode=False)
    except TidetableError as error:
        refuse(text, in_words(text, error))
    except KeyboardInterrupt:
        sys.exit(130)
    except TyperException as error:
        refuse(text, usage(text, error))
    sys.exit(code if isinstance(code, int) else 0)


def in_words(text: Text, error: TidetableError) -> str:
    """The error's message, from the shell's catalogue or from that of the game concerned."""
    codes = [error.code, *(why.code for why in error.params.values() if is_error(why))]
    for game in (None, *games.names()):
        words = Text(text.language, game)
        if all(words.has(f"error-{code}") for code in codes):
            return words.error(error)
    return str(error)


def usage(text: Text, error: TyperException) -> str:
    """Typer's complaint about the arguments, in the chosen language."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    named = parameter.get_error_hint().strip("'") if parameter is not None else ""
    if option:
        return text("usage-option", name=option)
    if type(error).__name__ == "MissingParameter":
        return text("usage-missing", name=named)
    if parameter is not None:
        return text("usage-value", name=named)
    command = re.match(r"No such command '(.*?)'", error.format_message())
    return text("usage-command", name=command[1]) if command else error.format_message()


def is_error(value: object) -> TypeGuard[TidetableError]:
    return isinstance(value, TidetableError)


def refuse(text: Text, message: str) -> None:
    line = re.sub(r"[ \t\r\n]+", " ", text("error", message=message))
    Console(stderr=True, soft_wrap=True).print(line, style="red", markup=False, highlight=False)
    sys.exit(2)


def take_language(arguments: list[str]) -> str:
    """Remove --lang from the arguments. It comes first because the help is translated, too."""
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            del arguments[at]
            return argument.removeprefix("--lang=")
        if argument == "--lang" and at + 1 < len(arguments):
            language = arguments[at + 1]
            del arguments[at : at + 2]
            return language
    return preferred()
