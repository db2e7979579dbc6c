"""People one has played with, on both stores: who is in the list, who is called, who is not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.table.companions.companions import CompanionList
from tablee.table.companions.records import LASTS, MOST_OF_ONE, MOST_WAITING
from tablee.table.errors import TableFault
from tablee.table.persons.tidying import DAY, Tidying
from tablee.wire import http
from tablee.wire.companions import Companion, Companions, InviteCompanion
from tablee.wire.persons import MySeat, MySeats

from .kit import House, Person


def fault(code: str) -> Any:
    return pytest.raises(TableFault, match=f"^{code}$")


def listed(house: House) -> CompanionList:
    return CompanionList(house.persons, house.queue, house.lobby.signer)


async def played(house: House, *people: Person) -> http.Seated:
    """They have sat at a table, and everybody there has answered."""
    made = await house.lay()
    for seat, one in enumerate(people):
        await one.sit(made, seat)
    await house.play(made.table.id, 0, 3)
    return made


async def show(house: House, person: Person, table: str = "") -> Companions:
    return await listed(house).show(person.key, table)


async def only(house: House, person: Person) -> Companion:
    (one,) = (await show(house, person)).people
    return one


async def invite(
    house: House, by: Person, made: http.Seated, id: str, may: bool = True
) -> Companions:
    wish = InviteCompanion(id, made.tokens["0"])
    return await listed(house).invite(by.key, wish, lambda _: may)


async def test_only_who_has_played_with_me_is_in_my_list(house: House) -> None:
    ada, ben, zoe, max_ = [await house.person(name) for name in ("Ada", "Ben", "Zoé", "Max")]
    await played(house, ada, ben)
    made = await house.lay()  # Zoé sits down with Ada; nobody has answered
    await ada.sit(made, 0)
    await zoe.sit(made, 1)
    alone = await house.lay()  # Max has answered, Ada has not
    await max_.sit(alone, 0)
    await ada.sit(alone, 1)
    await house.play(alone.table.id, 0)
    assert [one.name for one in (await show(house, ada)).people] == ["Ben"]
    assert [one.name for one in (await show(house, ben)).people] == ["Ada"]
    assert (await show(house, zoe)).people == (await show(house, max_)).people == []
    await house.play(made.table.id, 0, 3)
    assert {one.name for one in (await show(house, ada)).people} == {"Ben", "Zoé"}


async def test_what_others_or_bots_answered_in_their_seat_is_not_theirs(house: House) -> None:
    ada, ben, zoe = [await house.person(name) for name in ("Ada", "Ben", "Zoé")]
    made = await house.lay()
    await ada.sit(made, 0)
    await ben.sit(made, 1)
    table = await house.lobby.open(made.table.id)
    table.happen(("leave", 1, {"bot": "house"}))
    await house.play(made.table.id, 0, 3)
    assert (await show(house, ada)).people == [], "a bot has answered for Ben"
    table.happen(("back", 1, None))
    await house.play(made.table.id, 1, 4)
    assert (await only(house, ada)).name == "Ben"
    table.happen(("leave", 1, {"bot": ""}))
    await zoe.sit(await house.lobby.take_seat(made.table.id, 1, http.TakeSeat("Zoé")), 1)
    assert (await show(house, zoe)).people == [], "Ben has answered there"
    await house.play(made.table.id, 8, 5)
    assert {one.name for one in (await show(house, zoe)).people} == {"Ada"}


async def test_who_never_answered_has_not_played_however_it_ended(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    made = await house.lay()
    await ada.sit(made, 0)
    await ben.sit(made, 1)
    await house.play(made.table.id, 0)
    table = await house.lobby.open(made.table.id)
    table.happen(("end", 0, None))
    await table.settled()
    for one in (ada, ben):
        (found,) = (await house.persons.tables(one.key, MySeats())).tables
        assert found.ended is not None
        assert (await show(house, one)).people == []


async def test_nobody_is_known_to_two_people_by_the_same_id(house: House) -> None:
    ada, ben, zoe = [await house.person(name) for name in ("Ada", "Ben", "Zoé")]
    await played(house, ada, zoe)
    await played(house, ben, zoe)
    one, other = await only(house, ada), await only(house, ben)
    assert (one.name, other.name) == ("Zoé", "Zoé")
    assert one.id != other.id
    made = await house.lay("tic-tac-toe", "me", "open")
    await ben.sit(made, 0)
    for id in (one.id, "", "x" * 99):
        with fault("no-companion"):
            await invite(house, ben, made, id)


async def test_who_is_invited_finds_it_and_is_called_once(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben", "fr")
    await played(house, ada, ben)
    phone = await ben.subscribe()
    made = await house.lay("tic-tac-toe", "me", "open")
    await ada.sit(made, 0)
    id = (await only(house, ada)).id
    for _ in range(2):
        told = await invite(house, ada, made, id)
        assert [one.asked for one in told.people] == ["waits"]
    (found,) = (await show(house, ben)).invitations
    assert (found.table, found.game, found.name, found.code) == (
        made.table.id, "tic-tac-toe", "Ada", "",
    )  # fmt: skip
    (kept,) = (await house.persons.export(ben.key)).invitations
    assert (kept.table, kept.by_me, kept.name, kept.state) == (
        made.table.id, False, "Ada", "waits",
    )  # fmt: skip
    assert (await house.persons.tables(ben.key, MySeats())).invitations == [found]
    await house.pass_time(house.grace + 1000)
    (message,) = house.push.of(phone)
    assert message["url"] == "/"
    assert message["body"] == "Ada a envie de jouer avec toi."
    assert "later" not in message
    seated = await house.lobby.take_seat(made.table.id, 1, http.TakeSeat("Ben"))
    await ben.sit(seated, 1)
    assert (await show(house, ben)).invitations == []
    assert house.rows("notices") == house.rows("invitations") == []


async def test_one_can_refuse_and_who_asks_hears_it_only_at_their_table(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    await played(house, ada, ben)
    made = await house.lay("tic-tac-toe", "me", "open")
    await ada.sit(made, 0)
    id = (await only(house, ada)).id
    await invite(house, ada, made, id)
    assert (await listed(house).decline(ben.key, made.table.id)).invitations == []
    assert [one.asked for one in (await show(house, ada, made.table.id)).people] == ["declined"]
    await invite(house, ada, made, id)  # once more, in vain
    assert (await show(house, ben)).invitations == []


async def test_who_wants_no_more_of_them_is_left_in_peace_and_they_are_not_told(
    house: House,
) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    await played(house, ada, ben)
    phone = await ben.subscribe()
    first = await house.lay("tic-tac-toe", "me", "open")
    await ada.sit(first, 0)
    id = (await only(house, ada)).id
    await invite(house, ada, first, id)
    (found,) = (await show(house, ben)).invitations
    told = await listed(house).mute(ben.key, found.by, True)
    assert (told.invitations, [one.muted for one in told.people]) == ([], [True])
    assert (await house.persons.export(ben.key)).muted == ["Ada"]
    made = await house.lay("tic-tac-toe", "me", "open")
    await ada.sit(made, 0)
    told = await invite(house, ada, made, id)
    assert [one.asked for one in told.people] == ["waits"]
    assert (await show(house, ben)).invitations == []
    await house.pass_time(house.grace + 1000)
    assert house.push.of(phone) == []
    await listed(house).mute(ben.key, found.by, False)
    again = await house.lay("tic-tac-toe", "me", "open")
    await ada.sit(again, 0)
    await invite(house, ada, again, id)
    assert [one.table for one in (await show(house, ben)).invitations] == [again.table.id]


async def test_whoever_wishes_is_in_nobodys_list(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    await played(house, ada, ben)
    id = (await only(house, ada)).id
    made = await house.lay("tic-tac-toe", "me", "open")
    await ada.sit(made, 0)
    assert (await listed(house).mute(ben.key, "", True)).nobody
    assert (await house.persons.export(ben.key)).muted == ["*"]
    assert (await show(house, ada)).people == []
    with fault("no-companion"):
        await invite(house, ada, made, id)
    await listed(house).mute(ben.key, "", False)
    assert (await only(house, ada)).id == id


async def test_only_to_a_table_at_which_one_sits_and_somebody_can_sit_down(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    full = await played(house, ada, ben)
    id = (await only(house, ada)).id
    with fault("no-open-seat"):
        await invite(house, ada, full, id)
    made = await house.lay("tic-tac-toe", "me", "open")
    with fault("bad-token"):
        await listed(house).invite(ada.key, InviteCompanion(id, "forged"), lambda _: True)
    with fault("many-invites"):
        await invite(house, ada, made, id, may=False)
    await house.play(full.table.id, 1, 4, 2)
    with fault("over"):
        await invite(house, ada, full, id)


async def test_few_invitations_of_one_person_and_not_many_in_all(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    await played(house, ada, ben)
    id = (await only(house, ada)).id
    for number in range(MOST_OF_ONE + 1):
        made = await house.lay("tic-tac-toe", "me", "open")
        await ada.sit(made, 0)
        if number < MOST_OF_ONE:
            await invite(house, ada, made, id)
        else:
            with fault("many-invites"):
                await invite(house, ada, made, id)
    for number in range(MOST_WAITING):
        house.clock.advance(1)
        other = await house.person(f"P{number}")
        await played(house, other, ben)
        made = await house.lay("tic-tac-toe", "me", "open")
        await other.sit(made, 0)
        await invite(house, other, made, (await only(house, other)).id)
    found = (await show(house, ben)).invitations
    assert len(found) == MOST_WAITING
    assert all(one.name != "Ada" for one in found)


async def test_many_at_once_are_no_more_than_one_after_another(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    await played(house, ada, ben)
    id, found = (await only(house, ada)).id, list[http.Seated]()
    for _ in range(MOST_OF_ONE + 1):
        found.append(await house.lay("tic-tac-toe", "me", "open"))
        await ada.sit(found[-1], 0)
    asked = (invite(house, ada, made, id) for made in found)
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(one) for one in told].count("many-invites") == 1
    assert len(house.rows("invitations")) == MOST_OF_ONE


async def test_an_invitation_does_not_last_for_ever_nor_longer_than_its_table(
    house: House,
) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    await played(house, ada, ben)
    id = (await only(house, ada)).id
    made = await house.lay("tic-tac-toe", "me", "open")
    await invite(house, ada, made, id)
    table = await house.lobby.open(made.table.id)
    table.happen(("end", 0, None))
    await table.settled()
    assert (await show(house, ben)).invitations == []
    made = await house.lay("tic-tac-toe", "me", "open")
    await invite(house, ada, made, id)
    house.clock.advance(LASTS + 1)
    assert (await show(house, ben)).invitations == []
    await Tidying(house.persons, house.lobby.services, 0).tidy()
    assert house.rows("invitations") == []


async def test_whoever_is_forgotten_leaves_nothing_of_it(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    await played(house, ada, ben)
    made = await house.lay("tic-tac-toe", "me", "open")
    await invite(house, ada, made, (await only(house, ada)).id)
    await listed(house).mute(ben.key, (await only(house, ben)).id, True)
    await house.persons.forget(ada.key)
    assert house.rows("invitations") == house.rows("mutes") == []
    assert (await show(house, ben)).people == []


@pytest.mark.parametrize(("days", "left"), [(0, ["Ada", "Ben"]), (100, ["Ben"])])
async def test_persons_who_never_come_back_are_forgotten_if_the_owner_says_so(
    house: House, days: int, left: list[str]
) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    made = await played(house, ada, ben)
    await ada.subscribe()
    house.clock.advance(99 * DAY)
    assert await Tidying(house.persons, house.lobby.services, days).tidy() == 0
    await house.persons.tables(ben.key, MySeats([MySeat(made.tokens["1"])], quiet=True))
    house.clock.advance(2 * DAY)
    await Tidying(house.persons, house.lobby.services, days).tidy()
    assert sorted(row[1] for row in house.rows("persons")) == left
    for kind in ("devices", "seats"):
        assert len(house.rows(kind)) == len(left)
    assert len(house.rows("addresses")) == len(left) - 1
    assert (await house.persons.me(ben.key)).name == "Ben"
