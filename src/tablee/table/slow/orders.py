"""Standing orders at a live table: given, revoked, and obeyed.

Each is logged, and told to the screens of its seat alone. Its answer is given like any other, at a
random moment that is drawn with or without an order (`live/auto.py`); so in a reaction window
nobody can tell it from an answer by hand, or from a seat that could only pass.
"""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

from tablee.kernel import Choice, Prompt
from tablee.table.errors import TableFault
from tablee.wire.slow import Order, Orders

if TYPE_CHECKING:
    from tablee.table.live.table import Table


def give(table: Table, seat: int, wish: Order) -> None:
    game = table.logged.match.game
    if table.logged.over:
        raise TableFault("over")
    known = next((order for order in game.orders if order.name == wish.name), None)
    if table.deadline is None or known is None or wish.value not in (None, *known.values):
        raise TableFault("no-order")
    if wish.value == table.logged.slow.orders.get(seat, {}).get(wish.name):
        return
    table.changes.make(seat, "order", seat, {"name": wish.name, "value": wish.value})
    told = Orders(table.logged.slow.orders.get(seat, {}))
    for screen, whose in table.presence.screens:
        if whose == seat:
            table.tell(screen, told)
    table.obey(seat)


def ordered(table: Table, seat: int) -> Choice | None:
    """The answer of the seat's standing orders; None: it is asked. Made only from what the seat may
    know."""
    given, match = table.logged.slow.orders.get(seat), table.logged.match
    ask = match.ask
    if given is None or ask is None:
        return None
    for order in match.game.orders:
        if order.why == ask.why and order.name in given:
            prompt = Prompt(seat, ask.why, ask.rule, match.asks[seat], ask.args or {})
            try:
                return order.answer(match.view(seat), prompt, given[order.name])
            except Exception:  # a bug in the game: ask the seat
                table.report_bug(traceback.format_exc())
    return None
