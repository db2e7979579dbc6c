"""Faults over HTTP: tables that cannot be made, shown or gone on from."""

from __future__ import annotations

from typing import Any

from tablee.server.limits import DAY, Buckets, Limits
from tablee.wire import http

from ..kit import House
from .kit import finish, got, posted, provokes, read


@provokes("malformed")
async def post_not_json(house: House, made: Any) -> Any:
    return await posted(house, "/tables", b"game=chess")


@provokes("too-big")
async def post_oversized(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("x" * 20_000))


@provokes("no-such-game")
async def unknown_game(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("chess"))


@provokes("no-such-seats")
async def too_many_seats(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("tic-tac-toe", seats=[http.SeatWish()] * 9))


@provokes("bad-options")
async def unknown_option(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("tic-tac-toe", {"size": 4}))


@provokes("bad-seed")
async def seed_of_two_lines(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("fear-of-the-dark", seed="a\nb"))


@provokes("bad-tempo")
async def alone_over_days(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("fog-of-love", tempo="day"))


@provokes("bad-tempo")
async def a_race_over_days(house: House, made: Any) -> Any:
    seats = [http.SeatWish("me", "Ana"), *[http.SeatWish("open")] * 2]
    return await posted(house, "/tables", http.NewTable("anomia", seats=seats, tempo="week"))


@provokes("hidden-seed")
async def a_seed_that_nobody_else_is_told_of(house: House, made: Any) -> Any:
    seats = [http.SeatWish("me"), http.SeatWish("open")]
    return await posted(house, "/tables", http.NewTable("fog-of-love", seats=seats, seed="twin"))


@provokes("bad-bot")
async def unknown_bot(house: House, made: Any) -> Any:
    seats = [http.SeatWish("me"), http.SeatWish("bot", bot="hal")]
    return await posted(house, "/tables", http.NewTable("tic-tac-toe", seats=seats))


@provokes("bad-name")
async def no_name(house: House, made: Any) -> Any:
    return await posted(house, f"/tables/{made['table']['id']}/seats/0", http.TakeSeat(" "))


@provokes("seat-taken")
async def seat_of_another(house: House, made: Any) -> Any:
    return await posted(house, f"/tables/{made['table']['id']}/seats/0", http.TakeSeat("Eve"))


@provokes("no-such-seat")
async def seat_that_is_not_there(house: House, made: Any) -> Any:
    return await posted(house, f"/tables/{made['table']['id']}/seats/7", http.TakeSeat("Eve"))


@provokes("no-such-table")
async def show_nowhere(house: House, made: Any) -> Any:
    return await got(house, "/tables/nowhere")


@provokes("not-over")
async def replay_too_early(house: House, made: Any) -> Any:
    return await got(house, f"/tables/{made['table']['id']}/replay/0?seat=0")


@provokes("not-over")
async def fork_too_early(house: House, made: Any) -> Any:
    return await posted(house, f"/tables/{made['table']['id']}/fork", http.Fork(0))


@provokes("no-such-moment")
async def moment_after_the_end(house: House, made: Any) -> Any:
    finished = await finish(house)
    return await got(house, f"/tables/{finished['table']['id']}/replay/6")


@provokes("no-such-seat")
async def replay_by_nobodys_eyes(house: House, made: Any) -> Any:
    finished = await finish(house)
    return await got(house, f"/tables/{finished['table']['id']}/replay/0?seat=1e5")


@provokes("not-found")
async def unknown_address(house: House, made: Any) -> Any:
    return await got(house, "/secrets")


@provokes("not-found")
async def rules_outside_the_folder(house: House, made: Any) -> Any:
    return await got(house, "/rules/..%2Farchitecture/en")


@provokes("too-fast")
async def tables_by_the_dozen(house: House, made: Any) -> Any:
    for _ in range(Limits().tables_per_minute + 1):
        reply = await house.http.post("/api/tables", json={"game": "tic-tac-toe"})
    return read(reply)


@provokes("enough")
async def one_table_too_many(house: House, made: Any) -> Any:
    house.app.api._today = Buckets(house.clock, 1, DAY)
    await house.make()
    return await posted(house, "/tables", http.NewTable("tic-tac-toe"))


@provokes("enough")
async def one_fork_too_many(house: House, made: Any) -> Any:
    house.app.api._forks = Buckets(house.clock, 1, DAY)
    path = f"/tables/{made['table']['id']}/fork"
    assert (await posted(house, path, http.Fork(0))).code == "not-over"
    return await posted(house, path, http.Fork(0))
