"""Builds a folder that plays without a server, for any web host, at any sub-path (docs/offline.md).

    python -m web.tools.static build/static

The Python runtime comes from npm, with the version in package-lock.json; msgspec and librt come
from PyPI, with the versions and hashes in static-wheels.txt. Nothing in the folder is loaded from
anywhere else.
"""

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from io import BytesIO
from pathlib import Path

import msgspec

from tidetable import games
from tidetable.cli.static import check
from tidetable.engine.chance import Rng
from tidetable.engine.playout import play_random
from tidetable.offline.bundle import archive, packed
from tidetable.server.requests import game_info
from web.tools import build

ROOT = build.ROOT
WHEELS = Path(__file__).parent / "static-wheels.txt"
CACHE = ROOT / "build" / "static-wheels"
RUNTIME = build.WEB / "node_modules" / "pyodide"
SERVICE_WORKER = Path(__file__).parent / "static-sw.js"
PLATFORM = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"),
    *("--implementation", "cp", "--abi", "cp314", "--only-binary=:all:"),
)
# An address that the runtime would load further packages from: there are none.
ELSEWHERE = "https://cdn.jsdelivr.net/pyodide/"
ELSEWHERE_TOO = b"https://cdn.jsdelivr.net/"  # in examples of its documentation
# Of the standard library: tools for developers, mail, and other servers.
UNNEEDED = (
    *("unittest/", "doctest.py", "pdb.py", "pydoc", "_pyrepl/", "pickletools.py", "optparse.py"),
    *("imaplib.py", "smtplib.py", "ftplib.py", "poplib.py", "mailbox.py", "xmlrpc/", "wsgiref/"),
    *("ensurepip/", "idlelib/", "tkinter/", "turtle"),
)
# What stays only where something imports it. Of the encodings only a few occur without a name.
SELDOM = (
    *("encodings/", "email/", "multiprocessing/", "xml/", "http/", "html/", "urllib/", "ctypes/"),
    *("difflib.py", "argparse.py", "_pyio.py", "_pydatetime.py", "statistics.py", "ipaddress.py"),
    *("configparser.py", "bdb.py", "trace.py", "plistlib.py", "socketserver.py", "pstats.py"),
    *("profile.py", "cProfile.py", "modulefinder.py", "sqlite3/", "wave.py", "compileall.py"),
    *("cmd.py", "timeit.py", "tabnanny.py", "pyclbr.py", "zipapp.py", "logging/handlers.py"),
    *("logging/config.py", "mimetypes.py", "csv.py", "shelve.py", "fractions.py", "code.py"),
    "babel/messages/",
)
ENCODINGS = ("ascii", "idna", "latin_1", "punycode", "unicode_escape", "utf_16", "utf_8_sig")
SHOWN = "kadora"  # the game whose board is shown while the runtime loads
LIBRARY = "lib/python3.14"
BYTECODE = Path(__file__).parent / "bytecode.mjs"


