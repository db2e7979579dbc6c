"""How people come to a table, by its log: the code of its link, whether an open seat asks first,
who may watch, which seats are offered, and which tokens are valid."""

from __future__ import annotations

import hmac
import secrets
from collections import Counter

import msgspec

from tablee.table.errors import TableFault
from tablee.table.seats.tokens import Claim, as_bytes
from tablee.table.store.store import Record
from tablee.wire.seats import Behind, Watch

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 10
"""31^10 codes: nobody finds one by trying."""


def random_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Invitation:
    """Changed only by records: of the kinds `door` and `revoke`, and of those in `company.py`."""

    __slots__ = ("asks", "behind", "code", "generations", "offers", "watch", "watch_code")

    def __init__(self) -> None:
        self.code = ""
        """The code of the link; "": any link with the table's id is valid."""
        self.asks = False
        self.generations: Counter[int] = Counter()
        """By seat: how often its tokens were revoked."""
        self.offers: dict[int, str] = {}
        """By seat that is offered: the code of its link, valid once."""
        self.watch: Watch = "all"
        self.watch_code = ""
        """The code of the link for watching, if it has one of its own."""
        self.behind: Behind = 0
        """The delay of spectators, in minutes."""

    def apply(self, record: Record) -> None:
        if record.kind == "revoke":
            assert record.seat is not None
            self.call_back(record.seat)
            return
        data = record.data
        self.code = msgspec.convert(data.get("code", self.code), str)
        self.asks = msgspec.convert(data.get("asks", self.asks), bool)
        self.watch = msgspec.convert(data.get("watch", self.watch), Watch)
        self.watch_code = msgspec.convert(data.get("watch_code", self.watch_code), str)
        self.behind = msgspec.convert(data.get("behind", self.behind), Behind)

    def call_back(self, seat: int) -> None:
        """Revoke all tokens of that seat, and a link by which it is offered."""
        self.generations[seat] += 1
        self.offers.pop(seat, None)

    def offer(self, seat: int, code: str) -> None:
        self.offers[seat] = code
        if not code:
            del self.offers[seat]

    def admit(self, claim: Claim | None, code: str) -> int | None:
        """The seat of a token; None: a spectator with a valid link."""
        if claim is None:
            self.check(code)
            return None
        if claim.seat < 0 or claim.generation != self.generations[claim.seat]:
            raise TableFault("logged-out", fatal=True)
        return claim.seat

    def check(self, code: str) -> None:
        """Raise a fault unless this link is valid: then nothing is told of the table. Links to an
        offered seat or for watching are valid, too."""
        if self.code and not self.known(code):
            raise TableFault("old-link", fatal=True)

    def check_own(self, code: str) -> None:
        """Raise a fault unless it is the table's own link: by the others nobody may take an open
        seat."""
        self.check(code)
        if not self.seats(code):
            raise TableFault("other-link")

    def seats(self, code: str) -> bool:
        """Whether somebody may ask for an open seat by the link with that code."""
        return not self.code or is_code(self.code, code)

    def known(self, code: str) -> str:
        """The code told to somebody who came by that code: the same if it is valid, else none."""
        codes = (self.code, self.watch_code, *self.offers.values())
        return code if any(is_code(good, code) for good in codes) else ""

    def may_watch(self, code: str) -> bool:
        """Whether somebody with that code may watch."""
        return self.watch == "all" or (self.watch == "link" and is_code(self.watch_code, code))

    def check_offer(self, seat: int, code: str) -> None:
        """Raise a fault unless this is the link by which that seat is offered."""
        if not is_code(self.offers.get(seat, ""), code):
            raise TableFault("old-offer")

    def anew(self) -> dict[str, object]:
        """The door of the next table of the same people: equally open, with new codes."""
        door: dict[str, object] = {"asks": True} if self.asks else {}
        if self.code:
            door["code"] = random_code()
        if self.watch != "all":
            code = random_code() if self.watch == "link" else ""
            door |= {"watch": self.watch, "watch_code": code}
        if self.behind:
            door["behind"] = self.behind
        return door


def is_code(good: str, code: str) -> bool:
    return bool(good) and hmac.compare_digest(as_bytes(good), as_bytes(code))
