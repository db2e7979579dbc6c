"""`/metrics`: counters and gauges kept elsewhere, in Prometheus' format, read on request."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, Metric, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from tablee import __version__
from tablee.server.ws import Hub
from tablee.table.durations import BOUNDS, Durations
from tablee.table.services import Services
from tablee.table.store.shelf import Shelf

COUNTERS = {
    "messages": "Messages received from clients.",
    "joins": "Connections that joined a table, spectators included.",
    "answers": "Answers played, by humans, bots and clocks.",
    "refused": "Answers that the rules refused.",
    "undos": "Answers taken back.",
    "tables_created": "Tables made, forks included.",
    "persons_removed": "Persons forgotten because they have not come back for so long.",
    "tables_removed": "Tables removed because the owner keeps them no longer.",
    "notices_sent": "Notices taken by a push service or a mail server.",
    "notices_postponed": "Notices that were not taken, and are tried again.",
    "notices_dropped": "Notices given up, or whose address is gone.",
    "bot_blunders": "Answers of bots that failed or broke the rules.",
    "tables_taken": "Tables taken over from a process that is gone.",
    "tables_handed_over": "Tables given to another process in order.",
    "pairs_broken": "Times that a process lost touch with another one.",
    "bus_ignored": "Messages of the bus that were malformed or forged.",
}

GAUGES = {
    "bus_connected": "1 while the bus is in reach.",
    "processes": "Processes of the cluster that are alive, as this one sees it.",
    "guests": "Screens at our tables whose connection another process holds.",
    "remote_visits": "Our connections at tables that another process owns.",
    "clock_offset_ms": "How far our clock is from that of the store.",
}
"""Only reported by a server that has them: those of a cluster are not by a single server."""

TIMES: dict[str, tuple[str, Callable[[Services], Durations]]] = {
    "answer_seconds": ("From hearing to having told everybody.", lambda s: s.answer_times),
    "verdict_seconds": ("The same for answers in a heat alone.", lambda s: s.verdict_times),
    "wake_seconds": ("To wake a table that sleeps on disk.", lambda s: s.wake_times),
    "thought_seconds": ("A thought of a bot.", lambda s: s.thought_times),
    "hop_seconds": ("From one process to another, over the bus.", lambda s: s.hop_times),
}


class Metrics(Collector):
    """The metrics of one server, in a registry of its own: two servers in one process are kept
    apart."""

    def __init__(self, hub: Hub, store: Shelf) -> None:
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
        services = self._hub.lobby.services
        for name, look in services.gauges.items():
            yield gauge(name, GAUGES[name], look())
        about = {"process": services.process, "version": __version__}
        yield InfoMetricFamily("tablee_process", "Which process this is.", about)

    def _writing(self) -> Iterator[Metric]:
        stats = self._store.stats
        yield counter("commits", "Commits to disk.", stats.commits)
        yield counter("log_records", "Records in those commits.", stats.rows)
        yield counter("commit_failures", "Commits that failed.", stats.failures)
        text = "Writes refused because the table has another owner by now."
        yield counter("fenced_off", text, stats.fenced)

    def _times(self) -> Iterator[Metric]:
        services = self._hub.lobby.services
        stats = self._store.stats
        yield histogram("commit_seconds", "From the writer's queue to the disk.", stats.times)
        for name, (text, of) in TIMES.items():
            yield histogram(name, text, of(services))


def labelled(name: str, text: str, label: str, prefix: str, counts: Mapping[str, int]) -> Metric:
    """All counts with that prefix, each labelled with the rest of its name."""
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
    """Prometheus' buckets are cumulative: each counts all that took at most so long."""
    bounds = [*map(floatToGoString, BOUNDS), "+Inf"]
    buckets = list(zip(bounds, accumulate(times.counts), strict=True))
    return HistogramMetricFamily(f"tablee_{name}", text, buckets, times.total)
