"""What all tables of a server share: the store, the clock, the threads of the bots."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tablee.table.clock import Clock
from tablee.table.durations import Durations
from tablee.table.seats.tokens import Signer
from tablee.table.store.store import Store

if TYPE_CHECKING:
    from tablee.table.notices.calls import Notices
    from tablee.table.traces import Traces

Report = Callable[..., None]
"""report("event", field=value, …): one line in the server's log."""


@dataclass(frozen=True)
class Pace:
    """How long the table itself takes to answer, in milliseconds."""

    bot: int = 600
    """Before a bot moves, so that people can follow."""
    window: int = 1500
    """The minimal length of a reaction window, whoever could react."""
    spread: int = 2000
    """It lasts up to so much longer, by lot: its length does not show whether somebody had to
    think."""
    late_departure: bool = True
    """Send the start of a heat to each screen as late as its link allows; else at once."""
    order: tuple[int, int] = (120_000, 780_000)
    """For a standing order on a question that is no window: the least delay, and the most added by
    lot, as if somebody had come by."""


THINKING = ThreadPoolExecutor(1, "bots")
"""One at a time, as every computing thread takes the interpreter lock from the tables."""
WAKING = ThreadPoolExecutor(1, "waking")
"""For tables read from disk, whose players wait: nothing else uses this thread."""
WAKING_LONG = ThreadPoolExecutor(1, "waking-long")
"""For tables with an unusually long log, so that the others do not wait for them."""
REPLAYING = ThreadPoolExecutor(1, "replays")
"""For finished games that somebody looks at again."""


RESTING = ThreadPoolExecutor(1, "resting")
"""For the snapshots of tables that go to sleep."""


def think_aside(think: Callable[[], Any], then: Callable[[Any], None]) -> None:
    """Let a bot think in a thread. `then` gets the result, or the exception."""
    loop = asyncio.get_running_loop()

    def settle(future: asyncio.Future[Any]) -> None:
        if not future.cancelled():
            then(future.exception() or future.result())

    loop.run_in_executor(THINKING, think).add_done_callback(settle)


def new_process() -> str:
    """A name for this process; another one at every start."""
    return secrets.token_hex(4)


@dataclass
class Services:
    store: Store
    clock: Clock
    pace: Pace = Pace()
    think: Callable[[Callable[[], Any], Callable[[Any], None]], None] = think_aside
    report: Report = lambda event, **fields: None
    signer: Signer = field(default_factory=lambda: Signer(secrets.token_bytes(32)))
    """Signs tokens; the lobby sets the one with the secret of the data folder."""
    counts: Counter[str] = field(default_factory=Counter)
    """What happened how often, for `/metrics`."""
    answer_times: Durations = field(default_factory=Durations)
    """From when a table handles something (an answer, an undo, a chat line) until all viewers have
    been told."""
    verdict_times: Durations = field(default_factory=Durations)
    """The same for answers in a heat, where waiting is felt most."""
    wake_times: Durations = field(default_factory=Durations)
    """From the request for a sleeping table until it can be played at."""
    thought_times: Durations = field(default_factory=Durations)
    """Of bots' decisions, without the wait for the thread."""
    hop_times: Durations = field(default_factory=Durations)
    """Of messages from one process to another."""
    gauges: dict[str, Callable[[], float]] = field(default_factory=dict)
    """Further gauges, besides those of every server: see `server/metrics.py`."""
    process: str = field(default_factory=new_process)
    shared: bool = False
    """Other processes use the store, too: they may take our tables."""
    traces: Traces | None = None
    notices: Notices | None = None
    """Calls people who have no screen open; None if notices cannot be sent."""
    rest: Callable[[Callable[[], None]], object] = RESTING.submit
    """Lets a table that goes to sleep write its snapshot, off the loop."""

    def ponder(self, thought: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Let a bot think, and measure the time."""

        def timed() -> Any:
            with self.thought_times.measure():
                return thought()

        self.think(timed, then)
