"""Playing over days: how long an answer may take, and standing orders.

client                              server
------                              ------
order     {name, value}        ->   orders {orders}   to the screens of that seat alone
call      {what: "wait"}       ->   people {poll}     all may have the whole time once more
hidden    {yes, unseen}        ->   (nothing)         whoever does not look is called
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Tempo = Literal["live", "day", "three-days", "week", "free"]
"""Live; or over days, with so much time for an answer, or without a limit."""

OrderValue = str | int


class Order(Struct, tag="order", tag_field="t"):
    """Give a standing order: what is answered for me from now on, if the game has such an order;
    without a value it is revoked."""

    name: str
    value: OrderValue | None = None


class Hidden(Struct, tag="hidden", tag_field="t"):
    """This page has not been seen for two minutes: its line stays open, but who has no other is
    called. Or it is seen again."""

    yes: bool = True
    unseen: int = 0
    """For how long by now, in milliseconds."""


class Orders(Struct, tag="orders", tag_field="t"):
    """The standing orders of this seat, by their names; told to its own screens alone."""

    orders: dict[str, OrderValue]
