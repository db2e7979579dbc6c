"""The tempo of a table over days, by its log: how long an answer may take, and the standing orders,
which only their owner sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import convert

from tablee.wire.messages import Waiting
from tablee.wire.slow import OrderValue, Tempo

if TYPE_CHECKING:
    from tablee.table.logged import LoggedTable
    from tablee.table.store.store import Record

DAY = 24 * 3_600_000
LENGTHS: dict[Tempo, int] = {"day": DAY, "three-days": 3 * DAY, "week": 7 * DAY}
"""How long an answer may take, in ms."""
LEAST_GRACE = DAY // 2
"""A late player has at least so long after the reminder before a bot plays: longer than a night. In
quiet hours that last still longer, the reminder comes an hour before (`notices/queue.py`)."""
KINDS = frozenset(("tempo", "wait", "order", "late"))


class Slow:
    """Changed only by records: of the kinds above, and those that say who sits where."""

    __slots__ = ("asked", "granted", "orders", "ran", "tempo")

    def __init__(
        self,
        tempo: Tempo = "live",
        granted: int = 0,
        orders: dict[int, dict[str, OrderValue]] | None = None,
        asked: int = 0,
        ran: dict[int, tuple[int, int]] | None = None,
    ) -> None:
        self.tempo = tempo
        self.granted = granted
        """When everybody last got the full time again."""
        self.orders = orders or {}
        """By seat, then by name; seats without orders are missing."""
        self.asked = asked
        """When somebody late was last reminded."""
        self.ran = ran or {}
        """By seat that somebody has left: how long the open question had waited then, and when it
        was asked. Forgotten when all get the full time for another reason."""

    def apply(self, record: Record) -> None:
        if record.kind == "tempo":
            self.tempo = convert(record.data["tempo"], Tempo)
        elif record.kind == "wait":
            self.granted = record.at
            self.ran.clear()
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

    def sat(self, seat: int, kind: str, at: int, data: Any, asked_at: int) -> None:
        """Somebody got up or sat down: all have the full time again, unless the record says from
        when; and the orders of the seat's former owner are dropped."""
        if self.tempo == "live":
            return
        data = data or {}
        self.granted = convert(data.get("granted", at), int)
        if kind != "back":
            self.orders.pop(seat, None)
        if kind in ("sit", "take"):
            self.ran.clear()
        elif kind != "fill":
            self.ran.pop(seat, None)
        if "ran" in data:
            self.ran[seat] = convert(data["ran"], int), asked_at


def time_up_at(logged: LoggedTable) -> int:
    """When the time of those who are asked runs out; 0: never. It does not run while a seat is
    open, or where nobody else waits."""
    length = LENGTHS.get(logged.slow.tempo)
    return 0 if length is None else _after(logged, length)


def gone(logged: LoggedTable) -> int:
    """When the others may decide about the seats that are asked: when their time has run out or,
    without a limit, after a week. 0: never."""
    return _after(logged, LENGTHS.get(logged.slow.tempo, LENGTHS["week"]))


def _after(logged: LoggedTable, length: int) -> int:
    if logged.over or logged.match.ask is None:
        return 0
    kinds = [sitter.kind for sitter in logged.people]
    if "open" in kinds or kinds.count("human") < 2 or not awaited(logged):
        return 0
    return max(logged.asked_at, logged.slow.granted) + length


def leaving(logged: LoggedTable, now: int) -> dict[str, object]:
    """For the record of somebody who gets up: how long the open question has waited."""
    if logged.slow.tempo == "live":
        return {}
    return {"ran": max(now - max(logged.asked_at, logged.slow.granted), 0)}


def coming_back(logged: LoggedTable, seat: int, now: int) -> dict[str, object] | None:
    """For the record of somebody who comes back: from when the time runs, if the same question is
    open. It has stood still: else one could put off one's deadline for ever."""
    ran, asked_at = logged.slow.ran.get(seat, (0, -1))
    return {"granted": now - ran} if asked_at == logged.asked_at else None


def bot_at(logged: LoggedTable) -> int:
    """When bots take over from people who were reminded in vain; 0: never."""
    until = time_up_at(logged)
    return until and until + max(LENGTHS[logged.slow.tempo] // 4, LEAST_GRACE)


def next_at(logged: LoggedTable) -> int:
    """When the table next acts by itself: it reminds the late, then lets a bot play; 0: never."""
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
        waiting.gone_at = gone(logged)
    return waiting
