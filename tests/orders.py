"""Standing orders of a game, asked without a table around it."""

from __future__ import annotations

import tablee
from tablee.kernel import Choice, Prompt


def ordered(m: tablee.Match, seat: int, name: str, value: str | int) -> Choice | None:
    """What this order answers for the seat to the question on the table; None: it is asked."""
    order = next(order for order in m.game.orders if order.name == name)
    assert m.ask is not None
    assert m.ask.why == order.why
    assert value in order.values
    prompt = Prompt(seat, m.ask.why, m.ask.rule, m.asks[seat], m.ask.args or {})
    return order.answer(m.view(seat), prompt, value)
