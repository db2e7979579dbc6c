"""What can be ordered for good where a couple plays over days."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.fog_of_love.rules.creation import COLOURS, PORTRAITS
from tablee.games.fog_of_love.rules.destinies import NOTHING
from tablee.games.fog_of_love.rules.reactions import PASS
from tablee.kernel import Choice, Prompt, StandingOrder


def _react(view: Mapping[str, Any], prompt: Prompt, unless: str) -> Choice | None:
    """FL-10.5: no reaction; unless at that moment, a scene just laid or the choices known. No card
    can be named: see docs/architecture.md, standing orders."""
    return None if prompt.args["trigger"] == unless else PASS


def _keep(view: Mapping[str, Any], prompt: Prompt, value: str) -> Choice | None:
    """FL-11.3: destinies stay as they are, where one may leave them."""
    return NOTHING if isinstance(prompt.options, tuple) and NOTHING in prompt.options else None


def _read(view: Mapping[str, Any], prompt: Prompt, value: str) -> Choice | None:
    """FL-15.4: a lesson has been read."""
    return "read"


def _become(view: Mapping[str, Any], prompt: Prompt, value: str) -> Choice | None:
    """FL-5.1, FL-1.4: face and colour are chosen on one page with the gender, so nobody waits a day
    for each; unless the other has taken it."""
    return value if isinstance(prompt.options, tuple) and value in prompt.options else None


ORDERS = (
    StandingOrder("react", "react", ("always", "asked", "chosen"), _react),
    StandingOrder("destiny", "destiny", ("keep",), _keep),
    StandingOrder("lesson", "lesson", ("read",), _read),
    StandingOrder("portrait", "portrait", PORTRAITS, _become, offered=False),
    StandingOrder("colour", "colour", COLOURS, _become, offered=False),
)
