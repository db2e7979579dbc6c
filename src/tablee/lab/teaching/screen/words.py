"""What a seat may know of Magpies, in words; and the labels of options."""

from __future__ import annotations

from typing import Any

from tablee.kernel import Ask, Catalogue, Choice, Seat
from tablee.lab.teaching.screen.show import show
from tablee.lab.teaching.state import Meadow


def tell(m: Meadow, seat: Seat | None, say: Catalogue, lang: str) -> str:
    """The position as lines of text, from the view alone."""
    view = show(m, seat)

    def line(key: str, **args: Any) -> str:
        return say.format(lang, f"view-{key}", args)

    lines = [
        line("round", round=view.round, leader=view.leader, deck=view.deck),
        line("open", treasures=[c.face for c in view.open]),
    ]
    if view.laid:
        lines.append(line("laid", cards=[c.face for c in view.laid]))
    for player, magpie in enumerate(view.magpies, 1):
        lines.append(line("magpie", player=player, points=magpie.points))
        if magpie.nest:
            lines.append(line("nest", treasures=[c.face for c in magpie.nest]))
        lines.append(line("hand", cards=[c.face or "unknown" for c in magpie.hand]))
    return "\n".join(lines)


def label(m: Meadow, ask: Ask, choice: Choice) -> tuple[str, dict[str, Any]]:
    """The message of one option."""
    if ask.why == "point":
        return "opt-treasure", {"treasure": m.treasure(choice)}
    if isinstance(choice, int):
        return "opt-card", {"card": m.name(choice)}
    return f"opt-{choice}", {}
