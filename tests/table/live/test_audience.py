"""Spectators are sent patches, and see the whole view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tablee.kernel import patched, sample
from tablee.lab.faults.mirror import bare
from tablee.table.live.table import Table
from tablee.table.logged import Sitter
from tablee.wire import messages as wire
from tests.table.kit import Screen, answer, make_table, sit, truth

TABLES = [("tic-tac-toe", 2), ("fiese-freunde", 3), ("fog-of-love", 2), ("fear-of-the-dark", 1)]


def seen(screen: Screen) -> dict[str, Any]:
    """The view as the messages to this screen make it."""
    view: dict[str, Any] = {}
    for message in screen.heard:
        if isinstance(message, wire.Welcome):
            view = message.view
        elif isinstance(message, wire.Update):
            view = patched(view, message.patch)
    return bare(view)


def play_on(table: Table, screens: list[Screen], answers: int, rand: random.Random) -> None:
    for _ in range(answers):
        asks = {seat: form for seat, form in table.logged.match.asks.items() if seat >= 0}
        if not asks:
            return
        seat = rand.choice(sorted(asks))
        answer(table, screens[seat], seat, msgspec.to_builtins(sample(asks[seat], rand)))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_deep_and_by_key_show_the_same(game: str, seats: int) -> None:
    """A screen that applies deep patches, one that replaces whole keys, and one that has
    just come: all show the view."""
    people = [Sitter("human", f"Player {seat}") for seat in range(seats)]
    table = make_table(game, people)
    deep = [sit(table, seat, wire.Join(deep=True)) for seat in range(seats)]
    plain = [sit(table, seat) for seat in range(seats)]
    rand = random.Random(4)
    for _ in range(12):
        play_on(table, deep, 5, rand)
        for seat in range(seats):
            view, _ = truth(table, seat)
            assert seen(deep[seat]) == seen(plain[seat]) == seen(sit(table, seat)) == view
    told = {
        how: [message.patch for screen in screens for message in screen.of(wire.Update)]
        for how, screens in (("deep", deep), ("plain", plain))
    }
    assert not any("." in path for patch in told["plain"] for path in patch)
    small, large = (len(msgspec.json.encode(told[how])) for how in ("deep", "plain"))
    assert small < large or game == "tic-tac-toe", "a small view is told key by key"


def test_nothing_is_remembered_when_nobody_looks() -> None:
    table = make_table("fiese-freunde", [Sitter("human", "Ana"), Sitter("human", "Ben")])
    ana = sit(table, 0)
    assert table.audience._memory is not None
    table.leave(ana, 0)
    assert table.audience._memory is None
    play_on(table, [ana, ana], 3, random.Random(1))
    assert seen(sit(table, 1)) == truth(table, 1)[0]
