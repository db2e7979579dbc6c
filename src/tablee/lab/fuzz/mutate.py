"""An input, changed a little: as bytes, as lines, or as the JSON that one of its lines is."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

LONGEST = 4096
STRANGE: list[Any] = [
    None, True, -1, 0, 1, 2, 7, 255, 2**31, 2**53, 2**63, -(2**63), 10**30, 0.5, 1e308, -0.0, "",
    " ", "0", "-1", "@0", "@1", "@ask", "\0", "\ud800", "\ufdfa" * 30, "\u202e", "é", "give-up",
    "x" * 600,
    [], [[]], [[[[[[]]]]]], {}, {"": {}}, ["say", "tree"], ["say", 1, 2, 3, 4],
]  # fmt: skip
"""Values at which readers stumble."""


def mutate(data: bytes, other: bytes, rand: Random) -> bytes:
    """Changed once or a few times; `other`: an input to borrow from."""
    for _ in range(rand.choice((1, 1, 1, 2, 4))):
        data = rand.choice(WAYS)(data, other, rand)
    return data[:LONGEST] if len(data) > max(LONGEST, len(other)) else data


def bend_bytes(data: bytes, other: bytes, rand: Random) -> bytes:
    at = rand.randrange(len(data) + 1)
    return data[:at] + rand.randbytes(rand.randrange(3)) + data[at + rand.randrange(4) :]


def borrow_bytes(data: bytes, other: bytes, rand: Random) -> bytes:
    at, there = rand.randrange(len(data) + 1), rand.randrange(len(other) + 1)
    return data[:at] + other[there : there + rand.randrange(1, 40)] + data[at:]


def bend_lines(data: bytes, other: bytes, rand: Random) -> bytes:
    """One left out, said twice, elsewhere, or of another."""
    lines, others = data.split(b"\n"), other.split(b"\n")
    line = lines.pop(rand.randrange(len(lines)))
    for new in rand.choice(([], [line], [line, line], [rand.choice(others), line])):
        lines.insert(rand.randrange(len(lines) + 1), new)
    return b"\n".join(lines)


def bend_json(data: bytes, other: bytes, rand: Random) -> bytes:
    """One value of one line becomes a strange one, or one of another line."""
    lines = data.split(b"\n")
    at = rand.randrange(len(lines))
    head, tree = parsed(lines[at])
    spots = list(places(tree))
    if not spots:
        return data
    _, found = parsed(rand.choice(other.split(b"\n")))
    loans = [value for value, _ in places(found)] or STRANGE
    value = rand.choice(rand.choice((STRANGE, STRANGE, loans)))
    rand.choice(spots)[1](value)
    lines[at] = head + json.dumps(tree).encode()
    return b"\n".join(lines)


def parsed(line: bytes) -> tuple[bytes, Any]:
    """What stands before the JSON of a line, and the JSON; None if there is none."""
    starts = [at for at in (line.find(b"{"), line.find(b"[")) if at >= 0]
    at = min(starts, default=0)
    try:
        return line[:at], json.loads(line[at:])
    except (ValueError, RecursionError):
        return b"", None


def places(tree: Any) -> list[tuple[Any, Callable[[Any], None]]]:
    """Every value within, and how to set another in its place."""
    found: list[tuple[Any, Callable[[Any], None]]] = []
    todo = [tree]
    while todo:
        branch = todo.pop()
        keys = list(branch) if isinstance(branch, dict) else []
        for key in range(len(branch)) if isinstance(branch, list) else keys:
            found.append((branch[key], partial(branch.__setitem__, key)))
            todo.append(branch[key])
    return found


WAYS = (bend_bytes, borrow_bytes, bend_lines, bend_lines, bend_json, bend_json, bend_json)
