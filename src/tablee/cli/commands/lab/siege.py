"""`tablee siege`: what honest players feel while one address attacks the server."""

from __future__ import annotations

import sys

from tablee.cli.columns import print_table
from tablee.cli.words import Lang, Stop, Words
from tablee.lab.siege.siege import ALL, NAMES, Felt, besiege


def siege(
    *,
    seconds: float = 5.0,
    tables: int = 10,
    only: tuple[str, ...] = (),
    lang: Lang | None = None,
) -> None:
    """Attack a server of its own on this machine in every known way, while honest tables play.

    Parameters
    ----------
    seconds
        How long each attack lasts.
    tables
        How many honest tables play meanwhile: 20 at most.
    only
        Only this attack (see docs/security.md), or "all" for all at once. Can be repeated.
    lang
        The language: en or fr.
    """
    words = Words(lang)
    for name in only:
        if name not in (*NAMES, ALL):
            raise Stop("no-bench", name=name, names=", ".join((*NAMES, ALL)), code=2)

    def begin(name: str) -> None:
        print(words("bench-doing", what=name), file=sys.stderr, flush=True)

    head = [words(f"siege-{column}") for column in Felt.__struct_fields__]
    rows = [row(felt) for felt in besiege(seconds, tables, only, begin)]
    print_table(head, rows, right=range(1, len(head)))


def row(felt: Felt) -> list[str]:
    times = (felt.p50_ms, felt.p99_ms, felt.worst_ms)
    return [felt.attack, str(felt.tries), str(felt.answers), *(f"{ms:.0f}" for ms in times)]
