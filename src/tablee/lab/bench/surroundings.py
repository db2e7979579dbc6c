"""What is not the kernel: the start, the page, the server."""

from __future__ import annotations

import gzip
import os
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tablee.lab.bench.measure import Effort, Figure, Skipped, tidy
from tablee.lab.parts import PartError
from tablee.places import CLIENT

FIRST = "fear-of-the-dark"
NAMED = re.compile(r'(?:src|href)="/(assets/[^"]+)"')


def measure_start(effort: Effort) -> list[Figure]:
    """Wall time from the command to the first useful moment."""
    repeats = effort.repeats
    python = [sys.executable, "-c"]
    return [
        Figure("start_python", "start of Python alone", wall([*python, "pass"], repeats), "ms"),
        Figure("start_import", "import tablee", wall([*python, "import tablee"], repeats), "ms"),
        Figure(
            "start_match",
            "import and first decision",
            wall([*python, f"import tablee; tablee.new_match('{FIRST}').asks"], repeats),
            "ms",
        ),
    ]


def wall(command: list[str], repeats: int) -> float:
    times = []
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    for _ in range(repeats):
        began = time.perf_counter()
        subprocess.run(command, check=True, env=environment)
        times.append(time.perf_counter() - began)
    return tidy(statistics.median(times) * 1000)


# -- the page ---------------------------------------------------------------------------------


def measure_page(effort: Effort, dist: Path = CLIENT) -> list[Figure]:
    """What a browser loads for a table of each game, compressed: all that the page names in its
    head, with the texts of one language."""
    pages = sorted(dist.glob("pages/t/*.*.html"))
    if not pages:
        raise Skipped("the web client is not built")
    return [figure for page in pages for figure in page_figures(page, dist)]


def page_figures(page: Path, dist: Path) -> list[Figure]:
    game, lang, _ = page.name.split(".")
    named = {dist / file for file in NAMED.findall(page.read_text("utf-8"))}
    kinds = {"js": "JavaScript", "css": "styles"}
    return [
        Figure(
            f"page_{kind}_{game}_{lang}",
            f"page of {game}, {lang}: {what}, gzip",
            kilobytes([file for file in named if file.suffix == f".{kind}"]),
            "kB",
        )
        for kind, what in kinds.items()
    ]


def kilobytes(files: list[Path]) -> float:
    return round(sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000, 1)


# -- the server -------------------------------------------------------------------------------


def measure_server(effort: Effort) -> list[Figure]:
    """A live server on loopback, from `lab.server.bench`."""
    try:
        from tablee.lab.server.bench import run
    except ImportError as missing:
        raise Skipped(str(missing)) from None
    if not (CLIENT / "index.html").is_file():
        raise Skipped("the web client is not built")
    measured = run() if effort.share == 1 else run((50,), 1.5, 1000)
    figures = [
        Figure("server_start", "server: start", measured["start_ms"], "ms"),
        Figure("idle_table", "server: memory of an idle table", measured["idle_table_kb"], "kB"),
    ]
    for load in measured["loads"]:
        figures += load_figures(load, f"{load['tables']} tables")
    paced = measured["paced"]
    figures += load_figures(paced, f"{paced['tables']} tables, paced", "_paced")
    return figures + measure_games(effort)


def measure_games(effort: Effort) -> list[Figure]:
    """Whole games on a live server, others while bots think, and a table that is woken; from
    `lab.server.games`."""
    from tablee.lab.server import games

    full = effort.share == 1
    tables, seconds = (games.TABLES, 5.0) if full else ((20,), 1.5)
    figures = []
    for load in games.run(tables, seconds):
        figures += game_figures(load)
    for found in games.races(tables, seconds):
        figures += race_figures(found)
    others = games.while_bots_think() if full else games.while_bots_think(4, 10, 1.5)
    woken = games.wakes() if full else games.wakes(500, 1)
    text = f"coming to a table that sleeps, with a log of {woken['log']} answers"
    wake = Figure(f"wake_ms_{woken['log']}", text, woken["wake_ms"], "ms")
    return [*figures, *bot_figures(others), wake]


def game_figures(load: dict[str, Any]) -> list[Figure]:
    game, tables = load["game"], load["tables"]
    told = {key: load[key] for key in GAME_TOLD}
    return [
        Figure(f"{key}_{game}_{tables}", f"{game}, {tables} tables: {text}", value, unit)
        for key, value in told.items()
        for text, unit in [GAME_TOLD[key]]
    ]


