"""The chi-squared test that other tests rely on, against known values."""

import pytest

from tests.engine.uniform import assert_uniform, probability


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([50, 50, 50], 1.0),
        ([60, 40], 0.0455),  # chi-squared 4 with 1 degree of freedom
        ([20, 30, 10], 0.0067),  # 10 with 2
        ([30, 14, 34, 45, 57, 20], 4.18e-7),  # 37.78 with 5
        ([10] * 99 + [30], 1.0),  # 38.8 with 99: many outcomes, little difference
    ],
)
def test_probability(counts: list[int], expected: float) -> None:
    assert probability(counts) == pytest.approx(expected, rel=0.01)


def test_a_biased_die_is_found() -> None:
    assert_uniform([105, 98, 97, 102, 95, 103])
    with pytest.raises(AssertionError, match="p = "):
        assert_uniform([160, 88, 88, 88, 88, 88])
