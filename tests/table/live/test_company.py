"""Coming and going: a seat left and taken again, passed on, voted on; and who knows what of it."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tablee.table.errors import TableFault
from tablee.table.live import table as live
from tablee.table.live.changes import MOST_A_DAY, MOST_CHANGES
from tablee.table.live.company import AWAY
from tablee.table.live.table import Table
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.seats.tokens import Claim
from tablee.table.waking.snapshots import portrait, restored, take
from tablee.wire import messages as wire
from tablee.wire.door import Door
from tablee.wire.seats import (
    FACES,
    Call,
    ComeBack,
    Fill,
    Leave,
    Offer,
    PassOn,
    Poll,
    Ready,
    Rename,
    Vote,
)
from tests.table.kit import HeldStore, Screen, answer, make_services, make_table, sit

THREE = [Sitter("human", name) for name in ("Ana", "Ben", "Chloé")]


def fault(code: str) -> Any:
    return pytest.raises(TableFault, match=f"^{code}$")


def advance(table: Table, ms: int) -> None:
    table.services.clock.advance(ms)  # type: ignore[attr-defined]


def free(table: Table) -> int:
    """A cell that nobody has marked."""
    cells: list[int] = table.logged.match.view(None)["board"]
    return cells.index(-1)


def told(screen: Screen) -> str:
    """The code of the last fault."""
    found = screen.of(wire.Fault)
    return found[-1].code if found else ""


@pytest.fixture(autouse=True)
def as_the_log_tells_it(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Checks that every table of these tests equals the one restored from its log, and from a
    snapshot."""
    made: list[Table] = []
    first = Table.__init__

    def remember(self: Table, *args: Any, **named: Any) -> None:
        first(self, *args, **named)
        made.append(self)

    monkeypatch.setattr(Table, "__init__", remember)
    yield
    for table in made:
        store = table.services.store
        assert isinstance(store, HeldStore)
        again = LoggedTable.read(table.logged.row, store.logs["table"])
        assert portrait(again) == portrait(table.logged)
        assert portrait(restored(again.row, take(again, fresh=True))) == portrait(again)


# -- getting up -------------------------------------------------------------------------------


def test_a_bot_plays_for_who_has_left_and_they_come_back() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Leave())
    assert table.logged.people[0] == Sitter("bot", "Ana", "house", left="Ana")
    assert ben.of(wire.People)[-1].people[0].left == "Ana"
    advance(table, 5000)
    assert len(table.logged.match.log) == 1, "the bot has played"
    answer(table, ben, 1, free(table))
    table.handle(ana, 0, ComeBack())
    now = table.services.clock.now()
    assert table.logged.people[0] == Sitter("human", "Ana", back=now)
    assert ben.of(wire.People)[-1].people[0].back == now, "he is told that a bot has played"
    table.handle(ana, 0, Rename("Anna"))
    assert table.logged.people[0] == Sitter("human", "Anna", back=now)
    advance(table, 60_000)
    assert len(table.logged.match.log) == 2, "nobody plays for her any more"
    answer(table, ana, 0, free(table))
    assert len(table.logged.match.log) == 3


def test_who_has_left_does_nothing_but_come_back() -> None:
    table = make_table()
    ana = sit(table, 0)
    table.handle(ana, 0, Leave(False))
    for message in (wire.Answer(table.logged.match.asked, 4), wire.Say("x"), Rename("x"), Leave()):
        table.handle(ana, 0, message)
        assert told(ana) == "got-up"
        ana.forget()
    assert not table.logged.match.log
    assert table.logged.people[0] == Sitter("open", left="Ana")
    table.handle(ana, 0, ComeBack())
    table.handle(ana, 0, ComeBack())
    assert told(ana) == "seat-taken"


