"""The options of a question as numbered lines.

Those of one group share a line if that is wide enough, so that a long list stays within a screen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from tablee.cli.words import Lang
from tablee.kernel import Ask, Choice, Form, Match, Options, Order, Subset, Timed
from tablee.kernel.words.telling import Label, describe_options, option_labels


def listed(options: Options) -> tuple[Choice, ...]:
    """What can be named: the options, or the different items of a form."""
    if isinstance(options, Form):
        items = options.items if isinstance(options, Subset | Order) else ()
        if isinstance(options, Timed):  # a line is read in one go: nobody sees it begin
            items = tuple(o for o in options.options if o not in (options.begins, options.drops))
        return tuple(dict.fromkeys(items))
    return options


def labels_of(match: Match, ask: Ask, choices: Sequence[Choice], lang: Lang) -> list[str]:
    """As they can be typed: with the name of their group."""
    return [label.whole for label in option_labels(match, ask, choices, lang)]


def option_lines(match: Match, ask: Ask, options: Options, lang: Lang, width: int) -> list[str]:
    """As they are shown under the question."""
    labels = option_labels(match, ask, listed(options), lang)
    if isinstance(options, Timed):
        words = describe_options(match, ask, options, lang)[-1:] if options.longest else []
        return numbered(labels, width) + words
    if not isinstance(options, Form):
        return numbered(labels, width)
    if isinstance(options, Subset | Order):
        counts = Counter(options.items)
        times = [counts[item] for item in listed(options)]
        names = [label.whole for label in labels]
        items = [f"{t} ×{n}" if n > 1 else t for t, n in zip(names, times, strict=True)]
        if any(label.does for label in labels):
            told = [label._replace(label=item) for label, item in zip(labels, items, strict=True)]
            return numbered(told, 0)
        return columns([f"{n}. {item}" for n, item in enumerate(items, 1)], 2, width)
    return describe_options(match, ask, options, lang)


def numbered(labels: Sequence[Label], width: int) -> list[str]:
    """One line each, and below it what it does; a group whose options only have names, on one
    line if there is a width to fill."""
    lines: list[str] = []
    for group, members in groupby(enumerate(labels, 1), key=lambda item: item[1].group):
        alike = list(members)
        if group and width and not any(label.does for _, label in alike):
            parts = [f"{n}. {label.label}" for n, label in alike]
            lines += flowing(f"      {group}:", parts, 8, width)
            continue
        lines += [f"      {group}"] if group else []
        for n, label in alike:
            lines.append(f"{n:4}. {label.label}")
            lines += [f"      {label.does}"] if label.does else []
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
