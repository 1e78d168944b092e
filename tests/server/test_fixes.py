"""The fixes that `python -m tests.server.fixes` undoes fit the code, and have tests."""

import ast
from pathlib import Path

import pytest

from tests.breaking import ROOT, changed
from tests.server.fixes import Fix, fixes


@pytest.mark.parametrize("fix", fixes(), ids=str)
def test_a_fix_can_still_be_undone(fix: Fix) -> None:
    compile(changed(fix), fix.file, "exec")
    for test in fix.tests:
        file, _, name = test.partition("::")
        tree = ast.parse((ROOT / Path(file)).read_text(encoding="utf-8"))
        functions = (ast.FunctionDef, ast.AsyncFunctionDef)
        found = {node.name for node in ast.walk(tree) if isinstance(node, functions)}
        assert not name or name in found, test
