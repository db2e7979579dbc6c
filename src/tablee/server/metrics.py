"""`/metrics`: plain numbers in Prometheus' text form. They are read where they are kept."""

from __future__ import annotations

import time
from collections.abc import Iterator

from tablee.server.ws import Hub
from tablee.table.store.sqlite import SqliteStore

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

COUNTERS = {
    "messages": "Messages received from clients.",
    "joins": "Connections that joined a table, spectators included.",
    "answers": "Answers played, by humans, bots and clocks.",
    "refused": "Answers that the rules refused.",
    "undos": "Answers taken back.",
    "tables_created": "Tables made, forks included.",
    "bot_blunders": "Answers of bots that failed or broke the rules.",
}


def render(hub: Hub, store: SqliteStore, started: float) -> str:
    return "\n".join([*counters(hub), *gauges(hub, store, started), *writing(store), ""])


def counters(hub: Hub) -> Iterator[str]:
    counts = hub.lobby.services.counts
    for name, text in COUNTERS.items():
        yield from metric(f"{name}_total", "counter", text, counts[name])
    yield from head("faults_total", "counter", "Messages answered by a fault, by its code.")
    for name, count in sorted(counts.items()):
        if name.startswith("fault:"):
            yield f'tablee_faults_total{{code="{name[6:]}"}} {count}'


def gauges(hub: Hub, store: SqliteStore, started: float) -> Iterator[str]:
    cpu = time.process_time()
    yield from metric("connections", "gauge", "Open WebSockets.", len(hub.connections))
    yield from metric("live_tables", "gauge", "Tables in memory.", len(hub.lobby.live))
    yield from metric("log_waiting", "gauge", "Writes waiting for the disk.", store.waiting)
    yield from metric("cpu_seconds_total", "counter", "CPU time of the server.", round(cpu, 3))
    if resource is not None:
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        yield from metric("memory_peak_bytes", "gauge", "Most memory held.", peak)
    uptime = round(time.monotonic() - started, 1)
    yield from metric("uptime_seconds", "gauge", "Since the server started.", uptime)


def writing(store: SqliteStore) -> Iterator[str]:
    stats = store.stats
    yield from metric("commits_total", "counter", "Commits to disk.", stats.commits)
    yield from metric("log_records_total", "counter", "Records in those commits.", stats.rows)
    yield from metric("commit_failures_total", "counter", "Commits that failed.", stats.failures)
    seconds = round(stats.seconds, 3)
    yield from metric("commit_seconds_total", "counter", "Time spent in commits.", seconds)


def metric(name: str, kind: str, text: str, value: float) -> Iterator[str]:
    yield from head(name, kind, text)
    yield f"tablee_{name} {value}"


def head(name: str, kind: str, text: str) -> Iterator[str]:
    yield f"# HELP tablee_{name} {text}"
    yield f"# TYPE tablee_{name} {kind}"
