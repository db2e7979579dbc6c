"""The server, the honest tables, and what they feel while an attack goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence

from msgspec import Struct

from tablee.lab.server.bench import client, make_tables, server
from tablee.lab.siege.attacks import ATTACKS

NAMES = tuple(ATTACKS)
ALL = "all"
"""Every attack at once."""
QUIET = "quiet"
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


def besiege(seconds: float = 5.0, tables: int = 10, names: Sequence[str] = ()) -> Iterator[Felt]:
    """First in peace, then under each attack, then under all of them. One server for all of it: what
    an attack leaves behind is felt by those who come after."""
    with server({}) as (_, port):
        made = make_tables(port, tables)
        for name in [QUIET, *(names or [*NAMES, ALL])]:
            yield feel(port, made, seconds, name)


def feel(port: int, made: list[dict[str, object]], seconds: float, name: str) -> Felt:
    """Honest play for so long, while somebody tries this."""
    with client(port, made, seconds, RATE_PER_TABLE * len(made)) as lines:
        lines.readline()  # connected, and warm
        tries = throw(port, seconds, name)
        lines.readline()
        felt = json.loads(lines.readline())
    return Felt(name, tries, felt["answers"], felt["p50_ms"], felt["p99_ms"], felt["worst_ms"])


def throw(port: int, seconds: float, name: str) -> int:
    if name == QUIET:
        return 0
    names = NAMES if name == ALL else (name,)
    command = [sys.executable, "-m", "tablee.lab.siege.attacks", str(port), str(seconds), *names]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return sum(json.loads(done.stdout).values())
