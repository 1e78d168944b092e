"""The mutations that `python -m tests.mutations` runs fit the code."""

from collections import Counter

import pytest

from tests.breaking import changed
from tests.mutations import Mutation, mutations


@pytest.mark.parametrize("mutation", mutations(), ids=lambda one: f"{one.game}: {one.rule}")
def test_a_mutation_still_applies(mutation: Mutation) -> None:
    compile(changed(mutation), mutation.file, "exec")


def test_every_game_has_mutations() -> None:
    counted = Counter(mutation.game for mutation in mutations())
    assert min(counted.values()) >= 20
    assert sum(counted.values()) >= 60