def wheels() -> list[Path]:
    """The wheels for the browser's Python, checked against their hashes."""
    stamp = CACHE / WHEELS.name
    if not stamp.is_file() or stamp.read_bytes() != WHEELS.read_bytes():
        shutil.rmtree(CACHE, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        checked = ["--no-deps", "--require-hashes", "-r", str(WHEELS), "--dest", str(CACHE)]
        subprocess.run([*pip, *PLATFORM, *checked], check=True)
        stamp.write_bytes(WHEELS.read_bytes())
    return sorted(CACHE.glob("*.whl"))


def runtime_files() -> dict[str, bytes]:
    """The runtime by file name. What it asks for with `fetch` is compressed, for hosts that do not
    compress; `.bin` keeps those that do from undoing that on the way."""
    found: dict[str, bytes] = {}
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        text = (RUNTIME / name).read_text(encoding="utf-8").replace(ELSEWHERE, "./")
        found[name] = text.split("\n//# sourceMappingURL=")[0].encode()
    large = {
        "pyodide.asm.wasm": (RUNTIME / "pyodide.asm.wasm").read_bytes(),
        "python.tar": joined(*compiled(standard_library(), archive(wheels()))),
    }
    for name, content in large.items():
        found[f"{name}.bin"] = gzip.compress(content, 9, mtime=0)
    return found


def standard_library() -> bytes:
    """Python's standard library, without what no game needs."""
    with zipfile.ZipFile(RUNTIME / "python_stdlib.zip") as source:
        names = [name for name in source.namelist() if not name.startswith(UNNEEDED)]
        names = [name for name in names if not name.endswith("/")]  # folders
        return packed({name: source.read(name).replace(ELSEWHERE_TOO, b"./") for name in names})


def joined(standard: dict[str, bytes], own: dict[str, bytes]) -> bytes:
    """One archive of all Python files, in the place where the browser's Python looks for them."""
    out = BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as target:
        for folder, files in ((LIBRARY, standard), (f"{LIBRARY}/site-packages", own)):
            for name, content in sorted(files.items()):
                info = tarfile.TarInfo(f"{folder}/{name}")
                info.size = len(content)
                target.addfile(info, BytesIO(content))
    return out.getvalue()


def compiled(*archives: bytes) -> list[dict[str, bytes]]:
    """The files of these archives, with bytecode of what is imported and without the rest of what
    is rare."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"{number}.zip" for number in range(len(archives))]
        for path, content in zip(paths, archives, strict=True):
            path.write_bytes(content)
        build.run("node", str(BYTECODE), *map(str, paths))
        return [without_rare(path) for path in paths]


def without_rare(path: Path) -> dict[str, bytes]:
    kept = {f"encodings/{name}.py" for name in ENCODINGS}
    with zipfile.ZipFile(path) as source:
        return {
            name: source.read(name)
            for name in source.namelist()
            if name in kept or not (name.endswith(".py") and name.startswith(SELDOM))
        }


def write(target: Path) -> None:
    """Build beside the target, then put the new folder in its place."""
    check(target)
    folder = target.with_name(f"{target.name}.new")
    shutil.rmtree(folder, ignore_errors=True)
    fill(folder)
    shutil.rmtree(target, ignore_errors=True)
    folder.rename(target)


def fill(folder: Path) -> None:
    build.install(stamps=(build.FULL,))
    folder.mkdir(parents=True)
    build.run("npx", "vite", "build", "--logLevel=warn", "--mode=static", f"--outDir={folder}")
    files = runtime_files()
    name = f"runtime-{digest(files)}/"
    (folder / name).mkdir()
    for file, content in files.items():
        (folder / name / file).write_bytes(content)
    lock = json.loads((RUNTIME / "pyodide-lock.json").read_text(encoding="utf-8"))
    manifest = {
        "runtime": name,
        "lock": {"info": lock["info"], "packages": {}},
        "files": {file: len(files[file]) for file in files if file.endswith(".bin")},
        "size": sum(len(gzip.compress(path.read_bytes())) for path in every_file(folder)),
        "games": [game_info(games.get(game), None) for game in games.own()],
        "position": position(SHOWN),
    }
    (folder / "offline.json").write_bytes(msgspec.json.encode(manifest))
    page = folder / "manifest.webmanifest"
    app = json.loads(page.read_text(encoding="utf-8"))
    page.write_text(json.dumps(relative(app), indent=1), encoding="utf-8")
    write_service_worker(folder)


def position(name: str) -> dict[str, object]:
    """A position in the middle of a game, as somebody who looks on sees it: shown while the runtime
    loads."""
    game = games.get(name)
    state = game.new(players=4, seed=21)
    decisions = play_random(state, Rng(21))
    middle = game.replay(state.record(), game.data, decisions // 2)
    return {"game": name, "view": middle.view(None)}


def every_file(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file()]


def relative(app: dict[str, object]) -> dict[str, object]:
    """The description of the app, for any sub-path."""
    text = json.dumps(app).replace('": "/', '": "./')
    found: dict[str, object] = json.loads(text)
    return found


def write_service_worker(folder: Path) -> None:
    """With the list of all files, which it keeps."""
    (folder / "sw.js").unlink(missing_ok=True)
    content = {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in every_file(folder)
    }
    names = ["./", *(name for name in content if name != "index.html")]
    code = SERVICE_WORKER.read_text(encoding="utf-8")
    code = code.replace("'VERSION'", json.dumps(digest(content)))
    code = code.replace("['FILES']", json.dumps(names))
    (folder / "sw.js").write_text(code, encoding="utf-8")


def digest(files: dict[str, bytes]) -> str:
    total = hashlib.sha256()
    for name, content in sorted(files.items()):
        total.update(f"{name} {len(content)} ".encode() + content)
    return total.hexdigest()[:16]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write(Path(sys.argv[1]).resolve())
