"""One answer, followed from the process that reads it over a real bus to the disk of the owner."""

from __future__ import annotations

from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from tablee.table.traces import TracedStore, Traces
from tablee.wire import messages as wire
from tests.server.test_watching import lineage

from .kit import Process, open_cluster, until


def follow(process: Process, spans: InMemorySpanExporter) -> None:
    """As `TABLEE_TRACES` would have it, from the start."""
    services = process.app.lobby.services
    traces = Traces(SimpleSpanProcessor(spans), process.id)
    process.app.hub.traces = services.traces = traces
    services.store = TracedStore(services.store, traces)


async def test_an_answer_is_followed_through_both_processes(bus: str) -> None:
    spans = InMemorySpanExporter()
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        made = await here.make()
        async with there.join(made["table"]["id"], made["tokens"]["0"]) as ana:
            for process in cluster.processes:
                follow(process, spans)
            await ana.ask(wire.Answer(0, 4), wire.Update)
            await until(lambda: len(spans.get_finished_spans()) == 5)
            found = spans.get_finished_spans()
    parents = {"edge": None, "bus": "edge", "owner": "bus", "store": "owner", "told": "store"}
    assert lineage(found) == parents
    assert len({span.context.trace_id for span in found if span.context}) == 1
    where = {span.name: span.resource.attributes["service.instance.id"] for span in found}
    assert where == dict.fromkeys(parents, here.id) | {"edge": there.id}
