"""Tries the wheel and the sdist of `make wheel` in empty virtual environments.

    make wheel && make test-wheel

Bare, [lab] and [server] each do what they say; where an extra is missing, one line names it.
"""

import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from sysconfig import get_platform

ROOT = Path(__file__).parent.parent
UV = Path(sys.executable).with_name("uv")
ENVIRONMENT = {
    name: value for name, value in os.environ.items() if not name.startswith("TIDETABLE_")
}
LEARN = """
import gymnasium, pettingzoo
from tidetable.lab import gym, pettingzoo, vector
env = vector.VectorEnv("octocube", 8, players=3)
env.step(env.sample())
picture = gym.SeatEnv("kadora", render_mode="rgb_array")
picture.reset(seed=1)
print(env.observations.shape[0], picture.render().shape[2])
"""
PAGE = """
from litestar.testing import TestClient
from tidetable.server.app import Settings, create
with TestClient(create(Settings(database="table.sqlite"))) as client:
    page = client.get("/")
    print(page.status_code, "<!doctype html>" in page.text.lower())
"""


class Installed:
    """The wheel with some extras in an environment of its own."""

    def __init__(self, folder: Path, wheel: Path, extras: str = "") -> None:
        self.folder = folder
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        subprocess.run([str(UV), "venv", "--quiet", str(folder)], check=True)
        python = str(self.programs / "python")
        pip = [str(UV), "pip", "install", "--quiet", "--python", python]
        constraints = ["-c", str(ROOT / "constraints.txt")]
        subprocess.run([*pip, *constraints, f"{wheel}{extras}"], check=True)

    def said(self, program: str, *arguments: str, typed: str = "", code: int = 0) -> str:
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,  # not the repository, whose package would be found first
            env=ENVIRONMENT,
            input=typed,
            capture_output=True,
            text=True,
        )
        assert done.returncode == code, (arguments, done.stdout, done.stderr)
        return done.stdout + done.stderr

    def refused(self, extra: str, *arguments: str) -> None:
        """One line on the command line."""
        line = self.said("tidetable", "--lang", "en", *arguments, code=2)
        assert len(line.strip().splitlines()) == 1, line
        assert f"pip install 'tidetable-games[{extra}]'" in line, line

    def not_imported(self, extra: str, module: str) -> None:
        """One line in Python, too."""
        line = self.said("python", "-c", f"import {module}", code=1).splitlines()[-1]
        assert line.startswith("tidetable.extras.MissingExtra: "), line
        assert line.endswith(f"is not installed: pip install 'tidetable-games[{extra}]'"), line


def contents(wheel: Path, source: Path) -> None:
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    assert f"-{python}-{python}-" in wheel.name, wheel.name
    assert wheel.stem.endswith(get_platform().replace("-", "_").replace(".", "_")), wheel.name
    client = ("tidetable/web/index.html", "tidetable/web/sw.js")
    inside = zipfile.ZipFile(wheel).namelist()
    assert all(name in inside for name in (*client, "tidetable/engine/compiled.json"))
    assert not [name for name in inside if name.startswith(("tests/", "web/", "docs/"))]
    with tarfile.open(source) as archive:
        names = archive.getnames()
    assert all(f"{names[0].partition('/')[0]}/src/{name}" in names for name in client)
    assert not [name for name in names if name.endswith((".so", ".pyd", "compiled.json"))]


def bare(folder: Path, wheel: Path) -> None:
    here = Installed(folder, wheel)
    version = here.said("tidetable", "--lang", "en", "--version")
    assert version.startswith("tidetable-games "), version
    assert "compiled" in version, version
    play = ("play", "kadora", "--players", "2", "--bots", "random")
    assert "saved in" in here.said("tidetable", "--lang", "en", *play, typed="1\n" * 200)
    for command in ([], ["serve"], ["backup", "x"], ["admin", "tables"]):
        here.refused("server", *command)
    for command in (["arena", "kadora"], ["balance", "kadora"]):
        here.refused("lab", *command)
    for module in ("vector", "gym", "pettingzoo", "spec"):
        here.not_imported("lab", f"tidetable.lab.{module}")
    here.not_imported("server", "tidetable.server.app")


def lab(folder: Path, wheel: Path) -> None:
    here = Installed(folder, wheel, "[lab]")
    assert here.said("python", "-c", LEARN) == "8 3\n"
    arena = ("arena", "kadora", "--bots", "greedy,random", "--games", "20")
    assert "greedy" in here.said("tidetable", "--lang", "en", *arena)
    here.not_imported("openspiel", "tidetable.lab.openspiel")
    here.not_imported("data", "tidetable.lab.corpus_frames")
    here.refused("data", "export", "kadora", "corpus", "--games", "2")
    here.said("tidetable", "export", "kadora", "lines", "--games", "2", "--format", "jsonl")
    here.refused("server", "serve")


def server(folder: Path, wheel: Path) -> None:
    here = Installed(folder, wheel, "[server]")
    assert here.said("python", "-c", PAGE) == "200 True\n"
    here.not_imported("lab", "tidetable.lab.vector")


def main() -> None:
    (wheel,) = (ROOT / "dist").glob("*.whl")
    (source,) = (ROOT / "dist").glob("*.tar.gz")
    contents(wheel, source)
    with tempfile.TemporaryDirectory() as folder:
        for part in (bare, lab, server):
            part(Path(folder) / part.__name__, wheel)
            print(f"{part.__name__}: as it should be", flush=True)


if __name__ == "__main__":
    main()