@pytest.mark.parametrize("bot", [True, False])
def test_who_has_no_name_gets_up_like_anybody(bot: bool) -> None:
    table = make_table(people=[Sitter("human"), Sitter("human", "Ben")])
    ana, _ = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Leave(bot))
    table.handle(ana, 0, wire.Answer(table.logged.match.asked, 4))
    assert told(ana) == "got-up"
    assert not table.logged.match.log
    table.handle(ana, 0, ComeBack())
    assert (table.logged.people[0].kind, table.logged.people[0].name) == ("human", "№ 1")


def test_who_had_no_name_in_an_old_log_has_lost_the_seat() -> None:
    table = make_table(people=[Sitter("human"), Sitter("human", "Ben")])
    ana, ben = sit(table, 0), sit(table, 1)
    table.happen(("leave", 0, {"bot": "house"}))
    for message, code in ((wire.Say("x"), "got-up"), (ComeBack(), "seat-taken")):
        table.handle(ana, 0, message)
        assert told(ana) == code
    table.handle(ben, 1, Call("open", 0))
    advance(table, AWAY)
    table.sit(0, "Kim")
    with fault("logged-out"):
        table.logged.invitation.admit(Claim("table", 0), "")


def test_who_is_voted_away_without_a_name_may_come_back() -> None:
    table = make_table(people=[Sitter("human"), Sitter("human", "Ben")])
    ben = sit(table, 1)
    advance(table, AWAY)
    table.handle(ben, 1, Call("bot", 0))
    assert table.logged.people[0].left == "№ 1"


def test_a_thought_of_the_bot_is_dropped_when_its_seat_is_taken_again() -> None:
    services = make_services()
    thoughts: list[Any] = []
    services.think = lambda think, then: thoughts.append((think, then))
    people = [*THREE[:2], Sitter("bot", "Robin", "random")]
    table = make_table("parlour", people, services)
    ana, _ = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Leave())
    advance(table, 5000)
    ((think, then),) = thoughts
    table.handle(ana, 0, ComeBack())
    then(think())
    assert not table.logged.match.log


def test_bots_wait_while_nobody_sits_there_any_more() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Leave())
    table.handle(ben, 1, Leave())
    advance(table, 600_000)
    assert not table.logged.match.log
    table.handle(ben, 1, ComeBack())
    advance(table, 5000)
    assert len(table.logged.match.log) == 1


def test_an_answer_held_in_a_window_is_not_lost_when_another_leaves() -> None:
    table = make_table("parlour", THREE)
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    answer(table, ana, 0, "red")
    for seat, screen in enumerate((ana, ben, chloe)):
        answer(table, screen, seat, 1)
    answer(table, ana, 0, "pass")
    table.handle(ben, 1, Leave())
    advance(table, 60_000)
    assert (0, "pass") in [tuple(entry) for entry in table.logged.match.log]


# -- names, passing on ------------------------------------------------------------------------


def test_another_name_and_another_face() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Rename("  Anaïs ", 3))
    assert table.logged.people[0] == Sitter("human", "Anaïs", face=3)
    assert ben.last.people[0] == wire.Person(0, "Anaïs", "human", True, face=3)
    for message, code in ((Rename(""), "bad-name"), (Rename("A", FACES + 1), "malformed")):
        table.handle(ana, 0, message)
        assert told(ana) == code
    for n in range(MOST_CHANGES):
        table.handle(ana, 0, Rename(f"A{n}"))
    assert told(ana) == "too-fast"


def test_the_same_name_once_more_is_no_change() -> None:
    table = make_table()
    ana = sit(table, 0)
    for _ in range(MOST_CHANGES + 1):
        table.handle(ana, 0, Rename(" Ana "))
    assert (table.logged.seq, told(ana)) == (0, "")


