"""Who plays: a bot is shown what its seat may know; a player is handed the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from tablee.kernel.forms import Choice, Options, Rand, Seat
from tablee.kernel.match import Match


class Prompt(Struct, frozen=True):
    """What a seat is asked."""

    seat: Seat
    why: str
    rule: str
    options: Options
    args: Mapping[str, Any]


Bot = Callable[[Mapping[str, Any], Sequence[Mapping[str, Any]], Prompt, Rand], Choice]
"""bot(view, events, prompt, rand). It cannot cheat, as it is never given the match."""

Remark = Callable[
    [Mapping[str, Any], Sequence[Mapping[str, Any]], Prompt, Choice, Rand], str | None
]
"""A bot's remark with its choice: the key of a message of its game, or nothing."""


class Saying(Struct, frozen=True):
    """What a bot says: a message of its game, with its arguments."""

    key: str
    args: Mapping[str, Any] = {}


Reply = Callable[
    [Mapping[str, Any], Sequence[Mapping[str, Any]], Seat, str, Sequence[str], Rand], Saying | None
]
"""A bot's reply to what somebody wrote to the table, or nothing:
reply(view, events, seat, text, said, rand). `said` are the keys of what it has said so far. It is
given its seat's view and events, never the match."""

Player = Callable[[Match, Seat], Choice]
"""A player as `tablee.play` takes it. `bots.seated` makes one of a bot."""
