"""OpenTelemetry traces of an answer on its way through edge, bus, owner and store.

    edge    a message of a client is read and taken up, or handed on
    bus     it goes to the process that owns the table; and
    owner   is taken up there (both only if that is another process)
    store   its records, from the writer's queue to the disk
    told    everybody hears of it

When off (`Services.traces` is None), nothing of it is imported, and its only cost is an `if`. No
span holds a name, an address, or what was chosen.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.table.errors import StoreError
from tablee.table.store.writer import Done, Stream

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Span

VARIABLE = "TABLEE_TRACES"
CONSOLE, OTLP = KINDS = ("console", "otlp")


class Traces:
    """Makes the spans of one process."""

    def __init__(self, processor: SpanProcessor, process: str) -> None:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        about = {"service.name": "tablee", "service.instance.id": process}
        self._provider = TracerProvider(resource=Resource.create(about), shutdown_on_exit=False)
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("tablee")
        self._carrier = TraceContextTextMapPropagator()

    def span(self, name: str, **about: str | int) -> Any:
        """A context manager: spans begun within are its children."""
        return self._tracer.start_as_current_span(name, attributes=about)

    def start(self, name: str, **about: str | int) -> Span:
        """A child of the current span that ends later."""
        return self._tracer.start_span(name, attributes=about)

    def carry(self) -> str:
        """The current span, to be sent along; "": none."""
        carried: dict[str, str] = {}
        self._carrier.inject(carried)
        return carried.get("traceparent", "")

    @contextmanager
    def hop(self, carried: str, milliseconds: float, table: str) -> Iterator[None]:
        """Continue a trace that was sent along, after so long under way: spans begun within are its
        children."""
        from opentelemetry.trace import use_span

        now = time.time_ns()
        began = now - int(max(0.0, milliseconds) * 1_000_000)
        from_there = self._carrier.extract({"traceparent": carried})
        bus = self._tracer.start_span("bus", from_there, start_time=began)
        bus.end(now)
        with use_span(bus), self.span("owner", table=table):
            yield

    def close(self) -> None:
        """Export the remaining spans."""
        self._provider.shutdown()


class TracedStore:
    """Wraps a store: its writes are spans."""

    def __init__(self, store: Any, traces: Traces) -> None:
        self._store = store
        self._traces = traces

    def append(
        self, stream: Stream, records: tuple[Any, ...], done: Done, *rest: Any, **more: Any
    ) -> None:
        span = self._traces.start("store", table=stream.table, records=len(records))
        told = partial(self._told, span, done)
        self._store.append(stream, records, told, *rest, **more)

    def _told(self, store: Span, done: Done, written: bool) -> None:
        from opentelemetry.trace import use_span

        store.set_attribute("written", written)
        store.end()
        with use_span(store), self._traces.span("told"):
            done(written)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def from_environment(environment: Mapping[str, str], process: str) -> Traces | None:
    """As set by TABLEE_TRACES; None if it is not. Sampling and the exporter are set by
    OpenTelemetry's own variables (OTEL_TRACES_SAMPLER, OTEL_EXPORTER_…)."""
    kind = environment.get(VARIABLE, "")
    if not kind:
        return None
    if kind not in KINDS:
        raise StoreError(f"{VARIABLE} must be {' or '.join(KINDS)}, not {kind!r}.")
    try:
        return Traces(console() if kind == CONSOLE else otlp(), process)
    except ImportError as missing:
        raise StoreError(
            f"{VARIABLE}={kind} needs a package that is not installed ({missing.name})."
        ) from None


def console() -> SpanProcessor:
    """One span per line, as JSON, on stderr."""
    from opentelemetry.sdk.trace.export import ConsoleSpanExporter, SimpleSpanProcessor

    def line(span: Any) -> str:
        return str(span.to_json(indent=None)) + "\n"

    return SimpleSpanProcessor(ConsoleSpanExporter(out=sys.stderr, formatter=line))


def otlp() -> SpanProcessor:
    """To a collector, in batches, from a thread of its own."""
    import importlib

    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    exporter = importlib.import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
    return BatchSpanProcessor(exporter.OTLPSpanExporter())
