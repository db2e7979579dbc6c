"""Standing orders: secret, revocable, in the log; and nobody can tell one from a press."""

from __future__ import annotations

from typing import Any, Literal, get_args

import pytest

from tablee.kernel import Game, StandingOrder, registry
from tablee.table.live import auto
from tablee.table.live.changes import MOST_A_DAY, MOST_CHANGES
from tablee.table.live.table import Table
from tablee.table.logged import Sitter
from tablee.table.services import Pace
from tablee.table.slow.tempo import DAY
from tablee.wire import messages as wire
from tablee.wire.seats import ComeBack, Leave, PassOn, Rename, Watching
from tablee.wire.slow import Order, Orders, OrderValue
from tests.table.kit import Ear, Screen, advance, answer, make_table, sit, woken

BOTH = [Sitter("human", "Ana"), Sitter("human", "Ben")]
PASS = Order("react", "always")


def told(screen: Screen) -> str:
    found = screen.of(wire.Fault)
    return found[-1].code if found else ""


def parlour(holds: tuple[int, int] = (1, 1), tempo: Any = "day") -> Table:
    """A parlour in which these seats may object, in the first round."""
    for key in range(64):
        table = make_table("parlour", BOTH, key=f"key {key}", tempo=tempo)
        if tuple(table.logged.match.view(seat)["holds"] for seat in (0, 1)) == holds:
            return table
    raise AssertionError("no such deal")


def to_window(table: Table, ana: Screen, ben: Screen) -> None:
    answer(table, ana, 0, "red")
    answer(table, ana, 0, 3)
    answer(table, ben, 1, 2)
    assert table.logged.match.ask is not None
    assert table.logged.match.ask.why == "react"


def bids(table: Table) -> list[Any]:
    return [choice for seat, choice in table.logged.match.log if seat == 1]


# -- giving and revoking ----------------------------------------------------------------------


def test_an_order_is_told_to_its_owner_alone_on_all_devices_and_kept() -> None:
    table = parlour()
    ana, ben, second, watcher = (sit(table, seat) for seat in (0, 1, 1, None))
    heard = len(ana.heard), len(watcher.heard)
    table.handle(ben, 1, PASS)
    assert ben.last == second.last == Orders({"react": "always"})
    assert (len(ana.heard), len(watcher.heard)) == heard, "nobody else hears a thing"
    again = woken(table)
    assert sit(again, 1).of(wire.Welcome)[0].orders == {"react": "always"}
    assert sit(again, 0).of(wire.Welcome)[0].orders == {}
    assert sit(again, None).of(wire.Welcome)[0].orders == {}
    ben = sit(again, 1)
    again.handle(ben, 1, Order("react"))
    assert ben.last == Orders({})
    assert woken(again).logged.slow.orders == {}


@pytest.mark.parametrize(
    "order", [Order("nap", "always"), Order("react", "never"), Order("bid", 9), Order("bid", "1")]
)
def test_an_order_that_the_game_does_not_know_is_refused(order: Order) -> None:
    table = parlour()
    ben = sit(table, 1)
    table.handle(ben, 1, order)
    assert told(ben) == "no-order"
    assert table.logged.slow.orders == {}


def test_at_a_live_table_there_are_none() -> None:
    table = parlour(tempo="live")
    ben = sit(table, 1)
    table.handle(ben, 1, PASS)
    assert told(ben) == "no-order"


def test_a_flood_is_limited_for_each_seat_by_itself() -> None:
    table = parlour()
    ana, ben = sit(table, 0), sit(table, 1)
    values: list[OrderValue] = [1, 2]
    for n in range(MOST_CHANGES + 1):
        table.handle(ben, 1, Order("bid", values[n % 2]))
    assert told(ben) == "too-fast"
    table.handle(ana, 0, PASS)
    assert told(ana) == "", "she does not notice"
    seq = table.logged.seq
    advance(table, 60_000)
    table.handle(ana, 0, PASS)
    assert table.logged.seq == seq, "the same once more is nothing new"


