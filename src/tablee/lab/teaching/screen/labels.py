"""The message of an option."""

from __future__ import annotations

from typing import Any

from tablee.kernel import Ask, Choice
from tablee.lab.teaching.state import Meadow


def label(m: Meadow, ask: Ask, choice: Choice) -> tuple[str, dict[str, Any]]:
    """The message of one option."""
    if ask.why == "point":
        return "opt-treasure", {"treasure": m.treasure(choice)}
    if isinstance(choice, int):
        return "opt-card", {"card": m.name(choice)}
    return f"opt-{choice}", {}
