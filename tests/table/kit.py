"""The base of the tests of the table: a game with every kind of ask, a store controlled by hand,
screens that remember, and a client that keeps up only by what it is sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import field

import tablee
import tablee.lab.yardsticks  # registers tic-tac-toe
from tablee.kernel import (
    CLOCK,
    Amount,
    Catalogue,
    Game,
    Match,
    Part,
    Result,
    Seat,
    StandingOrder,
    State,
    Step,
    race,
    register,
    sealed,
    turn,
    window,
)
from tablee.lab.faults.mirror import Mirror, bare, choose
from tablee.table.clock import VirtualClock
from tablee.table.live.table import Table
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.making.opening import opening
from tablee.table.services import Pace, Services
from tablee.table.store.store import Claimed, Record, Snapshot, TableRow
from tablee.table.store.writer import Done, Statement, Stream
from tablee.table.waking.snapshots import portrait, restored, take
from tablee.wire import messages as wire
from tablee.wire.slow import Tempo

__all__ = ["Mirror", "bare", "choose"]

_decode = msgspec.json.Decoder(wire.ServerMessage).decode


class Parlour(State):
    """A turn, a sealed bid, a reaction window, a race against the clock; twice."""

    rounds: int = 0
    holders: list[int] = field(default_factory=list)
    """Secret: who may object. Drawn anew each round."""
    scores: list[int] = field(default_factory=list)

    def setup(self) -> None:
        self.holders, self.scores = [0] * self.seats, [0] * self.seats

    def next_step(self) -> Step | None:
        return None if self.rounds == 2 else self.round()

    def round(self) -> Step:
        seats = range(self.seats)
        for seat in seats:
            self.holders[seat] = self.roll(2)
            self.emit("dealt", to=(seat,), holds=self.holders[seat])
        colour = yield turn(0, ("red", "blue"), "colour", "PA-1")
        self.emit("colour", "PA-1", colour=colour)
        bids = yield sealed({s: Amount(0, 5) for s in seats}, "bid", "PA-2")
        self.emit("bids", "PA-2", bids=[bids[s] for s in seats])
        held = {s: ("pass", "object") if self.holders[s] else ("pass",) for s in seats}
        replies = yield window(held, "react", "PA-3", default=dict.fromkeys(seats, "pass"))
        self.emit("reactions", "PA-3", replies=[replies[s] for s in seats])
        runners = {**dict.fromkeys(seats, ("slap",)), CLOCK: ("time",)}
        winner, _ = yield race(runners, "slap", "PA-4", after=3000)
        if winner != CLOCK:
            self.scores[winner] += 1
        self.emit("slap", "PA-4", seat=winner)
        self.rounds += 1

    def view(self, seat: Seat | None) -> dict[str, Any]:
        mine = {} if seat is None else {"holds": self.holders[seat]}
        return {"rounds": self.rounds, "scores": self.scores, **mine}

    def results(self) -> list[Result]:
        best = max(self.scores)
        return [Result(s, self.scores[s] == best, "end", "PA-5") for s in range(self.seats)]

    @staticmethod
    def tell(view: Any, say: Catalogue, lang: str) -> list[Part]:
        return [Part("all", str(view))]


ORDERS = (
    StandingOrder("react", "react", ("always",), lambda view, prompt, value: "pass"),
    StandingOrder("bid", "bid", (0, 1, 2), lambda view, prompt, most: min(most, prompt.options.hi)),
)

register(Game("parlour", Parlour, (2, 3), Path(__file__).parent, hidden=True, orders=ORDERS))


# -- a store held in the hand -----------------------------------------------------------------


class HeldStore:
    """What is written lies on `queue` until `release` lets it reach the disk, or `fail` does not.
    `at_once`: no waiting."""

    def __init__(self, at_once: bool = True) -> None:
        self.at_once = at_once
        self.broken = False
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[Record]] = {}
        self.over: dict[str, bool] = {}
        self.kept: dict[str, list[Snapshot]] = {}
        self.fences: dict[str, int] = {}
        self.queue: list[tuple[Stream, tuple[Record, ...], TableRow | None, Done]] = []

    def load(self, table: str) -> tuple[TableRow, list[Record]] | None:
        if self.broken:
            raise OSError("the disk is gone")
        if table not in self.rows:
            return None
        return self.rows[table], list(self.logs[table])

    def claim(self, table: str) -> Claimed | None:
        found = self.load(table)
        if found is None:
            return None
        fence = self.fences[table] = self.fences.get(table, 0) + 1
        snapshot = (self.snapshots(table) or [None])[-1]
        records = found[1][snapshot.seq if snapshot else 0 :]
        return Claimed(found[0], fence, snapshot, records)

    def snapshots(self, table: str) -> list[Snapshot]:
        return list(self.kept.get(table, []))

    def append(
        self,
        stream: Stream,
        records: tuple[Record, ...],
        done: Done,
        over: bool | None = None,
        snapshot: Snapshot | None = None,
        more: tuple[Statement, ...] = (),
    ) -> None:
        if over is not None:
            self.over[stream.table] = over
        if snapshot is not None:
            older = [s for s in self.snapshots(stream.table) if s.version != snapshot.version]
            self.kept[stream.table] = [*older, snapshot]
        self._take(stream, records, None, done)

    def create(self, stream: Stream, row: TableRow, records: list[Record], done: Done) -> None:
        self._take(stream, tuple(records), row, done)

    def _take(
        self, stream: Stream, records: tuple[Record, ...], row: TableRow | None, done: Done
    ) -> None:
        self.queue.append((stream, records, row, done))
        if self.at_once:
            self.release()

    def release(self, count: int | None = None) -> None:
        """Let the oldest writes (all of them) reach the disk."""
        ready, self.queue = self.queue[:count], self.queue[count:] if count else []
        for stream, records, row, done in ready:
            stream.dead |= stream.fence != self.fences.get(stream.table, 0)
            if not stream.dead:
                self._write(stream, records, row)
            done(not stream.dead)

    def _write(self, stream: Stream, records: tuple[Record, ...], row: TableRow | None) -> None:
        if row is not None:
            self.rows[stream.table] = row
            self.fences[stream.table] = stream.fence
        log = self.logs.setdefault(stream.table, [])
        for record in records:
            plain = msgspec.json.decode(msgspec.json.encode(record), type=Record)
            assert plain.seq == len(log) + 1, "a gap in the log"
            log.append(plain)

    def fail(self) -> None:
        """Everything that waits fails, as on a full disk."""
        ready, self.queue = self.queue, []
        for stream, *_ in ready:
            stream.dead = True
        for *_, done in ready:
            done(False)


# -- screens ----------------------------------------------------------------------------------


class Screen:
    """Remembers what it was sent."""

    def __init__(self, words: str = "") -> None:
        self.address = self.code = ""
        self.words = words
        self.deep = False
        self.heard: list[Any] = []
        self.table: Table | None = None
        self.closed = False

    def send(self, text: bytes) -> None:
        assert not self.closed
        self.heard.append(_decode(text))

    def move(self, table: Table) -> None:
        self.table = table

    def again(self, unheard: list[Any]) -> None:
        raise AssertionError("no table moves here")

    def close(self) -> None:
        self.closed = True

    @property
    def last(self) -> Any:
        return self.heard[-1]

    def of(self, kind: type) -> list[Any]:
        return [message for message in self.heard if isinstance(message, kind)]

    def forget(self) -> None:
        self.heard.clear()


def truth(table: Table, seat: int | None) -> tuple[dict[str, Any], list[wire.Note]]:
    """What a viewer should have now, straight from the match, as JSON makes it."""
    return truth_of(table.logged.match, seat)


def truth_of(match: Match, seat: int | None) -> tuple[dict[str, Any], list[wire.Note]]:
    plain = msgspec.json.decode(msgspec.json.encode([match.view(seat), match.events(seat)]))
    return bare(plain[0]), [wire.Note(**note) for note in plain[1]]


# -- tables -----------------------------------------------------------------------------------


def think_now(think: Any, then: Any) -> None:
    """Runs a bot synchronously."""
    try:
        then(think())
    except Exception as error:
        then(error)


def make_services(store: HeldStore | None = None, late_departure: bool = False) -> Services:
    """Services without delayed departures: messages are sent as soon as something has happened."""
    pace = Pace(spread=0, late_departure=late_departure)
    services = Services(store or HeldStore(), VirtualClock(), pace, think_now)
    services.rest = lambda leave: leave()
    return services


def make_table(
    game: str = "tic-tac-toe",
    people: list[Sitter] | None = None,
    services: Services | None = None,
    key: str = "key",
    tempo: Tempo = "live",
) -> Table:
    services = services or make_services()
    people = people or [Sitter("human", "Ana"), Sitter("human", "Ben")]
    plain = [msgspec.to_builtins(person) for person in people]
    version, now = str(tablee.games()[game].version), services.clock.now()
    row = TableRow("table", game, version, {}, len(people), key, "", plain, now)
    store = services.store
    assert isinstance(store, HeldStore)
    logged = LoggedTable(row)
    store.rows["table"], store.logs["table"] = row, opening(logged, tempo, {})
    return Table(logged, services, lambda table: None)


def sit(table: Table, seat: int | None, join: wire.Join | None = None) -> Screen:
    screen = Screen(join.words if join else "")
    table.join(screen, seat, join or wire.Join())
    return screen


def answer(table: Table, screen: Screen, seat: int | None, choice: Any) -> None:
    table.handle(screen, seat, wire.Answer(table.logged.match.asked, choice))


class Ear(Screen):
    """Remembers when it heard what, to the byte."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.noted: list[tuple[int, bytes]] = []
        self._clock = table.services.clock

    def send(self, text: bytes) -> None:
        super().send(text)
        self.noted.append((self._clock.now(), text))


def advance(table: Table, ms: int) -> None:
    table.services.clock.advance(ms)  # type: ignore[attr-defined]


def woken(table: Table) -> Table:
    """The same table after the server was killed: from its log alone."""
    store = table.services.store
    assert isinstance(store, HeldStore)
    table.close()
    again = LoggedTable.read(table.logged.row, store.logs["table"])
    assert portrait(again) == portrait(table.logged)
    assert portrait(restored(again.row, take(again, fresh=True))) == portrait(again)
    return Table(again, table.services, lambda table: None)
