"""How matches under way of earlier versions go on (`Game.migrations`)."""

from __future__ import annotations

from typing import Any

from tablee.kernel.game import Migration


def with_flares(state: dict[str, Any]) -> dict[str, Any]:
    """3: whether a match flares. Never at the start of a step."""
    return state | {"flares": False}


MIGRATIONS: dict[int, Migration] = {3: with_flares}
