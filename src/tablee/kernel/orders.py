"""Standing orders: what a seat wants answered without being asked again, where a game over days
would only wait for it. A game declares which there are; who plays gives and revokes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tablee.kernel.forms import Choice

if TYPE_CHECKING:
    from tablee.kernel.players import Prompt

Answer = Callable[[Mapping[str, Any], "Prompt", Any], Choice | None]
"""answer(view, prompt, value): the choice; None: the seat is asked as ever. It is given what its
seat may know, never the match."""


@dataclass(frozen=True)
class StandingOrder:
    """Its words are `standing-<name>` and, for each value, `standing-<name>-<value>`; all numbers
    share `standing-<name>-n`. One that is not `offered` has none."""

    name: str
    why: str
    """The reason of the questions that it answers."""
    values: tuple[str | int, ...]
    """What can be ordered; the first is proposed."""
    answer: Answer
    offered: bool = True
    """Else it is given by the screen, which asked for it together with something before."""
