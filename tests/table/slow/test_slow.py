"""Tables over days: until when an answer has time, and who plays for whoever lets it run out."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.table.live.table import Table
from tablee.table.logged import Sitter
from tablee.table.slow.tempo import DAY, bot_at, time_up_at
from tablee.wire import messages as wire
from tablee.wire.seats import Call, ComeBack, Leave, Offer, PassOn, Vote
from tests.table.kit import Screen, advance, answer, make_table, sit, woken

BOTH = [Sitter("human", "Ana"), Sitter("human", "Ben")]
THREE = [*BOTH, Sitter("human", "Chloé")]


def told(screen: Screen) -> str:
    found = screen.of(wire.Fault)
    return found[-1].code if found else ""


def kinds(table: Table) -> list[str]:
    return [sitter.kind for sitter in table.logged.people]


def test_who_is_late_is_asked_and_then_a_bot_plays_until_they_come_back() -> None:
    table = make_table(tempo="day")
    start = table.services.clock.now()
    ana, ben = sit(table, 0), sit(table, 1)
    waiting = ben.of(wire.Welcome)[-1].waiting
    assert (waiting.until, waiting.bot_at) == (start + DAY, start + DAY + DAY // 2)
    assert waiting.gone_at == waiting.until
    assert ben.of(wire.Welcome)[-1].table.tempo == "day"
    advance(table, DAY + DAY // 2 - 1)
    assert kinds(table) == ["human", "human"], "she is asked first"
    assert table.deadline is not None
    assert table.deadline.is_late(0)
    assert not table.deadline.is_late(1), "nobody waits for him"
    advance(table, 1)
    assert table.logged.people[0] == Sitter("bot", "Ana", "house", left="Ana")
    assert ben.of(wire.People)[-1].people[0].left == "Ana"
    advance(table, 5000)
    assert len(table.logged.match.log) == 1, "the bot has played"
    table.handle(ana, 0, ComeBack())
    assert kinds(table) == ["human", "human"]
    assert time_up_at(table.logged) == table.services.clock.now() + DAY, "all have the time again"


def test_who_is_late_and_has_no_name_may_come_back_too() -> None:
    table = make_table(people=[Sitter("human"), BOTH[1]], tempo="day")
    ana = sit(table, 0)
    advance(table, DAY + DAY // 2)
    assert table.logged.people[0].left == "№ 1"
    table.handle(ana, 0, ComeBack())
    assert kinds(table) == ["human", "human"]


def test_an_answer_in_time_begins_the_time_of_the_next() -> None:
    table = make_table(tempo="three-days")
    ana, ben = sit(table, 0), sit(table, 1)
    advance(table, DAY)
    answer(table, ana, 0, 4)
    assert ben.of(wire.Update)[-1].waiting.until == table.services.clock.now() + 3 * DAY
    advance(table, 2 * DAY)
    answer(table, ben, 1, 0)
    advance(table, 3 * DAY - 1)
    assert kinds(table) == ["human", "human"]


def test_the_time_goes_on_while_the_server_is_down() -> None:
    table = make_table(tempo="day")
    advance(table, DAY)
    again = woken(table)
    assert again.idle, "it may sleep: the time does not keep it awake"
    advance(again, DAY // 2)
    assert kinds(again) == ["bot", "human"]
    third = woken(again)
    assert kinds(third) == ["bot", "human"]


def test_a_table_that_wakes_late_lets_the_bot_play_at_once() -> None:
    table = make_table(tempo="day")
    table.close()
    advance(table, 9 * DAY)
    again = woken(table)
    advance(again, 0)
    assert kinds(again) == ["bot", "human"]


def test_without_a_limit_nobody_is_late() -> None:
    table = make_table(tempo="free")
    screen = sit(table, 0)
    assert screen.of(wire.Welcome)[-1].waiting.until == 0
    advance(table, 400 * DAY)
    assert kinds(table) == ["human", "human"]


def test_the_time_does_not_run_while_a_seat_is_free() -> None:
    table = make_table(people=[BOTH[0], Sitter("open")], tempo="day")
    ana = sit(table, 0)
    advance(table, 9 * DAY)
    assert time_up_at(table.logged) == 0
    table.sit(1, "Ben")
    assert time_up_at(table.logged) == table.services.clock.now() + DAY
    assert ana.of(wire.Update)[-1].waiting.until == time_up_at(table.logged), "her screen says so"
    assert woken(table).logged.slow.granted == table.services.clock.now()


@pytest.mark.parametrize("bot", [True, False])
def test_getting_up_and_coming_back_does_not_begin_ones_time_anew(bot: bool) -> None:
    table = make_table(tempo="day")
    start = table.services.clock.now()
    ana, _ = sit(table, 0), sit(table, 1)
    for _ in range(4):
        advance(table, DAY // 5)
        table.handle(ana, 0, Leave(bot))
        table.handle(ana, 0, ComeBack())
        assert time_up_at(table.logged) == start + DAY
    table = woken(table)
    advance(table, DAY - DAY // 5 * 4 + DAY // 2)
    assert kinds(table) == ["bot", "human"]


def test_the_time_stands_still_while_somebody_is_gone() -> None:
    """Also that of the others; it goes on when they are back, also after a restart."""
    table = make_table("parlour", THREE, tempo="day")
    answer(table, sit(table, 0), 0, "red")
    start, ben = table.services.clock.now(), sit(table, 1)
    advance(table, DAY // 2)
    table.handle(ben, 1, Leave(False))
    advance(table, 3 * DAY)
    table = woken(table)
    assert time_up_at(table.logged) == 0
    answer(table, sit(table, 0), 0, 1)
    table.handle(sit(table, 1), 1, ComeBack())
    assert time_up_at(table.logged) == start + 4 * DAY
    assert kinds(woken(table)) == ["human"] * 3


def test_a_question_asked_meanwhile_has_its_whole_time() -> None:
    table = make_table(tempo="day")
    ana, ben = sit(table, 0), sit(table, 1)
    advance(table, DAY // 2)
    table.handle(ana, 0, Leave())
    advance(table, 5000)
    answer(table, ben, 1, table.logged.match.view(None)["board"].index(-1))
    table.handle(ana, 0, ComeBack())
    assert time_up_at(table.logged) == table.services.clock.now() + DAY


@pytest.mark.parametrize("how", ["wait", "sit", "take"])
def test_coming_back_takes_no_time_that_the_others_were_given_meanwhile(how: str) -> None:
    table = make_table("parlour", THREE, tempo="day")
    ana, chloe = sit(table, 0), sit(table, 2)
    answer(table, ana, 0, "red")
    advance(table, DAY // 2)
    table.handle(ana, 0, Leave())
    if how == "wait":
        advance(table, DAY + 5)
        table.handle(chloe, 2, Call("wait"))
    elif how == "sit":
        table.handle(chloe, 2, Leave(False))
        table.sit(2, "Lou")
    else:
        table.handle(chloe, 2, PassOn())
        table.company.take_over(2, chloe.of(Offer)[-1].code, "Lou", 0)
    until = time_up_at(table.logged)
    assert until == table.services.clock.now() + DAY
    advance(table, 5000)
    table.handle(ana, 0, ComeBack())
    assert time_up_at(table.logged) >= until


def test_an_old_log_gives_the_whole_time_to_who_comes_back() -> None:
    table = make_table(tempo="day")
    for kind, data in (("leave", {"bot": ""}), ("back", None)):
        advance(table, 5000)
        table.happen((kind, 0, data))
        assert table.logged.slow.granted == table.services.clock.now()


def test_who_is_late_is_asked_once_and_once_more_when_all_have_waited() -> None:
    table = make_table(tempo="day")
    _, ben = sit(table, 0), sit(table, 1)
    advance(table, DAY - 1)
    assert table.logged.slow.asked == 0
    advance(table, 5)
    asked = table.logged.slow.asked
    assert asked == time_up_at(table.logged)
    advance(table, DAY // 8)
    assert table.logged.slow.asked == asked
    table.handle(ben, 1, Call("wait"))
    advance(table, DAY)
    assert table.logged.slow.asked == time_up_at(table.logged) > asked
    assert kinds(table) == ["human", "human"]
    assert woken(table).logged.slow.asked == table.logged.slow.asked


def test_nobody_plays_for_the_last_person() -> None:
    """A sealed choice that neither has made: one of them stays, and the table waits."""
    table = make_table("parlour", BOTH, tempo="day")
    ana, _ = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, "red")
    advance(table, DAY + DAY // 2)
    assert kinds(table).count("human") == 1
    assert time_up_at(table.logged) == 0, "nobody else waits"
    advance(table, 9 * DAY)
    assert kinds(table).count("human") == 1


# -- the others decide ------------------------------------------------------------------------


def test_the_others_wait_longer() -> None:
    table = make_table(tempo="day")
    ana, ben = sit(table, 0), sit(table, 1)
    advance(table, DAY + 5)
    table.handle(ben, 1, Call("wait"))
    until = table.services.clock.now() + DAY
    assert ana.of(wire.Update)[-1].waiting.until == until
    assert ana.of(wire.People)[-1].poll is None, "they have agreed: there is no vote any more"
    assert woken(table).logged.poll is None
    assert bot_at(woken(table).logged) == until + DAY // 2


def test_who_is_late_asks_for_more_time() -> None:
    table = make_table(tempo="day")
    ana, ben = sit(table, 0), sit(table, 1)
    advance(table, DAY + 5)
    table.handle(ana, 0, Call("wait"))
    poll = ben.of(wire.People)[-1].poll
    assert (poll.what, poll.by, poll.needed) == ("wait", 0, [1])
    table.handle(ben, 1, Vote(True))
    assert time_up_at(table.logged) == table.services.clock.now() + DAY
    assert ben.of(wire.People)[-1].poll is None
    advance(table, DAY)
    table.handle(ana, 0, Call("wait"))
    assert ben.of(wire.People)[-1].poll.by == 0, "she may ask again"


def test_a_vote_withdrawn_after_all_had_agreed_to_wait_can_still_be_read() -> None:
    """Logs of earlier versions have such a thing: the poll used to stay."""
    table = make_table(tempo="day")
    _, ben = sit(table, 0), sit(table, 1)
    advance(table, DAY + 5)
    table.handle(ben, 1, Call("wait"))
    table.happen(("vote", 1, False))
    assert woken(table).logged.poll is None


def test_three_people_vote_and_who_is_late_is_not_asked() -> None:
    table = make_table("parlour", THREE, tempo="day")
    _, ben, chloe = (sit(table, seat) for seat in range(3))
    advance(table, DAY + 5)
    table.handle(ben, 1, Call("end"))
    assert chloe.of(wire.People)[-1].poll.needed == [2], "Ana is late"
    table.handle(chloe, 2, Vote(False))
    table.handle(ben, 1, Call("bot", 0))
    table.handle(chloe, 2, Vote(True))
    assert table.logged.people[0].left == "Ana", "she may come back, though she is here"
    woken(table)


def test_two_end_it_when_one_is_late_and_not_before() -> None:
    table = make_table(tempo="day")
    _, ben = sit(table, 0), sit(table, 1)
    table.handle(ben, 1, Call("end"))
    assert not table.logged.over
    table.handle(ben, 1, Vote(False))
    advance(table, DAY)
    table.handle(ben, 1, Call("end"))
    assert table.logged.ended
    assert time_up_at(table.logged) == 0


def test_who_has_time_and_is_not_here_keeps_their_seat() -> None:
    """Over days nobody has to be here."""
    table = make_table(tempo="day")
    ben = sit(table, 1)
    advance(table, DAY - 1)
    table.handle(ben, 1, Call("open", 0))
    assert told(ben) == "no-vote"
    assert kinds(table) == ["human", "human"]
    advance(table, 1)
    table.handle(ben, 1, Call("open", 0))
    assert table.logged.people[0] == Sitter("open", left="Ana")


def test_without_a_limit_a_week_has_to_pass() -> None:
    table = make_table(tempo="free")
    ben, start = sit(table, 1), table.services.clock.now()
    waiting = ben.of(wire.Welcome)[-1].waiting
    assert (waiting.until, waiting.gone_at) == (0, start + 7 * DAY), "so his screen says from when"
    advance(table, 7 * DAY - 1)
    table.handle(ben, 1, Call("bot", 0))
    assert told(ben) == "no-vote"
    advance(table, 1)
    table.handle(ben, 1, Call("bot", 0))
    assert kinds(table) == ["bot", "human"]


def test_two_replace_a_third_who_may_come_back() -> None:
    """She has time and is not here: it takes two, and she is not sent away for good."""
    table = make_table("parlour", THREE, tempo="day")
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Call("bot", 2))
    assert kinds(table)[2] == "human"
    table.handle(ben, 1, Vote(True))
    assert table.logged.people[2] == Sitter("bot", "Chloé", "house", left="Chloé")


@pytest.mark.parametrize("tempo", ["live", "free"])
def test_where_no_time_runs_there_is_nothing_to_wait_for(tempo: Any) -> None:
    table = make_table(tempo=tempo)
    ben = sit(table, 1)
    table.handle(ben, 1, Call("wait"))
    assert told(ben) == "no-vote"


def test_a_question_that_waits_for_a_vote_ends_when_the_bot_comes() -> None:
    table = make_table("parlour", THREE, tempo="day")
    for seat in range(3):
        sit(table, seat)
    advance(table, DAY)
    table.handle(Screen(), 1, Call("wait"))
    assert table.logged.poll is not None
    advance(table, DAY // 2)
    assert table.logged.poll is None
    assert kinds(table)[0] == "bot"


def test_at_a_live_table_nothing_of_it_is_told_or_set() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, 4)
    table.handle(ana, 0, Leave())
    advance(table, 5000)
    table.handle(ana, 0, ComeBack())
    assert table.deadline is None
    assert table.logged.slow.granted == 0
    assert ben.of(wire.Update)[-1].waiting.until == 0
