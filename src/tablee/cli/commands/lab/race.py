"""`tablee race`: is the race of Anomia fair to a slow link? Counted at the real table."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tablee.cli.columns import print_table
from tablee.cli.words import Lang, Words
from tablee.lab.race import figures
from tablee.lab.race.figures import Cell, Lie
from tablee.lab.race.network import NETS
from tablee.lab.race.plot import draw


def race(
    *, tables: int = 4, hop: int = 0, plot: Path | None = None, lang: Lang | None = None
) -> None:
    """Let two rivals race behind slow and stuttering links, and tell how often the wrong one won.

    Parameters
    ----------
    tables
        How many tables of about fifty races for each figure.
    hop
        One of the two is connected to another process, which is so many ms from the table's (and
        as many again on average, and one message of a hundred is 80 to 400 ms late); then only
        honest races are told of.
    plot
        Draw the picture, too, into this file (SVG).
    lang
        The language: en or fr.
    """
    words = Words(lang)
    print(words("race-honest", gap=figures.GAP))
    if hop:
        print(words("race-hop", hop=hop))
    print()
    show_honest(list(honest(tables, words, hop)), words)
    if hop:
        return
    print()
    print(words("race-liars"))
    print()
    show_liars(list(liars(tables, words)), words)
    if plot is not None:
        plot.write_text(picture(tables, words), "utf-8")
        print()
        print(words("types-written", file=plot.name))


def doing(words: Words, what: str) -> None:
    print(words("bench-doing", what=what), file=sys.stderr, flush=True)


def honest(tables: int, words: Words, hop: int) -> Iterator[Cell]:
    over = figures.over_the_bus(hop)
    for one, two in figures.PAIRS:
        doing(words, f"{one} / {two} ms")
        for spikes in figures.SPIKES:
            yield figures.measure(one, two, figures.GAP, spikes, tables, hop=over)


def liars(tables: int, words: Words) -> Iterator[Lie]:
    for kind in figures.LIARS:
        doing(words, kind)
        for trust in figures.TRUSTS:
            for one_way in NETS:
                yield figures.lie(kind, one_way, trust, tables)


def picture(tables: int, words: Words) -> str:
    cells = [
        figures.measure(one, two, gap, figures.STUTTER, tables)
        for one, two in figures.PLOTTED
        for gap in figures.GAPS
    ]
    return draw(
        cells, words("race-title"), words("race-across"), words("race-up"), words("race-ours"),
        words("race-arrival"),
    )  # fmt: skip


def show_honest(cells: list[Cell], words: Words) -> None:
    heads = [words("col-links"), words("col-races")]
    heads += [words("col-stutter", share=f"{spikes:.0%}") for spikes in figures.SPIKES]
    heads.append(words("col-arrival"))
    rows = []
    for one, two in figures.PAIRS:
        found = [cell for cell in cells if (cell.one, cell.two) == (one, two)]
        races = str(sum(cell.races for cell in found))
        wrong = [f"{cell.wrong:.2f}" for cell in found]
        rows.append([f"{one} / {two} ms", races, *wrong, f"{found[0].arrival:.1f}"])
    print_table(heads, rows, range(1, len(heads)))


def show_liars(lies: list[Lie], words: Words) -> None:
    heads = [words(f"col-{name}") for name in ("liar", "link", "races", "median", "most", "cap")]
    names = {"blunt": words("race-blunt"), "clever": words("race-clever")}
    rows = [
        [names[lie.kind], f"{lie.one_way} ms", str(lie.races), str(lie.middle),
         str(lie.most), str(lie.cap)]
        for lie in lies
    ]  # fmt: skip
    print_table(heads, rows, range(1, len(heads)))
