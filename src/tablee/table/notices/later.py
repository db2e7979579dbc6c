"""What a table does about notices on request: the others hear of “seen, later”; who could not be
called because of a kill is called."""

from __future__ import annotations

from tablee.table.live.table import Table
from tablee.table.lobby import Lobby
from tablee.table.notices.words import say
from tablee.table.persons.seats import find
from tablee.wire.persons import Lang

SEEN = "notice-seen"


async def seen_later(lobby: Lobby, table_id: str, seat: int, generation: int, lang: Lang) -> bool:
    """Post it to the chat in their name; False if nobody waits for them any more, or a bot plays
    for them."""
    table = await find(lobby, table_id, seat, generation)
    logged = table.logged
    if logged.over or seat not in logged.match.asks or logged.people[seat].kind != "human":
        return False
    table.talk.say(seat, say(lang, SEEN), SEEN)
    await table.settled()
    return True


def call_missed(table: Table, since: int) -> bool:
    if table.calls is not None:
        table.calls.missed(since)
    return True
