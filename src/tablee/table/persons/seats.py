"""The seats of somebody who goes for good, or whose device is lost: what their tables do about it.
Only the process that has a table does it (`table/desk.py`)."""

from __future__ import annotations

from tablee.table.errors import TableFault
from tablee.table.live.seated_bot import bot_for
from tablee.table.live.table import Happening, Table
from tablee.table.lobby import Lobby
from tablee.table.persons.records import set_generation
from tablee.wire import messages as wire

GONE = wire.Fault("logged-out", fatal=True)


async def recall(lobby: Lobby, table_id: str, seat: int, generation: int, person: str) -> bool:
    """No device has a good token of that seat any more. The person's list hears of it in the same
    commit: at no moment does it call the seat somebody else's. Nobody can use up the changes that a
    door may have before this one."""
    table = await find(lobby, table_id, seat, generation)
    known = set_generation(person, table_id, seat, generation + 1)
    table.happen(("revoke", seat, None), more=(known,))
    table.door.send_away(GONE, seat)
    await table.settled()
    return True


async def give_up(lobby: Lobby, table_id: str, seat: int, generation: int) -> bool:
    """A bot goes on there, without the name; a table at which nobody else sits ends. Whether there
    was anything to give up."""
    table = await find(lobby, table_id, seat, generation)
    if table.logged.over:
        return False
    nameless: Happening = ("rename", seat, {"name": "", "face": 0})
    if table.logged.others(seat):
        bot = bot_for(table.logged.row.game)
        table.happen(nameless, ("leave", seat, {"bot": bot, "out": True}))
    else:
        table.happen(nameless, ("end", seat, None), ("revoke", seat, None))
    table.door.send_away(GONE, seat)
    table.tell_anew()
    table.seats_changed()
    await table.settled()
    return True


async def find(lobby: Lobby, table_id: str, seat: int, generation: int) -> Table:
    """The table, if the seat is still theirs."""
    table = await lobby.open(table_id)
    if table.logged.invitation.generations[seat] != generation:
        raise TableFault("logged-out")
    return table