def test_orders_of_one_seat_do_not_fill_the_log_of_a_day() -> None:
    """In secret, least of all."""
    table = parlour()
    ana, ben = sit(table, 0), sit(table, 1)
    seq, values = table.logged.seq, (1, 2)
    for n in range(MOST_A_DAY + 1):
        table.handle(ben, 1, Order("bid", values[n % 2]))
        advance(table, 60_000 // MOST_CHANGES)
    assert (told(ben), table.logged.seq - seq) == ("too-fast", MOST_A_DAY)
    table.handle(ana, 0, PASS)
    table.handle(ben, 1, Rename("Ken"))
    assert (told(ana), table.logged.people[1].name) == ("", "Ken"), "nor what else he may change"


# -- answering --------------------------------------------------------------------------------


def test_an_order_answers_in_the_window_and_an_own_answer_goes_first() -> None:
    table = parlour()
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ben, 1, PASS)
    to_window(table, ana, ben)
    advance(table, 100)
    answer(table, ben, 1, "object")
    answer(table, ana, 0, "pass")
    advance(table, 5000)
    assert "object" in bids(table), "who is there decides otherwise"


def test_a_press_is_not_lost_when_an_order_follows_it() -> None:
    table = parlour()
    ana, ben = sit(table, 0), sit(table, 1)
    to_window(table, ana, ben)
    answer(table, ben, 1, "object")
    table.handle(ben, 1, PASS)
    answer(table, ana, 0, "pass")
    advance(table, 5000)
    assert "object" in bids(table)


def test_an_order_for_what_is_asked_now_counts_at_once_and_a_revoked_one_no_more() -> None:
    table = parlour()
    ana, ben = sit(table, 0), sit(table, 1)
    to_window(table, ana, ben)
    table.handle(ben, 1, PASS)
    table.handle(ben, 1, Order("react"))
    answer(table, ana, 0, "pass")
    advance(table, 60_000)
    assert "pass" not in bids(table), "it was revoked before its moment"
    table.handle(ben, 1, PASS)
    advance(table, 5000)
    assert bids(table).count("pass") == 1


def test_a_question_in_the_open_is_answered_as_if_somebody_came_by() -> None:
    table = parlour()
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ben, 1, Order("bid", 2))
    answer(table, ana, 0, "red")
    answer(table, ana, 0, 3)
    least, spread = Pace().order
    advance(table, least - 1)
    assert bids(table) == []
    advance(table, spread + 1)
    assert bids(table)[0] == 2


def test_a_page_that_settled_what_is_asked_later_need_not_stay_open() -> None:
    """Fog of Love: gender, face and colour; the other comes hours later."""
    table = make_table("fog-of-love", BOTH, tempo="day")
    ana, ben = sit(table, 0), sit(table, 1)
    while table.logged.match.ask.why != "gender":  # type: ignore[union-attr]
        for seat in list(table.logged.match.asks):
            answer(table, (ana, ben)[seat], seat, "read")
    answer(table, ben, 1, "m")
    table.handle(ben, 1, Order("portrait", "p2"))
    table.handle(ben, 1, Order("colour", "fern"))
    table.leave(ben, 1)
    answer(table, ana, 0, "f")
    answer(table, ana, 0, "p1")
    for _ in BOTH:  # who begins has the first colour
        advance(table, sum(Pace().order))
        if list(table.logged.match.asks) == [0]:
            answer(table, ana, 0, "rose")
    state: Any = table.logged.match.state
    assert state.portraits == ["p1", "p2"]
    assert state.colours == ["rose", "fern"]


def test_who_takes_a_seat_over_does_not_get_the_orders() -> None:
    for change in ("leave", "pass on"):
        table = parlour()
        ana, ben = sit(table, 0), sit(table, 1)
        table.handle(ben, 1, PASS)
        to_window(table, ana, ben)
        if change == "leave":
            table.handle(ben, 1, Leave(False))
            table.handle(ben, 1, ComeBack())
        else:
            table.handle(ben, 1, PassOn())
            code = table.logged.invitation.offers[1]
            table.company.take_over(1, code, "Eve", 0)
            eve = sit(table, 1)
            assert eve.of(wire.Welcome)[0].orders == {}
        answer(table, ana, 0, "pass")
        advance(table, 60_000)
        assert "pass" not in bids(table), change
        assert woken(table).logged.slow.orders == {}


