"""`tablee simulate` and `tablee bench`: what they print."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tablee.cli.commands.lab.bench
from tablee.lab.bench import Effort
from tests.cli.conftest import Run

TWENTY = ("simulate", "fear-of-the-dark", "--games", "20", "--bot", "random", "--seed", "s")


def test_what_is_counted(run: Run) -> None:
    said = run(*TWENTY, "--option", "difficulty=easy")
    assert said.code == 0
    assert "20 games of Fear of the Dark (difficulty = easy" in said.out
    assert re.search(r"You gave up +\d+ +\d+\.\d %", said.out)
    assert re.search(r"^decisions +[\d.]+ +\d+ ", said.out, re.M)
    assert re.search(r"^actions ", said.out, re.M)
    assert "Playing: 20/20" in said.err


def test_in_french(run: Run) -> None:
    said = run(*TWENTY, "--lang", "fr")
    assert "20 parties de Fear of the Dark" in said.out
    assert "intervalle à 95 %" in said.out


def test_as_json_and_again(run: Run) -> None:
    one, two = (json.loads(run(*TWENTY, "--json").out) for _ in range(2))
    assert one["games"] == sum(one["reasons"].values()) == 20
    timed = {"seconds", "games_per_second", "decisions_per_second"}
    assert {k: v for k, v in one.items() if k not in timed} == {
        k: v for k, v in two.items() if k not in timed
    }


def test_a_bot_for_each_seat(run: Run) -> None:
    said = run("simulate", "magpies", "--games", "5", "--seats", "3", "--bot", "random")
    assert re.search(r"^3 +random", said.out, re.M)
    assert re.search(r"^result-", said.out, re.M)  # needs a player's figures: told by its key


@pytest.mark.slow
def test_the_benchmark_prints_a_table_and_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tablee.cli.commands.lab.bench, "QUICK", Effort(1, 0.01))
    said = run("bench", "--quick", "--only", "memory", "--only", "page")
    assert said.code == 0
    assert "memory of a match in mid-game" in said.out
    figures = json.loads(said.out.splitlines()[-1])["figures"]
    assert figures["memory_mid"] > figures["memory_new"] > 0


@pytest.mark.slow
def test_the_benchmark_writes_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tablee.cli.commands.lab.bench, "QUICK", Effort(1, 0.01))
    said = run("bench", "--quick", "--only", "memory", "--json", "out.json", "--lang", "fr")
    assert "mesure" in said.out
    assert json.loads(Path("out.json").read_bytes())["machine"]["cores"] > 0
