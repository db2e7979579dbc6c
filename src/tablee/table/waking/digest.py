"""What an answer made be told, as a few letters: by them it is noticed when other rules would tell
something else."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from tablee.kernel import Event
from tablee.kernel.saving.exact import exact


def digest(events: Sequence[Event], ended: Any = None) -> str:
    """Of what everybody was told; and, if it ended with this, of how it ended."""
    told = events if ended is None else (events, ended)
    return blake2b(exact(told), digest_size=8).hexdigest()


def digest_of_rest(events: int) -> str:
    """Of an undo: how many events are left. (What they are, the answers before it say.)"""
    return blake2b(b"%d" % events, digest_size=8).hexdigest()
