"""Whoever takes a seat over learns exactly what that seat knew, in whatever way they come to it."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.table.live.table import Table
from tablee.table.logged import Sitter
from tablee.wire import messages as wire
from tablee.wire.seats import Call, Leave, Offer, PassOn, Vote
from tests.table.kit import Screen, advance, answer, bare, make_table, sit, truth

from .test_company import THREE, as_the_log_tells_it, fault, told

__all__ = ["as_the_log_tells_it"]


def reseat(table: Table, path: str, screens: list[Screen]) -> None:
    """Ana goes and Kim has her seat, in this way."""
    ana = screens[0]
    if path == "offered":
        table.handle(ana, 0, PassOn())
        table.company.take_over(0, ana.of(Offer)[-1].code, "Kim", 0)
        return
    if path == "voted out":
        table.handle(screens[1], 1, Call("open", 0))
        table.handle(screens[2], 2, Vote(True))
    else:
        table.handle(ana, 0, Leave(path == "after a bot"))
    if path == "after a bot":
        before = len(table.logged.match.log)
        advance(table, 5000)
        assert table.logged.match.log[before:][0][0] == 0, "it has played"
        table.handle(screens[1], 1, Call("open", 0))
        for other in range(2, len(screens)):
            table.handle(screens[other], other, Vote(True))
    table.sit(0, "Kim")


def to_a_bid(table: Table) -> None:
    table.play(0, "red")


def to_a_scene(table: Table) -> None:
    """The lovers are made, and hold hands full of scenes and destinies."""
    match = table.logged.match
    while match.ask is not None and match.ask.why != "play":
        seat = next(iter(match.asks))
        table.play(seat, match.default(seat))


def to_a_turn(table: Table) -> None:
    """Ana's, and everybody has goals that nobody else sees."""
    match = table.logged.match
    while match.ask is not None and (match.ask.why, [*match.asks]) != ("turn", [0]):
        seat = next(iter(match.asks))
        table.play(seat, match.default(seat))


@pytest.mark.parametrize("path", ["left", "offered"])
def test_what_was_pressed_in_a_window_is_not_handed_in_for_whoever_came(path: str) -> None:
    """It is held back for some time, and by then somebody else may have the seat."""
    table = make_table("parlour", THREE, key="key 1")
    assert table.logged.match.state.holders[0], "there is something to decide"
    screens = [sit(table, seat) for seat in range(3)]
    table.play(0, "red")
    for seat in range(3):
        table.play(seat, 1)
    answer(table, screens[0], 0, "object")
    reseat(table, path, screens)
    advance(table, 60_000)
    assert 0 in table.logged.match.asks, "Kim is asked"
    answer(table, sit(table, 0), 0, "pass")
    advance(table, 60_000)
    assert (0, "pass") in [tuple(entry) for entry in table.logged.match.log]


@pytest.mark.parametrize(
    ("game", "begin", "path"),
    [
        ("parlour", to_a_bid, "left"),
        ("parlour", to_a_bid, "offered"),
        ("parlour", to_a_bid, "voted out"),
        ("parlour", to_a_bid, "after a bot"),
        ("fog-of-love", to_a_scene, "offered"),
        ("fog-of-love", to_a_scene, "after a bot"),
        ("fiese-freunde", to_a_turn, "left"),
        ("fiese-freunde", to_a_turn, "offered"),
        ("fiese-freunde", to_a_turn, "voted out"),
        ("fiese-freunde", to_a_turn, "after a bot"),
    ],
)
def test_whoever_takes_the_seat_knows_what_it_knew_and_who_left_knows_no_more(
    game: str, begin: Any, path: str
) -> None:
    table = make_table(game, THREE[:2] if game == "fog-of-love" else THREE, key="key 1")
    screens = [sit(table, seat) for seat in range(len(table.logged.people))]
    begin(table)
    ana, old, known = screens[0], table.token(0), sit(table, 0).heard[-1]
    device = Screen()
    now, signer = table.services.clock.now(), table.services.signer
    table.enter(device, signer.read(old, now), wire.Join(curtain=True))
    reseat(table, path, screens)
    assert (told(device), device.closed) == (told(ana), True), "it came by her token"
    out = path == "voted out" or (path == "after a bot" and len(screens) > 2)
    assert told(ana) == ("voted-out" if out else "passed-on")
    assert ana.closed
    assert table.logged.people[0] == Sitter("human", "Kim")
    now, signer = table.services.clock.now(), table.services.signer
    with fault("logged-out"):
        table.logged.invitation.admit(signer.read(old, now), "")
    kim = Screen()
    table.enter(kim, signer.read(table.token(0), now), wire.Join())
    welcome = kim.heard[-1]
    assert (bare(welcome.view), welcome.events) == truth(table, 0)
    assert truth(table, 0) not in (truth(table, 1), truth(table, None))
    if path != "after a bot":  # nothing has happened since
        assert (welcome.view, welcome.events) == (known.view, known.events)
        assert welcome.prompt == known.prompt
    heard = len(ana.heard)
    while kim.heard[-1] is welcome:  # nobody is told of a pass before the window closes
        seat = next(seat for seat in table.logged.match.asks if seat != 0 or game != "parlour")
        table.play(seat, table.logged.match.default(seat))
    assert len(ana.heard) == heard
