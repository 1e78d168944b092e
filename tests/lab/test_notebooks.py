"""The notebooks run from top to bottom, with their own checks."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def cells(notebook: Path) -> list[Any]:
    found: list[Any] = json.loads(notebook.read_text())["cells"]
    return found


def code(notebook: Path) -> list[str]:
    return ["".join(cell["source"]) for cell in cells(notebook) if cell["cell_type"] == "code"]


def test_there_are_three_without_outputs_and_they_compile() -> None:
    """Stored outputs would grow old; `compile` also refuses magic commands, which need IPython."""
    assert len(NOTEBOOKS) == 3
    for notebook in NOTEBOOKS:
        assert all(not cell.get("outputs") for cell in cells(notebook))
        for source in code(notebook):
            compile(source, notebook.name, "exec")


@pytest.mark.thorough
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_runs(notebook: Path, tmp_path: Path) -> None:
    """As a kernel would: one cell after the other, in one namespace."""
    program = "import json, sys\nspace = {}\nfor cell in json.load(sys.stdin): exec(cell, space)\n"
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=json.dumps(code(notebook)),
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0, done.stderr
