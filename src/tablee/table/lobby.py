"""All tables of a server: making, opening, seats, forks, replays. An unused table is put to sleep:
it is removed from memory, and read from disk when somebody opens it again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from itertools import islice
from typing import Any, TypeVar

from tablee.table.clean import clean_name
from tablee.table.errors import Damage, Elsewhere, TableFault
from tablee.table.live.company import checked
from tablee.table.live.table import Table
from tablee.table.live.viewer import encode
from tablee.table.making.maker import Maker
from tablee.table.owners import Alone, Owners
from tablee.table.replays import Replays
from tablee.table.seats.codes import Codes
from tablee.table.seats.tokens import Claim, Signer
from tablee.table.services import WAKING, WAKING_LONG, Services
from tablee.table.store.store import Claimed
from tablee.table.waking.wake import is_of_ours, wake
from tablee.wire import http
from tablee.wire import messages as wire

T = TypeVar("T")

LOOKED_AT = 16
"""How many tables are examined to find one that may sleep."""
LONG_LOG = 1_500
"""In records. The longest games, chat included, have a third of that."""
SWEEP_EVERY = 60_000


class Lobby:
    def __init__(
        self, services: Services, signer: Signer, most_live: int = 5000, sleep_after: int = 600_000
    ) -> None:
        self.services = services
        self.signer = services.signer = signer
        self.most_live = most_live
        self.sleep_after = sleep_after
        self.live: OrderedDict[str, Table] = OrderedDict()
        self.owners: Owners = Alone()
        self.removing: set[str] = set()
        """Tables being removed from disk: they can no longer be woken."""
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._moving: dict[str, asyncio.Future[None]] = {}
        """Tables on their way to another process: they can be opened when they have arrived."""
        self.tasks: set[asyncio.Task[None]] = set()
        self._replays = Replays()
        self._maker = Maker(self, self._replays, self._failed)
        self.codes = Codes(services.clock)
        services.clock.call_at(services.clock.now() + SWEEP_EVERY, self._sweep)

    # -- making -------------------------------------------------------------------------------

    async def create(self, wish: http.NewTable) -> http.Seated:
        return await self._maker.create(wish)

    async def fork(self, table_id: str, wish: http.Fork) -> http.Seated:
        return await self._maker.fork(table_id, wish)

    async def again(self, table_id: str, wish: http.Again) -> http.Seated:
        return await self._maker.again(table_id, wish)

    # -- seats --------------------------------------------------------------------------------

    async def take_seat(self, table_id: str, seat: int, wish: http.TakeSeat) -> http.Seated:
        name, face = clean_name(wish.name), checked(wish.face)
        if wish.offer:
            table = await self.open(table_id)
            table.company.take_over(seat, wish.offer, name, face)
        else:
            table = await self.visit(table_id, wish.code)
            table.door.check_seat(seat, wish.code)
            table.sit(seat, name, face)
        await table.settled()
        return self.seated(table, [seat])

    async def code(self, table_id: str, wish: http.WantCode) -> http.Coded:
        """A code of four letters for somebody who is to come. It reveals no more than the link."""
        table = await self.open(table_id)
        invitation = table.logged.invitation
        if wish.token:
            self.seat_of(table, wish.token)
        else:
            invitation.check_own(wish.code)
        return self.codes.make(http.Found(table_id, invitation.code, wish.pad))

    def seat_of(self, table: Table, token: str) -> int:
        seat = table.logged.invitation.admit(self.claim(table.stream.table, token), "")
        if seat is None or table.logged.people[seat].kind != "human":
            raise TableFault("not-seated")
        return seat

    def claim(self, table_id: str, token: str) -> Claim | None:
        """The seat that a token stands for; None without one: a spectator. Whether it was revoked
        is checked by the table."""
        if not token:
            return None
        claim = self.signer.read(token, self.services.clock.now())
        if claim.table != table_id:
            raise TableFault("not-your-seat", fatal=True)
        return claim

    def seated(self, table: Table, mine: list[int]) -> http.Seated:
        return http.Seated(table.info(), {str(seat): table.token(seat) for seat in mine})

    # -- opening and sleep --------------------------------------------------------------------

    async def visit(self, table_id: str, code: str, words: str = "") -> Table:
        """The table, for somebody who comes by its link; a fault if the link has been replaced."""
        table = await self.open(table_id, words)
        table.logged.invitation.check(code)
        return table

    def find(self, table_id: str, words: str) -> Table | None:
        """The table, if it is awake and has loaded its texts."""
        table = self.live.get(table_id)
        return table if table is not None and (not words or table.speaks(words)) else None

    def game_of(self, table_id: str) -> str:
        """The id of its game, for whoever has the table's id and perhaps no more. "": its link has
        a code, or it is not awake here, and it would take a look on disk."""
        table = self.live.get(table_id)
        if table is None or table.logged.invitation.code:
            return ""
        return table.logged.match.game.id

    async def open(self, table_id: str, words: str = "") -> Table:
        """The live table, woken from disk if it sleeps (once for any number of callers). With
        `words`, the texts of its game are loaded, too."""
        table = await self._open(table_id)
        if words and not table.speaks(words):
            await asyncio.to_thread(table.learn, words)
        return table

    async def _open(self, table_id: str) -> Table:
        table = self.live.get(table_id)
        if table is not None:
            self.live.move_to_end(table_id)
            return table
        if table_id in self.removing:
            raise TableFault("no-such-table", fatal=True)
        if table_id in self._moving:
            await asyncio.shield(self._moving[table_id])
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.ensure_future(self._wake_timed(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    def asleep(self, table_id: str) -> bool:
        return table_id not in self.live and table_id not in self._opening

    async def _wake_timed(self, table_id: str) -> Table:
        with self.services.wake_times.measure():
            return await self._wake(table_id)

    async def _wake(self, table_id: str) -> Table:
        await self.owners.take(table_id)
        try:
            return await self._wake_here(table_id)
        except BaseException:
            self.owners.release(table_id)
            raise

    async def _wake_here(self, table_id: str) -> Table:
        services = self.services
        try:
            claimed = await aside(self._claim, table_id)
            quick = len(claimed.records) <= LONG_LOG and is_of_ours(claimed)
            room = WAKING if quick else WAKING_LONG
            woken = await aside(wake, claimed, services.store, services.report, room=room)
        except Damage as damage:
            services.report("table-damaged", table=table_id, **damage.fault.args)
            raise
        table = Table(woken.logged, services, self._failed, claimed.fence)
        if woken.change is not None:
            table.recording.take_over(woken.change)
        self.keep(table)
        return table

    def _claim(self, table_id: str) -> Claimed:
        claimed = self.services.store.claim(table_id)
        if claimed is None:
            raise TableFault("no-such-table", fatal=True)
        return claimed

    def keep(self, table: Table) -> None:
        """If too many tables are awake, put idle ones to sleep, except this one, which is about to
        be used. Only a few are examined, the least recently used first; those still in use move to
        the end of the queue, so that others are examined next time."""
        self.live[table.stream.table] = table
        for other in list(islice(self.live.values(), LOOKED_AT)):
            if len(self.live) <= self.most_live:
                return
            if other.idle and other is not table:
                self._sleep([other])
            else:
                self.live.move_to_end(other.stream.table)

    def _idle(self, since: int) -> list[Table]:
        """Tables that were not used for so long, the least recently used first."""
        latest = self.services.clock.now() - since
        return [t for t in self.live.values() if t.idle and t.idle_since <= latest]

    def _sleep(self, tables: list[Table]) -> None:
        for table in tables:
            table.close()
            self.services.rest(table.recording.leave_snapshot)
            del self.live[table.stream.table]
            self.owners.release(table.stream.table)

    def _sweep(self) -> None:
        self._sleep(self._idle(self.sleep_after))
        self.services.clock.call_at(self.services.clock.now() + SWEEP_EVERY, self._sweep)

    async def stop(self) -> None:
        """Stop all tables; each leaves a snapshot."""
        tables = list(self.live.values())
        for table in tables:
            table.close()

        def leave() -> None:
            for table in tables:
                table.recording.leave_snapshot()

        await asyncio.to_thread(leave)

    def now(self) -> int:
        return self.services.clock.now()

    def report_bug(self, table_id: str, trace: str) -> None:
        self.services.report("bug", table=table_id, trace=trace)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- to another process -------------------------------------------------------------------

    async def hand_over(self, table: Table, process: str) -> None:
        """Hand the table over to that process. Messages that come meanwhile wait in the visits."""
        table_id = table.stream.table
        del self.live[table_id]
        moving = self._moving[table_id] = asyncio.get_running_loop().create_future()
        try:
            self._put_away(table)
            await table.settled()
            await asyncio.to_thread(table.recording.leave_snapshot)
            await table.recording.flushed()
            await self.owners.give(table_id, process)
            self.services.counts["tables_handed_over"] += 1
        except TableFault:  # it did not get to disk: the next owner sees what is there
            self.owners.release(table_id)
        finally:
            del self._moving[table_id]
            moving.set_result(None)

    def put_to_sleep(self, table: Table) -> None:
        """Release an unused table: whichever process opens it next owns it."""
        self._sleep([table])

    def drop(self, table_id: str) -> None:
        """Drop a table that another process already owns."""
        table = self.live.pop(table_id, None)
        if table is not None:
            self._put_away(table)

    def _put_away(self, table: Table) -> None:
        table.failed = lambda table: None
        table.close()
        for screen, _ in table.presence.screens:
            screen.again([])

    # -- when the disk says no ----------------------------------------------------------------

    def _failed(self, table: Table) -> None:
        """A record of this table was not written: its state in memory is invalid, and it is
        reloaded from disk."""
        table_id = table.stream.table
        self.services.report("storage-failed", table=table_id)
        if self.live.get(table_id) is table:
            del self.live[table_id]
        self.spawn(self._move(table))

    async def _move(self, dead: Table) -> None:
        """Tell everybody at the invalid table, and move them to the one loaded from disk."""
        try:
            table = await self.open(dead.stream.table)
        except Elsewhere:
            for screen, _ in dead.presence.screens:
                screen.again([])
            return
        except Exception as wrong:
            fault = wrong.fault if isinstance(wrong, Damage) else wire.Fault("storage", fatal=True)
            for screen, _ in dead.presence.screens:
                screen.send(encode(fault))
                screen.close()
            return
        outside = set(dead.door.outside)
        for screen, seat in dead.presence.screens:
            screen.send(encode(wire.Fault("storage")))
            if screen in outside:  # they enter again, and are told who sits there
                screen.close()
                continue
            screen.move(table)
            unseen = dead.calls is not None and dead.calls.hides(screen)
            wish = wire.Join(lessons=dead.presence.viewers[seat].taught, hidden=unseen)
            table.join(screen, seat, wish, curtain=dead.door.curtain(screen))

    # -- replay -------------------------------------------------------------------------------

    async def moment(
        self, table_id: str, at: int, seat: int | None, words: str = "", code: str = ""
    ) -> http.Moment:
        table = await self.visit(table_id, code, words)
        return await self._replays.moment(table, at, seat, words)

    async def hindsight(self, table_id: str, code: str = "") -> http.Hindsight:
        return await self._replays.hindsight(await self.visit(table_id, code))


# -- small questions --------------------------------------------------------------------------


def aside(work: Callable[..., T], *args: Any, room: Executor = WAKING) -> asyncio.Future[T]:
    """Run in a thread: replaying a log takes longer than the other tables should wait."""
    return asyncio.get_running_loop().run_in_executor(room, work, *args)
