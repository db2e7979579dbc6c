"""Two rivals at the real table: heat after heat, each knows how quick they truly were.

All cards show the same symbol, so that nearly every card is a race. Winning, judging and drawing
are played as at any table, only quicker.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

import tablee
from tablee.games.anomia.content.themes import deck
from tablee.games.anomia.state import Anomia
from tablee.lab.memory import Memory
from tablee.lab.race.device import Device
from tablee.lab.race.foreign import Foreign
from tablee.lab.race.network import Net
from tablee.table.clock import VirtualClock
from tablee.table.live.table import Table
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.services import Services
from tablee.table.store.store import TableRow
from tablee.wire import messages as wire

TYPING = (300, 1_500)
"""From the first key to handing in."""
REACTION = (700, 2_500)
LONGEST = 3_600_000
LETTERS = "bcdfghjklmnpqrstvwxz"


class Heat(Struct):
    """What one race was in truth, and what became of it. Times per rival, in ms."""

    gap: int
    quicker: int
    true: tuple[int, int]
    naive: list[int]
    """When the start would reach a server that shows cards on arrival and compares arrivals."""
    believed: list[int]
    winner: int = -1
    """-1: not decided; -2: exactly together."""

    @property
    def wrong(self) -> bool:
        return self.winner == 1 - self.quicker

    @property
    def naively_wrong(self) -> bool:
        return self.naive[self.quicker] > self.naive[1 - self.quicker]


class Rival(Device):
    """Plays as the duel says."""

    duel: Duel

    def play(self, duel: Duel) -> None:
        self.duel = duel
        self.shown = self._look
        self.told = lambda notes: self._look() if notes else None
        self._race: int | None = None

    def _look(self) -> None:
        """Whatever is asked is answered; a race only once."""
        why = self.prompt.why if self.prompt is not None else ""
        if why == "race" and self.heat is not None and self._race != self.heat.id:
            self._race = self.heat.id
            reaction = self.duel.heat(self.heat.id).true[self.seat]
            assert self.shown_at is not None
            self._later(reaction - (self.local - self.shown_at), self._start)
        elif why in ("ready", "draw", "challenge"):
            self._later(30, lambda: self._answer(why))

    def _answer(self, why: str) -> None:
        if self.prompt is not None and self.prompt.why == why:
            form = self.prompt.form
            assert isinstance(form, wire.TimedForm)
            self.press("fine" if why == "challenge" else form.options[0])

    def _start(self) -> None:
        if self.heat is None or self.heat.id != self._race or self.shown_at is None:
            return
        began, heat = self.local - self.shown_at, self.heat.id
        took, record = self.press("start"), self.duel.heat(heat)
        record.naive[self.seat] = self.came_in + record.true[self.seat] + took
        self._later(self.rand.randint(*TYPING), lambda: self._finish(heat, began))

    def _finish(self, heat: int, began: int) -> None:
        if self.heat is not None and self.heat.id == heat:
            word = "".join(self.rand.choice(LETTERS) for _ in range(8))
            self.press(["say", word], began)


class Duel:
    """One table, until its cards are used up."""

    def __init__(
        self, nets: tuple[Net, Net], gap: int, seed: str, kinds: tuple[type[Rival], type[Rival]],
        trust: str = "friends", hop: Net | None = None,
    ) -> None:  # fmt: skip
        """`hop`: the second of the two is connected to another process than the table's."""
        self.rand = random.Random(seed)
        self.gap = gap
        self.heats: dict[int, Heat] = {}
        self.table = make_table(seed, trust)
        far = Foreign(self.table, hop, random.Random(f"{seed}/hop")) if hop else self.table
        self.rivals = [
            kind(table, seat, net, random.Random(f"{seed}/{seat}"))
            for seat, (kind, net, table) in enumerate(
                zip(kinds, nets, (self.table, far), strict=True)
            )
        ]
        for rival in self.rivals:
            rival.play(self)

    def heat(self, number: int) -> Heat:
        """Its truth, drawn when the first of the two sees it."""
        if number not in self.heats:
            quicker, first = self.rand.randrange(2), self.rand.randint(*REACTION)
            true = (first, first + self.gap) if quicker == 0 else (first + self.gap, first)
            self.heats[number] = Heat(self.gap, quicker, true, [LONGEST] * 2, [-1, -1])
        return self.heats[number]

    def run(self) -> Iterator[Heat]:
        """All races of the table that were decided."""
        clock = self.table.services.clock
        assert isinstance(clock, VirtualClock)
        for _ in range(LONGEST // 10_000):
            if self.table.logged.over:
                break
            clock.advance(10_000)
        self._read()
        for heat in self.heats.values():
            if heat.winner != -1:
                yield heat

    def _read(self) -> None:
        """From the log: what was believed, and who was told to be first."""
        match = self.table.logged.match
        past = LoggedTable(
            self.table.logged.row, position(self.table.logged.row.key, match.options)
        ).match
        for seat, choice in match.log:
            assert isinstance(past.state, Anomia)
            number, known = past.state.heat, len(past.history)
            past.answer(seat, choice)
            if seat >= 0 and choice[0] == "start" and number in self.heats:
                self.heats[number].believed[seat] = choice[1]
            for event in past.history[known:]:
                if event.key == "answered" and number in self.heats:
                    self.heats[number].winner = event.args["seat"]
                elif event.key == "tie" and number in self.heats:
                    self.heats[number].winner = -2


# -- the table --------------------------------------------------------------------------------


def position(key: str, options: dict[str, Any]) -> tablee.Match:
    """Two players, and the same symbol on every card."""
    cards = [f"{theme.id}/sun" for theme in deck("fr", "en", 1)]
    return tablee.scenario(
        "anomia", key, seats=2, left=cards[::2], right=cards[1::2], trust=options["trust"]
    )


def make_table(seed: str, trust: str) -> Table:
    people = [msgspec.to_builtins(Sitter("human", name)) for name in ("Ana", "Ben")]
    row = TableRow("race", "anomia", "", {}, 2, seed, "", people, 0)
    services = Services(Memory(), VirtualClock())
    logged = LoggedTable(row, position(seed, {"trust": trust}))
    return Table(logged, services, lambda table: None)
