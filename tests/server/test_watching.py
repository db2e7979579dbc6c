"""Observability: metrics, the files that use them, log lines, traces."""

from __future__ import annotations

import ast
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from tablee.places import PACKAGE
from tablee.server import logs
from tablee.server.metrics import GAUGES
from tablee.table.errors import StoreError
from tablee.table.traces import TracedStore, Traces, from_environment
from tablee.wire import messages as wire

from .kit import House
from .test_http import read_metrics

HANDBOOK = Path(__file__).parents[2] / "docs" / "operations.md"
OPERATIONS = HANDBOOK.with_suffix("")
GRAFANA, ALERTS = OPERATIONS / "grafana.json", OPERATIONS / "alerts.yml"
METRIC = re.compile(r"\b(?:tablee|process)_[a-z_]+")


# -- metrics ----------------------------------------------------------------------------------


async def test_every_histogram_takes_its_time(house: House) -> None:
    """A bot thinks, and a table is woken from disk."""
    made = await house.make(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    table = made["table"]["id"]
    async with house.join(table, made["tokens"]["0"]) as ana:
        await ana.ask(wire.Answer(0, 4), wire.Update)
        house.clock.advance(1000)
        await ana.hear(wire.Update)
    house.app.lobby._sleep([house.app.lobby.live[table]])
    async with house.join(table):
        found = await read_metrics(house)
    assert found["tablee_answer_seconds_count"] == 2
    assert found["tablee_thought_seconds_count"] == 1
    assert found["tablee_wake_seconds_count"] == 1
    assert found["tablee_hop_seconds_count"] == 0
    assert found["tablee_live_tables"] == 1


async def test_a_table_that_is_not_there_was_not_woken(house: House) -> None:
    async with house.ws("nowhere") as socket:
        await socket.send('{"t":"join"}')
        await socket.recv()
    assert (await read_metrics(house))["tablee_wake_seconds_count"] == 0


def names_in_use() -> Iterator[tuple[str, str]]:
    dashboard = json.loads(GRAFANA.read_text())
    for panel in dashboard["panels"]:
        for target in panel.get("targets", []):
            for name in METRIC.findall(target["expr"]):
                yield panel["title"], name
    for line in ALERTS.read_text().splitlines():
        if "expr:" in line:
            for name in METRIC.findall(line):
                yield line.strip(), name


async def test_the_dashboard_and_the_alerts_name_what_is_told(house: House) -> None:
    gauges = house.app.lobby.services.gauges
    gauges.update(dict.fromkeys(GAUGES, lambda: 1.0))
    told = {name if isinstance(name, str) else name[0] for name in await read_metrics(house)}
    told |= {"tablee_faults_total", "tablee_turned_away_total"}  # only once there are some
    used = list(names_in_use())
    assert len({name for _, name in used}) > 20
    assert [(where, name) for where, name in used if name not in told] == []


async def test_every_histogram_and_gauge_is_on_the_dashboard(house: House) -> None:
    used = {name for _, name in names_in_use()}
    told = [name[0] for name in await read_metrics(house) if isinstance(name, tuple)]
    buckets = {name for name in told if name.endswith("_bucket")}
    assert len(buckets) == 6
    assert buckets | {f"tablee_{name}" for name in GAUGES} <= used


def watching_it() -> str:
    """The chapter about it."""
    return HANDBOOK.read_text("utf-8").split("\n## Watching it\n")[1]


PIECE = re.compile("_(?:bucket|count|sum|created)$")
"""What a histogram is told in."""


async def test_the_handbook_names_what_is_told(house: House) -> None:
    house.app.lobby.services.gauges.update(dict.fromkeys(GAUGES, lambda: 1.0))
    told = {name if isinstance(name, str) else name[0] for name in await read_metrics(house)}
    told = {PIECE.sub("", name) for name in told} | {"tablee_faults_total"}
    told |= {"tablee_turned_away_total"}
    table = re.findall(r"^\| `(tablee_\w+)`", watching_it(), re.M)
    figures = watching_it().split("`/metrics` is in")[1].split("\n\n")[0]
    named = set(re.findall(r"`(\w+_\w+|[a-z]+)(?:\{[\w,]+\})?`", figures)) - {"tablee_"}
    usual = {name for name in named if name.startswith("process_") and name != "process_info"}
    assert usual <= told
    ours = {name for name in told if name.startswith("tablee_")}
    assert {f"tablee_{name}" for name in named - usual} | set(table) == ours
    watch = HANDBOOK.read_text("utf-8").split("**Watch.**")[1].split("**Grow.**")[0]
    looked_for = re.search(r"grep -E '\^tablee_\(([\w|]+)\)'", watch)
    assert looked_for is not None
    assert {f"tablee_{name}" for name in looked_for[1].split("|")} <= ours


async def test_a_process_says_which_it_is(house: House) -> None:
    text = (await house.http.get("/metrics")).text
    process = house.app.lobby.services.process
    assert re.search(rf'tablee_process_info\{{process="{process}",version="[^"]+"\}} 1.0', text)


# -- lines of the log -------------------------------------------------------------------------


def test_every_line_says_which_process_wrote_it() -> None:
    record = logging.LogRecord("uvicorn", logging.WARNING, "", 0, "something", None, None)
    assert json.loads(logs.JsonLines("ab12").format(record))["process"] == "ab12"


def reports(folder: Path) -> Iterator[tuple[str, set[str | None]]]:
    """Every line that is written below a folder: where, and its fields."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".report"):
                yield f"{path.name}:{node.lineno}", {field.arg for field in node.keywords}


EVENT = re.compile("[a-z]+(?:-[a-z]+)*")


def events(folder: Path) -> Iterator[str]:
    """Of every line of the log that is written below a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                said, by = node.args[0].value, ast.unparse(node.func).rpartition(".")
                if by[2] in ("report", "_report") or by[0] == "LOGGER":
                    assert isinstance(said, str)
                    assert EVENT.fullmatch(said), f"{path.name}:{node.lineno}"
                    yield said


def test_the_handbook_lists_every_event() -> None:
    told = {said for layer in ("cluster", "server", "table") for said in events(PACKAGE / layer)}
    listed = watching_it().split("Events:")[1].split("and the web server's own warnings")[0]
    assert set(re.findall("`([a-z-]+)`", listed)) - {"why"} == told


ABOUT_TABLES = {"table", "tables"}


def test_every_line_about_a_table_names_it() -> None:
    """Three are about none: that no notice at all can be sent, that none can be looked for after a
    kill, and persons who never come back."""
    found = list(reports(PACKAGE / "table"))
    assert len(found) > 5
    nameless = {where.partition(":")[0] for where, fields in found if not fields & ABOUT_TABLES}
    assert nameless == {"missed.py", "queue.py", "tidying.py"}


# -- traces -----------------------------------------------------------------------------------


@pytest.fixture
def spans() -> InMemorySpanExporter:
    return InMemorySpanExporter()


@pytest.fixture
def traces(spans: InMemorySpanExporter) -> Traces:
    return Traces(SimpleSpanProcessor(spans), "ab12")


def lineage(spans: tuple[ReadableSpan, ...]) -> dict[str, str | None]:
    """Each span and the one it belongs to."""
    names = {span.context.span_id: span.name for span in spans if span.context}
    return {span.name: names[span.parent.span_id] if span.parent else None for span in spans}


async def test_an_answer_is_followed_to_the_disk(
    house: House, traces: Traces, spans: InMemorySpanExporter
) -> None:
    services = house.app.lobby.services
    house.app.hub.traces = services.traces = traces
    services.store = TracedStore(services.store, traces)
    made = await house.make()
    async with house.join(made["table"]["id"], made["tokens"]["0"]) as ana:
        await ana.ask(wire.Answer(0, 4), wire.Update)
        await ana.ask(wire.Ping(1), wire.Pong)
    found = spans.get_finished_spans()
    assert lineage(found) == {"edge": None, "store": "edge", "told": "store"}
    assert len({span.context.trace_id for span in found if span.context}) == 1
    assert {str(span.resource.attributes["service.instance.id"]) for span in found} == {"ab12"}
    edge = next(span for span in found if span.name == "edge")
    assert dict(edge.attributes or {}) == {"table": made["table"]["id"], "message": "answer"}


def test_a_trace_goes_on_at_the_owner(traces: Traces, spans: InMemorySpanExporter) -> None:
    other = Traces(SimpleSpanProcessor(spans), "cd34")
    with traces.span("edge"):
        carried = traces.carry()
    with other.hop(carried, 12.5, "abc"):
        other.start("store").end()
    found = spans.get_finished_spans()
    parents = {"edge": None, "bus": "edge", "owner": "bus", "store": "owner"}
    assert lineage(found) == parents
    bus = next(span for span in found if span.name == "bus")
    assert (bus.end_time or 0) - (bus.start_time or 0) == 12_500_000
    assert traces.carry() == "", "nothing is left behind"


def test_what_is_carried_and_makes_no_sense_begins_anew(
    traces: Traces, spans: InMemorySpanExporter
) -> None:
    with traces.hop("rubbish", -5, "abc"):
        pass
    assert lineage(spans.get_finished_spans()) == {"bus": None, "owner": "bus"}


def test_traces_are_switched_on_by_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    assert from_environment({}, "ab12") is None
    assert isinstance(from_environment({"TABLEE_TRACES": "console"}, "ab12"), Traces)
    with pytest.raises(StoreError, match="must be console or otlp"):
        from_environment({"TABLEE_TRACES": "yes"}, "ab12")
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter", None)
    with pytest.raises(StoreError, match="needs a package that is not installed"):
        from_environment({"TABLEE_TRACES": "otlp"}, "ab12")


def test_off_all_that_is_left_is_one_if() -> None:
    """Every traced place first checks whether tracing is on."""
    calls = [call for layer in ("server", "cluster") for call in traced(PACKAGE / layer)]
    assert calls
    for path, number in calls:
        before = path.read_text().splitlines()[max(0, number - 6) : number]
        assert any("traces is not None" in line for line in before), (path, number)


def traced(folder: Path) -> Iterator[tuple[Path, int]]:
    for path in folder.rglob("*.py"):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if re.search(r"\btraces\.(span|hop|carry|start)\(", line):
                yield path, number
