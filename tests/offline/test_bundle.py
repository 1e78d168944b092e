"""The archive for the browser: complete, and with nothing that a browser cannot run."""

import os
import re
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import mypy_extensions
import pytest

from tidetable.cli.static import check
from tidetable.engine.errors import SetupError
from tidetable.offline import plain_numbers
from tidetable.offline.bundle import PURE, TYPING, archive

ROOT = Path(__file__).parents[2]
# Runs in a Python that finds only the archive, msgspec and librt.
TRIAL = """
import json, sys, time
del time.thread_time  # which the browser's Python does not have
sys.path[:] = [sys.argv[1], *sys.path]
from tidetable.offline.host import Host
from tidetable.offline.thinker import Thinker
import tidetable
assert tidetable.__file__.startswith(sys.argv[1]), tidetable.__file__
said = []
host = Host(lambda text: said.append(json.loads(text)))
host.receive(json.dumps({"type": "start", "kept": {}, "logs": {}}))
for number, path in enumerate(("/api/games", "/api/games/kadora/rules", "/api/nothing")):
    asked = {"type": "request", "id": number, "method": "GET", "path": path, "lang": "fr"}
    host.receive(json.dumps(asked))
print([one["status"] for one in said])
from tidetable.bots.tasks import choosing
from tidetable.games import get
from tidetable.offline.thinker import encode_task
thoughts = []
thinker = Thinker(lambda text: thoughts.append(json.loads(text)), {"easy": 0.01})
for number, game in enumerate(("kadora", "octocube", "poseidon")):
    for level in ("greedy", "easy"):
        thinker.begin(number, encode_task(choosing(level, get(game).new(2), 1)))
        while thinker.go_on():
            pass
print([one.get("error") for one in thoughts if one["type"] == "thought"])
allowed = {"tidetable", "msgspec", "librt", "attr", "attrs", "babel", "fluent", "pytz"}
allowed |= {"typing_extensions", "mypy_extensions", *sys.stdlib_module_names}
found = {name.split(".")[0] for name in sys.modules} - allowed - set(sys.argv[2].split())
print(sorted(name for name in found if not name.startswith("_")))
"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("archive")
    with zipfile.ZipFile(BytesIO(archive([]))) as found:
        found.extractall(folder)
    return folder


def test_the_host_runs_from_the_archive_alone(files: Path) -> None:
    before = "import sys; print(*sys.modules)"
    run = [sys.executable, "-c"]
    known = subprocess.run([*run, before], capture_output=True, text=True, check=True).stdout
    names = " ".join({name.split(".")[0] for name in known.split()})
    environment = {**os.environ, "TIDETABLE_ENGINE": "", "PYTHONDONTWRITEBYTECODE": "1"}
    trial = subprocess.run(
        [*run, TRIAL, str(files), names],
        capture_output=True,
        text=True,
        check=False,
        cwd=files,
        env=environment,
    )
    assert trial.returncode == 0, trial.stderr
    statuses, failures, strange = trial.stdout.splitlines()
    assert failures == str([None] * 6), "a bot failed: a file is missing"
    assert statuses == "[200, 200, 501]"
    assert strange == "[]", "the browser has no such package"


def test_nothing_else_is_in_the_archive(files: Path) -> None:
    names = {path.relative_to(files).as_posix() for path in files.rglob("*") if path.is_file()}
    strange = [name for name in names if name.endswith((".so", ".json", ".pyc"))]
    known = {"judge.json", "judge_family.json", "ratings.json"}
    assert {Path(name).name for name in strange} == known
    server = {name for name in names if name.startswith("tidetable/server/")}
    assert not server & {f"tidetable/server/{name}.py" for name in ("app", "store", "tokens")}
    for package in (*PURE, TYPING):
        start = package.replace(".", "/")
        assert any(name.startswith(start) for name in names), package


def test_numbers_of_the_browser_are_those_of_mypy() -> None:
    """Everything that the engine imports from mypy_extensions, with the same results."""
    used = re.compile(r"^from mypy_extensions import (.+)$", re.MULTILINE)
    names = {
        name.strip()
        for path in (ROOT / "src").rglob("*.py")
        for found in used.findall(path.read_text(encoding="utf-8"))
        for name in found.split(",")
    }
    assert names >= {"i64", "u8", "mypyc_attr"}
    for name in names:
        assert hasattr(plain_numbers, name), name
        if name != "mypyc_attr":
            for value in (0, 7, -3, True, 2.9):
                theirs = getattr(mypy_extensions, name)(value)
                assert getattr(plain_numbers, name)(value) == theirs


def test_the_archive_is_the_same_from_the_same_files() -> None:
    assert archive([]) == archive([])


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    check(tmp_path / "new")
    check(tmp_path)
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(SetupError, match="static-folder"):
        check(tmp_path)
    with pytest.raises(SetupError, match="static-folder"):
        check(tmp_path / "thesis.txt")
    (tmp_path / "offline.json").write_text("{}")  # written by an earlier run
    check(tmp_path)


def test_wheels_have_hashes_and_the_versions_of_the_constraints() -> None:
    pinned = (ROOT / "constraints.txt").read_text().splitlines()
    for line in (ROOT / "web" / "tools" / "static-wheels.txt").read_text().splitlines():
        version, _, checked = line.partition(" ")
        assert version in pinned
        assert checked.startswith("--hash=sha256:")
