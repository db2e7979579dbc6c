"""How one comes to a table, as its log tells it: the code of its link, whether an open seat asks
first, who may look on, which seats are passed on, and which tokens of a seat still count."""

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
    """Only records change it: of the kinds `door` and `revoke`, and of those in `company.py`."""

    __slots__ = ("asks", "behind", "code", "generations", "offers", "watch", "watch_code")

    def __init__(self) -> None:
        self.code = ""
        """Of the link; "": any link with the table's id is good."""
        self.asks = False
        self.generations: Counter[int] = Counter()
        """By seat: how often its tokens were called back."""
        self.offers: dict[int, str] = {}
        """By seat that is passed on: the code of the link for it, good for once."""
        self.watch: Watch = "all"
        self.watch_code = ""
        """Of the link for watching, where there is one of its own."""
        self.behind: Behind = 0
        """Minutes by which those who look on are behind."""

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
        """No token of that seat so far is good any more, nor a link by which it is passed on."""
        self.generations[seat] += 1
        self.offers.pop(seat, None)

    def offer(self, seat: int, code: str) -> None:
        self.offers[seat] = code
        if not code:
            del self.offers[seat]

    def admit(self, claim: Claim | None, code: str) -> int | None:
        """The seat of a token; None: a spectator, who has a good link."""
        if claim is None:
            self.check(code)
            return None
        if claim.generation != self.generations[claim.seat]:
            raise TableFault("logged-out", fatal=True)
        return claim.seat

    def check(self, code: str) -> None:
        """Is this link still good? If not, nothing is told of the table. The link of a seat that is
        passed on, and the one for watching, are good as well."""
        if self.code and not self.known(code):
            raise TableFault("old-link", fatal=True)

    def check_own(self, code: str) -> None:
        """The same of the link of the table itself: by the others nobody may sit down anywhere."""
        self.check(code)
        if not self.seats(code):
            raise TableFault("other-link")

    def seats(self, code: str) -> bool:
        """Whether one may ask for an open seat by the link with that code."""
        return not self.code or is_code(self.code, code)

    def known(self, code: str) -> str:
        """What somebody who came by that code is told of codes: the same, if it is one."""
        codes = (self.code, self.watch_code, *self.offers.values())
        return code if any(is_code(good, code) for good in codes) else ""

    def may_watch(self, code: str) -> bool:
        """With a link that is good."""
        return self.watch == "all" or (self.watch == "link" and is_code(self.watch_code, code))

    def check_offer(self, seat: int, code: str) -> None:
        """Is this the link by which that seat is passed on?"""
        if not is_code(self.offers.get(seat, ""), code):
            raise TableFault("old-offer")

    def anew(self) -> dict[str, object]:
        """The door of the next table of the same people: as open or closed, by other codes."""
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
