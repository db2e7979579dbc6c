"""Who is not here and whose agreement the others need, in a vote or for an undo, gets a notice."""

from __future__ import annotations

from tablee.table.live.table import Table
from tablee.table.notices.calls import UNNOTICED
from tablee.table.notices.queue import LEFT
from tablee.wire import messages as wire
from tablee.wire.http import Seated
from tablee.wire.seats import Call, Vote
from tests.table.kit import Screen

from .kit import House, Person
from .services import Subscription


async def voting(house: House) -> tuple[Person, Subscription, Seated, Table, Screen]:
    """Over days: Ada is not there, and it is the turn of the other, whose screen is open."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay(tempo="day")
    await ada.sit(made, 1)
    return ada, phone, made, *await ada.look(made, 0)


async def test_a_vote_calls_whoever_is_needed_and_not_here(house: House) -> None:
    """Somebody late asks for more time; the other would hear of it when it is too late."""
    ada, phone, made, table, screen = await voting(house)
    table.handle(screen, 0, Call("wait"))
    await house.pass_time(house.grace)
    (told,) = house.push.of(phone)
    assert told["title"] == "A question for you: tic-tac-toe"
    assert told["body"] == "Your table with Name 0 needs your yes or no."
    assert "later" not in told, "nobody waits for a move"
    table.talk.say(0, "Please")
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 1
    _, mine = await ada.look(made, 1)
    await house.pass_time(UNNOTICED)
    table.leave(mine, 1)
    table.handle(screen, 0, Vote(False))
    table.handle(screen, 0, Call("end"))
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 2, "they have looked since"


async def test_an_undo_calls_whoever_must_agree(house: House) -> None:
    _, phone, _, table, _ = await voting(house)
    table.happen(("propose", 0, None))
    await table.settled()
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == ["A question for you: tic-tac-toe"]


async def test_a_vote_that_is_over_calls_nobody(house: House) -> None:
    _, phone, _, table, screen = await voting(house)
    table.handle(screen, 0, Call("wait"))
    table.handle(screen, 0, Vote(False))
    await house.pass_time(house.grace)
    assert (house.push.requests, house.rows("notices")) == (0, [])
    table.handle(screen, 0, Call("wait"))
    table.handle(screen, 0, wire.Answer(table.logged.match.asked, 4))
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == ["Your turn: tic-tac-toe"]


async def test_a_turn_that_was_taken_back_leaves_the_vote(house: House) -> None:
    _, phone, _, table, screen = await voting(house)
    table.handle(screen, 0, Call("end"))
    table.handle(screen, 0, wire.Answer(table.logged.match.asked, 4))
    table.undoing.undo(0)
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == ["A question for you: tic-tac-toe"]


async def test_who_leaves_as_a_vote_is_called_may_not_have_seen_it(house: House) -> None:
    ada, phone, made, table, screen = await voting(house)
    _, mine = await ada.look(made, 1)
    await house.pass_time(2 * UNNOTICED)
    table.handle(screen, 0, Call("wait"))
    table.leave(mine, 1)
    await house.pass_time(house.grace)
    assert house.push.requests == 0
    await house.pass_time(LEFT * house.grace)
    assert [told["title"] for told in house.push.of(phone)] == ["A question for you: tic-tac-toe"]