def test_names_of_one_seat_do_not_fill_the_log_of_a_day() -> None:
    """And nobody needs what they have used up for names to get up."""
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    for n in range(MOST_A_DAY + 1):
        table.handle(ana, 0, Rename(f"A{n}"))
        advance(table, 60_000 // MOST_CHANGES)
    assert told(ana) == "too-fast"
    assert table.logged.seq == MOST_A_DAY
    table.handle(ben, 1, Rename("Ken"))
    table.handle(ana, 0, Leave())
    assert table.logged.people[1].name == "Ken"
    assert table.logged.people[0].left


def test_a_log_that_is_full_of_names_still_has_room_to_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "MOST_MOVES", 5)
    monkeypatch.setattr(live, "LAST_MOVES", 3)
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    for n in range(3):
        table.handle(ana, 0, Rename(f"A{n}"))
    assert (table.logged.moves, told(ana)) == (2, "table-full")
    answer(table, ana, 0, 4)
    table.handle(ben, 1, Call("end"))
    table.handle(ana, 0, Vote(True))
    assert table.logged.over


def test_a_seat_is_passed_on_once() -> None:
    table = make_table()
    ana, tab, ben = sit(table, 0), sit(table, 0), sit(table, 1)
    table.handle(ana, 0, PassOn())
    (offer,) = ana.of(Offer)
    assert tab.of(Offer) == [offer]
    assert not ben.of(Offer)
    assert sit(table, 0).heard[-1].offer == offer.code
    assert not sit(table, 1).heard[-1].offer
    with fault("old-offer"):
        table.company.take_over(0, "x" * 10, "Kim", 0)
    with fault("old-offer"):
        table.company.take_over(1, offer.code, "Kim", 0)
    answer(table, ana, 0, 4)  # until somebody takes it, it is hers
    table.company.take_over(0, offer.code, "Kim", 2)
    assert table.logged.people[0] == Sitter("human", "Kim", face=2)
    assert told(ana) == told(tab) == "passed-on"
    assert ana.closed
    assert not ben.closed
    with fault("old-offer"):
        table.company.take_over(0, offer.code, "Lou", 0)
    with fault("logged-out"):
        table.logged.invitation.admit(Claim("table", 0), "")


@pytest.mark.parametrize("change", [PassOn(False), Leave(), None])
def test_an_offer_ends(change: Any) -> None:
    """When it is withdrawn, when the seat is left, when its devices are logged out."""
    table = make_table()
    ana = sit(table, 0)
    table.handle(ana, 0, PassOn())
    code = ana.of(Offer)[-1].code
    if change is None:
        table.happen(("revoke", 0, None))
    else:
        table.handle(ana, 0, change)
    with fault("old-offer"):
        table.company.take_over(0, code, "Kim", 0)


def test_the_link_of_an_offer_is_good_where_the_old_one_is_not() -> None:
    table = make_table()
    ana = sit(table, 0)
    table.handle(ana, 0, PassOn())
    table.happen(("door", 0, {"code": "secret"}))
    table.logged.invitation.check(ana.of(Offer)[-1].code)
    with fault("old-link"):
        table.logged.invitation.check("")


# -- empty seats ------------------------------------------------------------------------------


def test_an_empty_seat_gets_a_bot() -> None:
    table = make_table(people=[Sitter("human", "Ana"), Sitter("open")])
    ana = sit(table, 0)
    answer(table, ana, 0, 4)
    table.handle(ana, 0, Fill(1, name="Robin"))
    assert table.logged.people[1] == Sitter("bot", "Robin", "house")
    advance(table, 5000)
    assert len(table.logged.match.log) == 2
    for message, code in (
        (Fill(1), "seat-taken"),
        (Fill(7), "no-such-seat"),
        (Fill(-1), "no-such-seat"),
        (Fill(0), "seat-taken"),
    ):
        table.handle(ana, 0, message)
        assert told(ana) == code
    other = make_table(people=[Sitter("human", "Ana"), Sitter("open")])
    table.handle(ana, 0, Fill(1, "nobody"))
    screen = sit(other, 0)
    other.handle(screen, 0, Fill(1, "nobody"))
    assert told(screen) == "bad-bot"


