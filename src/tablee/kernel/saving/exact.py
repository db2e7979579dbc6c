"""The same bytes for the same data, whatever order a set or a dict happens to have."""

from __future__ import annotations

from typing import Any

import msgspec

_encode = msgspec.json.Encoder(order="deterministic").encode


def exact(value: Any) -> bytes:
    try:
        return _encode(value)
    except TypeError:  # a dict with keys that are no strings: rare, so the fast way is tried first
        return _encode(msgspec.to_builtins(value, str_keys=True))
