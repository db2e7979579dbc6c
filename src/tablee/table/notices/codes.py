"""Codes by which the reader of a notice acts without the key of a device: answers “seen, later”,
confirms or stops an address. A code is signed with the server's secret, so none is stored."""

from __future__ import annotations

import base64
import hmac

from tablee.table.errors import TableFault

LENGTH = 22
"""The length of the signature: 132 bits."""


class NoticeCodes:
    def __init__(self, secret: bytes) -> None:
        self._key = hmac.digest(secret, b"codes of notices", "sha256")

    def make(self, purpose: str, *parts: str) -> str:
        return ".".join((*parts, self._sign(purpose, parts)))

    def read(self, purpose: str, code: str, count: int) -> tuple[str, ...]:
        """The fields of the code; a fault if it was not signed here for this purpose."""
        *parts, sign = code.split(".")
        if len(parts) != count or not hmac.compare_digest(
            sign.encode(), self._sign(purpose, tuple(parts)).encode()
        ):
            raise TableFault("old-notice")
        return tuple(parts)

    def _sign(self, purpose: str, parts: tuple[str, ...]) -> str:
        signed = hmac.digest(self._key, "\n".join((purpose, *parts)).encode(), "sha256")
        return base64.urlsafe_b64encode(signed).decode()[:LENGTH]