# -- votes ------------------------------------------------------------------------------------


def test_the_others_decide_about_who_is_away() -> None:
    table = make_table("parlour", THREE)
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Call("bot", 2))
    assert told(ana) == "", "two others have to agree: that may be asked at once, of anybody"
    table.handle(ana, 0, Vote(False))
    assert table.logged.poll is None
    advance(table, AWAY)
    table.handle(ana, 0, Call("bot", 2))
    assert ben.last.poll == Poll("bot", 0, [], [1], 2)
    table.handle(ben, 1, Vote(True))
    assert table.logged.people[2] == Sitter("bot", "Chloé", "house", left="Chloé")
    assert ben.last.poll is None
    chloe = sit(table, 2)
    table.handle(chloe, 2, ComeBack())
    now = table.services.clock.now()
    assert table.logged.people[2] == Sitter("human", "Chloé", back=now)


def test_of_two_only_who_is_away_for_a_while_is_replaced() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Call("open", 1))
    assert told(ana) == "no-vote"
    table.leave(ben, 1)
    advance(table, AWAY - 1)
    ana.forget()
    table.handle(ana, 0, Call("open", 1))
    assert told(ana) == "no-vote"
    advance(table, 1)
    table.handle(ana, 0, Call("open", 1))
    assert table.logged.people[1] == Sitter("open", left="Ben")


def test_who_is_here_is_voted_out_by_all_others_and_does_not_come_back() -> None:
    table = make_table("parlour", THREE)
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    table.handle(ana, 0, Call("open", 2))
    table.handle(chloe, 2, Vote(False))
    assert told(chloe) == "no-proposal", "it is not asked of her"
    table.handle(ben, 1, Vote(True))
    assert table.logged.people[2] == Sitter("open")
    assert told(chloe) == "voted-out"
    assert chloe.closed
    with fault("logged-out"):
        table.logged.invitation.admit(Claim("table", 2), "")


@pytest.mark.parametrize("bot", [True, False])
@pytest.mark.parametrize("back", [True, False])
def test_who_gets_up_is_voted_out_all_the_same(bot: bool, back: bool) -> None:
    table = make_table("parlour", THREE)
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    table.handle(ana, 0, Call("open", 2))
    table.handle(chloe, 2, Leave(bot))
    assert ana.last.poll == Poll("open", 0, [], [1], 2, True)
    if back:
        table.handle(chloe, 2, ComeBack())
    table.handle(ben, 1, Vote(True))
    assert table.logged.people[2] == Sitter("open")
    assert told(chloe) == "voted-out"
    assert chloe.closed


def test_who_gets_up_before_the_vote_does_not_come_back_for_ever_either() -> None:
    table = make_table("parlour", THREE)
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    table.handle(chloe, 2, Leave())
    table.handle(ana, 0, Call("open", 2))
    table.handle(chloe, 2, ComeBack())
    table.handle(ben, 1, Vote(True))
    assert table.logged.people[2] == Sitter("open")
    assert chloe.closed


def test_whose_time_runs_out_during_the_vote_is_voted_out_all_the_same() -> None:
    table = make_table("parlour", THREE, tempo="day")
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    answer(table, ana, 0, "red")
    for seat, screen in enumerate((ana, ben)):
        answer(table, screen, seat, 1)
    table.handle(ana, 0, Call("open", 2))
    advance(table, 2 * 86_400_000)
    assert table.logged.people[2].kind == "bot"
    table.handle(ben, 1, Vote(True))
    assert table.logged.people[2] == Sitter("open")
    assert chloe.closed


def test_the_vote_is_off_when_who_was_asked_gets_up() -> None:
    table = make_table("parlour", THREE)
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Call("open", 2))
    table.handle(ben, 1, Leave())
    assert table.logged.poll is None


