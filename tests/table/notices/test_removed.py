"""A device that is removed while it asks for something: nothing of it is written."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablee.kernel import find
from tablee.table.daily.board import Boards
from tablee.table.errors import TableFault
from tablee.table.making.deals import day_of
from tablee.table.persons.by_passkey import ByPasskey
from tablee.table.persons.keys import id_of
from tablee.table.persons.persons import Persons
from tablee.table.persons.records import WayRow, insert
from tablee.wire.notices import MailAddress, QuietHours, TableNotices
from tablee.wire.persons import LetDevice

from .kit import House, Person
from .services import text_of
from .test_companions import invite, listed, only, played

TABLES = ("addresses", "persons", "seats", "invitations", "mutes", "ways", "runs")


async def everything(house: House) -> tuple[Person, str]:
    """Somebody with a mailbox, a passkey, a finished table, a try, an invitation, and in nobody's
    list. And the table to which she is invited."""
    ada, ben = await house.person(), await house.person("Ben")
    await house.wishes.add_mail(ada.key, MailAddress("ada@example.org"))
    found = re.search(r"/notice#confirm=(\S+)", text_of(house.mail.letters[-1]))
    assert found
    await house.wishes.confirm(found[1])
    await played(house, ada, ben)
    made = await house.lay("tic-tac-toe", "me", "open")
    await ben.sit(made, 0)
    await invite(house, ben, made, (await only(house, ben)).id)
    person = await house.persons.person_of(ada.key)
    passkey = WayRow("key", person.id, "passkey", 1, 0, '{"name": ""}')
    ended = ("update seats set ended = '{}' where person = ?", (person.id,))
    mute = ("insert into mutes values (?, '', 1)", (person.id,))
    day = day_of(house.clock.now())
    run = ("insert into runs values ('tic-tac-toe', ?, ?, 'x', 0, 1, '', '')", (day, person.id))
    await house.persons.write(insert("ways", passkey), ended, mute, run)
    return ada, made.table.id


ACTS: dict[str, Callable[[House, str, str], Awaitable[Any]]] = {
    "address": lambda house, key, _: house.wishes.drop(key, id_of(house.rows("addresses")[0][0])),
    "quiet": lambda house, key, _: house.wishes.set_quiet(key, QuietHours(0, 60)),
    "table": lambda house, key, _: house.wishes.set_table(
        key, TableNotices(house.rows("seats")[0][1], False)
    ),
    "decline": lambda house, key, table: listed(house).decline(key, table),
    "unmute": lambda house, key, _: listed(house).mute(key, "", False),
    "passkey": lambda house, key, _: ByPasskey(house.persons).drop(key, id_of("key")),
    "board": lambda house, key, _: Boards(house.persons).choose(
        find("tic-tac-toe"), day_of(house.clock.now()), key, "name"
    ),
    "seats": lambda house, key, _: house.persons.drop(key, house.rows("seats")[0][1]),
    "finished": lambda house, key, _: house.persons.drop(key, ""),
}


def remembered(house: House) -> dict[str, list[Any]]:
    return {name: sorted(house.rows(name)) for name in TABLES}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("removed", [False, True])
async def test_nothing_that_a_removed_device_asks_for_is_written(
    house: House, monkeypatch: pytest.MonkeyPatch, act: str, removed: bool
) -> None:
    """It was asked who it is, and is removed before it writes."""
    ada, table = await everything(house)
    stolen, person_of, before = await ada.bring(), Persons.person_of, dict[str, Any]()
    (device,) = [one for one in (await house.persons.me(ada.key)).devices if not one.here]

    async def slow(self: Persons, key: str) -> Any:
        found = await person_of(self, key)
        if key == stolen.key and not before:
            if removed:
                await self.let(ada.key, LetDevice(device.id, False))
            before.update(remembered(house))
        return found

    monkeypatch.setattr(Persons, "person_of", slow)
    if not removed:
        await ACTS[act](house, stolen.key, table)
        assert remembered(house) != before
        return
    with pytest.raises(TableFault, match=r"^removed$"):
        await ACTS[act](house, stolen.key, table)
    assert remembered(house) == before
