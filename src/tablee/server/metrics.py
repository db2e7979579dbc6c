"""`/metrics`: what is counted elsewhere, in Prometheus' form. It is read where it is kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, Metric, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from tablee.server.ws import Hub
from tablee.table.durations import BOUNDS, Durations
from tablee.table.store.sqlite import SqliteStore

COUNTERS = {
    "messages": "Messages received from clients.",
    "joins": "Connections that joined a table, spectators included.",
    "answers": "Answers played, by humans, bots and clocks.",
    "refused": "Answers that the rules refused.",
    "undos": "Answers taken back.",
    "tables_created": "Tables made, forks included.",
    "tables_removed": "Tables removed because the owner keeps them no longer.",
    "bot_blunders": "Answers of bots that failed or broke the rules.",
}


class Metrics(Collector):
    """The numbers of one server, in a registry of its own: two in one process are kept apart."""

    def __init__(self, hub: Hub, store: SqliteStore) -> None:
        self._hub = hub
        self._store = store
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def render(self) -> bytes:
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        yield from self._counters()
        yield from self._gauges()
        yield from self._writing()
        yield from self._times()

    def _counters(self) -> Iterator[Metric]:
        counts = self._hub.counts
        for name, text in COUNTERS.items():
            yield counter(name, text, counts[name])
        yield labelled(
            "faults", "Messages answered by a fault, by its code.", "code", "fault:", counts
        )
        text = "Connections and requests that met a limit, by its name."
        yield labelled("turned_away", text, "limit", "turned-away:", counts)

    def _gauges(self) -> Iterator[Metric]:
        yield gauge("connections", "Open WebSockets.", len(self._hub.connections))
        yield gauge("live_tables", "Tables in memory.", len(self._hub.lobby.live))
        yield gauge("log_waiting", "Writes waiting for the disk.", self._store.waiting)

    def _writing(self) -> Iterator[Metric]:
        stats = self._store.stats
        yield counter("commits", "Commits to disk.", stats.commits)
        yield counter("log_records", "Records in those commits.", stats.rows)
        yield counter("commit_failures", "Commits that failed.", stats.failures)

    def _times(self) -> Iterator[Metric]:
        services = self._hub.lobby.services
        yield histogram(
            "commit_seconds", "From the writer's queue to the disk.", self._store.stats.times
        )
        yield histogram(
            "answer_seconds", "From hearing to having told everybody.", services.answer_times
        )
        yield histogram(
            "verdict_seconds", "The same for answers in a heat alone.", services.verdict_times
        )


def labelled(name: str, text: str, label: str, prefix: str, counts: Mapping[str, int]) -> Metric:
    """All counts whose name begins so, each labelled with the rest of its name."""
    family = CounterMetricFamily(f"tablee_{name}", text, labels=[label])
    for key, count in sorted(counts.items()):
        if key.startswith(prefix):
            family.add_metric([key.removeprefix(prefix)], count)
    return family


def counter(name: str, text: str, value: float) -> Metric:
    return CounterMetricFamily(f"tablee_{name}", text, value)


def gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(f"tablee_{name}", text, value)


def histogram(name: str, text: str, times: Durations) -> Metric:
    """Prometheus counts how many took at most so long, with all that were quicker."""
    bounds = [*map(floatToGoString, BOUNDS), "+Inf"]
    buckets = list(zip(bounds, accumulate(times.counts), strict=True))
    return HistogramMetricFamily(f"tablee_{name}", text, buckets, times.total)
