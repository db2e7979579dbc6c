"""What a table does about the seats of somebody who leaves for good, or whose device is lost. Done
by the process that owns the table (`table/desk.py`)."""

from __future__ import annotations

from tablee.table.errors import TableFault
from tablee.table.live.recording import Happening
from tablee.table.live.seated_bot import bot_for
from tablee.table.live.table import Table
from tablee.table.lobby import Lobby
from tablee.table.persons.records import set_generation
from tablee.wire import messages as wire

GONE = wire.Fault("logged-out", fatal=True)


async def recall(lobby: Lobby, table_id: str, seat: int, generation: int, person: str) -> bool:
    """Revoke all tokens of that seat. The person's list is updated in the same commit, so that it
    never shows the seat as somebody else's. It is exempt from the rate limit of changes, so that
    nobody can block it."""
    table = await find(lobby, table_id, seat, generation)
    known = set_generation(person, table_id, seat, generation + 1)
    table.happen(("revoke", seat, None), more=(known,))
    table.door.send_away(GONE, seat)
    await table.settled()
    return True


async def give_up(lobby: Lobby, table_id: str, seat: int, generation: int) -> bool:
    """Let a bot play on there, without the name; a table without other people ends. At one that is
    over the seat is left, so that the next one has an open seat instead. Returns whether there was
    a game to give up."""
    table = await find(lobby, table_id, seat, generation)
    running = not table.logged.over
    nameless: Happening = ("rename", seat, {"name": "", "face": 0})
    if not running:
        table.happen(nameless, ("leave", seat, {"bot": "", "out": True}))
    elif table.logged.others(seat):
        bot = bot_for(table.logged.row.game)
        table.happen(nameless, ("leave", seat, {"bot": bot, "out": True}))
    else:
        table.happen(nameless, ("end", seat, None), ("revoke", seat, None))
    table.door.send_away(GONE, seat)
    table.tell_anew()
    table.seats_changed()
    await table.settled()
    return running


async def find(lobby: Lobby, table_id: str, seat: int, generation: int) -> Table:
    """The table, if the seat is still theirs."""
    table = await lobby.open(table_id)
    if table.logged.invitation.generations[seat] != generation:
        raise TableFault("logged-out")
    return table
