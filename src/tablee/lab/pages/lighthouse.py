"""What Lighthouse says of our pages, as a phone on a slow line gets them: the middle of some looks.

Lighthouse comes from its registry into a folder of its own (`lab/borrowed.py`).
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from tablee.lab import borrowed
from tablee.lab.borrowed import NotThere
from tablee.lab.pages import places
from tablee.lab.pages.places import Place

PACKAGE = "lighthouse@13.5.0"
SCRIPT = Path(__file__).with_name("lighthouse.mjs")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
PATIENCE = 180
"""Seconds that one look may take."""
PERFORMANCE, OTHERS, SHIFT = 95, 100, 0.02
"""The aims: at least, at least, at most."""

Look = Callable[[Place], dict[str, Any]]


class Seen(Struct, frozen=True):
    """One page: scores of a hundred; how much moved; ms; bytes; audits that failed."""

    page: str
    performance: int
    accessibility: int
    best_practices: int
    seo: int
    shift: float
    first_ms: int
    largest_ms: int
    blocked_ms: int
    kilobytes: int
    failed: list[str] = []

    @property
    def met(self) -> bool:
        others = (self.accessibility, self.best_practices, self.seo)
        good = self.performance >= PERFORMANCE and min(others) >= OTHERS
        return good and self.shift <= SHIFT


def looks(
    times: int = 5, only: Sequence[str] = (), begin: Callable[[str], None] = lambda name: None
) -> Iterator[Seen]:
    """All pages (or those whose names hold one of these words), each so many times."""
    chrome = places.browser()
    folder = borrowed.node_with("lighthouse", PACKAGE)
    node = borrowed.node()
    with places.house() as port:

        def look(place: Place) -> dict[str, Any]:
            return look_once(node, folder, chrome, places.ORIGIN.format(port), place)

        for place in chosen(places.places(port), only):
            begin(place.name)
            yield seen(place, times, look)


def chosen(all: Sequence[Place], only: Sequence[str]) -> list[Place]:
    return [place for place in all if not only or any(word in place.name for word in only)]


def seen(place: Place, times: int, look: Look) -> Seen:
    """The middle of so many looks, figure by figure; what failed in any of them. A look that broke
    off is made again, once."""

    def one() -> dict[str, Any]:
        try:
            return look(place)
        except NotThere:
            return look(place)

    found = [one() for _ in range(times)]

    def score(name: str) -> int:
        return int(statistics.median_low([one["scores"][name] for one in found]))

    def number(name: str) -> float:
        return float(statistics.median([one["numbers"][name] for one in found]))

    return Seen(
        place.name,
        score("performance"),
        score("accessibility"),
        score("best-practices"),
        score("seo"),
        round(number("cumulative-layout-shift"), 3),
        round(number("first-contentful-paint")),
        round(number("largest-contentful-paint")),
        round(number("total-blocking-time")),
        round(number("total-byte-weight") / 1000),
        sorted({audit for one in found for audit in one["failed"]}),
    )


def look_once(node: Path, folder: Path, chrome: str, origin: str, place: Place) -> dict[str, Any]:
    return places.in_node(
        node, folder, SCRIPT, chrome, origin, place, PATIENCE, categories=CATEGORIES
    )