@pytest.mark.parametrize("what", ["open", "bot"])
def test_the_link_goes_with_who_is_voted_out(what: Any) -> None:
    """Else they could sit down again at once."""
    table = make_table("parlour", THREE)
    table.happen(("door", 0, {"code": "old"}))
    ana, ben, _ = (sit(table, seat) for seat in range(3))
    watcher = Screen()
    table.enter(watcher, None, wire.Join(code="old"))
    table.handle(ana, 0, Call(what, 2))
    table.handle(ben, 1, Vote(True))
    code = table.logged.invitation.code
    assert len(code) > len("old")
    assert ben.of(Door)[-1] == Door(code, by=0)
    assert (told(watcher), watcher.closed) == ("old-link", True)
    with fault("old-link"):
        table.door.check_seat(2, "old")


def test_who_is_away_as_the_others_decide_does_not_cost_them_the_link() -> None:
    table = make_table("parlour", THREE)
    ana, ben = sit(table, 0), sit(table, 1)
    advance(table, AWAY)
    table.handle(ana, 0, Call("open", 2))
    table.handle(ben, 1, Vote(True))
    assert table.logged.people[2] == Sitter("open", left="Chloé")
    assert table.logged.invitation.code == ""


@pytest.mark.parametrize("path", ["taken over", "left"])
def test_nobody_takes_the_seat_of_who_may_be_voted_out(path: str) -> None:
    """The one it is about would escape by it, and another would be voted out in their place. The
    caller can withdraw it."""
    table = make_table("parlour", THREE)
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    table.handle(chloe, 2, PassOn())
    table.handle(ana, 0, Call("open", 2))
    if path == "taken over":
        take = partial(table.company.take_over, 2, chloe.of(Offer)[-1].code, "Lou", 0)
    else:
        table.handle(chloe, 2, Leave(False))
        take = partial(table.sit, 2, "Lou")
    with fault("not-let-in"):
        take()
    table.handle(ana, 0, Vote(False))
    take()
    table.handle(ben, 1, Vote(True))
    assert told(ben) == "no-proposal"
    assert table.logged.people[2] == Sitter("human", "Lou")


def test_a_vote_about_who_is_away_ends_when_the_seat_is_taken_over() -> None:
    table = make_table("parlour", THREE)
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    table.handle(chloe, 2, PassOn())
    code = chloe.of(Offer)[-1].code
    table.leave(chloe, 2)
    advance(table, AWAY)
    table.handle(ana, 0, Call("open", 2))
    table.company.take_over(2, code, "Lou", 0)
    assert ana.of(wire.People)[-1].poll is None
    table.handle(ben, 1, Vote(True))
    assert told(ben) == "no-proposal"
    assert table.logged.people[2] == Sitter("human", "Lou")


def test_a_vote_about_another_goes_on_when_a_seat_is_taken() -> None:
    table = make_table("parlour", THREE)
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ben, 1, PassOn())
    table.handle(ana, 0, Call("open", 2))
    table.company.take_over(1, ben.of(Offer)[-1].code, "Lou", 0)
    table.handle(sit(table, 1), 1, Vote(True))
    assert table.logged.people[2].kind == "open"


def test_a_vote_in_an_old_log_ends_as_somebody_gets_up() -> None:
    table = make_table("parlour", THREE)
    table.happen(("call", 0, {"what": "open", "seat": 2, "out": True}))
    table.happen(("leave", 2, {"bot": "house"}))
    assert table.logged.poll is None


def test_coming_back_ends_the_vote_about_it() -> None:
    table = make_table("parlour", THREE)
    ana, _ = sit(table, 0), sit(table, 1)
    advance(table, AWAY)
    table.handle(ana, 0, Call("bot", 2))
    sit(table, 2)
    assert table.logged.poll is None
    assert ana.last.poll is None


