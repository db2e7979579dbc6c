"""A device's key is 32 random bytes made by the browser. Only its hash is stored: 256 bits cannot
be guessed, so a fast hash is enough."""

from __future__ import annotations

import hashlib
import re
import secrets

from tablee.table.errors import TableFault

KEY = re.compile("[A-Za-z0-9_-]{43}")
"""32 bytes, as base64url."""
BEARER = "Bearer "


def read_key(header: str) -> str:
    """The hash of the key that a request carries."""
    secret = header.removeprefix(BEARER)
    if not header.startswith(BEARER) or not KEY.fullmatch(secret):
        raise TableFault("no-person")
    return hash_of(secret)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    return secrets.token_urlsafe(18)


def number_of(key: str) -> str:
    """The number that both devices show while one asks to be let in: somebody who only saw the code
    on a screen does not get the expected number."""
    return f"{int(key[:8], 16) % 1000:03}"


def id_of(key: str) -> str:
    """The id by which a person tells their devices apart."""
    return key[:12]
