"""A deal that somebody may know is told to all, or is not made."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tablee
from tablee.table.errors import TableFault
from tablee.table.lobby import Lobby
from tablee.table.making.deals import may_be_known
from tablee.table.seats.tokens import Signer
from tablee.table.store.store import TableRow
from tablee.wire import http, messages
from tablee.wire.seats import Call
from tests.table.kit import HeldStore, make_services, sit
from tests.table.test_lobby import play_out

ME, OPEN, BOT = http.SeatWish("me"), http.SeatWish("open"), http.SeatWish("bot")
FOR_SEVERAL = [game.id for game in tablee.games().values() if max(game.seats) > 1]


@pytest.fixture
async def lobby() -> Lobby:
    return Lobby(make_services(HeldStore()), Signer(b"secret"))


def wish(game: str, *seats: http.SeatWish, **more: Any) -> http.NewTable:
    """With open seats up to the least number that the game takes."""
    least = min(size for size in tablee.games()[game].seats if size >= len(seats))
    return http.NewTable(game, seats=[*seats, *[BOT] * (least - len(seats))], **more)


@pytest.mark.parametrize("game", FOR_SEVERAL)
@pytest.mark.parametrize("others", [OPEN, ME], ids=["by a link", "on one device"])
@pytest.mark.parametrize("more", [{"seed": "twin"}, {"daily": True}], ids=["seed", "daily"])
async def test_no_hidden_seed_among_several_people(
    lobby: Lobby, game: str, others: http.SeatWish, more: dict[str, Any]
) -> None:
    with pytest.raises(TableFault, match=r"^hidden-seed$"):
        await lobby.create(wish(game, ME, others, **more))
    assert lobby.services.store.rows == {}  # type: ignore[attr-defined]
    made = await lobby.create(wish(game, ME, others, known_deal=True, **more))
    assert made.table.known_deal
    assert made.table.seed


async def test_everybody_is_told(lobby: Lobby) -> None:
    made = await lobby.create(wish("fog-of-love", ME, OPEN, seed="twin", known_deal=True))
    table = await lobby.open(made.table.id)
    for seat in (0, 1, None):
        info = sit(table, seat).heard[0].table
        assert (info.known_deal, info.seed) == (True, "twin")


async def test_alone_among_bots_nobody_is_deceived(lobby: Lobby) -> None:
    made = await lobby.create(wish("fog-of-love", ME, BOT, seed="twin"))
    assert made.table.seed == "twin"
    assert not made.table.known_deal
    assert not (await lobby.create(http.NewTable("fear-of-the-dark", daily=True))).table.known_deal


async def test_no_seed_no_notice(lobby: Lobby) -> None:
    made = await lobby.create(wish("anomia", ME, OPEN, known_deal=True))
    assert (made.table.seed, made.table.known_deal) == ("", False)


async def test_a_fork_goes_on_from_what_the_replay_shows(lobby: Lobby) -> None:
    old = await play_out(lobby)
    assert not old.info().known_deal
    fork = await lobby.fork(old.logged.row.id, http.Fork(0))
    assert fork.table.known_deal


def test_a_table_of_old_with_a_hidden_seed_shows_it_now() -> None:
    people = [{"kind": "human"}, {"kind": "open"}]
    row = TableRow("old", "fog-of-love", "1", {}, 2, "twin", "twin", people, 0)
    assert may_be_known(row, ["human", "bot"])
    assert not may_be_known(msgspec.structs.replace(row, seed=""), ["human", "human"])


async def test_a_seat_freed_later_is_no_way_round(lobby: Lobby) -> None:
    """Alone among bots one needs to tell nobody; whoever comes to sit there is told all the same,
    before sitting down."""
    made = await lobby.create(wish("fog-of-love", ME, BOT, seed="twin"))
    table = await lobby.open(made.table.id)
    ana, looking_on = sit(table, 0), sit(table, None)
    assert not ana.heard[0].table.known_deal
    table.handle(ana, 0, Call("open", 1))
    assert table.logged.people[1].kind == "open"
    for there in (ana, looking_on):
        told = [message for message in there.heard if isinstance(message, messages.People)]
        assert told[-1].known_deal, "whoever is there is told with the free seat"
    assert (await lobby.visit(made.table.id, "")).info().known_deal
    assert (await lobby.take_seat(made.table.id, 1, http.TakeSeat("Ben"))).table.known_deal
    for seat in (0, 1, None):
        assert sit(table, seat).heard[0].table.known_deal


async def test_a_rematch_has_a_deal_that_nobody_knows(lobby: Lobby) -> None:
    """Whatever the last one followed from."""
    wished = wish("tic-tac-toe", ME, OPEN, seed="twin", known_deal=True)
    made = await lobby.create(wished)
    old = await lobby.open(made.table.id)
    old.happen(("end", 0, None))
    seated = await lobby.again(made.table.id, http.Again([made.tokens["0"]]))
    new = await lobby.open(seated.table.id)
    assert (new.logged.row.seed, new.info().known_deal) == ("", False)
    assert new.logged.row.key not in ("twin", old.logged.row.key)


@pytest.mark.parametrize("game", FOR_SEVERAL)
async def test_nobody_is_told_the_key(lobby: Lobby, game: str) -> None:
    """Neither the key of the shuffles nor what it is made from goes out while a game is played;
    what is published at the start only binds it."""
    made = await lobby.create(wish(game, ME, OPEN))
    table = await lobby.open(made.table.id)
    row, match = table.logged.row, table.logged.match
    told = msgspec.json.encode([made, *(sit(table, seat).heard for seat in (0, 1, None))])
    for secret in (row.key, match.key.hex(), Signer(b"secret")._sign("")):
        assert secret.encode() not in told
