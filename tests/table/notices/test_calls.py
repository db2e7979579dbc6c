"""Who gets a notice and who does not, on both stores: those who are asked and have no screen
open."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.table.errors import TableFault
from tablee.table.live.table import Table
from tablee.table.live.visit import Heard, Visit
from tablee.table.notices.calls import UNNOTICED
from tablee.table.notices.queue import LEFT
from tablee.table.notices.wishes import REMINDED
from tablee.table.services import Pace
from tablee.table.slow.tempo import DAY, LEAST_GRACE, LENGTHS
from tablee.wire import http
from tablee.wire import messages as wire
from tablee.wire.http import Again
from tablee.wire.notices import TableNotices
from tablee.wire.persons import LetDevice, MySeat, MySeats
from tablee.wire.seats import Call, Leave, Watching
from tablee.wire.slow import Hidden, Order, Tempo
from tests.table.kit import Screen

from .kit import House, opened


async def test_who_does_not_look_is_called_when_it_is_their_turn(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    assert house.push.told == [], "perhaps the page is only being reloaded"
    await house.pass_time(house.grace)
    (told,) = house.push.of(phone)
    assert told["title"] == "Your turn: tic-tac-toe"
    assert told["body"] == "At your table with Name 0."
    assert (told["url"], told["tag"]) == (f"/t/{made.table.id}", made.table.id)
    assert told["laterText"] == "I’ll play later"


async def test_in_the_language_of_the_person(house: House) -> None:
    ada = await house.person(lang="fr")
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    (told,) = house.push.of(phone)
    assert told["title"] == "À toi de jouer\u00a0: tic-tac-toe"
    assert told["lang"] == "fr"


async def test_who_is_late_is_called_once_more(house: House) -> None:
    """Over days; the notice of their turn was sent, and they have not looked."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay(tempo="day")
    await ada.sit(made, 1)
    table, _ = await ada.look(made, 0)  # somebody else's screen keeps it awake
    await house.play(made.table.id, 4)
    await house.pass_time(DAY - 1)
    house.clock.advance(1)
    await table.settled()
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == [
        "Your turn: tic-tac-toe", "Your time is up: tic-tac-toe",
    ]  # fmt: skip
    assert house.push.of(phone)[-1]["laterText"] == "I’ll play later"
    await house.pass_time(DAY // 8)
    assert len(house.push.of(phone)) == 2


@pytest.mark.parametrize(
    ("tempo", "days"), [("live", 2), ("day", 2), ("three-days", 5), ("week", 10), ("free", 28)]
)
async def test_a_device_that_is_off_is_called_as_long_as_they_may_answer(
    house: House, tempo: Any, days: int
) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay(tempo=tempo)
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    assert house.push.kept_for == [days * 24 * 3600]
    assert days * DAY > LENGTHS.get(tempo, 0) + max(LENGTHS.get(tempo, 0) // 4, LEAST_GRACE)


async def test_who_is_late_once_more_is_called_once_more(house: House) -> None:
    """The others have agreed to wait, and who was called has not looked."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay(tempo="day")
    await ada.sit(made, 1)
    table, screen = await ada.look(made, 0)
    await house.play(made.table.id, 4)
    await house.pass_time(DAY + house.grace)
    assert house.push.of(phone)[-1]["title"] == "Your time is up: tic-tac-toe"
    for reminders in (1, 2):
        assert len(house.push.of(phone)) == 1 + reminders
        table.handle(screen, 0, Call("wait"))
        await table.settled()
        await house.pass_time(DAY + house.grace)
    assert len({told["id"] for told in house.push.of(phone)}) == 4, "a device shows each"


async def test_who_looks_is_not_called(house: House) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    table, screen = await ada.look(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(UNNOTICED)
    table.leave(screen, 1)
    await house.pass_time(LEFT * house.grace)
    assert house.push.requests == 0, "they have seen it"
    assert house.rows("notices") == []


async def test_who_leaves_as_they_are_asked_may_not_have_seen_it(house: House) -> None:
    """A connection can be dead before that is noticed. Who comes back in time is not called."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    table, screen = await ada.look(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(UNNOTICED - 1000)
    table.leave(screen, 1)
    await house.pass_time(house.grace)
    assert house.push.requests == 0, "perhaps the server starts anew"
    table, screen = await ada.look(made, 1)
    await house.pass_time(LEFT * house.grace)
    assert house.push.requests == 0
    await house.play(made.table.id, 0, 5)
    table.leave(screen, 1)
    await house.pass_time(LEFT * house.grace)
    assert [told["title"] for told in house.push.of(phone)] == ["Your turn: tic-tac-toe"]


async def hide(looks: tuple[Table, Screen], seat: int, *unseen: int) -> None:
    """The page has not been seen for so long; or it is seen again."""
    table, screen = looks
    table.handle(screen, seat, Hidden(bool(unseen), *unseen))
    await table.settled()


@pytest.mark.parametrize("tempo", ["live", "day"])
async def test_an_open_page_that_nobody_sees_does_not_count(house: House, tempo: Tempo) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay(tempo=tempo)
    await ada.sit(made, 1)
    looks = await ada.look(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(UNNOTICED)
    await hide(looks, 1, UNNOTICED - 1)
    await house.pass_time(LEFT * house.grace)
    assert house.push.requests == 0, "they have seen that"
    await house.play(made.table.id, 0, 5)
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == ["Your turn: tic-tac-toe"]
    await hide(looks, 1)
    await house.play(made.table.id, 1, 2)
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 1, "they see it again"
    await house.pass_time(UNNOTICED)
    await hide(looks, 1, 2 * UNNOTICED)
    await house.pass_time(LEFT * house.grace)
    assert len(house.push.of(phone)) == 2, "asked when the page was hidden already"


async def test_a_page_that_is_seen_counts_beside_one_that_is_not(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay(tempo="day")
    await ada.sit(made, 1)
    hidden, (table, seen) = await ada.look(made, 1), await ada.look(made, 1)
    await hide(hidden, 1, 0)
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    assert house.push.requests == 0
    table.leave(seen, 1)
    await house.pass_time(LEFT * house.grace)
    assert len(house.push.of(phone)) == 1, "asked shortly before"


async def test_a_page_that_nobody_sees_and_comes_back_to_the_server_counts_no_more(
    house: House,
) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay(tempo="day")
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    (table, _), screen = await ada.look(made, 0), Screen()
    table.join(screen, 1, wire.Join(hidden=True))
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 1


class Visitor(Screen):
    def __init__(self, house: House, made: http.Seated, seat: int) -> None:
        super().__init__()
        self.visit = Visit(house.lobby, made.table.id, self)
        self.visit.enter(wire.Join(made.tokens[str(seat)]))

    def move(self, table: Table) -> None:
        self.visit.place = table

    def again(self, unheard: list[Heard]) -> None:
        self.visit.again(unheard)

    def moved(self, unheard: list[Heard]) -> None:
        raise AssertionError("there is no other process")

    def fault(self, fault: wire.Fault) -> None:
        raise AssertionError(fault)


@pytest.mark.parametrize("how", ["handed over", "not saved"])
async def test_a_page_that_nobody_sees_does_not_look_again_as_its_table_moves(
    house: House, how: str
) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    table = await house.lobby.open(made.table.id)
    screen = Visitor(house, made, 1)
    screen.visit.handle(Hidden())
    await house.play(made.table.id, 4)
    if how == "handed over":
        house.lobby.drop(made.table.id)
    else:
        table.close()
        house.lobby._failed(table)
    while house.lobby.tasks:
        await asyncio.wait({*house.lobby.tasks})
    moved = await house.lobby.open(made.table.id)
    assert moved is not table
    assert screen.visit.place is moved
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 1
    screen.visit.handle(Hidden(False))
    await moved.settled()
    await house.play(made.table.id, 0, 5)
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 1, "they see it again"


async def test_who_leaves_while_another_is_asked_is_not_called(house: House) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    table, screen = await ada.look(made, 1)
    await house.play(made.table.id, 4, 0)
    table.leave(screen, 1)
    await house.pass_time(LEFT * house.grace)
    assert house.push.requests == 0


async def test_who_comes_back_at_once_is_not_called(house: House) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    house.clock.advance(house.grace - 1000)
    await ada.look(made, 1)
    await house.pass_time(house.grace)
    assert house.push.requests == 0


async def test_who_looks_before_they_are_called_on_disk_is_not_called(house: House) -> None:
    """The store may be slow; then both are in one commit."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    table, screen = await house.lobby.open(made.table.id), Screen()
    with house.one_commit():
        table.play(0, 4)
        table.join(screen, 1, wire.Join())
    await table.settled()
    await table.recording.flushed()
    assert house.rows("notices") == []
    await house.play(made.table.id, 0)
    table.leave(screen, 1)
    await house.play(made.table.id, 5)
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == ["Your turn: tic-tac-toe"]


async def test_one_notice_of_a_table_until_they_look(house: House) -> None:
    ada, ben = await house.person(), await house.person("Ben")
    phone = await ada.subscribe()
    await ben.subscribe()
    one, other = await house.lay(), await house.lay()
    for made in (one, other):
        await ada.sit(made, 1)
    await house.play(one.table.id, 4)
    await house.pass_time(house.grace)
    await house.play(one.table.id, 0, 5)  # somebody plays for them: it is their turn once more
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 1
    await house.play(other.table.id, 4)
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 2, "another table is another notice"
    table, screen = await ada.look(one, 1)
    table.leave(screen, 1)
    await house.play(one.table.id, 1, 2)
    await house.pass_time(house.grace)
    assert [told["tag"] for told in house.push.of(phone)].count(one.table.id) == 2


async def test_a_turn_that_has_passed_is_not_told(house: House) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4, 0)  # played for them within the grace
    await house.pass_time(house.grace)
    assert house.push.requests == 0
    await house.play(made.table.id, 5)
    await house.pass_time(house.grace)
    assert house.push.requests == 1


async def test_who_looks_when_their_turn_was_taken_back_is_called_once_more(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    table = await house.lobby.open(made.table.id)
    table.undoing.undo(0)
    table, screen = await ada.look(made, 1)
    table.leave(screen, 1)
    await house.play(made.table.id, 0)
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 2


async def test_what_a_standing_order_answers_calls_nobody(house: House) -> None:
    """It answers after minutes, as if the person had come by; they get no notice for it."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay("parlour", tempo="day")
    await ada.sit(made, 1)
    table, screen = await ada.look(made, 1)
    table.handle(screen, 1, Order("bid", 2))
    table.leave(screen, 1)
    host = await house.person("Ben")
    _, other = await host.look(made, 0)
    for choice in ("red", 3):
        table.handle(other, 0, wire.Answer(table.logged.match.asked, choice))
    await table.settled()
    assert list(table.logged.match.asks) == [1]
    await house.pass_time(house.grace)
    assert house.push.of(phone) == []
    await house.pass_time(sum(Pace().order))
    assert table.logged.match.log[:3] == [(0, "red"), (0, 3), (1, 2)]


async def test_the_end_and_the_next_game_are_told(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    table, screen = await ada.look(made, 1)
    await house.play(made.table.id, 0, 3, 1, 4)
    table.leave(screen, 1)
    await house.play(made.table.id, 2)
    await house.pass_time(house.grace)
    (told,) = house.push.of(phone)
    assert told["title"] == "Game over: tic-tac-toe"
    assert "later" not in told
    table, screen = await ada.look(made, 1)
    table.leave(screen, 1)
    await house.lobby.again(made.table.id, Again([made.tokens["0"]]))
    await house.pass_time(house.grace)
    assert house.push.of(phone)[-1]["title"] == "Another game: tic-tac-toe"


@pytest.mark.parametrize("bot", [True, False])
async def test_who_got_up_hears_of_the_end_and_of_the_next_game(house: House, bot: bool) -> None:
    """And not of the turns of whoever plays for them."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    table, screen = await ada.look(made, 1)
    table.handle(screen, 1, Leave(bot))
    table.leave(screen, 1)
    await house.play(made.table.id, 0)
    await house.pass_time(house.grace)
    assert house.push.of(phone) == []
    table.happen(("end", 0, None))
    await table.settled()
    await house.pass_time(house.grace)
    assert house.push.of(phone)[-1]["title"] == "Game over: tic-tac-toe"
    await house.lobby.again(made.table.id, Again([made.tokens["0"]]))
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 1, "they have not looked at the first"


async def test_who_got_up_hears_of_a_game_laid_anew(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay("tic-tac-toe", "me", "me")
    await ada.sit(made, 1)
    table, screen = await ada.look(made, 1)
    table.handle(screen, 1, Leave(False))
    table.leave(screen, 1)
    await house.lobby.again(made.table.id, Again([made.tokens["0"]], order=[1, 0]))
    await house.pass_time(house.grace)
    (told,) = house.push.of(phone)
    assert told["title"] == "Another game: tic-tac-toe"
    assert told["body"] == "A new game with Name 0 is ready. A seat may be free for you."
    assert told["url"] == f"/t/{made.table.id}"


async def test_a_table_laid_anew_before_the_start_calls_them_where_they_sit_now(
    house: House,
) -> None:
    """At the old one they have no seat any more: nobody without one gets in there."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    old = await house.lobby.open(made.table.id)
    old.door.handle(Screen(), 0, Watching("none"))
    laid = await house.lobby.again(old.stream.table, Again([made.tokens["0"]], order=[1, 0]))
    await house.pass_time(house.grace)
    (told,) = house.push.of(phone)
    assert told["title"] == "Another game: tic-tac-toe"
    assert told["body"] == "The next game with Name 0 is ready, and so is your seat."
    assert (told["url"], told["tag"]) == (f"/t/{laid.table.id}", laid.table.id)
    answer = await house.persons.tables(ada.key, MySeats([MySeat(made.tokens["1"])]))
    assert answer.lost == [made.table.id]
    ((seat, token),) = answer.tables[0].tokens.items()
    claim = house.lobby.claim(laid.table.id, token)
    table, screen = await house.lobby.open(laid.table.id), Screen()
    assert table.enter(screen, claim, wire.Join(token)) == int(seat) == 0
    await table.recording.flushed()
    assert house.rows("notices") == []


async def test_who_has_looked_at_a_table_laid_anew_is_called_there_again(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 0)
    laid = await house.lobby.again(made.table.id, Again([made.tokens["1"]], order=[1, 0]))
    await house.pass_time(house.grace)
    table, screen = await ada.look(laid, 1)
    await house.pass_time(UNNOTICED)
    table.leave(screen, 1)
    await house.play(laid.table.id, 4)
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == [
        "Another game: tic-tac-toe", "Your turn: tic-tac-toe",
    ]  # fmt: skip


async def test_a_turn_at_a_table_that_was_laid_anew_is_not_told(house: House) -> None:
    """Its page is not theirs any more."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay("tic-tac-toe", "me", "open")
    await ada.sit(made, 0)
    table = await house.lobby.open(made.table.id)
    table.sit(1, "Ben")  # now it is her turn
    await house.lobby.again(made.table.id, Again([table.token(1)], order=[1, 0]))
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == ["Another game: tic-tac-toe"]


async def test_who_looks_from_another_seat_sees_that_the_table_is_laid_anew(house: House) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 0, 1)
    await ada.look(made, 0)
    await house.lobby.again(made.table.id, Again([made.tokens["0"]], order=[1, 0]))
    await house.pass_time(house.grace)
    assert house.push.requests == 0


async def test_a_silent_table_stays_silent_when_it_is_laid_anew(house: House) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.wishes.set_table(ada.key, TableNotices(made.table.id, False))
    laid = await house.lobby.again(made.table.id, Again([made.tokens["0"]], order=[1, 0]))
    await house.play(laid.table.id, 4, 0)
    await house.pass_time(house.grace)
    assert house.push.requests == 0
    assert laid.table.id in (await house.wishes.show(ada.key)).muted


async def test_whoever_has_not_been_at_the_next_table_is_called_there(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 0)
    table, _ = await ada.look(made, 0)
    await house.play(made.table.id, 0, 3, 1, 4, 2)
    laid = await house.lobby.again(made.table.id, Again([made.tokens["1"]]))
    assert not house.push.of(phone), "she looks at the old one"
    assert table.logged.next_seats == [1, 0]
    await house.play(laid.table.id, 4)
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == ["Your turn: tic-tac-toe"]


async def test_the_end_takes_the_place_of_a_turn_that_was_not_told_yet(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    table = await house.lobby.open(made.table.id)
    table.happen(("end", 0, None))
    await table.settled()
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == ["Game over: tic-tac-toe"]


async def test_alone_among_bots_nobody_waits(house: House) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay("tic-tac-toe", "bot", "me")
    await ada.sit(made, 1)
    await house.pass_time(house.grace + 2000)
    assert next(iter((await house.lobby.open(made.table.id)).logged.match.asks)) == 1
    assert house.push.requests == 0


async def test_somebody_sits_down_and_waits(house: House) -> None:
    """The host has made the table and gone; it has been their turn from the beginning."""
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay("tic-tac-toe", "me", "open")
    await ada.sit(made, 0)
    await house.pass_time(house.grace)
    assert house.push.requests == 0
    table = await house.lobby.open(made.table.id)
    table.sit(1, "Ben")
    await table.settled()
    await house.pass_time(house.grace)
    assert [told["body"] for _, _, told in house.push.told] == ["At your table with Ben."]


async def test_all_devices_are_called_but_not_that_of_somebody_else(house: House) -> None:
    ada, ben = await house.person(), await house.person("Ben")
    other = await ada.bring()
    subscriptions = [await one.subscribe() for one in (ada, other, ben)]
    made = await house.lay()
    await other.sit(made, 1)
    await ben.sit(made, 0)
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    assert [len(house.push.of(one)) for one in subscriptions] == [1, 1, 0]
    (phone,) = [one for one in (await house.persons.me(ada.key)).devices if not one.here]
    await house.persons.let(ada.key, LetDevice(phone.id, False))
    assert [row[2] for row in house.rows("addresses")].count(phone.id) == 0


async def test_a_seat_that_is_not_theirs_any_more_calls_nobody(house: House) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    table = await house.lobby.open(made.table.id)
    table.happen(("revoke", 1, None))
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    assert house.push.requests == 0


async def test_two_at_one_device_are_not_called_by_each_other(house: House) -> None:
    """The device goes from hand to hand: a screen of one of them is always open, or the curtain
    is."""
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 0, 1)
    table, screen = await ada.look(made, 0)
    await house.play(made.table.id, 4)
    table.leave(screen, 0)
    curtain = Screen()
    claim = house.lobby.claim(made.table.id, made.tokens["0"])
    table.enter(curtain, claim, wire.Join(made.tokens["0"], curtain=True))
    await house.play(made.table.id, 0)
    await house.pass_time(house.grace)
    assert house.push.requests == 0
    table.leave(curtain, None)
    await house.play(made.table.id, 5)
    await house.pass_time(house.grace)
    assert house.push.requests == 1


async def test_who_has_two_seats_is_called_for_the_one_that_is_asked(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 0, 1)
    await house.play(made.table.id, 4)
    await house.play(made.table.id, 0)
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 1


async def test_a_table_may_be_silent(house: House) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    wishes = await house.wishes.set_table(ada.key, TableNotices(made.table.id, False))
    assert wishes.muted == [made.table.id]
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    assert house.push.requests == 0
    wishes = await house.wishes.set_table(ada.key, TableNotices(made.table.id, True))
    assert wishes.muted == []
    await house.play(made.table.id, 0, 5)
    await house.pass_time(house.grace)
    assert house.push.requests == 1


async def test_seen_later_is_told_to_the_others_and_brings_one_more(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    code = house.push.of(phone)[0]["later"]
    await house.wishes.later(code)
    table = await house.lobby.open(made.table.id)
    assert [(line.seat, line.text, line.key) for line in table.logged.chat] == [
        (1, "I’ve seen that it’s my turn. I’ll play later.", "notice-seen")
    ]
    with pytest.raises(TableFault, match=r"^old-notice$"):
        await house.wishes.later(code)
    assert len(table.logged.chat) == 1
    await house.pass_time(REMINDED + 60_000)
    assert len(house.push.of(phone)) == 2
    await house.wishes.later(house.push.of(phone)[1]["later"])
    await ada.look(made, 1)
    await house.pass_time(REMINDED + 60_000)
    assert len(house.push.of(phone)) == 2, "they have looked"


async def test_nobody_says_later_for_a_bot(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    table = await house.lobby.open(made.table.id)
    table.happen(("leave", 1, {"bot": "house"}))
    await table.settled()
    await house.wishes.later(house.push.of(phone)[0]["later"])
    assert not table.logged.chat


async def test_later_pressed_twice_at_once_is_told_once(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    code = house.push.of(phone)[0]["later"]
    found = await asyncio.gather(*(house.wishes.later(code) for _ in "12"), return_exceptions=True)
    assert sorted(map(str, found))[1] == "old-notice"
    assert len((await house.lobby.open(made.table.id)).logged.chat) == 1


async def test_later_at_a_table_that_cannot_be_asked_can_be_pressed_again(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    code, known = house.push.of(phone)[0]["later"], house.persons.desk

    class Away:
        async def answer(self, request: Any) -> Any:
            raise TableFault("shutting-down")

    house.persons.desk = Away()
    with pytest.raises(TableFault, match=r"^shutting-down$"):
        await house.wishes.later(code)
    house.persons.desk = known
    await house.wishes.later(code)
    assert len((await house.lobby.open(made.table.id)).logged.chat) == 1
    await house.pass_time(REMINDED + 60_000)
    assert len(house.push.of(phone)) == 2


async def test_a_notice_tells_how_many_tables_wait(house: House) -> None:
    """For the number on the app's icon: also those of which this phone was never called."""
    ada = await house.person()
    phone = await ada.subscribe()
    waits, called, played = [await house.lay() for _ in range(3)]
    for made in (waits, called, played):
        await ada.sit(made, 1)
    table, screen = await ada.look(waits, 1)
    await house.play(waits.table.id, 4)
    await house.pass_time(UNNOTICED)
    table.leave(screen, 1)  # they have seen it, and not answered
    await house.play(called.table.id, 4)
    await house.pass_time(house.grace)
    assert [told["waiting"] for told in house.push.of(phone)] == [2]
    await house.play(waits.table.id, 0)  # on the laptop
    assert (await house.wishes.later(house.push.of(phone)[0]["later"])).waiting == 1
    await house.play(called.table.id, 0)
    await house.play(played.table.id, 4)
    await house.pass_time(house.grace)
    assert house.push.of(phone)[-1]["waiting"] == 1


async def test_a_notice_is_sent_without_the_number_if_it_cannot_be_told(house: House) -> None:
    async def unknown(person: str) -> None:
        return None

    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    house.sender._waiting = unknown
    await house.play(made.table.id, 4)
    await house.pass_time(house.grace)
    assert ["waiting" in told for told in house.push.of(phone)] == [False]


async def test_a_code_that_is_none(house: House) -> None:
    for code in ("", "a.b.c.d", "....", "é.é.é.é"):
        for act in (house.wishes.later, house.wishes.confirm, house.wishes.stop):
            with pytest.raises(TableFault, match=r"^old-notice$"):
                await act(code)


async def test_a_table_that_slept_knows_whom_it_has_called(house: House) -> None:
    """A sent notice is not sent again, a queued one is withdrawn, and whoever has looked gets
    another later."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    house.lobby.put_to_sleep(house.lobby.live[made.table.id])
    await house.play(made.table.id, 0)  # woken, and played for them: it is not their turn
    await house.pass_time(house.grace)
    assert house.push.requests == 0
    await house.play(made.table.id, 5)
    await house.pass_time(house.grace)
    house.lobby.put_to_sleep(house.lobby.live[made.table.id])
    table, screen = await ada.look(made, 1)
    table.leave(screen, 1)
    await house.play(made.table.id, 1, 8)
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 2


async def test_who_is_forgotten_is_not_called(house: House) -> None:
    ada = await house.person()
    await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    await house.persons.forget(ada.key)
    await house.pass_time(house.grace)
    assert house.push.requests == 0
    assert house.rows("addresses") == house.rows("notices") == []


async def test_where_nobody_has_an_address_tables_do_nothing(house: House) -> None:
    """Tables check once, and then only after somebody has turned notices on."""
    ada = await house.person()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.pass_time(2_000)
    calls = (await house.lobby.open(made.table.id)).calls
    assert calls is not None
    await house.play(made.table.id, 4)
    assert calls.made("answer", False) == ()
    await ada.subscribe()
    await house.play(made.table.id, 0, 5)
    await house.pass_time(house.grace)
    assert house.push.requests == 1


async def test_tables_without_anybody_absent_write_nothing_more(tmp_path: Any) -> None:
    """An answer causes the same store operations as without notices."""
    async with opened(str(tmp_path / "data")) as house:
        ada = await house.person()
        made = await house.lay()
        for seat in (0, 1):
            await ada.look(made, seat)
        wrote: list[Any] = []
        append = house.store.append
        house.store.append = lambda *args: wrote.append(args[5]) or append(*args)  # type: ignore[method-assign,func-returns-value]
        await house.play(made.table.id, 0, 3, 1, 4, 2)
        assert wrote == [()] * 5
