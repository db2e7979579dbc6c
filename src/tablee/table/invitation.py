"""How one comes to a table, as its log tells it: the code of its link, whether an open seat asks
first, and which tokens of a seat still count."""

from __future__ import annotations

import hmac
import secrets
from collections import Counter

import msgspec

from tablee.table.errors import TableFault
from tablee.table.store.store import Record
from tablee.table.tokens import Claim, as_bytes

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def random_code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Invitation:
    """Only `apply` changes it, by records of the kinds `door` and `revoke`."""

    __slots__ = ("asks", "code", "generations")

    def __init__(self) -> None:
        self.code = ""
        """Of the link; "": any link with the table's id is good."""
        self.asks = False
        self.generations: Counter[int] = Counter()
        """By seat: how often its tokens were called back."""

    def apply(self, record: Record) -> None:
        if record.kind == "revoke":
            assert record.seat is not None
            self.generations[record.seat] += 1
        else:
            self.code = msgspec.convert(record.data.get("code", self.code), str)
            self.asks = msgspec.convert(record.data.get("asks", self.asks), bool)

    def admit(self, claim: Claim | None, code: str) -> int | None:
        """The seat of a token; None: a spectator, who has a good link."""
        if claim is None:
            self.check(code)
            return None
        if claim.generation != self.generations[claim.seat]:
            raise TableFault("logged-out", fatal=True)
        return claim.seat

    def check(self, code: str) -> None:
        """Is this link still good? If not, nothing is told of the table."""
        if self.code and not hmac.compare_digest(as_bytes(self.code), as_bytes(code)):
            raise TableFault("old-link", fatal=True)
