"""The mendings that `python -m tests.server.mendings` undoes fit the code, and have tests."""

import ast
from pathlib import Path

import pytest

from tests.breaking import ROOT, changed
from tests.server.mendings import Mending, mendings


@pytest.mark.parametrize("mending", mendings(), ids=str)
def test_a_mending_can_still_be_undone(mending: Mending) -> None:
    compile(changed(mending), mending.file, "exec")
    for test in mending.tests:
        file, _, name = test.partition("::")
        tree = ast.parse((ROOT / Path(file)).read_text(encoding="utf-8"))
        functions = (ast.FunctionDef, ast.AsyncFunctionDef)
        found = {node.name for node in ast.walk(tree) if isinstance(node, functions)}
        assert not name or name in found, test
