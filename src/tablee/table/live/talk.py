"""What is said at a table, and how much: per person, per table, and in all.

What is said is kept with the table, so it is bounded: nobody fills a disk by talking, and nobody
drowns the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.kernel import CLOCK, TALK
from tablee.table.bucket import Bucket
from tablee.table.clean import clean_line
from tablee.table.errors import TableFault
from tablee.table.live.away import hears
from tablee.table.live.replies import Replies
from tablee.table.live.viewer import encode
from tablee.table.logged import MOST_HEARD, MOST_SAID, weight
from tablee.wire import messages as wire

if TYPE_CHECKING:
    from tablee.table.live.table import Happening, Table

OF_ONE = (0.5, 15)
"""Lines per second that one person may go on saying, and at once."""
OF_ALL = (1.5, 30)
"""The same for everybody at the table together."""


class Talk:
    """The buckets are made when somebody says something: at most tables nobody does."""

    __slots__ = ("_buckets", "_replies", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._buckets: dict[int | None, Bucket] = {}
        self._replies = Replies(table)

    @property
    def busy(self) -> bool:
        """A bot is about to answer what was written to it."""
        return self._replies.busy

    def stop(self) -> None:
        self._replies.stop()

    def say(self, seat: int, text: str) -> None:
        """Tell everybody; and the game, if its question hears what is said aloud. The game takes a
        limited number of lines from each person, because they become part of its log."""
        table, line = self._table, clean_line(text)
        logged = table.logged
        if logged.said + weight(line) > MOST_SAID:
            raise TableFault("chat-full")
        self._charge(seat)
        said = {"name": logged.people[seat].name, "text": line}
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

    def remark(self, seat: int, key: str) -> None:
        """A bot says a line of its own: a message of its game, for each to read in their tongue."""
        table, logged = self._table, self._table.logged
        text = logged.match.game.catalogue.format("en", key)
        if logged.said > MOST_SAID:
            return
        said = {"name": logged.people[seat].name, "text": text, "key": key}
        table.happen(("say", seat, said))
        table.tell_all(encode(wire.Said(logged.chat[-1])))

    def react(self, seat: int, mark: wire.Mark) -> None:
        """All who look see it. It is neither in the log nor told to the game."""
        self._charge(seat)
        self._table.tell_all(encode(wire.Reacted(seat, mark)))

    def think(self, seat: int, text: str) -> None:
        """Once, after the end; and only where somebody else could read it."""
        table, line = self._table, clean_line(text)
        logged = table.logged
        if not logged.over or seat in logged.thoughts or not logged.others(seat):
            raise TableFault("not-asked")
        table.happen(("thought", seat, {"text": line}))
        told = logged.told_thoughts() or wire.Thoughts([], [])
        for screen, whose in table.screens:
            if whose is not None:
                table.tell(screen, told)

    def _charge(self, seat: int) -> None:
        """A line or a reaction, of which nothing is kept: they come out of the same buckets."""
        if not (self._bucket(seat, OF_ONE).take() and self._bucket(None, OF_ALL).take()):
            raise TableFault("too-fast")

    def _bucket(self, who: int | None, rate: tuple[float, int]) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._table.services.clock, *rate)
        return bucket
