"""The benchmark runs, and measures what it says. No figure is asserted: machines are noisy."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tablee.lab.bench import PARTS, QUICK, Effort, handwritten, machine, matches, run, surroundings
from tablee.lab.bench.measure import Skipped, tidy
from tablee.lab.bench.playing import play

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


@pytest.mark.parametrize("name", ["play", "match", "telling", "start"])
def test_a_part_is_measured(name: str) -> None:
    part = run(name, Effort(1, 0.01))
    assert not part.skipped
    assert len({figure.key for figure in part.figures}) == len(part.figures) > 2
    assert all(figure.value >= 0 for figure in part.figures)


def test_worlds_and_views_of_every_game_are_measured() -> None:
    keys = {figure.key for figure in run("match", Effort(1, 0.01)).figures}
    games = ("fear", "fiese", "fog", "anomia")
    assert {f"{game}_imagine" for game in games} <= keys
    assert {"view", *(f"{game}_view" for game in games[1:])} <= keys


def test_positions_are_under_way() -> None:
    found = matches.positions(5)
    assert [match.outcome for match in found] == [None] * 5
    assert all(len(match.log) >= 5 for match in found)


def test_a_page_is_what_its_scripts_reach(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text('<script src="/assets/index-1.js"></script>')
    (assets / "index-1.js").write_text('import{a}from"./kit-2.js";import("./Maze-3.js")')
    (assets / "kit-2.js").write_text("")
    (assets / "Maze-3.js").write_text('import"./kit-2.js"')
    (assets / "stray-4.js").write_text("")
    (assets / "index-1.css").write_text("a{}")
    names = sorted(file.name for file in surroundings.reachable(tmp_path))
    assert names == ["Maze-3.js", "index-1.js", "kit-2.js"]
    assert [f.key for f in surroundings.measure_page(QUICK, tmp_path)] == ["page_js", "page_css"]


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


def test_figures_are_rounded_to_what_noise_leaves() -> None:
    assert (tidy(123456), tidy(0.012345), tidy(0)) == (123000, 0.0123, 0)


def test_the_machine_is_named() -> None:
    facts = machine()
    assert facts["cores"]
    assert "Python" in str(facts["python"])
    assert set(PARTS) >= {"play", "match", "memory", "start", "page", "server"}
