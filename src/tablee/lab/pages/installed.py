"""How soon the installed page is there: started from what the device keeps, without a network, in
Chromium on a slowed processor.

The browser comes from this machine, what drives it with Lighthouse (`lab/borrowed.py`).
"""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Any

from msgspec import Struct

from tablee.lab import borrowed
from tablee.lab.pages import lighthouse, places
from tablee.lab.pages.places import Place
from tablee.lab.pages.taps import SLOWDOWN

SCRIPT = Path(__file__).with_name("installed.mjs")
TIMES = 9
AIM = 1_000
"""Milliseconds until the heading is there."""


class Started(Struct, frozen=True):
    """In ms from the press, the middle of some starts: to the first paint with content, and until
    the heading is there; and the slowest."""

    painted: float
    headed: float
    slowest: float

    @property
    def met(self) -> bool:
        return self.headed <= AIM


def start(times: int = TIMES) -> Started:
    """Start the home page so many times."""
    chrome = places.browser()
    folder = borrowed.node_with("lighthouse", lighthouse.PACKAGE)
    node = borrowed.node()
    with places.house() as port:
        told = places.in_node(
            node, folder, SCRIPT, chrome, places.ORIGIN.format(port), Place("installed", "/"),
            60 + 20 * times, times=times, slowdown=SLOWDOWN,
        )  # fmt: skip
    return started(told)


def started(told: dict[str, Any]) -> Started:
    painted, headed = statistics.median(told["painted"]), statistics.median(told["headed"])
    return Started(round(painted), round(headed), round(max(told["headed"])))
