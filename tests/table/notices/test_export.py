"""What one can have of oneself is all that is stored of one, on both stores."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tablee.table.companions.records import Asked, invite, mute
from tablee.table.persons.records import HANGS, WayRow, insert
from tablee.table.store.dialect import Database
from tablee.wire.persons import Enter, Export

from .kit import House, Person

PARTS: dict[str, Callable[[Export], list[Any]]] = {
    "persons": lambda found: [found.person],
    "devices": lambda found: [*found.person.devices, *found.person.asking],
    "ways": lambda found: [found.person.words, *found.person.passkeys, *2 * [found.invite]],
    "seats": lambda found: found.seats,
    "addresses": lambda found: found.notices.at if found.notices else [],
    "notices": lambda found: found.called,
    "runs": lambda found: found.tries,
    "invitations": lambda found: found.invitations,
    "mutes": lambda found: found.muted,
}
"""Where the rows of a table are told that have a person in them; an invite is two ways, by its code
and by its words."""


def told_of(base: Database, person: str) -> dict[str, int]:
    """In how many rows of which tables that person stands, in any column."""
    found = {}
    for (table,) in base.execute(base.dialect.names):
        with suppress(sqlite3.OperationalError):  # an index, or a trigger
            rows = base.execute(f"select * from {table}")
            found[table] = sum(person in row for row in rows)
    return {table: count for table, count in found.items() if count}


async def test_whatever_is_stored_of_me_is_in_what_i_can_have(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    mine, his = [(await house.persons.person_of(one.key)).id for one in (ada, ben)]
    made, other, third = [await house.lay() for _ in range(3)]
    await ada.sit(made, 0)
    await ada.subscribe()
    await house.persons.make_words(ada.key)
    code = (await house.persons.invite(ada.key)).code
    await house.persons.enter(Person(house).key, Enter(code, yes=True))
    until = (await house.persons.invite(ada.key)).until
    now = house.clock.now()
    run = "insert into runs (game, day, person, table_id, seat, made, shown, ended) values "
    await house.persons.write(
        insert("ways", WayRow("key", mine, "passkey", now, 0, '{"name": "Laptop"}')),
        (f"{run} ('tic-tac-toe', '2026-11-17', ?, ?, 0, ?, 'no', '')", (mine, made.table.id, now)),
        *invite(Asked(mine, other.table.id, his, "Ben", "to Ada", False), now, now + 7),
        *mute(mine, his, now + 1),
        *invite(Asked(mine, third.table.id, his, "Ben", "to Ada", True), now + 2, now + 7),
        *invite(Asked(his, made.table.id, mine, "Ada", "by Ada", True), now + 3, now + 7),
        *invite(Asked(mine, "later", "", "Zoé", "to Ada", False), now + 4, now + 7),
    )
    found, rows = await house.wishes.export(ada.key), house.store.ask(lambda b: told_of(b, mine))
    assert {table: len(part(found)) for table, part in PARTS.items()} == rows
    assert {table for table, _ in HANGS} | {"ways", "notices"} <= {*rows}
    assert (found.person.words, found.invite) == (now, until)
    told = [(one.by_me, one.name, one.code, one.state) for one in found.invitations]
    assert told == [
        (False, "Ben", "to Ada", "declined"),
        (False, "Ben", "to Ada", "muted"),
        (True, "Ben", "by Ada", "waits"),  # that he has muted her is his secret
        (False, "", "to Ada", "waits"),
    ]
    (notice,) = found.called
    assert found.notices is not None
    assert (notice.at, notice.table) == (found.notices.at[0].id, "later")
    assert (notice.people, notice.sent, notice.due) == (["Zoé"], False, now + 7)
