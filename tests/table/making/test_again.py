"""The same people once more, each one seat further."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.table.lobby import Lobby
from tablee.table.logged import Sitter
from tablee.table.seats.tokens import Claim, Signer
from tablee.wire import http
from tablee.wire import messages as wire
from tablee.wire.door import Knock
from tablee.wire.seats import Call, ComeBack, Leave, Watching
from tests.table.kit import HeldStore, Screen, make_services, sit
from tests.table.live.test_company import fault, told

SEATS = [
    http.SeatWish("me", "Ana"),
    http.SeatWish("me", "Ben"),
    http.SeatWish("bot", "Robin", "random"),
]


@pytest.fixture
def lobby() -> Lobby:
    return Lobby(make_services(HeldStore()), Signer(b"secret"))


async def ended(lobby: Lobby, seats: list[http.SeatWish] | None = None) -> http.Seated:
    made = await lobby.create(http.NewTable("parlour", seats=seats or SEATS))
    (await lobby.open(made.table.id)).happen(("end", 0, None))
    return made


def names(people: list[Sitter]) -> list[str]:
    return [f"{sitter.kind} {sitter.name}".strip() for sitter in people]


async def test_everybody_sits_one_seat_further_and_has_their_token(lobby: Lobby) -> None:
    made = await ended(lobby)
    old = await lobby.open(made.table.id)
    ana = sit(old, 0)
    one = await lobby.again(made.table.id, http.Again([made.tokens["0"]]))
    other = await lobby.again(made.table.id, http.Again([made.tokens["1"]]))
    assert one.table.id == other.table.id == ana.last.next == old.logged.next
    assert [*one.tokens, *other.tokens] == ["1", "2"]
    table = await lobby.open(one.table.id)
    assert names(table.logged.people) == ["bot Robin", "human Ana", "human Ben"]
    assert table.logged.row.key != old.logged.row.key
    assert not table.logged.match.log
    for seated in (one, other):
        ((seat, token),) = seated.tokens.items()
        claim = lobby.claim(one.table.id, token)
        assert table.logged.invitation.admit(claim, "") == int(seat)


async def test_one_table_however_many_ask_at_once(lobby: Lobby) -> None:
    made = await ended(lobby)
    wishes = [http.Again([made.tokens[seat]]) for seat in "0101"]
    seated = await asyncio.gather(*(lobby.again(made.table.id, wish) for wish in wishes))
    assert len({one.table.id for one in seated}) == 1
    assert len(lobby.live) == 2


async def test_all_seats_of_one_device(lobby: Lobby) -> None:
    made = await ended(lobby)
    seated = await lobby.again(made.table.id, http.Again(list(made.tokens.values())))
    assert sorted(seated.tokens) == ["1", "2"]


async def test_where_the_options_say_who_begins_all_keep_their_seats(lobby: Lobby) -> None:
    made = await ended(lobby)
    one = await lobby.again(made.table.id, http.Again([made.tokens["0"]], stay=True))
    other = await lobby.again(made.table.id, http.Again([made.tokens["1"]]))
    assert [*one.tokens, *other.tokens] == ["0", "1"]
    people = (await lobby.open(one.table.id)).logged.people
    assert names(people) == ["human Ana", "human Ben", "bot Robin"]


async def test_where_somebody_left_the_seat_is_open(lobby: Lobby) -> None:
    made = await lobby.create(http.NewTable("parlour", seats=SEATS))
    table = await lobby.open(made.table.id)
    table.handle(sit(table, 1), 1, Leave())
    table.handle(sit(table, 0), 0, Call("end"))
    with fault("not-seated"):
        await lobby.again(made.table.id, http.Again([made.tokens["1"]]))
    seated = await lobby.again(made.table.id, http.Again([made.tokens["0"]]))
    people = (await lobby.open(seated.table.id)).logged.people
    assert names(people) == ["bot Robin", "human Ana", "open"]


async def test_the_next_table_is_as_closed_as_this_one(lobby: Lobby) -> None:
    made = await ended(lobby)
    table = await lobby.open(made.table.id)
    ana = sit(table, 0)
    table.happen(("door", 0, {"code": "abc", "asks": True}))
    table.handle(ana, 0, Watching("link"))
    seated = await lobby.again(made.table.id, http.Again([made.tokens["0"]]))
    old = table.logged.invitation
    new = (await lobby.open(seated.table.id)).logged.invitation
    assert (new.asks, new.watch) == (True, "link")
    assert new.code not in ("", old.code)
    assert new.watch_code not in ("", old.watch_code)


async def test_who_may_not_ask_for_it(lobby: Lobby) -> None:
    made = await lobby.create(http.NewTable("parlour", seats=SEATS))
    where, token = made.table.id, made.tokens["0"]
    with fault("not-over"):
        await lobby.again(where, http.Again([token]))
    table = await lobby.open(where)
    table.happen(("end", 0, None))
    for tokens, code in (([], "not-seated"), ([""], "not-seated"), (["x"], "bad-token")):
        with fault(code):
            await lobby.again(where, http.Again(tokens))
    with fault("bad-options"):
        await lobby.again(where, http.Again([token], {"nonsense": 1}))
    other = await ended(lobby)
    with fault("not-your-seat"):
        await lobby.again(where, http.Again([other.tokens["0"]]))
    table.happen(("revoke", 0, None))
    with fault("logged-out"):
        await lobby.again(where, http.Again([token]))


async def test_a_seat_passed_on_at_the_next_table_stays_so(lobby: Lobby) -> None:
    made = await ended(lobby)
    seated = await lobby.again(made.table.id, http.Again([made.tokens["0"]]))
    table = await lobby.open(seated.table.id)
    table.happen(("take", 1, {"name": "Kim"}))
    late = await lobby.again(made.table.id, http.Again([made.tokens["0"]]))
    with fault("logged-out"):
        table.enter(sit(table, None), lobby.claim(seated.table.id, late.tokens["1"]), wire.Join())


# -- the seats at the next table are theirs, and nobody else's --------------------------------

OPEN = [http.SeatWish("me", "Ana"), http.SeatWish(), http.SeatWish("bot", "Robin", "random")]


async def test_nobody_sits_down_at_a_table_that_is_over(lobby: Lobby) -> None:
    """They would have a seat at the next table, where it may be somebody else's."""
    made = await ended(lobby, OPEN)
    table = await lobby.open(made.table.id)
    with fault("over"):
        await lobby.take_seat(made.table.id, 1, http.TakeSeat("Eve"))
    eve = sit(table, None)
    table.handle(eve, None, Knock(1, "Eve"))
    assert told(eve) == "over"
    assert table.logged.people[1] == Sitter("open")
    table.happen(("door", 0, {"watch": "none"}))
    with fault("no-watching"):
        table.enter(Screen(), None, wire.Join())


