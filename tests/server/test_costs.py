"""Rate limits: each message is charged by its cost to two buckets, of the connection and of the
address."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import msgspec
import pytest

from tablee.server.gate.guard import Guard
from tablee.server.gate.trust import Trust
from tablee.server.limits import COSTS, DAY, DEAR, LEAST_COST, Buckets, Limits
from tablee.server.ws import MOST_DROPPED, Connection, Hub
from tablee.table.clock import VirtualClock
from tablee.table.lobby import Lobby
from tablee.table.seats.tokens import Signer
from tablee.wire import http
from tablee.wire import messages as wire
from tests.table.kit import make_services

decode = msgspec.json.Decoder(wire.ServerMessage).decode


class Wire:
    """The client's end of a connection, without a network."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.closed = False

    def tell(self, text: bytes) -> None:
        self.heard.append(decode(text))

    def hang_up(self) -> None:
        self.closed = True

    def faults(self) -> Counter[str]:
        return Counter(m.code for m in self.heard if isinstance(m, wire.Fault))


class Room:
    def __init__(self, **limits: int) -> None:
        services = make_services()
        self.lobby = Lobby(services, Signer(b"secret"))
        guard = Guard(Limits(**limits), Trust(), services.clock, services.counts)
        self.hub = Hub(self.lobby, guard)
        self.clock: VirtualClock = self.hub.clock  # type: ignore[assignment]

    async def make(self) -> http.Seated:
        seats = [http.SeatWish("me"), http.SeatWish("me")]
        return await self.lobby.create(http.NewTable("tic-tac-toe", seats=seats))

    def connect(self, made: http.Seated, address: str = "a") -> tuple[Connection, Wire]:
        line = Wire()
        connection = self.hub.admit(line, made.table.id, address)
        say(connection, wire.Join(made.tokens["0"]))
        self.clock.advance(1000)
        line.heard.clear()
        return connection, line


def say(connection: Connection, *messages: Any) -> None:
    for message in messages:
        connection.take(msgspec.json.encode(message))


def test_every_message_has_its_cost() -> None:
    assert set(COSTS) <= set(get_args(wire.ClientMessage))
    costs = {kind: COSTS.get(kind, DEAR) for kind in get_args(wire.ClientMessage)}
    assert min(costs.values()) == LEAST_COST
    assert max(costs.values()) <= Limits().message_burst, "or it could never be sent"
    assert costs[wire.Join] >= costs[wire.Undo] > costs[wire.Say] > costs[wire.Answer]


@pytest.mark.parametrize(
    "message", [wire.Ping(0), wire.Undo(), wire.Agree(True), wire.Answer(9, 0)]
)
async def test_a_burst_holds_as_many_as_it_can_pay_for(message: Any) -> None:
    room = Room(message_burst=40)
    connection, line = room.connect(await room.make())
    most = int(40 / COSTS[type(message)])
    say(connection, *[message] * (most + 3))
    assert line.faults()["too-fast"] == 3
    room.clock.advance(1000)
    line.heard.clear()
    say(connection, *[message] * 50)
    assert 50 - line.faults()["too-fast"] == int(20 / COSTS[type(message)])


async def test_undo_after_undo_is_slowed_down_where_answers_are_not() -> None:
    """Forty undos at once was the attack: five are heard."""
    room = Room()
    connection, line = room.connect(await room.make())
    say(connection, *[wire.Undo()] * 40)
    assert line.faults() == {"too-fast": 35}
    assert len([m for m in line.heard if isinstance(m, wire.Refusal)]) == 5


async def test_what_is_no_message_is_paid_for_as_well() -> None:
    room = Room(message_burst=40)
    connection, line = room.connect(await room.make())
    for _ in range(100):
        connection.take(b"{")
    assert line.faults() == {"malformed": 80, "too-fast": 20}


async def test_many_connections_of_one_address_share_a_bucket() -> None:
    room = Room(address_messages_per_second=50)
    made = await room.make()
    crowd = [room.connect(made) for _ in range(10)]
    stranger, line = room.connect(made, "b")
    for connection, _ in crowd:
        say(connection, *[wire.Answer(9, 0)] * 30)
    heard = sum(300 // 10 - far.faults()["too-fast"] for _, far in crowd)
    assert heard == 100, "two seconds' worth, not three hundred"
    say(stranger, *[wire.Answer(9, 0)] * 30)
    assert line.faults()["too-fast"] == 0, "another address does not notice"


async def test_who_goes_on_is_sent_away() -> None:
    room = Room()
    connection, line = room.connect(await room.make())
    say(connection, *[wire.Undo()] * (MOST_DROPPED + 10))
    assert line.closed


def test_a_day_is_a_day() -> None:
    clock = VirtualClock()
    buckets = Buckets(clock, 2, DAY)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    clock.advance(DAY * 1000 // 2)
    assert [buckets.take("a") for _ in range(2)] == [True, False]
