"""The queue in the store: retried, sent once, by one of several processes, and bounded."""

from __future__ import annotations

import asyncio

import pytest

from tablee.table.notices import queue, records
from tablee.table.notices.queue import BACK_OFF, CLAIM_LASTS, MOST_TRIES, PER_HOUR, Queue
from tablee.table.notices.records import HOUR, KEPT
from tablee.table.slow.tempo import LEAST_GRACE
from tablee.wire.http import Seated
from tablee.wire.notices import QuietHours

from .kit import House, Person
from .services import Subscription

DAY = 24 * HOUR


async def called(house: House) -> tuple[Person, Subscription, Seated]:
    """Somebody whose turn it has just become."""
    ada = await house.person()
    phone = await ada.subscribe()
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    return ada, phone, made


async def test_what_is_not_taken_is_tried_again_later_and_later(house: House) -> None:
    _, phone, _ = await called(house)
    house.push.answers.extend([(503, ""), (500, "")])
    await house.pass_time(house.grace)
    assert house.push.requests == 1
    await house.pass_time(BACK_OFF - 1000)
    assert house.push.requests == 1
    await house.pass_time(1000)
    assert house.push.requests == 2
    await house.pass_time(4 * BACK_OFF - 1000)
    assert house.push.requests == 2
    await house.pass_time(60_000)
    assert len(house.push.of(phone)) == 1
    await house.pass_time(DAY)
    assert house.push.requests == 3


async def test_a_push_service_says_when(house: House) -> None:
    _, phone, _ = await called(house)
    house.push.answers.append((429, "Retry-After: 600\r\n"))
    await house.pass_time(house.grace)
    await house.pass_time(599_000)
    assert house.push.requests == 1
    await house.pass_time(62_000)
    assert len(house.push.of(phone)) == 1


async def test_after_many_tries_it_is_given_up(house: House) -> None:
    await called(house)
    house.push.answers.extend([(500, "")] * 50)
    await house.pass_time(2 * DAY)
    assert house.push.requests == MOST_TRIES
    assert house.rows("notices") == []
    assert len(house.rows("addresses")) == 1


async def test_a_new_notice_has_tries_of_its_own(house: House) -> None:
    """Where an older one fails, it waits, too; and is not given up with it."""
    house.queue._stopped = True  # what it would do is done by hand
    ada, _, first = await called(house)
    second = await house.lay()
    await ada.sit(second, 1)
    await house.play(second.table.id, 4)
    house.clock.advance(DAY)
    made = await house.lay()
    await ada.sit(made, 1)
    await house.play(made.table.id, 4)
    now = house.clock.now()
    old, new = {first.table.id, second.table.id}, made.table.id

    def tries() -> dict[str, int]:
        return {row[1]: row[9] for row in house.rows("notices")}

    which = ("update notices set claim = 'me' where table_id = ?", (first.table.id,))
    await house.queue.write(which)
    (due,) = await house.queue.read(lambda base: records.claimed(base, "me", now))
    await house.queue.write(records.postpone(due, "me", now + HOUR, MOST_TRIES - 1))
    assert tries() == {**dict.fromkeys(old, 0), new: 0, first.table.id: MOST_TRIES - 1}
    assert {row[8] for row in house.rows("notices")} == {now + HOUR}, "all are put off"
    await house.queue.write(which)
    await house.queue.write(records.drop_old(due, "me", now + HOUR))
    assert tries() == {new: 0}


async def test_what_has_become_another_notice_while_it_was_sent_is_sent_as_well(
    house: House,
) -> None:
    """Also if the store hears of both at once."""
    _, phone, made = await called(house)
    table = await house.lobby.open(made.table.id)
    taken = house.push.mute = asyncio.Event()
    house.clock.advance(house.grace)
    await house.push.wait(lambda: house.push.unheard == 1)
    with house.one_commit():
        table.happen(("end", 0, None))
        taken.set()
        while house.store.waiting < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    await house.pass_time(house.grace)
    assert [told["title"] for told in house.push.of(phone)] == [
        "Your turn: tic-tac-toe", "Game over: tic-tac-toe",
    ]  # fmt: skip