async def test_who_got_up_does_not_come_back_to_a_table_that_is_over(lobby: Lobby) -> None:
    made = await lobby.create(http.NewTable("parlour", seats=SEATS))
    table = await lobby.open(made.table.id)
    ben = sit(table, 1)
    table.handle(ben, 1, Leave())
    table.happen(("end", 0, None))
    table.handle(ben, 1, ComeBack())
    assert told(ben) == "over"
    assert table.logged.people[1].left == "Ben"


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0], []])
async def test_an_open_seat_of_the_next_table_is_nobodys(lobby: Lobby, order: list[int]) -> None:
    """Not even of who sat down at the old one while it was laid, or in an old log after that."""
    made = await lobby.create(http.NewTable("parlour", seats=OPEN))
    table = await lobby.open(made.table.id)
    if not order:
        table.happen(("end", 0, None))
    seated = await lobby.again(made.table.id, http.Again([made.tokens["0"]], order=order))
    next_seats = table.logged.next_seats
    assert [seat >= 0 for seat in next_seats] == [True, False, False]
    table.happen(("sit", 1, {"name": "Eve"}))
    with fault("not-seated"):
        await lobby.again(made.table.id, http.Again([table.token(1)]))
    assert seated.table.id == table.logged.next


async def test_who_sits_down_while_the_next_table_is_laid_has_no_seat_there(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = lobby.services.store
    assert isinstance(store, HeldStore)
    made = await lobby.create(http.NewTable("parlour", seats=OPEN))
    table = await lobby.open(made.table.id)
    create = store.create

    def sit_first(*args: Any) -> None:
        table.sit(1, "Kim")
        create(*args)

    monkeypatch.setattr(store, "create", sit_first)
    await lobby.again(made.table.id, http.Again([made.tokens["0"]], order=[1, 0, 2]))
    assert table.logged.next_seats == [1, -1, -1]
    with fault("not-seated"):
        await lobby.again(made.table.id, http.Again([table.token(1)]))


async def test_a_token_of_before_does_not_lead_to_whoever_sits_down(lobby: Lobby) -> None:
    """However somebody came to have one for an open seat."""
    made = await lobby.create(http.NewTable("parlour", seats=OPEN))
    where = made.table.id
    table = await lobby.open(where)
    old = table.token(1)
    seated = await lobby.take_seat(where, 1, http.TakeSeat("Kim"))
    with fault("logged-out"):
        table.enter(Screen(), lobby.claim(where, old), wire.Join())
    assert table.enter(Screen(), lobby.claim(where, seated.tokens["1"]), wire.Join()) == 1


async def test_a_token_for_no_seat_leads_nowhere(lobby: Lobby) -> None:
    made = await lobby.create(http.NewTable("parlour", seats=OPEN))
    table = await lobby.open(made.table.id)
    with fault("logged-out"):
        table.enter(Screen(), Claim(made.table.id, -1), wire.Join())


async def test_taking_a_seat_by_an_offer(lobby: Lobby) -> None:
    made = await lobby.create(http.NewTable("parlour", seats=SEATS))
    table = await lobby.open(made.table.id)
    table.happen(("door", 0, {"code": "closed", "asks": True}))
    table.happen(("offer", 0, {"code": "mine"}))
    with fault("old-offer"):
        await lobby.take_seat(made.table.id, 1, http.TakeSeat("Kim", offer="mine"))
    seated = await lobby.take_seat(made.table.id, 0, http.TakeSeat("Kim", offer="mine", face=4))
    assert table.logged.people[0] == Sitter("human", "Kim", face=4)
    claim = lobby.claim(made.table.id, seated.tokens["0"])
    assert table.logged.invitation.admit(claim, "") == 0
    with fault("malformed"):
        await lobby.take_seat(made.table.id, 0, http.TakeSeat("Kim", face=99))


# -- before the start -------------------------------------------------------------------------


async def test_seats_are_swapped_before_the_start_by_a_new_deal(lobby: Lobby) -> None:
    """So nobody takes along what their old seat was dealt."""
    made = await lobby.create(http.NewTable("parlour", seats=SEATS))
    old = await lobby.open(made.table.id)
    ben = sit(old, 1)
    wish = http.Again([made.tokens["0"]], order=[1, 0, 2])
    seated = await lobby.again(made.table.id, wish)
    assert (ben.last.moved, ben.last.ended, ben.last.next) == (True, True, seated.table.id)
    assert [*seated.tokens] == ["1"]
    table = await lobby.open(seated.table.id)
    assert names(table.logged.people) == ["human Ben", "human Ana", "bot Robin"]
    assert table.logged.row.key != old.logged.row.key
    follows = await lobby.again(made.table.id, http.Again([made.tokens["1"]]))
    assert [*follows.tokens] == ["0"]


async def test_an_empty_seat_is_dropped(lobby: Lobby) -> None:
    seats = [http.SeatWish("me", "Ana"), http.SeatWish(), http.SeatWish("bot", "Robin", "random")]
    made = await lobby.create(http.NewTable("parlour", seats=seats, seed="s", known_deal=True))
    seated = await lobby.again(made.table.id, http.Again([made.tokens["0"]], order=[2, 0]))
    table = await lobby.open(seated.table.id)
    assert names(table.logged.people) == ["bot Robin", "human Ana"]
    assert table.logged.row.seed == "s", "a deal that all have chosen stays"
    assert [*seated.tokens] == ["1"]


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ([0], "no-such-seats"), ([0, 2], "seat-taken"), ([0, 1, 1], "no-such-seats"),
        ([0, 1, 7], "no-such-seat"), ([-1, 0, 1], "no-such-seat"),
    ],
)  # fmt: skip
async def test_an_order_that_cannot_be(lobby: Lobby, order: list[int], code: str) -> None:
    made = await lobby.create(http.NewTable("parlour", seats=SEATS))
    with fault(code):
        await lobby.again(made.table.id, http.Again([made.tokens["0"]], order=order))
    assert not (await lobby.open(made.table.id)).logged.over
