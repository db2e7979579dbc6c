"""Makes tables: new ones, forks of finished ones, and rematches of the same people."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from tablee.kernel import Game
from tablee.table.errors import TableFault
from tablee.table.live.recording import Happening
from tablee.table.live.table import Table
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.making.again import order_of, people_again, seats_there
from tablee.table.making.deals import chosen_deal
from tablee.table.making.opening import checked_tempo, opening
from tablee.table.making.seating import find_game, fork_people, new_id, seat_people, settle
from tablee.table.persons.records import carry_seat
from tablee.table.replays import Replays
from tablee.table.store.store import Record, TableRow
from tablee.table.store.writer import settle_once
from tablee.wire import http

if TYPE_CHECKING:
    from tablee.table.lobby import Lobby


class Maker:
    def __init__(self, lobby: Lobby, replays: Replays, failed: Callable[[Table], None]) -> None:
        self._lobby = lobby
        self._services = lobby.services
        self._signer = lobby.signer
        self._replays = replays
        self._failed = failed
        self._again: dict[str, asyncio.Task[str]] = {}
        """By old table: the rematch that is being made."""

    async def create(self, wish: http.NewTable) -> http.Seated:
        game = find_game(wish.game)
        people = seat_people(game, wish)
        now = self._services.clock.now()
        deal = chosen_deal(wish, [person.kind for person in people], now, self._signer)
        row = new_row(game, wish.options, people, deal.key, deal.seed, now)
        logged = LoggedTable(row)
        door = {"asks": True} if wish.asks else {}
        records = opening(logged, checked_tempo(game, wish, people), door)
        table = await self._establish(logged, records)
        mine = [seat for seat, person in enumerate(people) if person.kind == "human"]
        return self._lobby.seated(table, mine)

    async def fork(self, table_id: str, wish: http.Fork) -> http.Seated:
        """A new table that continues from a moment of a finished one: the same cards, another
        future."""
        old = await self._lobby.visit(table_id, wish.code)
        replay = await self._replays.of(old)
        people, mine = fork_people(old.logged.people, wish)
        row = replace(
            old.logged.row, id=new_id(), people=msgspec.to_builtins(people),
            created=self._services.clock.now(), forked_from=table_id,
        )  # fmt: skip
        logged, records = await self._replays.aside(table_id, replay.fork, row, wish.at)
        return self._lobby.seated(await self._establish(logged, records), [mine])

    async def again(self, table_id: str, wish: http.Again) -> http.Seated:
        """A rematch at other seats: one new table for all of them, whoever asks first. Whoever has
        a seat at the old table has one at the new."""
        old = await self._lobby.open(table_id)
        mine = [self._lobby.seat_of(old, token) for token in wish.tokens]
        if not mine:
            raise TableFault("not-seated")
        if not old.logged.next:
            task = self._again.get(table_id)
            if task is None:
                task = asyncio.ensure_future(self._lay_again(old, wish, mine[0]))
                self._again[table_id] = task
                task.add_done_callback(lambda _: self._again.pop(table_id, None))
            await asyncio.shield(task)
        where, now, logged = old.logged.next, self._services.clock.now(), old.logged
        seats = [logged.next_seats[one] for one in mine]
        if -1 in seats:  # they had got up, or sat down, while it was made
            raise TableFault("not-seated")
        tokens = {str(seat): self._signer.make(where, seat, now) for seat in seats}
        return http.Seated(replace(old.info(), id=where, over=False), tokens)

    async def _lay_again(self, old: Table, wish: http.Again, by: int) -> str:
        game, now = find_game(old.logged.row.game), self._services.clock.now()
        order, invitation = order_of(game, old.logged, wish), old.logged.invitation
        people = people_again(old.logged.people, order)
        seed, key = "", secrets.token_hex(32)
        if wish.order and old.logged.row.seed:  # a chosen seed is known to all
            seed, key = old.logged.row.seed, old.logged.row.key
        options = old.logged.match.options if wish.options is None else wish.options
        row = new_row(game, options, people, key, seed, now)
        logged = LoggedTable(row)
        records = opening(logged, old.logged.slow.tempo, invitation.anew())
        table, moved = await self._establish(logged, records), bool(wish.order)
        if moved and table.calls is not None:
            table.calls.doubt()
        seats = seats_there(len(old.logged.people), order, people)
        then = {"table": row.id, "seats": seats, "moved": moved}
        ending: list[Happening] = [("end", by, None)] if moved else []
        generations = old.logged.invitation.generations
        carried = [
            carry_seat(old.stream.table, seat, generations[seat], row.id, there, now, moved)
            for seat, there in enumerate(seats)
            if there >= 0
        ]
        old.happen(*ending, ("next", by, then), more=tuple(carried))
        old.seats_changed()
        await old.settled()
        return row.id

    async def _establish(self, logged: LoggedTable, records: list[Record]) -> Table:
        """Write the table to the store before it goes live. In a cluster it lives at the first
        process that somebody opens it at, unless it has something to do by itself."""
        row, services = logged.row, self._services
        loop = asyncio.get_running_loop()
        written: asyncio.Future[bool] = loop.create_future()
        table = Table(logged, services, self._failed)

        def done(result: bool) -> None:
            loop.call_soon_threadsafe(settle_once, written, result)

        write = partial(services.store.create, table.stream, row, records, done)
        if records:  # a fork has many to encode: not on the loop
            await asyncio.to_thread(write)
        else:
            write()
        if not await written:
            table.close()
            raise TableFault("storage")
        if services.shared and table.idle:
            table.close()
        else:
            await self._lobby.owners.take(row.id)
            self._lobby.keep(table)
        services.counts["tables_created"] += 1
        services.report("table-created", table=row.id, game=row.game, fork=row.forked_from)
        return table


def new_row(
    game: Game, options: dict[str, Any], people: list[Sitter], key: str, seed: str, now: int
) -> TableRow:
    return TableRow(
        new_id(), game.id, str(game.version), settle(game, options), len(people),
        key, seed, msgspec.to_builtins(people), now,
    )  # fmt: skip
