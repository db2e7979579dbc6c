"""What a notice lets its reader do without the key of a device: answer “seen, later”, confirm or
stop an address. A code is signed with the secret of the server, so nothing of it is kept."""

from __future__ import annotations

import base64
import hmac

from tablee.table.errors import TableFault

LENGTH = 22
"""Letters of the signature: 132 bits."""


class Codes:
    def __init__(self, secret: bytes) -> None:
        self._key = hmac.digest(secret, b"codes of notices", "sha256")

    def make(self, purpose: str, *parts: str) -> str:
        return ".".join((*parts, self._sign(purpose, parts)))

    def read(self, purpose: str, code: str, count: int) -> tuple[str, ...]:
        """What the code was made of; a fault if it was not made here for this."""
        *parts, sign = code.split(".")
        if len(parts) != count or not hmac.compare_digest(
            sign.encode(), self._sign(purpose, tuple(parts)).encode()
        ):
            raise TableFault("old-notice")
        return tuple(parts)

    def _sign(self, purpose: str, parts: tuple[str, ...]) -> str:
        signed = hmac.digest(self._key, "\n".join((purpose, *parts)).encode(), "sha256")
        return base64.urlsafe_b64encode(signed).decode()[:LENGTH]
