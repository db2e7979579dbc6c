"""A scripted network between table and clients: lag, loss, reordering of wires, two tabs.

Each client is a mirror that knows only what it was sent. Whatever the network did, once it is
quiet every mirror shows exactly what its seat may know.
"""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import pytest

from tablee.kernel import CLOCK, sample
from tablee.table.services import Pace
from tablee.wire import messages as wire
from tests.table.kit import HeldStore, Mirror, Screen, choose, make_services, make_table, truth


class Tab:
    """A browser tab: a wire that delays, a connection that breaks, a mirror that survives it."""

    def __init__(self, table: Any, seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.mirror = Mirror()
        self.screen = Screen()
        self.read = 0
        self.outgoing: deque[Any] = deque()
        self.connect()

    def connect(self) -> None:
        self.screen, self.read = Screen(), 0
        self.table.join(self.screen, self.seat, self.mirror.join)

    def drop(self) -> None:
        """The connection breaks: what was on the way, either way, is lost."""
        self.table.leave(self.screen, self.seat)
        self.outgoing.clear()
        self.connect()

    def receive(self, most: int) -> None:
        """Some of what was sent arrives."""
        for message in self.screen.heard[self.read : self.read + most]:
            self.mirror.hear(message)
            self.read += 1

    def transmit(self) -> None:
        """The oldest message of this tab reaches the table."""
        if self.outgoing:
            self.table.handle(self.screen, self.seat, self.outgoing.popleft())

    def act(self, rand: random.Random) -> None:
        """Somebody clicks, on whatever this tab shows; it may be stale."""
        prompt = self.mirror.prompt
        if rand.random() < 0.1:
            self.outgoing.append(wire.Undo())
        elif rand.random() < 0.1:
            self.outgoing.append(wire.Agree(rand.random() < 0.8))
        elif rand.random() < 0.05:
            self.outgoing.append(wire.Say("…"))
        elif prompt is not None:
            began = rand.choice([None, rand.uniform(200, 2_000)])
            self.outgoing.append(wire.Answer(prompt.ask, choose(prompt.form, rand), began))


@pytest.mark.parametrize("game", ["tic-tac-toe", "parlour", "connect-four", "anomia"])
@pytest.mark.parametrize("seed", range(8))
def test_every_mirror_is_true_in_the_end(game: str, seed: int) -> None:
    rand = random.Random(f"{game} {seed}")
    store = HeldStore(at_once=False)
    table = make_table(game, services=make_services(store))
    tabs = [Tab(table, seat) for seat in (0, 0, 1, 1, None, None)]
    for _ in range(600):
        tab = rand.choice(tabs)
        what = rand.random()
        if what < 0.25:
            tab.act(rand)
        elif what < 0.5:
            tab.transmit()
        elif what < 0.8:
            tab.receive(rand.randint(1, 5))
        elif what < 0.83:
            tab.drop()
        elif what < 0.95 and store.queue:
            store.release(rand.randint(1, len(store.queue)))
        else:
            table.services.clock.advance(rand.randint(0, 1500))
    store.release()
    for tab in tabs:
        tab.receive(10_000)
        assert (tab.mirror.view, tab.mirror.events) == truth(table, tab.seat)
        assert tab.mirror.rewinds == table.logged.rewinds
        faults = {m.code for m in tab.screen.heard if isinstance(m, wire.Fault)}
        assert faults <= {
            "stale", "not-asked", "over", "no-undo", "no-proposal", "not-seated", "bad-time",
        }  # fmt: skip


def test_a_whole_game_over_a_bad_network_is_the_game_in_the_log() -> None:
    rand = random.Random(7)
    table = make_table("parlour")
    tabs = [Tab(table, seat) for seat in (0, 1)]
    match = table.logged.match
    while match.ask is not None:
        seats = [seat for seat in match.asks if seat != CLOCK]
        tab = tabs[rand.choice(seats)]
        choice = sample(match.asks[tab.seat], rand)
        for _ in range(rand.choice([1, 1, 2])):  # sometimes twice: the second is too late
            tab.outgoing.append(wire.Answer(match.asked, choice))
        if rand.random() < 0.2:
            tab.drop()  # lost on the way: the player has to click again
        while tab.outgoing:
            tab.transmit()
        table.services.clock.advance(Pace().window)  # what was quick in a reaction window
        match = table.logged.match
    for tab in tabs:
        tab.receive(10_000)
        assert (tab.mirror.view, tab.mirror.events) == truth(table, tab.seat)
    answers = [r for r in table.services.store.logs["table"] if r.kind == "answer"]
    assert [(r.seat, r.data) for r in answers] == match.log
