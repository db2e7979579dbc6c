"""Lessons go to whoever plays a first play, with what is asked; to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.kernel import find
from tablee.table.live.seated_bot import seat_bot
from tablee.table.lobby import Lobby
from tablee.table.seats.tokens import Signer
from tablee.wire import http
from tablee.wire import messages as wire

from .kit import HeldStore, Screen, answer, make_services, sit

GAME = "fear-of-the-dark"
FIRST = find(GAME).first
assert FIRST is not None
ME = 0


@pytest.fixture
async def lobby() -> Lobby:
    return Lobby(make_services(HeldStore()), Signer(b"secret"))


async def opened(lobby: Lobby, **more: Any) -> Any:
    wish = {"seed": FIRST.seed, "options": dict(FIRST.options), **more}
    made = await lobby.create(http.NewTable(GAME, **wish))
    return await lobby.open(made.table.id)


def due(screen: Screen) -> list[str]:
    return [lesson.id for lesson in screen.last.lessons]


async def test_a_lesson_comes_with_the_question_it_is_about(lobby: Lobby) -> None:
    table = await opened(lobby)
    me = sit(table, ME)
    assert due(me) == ["strike"]
    assert me.last.lessons[0].at == "matches"
    answer(table, me, ME, "strike")
    assert due(me) == ["plan"]
    table.handle(me, ME, wire.Undo())
    assert due(me) == ["strike"]


async def test_it_comes_again_to_a_page_that_is_opened_again(lobby: Lobby) -> None:
    table = await opened(lobby)
    answer(table, sit(table, ME), ME, "strike")
    assert due(sit(table, ME)) == ["plan"]


async def test_who_watches_is_taught_nothing(lobby: Lobby) -> None:
    table = await opened(lobby)
    assert due(sit(table, None)) == []


async def test_another_deal_has_no_lessons(lobby: Lobby) -> None:
    assert due(sit(await opened(lobby, seed="another"), ME)) == []


async def test_nor_has_a_table_of_several_people(lobby: Lobby) -> None:
    game = find("fiese-freunde")
    assert game.first is not None
    seats = [http.SeatWish("me"), http.SeatWish("open"), http.SeatWish("bot")]
    wish = http.NewTable(game.id, seats=seats, seed=game.first.seed, known_deal=True)
    table = await lobby.open((await lobby.create(wish)).table.id)
    assert table.logged.first is None


def test_its_bots_think_the_same_at_the_same_point() -> None:
    """Also after a restart: what was prepared happens."""
    from tablee import new_match

    match = new_match("fiese-freunde", 3, {}, "key")

    def thought(seed: str) -> Any:
        bot = seat_bot("fiese-freunde", "random")
        bot.seed = seed
        return bot.prepare(match, 1)()

    assert len({thought("seed") for _ in range(12)}) == 1
    assert len({thought("") for _ in range(40)}) == 2
