"""`tablee bench`: how fast and how small it all is."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tablee.cli.columns import print_table
from tablee.cli.words import Lang, Stop, Words
from tablee.lab.bench import ASKED, FULL, PARTS, QUICK, Part, machine, run


def bench(
    *,
    quick: bool = False,
    json: Path | None = None,
    only: tuple[str, ...] = (),
    peers: bool = False,
    lang: Lang | None = None,
) -> None:
    """Measure, and print a table and JSON.

    Parameters
    ----------
    quick
        A few seconds only; the figures are rough.
    json
        Write the JSON to this file instead of printing it.
    only
        Only this part: play, match, memory, telling, start, page, server, race or cluster; or one
        that is measured only if it is asked for, because it installs programs of others into a
        cache: pages, taps, installed or peers. Can be repeated.
    peers
        Other engines beside ours, in the same run.
    lang
        The language: en or fr.
    """
    words = Words(lang)
    for name in only:
        if name not in PARTS:
            raise Stop("no-bench", name=name, names=", ".join(PARTS), code=2)
    facts = machine()
    parts = []
    for name in chosen(only, peers):
        print(words("bench-doing", what=name), file=sys.stderr, flush=True)
        parts.append(run(name, QUICK if quick else FULL))
    print(
        words(
            "bench-head",
            machine=", ".join(f"{v} {k}" if k == "cores" else str(v) for k, v in facts.items()),
        )
    )
    print()
    show(parts, words)
    data = msgspec.json.encode(
        {"machine": facts, "quick": quick, "figures": flat(parts), "aims": aims(parts)}
    )
    if json is None:
        print()
        print(data.decode())
    else:
        json.write_bytes(msgspec.json.format(data) + b"\n")


def chosen(only: tuple[str, ...], peers: bool) -> list[str]:
    """The parts that are measured: what is named, or all that need nothing of others; and peers."""
    named = list(only) or [name for name in PARTS if name not in ASKED]
    return [*named, *["peers"] * (peers and "peers" not in named)]


def flat(parts: list[Part]) -> dict[str, float]:
    return {figure.key: figure.value for part in parts for figure in part.figures}


def aims(parts: list[Part]) -> dict[str, str]:
    return {figure.key: figure.aim for part in parts for figure in part.figures if figure.aim}


def show(parts: list[Part], words: Words) -> None:
    rows = [[f.text, spell(f.value), f.aim, f.unit] for part in parts for f in part.figures]
    if rows:
        heads = [words(f"col-{name}") for name in ("figure", "value", "aim", "unit")]
        print_table(heads, rows, (1, 2))
    for part in parts:
        if part.skipped:
            print(words("bench-skipped", what=part.name, reason=part.skipped))


def spell(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:g}"
