"""Bots that are written to, and answer: from lines of their game, a moment later.

What they say is in the log as what they say with a move is; an answer that was still to come when
a table fell asleep is not given any more.
"""

from __future__ import annotations

import random
import secrets
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee import bots
from tablee.bots import RANDOM
from tablee.kernel.event import events_for
from tablee.table.clock import Timer

if TYPE_CHECKING:
    from tablee.table.live.table import Table

READS = 900
"""In ms: so long it takes to read and to begin an answer, before the usual pause of a bot."""


class Replies:
    """The answers of one table that are still to be given: one for each bot, to the latest line."""

    __slots__ = ("_rand", "_reply", "_seats", "_table", "_timers")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timers: dict[int, Timer] = {}
        self._reply = bots.replies(table.logged.row.game)
        people = table.logged.people
        speak = [s for s, one in enumerate(people) if one.kind == "bot" and one.bot != RANDOM]
        self._seats = speak if self._reply is not None else []
        self._rand = random.Random(secrets.randbits(64))

    @property
    def busy(self) -> bool:
        return bool(self._timers)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def hear(self, text: str) -> None:
        """Somebody has written; a line that comes before the answer to the last takes its place."""
        services = self._table.services
        for seat in self._seats:
            if seat in self._timers:
                self._timers[seat].cancel()
            due = services.clock.now() + READS + services.pace.bot
            self._timers[seat] = services.clock.call_at(due, partial(self._think, seat, text))

    def _think(self, seat: int, text: str) -> None:
        self._timers.pop(seat, None)
        reply, match, rand = self._reply, self._table.logged.match, self._rand
        assert reply is not None
        view, history = match.view(seat), match.history[:]

        def think() -> str | None:
            return reply(view, events_for(history, seat), seat, text, rand)

        self._table.services.ponder(think, partial(self._say, seat))

    def _say(self, seat: int, key: Any) -> None:
        table = self._table
        if isinstance(key, BaseException):
            table.services.report(
                "bot-blunder", table=table.stream.table, seat=seat, error=repr(key)
            )
        elif key is not None and not table.stream.dead:
            table.talk.remark(seat, key)
