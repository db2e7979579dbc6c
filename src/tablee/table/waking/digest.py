"""A short digest of what an answer told everybody: shows when other rules would tell something
else."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from tablee.kernel import Event
from tablee.kernel.saving.exact import exact


def digest(events: Sequence[Event], ended: Any = None) -> str:
    """The digest of what everybody was told and, if the match ended with it, of the result."""
    told = events if ended is None else (events, ended)
    return blake2b(exact(told), digest_size=8).hexdigest()


def digest_of_rest(events: int) -> str:
    """The digest of an undo: how many events are left. (Their content is covered by earlier
    digests.)"""
    return blake2b(b"%d" % events, digest_size=8).hexdigest()
