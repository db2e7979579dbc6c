"""Random numbers: keyed and counter-based, so a state stores only the number of draws so far.

A match owns a 256-bit key. Draw number `n` is a function of the key and `n` alone. The match's
first event commits to the key, the key is published at the end: then anyone can check that the
shuffles were decided before the first move.
"""

from __future__ import annotations

import secrets
import struct
from hashlib import sha256, shake_256

KEY_BYTES = 32


def make_key(seed: str | bytes | None) -> bytes:
    """The key of a match: fresh from the system, or made from a seed anybody may type."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if isinstance(seed, str):
        return sha256(b"tablee seed\0" + seed.encode()).digest()
    if len(seed) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(seed)}")
    return seed


def commitment(key: bytes) -> str:
    """What is published before the first move: it binds the key and tells nothing about it."""
    return sha256(b"tablee commitment\0" + key).hexdigest()


def words(key: bytes, draw: int, count: int) -> tuple[int, ...]:
    """`count` random 64-bit words of draw number `draw`, from one call of the hash."""
    stream = shake_256(key + draw.to_bytes(8, "little")).digest(8 * count)
    return struct.unpack(f"<{count}Q", stream)
