"""The command line, called in this process: the same output, without starting Python each time."""

import io
import os
from contextlib import redirect_stderr, redirect_stdout
from subprocess import CompletedProcess
from unittest.mock import patch

from tidetable.cli import main

TERMINAL = {"COLUMNS": "80", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def run(*arguments: str, typed: str = "", lang: str = "en") -> CompletedProcess[str]:
    """What `tidetable --lang LANG ARGUMENTS` prints and returns when a person types this."""
    out, err = io.StringIO(), io.StringIO()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch("sys.stdin", io.StringIO(typed)),
        patch.dict(os.environ, TERMINAL),
    ):
        try:
            main(["--lang", lang, *arguments])
        except SystemExit as exit:
            code = exit.code if isinstance(exit.code, int) else 0
        else:
            raise AssertionError("main() exits")
    return CompletedProcess(arguments, code, out.getvalue(), err.getvalue())
