"""Who sits where at a new table, and its options; or a fault."""

from __future__ import annotations

from typing import Any

from tablee.kernel import Game, Refused, find
from tablee.table.clean import clean_name
from tablee.table.errors import TableFault
from tablee.table.live.seated_bot import HOUSE, seat_bot
from tablee.table.logged import Sitter
from tablee.table.seats.invitation import random_code
from tablee.wire import http

ID_LENGTH = 12
"""31^12 links: nobody finds a table by trying."""


def new_id() -> str:
    return random_code(ID_LENGTH)


def find_game(game_id: str) -> Game:
    try:
        return find(game_id)
    except Refused:
        raise TableFault("no-such-game", game=game_id) from None


def settle(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    try:
        return game.settle(options)
    except Refused as no:
        raise TableFault("bad-options", refused=no.key, rule=no.rule, **no.args_) from None


def seat_people(game: Game, wish: http.NewTable) -> list[Sitter]:
    """Who sits where at a new table. Without a wish: the smallest table, one person and bots."""
    wishes = wish.seats
    if not wishes:
        bots = [http.SeatWish("bot", bot=HOUSE)] * (game.seats[0] - 1)
        wishes = [http.SeatWish("me"), *bots]
    if len(wishes) not in game.seats:
        raise TableFault("no-such-seats", seats=len(wishes), allowed=list(game.seats))
    return [sitter_of(game, seat, wish.name) for seat in wishes]


def sitter_of(game: Game, wish: http.SeatWish, my_name: str) -> Sitter:
    name = wish.name or (my_name if wish.kind == "me" else "")
    if name:
        name = clean_name(name)
    if wish.kind == "bot":
        seat_bot(game.id, wish.bot)  # or a fault: no bot of that name
        return Sitter("bot", name, wish.bot)
    return Sitter("human", name) if wish.kind == "me" else Sitter("open")


def fork_people(people: list[Sitter], wish: http.Fork) -> tuple[list[Sitter], int]:
    """Bots stay, I take one seat, the seats of the other humans are open."""
    mine = wish.seat
    if mine is None:
        mine = next((seat for seat, p in enumerate(people) if p.kind != "bot"), 0)
    if not 0 <= mine < len(people):
        raise TableFault("no-such-seat", seat=mine)
    seats = [person if person.kind == "bot" else Sitter("open") for person in people]
    seats[mine] = Sitter("human", clean_name(wish.name) if wish.name else people[mine].name)
    return seats, mine
