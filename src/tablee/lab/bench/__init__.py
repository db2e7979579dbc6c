"""The benchmark: how fast, how small. Nothing here is asserted by a test.

measure.py        how things are measured
aims.py           what the figures should be
handwritten.py    tic-tac-toe without a kernel, to compare with
playing.py        decisions per second
matches.py        microseconds per clone, save, view …; memory
telling.py        rules and telling of one answer, in each game
surroundings.py   start, page, server, race, cluster
asked.py          only if asked for: pages by Lighthouse, taps, the installed page, other engines
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable

from msgspec import Struct

from tablee.lab.bench import asked, matches, playing, surroundings, telling
from tablee.lab.bench.aims import with_aim
from tablee.lab.bench.asked import ASKED
from tablee.lab.bench.measure import FULL, QUICK, Effort, Figure, Skipped

__all__ = ["ASKED", "FULL", "PARTS", "QUICK", "Effort", "Figure", "Part", "machine", "run"]

PARTS: dict[str, Callable[[Effort], list[Figure]]] = {
    "play": playing.measure,
    "match": matches.measure,
    "memory": matches.measure_memory,
    "telling": telling.measure,
    "start": surroundings.measure_start,
    "page": surroundings.measure_page,
    "server": surroundings.measure_server,
    "race": surroundings.measure_race,
    "cluster": surroundings.measure_cluster,
    "pages": asked.measure_pages,
    "taps": asked.measure_taps,
    "installed": asked.measure_installed,
    "peers": asked.measure_peers,
}


class Part(Struct, frozen=True):
    """The figures of one part; or why there are none."""

    name: str
    figures: list[Figure]
    skipped: str = ""


def run(name: str, effort: Effort = FULL) -> Part:
    """Measure one part."""
    try:
        return Part(name, [with_aim(figure) for figure in PARTS[name](effort)])
    except Skipped as reason:
        return Part(name, [], str(reason))


def machine() -> dict[str, str | int]:
    """What was measured on. Figures of two machines say little about each other."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count() or 0,
        "processor": processor(),
    }


def processor() -> str:
    """As the kernel of the system names it, where it does."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(ln.partition(":")[2].strip() for ln in lines if ln.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()