async def test_who_never_answers_holds_up_nobody_else(house: House) -> None:
    """Nor do many notices for that host: one at a time is tried, and a failure postpones
    all."""
    ada, ben = await house.person(), await house.person("Ben")
    deaf, phone = await ada.subscribe(), await ben.subscribe()
    answered = house.push.tarpits[deaf.endpoint] = asyncio.Event()
    for _ in range(40):
        made = await house.lay()
        await ada.sit(made, 1)
        await house.play(made.table.id, 4)
    house.clock.advance(house.grace)
    await house.push.wait(lambda: house.push.requests == 1)
    made = await house.lay()
    await ben.sit(made, 1)
    await house.play(made.table.id, 4)
    house.clock.advance(house.grace)
    await house.push.wait(lambda: len(house.push.of(phone)) == 1)
    assert house.push.requests == 2
    answered.set()
    await house.quiet()
    assert house.push.requests == 2
    assert house.push.of(deaf) == []
    await house.pass_time(BACK_OFF)
    assert house.push.requests == 3
    await house.pass_time(2 * DAY)
    assert house.push.requests == 1 + MOST_TRIES
    assert [row for row in house.rows("notices") if row[7] == "waits"] == []


async def test_what_becomes_true_while_something_else_is_being_sent_is_sent_too(
    house: House,
) -> None:
    _, phone, made = await called(house)
    held = house.push.holds = asyncio.Event()
    house.clock.advance(house.grace)
    await house.push.wait(lambda: house.push.requests == 1)
    table = await house.lobby.open(made.table.id)
    table.happen(("late", None, None))
    await table.settled()
    held.set()
    house.push.holds = None
    await house.pass_time(house.grace)
    titles = [message["title"] for message in house.push.of(phone)]
    assert len(titles) == len(set(titles)) == 2


@pytest.mark.parametrize("status", [404, 410])
async def test_an_address_that_is_gone_is_dropped(house: House, status: int) -> None:
    await called(house)
    house.push.answers.append((status, ""))
    await house.pass_time(house.grace)
    assert house.rows("addresses") == house.rows("notices") == []


async def test_what_will_never_be_taken_is_not_tried_again(house: House) -> None:
    await called(house)
    house.push.answers.append((413, ""))
    await house.pass_time(house.grace)
    assert (len(house.rows("addresses")), house.rows("notices")) == (1, [])


async def test_a_push_service_that_is_away_is_tried_again(house: House) -> None:
    _, phone, _ = await called(house)
    path, house.push.subscriptions = house.push.subscriptions, {}
    house.push._server.close()
    await house.pass_time(house.grace)
    house.push.subscriptions = path
    house.push._server = await asyncio.start_server(house.push._serve, "127.0.0.1", house.push.port)
    await house.pass_time(BACK_OFF)
    assert len(house.push.of(phone)) == 1


async def test_in_quiet_hours_nobody_is_called(house: House) -> None:
    """The clock of the tests begins on a Friday, 8:00 in Greenwich, and 9:00 in Paris."""
    ada, phone, _ = await called(house)
    wish = QuietHours(8 * 60, 10 * 60, "Europe/Paris")
    assert (await house.wishes.set_quiet(ada.key, wish)).quiet == wish
    await house.pass_time(house.grace)
    assert house.push.requests == 0
    await house.pass_time(HOUR - 60_000)
    assert house.push.requests == 0
    await house.pass_time(60_000)
    assert len(house.push.of(phone)) == 1
    wishes = await house.wishes.set_quiet(ada.key, QuietHours(0, 0))
    assert wishes.quiet is None


async def test_a_reminder_comes_before_the_bot_however_long_the_quiet_hours(house: House) -> None:
    ada, phone, made = await called(house)
    await house.pass_time(house.grace)
    await house.wishes.set_quiet(ada.key, QuietHours(0, 24 * 60 - 1, "Europe/Paris"))
    table = await house.lobby.open(made.table.id)
    table.happen(("late", None, None))
    await table.settled()
    await house.pass_time(LEAST_GRACE - HOUR - 60_000)
    assert len(house.push.of(phone)) == 1
    await house.pass_time(120_000)
    assert house.push.of(phone)[-1]["title"] == "Your time is up: tic-tac-toe"


