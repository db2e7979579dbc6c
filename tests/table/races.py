"""A race at a live table: Ana shows a river, Ben is about to draw a fruit; Cleo and Dan watch.

Times are milliseconds of the heat; links are as slow as `measured` says.
"""

from __future__ import annotations

from typing import Any

import msgspec

import tablee
from tablee.kernel import Match
from tablee.table.live.table import Table
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.services import Services
from tablee.table.store.store import TableRow
from tablee.wire import messages as wire

from .kit import HeldStore, Screen, make_services, sit

ANA, BEN, CLEO, DAN = range(4)
NAMES = ("Ana", "Ben", "Cleo", "Dan")
HUMANS = [Sitter("human", name) for name in NAMES]
PILE = ("tool/key", "bird/bolt", "dance/leaf")


def position(**more: Any) -> Match:
    """Ben draws; on the right lies a card that matches Ana's."""
    given: dict[str, Any] = {
        "play": {ANA: ["river/sun"]}, "left": PILE, "right": [*PILE[:1], "fruit/sun"], "turn": BEN,
    }  # fmt: skip
    return tablee.scenario("anomia", **given | more)


def make_race(
    people: list[Sitter] | None = None, services: Services | None = None, **more: Any
) -> Table:
    """A table at which nobody is connected yet."""
    services = services or make_services()
    plain = [msgspec.to_builtins(person) for person in people or HUMANS]
    version, now = str(tablee.games()["anomia"].version), services.clock.now()
    row = TableRow("table", "anomia", version, {}, len(plain), "key", "", plain, now)
    store = services.store
    assert isinstance(store, HeldStore)
    store.rows["table"], store.logs["table"] = row, []
    return Table(LoggedTable(row, position(**more)), services, lambda table: None)


def woken(table: Table, **more: Any) -> Table:
    """The same table after a restart: all it knows is in the log."""
    table.close()
    store = table.services.store
    assert isinstance(store, HeldStore)
    logged = LoggedTable(store.rows["table"], position(**more))
    for record in store.logs["table"]:
        logged.apply(record)
    return Table(logged, table.services, lambda table: None)


def sit_all(table: Table, round_trip: int = 40) -> list[Screen]:
    """All four, on links of the same kind."""
    screens = [sit(table, seat) for seat in range(4)]
    for screen in screens:
        measured(table, screen, round_trip)
    return screens


def measured(table: Table, screen: Screen, *round_trips: int) -> None:
    """What the table learns from pings."""
    now = table.services.clock.now()
    for trip in round_trips:
        table.ping(screen, wire.Ping(0.0, now - trip, 0))


def in_race(round_trip: int = 40, **more: Any) -> tuple[Table, list[Screen]]:
    """The fruit is drawn: everybody sees it at the zero of a new heat, where the clock is now."""
    table = make_race(**more)
    screens = sit_all(table, round_trip)
    to(table, 1_000)
    act(table, screens[BEN], BEN, "right")
    assert why(table) == "race"
    to(table, 0)
    return table, screens


def to(table: Table, ms: int) -> None:
    """Until so much of the heat has passed."""
    clock = table.services.clock
    left = table.timing.heat.zero + ms - clock.now()
    assert left >= 0, "time does not go back"
    clock.advance(left)  # type: ignore[attr-defined]


def act(
    table: Table, screen: Screen, seat: int, what: Any, began: float | None = None,
    error: float = 1, ask: int | None = None, **more: Any,
) -> None:  # fmt: skip
    number = table.logged.match.asked if ask is None else ask
    table.handle(screen, seat, wire.Answer(number, what, began, error, **more))


def start(table: Table, screen: Screen, seat: int, began: float, late: int = 20) -> None:
    """The first key, heard a little later."""
    to(table, int(began) + late)
    act(table, screen, seat, "start", began)


def say(table: Table, screen: Screen, seat: int, word: str, began: float, now: int) -> None:
    to(table, now)
    act(table, screen, seat, ["say", word], began)


def why(table: Table) -> str:
    ask = table.logged.match.ask
    return ask.why if ask is not None else "over"


def claim(table: Table) -> int | None:
    """Whose answer stands."""
    fight = table.logged.match.view(None)["face_off"]
    return fight["claim"]["seat"] if fight and fight["claim"] else None


def last(table: Table) -> Any:
    """The last answer as it was logged: seat, what, began, error, now, wait."""
    seat, choice = table.logged.match.log[-1]
    return (seat, *choice)


def faults(screen: Screen) -> list[str]:
    return [message.code for message in screen.of(wire.Fault)]
