"""What the table, not the rules, says no to; a branch of the kernel's tree.

TableeError
├── Refused, RuleError, BadSave     (the kernel's own)
├── TableFault                      told to one client as `wire.Fault`, with its code
└── StoreError                      the data folder cannot be used; said once, at the start
"""

from __future__ import annotations

from typing import Any

from tablee.kernel.errors import TableeError
from tablee.wire import messages as wire


class TableFault(TableeError):
    """One client did something wrong (or we did, to one client): others hear nothing of it."""

    def __init__(self, code: wire.FaultCode, /, fatal: bool = False, **args: Any) -> None:
        super().__init__(code)
        self.fault = wire.Fault(code, args, fatal)

    @property
    def code(self) -> str:
        return self.fault.code


class StoreError(TableeError):
    """The data folder is not usable; the message is one clear sentence."""
