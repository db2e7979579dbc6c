"""What every table of a server shares: the store, the clock, the bots' room to think."""

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
    """A reaction window lasts at least so long, whoever could react."""
    spread: int = 2000
    """It lasts up to so much longer, by lot: a pause tells nobody whether somebody had to think."""
    late_departure: bool = True
    """What begins a heat leaves for each screen as late as its link allows; else at once."""
    order: tuple[int, int] = (120_000, 780_000)
    """The least, and how much more by lot, for a standing order on a question that is no window: as
    if somebody had come by."""


THINKING = ThreadPoolExecutor(1, "bots")
"""One at a time: every thread that computes takes the interpreter lock from the tables."""
WAKING = ThreadPoolExecutor(1, "waking")
"""For tables that come from disk, whose players wait: nothing else stands in this line."""
WAKING_LONG = ThreadPoolExecutor(1, "waking-long")
"""For those with a log much longer than that of any game: the others do not wait for them."""
REPLAYING = ThreadPoolExecutor(1, "replays")
"""For finished games that somebody looks at again."""


RESTING = ThreadPoolExecutor(1, "resting")
"""For the snapshots of tables that go to sleep."""


def think_aside(think: Callable[[], Any], then: Callable[[Any], None]) -> None:
    """Off the loop: a bot may take its time, the tables may not. `then` gets the thought, or the
    exception that it ended in."""
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
    """Who sits where; the lobby brings that of the data folder."""
    counts: Counter[str] = field(default_factory=Counter)
    """What happened how often, for `/metrics`."""
    answer_times: Durations = field(default_factory=Durations)
    """From when a table takes something up (an answer, an undo, a line of the chat) until all
    who look at it have been told."""
    verdict_times: Durations = field(default_factory=Durations)
    """The same for answers in a heat, where waiting is felt most."""
    wake_times: Durations = field(default_factory=Durations)
    """From when a table that sleeps on disk is wanted until it can be played at."""
    thought_times: Durations = field(default_factory=Durations)
    """Of bots, without the time that a thought waits for its turn."""
    hop_times: Durations = field(default_factory=Durations)
    """Of a message from one process to another."""
    gauges: dict[str, Callable[[], float]] = field(default_factory=dict)
    """What can be looked at, besides what every server has: see `server/metrics.py`."""
    process: str = field(default_factory=new_process)
    shared: bool = False
    """The store is that of other processes, too: they may take our tables."""
    traces: Traces | None = None
    notices: Notices | None = None
    """Who calls people that do not look; nobody, where there is no one to send anything."""
    rest: Callable[[Callable[[], None]], object] = RESTING.submit
    """Lets a table that goes to sleep leave its snapshot, off the loop."""

    def ponder(self, thought: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Let a bot think, and take the time of it."""

        def timed() -> Any:
            with self.thought_times.measure():
                return thought()

        self.think(timed, then)
