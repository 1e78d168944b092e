"""Metrics of the bot workers."""

from collections.abc import Callable, Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from tidetable.server.scheduler import WEIGHTS, Scheduler


class ThinkingMetrics(Collector):
    """Asks the scheduler whenever the metrics are read."""

    def __init__(self, scheduler: Callable[[], Scheduler | None]) -> None:
        self.scheduler = scheduler  # None while the server starts

    def collect(self) -> Iterator[Metric]:
        scheduler = self.scheduler()
        if scheduler is None:
            return
        queued = GaugeMetricFamily(
            "tidetable_thinking_queued", "Thoughts that wait or pause", labels=["purpose"]
        )
        refused = CounterMetricFamily(
            "tidetable_thinking_refused", "Thoughts refused: too many", labels=["purpose"]
        )
        used = CounterMetricFamily(
            "tidetable_thinking_seconds", "Processor time used by thoughts", labels=["purpose"]
        )
        waiting = scheduler.queued()
        for purpose in WEIGHTS:
            queued.add_metric([purpose], waiting[purpose])
            refused.add_metric([purpose], scheduler.refused[purpose])
            used.add_metric([purpose], scheduler.used[purpose])
        yield queued
        yield refused
        yield used
        yield GaugeMetricFamily(
            "tidetable_thinking_running", "Thoughts that run", value=len(scheduler.running())
        )
        yield CounterMetricFamily(
            "tidetable_thinking_paused",
            "Times that a thought made room for a more urgent one",
            value=scheduler.paused,
        )
