"""Settings of Hypothesis for the engine tests: the same examples in every run."""

from hypothesis import HealthCheck, settings

from tidetable import compiled

settings.register_profile(
    "engine",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=8 if compiled.is_compiled() else 4,  # plain Python is thirty times slower
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("engine")
