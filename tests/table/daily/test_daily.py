"""The board of a day, on both stores: what counts as a try, who is told of it, and by whom."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import chain

import pytest

from tablee.kernel import Game, find
from tablee.table.daily import runs
from tablee.table.daily.board import EVERY, FRESH, MOST_SHOWN, Boards
from tablee.table.daily.runs import DAY, KEPT, start_of
from tablee.table.making.deals import day_of
from tablee.table.persons.tidying import Tidying
from tablee.table.store.writer import Statement
from tablee.wire import http
from tablee.wire.daily import Board
from tablee.wire.persons import MySeat, Myself
from tests.table.persons.test_persons import Device, House, fault, opened

WON, LOST, OPEN = (0, 3, 1, 4, 2), (0, 3, 1, 4, 8, 5), (0, 3)
"""Cells of the first and the second seat, by turns."""


@pytest.fixture
async def house(address: str) -> AsyncIterator[House]:
    async with opened(address) as house:
        yield house


@pytest.fixture
def game() -> Game:
    return replace(find("tic-tac-toe"), daily=True)


async def lay(house: House, **more: object) -> http.Seated:
    seats = [http.SeatWish("me", "Ada"), http.SeatWish("bot", "Robin")]
    wish = http.NewTable("tic-tac-toe", seats=seats, **{"daily": True, **more})  # type: ignore[arg-type]
    return await house.lobby.create(wish)


async def tries(house: House, device: Device, *cells: int, **more: object) -> str:
    made = await lay(house, **more)
    await device.tables(MySeat(made.tokens["0"]))
    await house.play(made.table.id, *cells)
    return made.table.id


async def person(house: House, name: str) -> Device:
    device = Device(house)
    await device.be(Myself(name, face=2))
    return device


async def board(house: House, game: Game, device: Device | None = None, day: str = "") -> Board:
    return await Boards(house.persons).show(game, day, device.key if device else "")


async def choose(house: House, game: Game, device: Device, shown: str) -> Board:
    day = (await board(house, game)).day
    return await Boards(house.persons).choose(game, day, device.key, shown)  # type: ignore[arg-type]


async def test_only_who_wishes_is_on_the_board_and_named_only_if_they_say_so(
    house: House, game: Game
) -> None:
    ada, ben, zoe = [await person(house, name) for name in ("Ada", "Ben", "Zoé")]
    await tries(house, ada, *WON)
    await tries(house, ben, *LOST)
    await tries(house, zoe, *WON)
    told = await board(house, game)
    assert (told.tries, told.over, told.won, told.runs, told.mine) == (3, 3, 2, [], None)
    await choose(house, game, ada, "name")
    await choose(house, game, ben, "nameless")
    told = await board(house, game)
    assert [(run.name, run.face, run.won) for run in told.runs] == [
        ("Ada", 2, True),
        ("", 0, False),
    ]
    assert all(not run.table and not run.mine for run in told.runs)
    told = await board(house, game, ben)
    assert told.mine is not None
    assert (told.mine.name, told.mine.won, told.shown) == ("Ben", False, "nameless")
    assert [run.mine for run in told.runs] == [False, True]
    (own,) = (await house.persons.export(ada.key)).tries
    assert (own.game, own.day, own.shown) == ("tic-tac-toe", told.day, "name")
    await choose(house, game, ada, "no")
    assert [run.name for run in (await board(house, game)).runs] == [""]


async def test_replays_are_for_those_whose_own_try_is_over(house: House, game: Game) -> None:
    ada, ben = await person(house, "Ada"), await person(house, "Ben")
    won = await tries(house, ada, *WON)
    await choose(house, game, ada, "name")
    assert [run.table for run in (await board(house, game, ben)).runs] == [""]
    mine = await tries(house, ben, *OPEN)
    told = await board(house, game, ben)
    assert [run.table for run in told.runs] == [""]
    assert (told.begun, told.mine, told.tries, told.over) == (mine, None, 2, 1)
    await house.play(mine, 1, 4, 8, 5)
    told = await board(house, game, ben)
    assert [run.table for run in told.runs] == [won]
    assert told.begun == ""


async def test_without_a_name_means_that_the_board_leads_to_none(house: House, game: Game) -> None:
    """Whoever opens a table, or its replay, is told who sat there."""
    ada, ben = await person(house, "Ada"), await person(house, "Ben")
    await tries(house, ada, *WON)
    where = await tries(house, ben, *LOST)
    told = await choose(house, game, ben, "nameless")
    assert [run.table for run in told.runs] == [where], "one's own"
    told = await board(house, game, ada)
    assert [(run.name, run.table) for run in told.runs] == [("", "")]
    await choose(house, game, ben, "name")
    assert [run.table for run in (await board(house, game, ada)).runs] == [where]


async def test_the_first_try_counts_whatever_is_done_about_it(house: House, game: Game) -> None:
    """Another table of the same day, a fork of it, the list without it: nothing helps."""
    ada = await person(house, "Ada")
    lost = await tries(house, ada, *LOST)
    await house.persons.drop(ada.key, lost)
    await tries(house, ada, *WON)
    forked = await house.lobby.fork(lost, http.Fork(0, "Ada"))
    await ada.tables(MySeat(forked.tokens["0"]))
    told = await choose(house, game, ada, "name")
    assert [(run.won, run.table) for run in told.runs] == [(False, lost)]
    assert told.tries == 1


async def test_neither_a_fork_nor_another_seed_nor_another_day_is_a_try(
    house: House, game: Game
) -> None:
    ada, ben = await person(house, "Ada"), await person(house, "Ben")
    lost = await tries(house, ada, *LOST)
    forked = await house.lobby.fork(lost, http.Fork(0, "Ben"))
    await ben.tables(MySeat(forked.tokens["0"]))
    await tries(house, ben, *WON, daily=False, seed="twin")
    day = (await board(house, game)).day
    house.clock.advance(DAY)
    await tries(house, ben, *WON, daily=False, seed=f"tic-tac-toe daily {day}")
    assert (await board(house, game, day=day)).tries == 1
    assert (await board(house, game)).tries == 0
    with fault("no-run"):
        await choose(house, game, ben, "name")


async def test_the_deal_of_a_day_is_known_to_this_house_alone(house: House, address: str) -> None:
    made = await lay(house)
    loaded = house.store.load(made.table.id)
    assert loaded is not None
    row = loaded[0]
    assert row.key != row.seed
    assert len(row.key) == 64
    again = await lay(house, daily=False, seed=row.seed)
    same = house.store.load(again.table.id)
    assert same is not None
    assert same[0].key == row.key
    house.clock.advance(DAY)
    today = house.store.load((await lay(house)).table.id)
    assert today is not None
    assert today[0].key != row.key
    with fault("later-day"):
        await lay(house, daily=False, seed="tic-tac-toe daily 9999-12-31")
    other = await lay(house, daily=False, seed="another-game daily 9999-12-31")
    assert other.table.seed == "another-game daily 9999-12-31"


async def test_a_game_that_was_broken_off_is_a_try_and_no_more(house: House, game: Game) -> None:
    ada = await person(house, "Ada")
    table = await tries(house, ada, *OPEN)
    live = await house.lobby.open(table)
    live.happen(("end", 0, None))
    await live.settled()
    told = await choose(house, game, ada, "name")
    assert (told.tries, told.over, told.runs, told.mine) == (1, 0, [], None)
    assert told.broken


async def test_shortly_after_midnight_it_is_still_a_try_of_the_day_before(
    house: House, game: Game
) -> None:
    ada = await person(house, "Ada")
    day = (await board(house, game)).day
    house.clock.advance(start_of(day) + DAY - 1000 - house.clock.now())
    made = await lay(house)
    house.clock.advance(2000)
    await ada.tables(MySeat(made.tokens["0"]))
    assert (await board(house, game)).tries == 0
    assert (await board(house, game, day=day)).tries == 1


async def test_a_board_is_kept_for_a_few_days_and_goes_with_the_person(
    house: House, game: Game
) -> None:
    ada, ben = await person(house, "Ada"), await person(house, "Ben")
    await tries(house, ada, *WON)
    await tries(house, ben, *WON)
    await house.persons.forget(ben.key)
    day = (await board(house, game)).day
    assert (await board(house, game)).tries == 1
    tidying = Tidying(house.persons, house.lobby.services, 0)
    house.clock.advance((KEPT - 1) * DAY)
    await tidying.tidy()
    assert (await board(house, game, day=day)).tries == 1
    house.clock.advance(DAY)
    await tidying.tidy()
    assert house.store.ask(lambda base: base.execute("select * from runs")) == []
    with fault("not-found"):
        await board(house, game, day=day)
    for wrong in ("yesterday", "2026-13-01", "1' or '1"):
        with fault("malformed"):
            await board(house, game, day=wrong)


async def test_of_many_tries_a_few_are_read_at_a_time(
    house: House, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.table.daily.board.FRESH", 2)
    assert FRESH > 2
    for n in range(3):
        await tries(house, await person(house, f"P{n}"), *WON)
    assert [(await board(house, game)).over for _ in range(3)] == [2, 3, 3]


def one_of_many(game: Game, day: str, n: int) -> list[Statement]:
    """Somebody who got out after so many actions, and shows it."""
    row = (game.id, day, f"P{n}", f"T{n}", f'{{"won":true,"level":"","length":{n}}}')
    return [
        (
            "insert into persons (id, name, lang, face, made) values (?, ?, 'en', 2, 0)",
            (row[2],) * 2,
        ),
        (
            "insert into runs (game, day, person, table_id, seat, made, shown, ended) "
            "values (?, ?, ?, ?, 0, 0, 'name', ?)",
            row,
        ),
    ]


async def test_of_thousands_few_are_read_at_each_look(
    house: House, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are ranked now and then; a look reads those on the board and one's own, as they are."""
    many, read, real = 3000, list[int](), runs.runs_of
    monkeypatch.setattr(runs, "runs_of", lambda *asked: noted(read, real(*asked)))
    ada, day = await person(house, "Ada"), day_of(house.clock.now())
    await tries(house, ada, *LOST)
    await house.persons.write(*chain(*(one_of_many(game, day, n + 1) for n in range(many))))
    boards = Boards(house.persons)
    told = await boards.show(game, day, ada.key)
    assert (told.tries, told.won) == (many + 1, many)
    assert [run.name for run in told.runs] == [f"P{n + 1}" for n in range(MOST_SHOWN)]
    read.clear()
    await house.persons.write(runs.set_shown("P1", game.id, day, "no"))
    for _ in range(50):
        told = await boards.show(game, day, ada.key)
    assert told.mine is not None
    assert told.runs[0].name == "P2"
    assert max(read) <= MOST_SHOWN + 1
    house.clock.advance(EVERY)
    await boards.show(game, day, "")
    assert max(read) == many + 1
    read.clear()
    told = await boards.choose(game, day, ada.key, "name")
    assert [run.name for run in told.runs][-1] == f"P{MOST_SHOWN + 1}"
    assert read.count(many + 1) == 1, "what somebody chooses is seen at once"


def noted(read: list[int], rows: list[runs.RunRow]) -> list[runs.RunRow]:
    read.append(len(rows))
    return rows


async def test_the_hardest_and_the_shortest_come_first() -> None:
    from tablee.table.daily.board import rank
    from tablee.wire.daily import Try

    fear = find("fear-of-the-dark")
    runs = [
        Try(False, "hard", 9), Try(True, "easy", 20), Try(True, "hard", 40), Try(True, "hard", 30),
        Try(False, "hard", 30), Try(False, "odd", 99),
    ]  # fmt: skip
    runs.sort(key=lambda run: rank(fear, run))
    assert [(run.won, run.level, run.length) for run in runs] == [
        (True, "hard", 30), (True, "hard", 40), (True, "easy", 20), (False, "hard", 30),
        (False, "hard", 9), (False, "odd", 99),
    ]  # fmt: skip
