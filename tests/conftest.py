"""What every process that runs tests does."""

import gc


def pytest_collection_finish() -> None:
    """Thousands of tests have been collected, and stay: looking through them for garbage again and
    again takes a tenth of the time. Tests of memory collect garbage by themselves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
