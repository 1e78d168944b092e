"""The Python files that the browser needs, in one archive: the games, the table, the bots, the
words, the parts of the server that are mere functions, and the packages that these import.

Packages in pure Python come from this installation; msgspec and librt are wheels for the browser's
Python, which web/tools/static.py gets.
"""

import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
FOLDERS = ("engine", "table", "bots", "offline")
MODULES = (
    "__init__",
    "compiled",
    "examples",
    "extras",
    "games",
    "messages",
    "parameters",
    "rulebook",
    "text",
)
# Of the server only what knows no network, no database and no web framework.
SERVER = (
    *("carrying", "database", "explain", "guest_names", "imports", "jobs", "judgements"),
    *("list_rows", "loaded", "logs", "messages", "names", "plans", "records", "rematch_seats"),
    *("replays", "requests", "sentences", "stored", "summaries", "updates", "uptime"),
)
LEFT_OUT = ("offline/bundle.py", "offline/plain_numbers.py", "bots/worker.py")
RATINGS = "bots/ratings.json"  # how strong the levels are
TERMINAL = "terminal.py"  # how a game looks in a terminal
DATA = (".py", ".toml", ".ftl")
JUDGE = "judge*.json"  # what a game's judges have learned: its bots need it
PURE = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz")
NUMBERS = "plain_numbers.py"  # stands in for mypy_extensions
TYPING = "typing_extensions"  # one module
LOCALES = ("root", "en", "en_001", "en_GB", "nl", "de", "fr")  # of babel's thousand
EPOCH = (1980, 1, 1, 0, 0, 0)  # the same archive from the same files


def own_files() -> Iterator[tuple[str, bytes]]:
    """The files of Tidetable, by their name in the archive."""
    yield "tidetable/server/__init__.py", b""  # the real one asks for the web framework
    yield f"tidetable/{RATINGS}", (PACKAGE / RATINGS).read_bytes()
    yield "mypy_extensions.py", (PACKAGE / "offline" / NUMBERS).read_bytes()
    paths = [PACKAGE / f"{name}.py" for name in MODULES]
    paths += [PACKAGE / "server" / f"{name}.py" for name in SERVER]
    paths += sorted((PACKAGE / "text").glob("*.ftl"))
    for folder in FOLDERS:
        paths += sorted((PACKAGE / folder).rglob("*"))
    for path in paths:
        name = path.relative_to(PACKAGE).as_posix()
        if path.name == TERMINAL or name in LEFT_OUT:
            continue
        if (path.suffix in DATA or path.match(JUDGE)) and path.is_file():
            yield f"tidetable/{name}", path.read_bytes()


def package_files() -> Iterator[tuple[str, bytes]]:
    """The files of the packages in pure Python, without what nobody needs here."""
    for name in (*PURE, TYPING):
        for file in distribution(name).files or []:
            path = file.as_posix()
            if is_needed(path):
                yield path, file.read_binary()


def is_needed(path: str) -> bool:
    if path.startswith("babel/locale-data/"):
        return Path(path).stem in LOCALES
    if path == "babel/global.dat":
        return True
    parts = Path(path).parts
    return path.endswith(".py") and "tests" not in parts and parts[0] not in ("..", "bin")


def archive(wheels: list[Path]) -> bytes:
    """Everything in one archive, with the files of these wheels."""
    found = dict([*own_files(), *package_files()])
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as source:
            for name in source.namelist():
                if name.endswith((".py", ".so")):
                    found[name] = source.read(name)
    return packed(found)


def packed(files: dict[str, bytes]) -> bytes:
    """An archive without compression: as a whole it can be compressed better, and it is read
    faster."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as target:
        for name in sorted(files):
            target.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return out.getvalue()
