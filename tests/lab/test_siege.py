"""The siege: the attacks are real, and whoever is honest plays on. (How long they wait is told by
`tablee siege`, on a quiet machine: a test does not measure time.)"""

from __future__ import annotations

import asyncio
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablee.cli.app import main
from tablee.cli.commands.lab import siege as command
from tablee.lab.server.bench import UNLIMITED, server
from tablee.lab.siege.attacks import ATTACKS, attack
from tablee.lab.siege.enemy import Enemy
from tablee.lab.siege.siege import AIMS, ALL, QUIET, Felt, besiege

pytestmark = pytest.mark.slow

ROUNDS = 20
ARRIVES = {
    "half-requests": 'turned_away_total{limit="connections_per_address"}',
    "slow-bodies": 'turned_away_total{limit="connections_per_address"}',
    "long-headers": 'turned_away_total{limit="header_bytes"}',
    "control-frames": "joins_total",
    "many-paths": "404",
    "long-numbers": 'faults_total{code="not-found"}',
    "talk": "said",
    "undos": "undos_total",
    "replays": "200",
    "new-tables": "tables_created_total",
    "joins": "joins_total",
    "stories": 'faults_total{code="malformed"}',
}
"""What shows that an attack reaches what it is meant for: something the server counts, or something
the enemy hears, of which there is more than one."""


def test_honest_tables_play_on_under_every_attack_at_once() -> None:
    quiet, siege = besiege(seconds=1.5, tables=4, names=[ALL])
    assert (quiet.attack, quiet.tries, siege.attack) == (QUIET, 0, ALL)
    assert siege.tries > len(ATTACKS)
    assert siege.answers > 0
    assert 0 < siege.p50_ms <= siege.p99_ms <= siege.worst_ms


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """Of a server that limits nothing but the connections, and those to more than others need."""
    with server({**UNLIMITED, "TABLEE_CONNECTIONS_PER_ADDRESS": "30"}) as (_, port):
        yield port


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_arrives_where_nothing_stops_it(port: int, name: str) -> None:
    before = counts(port)
    heard: Counter[str] = Counter()
    for _ in range(ROUNDS):
        heard.update(asyncio.run(attack(port, 0.5, [name], {}))[name])
        if (counts(port) - before + heard)[ARRIVES[name]] > 1:
            return
    raise AssertionError(heard)


def counts(port: int) -> Counter[str]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as page:
        lines = page.read().decode().splitlines()
    named = (line.removeprefix("tablee_").rpartition(" ") for line in lines if line[:1] != "#")
    return Counter({name: int(float(value)) for name, _, value in named})


def test_every_attack_has_its_proof_and_its_table() -> None:
    assert ARRIVES.keys() == ATTACKS.keys()
    assert AIMS.keys() < ATTACKS.keys()


async def test_what_the_enemy_stumbles_over_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumble(enemy: Enemy) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(ATTACKS, "talk", stumble)
    told = await attack(9, 0.1, ["talk", "new-tables"], {})
    assert told["talk"]["ZeroDivisionError"] >= 1
    assert told["new-tables"]["tries"] >= 1


def test_an_enemy_tries_so_often_and_no_more() -> None:
    enemy = Enemy(9, "127.0.0.2", 0.05)
    tries = 0
    while enemy.goes_on():
        tries += 1
    assert tries < enemy.most == 100


def test_the_command_prints_what_was_felt(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def felt(seconds: float, tables: int, names: object, begin: Callable[[str], None]) -> Any:
        begin("undos")
        yield Felt("undos", 7, 12, 1.2, 3.6, 5.5)

    monkeypatch.setattr(command, "besiege", felt)
    assert main(["siege", "--only", "undos", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines()[-1].split() == ["undos", "7", "12", "1", "4", "6"]
    assert "undos" in said.err
    assert main(["siege", "--only", "nothing"]) == 2
