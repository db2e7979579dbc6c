"""A fact that happened, with its audience."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from tablee.kernel.forms import Seat


class Event(Struct, frozen=True, array_like=True, gc=False):
    """A message key with arguments.

    `to` None: everybody sees it. Otherwise the seats in `to` see it with `secret` added; the
    others see the public `args` if there is a `secret` to keep from them, else nothing at all.
    """

    key: str
    args: dict[str, Any]
    rule: str = ""
    to: tuple[Seat, ...] | None = None
    secret: dict[str, Any] | None = None

    def seen_by(self, seat: Seat | None) -> dict[str, Any] | None:
        """The arguments as that viewer sees them; None if the event is not for them."""
        if self.to is None:
            return self.args
        if seat in self.to:
            return self.args | self.secret if self.secret else self.args
        return self.args if self.secret is not None else None


def events_for(history: Iterable[Event], seat: Seat | None) -> list[dict[str, Any]]:
    """What that viewer saw happen, numbered from 1 by what this viewer sees."""
    seen = ((event, event.seen_by(seat)) for event in history)
    notes = ((event, args) for event, args in seen if args is not None)
    return [
        {"n": n, "key": event.key, "args": args, "rule": event.rule}
        for n, (event, args) in enumerate(notes, 1)
    ]
