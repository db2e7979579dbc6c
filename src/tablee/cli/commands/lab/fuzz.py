"""`tablee fuzz`: strange inputs for everything that reads what others have written."""

from __future__ import annotations

import secrets
import sys

from tablee.cli.columns import print_table
from tablee.cli.project import project
from tablee.cli.words import Lang, Stop, Words
from tablee.lab.fuzz.fuzzer import Fuzzer, learn
from tablee.lab.fuzz.readers import READERS

COLUMNS = ("reader", "tries", "inputs", "lines", "broken")


def fuzz(
    reader: str = "",
    /,
    *,
    minutes: float = 10.0,
    seed: int | None = None,
    lang: Lang | None = None,
) -> int:
    """Feed strange inputs to a reader, and learn from those that reach new lines.

    What is worth keeping stays in tests/fuzz; what breaks a reader becomes a test there.

    Parameters
    ----------
    reader
        messages (a WebSocket), requests (HTTP), rows (the data file) or saves; without it, all.
    minutes
        How long, in all.
    seed
        The same seed tries the same inputs; without it, others each time.
    lang
        The language: en or fr.
    """
    words = Words(lang)
    if reader and reader not in READERS:
        raise Stop("no-bench", name=reader, names=", ".join(READERS), code=2)
    names = [reader] if reader else list(READERS)
    folder = project() / "tests" / "fuzz"
    rows, broken = [], 0
    for name in names:
        print(words("bench-doing", what=name), file=sys.stderr, flush=True)
        chosen = secrets.randbits(32) if seed is None else seed
        found = learn(name, folder / name, minutes * 60 / len(names), chosen)
        rows.append(row(name, found))
        broken += len(found.broken)
        for where in found.broken:
            print(words("fuzz-broke", reader=name, where=where), file=sys.stderr)
    print_table([words(f"fuzz-{column}") for column in COLUMNS], rows, right=range(1, 5))
    return int(broken > 0)


def row(name: str, found: Fuzzer) -> list[str]:
    counts = (found.tries, len(found.kept), len(found.lines.seen), len(found.broken))
    return [name, *map(str, counts)]
