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
"""bot(view, events, prompt, rand): honest by construction, for it never has the match."""

Remark = Callable[
    [Mapping[str, Any], Sequence[Mapping[str, Any]], Prompt, Choice, Rand], str | None
]
"""What a bot says with its choice: the key of a message of its game, or nothing."""

Reply = Callable[[Mapping[str, Any], Sequence[Mapping[str, Any]], Seat, str, Rand], str | None]
"""What a bot answers to what somebody has written to the table: the key of a message of its game,
or nothing. Of the match it has its seat's view and events, as ever."""

Player = Callable[[Match, Seat], Choice]
"""What `tablee.play` asks. `bots.seated` makes one of a bot."""
