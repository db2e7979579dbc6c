"""A card is sent to each screen no sooner than its latency requires: nobody has it long before the
others."""

from __future__ import annotations

from typing import Any

from tablee.table.clock import VirtualClock
from tablee.table.live.heat.clock import LEAST_LEAD, SPARE
from tablee.table.live.table import Table
from tablee.table.logged import Sitter
from tablee.table.services import Pace
from tablee.wire import messages as wire
from tablee.wire.door import LogOut
from tablee.wire.seats import Call, Poll, Vote
from tests.table.kit import Screen, answer, make_services, make_table, sit

NAMES = ("Ana", "Ben", "Cleo")


def clock_of(table: Table) -> VirtualClock:
    clock = table.services.clock
    assert isinstance(clock, VirtualClock)
    return clock


def ready() -> tuple[Table, list[Screen]]:
    """Three people at a server's own pace; all screens show that they should get ready."""
    people = [Sitter("human", name) for name in NAMES]
    table = make_table("anomia", people, make_services(late_departure=Pace().late_departure))
    screens = [sit(table, seat) for seat in range(3)]
    clock_of(table).advance(1_000)
    for screen in screens:
        screen.forget()
    return table, screens


def ping(table: Table, screen: Screen, lag: int) -> None:
    """Gives the link sixteen round trips of this length."""
    now = clock_of(table).now()
    for _ in range(16):
        table.ping(screen, wire.Ping(0, now - lag, 0))
    screen.forget()


def begin(table: Table, screens: list[Screen]) -> wire.Heat:
    """All are ready: the first card is to be drawn, and that is news for all at one instant."""
    for seat in range(3):
        answer(table, screens[seat], seat, "ready")
    heat = table.timing.heat.told()
    assert heat is not None
    return heat


def news(screen: Screen, heat: wire.Heat) -> list[Any]:
    told = screen.of(wire.Update) + screen.of(wire.Welcome)
    return [message for message in told if message.heat and message.heat.id == heat.id]


def test_news_leave_as_late_as_each_link_allows() -> None:
    table, screens = ready()
    ping(table, screens[1], 30)
    ping(table, screens[2], 500)
    heat = begin(table, screens)
    assert [bool(news(screen, heat)) for screen in screens] == [False, False, True], (
        "a slow link is told at once"
    )
    clock = clock_of(table)
    clock.advance(heat.show_at - SPARE - 30 - clock.now() - 1)
    assert not news(screens[1], heat)
    clock.advance(1)
    assert news(screens[1], heat)
    assert not news(screens[0], heat), "a link that is not measured counts as quick"
    clock.advance(30)
    assert news(screens[0], heat)
    for screen in screens[:2]:
        (told,) = news(screen, heat)
        assert told.heat.show_at == heat.show_at
    assert news(screens[1], heat)[0].heat.now == heat.show_at - SPARE - 30, "when it left"


def test_spectators_and_whoever_comes_meanwhile_get_it_no_sooner() -> None:
    """Else a second device would do to see the card early."""
    table, screens = ready()
    watcher = sit(table, None)
    watcher.forget()
    heat = begin(table, screens)
    late, again = sit(table, None), sit(table, 0)
    for screen in (watcher, late, again):
        assert not news(screen, heat)
        assert not screen.of(wire.Welcome)
    clock_of(table).advance(LEAST_LEAD - SPARE)
    for screen in (watcher, late, again):
        assert news(screen, heat)


def test_what_comes_behind_waits_its_turn() -> None:
    table, screens = ready()
    heat = begin(table, screens)
    table.handle(screens[0], 0, wire.Say("go"))
    assert not any(screen.of(wire.Said) for screen in screens)
    clock_of(table).advance(LEAST_LEAD)
    for screen in screens:
        kinds = [type(message) for message in screen.heard]
        assert kinds.index(wire.Said) > kinds.index(wire.Update)
        assert news(screen, heat)


def test_who_has_agreed_is_told_as_it_was_when_it_left_for_the_disk() -> None:
    """Nothing that waits to leave is changed by what happens meanwhile: else one would hear of an
    answer before it is written, and of the one before it afterwards."""
    table, screens = ready()
    begin(table, screens)
    table.handle(screens[0], 0, wire.Undo())
    table.handle(screens[0], 0, Call("end"))
    late = sit(table, None)
    table.handle(screens[1], 1, wire.Agree(True))
    table.handle(screens[1], 1, Vote(True))
    clock_of(table).advance(LEAST_LEAD)
    (welcome,) = late.of(wire.Welcome)
    assert welcome.proposal == wire.Proposal(0, [], [1, 2])
    assert welcome.table.poll == Poll("end", 0, [], [1, 2])


def test_who_leaves_is_sent_nothing_more() -> None:
    table, screens = ready()
    begin(table, screens)
    table.leave(screens[0], 0)
    screens[0].close()  # would fail if it were sent anything
    clock_of(table).advance(LEAST_LEAD)
    table.close()


def test_who_is_sent_away_still_hears_why() -> None:
    table, screens = ready()
    other = sit(table, 0)
    begin(table, screens)
    table.handle(screens[0], 0, LogOut())
    clock_of(table).advance(LEAST_LEAD)
    assert other.last == wire.Fault("logged-out", fatal=True)
    assert other.closed


def test_once_it_is_shown_nothing_waits() -> None:
    table, screens = ready()
    begin(table, screens)
    clock_of(table).advance(LEAST_LEAD)
    table.handle(screens[0], 0, wire.Say("go"))
    assert screens[1].of(wire.Said)
    assert sit(table, None).of(wire.Welcome)