async def test_who_looks_in_their_quiet_hours_is_not_called_after_them(house: House) -> None:
    ada, _, made = await called(house)
    await house.wishes.set_quiet(ada.key, QuietHours(8 * 60, 10 * 60, "Europe/Paris"))
    await house.pass_time(house.grace)
    await ada.look(made, 1)
    await house.pass_time(DAY)
    assert house.push.requests == 0


async def test_only_so_many_an_hour(house: House) -> None:
    ada = await house.person()
    phone = await ada.subscribe()
    for number in range(PER_HOUR + 2):
        made = await house.lay()
        await ada.sit(made, 1)
        await house.play(made.table.id, 4)
        if number < 4:  # the others come together
            await house.pass_time(house.grace)
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == PER_HOUR
    await house.pass_time(2 * HOUR)
    assert len(house.push.of(phone)) == PER_HOUR + 2


@pytest.mark.parametrize("on", [True, False])
async def test_after_a_restart_it_goes_on(house: House, address: str, on: bool) -> None:
    """Also with what was just being sent, and was taken without our knowing: a push service that
    still keeps it replaces it, and a device that has it already knows it by its id."""
    _, phone, _ = await called(house)
    if not on:
        house.push.off.add(phone.endpoint)
    house.push.mute = asyncio.Event()
    house.clock.advance(house.grace)
    await house.push.wait(lambda: house.push.unheard == 1)
    assert house.rows("notices")[0][-1], "claimed"
    house.kill()
    house.push.mute = None
    restarted = House(address, house.push, house.mail, house.clock)
    await restarted.pass_time(120_000)
    await restarted.close()
    house.push.turn_on(phone)
    assert (house.push.requests, len(house.push.of(phone))) == (2, 1)
    ids = [(told["id"], told["tag"]) for _, _, told in (*house.push.told, *house.push.repeats)]
    assert (len(ids), len(set(ids))) == (2 if on else 1, 1)


async def test_of_several_processes_one_sends(house: House, address: str) -> None:
    if not address.startswith("postgresql"):
        pytest.skip("one process to a folder")
    others = [House(address, house.push, house.mail, house.clock, shared=True) for _ in range(2)]
    for number in range(12):
        ada = await house.person()
        await ada.subscribe()
        made = await house.lay()
        await ada.sit(made, 1)
        await house.play(made.table.id, number % 9)
    house.clock.advance(60_000)
    for one in (house, *others):
        await one.quiet()
    for other in others:
        await other.close()
    assert house.push.requests == 12


async def test_a_claim_that_was_never_settled_runs_out(house: House) -> None:
    _, phone, _ = await called(house)
    now = house.clock.now() + house.grace
    await house.queue.write(records.claim("who died", "push", 9, now, now + CLAIM_LASTS))
    house.queue._tidied = now
    await house.pass_time(CLAIM_LASTS - 5_000)
    assert house.push.requests == 0
    await house.pass_time(70_000)
    assert len(house.push.of(phone)) == 1


async def test_what_grows_old_is_forgotten(house: House) -> None:
    """Somebody who never looks is called once a month."""
    _, phone, made = await called(house)
    await house.pass_time(house.grace)
    house.clock.advance(KEPT + DAY)
    await house.quiet()
    await house.play(made.table.id, 0, 5)
    await house.pass_time(house.grace)
    assert len(house.push.of(phone)) == 2


async def test_a_store_that_is_not_well_is_asked_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, phone, _ = await called(house)

    async def broken(self: Queue) -> int:
        raise OSError("the disk")

    with monkeypatch.context() as patch:
        patch.setattr(Queue, "_claim_all", broken)
        await house.pass_time(house.grace)
    assert house.reports[-1][0] == "notices-failed"
    await house.pass_time(queue.EVERY)
    assert len(house.push.of(phone)) == 1
