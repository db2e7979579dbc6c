"""Standing orders: answers that a seat gives in advance, so that a game over days need not wait for
it. A game declares which there are; players give and revoke them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tablee.kernel.forms import Choice

if TYPE_CHECKING:
    from tablee.kernel.players import Prompt

Answer = Callable[[Mapping[str, Any], "Prompt", Any], Choice | None]
"""answer(view, prompt, value): the choice, or None to ask the seat as usual. It is given only what
its seat may know, never the match."""


@dataclass(frozen=True)
class StandingOrder:
    """Its texts are `standing-<name>` and, for each value, `standing-<name>-<value>`; all numbers
    share `standing-<name>-n`. One that is not `offered` has no texts."""

    name: str
    why: str
    """The reason of the questions that it answers."""
    values: tuple[str | int, ...]
    """What can be ordered; the first is the default."""
    answer: Answer
    offered: bool = True
    """False: it is given by the screen, which asked for it together with an earlier question."""