def test_one_no_and_it_is_off_and_one_vote_at_a_time() -> None:
    table = make_table("parlour", THREE)
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    table.handle(ana, 0, Call("end"))
    table.handle(ben, 1, Call("end"))
    assert told(ben) == "no-vote"
    table.handle(ana, 0, Vote(True))
    assert told(ana) == "no-proposal"
    table.handle(ben, 1, Vote(True))
    table.handle(ben, 1, Vote(True))
    assert told(ben) == "no-proposal"
    table.handle(chloe, 2, Vote(False))
    assert table.logged.poll is None
    assert not table.logged.over


def test_a_table_is_ended_when_all_agree() -> None:
    store = HeldStore()
    table = make_table(services=make_services(store))
    ana, ben = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, 4)
    table.handle(ben, 1, Call("end"))
    table.handle(ana, 0, Vote(True))
    assert table.logged.over
    assert store.over["table"]
    assert ana.last.ended
    for message in (wire.Answer(table.logged.match.asked, 0), wire.Undo(), Leave(), Call("end")):
        table.handle(ben, 1, message)
        assert told(ben) == "over"
        ben.forget()
    table.handle(ben, 1, wire.Say("Another time!"))
    assert ana.last.line.text == "Another time!"
    assert sit(table, None).heard[-1].table.ended


def test_bots_stop_when_a_table_is_ended() -> None:
    table = make_table(people=[Sitter("bot", bot="random"), Sitter("human", "Ben")])
    ben = sit(table, 1)
    table.handle(ben, 1, Call("end"))
    advance(table, 60_000)
    assert not table.logged.match.log


@pytest.mark.parametrize(
    ("what", "seat", "code"),
    [
        ("bot", 0, "no-vote"), ("bot", 1, "no-vote"), ("open", 2, "no-vote"),
        ("bot", 9, "no-such-seat"), ("open", None, "no-such-seat"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked(what: Any, seat: int | None, code: str) -> None:
    people = [Sitter("human", "Ana"), Sitter("bot", bot="random"), Sitter("open")]
    table = make_table("parlour", people)
    ana = sit(table, 0)
    table.handle(ana, 0, Call(what, seat))
    assert told(ana) == code


def test_a_seat_of_a_bot_is_freed_by_all() -> None:
    people = [Sitter("human", "Ana"), Sitter("human", "Ben"), Sitter("bot", "Robin", "random")]
    table = make_table("parlour", people)
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Call("open", 2))
    assert table.logged.people[2].kind == "bot"
    table.handle(ben, 1, Vote(True))
    assert table.logged.people[2] == Sitter("open")


def test_spectators_have_no_say_in_it() -> None:
    table = make_table()
    watcher = sit(table, None)
    for message in (Leave(), ComeBack(), Rename("x"), PassOn(), Fill(1), Call("end"), Vote(True)):
        table.handle(watcher, None, message)
        assert told(watcher) == "not-seated"
        watcher.forget()
    assert table.logged.seq == 0


# -- who is ready -----------------------------------------------------------------------------


def ready_in(screen: Screen) -> list[int]:
    """As the last list of people says it."""
    return [one.seat for one in screen.of(wire.People)[-1].people if one.ready]


def test_everybody_sees_who_is_ready_until_somebody_begins() -> None:
    table = make_table("tic-tac-toe")
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Ready())
    assert ready_in(ana) == ready_in(ben) == [0]
    late = sit(table, None)
    assert [one.ready for one in late.of(wire.Welcome)[-1].table.people] == [True, False]
    table.handle(ben, 1, Ready())
    table.handle(ana, 0, Ready(False))
    assert ready_in(ben) == [1]
    table.leave(ben, 1)
    assert ready_in(ana) == []
    sit(table, 1)
    assert ready_in(ana) == []
    table.handle(ana, 0, Ready())
    assert table.logged.seq == 0  # not logged: it is only for the moment
    answer(table, ana, 0, 0)
    assert [one.ready for one in table.info().people] == [False, False]
    table.handle(ana, 0, Ready())
    assert told(ana) == "begun"
