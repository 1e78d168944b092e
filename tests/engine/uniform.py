"""Is something as random as it should be?"""

from scipy.stats import chisquare  # type: ignore[import-untyped]

UNLIKELY = 1e-4  # the seeds of the tests are fixed, so a test that passed goes on to pass


def assert_uniform(counts: list[int]) -> None:
    """Each of these outcomes is as likely as the next."""
    p = float(chisquare(counts).pvalue)
    assert p > UNLIKELY, f"p = {p:.2g} for {counts}"
