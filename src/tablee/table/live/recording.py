"""What happens at a live table goes into its log, and with it a snapshot when one is due."""

from __future__ import annotations

import asyncio
import time
import traceback
from typing import TYPE_CHECKING, Any

from tablee.table.errors import TableFault
from tablee.table.store.writer import Statement
from tablee.table.waking.snapshots import due, take

if TYPE_CHECKING:
    from tablee.table.live.table import Table

Happening = tuple[str, int | None, object]


class Recording:
    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def happen(
        self, *happenings: Happening, snapshot: bool = False, more: tuple[Statement, ...] = ()
    ) -> None:
        """Apply new records and queue them for disk; messages from now on wait for them. Of several
        records only the first may be refused."""
        table, began = self._table, time.perf_counter()
        logged, delivery, services = table.logged, table.delivery, table.services
        verdict = table.timing.heat.id is not None and happenings[0][0] == "answer"
        over, now = logged.over, services.clock.now()
        records = tuple([logged.happen(kind, seat, data, now) for kind, seat, data in happenings])
        delivery.hold(began, verdict)
        ended = None if logged.over == over else logged.over
        left = take(logged) if due(logged) or ended or snapshot else None
        if table.calls is not None:
            more += table.calls.made(happenings[-1][0], bool(ended))
        services.store.append(table.stream, records, delivery.release, ended, left, more)

    def make_sure(self) -> None:
        """Ask the store whether the table is still ours: another process may have taken it while
        this one hung or was cut off (our writes are then refused). Until the answer comes, a screen
        that enters is told nothing, as it may have seen more elsewhere than we know."""
        table = self._table
        table.delivery.hold()
        table.services.store.append(table.stream, (), table.delivery.release)

    def take_over(self, change: dict[str, Any]) -> None:
        """Log that the present rules play on from here, with a snapshot by them: no program with
        older rules will continue this table."""
        self.happen(("rules", None, change), snapshot=True)

    def leave_snapshot(self) -> None:
        """Leave a snapshot before the table sleeps or moves, so that it wakes quickly and other
        rules could continue it. May run in any thread, once the table is inactive."""
        table = self._table
        if table.stream.dead or table.logged.left == table.logged.seq:
            return
        try:
            left = take(table.logged, fresh=True)
            table.services.store.append(table.stream, (), nobody_waits, None, left)
        except Exception:  # the rules could not run the step again; the log has all
            table.report_bug(traceback.format_exc())

    async def settled(self) -> None:
        """Wait until everything so far is on disk; raises the fault "storage" otherwise."""
        delivery = self._table.delivery
        if self._table.stream.dead and not delivery.busy:
            raise TableFault("storage")
        await delivery.settled()

    async def flushed(self) -> None:
        """Wait until the writer has handled everything queued so far."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._table.services.store.append(self._table.stream, (), done.set_result)
        await done


def nobody_waits(written: bool) -> None:
    """For a snapshot: nothing depends on whether it was written, as the log has everything."""
