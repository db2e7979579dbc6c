"""How much one client may ask of a server; each limit can be set by an environment variable."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from tablee.table.bucket import Bucket, Buckets
from tablee.table.clock import Clock
from tablee.table.errors import StoreError
from tablee.wire import messages as wire
from tablee.wire.door import Knock, LetIn
from tablee.wire.slow import Hidden

__all__ = ["COSTS", "DEAR", "LEAST_COST", "Bucket", "Buckets", "Limits", "Meter", "too_deep"]

COSTS: dict[type[wire.ClientMessage], float] = {
    wire.Ping: 0.5,
    wire.Answer: 1,
    wire.Say: 4,  # kept for ever, and told to all
    wire.React: 4,  # told to all
    wire.Think: 4,  # kept for ever; once
    wire.Agree: 8,  # the last to agree undoes
    wire.Undo: 8,  # some answers are run again
    wire.Join: 8,  # answered by everything one may know
    Hidden: 2,
    Knock: 2,  # there are only so many a minute
    LetIn: 2,
}
"""The cost of a message, charged to the buckets of its connection and of its address."""
LEAST_COST = 0.5
"""The cost of anything received, also of what is no message."""


DEAR = 8
"""The cost of a message of an unlisted kind."""

DEEPEST = 4
"""The deepest nesting of lists in a choice: no game goes deeper."""


def too_deep(choice: Any, left: int = DEEPEST) -> bool:
    if not isinstance(choice, list):
        return False
    return left == 0 or any(too_deep(part, left - 1) for part in choice)


HOUR = 3600
DAY = 24 * HOUR

EVERYBODY = "everybody"
"""Some guesses are also counted for all addresses together: they may come from many."""


@dataclass(frozen=True)
class Limits:
    """`message_bytes` is set by TABLEE_MESSAGE_BYTES, and so on (see docs/operations.md)."""

    message_bytes: int = 16_384
    messages_per_second: int = 20
    """Of one connection, each at its cost."""
    message_burst: int = 40
    address_messages_per_second: int = 400
    """Of all connections of one address together."""
    outbox_bytes: int = 1_000_000
    """What may wait for one slow reader before it is cut off."""
    connections: int = 5_000
    connections_per_address: int = 200
    connects_per_second: int = 100
    """New connections of one address, of any kind; those of ten seconds may come at once."""
    tables_per_minute: int = 30
    """New tables (forks too) and seats taken, per address."""
    tables_per_day: int = 300
    """New tables (forks too), per address."""
    forks_per_day: int = 50
    """Of one table."""
    joins_per_minute: int = 600
    """Per address. A join is the dearest message: it is answered by everything one may know."""
    knocks_per_minute: int = 10
    """Requests for a seat at tables that ask first, per address."""
    codes_per_minute: int = 10
    """Codes of four letters that are tried, per address."""
    wrong_codes_per_day: int = 50
    """Of them, those that lead nowhere."""
    all_wrong_codes_per_hour: int = 300
    """The same, of all addresses together."""
    new_codes_per_hour: int = 60
    """Codes of four letters that are asked for, per address: there are only so many."""
    persons_per_day: int = 300
    """Browsers that come for the first time and sit down, per address."""
    person_requests_per_minute: int = 300
    """About oneself, one's devices and one's tables, per address."""
    boards_per_minute: int = 60
    """Looks at the board of the day, per address."""
    invites_per_day: int = 40
    """To people one has played with, per person."""
    seats_bytes: int = 65_536
    """What a device may tell of its seats at once."""
    mails_per_day: int = 10
    """That ask whether a mailbox is somebody's: per address, and to one mailbox."""
    all_mails_per_day: int = 200
    """The same, of all addresses together."""
    addresses_per_hour: int = 20
    """New browsers that want to be called, per address."""
    words_per_minute: int = 10
    """Six words that are made or tried, per address."""
    all_words_per_minute: int = 60
    """The same, of all addresses together."""
    requests_per_minute: int = 6_000
    """Over HTTP, per address; a page that is loaded for the first time is some thirty."""
    keepsakes_per_minute: int = 10
    """Stories and sheets of rules made into a PDF, per address."""
    keepsake_bytes: int = 262_144
    sheet_bytes: int = 900_000
    """The rules on a sheet come with their pictures."""
    header_bytes: int = 16_384
    """Of one request."""
    header_seconds: int = 10
    """Until the headers of a request are there."""
    transfer_seconds: int = 30
    """For the body of a request; and for an answer that nobody fetches."""
    join_seconds: int = 30
    """Until a WebSocket has joined a table."""
    live_tables: int = 5_000
    """Above it, tables that nobody looks at go to sleep at once."""
    keep_finished_days: int = 0
    """So long after it was last touched, a table is removed; 0: never."""
    keep_unfinished_days: int = 0
    keep_unbegun_days: int = 0
    keep_persons_days: int = 0
    """So long after any of their devices was last used, a person is forgotten; 0: never."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Limits:
        given = {}
        for field in fields(cls):
            text = environment.get(f"TABLEE_{field.name.upper()}")
            if text is None:
                continue
            if not text.isdecimal() or int(text) == 0:
                raise StoreError(f"TABLEE_{field.name.upper()} must be a whole number above 0.")
            given[field.name] = int(text)
        return cls(**given)


class Meter:
    """A cheap rate limit: reads the clock only once in `most` calls. So many in less than `ms` are
    too many."""

    __slots__ = ("_clock", "_count", "_most", "_ms", "_since")

    def __init__(self, clock: Clock, most: int, ms: float) -> None:
        self._clock = clock
        self._most = most
        self._ms = ms
        self._count = 0
        self._since = clock.now()

    def over(self) -> bool:
        self._count += 1
        if self._count <= self._most:
            return False
        now = self._clock.now()
        if now - self._since < self._ms:
            return True
        self._since, self._count = now, 0
        return False
