"""What can be ordered for good where friends play over days."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.fiese_freunde.rules.auction import DROP
from tablee.games.fiese_freunde.rules.telephones import STAY
from tablee.kernel import Choice, Prompt, StandingOrder

MOST = 12
"""More than one has time for, nearly always."""


def _stay(view: Mapping[str, Any], prompt: Prompt, unless: str) -> Choice | None:
    """FF-10.4: no call; unless for a place that one was named for."""
    named = unless == "named" and prompt.seat in prompt.args["persons"]
    return None if named else STAY


def _bid(view: Mapping[str, Any], prompt: Prompt, most: int) -> Choice | None:
    """FF-9.1: go up to so much, by a secret maximum, and then drop out."""
    assert isinstance(prompt.options, tuple)
    for n in range(most, prompt.args["price"], -1):
        for way in (f"max:{n}", f"bid:{n}"):
            if way in prompt.options:
                return way
    return DROP


def _consent(view: Mapping[str, Any], prompt: Prompt, answer: str) -> Choice | None:
    """FF-4.10: whether one leaves a secure relation."""
    return answer


ORDERS = (
    StandingOrder("call", "call", ("always", "named"), _stay),
    StandingOrder("bid", "bid", tuple(range(MOST + 1)), _bid),
    StandingOrder("leave", "leave", ("no", "yes"), _consent),
)
