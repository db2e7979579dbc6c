"""The board of a day. How a try went is read from the log of its table, once."""

from __future__ import annotations

import asyncio
import datetime
from contextlib import suppress

import msgspec
from msgspec import Struct

from tablee.kernel import Game
from tablee.table.daily import runs
from tablee.table.daily.runs import DAY, KEPT, RunRow
from tablee.table.errors import TableFault
from tablee.table.making.deals import day_of
from tablee.table.persons.glance import ended, read
from tablee.table.persons.my_tables import FRESH, GLANCING
from tablee.table.persons.persons import Persons
from tablee.table.store.writer import Statement
from tablee.wire.daily import Board, Shown, Try

MOST_SHOWN = 100
"""So many tries are shown on a board, and one's own besides."""
EVERY = 10_000
"""In ms: the ranking of all tries is recomputed no more often."""


class Went(Struct, omit_defaults=True):
    """How a try went. `won` is None if it was broken off, or not played by one person alone."""

    won: bool | None
    level: str
    length: int = 0


Tried = tuple[RunRow, Went | None]


class Ranking(Struct):
    """Of all tries of a day: their number, and the best of those that may be shown."""

    at: int
    tries: int
    over: int
    won: int
    best: list[str]


class Boards:
    """Each request reads the tries on the board, and one's own. All tries, perhaps thousands, are
    read only now and then."""

    def __init__(self, persons: Persons) -> None:
        self._persons = persons
        self._rankings: dict[tuple[str, str], Ranking] = {}
        self._ranking = asyncio.Lock()

    async def show(self, game: Game, day: str, key: str) -> Board:
        """The board. `day` "": today; `key`: of the device that asks, "" if it has none."""
        now = self._persons.clock.now()
        day = day or day_of(now)
        check_day(day, now)
        me = await self._who(key)
        ranking = await self._rank(game, day, now)
        people = [*ranking.best, me]
        rows = await self._persons.read(lambda base: runs.runs_of(base, game.id, day, people))
        return board(day, me, ranking, await self._look(game, rows), game)

    async def _rank(self, game: Game, day: str, now: int) -> Ranking:
        async with self._ranking:
            self._rankings = {
                which: one for which, one in self._rankings.items() if now < one.at + EVERY
            }
            known = self._rankings.get((game.id, day))
            if known is None:
                rows = await self._persons.read(lambda base: runs.runs_of(base, game.id, day))
                known = ranking(game, await self._look(game, rows), now)
                self._rankings[game.id, day] = known
            return known

    async def _who(self, key: str) -> str:
        """The person of a device; an unknown device sees the board as anybody does."""
        try:
            return (await self._persons.person_of(key)).id if key else ""
        except TableFault:
            return ""

    async def choose(self, game: Game, day: str, key: str, shown: Shown) -> Board:
        person = await self._persons.person_of(key)
        own = [person.id]
        if not await self._persons.read(lambda base: runs.runs_of(base, game.id, day, own)):
            raise TableFault("no-run")
        await self._persons.write_as(key, person, runs.set_shown(person.id, game.id, day, shown))
        self._rankings.pop((game.id, day), None)
        return await self.show(game, day, key)

    async def _look(self, game: Game, rows: list[RunRow]) -> list[Tried]:
        """How these tries went. Only a few logs are read per request; the others at the next."""
        found, news, left = list[Tried](), list[Statement](), FRESH
        loop = asyncio.get_running_loop()
        for row in rows:
            went = msgspec.json.decode(row.ended, type=Went) if row.ended else None
            if went is None and row.over and left:
                left -= 1
                with suppress(TableFault):  # retried at the next request
                    went = await loop.run_in_executor(GLANCING, self._went, game, row)
                    news.append(runs.set_ended(row.table, msgspec.json.encode(went).decode()))
            found.append((row, went))
        await self._persons.write(*news)
        return found

    def _went(self, game: Game, row: RunRow) -> Went:
        """How a try went, from its log on disk. In a thread."""
        logged = read(self._persons.store, row.table)
        level = msgspec.json.decode(row.options or "{}").get(game.level, "") if game.level else ""
        if logged is None or logged.others(row.seat):
            return Went(None, str(level))
        end = ended(logged, [row.seat])
        return Went(end.won, str(level), end.length)


def check_day(day: str, now: int) -> None:
    """Raise a fault unless it is today, or one of the days before that are still kept."""
    try:
        datetime.date.fromisoformat(day)
    except ValueError:
        raise TableFault("malformed", why="no such day") from None
    if not day_of(now - (KEPT - 1) * DAY) <= day <= day_of(now):
        raise TableFault("not-found")


def ranking(game: Game, found: list[Tried], now: int) -> Ranking:
    done = [went for _, went in found if went is not None and went.won is not None]
    shown = [
        (rank(game, run), row.person)
        for row, went in found
        if row.shown != "no" and (run := run_of(row, went, "", False)) is not None
    ]
    best = [person for _, person in sorted(shown, key=lambda one: one[0])[:MOST_SHOWN]]
    return Ranking(now, len(found), len(done), sum(bool(went.won) for went in done), best)


def board(day: str, me: str, ranking: Ranking, found: list[Tried], game: Game) -> Board:
    told = Board(day, ranking.tries, ranking.over, ranking.won)
    own = next((pair for pair in found if pair[0].person == me), None)
    if own is not None:
        told.shown = own[0].shown
        told.mine = run_of(*own, me, True)
        told.begun = "" if own[0].over or told.mine else own[0].table
        told.broken = own[1] is not None and own[1].won is None
    open_ = own is not None and bool(own[0].over)
    listed = [run_of(row, went, me, open_) for row, went in found if row.shown != "no"]
    told.runs = sorted((run for run in listed if run is not None), key=lambda run: rank(game, run))
    told.runs = told.runs[:MOST_SHOWN]
    return told


def run_of(row: RunRow, went: Went | None, me: str, replay: bool) -> Try | None:
    """One line of the board; None if there is nothing to tell yet, or it was broken off. A replay
    shows who played, so that of an unnamed person is for themselves only."""
    if went is None or went.won is None:
        return None
    run = Try(went.won, went.level, went.length, mine=row.person == me)
    if row.shown == "name" or run.mine:
        run.name, run.face = row.name, row.face
        run.table = row.table if replay and row.over is not None else ""
    return run


def rank(game: Game, run: Try) -> tuple[bool, int, int]:
    """The sort key. Those who got out come first: the hardest, then the shortest. Of those who did
    not, the one who held out longest."""
    levels = next((list(o.values) for o in game.options if o.name == game.level), [])
    level = levels.index(run.level) if run.level in levels else -1
    return not run.won, -level, run.length if run.won else -run.length
