"""Hypothesis settings for the engine tests: the same examples in every run.

HYPOTHESIS_PROFILE=thorough tries more of them (`make test-all` does).
"""

import os

from hypothesis import HealthCheck, settings

from tidetable import compiled

EXAMPLES = {
    "quick": 3 if compiled.is_compiled() else 1,  # in each of the modes; see modes.py
    "thorough": 12 if compiled.is_compiled() else 4,
}

for name, examples in EXAMPLES.items():
    settings.register_profile(
        name,
        deadline=None,
        derandomize=True,
        database=None,
        max_examples=examples,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
