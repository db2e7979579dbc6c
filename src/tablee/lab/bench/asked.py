"""What is measured only if it is asked for, because programs of others are installed for it: pages
by Lighthouse, taps in a browser, the installed page, other engines."""

from __future__ import annotations

from tablee.lab.bench.measure import Effort, Figure, Skipped
from tablee.lab.borrowed import NotThere
from tablee.lab.pages import installed, lighthouse, taps
from tablee.lab.pages.installed import Started
from tablee.lab.pages.lighthouse import Seen
from tablee.lab.pages.taps import Felt
from tablee.lab.peers import peers
from tablee.lab.peers.peers import Measured

ASKED = ("pages", "taps", "installed", "peers")


def measure_pages(effort: Effort) -> list[Figure]:
    """Every page, by Lighthouse."""
    try:
        seen = list(lighthouse.looks(5 if effort.share == 1 else 1))
    except NotThere as missing:
        raise Skipped(str(missing)) from None
    return [figure for one in seen for figure in page_figures(one)]


def page_figures(seen: Seen) -> list[Figure]:
    key = seen.page.replace(": ", "_")
    told = {
        "performance": ("performance", seen.performance, ""),
        "accessibility": ("accessibility", seen.accessibility, ""),
        "best_practices": ("best practices", seen.best_practices, ""),
        "seo": ("SEO", seen.seo, ""),
        "shift": ("layout shift", seen.shift, ""),
        "largest_ms": ("largest paint", seen.largest_ms, "ms"),
    }
    return [
        Figure(f"{name}_{key}", f"{seen.page}: {text}", value, unit)
        for name, (text, value, unit) in told.items()
    ]


def measure_taps(effort: Effort) -> list[Figure]:
    """From a tap to a changed screen, in each game."""
    try:
        felt = list(taps.feel(effort.of(taps.TAPS, least=10)))
    except NotThere as missing:
        raise Skipped(str(missing)) from None
    return [figure for one in felt for figure in tap_figures(one)]


def tap_figures(felt: Felt) -> list[Figure]:
    name, most = f"taps, {felt.game}", "three of four within"
    return [
        Figure(f"taps_{felt.game}", f"{name}: taps", felt.taps, ""),
        Figure(
            f"frame_p75_{felt.game}",
            f"{name}: next frame, {most}",
            felt.frame_p75,
            "ms",
        ),
        Figure(f"frame_worst_{felt.game}", f"{name}: the slowest", felt.frame_worst, "ms"),
        Figure(
            f"changed_p75_{felt.game}",
            f"{name}: something changed, {most}",
            felt.changed_p75,
            "ms",
        ),
        Figure(f"moving_{felt.game}", f"{name}: frames while something moved", felt.moving, ""),
        Figure(
            f"in_time_{felt.game}", f"{name}: of them in time, at 60 a second", felt.in_time, "%"
        ),
    ]


def measure_installed(effort: Effort) -> list[Figure]:
    """The page from what the device keeps, without a network."""
    try:
        found = installed.start(effort.of(installed.TIMES, least=3))
    except NotThere as missing:
        raise Skipped(str(missing)) from None
    return start_figures(found)


def start_figures(found: Started) -> list[Figure]:
    return [
        Figure("installed_painted", "installed page: first paint", found.painted, "ms"),
        Figure("installed_headed", "installed page: its heading is there", found.headed, "ms"),
        Figure("installed_slowest", "installed page: the slowest start", found.slowest, "ms"),
    ]


def measure_peers(effort: Effort) -> list[Figure]:
    """Ours and other engines, in turn. One that is not to be had stands there with its reason."""
    seconds, repeats = (2.0, 3) if effort.share == 1 else (0.5, 1)
    found = list(peers.compare(seconds, repeats))
    return [peer_figure(one, aim_beside(one, found)) for one in found]


def aim_beside(one: Measured, all: list[Measured]) -> str:
    """Ours should be as fast as C++ driven from Python, in the same run."""
    if one.peer != peers.OURS.name or one.skipped:
        return ""
    native = [o.rate for o in all if o.peer == peers.NATIVE and o.game == one.game and o.rate]
    return f"≥ {native[0]:,.0f}" if native else ""


def peer_figure(one: Measured, aim: str = "") -> Figure:
    key = f"peer_{one.peer}_{one.game}".lower().replace(" ", "_").strip("_")
    if one.skipped:
        where = f"{one.peer}, {one.game}" if one.game else one.peer
        return Figure(key, f"{where}: left out ({one.skipped})", 0, "")
    return Figure(key, f"{one.peer}: {one.game}", one.rate, "decisions per CPU s", aim)
