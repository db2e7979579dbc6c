"""Four letters instead of a link."""

from __future__ import annotations

from tablee.table.clock import VirtualClock
from tablee.table.lobby import Lobby
from tablee.table.seats.codes import LASTS, LENGTH, LETTERS, MOST, Codes
from tablee.table.seats.tokens import Signer
from tablee.wire import http
from tests.table.kit import HeldStore, make_services
from tests.table.live.test_company import fault


def test_a_code_leads_to_its_table_for_a_while() -> None:
    clock = VirtualClock()
    codes = Codes(clock)
    made = codes.make(http.Found("one", "link"))
    assert len(made.code) == LENGTH
    assert set(made.code) <= set(LETTERS)
    assert codes.find(made.code.lower()) == http.Found("one", "link")
    clock.advance(LASTS - 1)
    assert codes.make(http.Found("one", "link")).code == made.code, (
        "and lasts on, if it is asked for again"
    )
    assert codes.make(http.Found("two", "")).code != made.code
    clock.advance(LASTS)
    with fault("no-such-code"):
        codes.find(made.code)
    for nonsense in ("", "x" * 1000, "ıııı"):
        with fault("no-such-code"):
            codes.find(nonsense)


def test_there_are_only_so_many() -> None:
    codes = Codes(VirtualClock())
    made = {codes.make(http.Found(str(n), "")).code for n in range(MOST)}
    assert len(made) == MOST
    with fault("full"):
        codes.make(http.Found("one more", ""))


async def test_only_who_sits_there_or_has_the_link_gives_one() -> None:
    lobby = Lobby(make_services(HeldStore()), Signer(b"secret"))
    seats = [http.SeatWish("me"), http.SeatWish()]
    made = await lobby.create(http.NewTable("tic-tac-toe", seats=seats))
    where = made.table.id
    with fault("bad-token"):
        await lobby.code(where, http.WantCode("x"))
    table = await lobby.open(where)
    table.happen(("door", 0, {"code": "new", "watch": "link", "watch_code": "eyes"}))
    coded = await lobby.code(where, http.WantCode(made.tokens["0"]))
    assert lobby.codes.find(coded.code) == http.Found(where, "new")
    for link, why in (("", "old-link"), ("old", "old-link"), ("eyes", "other-link")):
        with fault(why):
            await lobby.code(where, http.WantCode(code=link))
    screen = await lobby.code(where, http.WantCode(code="new", pad=True))
    assert lobby.codes.find(screen.code) == http.Found(where, "new", pad=True)
    assert screen.code != coded.code
