"""Whether somebody can be invited to a table: only the process that owns it knows."""

from __future__ import annotations

from tablee.table.errors import TableFault
from tablee.table.lobby import Lobby


async def link_to(lobby: Lobby, table_id: str, token: str) -> str:
    """The code of the table's link (often none), for somebody who sits there and has an open seat
    to offer."""
    table = await lobby.open(table_id)
    lobby.seat_of(table, token)
    if table.logged.over:
        raise TableFault("over")
    if all(person.kind != "open" for person in table.logged.people):
        raise TableFault("no-open-seat")
    return table.logged.invitation.code
