"""All tables of a server: making, opening, seats, forks, replays. A table that nobody uses is put
to sleep: it leaves the memory, and is read from disk when somebody opens it again."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from itertools import islice
from typing import Any, TypeVar

import msgspec

from tablee.kernel import Game, Refused, find
from tablee.table.clean import clean_name
from tablee.table.deals import chosen_seed
from tablee.table.errors import Damage, TableFault
from tablee.table.invitation import random_code
from tablee.table.live.seated_bot import HOUSE, seat_bot
from tablee.table.live.table import Table
from tablee.table.live.viewer import encode
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.replays import Replays
from tablee.table.services import WAKING, WAKING_LONG, Services
from tablee.table.store.store import Record, TableRow
from tablee.table.tokens import Claim, Signer
from tablee.wire import http
from tablee.wire import messages as wire

T = TypeVar("T")

ID_LENGTH = 12
"""31^12 links: nobody finds a table by trying."""

LOOKED_AT = 16
"""Tables that are looked at to find one that may sleep."""
LONG_LOG = 1_500
"""Records: the longest games have a third of it, talk and all."""
SWEEP_EVERY = 60_000


class Lobby:
    def __init__(
        self, services: Services, signer: Signer, most_live: int = 5000, sleep_after: int = 600_000
    ) -> None:
        self.services = services
        self.signer = services.signer = signer
        self.most_live = most_live
        self.sleep_after = sleep_after
        self.live: OrderedDict[str, Table] = OrderedDict()
        self.removing: set[str] = set()
        """Tables that are just being removed from disk: nobody can wake them any more."""
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._reloads: set[asyncio.Task[None]] = set()
        self._replays = Replays()
        services.clock.call_at(services.clock.now() + SWEEP_EVERY, self._sweep)

    # -- making -------------------------------------------------------------------------------

    async def create(self, wish: http.NewTable) -> http.Seated:
        game = find_game(wish.game)
        people = seat_people(game, wish)
        now = self.services.clock.now()
        seed = chosen_seed(wish, [person.kind for person in people], now)
        row = TableRow(
            new_id(), game.id, str(game.version), settle(game, wish.options), len(people),
            seed or secrets.token_hex(32), seed, [msgspec.to_builtins(p) for p in people],
            now,
        )  # fmt: skip
        logged = LoggedTable(row)
        records = [logged.next("door", None, {"asks": True}, now)] if wish.asks else []
        for record in records:
            logged.apply(record)
        table = await self._establish(logged, records)
        mine = [seat for seat, person in enumerate(people) if person.kind == "human"]
        return self._seated(table, mine)

    async def fork(self, table_id: str, wish: http.Fork) -> http.Seated:
        """A new table that stands where a finished one stood: the same cards, another future."""
        old = await self.visit(table_id, wish.code)
        replay = await self._replays.of(old)
        people, mine = fork_people(old.logged.people, wish)
        row = msgspec.structs.replace(
            old.logged.row, id=new_id(), people=[msgspec.to_builtins(p) for p in people],
            created=self.services.clock.now(), forked_from=table_id,
        )  # fmt: skip
        logged, records = await self._replays.aside(table_id, replay.fork, row, wish.at)
        return self._seated(await self._establish(logged, records), [mine])

    async def _establish(self, logged: LoggedTable, records: list[Record]) -> Table:
        """Write it, and only then let it live."""
        row = logged.row
        loop = asyncio.get_running_loop()
        written: asyncio.Future[bool] = loop.create_future()
        table = Table(logged, self.services, self._failed)

        def done(result: bool) -> None:
            loop.call_soon_threadsafe(settle_once, written, result)

        write = partial(self.services.store.create, table.stream, row, records, done)
        if records:  # as many as the fork has answers: not here
            await asyncio.to_thread(write)
        else:
            write()
        if not await written:
            table.close()
            raise TableFault("storage")
        self._keep(table)
        self.services.counts["tables_created"] += 1
        self.services.report("table-created", table=row.id, game=row.game, fork=row.forked_from)
        return table

    # -- seats --------------------------------------------------------------------------------

    async def take_seat(self, table_id: str, seat: int, wish: http.TakeSeat) -> http.Seated:
        name = clean_name(wish.name)
        table = await self.visit(table_id, wish.code)
        table.door.check_seat(seat)
        table.sit(seat, name)
        await table.settled()
        return self._seated(table, [seat])

    def claim(self, table_id: str, token: str) -> Claim | None:
        """The seat a token stands for; None without one: a spectator. Whether it was called back
        is known to the table."""
        if not token:
            return None
        claim = self.signer.read(token, self.services.clock.now())
        if claim.table != table_id:
            raise TableFault("not-your-seat", fatal=True)
        return claim

    def _seated(self, table: Table, mine: list[int]) -> http.Seated:
        return http.Seated(table.info(), {str(seat): table.token(seat) for seat in mine})

    # -- opening and sleep --------------------------------------------------------------------

    async def visit(self, table_id: str, code: str, words: str = "") -> Table:
        """The table, for whoever comes by its link; a fault, if that was changed."""
        table = await self.open(table_id, words)
        table.logged.invitation.check(code)
        return table

    async def open(self, table_id: str, words: str = "") -> Table:
        """The live table; woken from disk if it sleeps (once, however many knock). If it is to
        speak in words, the texts of its game have been read when this is done."""
        table = await self._open(table_id)
        if words and not table.speaks(words):
            await asyncio.to_thread(table.learn, words)
        return table

    async def _open(self, table_id: str) -> Table:
        table = self.live.get(table_id)
        if table is not None:
            self.live.move_to_end(table_id)
            return table
        if table_id in self.removing:
            raise TableFault("no-such-table", fatal=True)
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.ensure_future(self._wake(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    def asleep(self, table_id: str) -> bool:
        return table_id not in self.live and table_id not in self._opening

    async def _wake(self, table_id: str) -> Table:
        try:
            row, records = await aside(self._read, table_id)
            room = WAKING if len(records) <= LONG_LOG else WAKING_LONG
            logged = await aside(LoggedTable.read, row, records, room=room)
        except Damage as damage:
            self.services.report("table-damaged", table=table_id, **damage.fault.args)
            raise
        table = Table(logged, self.services, self._failed)
        self._keep(table)
        return table

    def _read(self, table_id: str) -> tuple[TableRow, list[Record]]:
        found = self.services.store.load(table_id)
        if found is None:
            raise TableFault("no-such-table", fatal=True)
        return found

    def _keep(self, table: Table) -> None:
        """If there are too many, idle ones go to sleep; not this one, which is about to be used.
        Only the few used longest ago are looked at, however many there are; those that are in use
        go to the end of the line, so that next time others are."""
        self.live[table.stream.table] = table
        for other in list(islice(self.live.values(), LOOKED_AT)):
            if len(self.live) <= self.most_live:
                return
            if other.idle and other is not table:
                self._sleep([other])
            else:
                self.live.move_to_end(other.stream.table)

    def _idle(self, since: int) -> list[Table]:
        """Tables left alone for so long, the one used longest ago first."""
        latest = self.services.clock.now() - since
        return [t for t in self.live.values() if t.idle and t.idle_since <= latest]

    def _sleep(self, tables: list[Table]) -> None:
        for table in tables:
            table.close()
            del self.live[table.stream.table]

    def _sweep(self) -> None:
        self._sleep(self._idle(self.sleep_after))
        self.services.clock.call_at(self.services.clock.now() + SWEEP_EVERY, self._sweep)

    # -- when the disk says no ----------------------------------------------------------------

    def _failed(self, table: Table) -> None:
        """What this table holds in memory did not happen. Back to what is on disk."""
        table_id = table.stream.table
        self.services.report("storage-failed", table=table_id)
        if self.live.get(table_id) is table:
            del self.live[table_id]
        task = asyncio.ensure_future(self._move(table))
        self._reloads.add(task)
        task.add_done_callback(self._reloads.discard)

    async def _move(self, dead: Table) -> None:
        """Everybody at the dead table is told, and sees what is true at the one from disk."""
        try:
            table = await self.open(dead.stream.table)
        except Exception as wrong:
            fault = wrong.fault if isinstance(wrong, Damage) else wire.Fault("storage", fatal=True)
            for screen in dead.screens:
                screen.send(encode(fault))
                screen.close()
            return
        for screen, seat in dead.viewers():
            screen.send(encode(wire.Fault("storage")))
            screen.move(table)
            table.join(screen, seat, wire.Join())

    # -- replay -------------------------------------------------------------------------------

    async def moment(
        self, table_id: str, at: int, seat: int | None, words: str = "", code: str = ""
    ) -> http.Moment:
        table = await self.visit(table_id, code, words)
        return await self._replays.moment(table, at, seat, words)


# -- small questions --------------------------------------------------------------------------


def aside(work: Callable[..., T], *args: Any, room: Executor = WAKING) -> asyncio.Future[T]:
    """In a thread: to replay a log takes longer than the other tables should wait."""
    return asyncio.get_running_loop().run_in_executor(room, work, *args)


def settle_once(future: asyncio.Future[bool], result: bool) -> None:
    """Whoever asked may have gone meanwhile."""
    if not future.done():
        future.set_result(result)


def new_id() -> str:
    return random_code(ID_LENGTH)


def find_game(game_id: str) -> Game:
    try:
        return find(game_id)
    except Refused:
        raise TableFault("no-such-game", game=game_id) from None


def settle(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    try:
        return game.settle(options)
    except Refused as no:
        raise TableFault("bad-options", refused=no.key, rule=no.rule, **no.args_) from None


def seat_people(game: Game, wish: http.NewTable) -> list[Sitter]:
    """Who sits where in a new table. Nothing wished: the smallest table, me and bots."""
    wishes = wish.seats
    if not wishes:
        bots = [http.SeatWish("bot", bot=HOUSE)] * (game.seats[0] - 1)
        wishes = [http.SeatWish("me"), *bots]
    if len(wishes) not in game.seats:
        raise TableFault("no-such-seats", seats=len(wishes), allowed=list(game.seats))
    return [sitter_of(game, seat, wish.name) for seat in wishes]


def sitter_of(game: Game, wish: http.SeatWish, my_name: str) -> Sitter:
    name = wish.name or (my_name if wish.kind == "me" else "")
    if name:
        name = clean_name(name)
    if wish.kind == "bot":
        seat_bot(game.id, wish.bot)  # or a fault: no bot of that name
        return Sitter("bot", name, wish.bot)
    return Sitter("human", name) if wish.kind == "me" else Sitter("open")


def fork_people(people: list[Sitter], wish: http.Fork) -> tuple[list[Sitter], int]:
    """Bots stay, I take one seat, the seats of the other humans are open."""
    mine = wish.seat
    if mine is None:
        mine = next((seat for seat, p in enumerate(people) if p.kind != "bot"), 0)
    if not 0 <= mine < len(people):
        raise TableFault("no-such-seat", seat=mine)
    seats = [person if person.kind == "bot" else Sitter("open") for person in people]
    seats[mine] = Sitter("human", clean_name(wish.name) if wish.name else people[mine].name)
    return seats, mine