def test_a_bot_that_plays_for_who_was_late_obeys_nobody() -> None:
    table = parlour()
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ben, 1, Order("react", "always"))
    answer(table, ana, 0, "red")
    answer(table, ana, 0, 3)
    advance(table, DAY + DAY // 2)
    assert table.logged.people[1].kind == "bot"
    assert table.logged.slow.orders == {}


def test_an_order_that_fails_is_reported_and_the_seat_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sound = registry.find("parlour")
    broken = StandingOrder("react", "react", ("always",), lambda view, prompt, value: 1 // 0)
    game = Game("parlour", sound.state, (2, 3), sound.folder, hidden=True, orders=(broken,))
    monkeypatch.setitem(registry._registry, "parlour", game)
    table = parlour()
    ana, ben = sit(table, 0), sit(table, 1)
    bugs: list[str] = []
    table.services.report = lambda event, **fields: bugs.append(event)
    table.handle(ben, 1, PASS)
    to_window(table, ana, ben)
    answer(table, ana, 0, "pass")
    advance(table, 60_000)
    assert set(bugs) == {"bug"}
    assert "pass" not in bids(table)


# -- no tell ----------------------------------------------------------------------------------


Place = Literal["at the table", "looking on", "behind"]
BEHIND = 5 * 60_000


def evening(
    ben_does: str, holds: int, place: Place, taken: bool = False
) -> list[tuple[int, bytes]]:
    """What Ana (or who looks on, perhaps some minutes behind) hears of a window in which Ben passes
    in this way. He may object or not; his screen is there in any case. `taken`: Eve has his seat by
    then."""
    table = parlour((1, holds))
    ear = Ear(table)
    ana, ben = sit(table, 0), sit(table, 1)
    if place == "behind":
        table.handle(ana, 0, Watching("all", 5))
    if ben_does == "ordered":
        table.handle(ben, 1, PASS)
    if place == "at the table":
        table.join(ear, 0, wire.Join())
    else:
        table.enter(ear, None, wire.Join())
    to_window(table, ana, ben)
    begun = table.services.clock.now() + (BEHIND if place == "behind" else 0)
    advance(table, 1)
    if taken:
        table.handle(ben, 1, PassOn())
        table.company.take_over(1, table.logged.invitation.offers[1], "Eve", 0)
        ben = sit(table, 1)
        if ben_does == "ordered":
            table.handle(ben, 1, PASS)
    if ben_does == "pressed":
        answer(table, ben, 1, "pass")
    answer(table, ana, 0, "pass")
    advance(table, 20_000 + BEHIND)
    # What came before differs: the deal does, and so does what it seals.
    return [(at, text) for at, text in ear.noted if at > begun]


@pytest.mark.parametrize("taken", [False, True])
@pytest.mark.parametrize("place", get_args(Place))
def test_nobody_can_tell_an_order_from_a_press_or_from_nothing_to_decide(
    place: Place, taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bytes at the same moments, whatever lot was drawn, and whoever sits there by now."""
    for lot in (0, 700, 2000):
        monkeypatch.setattr(auto, "randbelow", lambda n, lot=lot: min(lot, n - 1))
        monkeypatch.setattr(auto, "draw", lambda pause, lot=lot: pause[0] + lot)
        pressed = evening("pressed", 1, place, taken)
        assert any(b"reactions" in text for _, text in pressed)
        assert evening("ordered", 1, place, taken) == pressed
        assert evening("forced", 0, place, taken) == pressed


def test_what_others_see_of_a_table_does_not_move_by_an_order() -> None:
    """*My tables* show when something last happened: a secret order does not count."""
    from tablee.table.persons.glance import glance

    table = parlour()
    _, ben = sit(table, 0), sit(table, 1)
    before = glance(table.logged, {0: 0}, "en")
    advance(table, 5000)
    table.handle(ben, 1, PASS)
    after = glance(table.logged, {0: 0}, "en")
    after.seq = before.seq
    assert after == before
