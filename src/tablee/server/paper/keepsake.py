"""A story to keep, or the rules on one sheet, as a PDF: checks a client's document, and typesets it
in a process of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain

import msgspec

from tablee.server.logs import LOGGER
from tablee.server.paper import typeset
from tablee.server.paper.drawings import strange
from tablee.server.paper.photos import fits
from tablee.table.errors import TableFault
from tablee.wire.keepsake import Keepsake
from tablee.wire.sheet import Sheet

# Isolated: neither the environment nor the folder decides what is imported.
COMMAND = (sys.executable, "-I", typeset.__file__)
SECONDS = 8
"""The longest stories take two."""
AT_ONCE = 2
WAITING = 6
"""The most that wait; the next is told to try again."""
LINES = 2_000
"""Ten times the longest story; in as few bytes as possible it could be many thousands."""
SHAPES = 100_000
"""The most shapes drawn in all, counting repeated pictures: three times those of the longest
story."""


class Typesetter:
    """Runs at most two at a time; a few may wait."""

    def __init__(self, command: tuple[str, ...] = COMMAND, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._asked = 0

    async def pdf(self, story: Keepsake | Sheet) -> bytes:
        if self._asked >= AT_ONCE + WAITING:
            raise TableFault("full")
        self._asked += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(self._typeset, story)
        finally:
            self._asked -= 1

    def _typeset(self, story: Keepsake | Sheet) -> bytes:
        """In a thread. On any failure the client is told to print instead."""
        check(story)
        kind = ["sheet"] if isinstance(story, Sheet) else []
        told = msgspec.json.encode(story)
        # No passwords for a library that reads what strangers wrote; one core a story is enough.
        plain = {key: value for key, value in os.environ.items() if not key.startswith("TABLEE_")}
        env = plain | {"RAYON_NUM_THREADS": "1"}
        try:
            done = subprocess.run(
                [*self.command, *kind],
                input=told,
                capture_output=True,
                timeout=self.seconds,
                env=env,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise untold(type(error).__name__) from None
        if done.returncode == typeset.MISSING:
            raise untold("no typesetter")
        if done.returncode != 0:
            raise untold(f"exit {done.returncode}")
        return done.stdout


def untold(why: str) -> TableFault:
    """The fault for a failure. The reason is logged, never the content."""
    LOGGER.warning("no-pdf", extra={"fields": {"why": why}})
    return TableFault("no-pdf")


def check(story: Keepsake | Sheet) -> None:
    if isinstance(story, Sheet):
        check_sheet(story)
    else:
        check_story(story)


def check_story(story: Keepsake) -> None:
    """Check limits that the struct cannot express: lines and shapes in all, and that pictures are
    such as our client draws."""
    if sum(len(section.lines) for section in story.sections) > LINES:
        raise TableFault("too-big", most=LINES)
    for name, picture in story.pictures.items():
        if no := strange(picture):
            raise TableFault("malformed", why=f"{name[:20]}: {no}")
    shapes = {name: picture.count("<") for name, picture in story.pictures.items()}
    if sum(shapes.get(name, 0) for name in shown(story)) > SHAPES:
        raise TableFault("too-big", most=SHAPES)


def check_sheet(sheet: Sheet) -> None:
    """Check that the pictures are such as our client takes, and that each one named is there."""
    if not all(map(fits, sheet.pictures)):
        raise TableFault("malformed", why="no such picture")
    named = (item.picture for section in sheet.sections for item in section.items)
    if any(at is not None and at >= len(sheet.pictures) for at in named):
        raise TableFault("malformed", why="a picture is missing")


def shown(story: Keepsake) -> Iterator[str]:
    """The name of a picture, once for every time it is drawn."""
    people = story.people
    yield from (person.portrait for person in people)
    for line in chain(story.facts, *(section.lines for section in story.sections)):
        yield line.picture
        yield from (people[at].face for at in line.faces if at < len(people))
