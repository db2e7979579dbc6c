"""A seat is a signed token: whoever has it sits there. No account, no lookup, nothing stored.

A token reads `<table>.<seat>.<generation>.<expires, seconds>.<signature>`, the signature being
HMAC-SHA256 of what stands before it, cut to 128 bits. The generation tells how often the seat's
tokens were called back before; the oldest tokens have none, and count as the first.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import NamedTuple

from tablee.table.errors import TableFault

LIFETIME = 90 * 24 * 3600
"""Seconds: long enough to come back to a game left in the summer."""
RENEWED_AFTER = LIFETIME // 4
"""An older token is replaced by a fresh one when it is used."""


class Claim(NamedTuple):
    table: str
    seat: int
    generation: int = 0
    old: bool = False
    """Whether it should be replaced by a fresh one."""


class Signer:
    """Makes and reads tokens. Whoever has `secret` can sit anywhere: it never leaves the server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, table: str, seat: int, now: int, generation: int = 0) -> str:
        """A token from `now` (milliseconds) on."""
        body = f"{table}.{seat}.{generation}.{now // 1000 + LIFETIME}"
        return f"{body}.{self._sign(body)}"

    def read(self, token: str, now: int) -> Claim:
        """The seat of a token. A forged and an expired one raise different faults."""
        body, _, signature = token.rpartition(".")
        if not hmac.compare_digest(as_bytes(signature), self._sign(body).encode()):
            raise TableFault("bad-token")
        table, seat, *generation, expires = body.split(".")  # well-formed, as it is signed
        left = int(expires) - now // 1000
        if left <= 0:
            raise TableFault("expired")
        return Claim(table, int(seat), int(*generation), left < LIFETIME - RENEWED_AFTER)

    def key_of(self, text: str) -> str:
        """A keyed hash of a text: always the same, and only this server can compute it."""
        key = hmac.digest(self._secret, b"keys of this house", "sha256")
        return hmac.digest(key, as_bytes(text), "sha256").hex()

    def _sign(self, body: str) -> str:
        digest = hmac.digest(self._secret, as_bytes(body), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    """The bytes of any text: half a surrogate pair makes a bad token, not an error."""
    return text.encode("utf-8", "surrogatepass")
