"""The message of an option."""

from __future__ import annotations

from typing import Any

from tablee.games.anomia.rules.spoken import WAS_FIRST
from tablee.games.anomia.state import Anomia
from tablee.kernel import Ask


def label(m: Anomia, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
    """AN-7.7: who was first is said by name."""
    key, args = Anomia.label(m, ask, choice)
    if isinstance(choice, str) and choice.startswith(WAS_FIRST):
        return "opt-was-first", {"seat": int(choice.removeprefix(WAS_FIRST))}
    return key, args
