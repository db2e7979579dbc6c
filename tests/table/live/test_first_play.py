"""Lessons go to whoever plays a first play, and to whoever wishes for them; to nobody else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tablee import bots
from tablee.kernel import Lesson, Match, find
from tablee.table.live.seated_bot import seat_bot
from tablee.table.lobby import Lobby
from tablee.table.seats.tokens import Signer
from tablee.wire import http
from tablee.wire import messages as wire
from tests.first import asked
from tests.table.kit import HeldStore, Screen, advance, answer, make_services, sit

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
    """The lessons due, by the last message about the game."""
    told = [one for one in screen.heard if isinstance(one, wire.Welcome | wire.Update)]
    return [lesson.id for lesson in told[-1].lessons]


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


# -- at any table -----------------------------------------------------------------------------

NEW = wire.Join(lessons=True)
KNOWN = wire.Join()


async def shared(lobby: Lobby, game: str = "fiese-freunde", people: int = 3) -> Any:
    """A table of several people, with the deal that was prepared for one."""
    first = find(game).first
    assert first is not None
    wish = http.NewTable(
        game, seats=[http.SeatWish("me")] * people, seed=first.seed, known_deal=True
    )
    return await lobby.open((await lobby.create(wish)).table.id)


def answers(table: Any, people: list[Screen], most: int) -> Iterator[int]:
    """Plays on; yields the seat before each answer."""
    house, match = bots.find(table.logged.row.game, bots.HOUSE), table.logged.match
    for n in range(most):
        seat = min(match.asks)
        yield seat
        prompt = asked(match, seat)
        choice = house(match.view(seat), match.events(seat), prompt, random.Random(n))
        answer(table, people[seat], seat, choice)
        advance(table, 10_000)  # a reaction window closes


async def test_nor_has_a_table_of_several_people(lobby: Lobby) -> None:
    """That it is the prepared deal says nothing there: nobody has wished for lessons."""
    table = await shared(lobby)
    assert table.logged.first is None
    assert due(sit(table, ME)) == []


@pytest.mark.parametrize(("game", "people"), [("fiese-freunde", 3), ("fog-of-love", 2)])
async def test_who_is_new_is_taught_among_friends(lobby: Lobby, game: str, people: int) -> None:
    """Each what is due by what they see and are asked; those who know the game, nothing."""
    table, known = await shared(lobby, game, people), people - 1
    seats = [sit(table, seat, KNOWN if seat == known else NEW) for seat in range(people)]
    watching, match = sit(table, None, NEW), table.logged.match
    told: dict[int, set[str]] = {seat: set() for seat in range(known)}
    for _ in answers(table, seats, 60):
        for seat, lessons in told.items():
            may = {one.id for one in fitting(match, seat)}
            assert {*due(seats[seat])} == may
            lessons |= may
        assert due(seats[known]) == due(watching) == []
    assert all(len(lessons) > 4 for lessons in told.values())


def fitting(match: Match, seat: int) -> list[Lesson]:
    first = match.game.first
    if first is None or seat not in match.asks:
        return []
    return list(first.due(match.view(seat), asked(match, seat)))


async def test_the_wish_comes_with_every_page_and_is_kept_nowhere(lobby: Lobby) -> None:
    """So a page that is opened again has lessons, and whoever takes the seat over has none."""
    table = await shared(lobby)
    before = table.logged.seq
    ana = sit(table, ME, NEW)
    assert due(ana) == ["life"]
    table.leave(ana, ME)
    assert due(sit(table, ME)) == []
    assert due(sit(table, ME, NEW)) == ["life"]
    assert table.logged.seq == before


async def test_the_wish_outlives_a_disk_that_failed(lobby: Lobby) -> None:
    table = await shared(lobby)
    store = lobby.services.store
    assert isinstance(store, HeldStore)
    people = [sit(table, seat, NEW if seat == ME else KNOWN) for seat in range(3)]
    store.at_once = False
    answer(table, people[1], 1, "w")
    store.fail()
    for task in list(lobby.tasks):
        await task
    assert [due(one) for one in people] == [["life"], [], []]


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
