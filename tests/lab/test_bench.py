"""The benchmark runs, and measures what it says. No figure is asserted: machines are noisy."""

from __future__ import annotations

import fnmatch
import random
from contextlib import nullcontext
from functools import cache
from pathlib import Path

import pytest

from tablee.cli.commands.lab.bench import aims, show
from tablee.cli.words import Words
from tablee.lab.bench import (
    ASKED,
    PARTS,
    QUICK,
    Effort,
    Part,
    handwritten,
    machine,
    matches,
    run,
    surroundings,
)
from tablee.lab.bench.aims import AIMS, with_aim
from tablee.lab.bench.measure import Figure, Skipped, tidy
from tablee.lab.bench.playing import play
from tablee.lab.pages import installed, lighthouse, taps
from tablee.lab.pages.installed import Started
from tablee.lab.pages.lighthouse import Seen
from tablee.lab.pages.taps import Felt
from tablee.lab.peers import peers
from tablee.lab.peers.peers import Measured
from tablee.lab.server import bench as server
from tablee.lab.server import cluster, games

pytestmark = pytest.mark.slow


def test_the_hand_written_game_plays_by_the_rules() -> None:
    state = handwritten.State()
    for cell in (0, 3, 1, 4, 2):
        assert cell in state.legal_actions()
        assert not state.is_over()
        state.apply(cell)
    assert state.is_over()
    assert state.returns() == [1, -1]
    draw = handwritten.State()
    for cell in (0, 1, 2, 4, 3, 5, 7, 6, 8):
        draw.apply(cell)
    assert draw.is_over()
    assert draw.returns() == [0, 0]


def test_random_play_counts_its_decisions() -> None:
    rand = random.Random(1)
    assert 20 <= handwritten.play(20, rand.random) < 29
    assert 20 <= play("fear-of-the-dark", 20, rand, never="give-up") < 120


@cache
def measured(name: str) -> Part:
    return run(name, Effort(1, 0.01))


@pytest.mark.parametrize("name", ["play", "match", "telling", "start"])
def test_a_part_is_measured(name: str) -> None:
    part = measured(name)
    assert not part.skipped
    assert len({figure.key for figure in part.figures}) == len(part.figures) > 2
    assert all(figure.value >= 0 for figure in part.figures)


def test_worlds_and_views_of_every_game_are_measured() -> None:
    keys = {figure.key for figure in measured("match").figures}
    games = ("fear", "fiese", "fog", "anomia")
    assert {f"{game}_imagine" for game in games} <= keys
    assert {"view", *(f"{game}_view" for game in games[1:])} <= keys


def test_positions_are_under_way() -> None:
    found = matches.positions(5)
    assert [match.outcome for match in found] == [None] * 5
    assert all(len(match.log) >= 5 for match in found)


def test_the_page_of_every_game_is_what_it_names_in_its_head(tmp_path: Path) -> None:
    assets, pages = tmp_path / "assets", tmp_path / "pages/t"
    for folder in (assets, pages):
        folder.mkdir(parents=True)
    for name in ("index.js", "maze.js", "stray.js", "index.css"):
        (assets / name).write_bytes(random.Random(name).randbytes(1000))
    head = '<script src="/assets/index.js"></script><link href="/assets/index.css">'
    (pages / "box.fr.html").write_text(head)
    (pages / "maze.fr.html").write_text(f'{head}<link href="/assets/maze.js">')
    (pages / "maze.fr.html.gz").write_text("")
    found = surroundings.measure_page(QUICK, tmp_path)
    assert [(figure.key, round(figure.value)) for figure in found] == [
        ("page_js_box_fr", 1), ("page_css_box_fr", 1),
        ("page_js_maze_fr", 2), ("page_css_maze_fr", 1),
    ]  # fmt: skip


def test_what_is_not_there_is_left_out(tmp_path: Path) -> None:
    with pytest.raises(Skipped, match="not built"):
        surroundings.measure_page(QUICK, tmp_path)


