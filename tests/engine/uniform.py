"""A chi-squared test: are the outcomes of something equally likely?"""

from math import erfc, exp, gamma, sqrt

UNLIKELY = 1e-4  # seeds are fixed, so a test that passes once passes every time


def assert_uniform(counts: list[int]) -> None:
    """Each of these outcomes is as likely as the others."""
    p = probability(counts)
    assert p > UNLIKELY, f"p = {p:.2g} for {counts}"


def probability(counts: list[int]) -> float:
    """How likely equally likely outcomes are to differ at least this much."""
    expected = sum(counts) / len(counts)
    half = sum((count - expected) ** 2 for count in counts) / expected / 2
    freedom = len(counts) - 1
    # The tail for n + 2 degrees of freedom follows from the one for n.
    tail = exp(-half) if freedom % 2 == 0 else erfc(sqrt(half))
    for n in range(2 - freedom % 2, freedom, 2):
        tail += half ** (n / 2) * exp(-half) / gamma(n / 2 + 1)
    return tail
