"""The options of a question as numbered lines.

Options that begin with the same words ("Burn Walk for ever: …") share a line, so that a long list
stays within a screen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from tablee.cli.words import Lang
from tablee.kernel import Ask, Choice, Form, Match, Options, Order, Subset, Timed
from tablee.kernel.words.catalogue import describe_options, phrase

SHARED, FEW = 3, 8
"""So many must begin with the same words to share a line; and not in a list of few."""


def listed(options: Options) -> tuple[Choice, ...]:
    """What can be named: the options, or the different items of a form."""
    if isinstance(options, Form):
        items = options.items if isinstance(options, Subset | Order) else ()
        if isinstance(options, Timed):  # a line is read in one go: nobody sees it begin
            items = tuple(o for o in options.options if o not in (options.begins, options.drops))
        return tuple(dict.fromkeys(items))
    return options


def labels_of(match: Match, ask: Ask, choices: Sequence[Choice], lang: Lang) -> list[str]:
    return [phrase(match, lang, *match.state.label(ask, choice)) for choice in choices]


def option_lines(match: Match, ask: Ask, options: Options, lang: Lang, width: int) -> list[str]:
    """As they are shown under the question."""
    labels = labels_of(match, ask, listed(options), lang)
    if isinstance(options, Timed):
        words = describe_options(match, ask, options, lang)[-1:] if options.longest else []
        return numbered(labels, width) + words
    if not isinstance(options, Form):
        return numbered(labels, width)
    if isinstance(options, Subset | Order):
        counts = Counter(options.items)
        times = [counts[item] for item in listed(options)]
        labels = [f"{t} ×{n}" if n > 1 else t for t, n in zip(labels, times, strict=True)]
        return columns([f"{n}. {label}" for n, label in enumerate(labels, 1)], 2, width)
    return describe_options(match, ask, options, lang)


def numbered(labels: Sequence[str], width: int) -> list[str]:
    """One line each; or, if there is a width to fill, several behind the words they share."""
    lines: list[str] = []
    items = list(enumerate(labels, 1))
    for beginning, group in groupby(items, key=lambda item: item[1].partition(": ")[0]):
        alike = list(group)
        if not width or len(alike) < SHARED or len(items) <= FEW:
            lines += [f"{n:4}. {label}" for n, label in alike]
        else:
            parts = [f"{n}. {label.partition(': ')[2]}" for n, label in alike]
            lines += flowing(f"      {beginning}:", parts, 8, width)
    return lines


def flowing(head: str, parts: Sequence[str], indent: int, width: int) -> list[str]:
    """Behind a head, as many parts on a line as there is room for."""
    lines = [head]
    for part in parts:
        if len(lines[-1]) + len(part) + 3 < width:
            lines[-1] += f"   {part}" if lines[-1] != head else f" {part}"
        else:
            lines.append(" " * indent + part)
    return lines


def columns(parts: Sequence[str], indent: int, width: int) -> list[str]:
    """Short parts, in columns of one width."""
    column = max((len(part) for part in parts), default=0) + 3
    across = max(1, (width - 1 - indent) // column)
    rows = [parts[n : n + across] for n in range(0, len(parts), across)]
    return [" " * indent + "".join(p.ljust(column) for p in row).rstrip() for row in rows]
