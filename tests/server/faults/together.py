"""Faults about playing together: the board of the day, people one has played with."""

from __future__ import annotations

from typing import Any

from tablee.server.limits import DAY, Buckets
from tablee.wire import messages as wire

from ..kit import House
from .kit import posted, provokes, read
from .persons import asked_by


@provokes("later-day")
async def the_maze_of_another_day(house: House, made: Any) -> Any:
    seed = "fear-of-the-dark daily 9999-12-31"
    return await posted(house, "/tables", {"game": "fear-of-the-dark", "seed": seed})


@provokes("no-run")
async def on_the_board_without_a_try(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    wish = {"game": "fear-of-the-dark", "day": "2026-11-17", "shown": "name"}
    return read(await asked_by(house, "a" * 43, "/me/daily", wish))


@provokes("no-companion")
async def somebody_i_never_played_with(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    wish = {"id": "b" * 20, "token": made["tokens"]["0"]}
    return read(await asked_by(house, "a" * 43, "/me/companions/invite", wish))


async def two_who_have_played(house: House) -> tuple[dict[str, Any], str]:
    """A table with a seat left for them, and the id by which the first knows the second."""
    played = (await house.http.post("/api/tables", json=TWO)).json()
    for seat, cell, key in ((0, 0, "a"), (1, 3, "b")):
        token = played["tokens"][str(seat)]
        await asked_by(house, key * 43, "/me", {})
        await asked_by(house, key * 43, "/me/tables", {"seats": [{"token": token}]})
        async with house.join(played["table"]["id"], token) as tab:
            await tab.ask(wire.Answer(tab.welcome.prompt.ask, cell), wire.Update)
    headers = {"authorization": f"Bearer {'a' * 43}"}
    known = (await house.http.get("/api/me/companions", headers=headers)).json()
    return played, known["people"][0]["id"]


TWO = {"game": "tic-tac-toe", "seats": [{"kind": "me"}, {"kind": "me"}]}
ONE_OPEN = {"game": "tic-tac-toe", "seats": [{"kind": "me"}, {"kind": "open"}]}


@provokes("no-open-seat")
async def nowhere_to_sit(house: House, made: Any) -> Any:
    played, id = await two_who_have_played(house)
    wish = {"id": id, "token": played["tokens"]["0"]}
    return read(await asked_by(house, "a" * 43, "/me/companions/invite", wish))


@provokes("many-invites")
async def invitations_without_end(house: House, made: Any) -> Any:
    _, id = await two_who_have_played(house)
    house.app.companions._inviters = Buckets(house.clock, 1, DAY)
    for _ in range(2):
        table = (await house.http.post("/api/tables", json=ONE_OPEN)).json()
        wish = {"id": id, "token": table["tokens"]["0"]}
        reply = await asked_by(house, "a" * 43, "/me/companions/invite", wish)
    return read(reply)
