"""The simulation of larger houses: its parts, and that it tells what was measured."""

from __future__ import annotations

import io
import json
import urllib.request

import pytest

from tablee.cli.commands.lab.scale import FIGURES
from tablee.lab.scale import measured, plan
from tablee.lab.scale.events import Committer, Events, Worker
from tablee.lab.scale.house import Costs, House, Load
from tablee.lab.server import cluster


def test_a_worker_does_one_thing_at_a_time() -> None:
    events, done = Events("x"), []
    worker = Worker(events)
    for _ in range(3):
        worker.do(2.0, lambda: done.append(events.now))
    events.run(5.0)
    assert done == [2.0, 4.0]
    events.run(10.0)
    assert done == [2.0, 4.0, 6.0]
    assert worker.busy == 6.0


def test_what_waits_goes_into_one_commit() -> None:
    events, done = Events("x"), []
    committer = Committer(events, base=1.0, each=0.0, linger=0.5)
    for _ in range(4):
        committer.put(lambda: done.append(events.now))
    events.run(10.0)
    assert done == [1.0, 2.0, 2.0, 2.0], "the first alone, the others behind it together"
    assert committer.commits == 2


def test_the_same_seed_gives_the_same() -> None:
    load = Load(20, 5.0, processes=2, remote=0.5, seconds=1.0)
    costs = Costs(stall=0.002, edge=1e-4, hop=1e-3)
    assert House(costs, load).run() == House(costs, load).run()
    assert House(costs, load).run() != House(costs, load, "another").run()


def test_a_hop_is_felt_and_worked_for() -> None:
    costs = Costs(edge=1e-4, hop=1e-2, bus=1e-5)
    near, far = (
        House(costs, Load(20, 5.0, processes=2, remote=share, seconds=2.0)).run()
        for share in (0.0, 1.0)
    )
    assert far.p50_ms - near.p50_ms == pytest.approx(20, abs=2), "there and back"
    assert (near.bus, far.bus > 0) == (0.0, True)


def test_the_model_tells_what_was_measured() -> None:
    """Set by one load, it predicts the others: as near as docs/scale.md says."""
    _, compared = measured.compare(json.loads(FIGURES.read_text()))
    assert [one.used for one in compared] == [False, True, False, False]
    for one in compared:
        real, model = one.measured, one.simulated
        assert model.answers_per_s == pytest.approx(real.answers_per_s, rel=0.06)
        assert model.p50_ms == pytest.approx(real.p50_ms, rel=0.34)
        assert model.p99_ms == pytest.approx(real.p99_ms, rel=0.26)


def test_figures_of_a_cluster_take_the_place_of_what_was_assumed() -> None:
    way, assumed = plan.ways({"remote_cpu_edge_us_500": 300, "hop_us": 250})
    assert (way.edge, way.hop) == (300e-6, 250e-6)
    assert assumed == ["answer", "store", "bus", "commit"]


def test_the_benchmark_measures_what_a_hop_and_a_commit_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So nothing that the plan could read from it stays assumed."""
    told = "# HELP\ntablee_hop_seconds_sum 0.5\ntablee_hop_seconds_count 1000.0\n"
    told += "tablee_commit_seconds_sum 6.0\ntablee_commit_seconds_count 2000.0\n"
    assert (cluster.mean_us(told, "hop"), cluster.mean_us(told, "commit")) == (500, 3000)
    monkeypatch.setattr(urllib.request, "urlopen", lambda _: io.BytesIO(told.encode()))
    written = cluster.quiet_costs(0) | json.loads(FIGURES.read_text())
    assert plan.ways(written)[1] == []


def test_what_gives_way_first() -> None:
    way = plan.Ways()
    found = [plan.first_to_give_way(plan.shares(way, 10**n)) for n in (2, 4, 6, 8)]
    assert found[:2] == ["", plan.ONE]
    assert plan.ONE not in found[2:], "more processes alone do not help there"
    small, large = (plan.need(way, 10**n, Costs()) for n in (4, 6))
    assert (small.cells, large.cells > 1) == (1, True)
    assert large.processes > 90 * small.processes / 2
