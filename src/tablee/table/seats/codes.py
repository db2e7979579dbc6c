"""Codes of four letters to type instead of a link: made on request, and valid for a short while.
They are in the memory of one process; the others ask it (`cluster/forward.py`)."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from tablee.table.clock import Clock
from tablee.table.errors import TableFault
from tablee.wire import http

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which look like digits."""
LENGTH = 4
LASTS = 15 * 60_000
"""How long a code is valid, in ms."""
MOST = 1_000
"""The most codes of one process at a time: so many of 331,776 guesses would be right, and guesses
are limited (`server/api.py`)."""


class Entry(NamedTuple):
    found: http.Found
    until: int


class Codes:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._codes: dict[str, Entry] = {}

    def make(self, found: http.Found) -> http.Coded:
        """A code for that table; an existing one is prolonged."""
        self._forget()
        until = self._clock.now() + LASTS
        code = next((code for code, entry in self._codes.items() if entry.found == found), "")
        if not code:
            if len(self._codes) >= MOST:
                raise TableFault("full")
            while not code or code in self._codes:
                code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._codes[code] = Entry(found, until)
        return http.Coded(code, until)

    def find(self, code: str) -> http.Found:
        self._forget()
        entry = self._codes.get(code.upper()[: 2 * LENGTH])
        if entry is None:
            raise TableFault("no-such-code")
        return entry.found

    def _forget(self) -> None:
        now = self._clock.now()
        for code in [code for code, entry in self._codes.items() if entry.until <= now]:
            del self._codes[code]
