"""`tablee race`: what it prints, and the picture it draws."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.lab.race import figures

pytestmark = pytest.mark.slow


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """One figure of each kind."""
    monkeypatch.setattr(figures, "PAIRS", ((10, 50),))
    monkeypatch.setattr(figures, "PLOTTED", ((10, 50),))
    monkeypatch.setattr(figures, "GAPS", (50, 100))
    monkeypatch.setattr(figures, "SPIKES", (0.0,))
    monkeypatch.setattr(figures, "TRUSTS", ("public",))


def test_the_race_is_told_in_two_tables(run: Any, few: None) -> None:
    said = run("race", "--tables", "1")
    assert said.code == 0
    assert "10 / 50 ms" in said.out
    assert "“at once”, every time" in said.out
    assert "250" in said.out


def test_with_a_hop_between(run: Any, few: None) -> None:
    said = run("race", "--tables", "1", "--hop", "2")
    assert said.code == 0
    assert "2 ms more over the bus" in said.out
    assert "“at once”" not in said.out


def test_and_drawn(run: Any, few: None, tmp_path: Path) -> None:
    file = tmp_path / "race.svg"
    said = run("race", "--tables", "1", "--plot", str(file), "--lang", "fr")
    assert said.code == 0
    assert "première arrivée, 10 / 50 ms" in file.read_text("utf-8")
