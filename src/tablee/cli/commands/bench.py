"""`tablee bench`: how fast and how small it all is."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tablee.cli.columns import print_table
from tablee.cli.words import Lang, Stop, Words
from tablee.lab.bench import FULL, PARTS, QUICK, Part, machine, run


def bench(
    *,
    quick: bool = False,
    json: Path | None = None,
    only: tuple[str, ...] = (),
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
        Only this part: play, match, memory, start, page, server or race. Can be repeated.
    lang
        The language: en or fr.
    """
    words = Words(lang)
    for name in only:
        if name not in PARTS:
            raise Stop("no-bench", name=name, names=", ".join(PARTS), code=2)
    facts = machine()
    parts = []
    for name in only or PARTS:
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
    data = msgspec.json.encode({"machine": facts, "quick": quick, "figures": flat(parts)})
    if json is None:
        print()
        print(data.decode())
    else:
        json.write_bytes(msgspec.json.format(data) + b"\n")


def flat(parts: list[Part]) -> dict[str, float]:
    return {figure.key: figure.value for part in parts for figure in part.figures}


def show(parts: list[Part], words: Words) -> None:
    rows = [[f.text, spell(f.value), f.unit] for part in parts for f in part.figures]
    if rows:
        print_table([words(f"col-{name}") for name in ("figure", "value", "unit")], rows, (1,))
    for part in parts:
        if part.skipped:
            print(words("bench-skipped", what=part.name, reason=part.skipped))


def spell(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:g}"
