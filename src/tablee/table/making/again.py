"""The same people once more: everybody sits one seat further, bots too, unless the options of the
game say who begins. Or, before anybody has begun, the same table with other seats.

Either is another table, with a deal of its own: nobody takes along what they have seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel import Game
from tablee.table.errors import TableFault
from tablee.table.logged import LoggedTable
from tablee.table.seats.sitter import Sitter
from tablee.wire import http


def order_of(game: Game, old: LoggedTable, wish: http.Again) -> list[int]:
    """The old seat of each new one; a fault if the wish is impossible."""
    seats = len(old.people)
    if not wish.order:
        if not old.over:
            raise TableFault("not-over")
        return [(seat + (0 if wish.stay else seats - 1)) % seats for seat in range(seats)]
    if old.over or old.match.log:
        raise TableFault("begun")
    check_order(game, old.people, wish.order)
    return wish.order


def check_order(game: Game, people: Sequence[Sitter], order: Sequence[int]) -> None:
    for seat in order:
        if not 0 <= seat < len(people):
            raise TableFault("no-such-seat", seat=seat)
    if len(order) not in game.seats or len(set(order)) < len(order):
        raise TableFault("no-such-seats", seats=len(order), allowed=list(game.seats))
    for seat, sitter in enumerate(people):
        if sitter.kind == "human" and seat not in order:
            raise TableFault("seat-taken", seat=seat)


def people_again(people: Sequence[Sitter], order: Sequence[int]) -> list[Sitter]:
    """The people in their new order. A seat that somebody got up from is open next time, even if a
    bot has played on there."""
    return [Sitter("open") if people[seat].left else people[seat] for seat in order]


def seats_there(seats: int, order: Sequence[int], people: Sequence[Sitter]) -> list[int]:
    """For each of the old seats, the new one of the person who sits there; -1: none. Only a seat
    that is theirs from the beginning: into an open one anybody may sit down. `people`: at the new
    table."""
    humans = {seat: there for there, seat in enumerate(order) if people[there].kind == "human"}
    return [humans.get(seat, -1) for seat in range(seats)]