def race_figures(found: dict[str, Any]) -> list[Figure]:
    tables = found["tables"]
    return [
        Figure(f"{key}_anomia_{tables}", f"anomia, {tables} tables: {text}", found[key], unit)
        for key, (text, unit) in RACE_TOLD.items()
    ]


def bot_figures(found: dict[str, Any]) -> list[Figure]:
    where = f"{found['others']} tables"
    while_ = f"while bots think at {found['tables']}"
    return [
        Figure("bots_alone_p99_ms", f"{where}: 99 of 100 within", found["alone_p99_ms"], "ms"),
        Figure("bots_p50_ms", f"{where} {while_}: half within", found["p50_ms"], "ms"),
        Figure("bots_p99_ms", f"{where} {while_}: 99 of 100 within", found["p99_ms"], "ms"),
    ]


def measure_race(effort: Effort) -> list[Figure]:
    """Tables of four that race for words at once, on a live server; from `lab.server.bench`."""
    try:
        from tablee.lab.server.bench import race
    except ImportError as missing:
        raise Skipped(str(missing)) from None
    if not (CLIENT / "index.html").is_file():
        raise Skipped("the web client is not built")
    measured = race() if effort.share == 1 else race(20, 5.0)
    name = f"race, {measured['tables']} tables of four"
    told = {
        "reveals": ("cards shown", ""),
        "spread_p99_ms": ("shown apart, 99 of 100 within", "ms"),
        "apart_p99_ms": ("news arrive apart, 99 of 100 within", "ms"),
        "answers": ("words judged", ""),
        "judged_p50_ms": ("from a word to its verdict, half within", "ms"),
        "judged_p99_ms": ("99 of 100 within", "ms"),
    }
    return [
        Figure(f"race_{key}", f"{name}: {text}", measured[key], unit)
        for key, (text, unit) in told.items()
    ]


def measure_cluster(effort: Effort) -> list[Figure]:
    """Servers on PostgreSQL and NATS, on loopback; from `lab.server.cluster`."""
    if not (CLIENT / "index.html").is_file():
        raise Skipped("the web client is not built")
    try:
        from tablee.lab.server.cluster import parts, run

        with parts():
            pass
    except (ImportError, PartError) as missing:
        raise Skipped(str(missing)) from None
    measured = run() if effort.share == 1 else run((50,), 1.5, 1)
    return [Figure(key, spell(key), value, unit_of(key)) for key, value in measured.items()]


def spell(key: str) -> str:
    kinds = {"pg": "one process on PostgreSQL", "remote": "players at another process"}
    kind, _, rest = key.partition("_")
    return f"{kinds[kind]}: {rest.replace('_', ' ')}" if kind in kinds else key.replace("_", " ")


def unit_of(key: str) -> str:
    return "ms" if "_ms" in key else "µs" if "_us" in key else "/s"


GAME_TOLD = {
    "answers_per_s": ("answers", "/s"),
    "p50_ms": ("from an answer to its update, half within", "ms"),
    "p99_ms": ("99 of 100 within", "ms"),
    "cpu_us_per_answer": ("server CPU per answer", "µs"),
    "bytes_per_answer": ("sent per answer, to all screens", "bytes"),
}
RACE_TOLD = {
    "answers_per_s": ("answers", "/s"),
    "answers": ("words judged", ""),
    "judged_p50_ms": ("from a word to its verdict, half within", "ms"),
    "judged_p99_ms": ("99 of 100 within", "ms"),
    "cpu_us_per_answer": ("server CPU per answer", "µs"),
    "bytes_per_answer": ("sent per answer, to all screens", "bytes"),
}
TOLD = {
    "answers_per_s": ("answers", "/s"),
    "messages_per_s": ("messages", "/s"),
    "p50_ms": ("from an answer to the other’s update, half within", "ms"),
    "p99_ms": ("99 of 100 within", "ms"),
    "cpu_us_per_answer": ("server CPU per answer", "µs"),
    "connected_table_kb": ("memory of a connected table", "kB"),
}


def load_figures(load: dict[str, Any], name: str, mark: str = "") -> list[Figure]:
    """Every number that the server's benchmark tells of one load."""
    figures = []
    for key, value in load.items():
        if key != "tables":
            text, unit = TOLD.get(key, (key.replace("_", " "), ""))
            key = f"{key}_{load['tables']}{mark}"
            figures.append(Figure(key, f"server, {name}: {text}", value, unit))
    return figures
