"""The chat, with its limits: per person, per table, and in all.

Chat lines are kept with the table, so they are limited: nobody can fill the disk, or drown out the
others. Bots reply to what is written to them after a moment, with lines of their game; a reply that
is still pending when the table goes to sleep is dropped.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee import bots
from tablee.bots import RANDOM
from tablee.kernel import CLOCK, TALK, Saying
from tablee.kernel.event import events_for
from tablee.kernel.words.telling import phrase
from tablee.table.bucket import Bucket
from tablee.table.clean import clean_line
from tablee.table.clock import Timer
from tablee.table.errors import TableFault
from tablee.table.live.away import hears
from tablee.table.live.viewer import encode
from tablee.table.logged import MOST_HEARD, MOST_SAID, weight
from tablee.table.telling import thoughts
from tablee.wire import messages as wire

if TYPE_CHECKING:
    from tablee.table.live.recording import Happening
    from tablee.table.live.table import Table

OF_ONE = (0.5, 15)
"""Lines per second that one person may keep up, and lines at once."""
OF_ALL = (1.5, 30)
"""The same for everybody at the table together."""

READS = 900
"""In ms: the time to read a line and to begin a reply, in addition to a bot's usual pause."""


class Talk:
    """Its buckets are made at the first line: at most tables nobody chats."""

    __slots__ = ("_buckets", "_replies", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._buckets: dict[int | None, Bucket] = {}
        self._replies = Replies(table)

    @property
    def busy(self) -> bool:
        """Whether a bot is about to reply."""
        return self._replies.busy

    def stop(self) -> None:
        self._replies.stop()

    def say(self, seat: int, text: str, key: str = "") -> None:
        """Tell everybody, and the game if its question hears the chat. The game is given a limited
        number of lines per person, as they become part of its log. `key`: a phrase of the house,
        which each reads in their language."""
        table, line = self._table, clean_line(text)
        logged = table.logged
        if logged.said + weight(line) > MOST_SAID:
            raise TableFault("chat-full")
        self._charge(seat)
        said = {"name": logged.people[seat].name, "text": line} | ({"key": key} if key else {})
        happenings: list[Happening] = [("say", seat, said)]
        hearing = not logged.ended and hears(logged.match, TALK)
        heard = hearing and logged.heard[seat] < MOST_HEARD
        if heard:
            happenings.append(("answer", CLOCK, (TALK, seat, line)))
        table.happen(*happenings)
        table.tell_all(encode(wire.Said(logged.chat[-1])))
        if heard:
            table.changed()
        self._replies.hear(line)

    def remark(self, seat: int, key: str, args: Mapping[str, Any] | None = None) -> None:
        """A bot makes a remark: a message of its game, which each reads in their language."""
        table, logged = self._table, self._table.logged
        text = phrase(logged.match, "en", key, args, logged.names)
        if logged.said > MOST_SAID:
            return
        said: dict[str, Any] = {"name": logged.people[seat].name, "text": text, "key": key}
        said |= {"args": dict(args)} if args else {}
        table.happen(("say", seat, said))
        table.tell_all(encode(wire.Said(logged.chat[-1])))

    def said_by(self, seat: int) -> list[str]:
        """The messages that a bot has said, the last one last."""
        return [line.key for line in self._table.logged.chat if line.seat == seat and line.key]

    def react(self, seat: int, mark: wire.Mark) -> None:
        """Show a reaction to all viewers. It is neither logged nor told to the game."""
        self._charge(seat)
        self._table.tell_all(encode(wire.Reacted(seat, mark)))

    def think(self, seat: int, text: str) -> None:
        """Note what a player thought of the game: once, after its end, and only where another
        person could read it."""
        table, line = self._table, clean_line(text)
        logged = table.logged
        if not logged.over or seat in logged.thoughts or not logged.others(seat):
            raise TableFault("not-asked")
        table.happen(("thought", seat, {"text": line}))
        told = thoughts(logged) or wire.Thoughts([], [])
        for screen, whose in table.presence.screens:
            if whose is not None:
                table.tell(screen, told)

    def _charge(self, seat: int) -> None:
        """Charge a line or a reaction to the buckets, or raise a fault."""
        if not (self._bucket(seat, OF_ONE).take() and self._bucket(None, OF_ALL).take()):
            raise TableFault("too-fast")

    def _bucket(self, who: int | None, rate: tuple[float, int]) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._table.services.clock, *rate)
        return bucket


class Replies:
    """The pending replies of a table's bots: one for each bot, to the latest line."""

    __slots__ = ("_rand", "_reply", "_table", "_timers")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timers: dict[int, Timer] = {}
        self._reply = bots.replies(table.logged.row.game)
        self._rand = random.Random(secrets.randbits(64))

    @property
    def busy(self) -> bool:
        return bool(self._timers)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _speaks(self, seat: int) -> bool:
        """Whether a bot with something to say sits there, now: people come and go."""
        sitter = self._table.logged.people[seat]
        return self._reply is not None and sitter.kind == "bot" and sitter.bot != RANDOM

    def hear(self, text: str) -> None:
        """Schedule replies to a line; a reply still pending to an earlier line is replaced."""
        services = self._table.services
        for seat in filter(self._speaks, range(len(self._table.logged.people))):
            if seat in self._timers:
                self._timers[seat].cancel()
            due = services.clock.now() + READS + services.pace.bot
            self._timers[seat] = services.clock.call_at(due, partial(self._think, seat, text))

    def _think(self, seat: int, text: str) -> None:
        self._timers.pop(seat, None)
        if not self._speaks(seat):
            return
        reply, match, rand = self._reply, self._table.logged.match, self._rand
        assert reply is not None
        view, history = match.view(seat), match.history[:]
        said = self._table.talk.said_by(seat)

        def think() -> Saying | None:
            return reply(view, events_for(history, seat), seat, text, said, rand)

        self._table.services.ponder(think, partial(self._say, seat))

    def _say(self, seat: int, said: Any) -> None:
        table = self._table
        if isinstance(said, BaseException):
            table.services.report(
                "bot-blunder", table=table.stream.table, seat=seat, error=repr(said)
            )
        elif said is not None and not table.stream.dead and self._speaks(seat):
            table.talk.remark(seat, said.key, said.args)
