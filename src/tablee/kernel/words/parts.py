"""The position in words, part by part: what is short first, the details beneath."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

INDENT = "  "


class Part(NamedTuple):
    """One thing that the text tells of: the hand, a person, the map."""

    name: str
    """In words, as a player would type it after `look`: "hand", "Leander", "map"."""
    brief: str = ""
    """One line, always told; "": there is no short line, and all lines are always told."""
    lines: tuple[str, ...] = ()
    """The details: told in the full text, and on request. Sub-items are indented."""


def part_lines(part: Part) -> Iterator[str]:
    """A part in full: its short line (or its name), and its details below."""
    if part.brief or part.lines:
        yield part.brief or part.name
    yield from (INDENT + line for line in part.lines)


def joined(parts: Iterable[Part]) -> str:
    """The whole text."""
    return "\n".join(line for part in parts for line in part_lines(part))


def brief(parts: Iterable[Part]) -> list[str]:
    """The lines that are always told."""
    return [line for part in parts for line in ([part.brief] if part.brief else part_lines(part))]
