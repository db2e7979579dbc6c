"""How a table over days is played, as its log tells it: the tempo, and until when an answer has
time; the standing orders, which nobody sees but their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import convert

from tablee.wire.messages import Waiting
from tablee.wire.slow import OrderValue, Tempo

if TYPE_CHECKING:
    from tablee.table.logged import LoggedTable
    from tablee.table.store.store import Record

DAY = 24 * 3_600_000
LENGTHS: dict[Tempo, int] = {"day": DAY, "three-days": 3 * DAY, "week": 7 * DAY}
"""How long an answer has time, in ms."""
LEAST_GRACE = DAY // 2
"""Who is late is asked before a bot plays, also whoever is not called at night: quiet hours end
before it does."""
KINDS = frozenset(("tempo", "wait", "order", "late"))


class Slow:
    """Only records change it: of the kinds above, and those that say who sits where."""

    __slots__ = ("asked", "granted", "orders", "tempo")

    def __init__(
        self,
        tempo: Tempo = "live",
        granted: int = 0,
        orders: dict[int, dict[str, OrderValue]] | None = None,
        asked: int = 0,
    ) -> None:
        self.tempo = tempo
        self.granted = granted
        """All who are asked have the whole time from here on, at least."""
        self.orders = orders or {}
        """By seat, then by their names; a seat without any is not in here."""
        self.asked = asked
        """When somebody who was late was last asked to answer."""

    def apply(self, record: Record) -> None:
        if record.kind == "tempo":
            self.tempo = convert(record.data["tempo"], Tempo)
        elif record.kind == "wait":
            self.granted = record.at
        elif record.kind == "late":
            self.asked = record.at
        else:
            assert record.seat is not None
            name, value = convert(record.data["name"], str), record.data["value"]
            self._order(record.seat, name, convert(value, str | int | None))

    def _order(self, seat: int, name: str, value: OrderValue | None) -> None:
        orders = self.orders.setdefault(seat, {})
        if value is None:
            orders.pop(name, None)
        else:
            orders[name] = value
        if not orders:
            del self.orders[seat]

    def sat(self, seat: int, kind: str, at: int) -> None:
        """Somebody got up or sat down: all have the whole time again. What was ordered by who sat
        there goes with them."""
        if self.tempo == "live":
            return
        self.granted = at
        if kind != "back":
            self.orders.pop(seat, None)


def time_up_at(logged: LoggedTable) -> int:
    """When the time of those who are asked runs out; 0: never. It does not run while a seat is
    open, or where nobody else waits."""
    length = LENGTHS.get(logged.slow.tempo)
    return 0 if length is None else _after(logged, length)


def gone(logged: LoggedTable) -> int:
    """When the others may decide about the seats of those who are asked: their time has run out;
    where there is no limit, after a week. 0: never."""
    return _after(logged, LENGTHS.get(logged.slow.tempo, LENGTHS["week"]))


def _after(logged: LoggedTable, length: int) -> int:
    if logged.over or logged.match.ask is None:
        return 0
    kinds = [sitter.kind for sitter in logged.people]
    if "open" in kinds or kinds.count("human") < 2 or not awaited(logged):
        return 0
    return max(logged.asked_at, logged.slow.granted) + length


def bot_at(logged: LoggedTable) -> int:
    """When bots play on for those who were late, and have been asked in vain; 0: never."""
    until = time_up_at(logged)
    return until and until + max(LENGTHS[logged.slow.tempo] // 4, LEAST_GRACE)


def next_at(logged: LoggedTable) -> int:
    """When the table acts by itself: it asks who is late, then lets a bot play on; 0: never."""
    until = time_up_at(logged)
    return until if logged.slow.asked < until else bot_at(logged)


def awaited(logged: LoggedTable) -> list[int]:
    """The people who have still to answer."""
    people = logged.people
    return [seat for seat in logged.match.asks if seat >= 0 and people[seat].kind == "human"]


def with_times(logged: LoggedTable, waiting: Waiting | None) -> Waiting | None:
    """Who is awaited, and until when. In a reaction window the times stand for all who were asked,
    answered or not."""
    if waiting is not None:
        waiting.until, waiting.bot_at = time_up_at(logged), bot_at(logged)
    return waiting
