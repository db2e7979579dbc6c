"""The errors of tables and stores, as branches of the kernel's tree.

TableeError
├── Refused, RuleError, BadSave     (the kernel's own)
├── TableFault                      told to one client as `wire.Fault`, with its code
│   ├── Damage                      what lies on disk is not what was written there
│   └── ToldOtherwise               by these rules, an answer tells something else than it did
├── Elsewhere                       another process has the table; never told to a client
└── StoreError                      the data folder cannot be used; said once, at the start
"""

from __future__ import annotations

from typing import Any, Literal

from tablee.kernel.errors import TableeError
from tablee.wire import messages as wire


class TableFault(TableeError):
    """An error in the dealings with one client; only that client is told."""

    def __init__(self, code: wire.FaultCode, /, fatal: bool = False, **args: Any) -> None:
        super().__init__(code)
        self.fault = wire.Fault(code, args, fatal)

    @property
    def code(self) -> str:
        return self.fault.code


Why = Literal[
    "page", "no-row", "row", "no-head", "record", "gap", "chain", "end", "kind", "over", "snapshot"
]
"""The kinds of damage to a table on disk; the message `doctor-<why>` puts each into words."""


class Damage(TableFault):
    """The stored data of one table is damaged. That table is not played on; all others are."""

    def __init__(self, why: Why, record: int = 0) -> None:
        super().__init__("damaged", fatal=True, why=why, record=record)
        self.why: Why = why
        self.record = record
        """The number of the first record that is wrong; 0: none in particular."""


class ToldOtherwise(TableFault):
    """The log is intact, but belongs to other rules."""

    def __init__(self, record: int) -> None:
        super().__init__("unreadable", fatal=True, record=record)
        self.record = record


class Elsewhere(TableeError):
    """In a cluster: another process owns the table."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class StoreError(TableeError):
    """The data folder is not usable; the message is one clear sentence."""
