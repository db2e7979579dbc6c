"""A match in a file: what `play` saves, what the kernel saves, and the log of a table.

The log of a table is JSON with `game`, `seats`, `options`, `key` and `log` (pairs of a seat and its
answer); with `events` (those of a seat, or of a spectator if no `seat` is named) or a `commitment`
it can be verified, too.
"""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import tablee
from tablee.cli.known import find_game
from tablee.cli.words import Stop
from tablee.kernel import LogEntry, Match, Refused
from tablee.kernel.event import Event
from tablee.kernel.rng import commitment

VERSION = 1


class Kept(Struct, tag="play", tag_field="tablee"):
    """What `play` writes: the match, and who sits where."""

    version: int
    humans: list[int]
    bot: str
    match: msgspec.Raw


class Export(Struct):
    """The log of a table, as its players may share it once it is over."""

    game: str
    seats: int
    options: dict[str, Any]
    key: str
    log: list[Any]
    commitment: str = ""
    events: list[dict[str, Any]] | None = None
    seat: int | None = None


class Told(Struct):
    """The events as a file has them; when it is loaded, the kernel makes the last of them anew."""

    history: list[Event]


class Found(Struct):
    """What a file holds: the match, its events as they stand there; or the log of a table."""

    match: Match
    humans: list[int]
    bot: str = "house"
    history: list[Event] = []
    export: Export | None = None
    records: int | None = None
    """Of a table of a server: how long its log is, chat and undone answers included."""


def keep(path: Path, match: Match, humans: list[int], bot: str) -> None:
    """Write, so that an interruption leaves either the old file or the new one."""
    data = msgspec.json.encode(Kept(VERSION, humans, bot, msgspec.Raw(match.save())))
    folder = path.resolve().parent
    try:
        handle, name = tempfile.mkstemp(dir=folder, prefix=".tablee-")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(name, path)
    except OSError as error:
        raise Stop("cannot-write", file=str(path), reason=error.strerror or "?") from None


def unused_name(game: str) -> Path:
    """For a save nobody has named: here, and never over another one."""
    for number in range(1, 1000):
        path = Path(f"{game}{'' if number == 1 else f'-{number}'}.tablee.json")
        if not path.exists():
            return path
    raise Stop("cannot-write", file=game, reason="EEXIST")


def open_match(path: Path) -> Found:
    """The match of a file of any of the three kinds."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Stop("cannot-read", file=str(path), reason=error.strerror or "?") from None
    try:
        fields = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        if "tablee" in fields:
            kept = msgspec.json.decode(data, type=Kept)
            return _saved(bytes(kept.match), kept.humans, kept.bot)
        if "format" in fields:
            return _saved(data)
        export = msgspec.json.decode(data, type=Export)
    except (msgspec.DecodeError, tablee.BadSave) as broken:
        raise Stop("not-a-match", file=str(path), reason=str(broken)) from None
    return Found(play_log(export), list(range(export.seats)), export=export)


def _saved(data: bytes, humans: list[int] | None = None, bot: str = "house") -> Found:
    match = tablee.load(data)
    told = msgspec.json.decode(data, type=Told).history
    return Found(match, list(range(match.seats)) if humans is None else humans, bot, told)


def play_log(export: Export) -> Match:
    """The match that a table's log leads to."""
    game = find_game(export.game)
    try:
        return tablee.replay(game.id, export.seats, export.options, _key(export), _log(export))
    except Refused as refused:
        raise Stop("log-refused", reason=refused.message("en"), rule=refused.rule) from None


def _key(export: Export) -> str | bytes:
    """Either the text of a seed, or the key itself as it is published at the end.

    A seed may look like a key: then the commitment decides.
    """
    if not re.fullmatch("[0-9a-f]{64}", export.key):
        return export.key
    key, sealed = bytes.fromhex(export.key), promised(export)
    return key if not sealed or commitment(key) == sealed else export.key


def promised(export: Export) -> str:
    """What was committed to before the first move, as far as the log tells."""
    if export.commitment:
        return export.commitment
    first = export.events[0] if export.events else {}
    return str(first.get("args", {}).get("hash", "")) if first.get("key") == "commit" else ""


def _log(export: Export) -> list[LogEntry]:
    try:
        return [
            (e["seat"], e["choice"]) if isinstance(e, dict) else (e[0], e[1]) for e in export.log
        ]
    except (KeyError, IndexError, TypeError):
        raise Stop("not-a-match", file="log", reason="log") from None
