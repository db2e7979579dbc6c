"""Playing over days: how much time an answer has, and what is answered without asking again.

client                              server
------                              ------
order     {name, value}        ->   orders {orders}   to the screens of that seat alone
call      {what: "wait"}       ->   people {poll}     all may have the whole time once more
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Tempo = Literal["live", "day", "three-days", "week", "free"]
"""All are there at once; or over days, with so much time for an answer; or with as much as one
likes."""

OrderValue = str | int


class Order(Struct, tag="order", tag_field="t"):
    """A standing order of mine: what is answered for me from now on, where the game knows such an
    order; without a value it is revoked."""

    name: str
    value: OrderValue | None = None


class Orders(Struct, tag="orders", tag_field="t"):
    """The standing orders of this seat, by their names; told to its own screens alone."""

    orders: dict[str, OrderValue]
