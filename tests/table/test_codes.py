"""Four letters instead of a link."""

from __future__ import annotations

from tablee.table.clock import VirtualClock
from tablee.table.lobby import Lobby
from tablee.table.seats.codes import LASTS, LENGTH, LETTERS, MOST, Codes
from tablee.table.seats.tokens import Signer
from tablee.wire import http

from .kit import HeldStore, make_services
from .test_company import fault


def test_a_code_leads_to_its_table_for_a_while() -> None:
    clock = VirtualClock()
    codes = Codes(clock)
    made = codes.make("one", "link")
    assert len(made.code) == LENGTH
    assert set(made.code) <= set(LETTERS)
    assert codes.find(made.code.lower()) == http.Found("one", "link")
    clock.advance(LASTS - 1)
    assert codes.make("one", "link").code == made.code, "and lasts on, if it is asked for again"
    assert codes.make("two", "").code != made.code
    clock.advance(LASTS)
    with fault("no-such-code"):
        codes.find(made.code)
    for nonsense in ("", "x" * 1000, "ıııı"):
        with fault("no-such-code"):
            codes.find(nonsense)


def test_there_are_only_so_many() -> None:
    codes = Codes(VirtualClock())
    made = {codes.make(str(n), "").code for n in range(MOST)}
    assert len(made) == MOST
    with fault("full"):
        codes.make("one more", "")


async def test_only_who_sits_there_gives_one() -> None:
    lobby = Lobby(make_services(HeldStore()), Signer(b"secret"))
    seats = [http.SeatWish("me"), http.SeatWish()]
    made = await lobby.create(http.NewTable("tic-tac-toe", seats=seats))
    where = made.table.id
    with fault("not-seated"):
        await lobby.code(where, "")
    with fault("bad-token"):
        await lobby.code(where, "x")
    (await lobby.open(where)).note("door", 0, {"code": "new"})
    coded = await lobby.code(where, made.tokens["0"])
    assert lobby.codes.find(coded.code) == http.Found(where, "new")