def test_every_figure_of_the_server_is_told() -> None:
    load = {"tables": 50, "answers_per_s": 7000, "p50_ms": 6.5, "cpu_us_per_answer": 98.1}
    figures = surroundings.load_figures(load, "50 tables")
    assert [(f.key, f.unit) for f in figures] == [
        ("answers_per_s_50", "/s"),
        ("p50_ms_50", "ms"),
        ("cpu_us_per_answer_50", "µs"),
    ]


def without_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cluster's figures, by the names that they have."""

    async def move(made: object, gone: str, costs: list[cluster.Costs]) -> float:
        costs.append({})
        return 1.0

    async def wakes(made: object) -> dict[str, float]:
        return {}

    monkeypatch.setattr(cluster, "parts", nullcontext)
    monkeypatch.setattr(cluster, "started", lambda made, bus: nullcontext())
    monkeypatch.setattr(cluster, "load", lambda *_: {"p99_ms": 1.0})
    monkeypatch.setattr(cluster, "one_move", move)
    monkeypatch.setattr(cluster, "wakes", wakes)


def test_every_aim_stands_beside_a_figure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What takes long is not measured for this: it tells some number."""
    (tmp_path / "index.html").touch()
    ones = dict.fromkeys((*surroundings.GAME_TOLD, *surroundings.RACE_TOLD, "tables"), 1.0)
    load = {"start_ms": 1, "idle_table_kb": 1, "loads": [], "paced": {"tables": 1}}
    thought = dict.fromkeys(("others", "tables", "alone_p99_ms", "p50_ms", "p99_ms"), 1)
    spread = dict.fromkeys(("reveals", "spread_p99_ms", "apart_p99_ms"), 1)
    told: dict[tuple[object, str], object] = {
        (games, "run"): [{**ones, "game": game, "tables": 500} for game, _ in games.GAMES],
        (games, "races"): [],
        (games, "while_bots_think"): thought,
        (games, "wakes"): {"log": 5000, "wake_ms": 1},
        (server, "run"): load,
        (server, "race"): {**ones, **spread},
        (lighthouse, "looks"): [Seen("home", 1, 1, 1, 1, 0.5, 1, 1, 1, 1)],
        (taps, "feel"): [Felt("anomia", 1, 1, 1, 1, 1, 1)],
        (installed, "start"): Started(1, 1, 1),
        (peers, "compare"): [Measured("Tablée", "go", 5.0), Measured("OpenSpiel", "go", 1234.0)],
    }
    for (place, name), value in told.items():
        monkeypatch.setattr(place, name, lambda *_, value=value: value)
    monkeypatch.setattr(surroundings, "CLIENT", tmp_path)
    figures = [f for name in ("play", "match", "telling", "start") for f in measured(name).figures]
    figures += [f for name in ("server", "race", *ASKED) for f in run(name, QUICK).figures]
    without_servers(monkeypatch)
    figures += run("cluster").figures
    figures.append(with_aim(Figure("page_js_anomia_fr", "", 1, "kB")))
    of = {figure.key: figure.aim for figure in figures}
    for keys, aim in AIMS.items():
        assert aim in [of[key] for key in fnmatch.filter(of, keys)], keys
    assert (of["fiese_view"], of["fog_view"], of["view"]) == ("≤ 60", "≤ 40", "≤ 40")
    assert of["peer_tablée_go"] == "≥ 1,234", "as C++ is in the same run"


def test_the_aim_stands_in_a_column_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    figures = [Figure("fog", "Fog of Love", 99, "/s", "≥ 100"), Figure("x", "y", 1, "")]
    show([Part("play", figures)], Words("fr"))
    heads, _, line, _ = capsys.readouterr().out.splitlines()
    assert heads.split() == ["mesure", "valeur", "objectif", "unité"]
    assert line.split() == ["Fog", "of", "Love", "99", "≥", "100", "/s"]
    assert aims([Part("play", figures)]) == {"fog": "≥ 100"}


def test_figures_are_rounded_to_what_noise_leaves() -> None:
    assert (tidy(123456), tidy(0.012345), tidy(0)) == (123000, 0.0123, 0)


def test_the_machine_is_named() -> None:
    facts = machine()
    assert facts["cores"]
    assert "Python" in str(facts["python"])
    assert set(PARTS) >= {"play", "match", "memory", "start", "page", "server"}
