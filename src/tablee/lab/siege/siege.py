"""The server, the honest tables, and what they feel while an attack goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from tablee.lab.server.bench import client, make_tables, server
from tablee.lab.siege.attacks import ATTACKS, Tables
from tablee.lab.siege.enemy import Made

NAMES = tuple(ATTACKS)
ALL = "all"
"""Every attack at once."""
QUIET = "quiet"
AIMS = {
    "control-frames": ("fear-of-the-dark", 1),
    "talk": ("anomia", 3),
    "undos": ("fear-of-the-dark", 1),
    "replays": ("fear-of-the-dark", 1),
    "joins": ("fiese-freunde", 6),
}
"""Tables of the enemy, made while there is peace: game and seats."""
MOST_TABLES = 20
"""Honest ones: so many more can be made within a minute, with those of the enemy."""
RATE_PER_TABLE = 4
"""Answers a second at each honest table: people who know what they want."""


class Felt(Struct, frozen=True):
    """What the honest tables felt: milliseconds from an answer to the other's screen."""

    attack: str
    tries: int
    answers: int
    p50_ms: float
    p99_ms: float
    worst_ms: float


def besiege(
    seconds: float = 5.0,
    tables: int = 10,
    names: Sequence[str] = (),
    begin: Callable[[str], None] = lambda name: None,
) -> Iterator[Felt]:
    """First in peace, then under each attack, then under all of them. One server for all of it:
    what an attack leaves behind is felt by those who come after."""
    with server({}) as (_, port):
        made = make_tables(port, min(tables, MOST_TABLES))
        aims = {name: make_tables(port, 1, *table)[0] for name, table in AIMS.items()}
        for name in [QUIET, *(names or [*NAMES, ALL])]:
            begin(name)
            yield feel(port, made, seconds, name, aims)


def feel(port: int, made: list[Made], seconds: float, name: str, aims: Tables) -> Felt:
    """Honest play for so long, while somebody tries this."""
    with client(port, made, seconds, RATE_PER_TABLE * len(made)) as lines:
        lines.readline()  # connected, and warm
        tries = throw(port, seconds, name, aims)
        lines.readline()
        felt = json.loads(lines.readline())
    return Felt(name, tries, felt["answers"], felt["p50_ms"], felt["p99_ms"], felt["worst_ms"])


def throw(port: int, seconds: float, name: str, aims: Tables) -> int:
    if name == QUIET:
        return 0
    names = NAMES if name == ALL else (name,)
    command = [sys.executable, "-m", "tablee.lab.siege.attacks", str(port), str(seconds), *names]
    told = json.dumps(aims) + "\n"
    done = subprocess.run(command, input=told, stdout=subprocess.PIPE, text=True, check=True)
    return sum(heard["tries"] for heard in json.loads(done.stdout).values())
