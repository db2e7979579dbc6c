"""What goes between two processes: in order, at most once, or not at all."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from tablee.cluster.messages import Batch, Item, Left, Told, unpack
from tablee.cluster.pair import Pair

from .kit import until


class Wire:
    """Between two sides; sent batches are queued here until the test delivers or drops them."""

    most_bytes = 5_000

    def __init__(self) -> None:
        self.sent: deque[Batch] = deque()

    def publish(self, data: bytes, *parts: str) -> None:
        assert len(data) <= self.most_bytes
        batch = unpack(data, Batch)
        assert batch is not None
        self.sent.append(batch)


class Side:
    def __init__(self, by_edge: bool, patience: float = 30) -> None:
        self.wire = Wire()
        self.heard: list[Item] = []
        self.broken = False
        bus: Any = self.wire
        self.pair = Pair(bus, "me", "you", 7, by_edge, patience)
        self.pair.hear = self.heard.append
        self.pair.broken = lambda: setattr(self, "broken", True)

    def give(self, other: Side) -> None:
        while self.wire.sent:
            other.pair.take(self.wire.sent.popleft())


async def turn() -> None:
    await asyncio.sleep(0)


async def test_all_of_one_turn_is_one_batch_in_order() -> None:
    edge, owner = Side(True), Side(False)
    items = [Left(number) for number in range(5)]
    for item in items:
        edge.pair.put(item)
    await turn()
    assert [batch.number for batch in edge.wire.sent] == [1]
    edge.give(owner)
    edge.pair.put(Left(9))
    await turn()
    edge.give(owner)
    assert owner.heard == [*items, Left(9)]


async def test_a_gap_breaks_it_for_good() -> None:
    edge, owner = Side(True), Side(False)
    for number in range(3):
        edge.pair.put(Left(number))
        await turn()
    del edge.wire.sent[1]
    edge.give(owner)
    assert owner.heard == [Left(0)]
    assert owner.broken
    owner.pair.take(Batch(7, True, 2, 0, [Left(1)]))
    assert owner.heard == [Left(0)], "what comes too late is not taken up"


async def test_what_comes_twice_is_not_heard_twice() -> None:
    edge, owner = Side(True), Side(False)
    edge.pair.put(Left(0))
    await turn()
    batch = edge.wire.sent[0]
    owner.pair.take(batch)
    owner.pair.take(batch)
    assert owner.heard == [Left(0)]
    assert owner.broken


async def test_what_is_heard_is_acknowledged_with_the_next_batch_or_soon() -> None:
    edge, owner = Side(True), Side(False)
    edge.pair.put(Left(0))
    await turn()
    edge.give(owner)
    owner.pair.put(Told(0, b"hi"))
    await turn()
    assert [(batch.number, batch.heard) for batch in owner.wire.sent] == [(1, 1)]
    owner.give(edge)
    found = await until(lambda: edge.wire.sent)
    assert (found[0].number, found[0].heard) == (0, 1)


async def test_without_an_acknowledgement_it_breaks() -> None:
    edge = Side(True, patience=0.05)
    edge.pair.put(Left(0))
    await until(lambda: edge.broken)


async def test_with_one_it_does_not() -> None:
    edge, owner = Side(True, patience=0.05), Side(False, patience=0.05)
    edge.pair.put(Left(0))
    await turn()
    edge.give(owner)
    edge.pair.take(Batch(7, False, 0, 1))
    other = Side(True, patience=0.15)
    other.pair.put(Left(0))
    await until(lambda: other.broken)
    assert not edge.broken


async def test_a_long_text_goes_in_pieces() -> None:
    edge, owner = Side(True), Side(False)
    text = bytes(range(256)) * 40
    owner.pair.tell(3, text)
    await turn()
    owner.give(edge)
    pieces = [item for item in edge.heard if isinstance(item, Told)]
    assert b"".join(piece.text for piece in pieces) == text
    assert [piece.more for piece in pieces] == [True] * (len(pieces) - 1) + [False]
    assert len(pieces) > 1
