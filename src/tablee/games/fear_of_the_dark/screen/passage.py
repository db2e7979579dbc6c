"""Which door a step leads through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def passage(view: Mapping[str, Any], choice: Any) -> dict[str, Any] | None:
    """Of the room where the pawn is: its column and row, and the side of the door."""
    if not view["moving"] or choice not in STEPS:
        return None
    (x, y), (dx, dy) = view["pawn"], STEPS[choice]
    here = (x // 3, y // 3)
    if here == ((x + dx) // 3, (y + dy) // 3):
        return None
    return {"col": here[0], "row": here[1], "side": choice}
